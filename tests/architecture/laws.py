"""The laws that import-linter cannot see, each as a question that answers with the lines that break it."""

import ast
from collections.abc import Iterator

from tests.architecture.reading import Module

_MOVES_MONEY = ("initialize", "enroll", "tv_pay")
_JUDGES = ("payment.py", "tv.py")


def spends_ink_it_was_not_given(modules: list[Module]) -> Iterator[str]:
    """Ink before bytes: what moves money demands the receipt of a commit, and only the journal hands receipts out."""
    for module in modules:
        if module.room != "journal":
            yield from (_at(module, line, "makes Ink") for name, line in module.calls() if name == "Ink")
        if module.room == "gateway" and module.path.name == "client.py":
            yield from _methods_without_ink(module)


def _methods_without_ink(module: Module) -> Iterator[str]:
    methods = [node for node in ast.walk(module.tree) if isinstance(node, ast.AsyncFunctionDef)]
    for name in _MOVES_MONEY:
        found = [method for method in methods if method.name == name]
        if not found:
            yield f"{module.path}: no method {name}"
        for method in found:
            if not any(_is_ink(argument) for argument in (*method.args.args, *method.args.kwonlyargs)):
                yield _at(module, method.lineno, f"{name} takes no Ink")


def _is_ink(argument: ast.arg) -> bool:
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id == "Ink"


def holds_a_second_pen(modules: list[Module]) -> Iterator[str]:
    """One pen: only services record, only the journal announces."""
    for module in modules:
        for name, line in module.calls():
            if name in {"record", "begin_anew"} and module.room not in {"services", "journal"}:
                yield _at(module, line, "writes to the journal")
            if name == "Changed" and module.room != "journal":
                yield _at(module, line, "announces")


def judges_on_its_own(modules: list[Module]) -> Iterator[str]:
    """One judge: outside the two tables nothing makes a ruling or names the state that follows."""
    for module in modules:
        if module.room == "domain" and module.path.name in _JUDGES:
            continue
        yield from (_at(module, line, "makes a Ruling") for name, line in module.calls() if name == "Ruling")
        for node in ast.walk(module.tree):
            if isinstance(node, ast.keyword) and node.arg in {"state", "next_state"} and _is_state(node.value):
                yield _at(module, node.value.lineno, "names the next state itself")


def _is_state(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id.endswith("State")


def answers_money_with_yes_or_no(modules: list[Module]) -> Iterator[str]:
    """No silence is failure: what asks about money never returns a bool, and nothing swallows a failed call."""
    for module in modules:
        if module.room == "gateway" and module.path.name == "client.py":
            for node in ast.walk(module.tree):
                if (
                    isinstance(node, ast.AsyncFunctionDef)
                    and isinstance(node.returns, ast.Name)
                    and node.returns.id == "bool"
                ):
                    yield _at(module, node.lineno, f"{node.name} answers yes or no")
        for node in ast.walk(module.tree):
            if (
                isinstance(node, ast.ExceptHandler)
                and _catches_calls(node)
                and all(isinstance(line, ast.Pass) for line in node.body)
            ):
                yield _at(module, node.lineno, "swallows a failed call")


def _catches_calls(handler: ast.ExceptHandler) -> bool:
    caught = (
        {name.id for name in ast.walk(handler.type) if isinstance(name, ast.Name)} if handler.type else {"Exception"}
    )
    return bool(caught & {"CallFailed", "NotSent", "MaybeReceived", "Exception", "BaseException"})


def _at(module: Module, line: int, what: str) -> str:
    return f"{module.path}:{line} {what}"
