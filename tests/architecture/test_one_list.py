"""What is listed or decided stands in one place: who adds a language, or changes a rule, looks for no second one."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from typing import TypeGuard

import pytest

from pos_app.domain.money import Currency
from pos_app.sandbox.prices import CURRENCIES
from pos_app.system.settings import TRANSLATED, Language
from tests.architecture.reading import ROOT

SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for folder in ("pos_app", "packaging", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
}
LISTS: dict[str, tuple[type[StrEnum], frozenset[str]]] = {
    "a language": (Language, frozenset(each.value for each in TRANSLATED)),
    "a currency": (Currency, frozenset(Currency)),
}


THREE = (Language, frozenset({"fr", "sw", "ha"}))
"""What the samples below are held against, however many there are."""

BESIDE = {
    "pos_app/ui/kit/spoken.py": "names that are translated, and the types say which one is missing",
    "pos_app/sandbox/prices.py": "the sandbox is a stranger",
    "tests/architecture/test_one_list.py": "samples for these tests",
    "tests/bench/history_book.py": "the mix of a made-up year",
    "tests/pictures/samples_shift.py": "the mix of a made-up day",
}


def lists(source: str, kind: type[StrEnum], codes: frozenset[str], *, is_test: bool = False) -> Iterator[int]:
    """Find where two of a kind are written side by side: as a list, as keys, as cases; in a test, where all are."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                found = parts if is_test else [each.elts[0] if _is_pair(each) else each for each in parts]
            case ast.Dict(keys=keys):
                found = [each for each in keys if each is not None]
            case ast.Match(cases=cases):
                found = [each.pattern.value for each in cases if isinstance(each.pattern, ast.MatchValue)]
            case _:
                continue
        if len({name for each in found if (name := _named(each, kind, codes))}) >= (len(codes) if is_test else 2):
            yield node.lineno


def _texts(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)):
                yield node.lineno, text
            case _:
                continue


def _is_pair(node: ast.expr) -> TypeGuard[ast.Tuple]:
    return isinstance(node, ast.Tuple) and bool(node.elts)


def _named(node: ast.expr, kind: type[StrEnum], codes: frozenset[str]) -> str:
    match node:
        case ast.Constant(value=str(code)) if code in codes:
            return code
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner == kind.__name__ and kind[name] in codes:
            return kind[name].value
        case _:
            return ""


@pytest.mark.parametrize("thing", LISTS)
def test_nothing_is_listed_a_second_time(thing: str) -> None:
    kind, codes = LISTS[thing]
    found = [
        f"{name}:{line}"
        for name, source in SOURCES.items()
        if name not in BESIDE
        for line in lists(source, kind, codes, is_test=name.startswith("tests/"))
    ]
    assert found == []


def test_no_pattern_names_currencies_by_itself() -> None:
    names = re.compile(rf"\b({'|'.join(Currency)})\b", re.IGNORECASE)
    found = [
        f"{name}:{line}"
        for name, source in SOURCES.items()
        if name.startswith("pos_app/") and name not in BESIDE
        for line, text in _texts(source)
        if len(set(names.findall(text))) > 1
    ]
    assert found == []


def test_what_the_sandbox_takes_is_what_the_till_takes() -> None:
    assert frozenset(Currency) == CURRENCIES


@pytest.mark.parametrize(
    "source",
    [
        'x = ("fr", "sw")',
        'x = {"fr": 2, "ha": 2}',
        'x = frozenset({"en", "fr", "sw", "ha"})',
        "x = [Language.FRENCH, Language.HAUSA]",
        'x = {Language.FRENCH: "Français", Language.SWAHILI: "Kiswahili"}',
        'x = ((Language.FRENCH, "Français"), (Language.SWAHILI, "Kiswahili"))',
        "match x:\n  case Language.FRENCH: pass\n  case Language.HAUSA: pass",
    ],
)
def test_a_second_list_is_pointed_at(source: str) -> None:
    assert list(lists(source, *THREE))


@pytest.mark.parametrize(
    "source", ['x = ("en", "fr")', "x = [each for each in TRANSLATED]", 'x = {"fr": "Payé"}', "x = (Language.FRENCH,)"]
)
def test_one_of_them_is_no_list(source: str) -> None:
    assert list(lists(source, *THREE)) == []


def test_examples_of_a_test_are_no_list() -> None:
    for source in ('x = [(Language.FRENCH, "Payé"), (Language.HAUSA, "An biya")]', 'x = ("fr", "sw")'):
        assert list(lists(source, *THREE, is_test=True)) == []
    assert list(lists('x = ("fr", "sw", "ha")', *THREE, is_test=True)) == [1]


def test_whether_an_order_may_be_sent_again_is_asked_of_one_rule_by_what_shows_it_and_what_does_it() -> None:
    asks = [name for name, source in SOURCES.items() if "may_send_again(" in source and name.startswith("pos_app/")]
    assert asks == ["pos_app/domain/tv_buying.py", "pos_app/journal/tv_orders.py", "pos_app/services/tv_orders.py"]
    against = re.compile(r"\btv_buying import [^)]*?\b(FOUND_AGAIN|OVERTAKEN)\b")
    program = [name for name in SOURCES if name.startswith("pos_app/")]
    assert [name for name in program if against.search(SOURCES[name])] == []


def test_when_the_service_is_polled_is_said_in_one_module() -> None:
    hours = re.compile(r"\b72 \* 3600|hours=72|days=3\b|259_?200")
    program = {name: source for name, source in SOURCES.items() if name.startswith("pos_app/")}
    assert [name for name, source in program.items() if hours.search(source)] == ["pos_app/domain/polling.py"]
    intervals = re.compile(r"^class (\w*PollingIntervals)\b", re.MULTILINE)
    assert {name: found for name, source in program.items() if (found := intervals.findall(source))} == {
        "pos_app/domain/polling.py": ["PollingIntervals", "WebhookPollingIntervals"]
    }


def test_an_amount_is_told_as_facts_in_one_place() -> None:
    tells = re.compile(r'"minor": [\w.]+\.minor,\s+"currency": ')
    assert [name for name, source in SOURCES.items() if name.startswith("pos_app/") and tells.search(source)] == [
        "pos_app/journal/entry.py"
    ]
