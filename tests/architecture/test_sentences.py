"""Sentences for people are values: whatever carries one is given a `Sentence` whose template is written out there."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.reading import Module, last_name, read_module, read_program

MODULES: Final = read_program()
RECORDED: Final = {
    Path("domain/sentence.py"): "makes it",
    Path("journal/tv_orders.py"): "what the call said, as a fact of the journal",
    Path("services/compatibility.py"): "the description of a field, which pydantic keeps as text",
    Path("services/history_view.py"): "what the journal wrote beside a payment or an order",
    Path("services/payment_view.py"): "what the journal wrote beside a payment",
    Path("services/tv_orders.py"): "what the journal wrote beside an order",
}
"""Where a sentence that was written down is read back: by its whole English, and never what a person typed."""


def carriers(modules: list[Module]) -> frozenset[str]:
    """Return the errors that are raised with the sentence itself."""
    classes = [node for module in modules for node in module.nodes if isinstance(node, ast.ClassDef)]
    known, before = {"KnownError"}, 0
    while before < len(known):
        before = len(known)
        known |= {each.name for each in classes if known & {last_name(base) for base in each.bases}}
    return frozenset(each.name for each in classes if each.name in known and _takes_sentence(each))


def _takes_sentence(kind: ast.ClassDef) -> bool:
    makers = [each for each in kind.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    return all("sentence" in {argument.arg for argument in maker.args.args} for maker in makers)


CARRIERS: Final = carriers(MODULES)


def finished_texts(module: Module) -> Iterator[str]:
    """Find what carries a sentence and is given a text that is put together, or a template that is not written out."""
    for node in module.nodes:
        match node:
            case ast.Call(func=func, args=arguments) if last_name(func) in CARRIERS:
                given = arguments[-1:]  # a failed call has its trace first
                values = [
                    each for one in given for each in ([one.body, one.orelse] if isinstance(one, ast.IfExp) else [one])
                ]
                if any(isinstance(each, ast.JoinedStr | ast.Constant | ast.BinOp) for each in values):
                    yield f"{module.path}:{node.lineno}: a text for a sentence"
            case ast.Call(args=arguments) if _is_sentence(node):
                if not (arguments and isinstance(arguments[0], ast.Constant) and isinstance(arguments[0].value, str)):
                    yield f"{module.path}:{node.lineno}: a template that is not written out"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="Sentence"), attr="recorded")):
                if module.path not in RECORDED:
                    yield f"{module.path}:{node.lineno}: reads a sentence back"
            case _:
                pass


def _is_sentence(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and last_name(node.func) == "Sentence"


def test_the_errors_that_carry_a_sentence_are_known() -> None:
    assert {"KnownError", "NeedsManagerError", "NotSent", "Refused", "JournalBroken", "CannotAsk"} <= CARRIERS


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.path))
def test_no_error_is_made_of_a_finished_text(module: Module) -> None:
    assert list(finished_texts(module)) == []


@pytest.mark.parametrize(
    "line",
    [
        "KnownError(f'{name} is there.')",
        "KnownError('It is there.')",
        "JournalBroken('It is ' + name)",
        "NotSent(trace, f'{name} is there.')",
        "KnownError(one if x else f'{name} is there.')",
        "Sentence(text)",
        "Sentence(f'{name} is there.')",
        "Sentence('It is %s.' % name)",
        "x = Sentence.recorded(typed)",
    ],
)
def test_a_finished_text_is_pointed_at(line: str) -> None:
    assert list(finished_texts(read_module("services", Path("services/x.py"), line)))


@pytest.mark.parametrize(
    "line",
    [
        "KnownError(Sentence('{0} is there.', name))",
        "KnownError(_GONE if x else Sentence('It is there.'))",
        "Refused(trace, Sentence('It waits {0}.', f'{seconds:02}'), said=said)",
        "ValueError(f'{name} is no mode')",
    ],
)
def test_a_sentence_is_left_alone(line: str) -> None:
    assert list(finished_texts(read_module("services", Path("services/x.py"), line))) == []
