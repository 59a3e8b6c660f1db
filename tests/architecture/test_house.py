"""House rules that a reader relies on, each held by a look at the source."""

import ast
import re

import pytest

from tests.architecture.reading import PROGRAM, ROOT, Module, read_program

MODULES = read_program()
LONGEST_WITHOUT_REASON = 300
VAGUE = re.compile(r"(Manager|Helper|Utils?|Handler|Impl|Base)$")


def ids(module: Module) -> str:
    return str(module.path)


@pytest.mark.parametrize("module", MODULES, ids=ids)
def test_a_module_says_at_its_door_what_it_is(module: Module) -> None:
    door = (ast.get_docstring(module.tree) or "").partition("\n\n")[0]
    assert door.endswith((".", ":"))


@pytest.mark.parametrize("module", MODULES, ids=ids)
def test_no_dialog_is_executed_in_a_loop_of_its_own(module: Module) -> None:
    assert not [line for name, line in module.calls() if name in {"exec", "exec_"} and module.room == "ui"]


@pytest.mark.parametrize("module", [module for module in MODULES if module.room == "ui"], ids=ids)
def test_a_label_never_guesses_rich_text(module: Module) -> None:
    plain = "PlainText" in (PROGRAM / module.path).read_text("utf-8")
    assert plain or not [line for name, line in module.calls() if name == "QLabel"]


@pytest.mark.parametrize("module", MODULES, ids=ids)
def test_names_come_from_the_counter(module: Module) -> None:
    assert not [
        node.name for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef) and VAGUE.search(node.name)
    ]


@pytest.mark.parametrize("module", MODULES, ids=ids)
def test_a_module_is_one_room(module: Module) -> None:
    assert len((PROGRAM / module.path).read_text("utf-8").splitlines()) <= LONGEST_WITHOUT_REASON


def test_every_resource_is_used() -> None:
    source = "\n".join((PROGRAM / module.path).read_text("utf-8") for module in MODULES)
    source += "\n".join(
        path.read_text("utf-8") for path in (ROOT / "resources").rglob("*") if path.suffix in {".qss", ".toml"}
    )
    unused = [
        path.name
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and "LICENSE" not in path.name and path.stem not in source
    ]
    assert unused == []
