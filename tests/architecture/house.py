"""House rules about what is shown, each as a question that answers with what breaks it."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.architecture.reading import Module, last_name

_LABEL = "QLabel"
_RICH_BY_NATURE = frozenset({"QMessageBox", "QTextBrowser", "QTextEdit", "QErrorMessage", "QWhatsThis"})
_TIPS = frozenset({"setToolTip", "setWhatsThis"})
_MARKUP = frozenset({"setHtml", "insertHtml", "setMarkdown", "toHtml"})
_TIP_OF_OURS = "set_tip"  # the one that escapes what it is given
_PAGES = "web"  # of the browser, which shows nothing else
_MANUAL = "help"  # shows files of our own, and nothing that came from outside


def guesses_rich_text(module: Module) -> Iterator[str]:
    """Every label says that it is plain: left to itself Qt makes markup of what came from outside."""
    if _MANUAL in module.path.parts:
        return
    for function in _functions(module.tree):
        plain = _made_plain(function)
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Call)
                and module.name_of(node.func) == _LABEL
                and _target(function, node) not in plain
            ):
                yield f"{module.path}:{node.lineno} a label guesses"
    for node in module.nodes:
        match node:
            case ast.ClassDef(bases=bases) if any(module.name_of(base) == _LABEL for base in bases):
                if "self" not in set[str]().union(*(_made_plain(one) for one in _functions(node))):
                    yield f"{module.path}:{node.lineno} {node.name} guesses"
            case ast.Call(func=ast.Attribute(attr="setTextFormat"), args=[kind]) if last_name(kind) != "PlainText":
                yield f"{module.path}:{node.lineno} another format than plain"
            case ast.Call(func=ast.Attribute(attr=name)) if name in _MARKUP and _PAGES not in module.path.parts:
                yield f"{module.path}:{node.lineno} {name}"
            case _:
                continue
    yield from (f"{module.path}:{node.lineno} {name}" for name, node in module.mentions if name in _RICH_BY_NATURE)
    yield from _guessing_tips(module)


def _guessing_tips(module: Module) -> Iterator[str]:
    for function in _functions(module.tree):
        if function.name == _TIP_OF_OURS:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and last_name(node.func) in _TIPS and not all(map(_is_ours, node.args)):
                yield f"{module.path}:{node.lineno} a tip guesses"


def _is_ours(text: ast.expr) -> bool:
    """Tell whether a text stands in the source, translated or not, and is no markup."""
    match text:
        case ast.Constant(value=str(words)):
            return "<" not in words
        case ast.Call(func=ast.Attribute(attr="tr"), args=[inner]):
            return _is_ours(inner)
        case _:
            return False


def _functions(tree: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def _made_plain(function: ast.AST) -> set[str]:
    """Return what is told to be plain in a function, as it is written there."""
    return {
        ast.unparse(node.func.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "setTextFormat"
        and [last_name(one) for one in node.args] == ["PlainText"]
    }


def _target(function: ast.AST, call: ast.Call) -> str:
    found = [
        ast.unparse(node.targets[0])
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and node.value is call
    ]
    return found[0] if found else ""


def texts_of(modules: Iterable[Module]) -> set[str]:
    """Return every text in the program that is not merely said about it."""
    found: set[str] = set()
    for module in modules:
        said = set(_docstrings(module.tree))
        found |= {
            node.value
            for node in module.nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said
        }
    return found


def unused(files: Iterable[Path], texts: set[str]) -> list[str]:
    """Name the files that no text of the program names, whole or without its ending."""
    return sorted(path.name for path in files if not {path.name, path.stem} & texts)


def icons_named(modules: Iterable[Module]) -> Iterator[tuple[str, str]]:
    """Yield every icon that is asked for by its name, with where."""
    for module in modules:
        for node in module.nodes:
            match node:
                case ast.keyword(arg="icon", value=ast.Constant(value=str(name))) if name:
                    yield name, f"{module.path}:{node.value.lineno}"
                case ast.Call(func=ast.Name(id="Glyph"), args=[_, ast.Constant(value=str(name)), *_]) if name:
                    yield name, f"{module.path}:{node.lineno}"
                case _:
                    continue


def _docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
