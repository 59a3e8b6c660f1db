"""The laws that import-linter cannot see, each as a question that answers with the lines that break it."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

from pos_app.domain import errors
from tests.architecture.reading import Module, last_name

_READS_IT_LATE = Path("app/till.py")  # behind the first paint: what it reads so it imports by name as well
_MOVES_MONEY = ("initialize", "enroll", "tv_pay")
_JUDGES = ("payment.py", "tv.py")
_STATES = frozenset({"state", "next_state"})
_WRITES = frozenset({"record", "begin_anew"})
_REACHES_BY_TEXT = frozenset({"getattr", "attrgetter", "methodcaller"})
_FAILED_CALLS = frozenset(
    name
    for name, one in inspect.getmembers(errors, inspect.isclass)
    if issubclass(one, errors.CallFailed)
)  # fmt: skip
_ANY_ERROR = frozenset({"KnownError", "Exception", "BaseException"})
_CALLS_THE_SERVICE = frozenset({"gateway", "services"})
_CANNOT_REACH_THE_JOURNAL = frozenset({"domain", "sandbox"})  # import-linter sees to it; their records are others
_WRITERS = frozenset({"services", "journal"})
_ONLY_SAYS = frozenset({"debug", "info", "warning", "error", "exception", "critical", "log", "print"})


def imports_by_text(modules: list[Module]) -> Iterator[str]:
    """Down only: no room of the house fetches another by a text, where import-linter does not see it."""
    for module in modules:
        for node in module.nodes if module.path != _READS_IT_LATE else ():
            if isinstance(node, ast.Call) and module.name_of(node.func) in {"import_module", "__import__"}:
                texts = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
                if any(isinstance(text, str) and text.startswith((".", "pos_app")) for text in texts):
                    yield _at(module, node, "imports by text")


def spends_ink_it_was_not_given(modules: list[Module]) -> Iterator[str]:
    """Ink before bytes: what moves money demands the receipt of a commit, and only the journal hands receipts out."""
    for module in modules:
        if module.room != "journal":
            yield from (_at(module, node, "makes Ink") for name, node in module.mentions if name == "Ink")
        if module.room == "gateway" and module.path.name == "client.py":
            yield from _methods_without_ink(module)


def _methods_without_ink(module: Module) -> Iterator[str]:
    methods = [node for node in module.nodes if isinstance(node, ast.AsyncFunctionDef)]
    for name in _MOVES_MONEY:
        found = [method for method in methods if method.name == name]
        if not found:
            yield f"{module.path}: no method {name}"
        for method in found:
            if not any(_is_ink(module, argument) for argument in (*method.args.args, *method.args.kwonlyargs)):
                yield _at(module, method, f"{name} takes no Ink")


def _is_ink(module: Module, argument: ast.arg) -> bool:
    # `Ink | None` would be a way around: a receipt that need not be there.
    return argument.annotation is not None and module.name_of(argument.annotation) == "Ink"


def holds_a_second_pen(modules: list[Module]) -> Iterator[str]:
    """One pen: only services record, only the journal announces."""
    for module in modules:
        for name, node in module.mentions:
            writes = name in _WRITES and (isinstance(node, ast.Attribute) or module.renamed.get(node_id(node)) == name)
            if writes and module.room not in _WRITERS | _CANNOT_REACH_THE_JOURNAL:
                yield _at(module, node, "writes to the journal")
            if name == "Changed" and module.room != "journal":
                yield _at(module, node, "announces")
        if module.room not in _WRITERS:
            yield from _writes_by_text(module)


def node_id(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _writes_by_text(module: Module) -> Iterator[str]:
    for node in module.nodes:
        if isinstance(node, ast.Call) and module.name_of(node.func) in _REACHES_BY_TEXT:
            texts = {one.value for one in node.args if isinstance(one, ast.Constant)}
            if texts & _WRITES:
                yield _at(module, node, "writes to the journal")


def judges_on_its_own(modules: list[Module]) -> Iterator[str]:
    """One judge: outside the two tables nothing makes a ruling or names the state that follows."""
    for module in modules:
        if module.room == "domain" and module.path.name in _JUDGES:
            continue
        yield from (_at(module, node, "makes a Ruling") for name, node in module.mentions if name == "Ruling")
        for node in module.nodes:
            match node:
                case ast.keyword(arg=str(name), value=value) if name in _STATES and _names_a_state(module, value):
                    yield _at(module, value, "names the next state itself")
                case ast.Assign(targets=targets, value=value) if _names_a_state(module, value):
                    if any(isinstance(one, ast.Attribute) and one.attr in _STATES for one in targets):
                        yield _at(module, value, "sets the next state itself")
                case _:
                    continue


def _names_a_state(module: Module, value: ast.expr) -> bool:
    """Tell whether an expression comes to a state that is written in it."""
    match value:
        case ast.Attribute(value=kind) | ast.Call(func=kind) | ast.Subscript(value=kind):
            return (module.name_of(kind) or "").endswith("State")
        case ast.IfExp(body=one, orelse=other):
            return _names_a_state(module, one) or _names_a_state(module, other)
        case ast.BoolOp(values=values):
            return any(_names_a_state(module, one) for one in values)
        case _:
            return False


def answers_money_with_yes_or_no(modules: list[Module]) -> Iterator[str]:
    """No silence is failure: what asks about money never returns a bool, and nothing swallows a failed call."""
    for module in modules:
        if module.room == "gateway" and module.path.name == "client.py":
            for node in module.nodes:
                if isinstance(node, ast.AsyncFunctionDef) and "bool" in module.names_in(node.returns):
                    yield _at(module, node, f"{node.name} answers yes or no")
        if module.room == "sandbox":
            continue  # a stranger: it asks nobody, and its own refusals have the same name
        for node in module.nodes:
            match node:
                case ast.Try() | ast.TryStar():
                    yield from _swallowed(module, node)
                case ast.With() | ast.AsyncWith():
                    yield from _suppressed(module, node)
                case ast.Call() if module.name_of(node.func) == "suppress" and _is_failed_call(module, *node.args):
                    yield _at(module, node, "suppresses a failed call")
                case _:
                    continue


def _swallowed(module: Module, node: ast.Try | ast.TryStar) -> Iterator[str]:
    """Find the handlers that do nothing about a call that failed: at most they say something, and go on."""
    may_hold_calls = module.room in _CALLS_THE_SERVICE and _awaits(node.body)
    is_expected = False  # what stood above it has been dealt with by its own name
    for handler in node.handlers:
        is_any = handler.type is None or bool(module.names_in(handler.type) & _ANY_ERROR)
        is_failed_call = handler.type is not None and _is_failed_call(module, handler.type)
        acts = any(_acts(line) for line in handler.body)
        passes = all(isinstance(line, ast.Pass) or _is_text(line) for line in handler.body)
        is_noted = acts or any(_tells_of_a_bug(line) for line in handler.body)
        is_swallowed = passes or (may_hold_calls and not is_noted and not is_expected)
        if (is_failed_call and not acts) or (is_any and is_swallowed):
            yield _at(module, handler, "swallows a failed call")
        is_expected = is_expected or (is_failed_call and acts and "CallFailed" in module.names_in(handler.type))


def _suppressed(module: Module, node: ast.With | ast.AsyncWith) -> Iterator[str]:
    for item in node.items:
        call = item.context_expr
        if isinstance(call, ast.Call) and module.name_of(call.func) == "suppress":
            names = set[str]().union(*(module.names_in(one) for one in call.args))
            if names & _ANY_ERROR and module.room in _CALLS_THE_SERVICE and _awaits(node.body):
                yield _at(module, node, "suppresses whatever a call may end in")


def _is_failed_call(module: Module, *nodes: ast.expr) -> bool:
    return any(module.names_in(node) & _FAILED_CALLS for node in nodes)


def _awaits(body: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Await) for line in body for node in ast.walk(line))


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def _tells_of_a_bug(line: ast.stmt) -> bool:
    """Tell whether a mistake of ours is written down with its place."""
    calls = (node.func for node in ast.walk(line) if isinstance(node, ast.Call))
    return any(last_name(func) == "exception" for func in calls)


def _acts(line: ast.stmt) -> bool:
    """Tell whether a line does something about it: raises, returns what it found, or calls more than a log."""
    for node in ast.walk(line):
        match node:
            case ast.Raise():
                return True
            case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
                return True
            case ast.Call(func=func) if last_name(func) not in _ONLY_SAYS:
                return True
            case _:
                continue
    return False


def _at(module: Module, node: ast.AST, what: str) -> str:
    return f"{module.path}:{getattr(node, 'lineno', 0)} {what}"
