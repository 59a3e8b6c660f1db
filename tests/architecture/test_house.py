"""House rules that a reader relies on, each held by a look at the source."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture import house
from tests.architecture.reading import PROGRAM, ROOT, Module, read_module, read_program

MODULES = read_program()
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
    assert list(house.guesses_rich_text(module)) == []


GUESSING = {
    "a label as it is": "def f():\n    return QLabel(x)",
    "a label under another name": "from PySide6.QtWidgets import QLabel as L\ndef f():\n    label = L(x)",
    "another label is plain": "def f():\n    a = QLabel(x)\n    b = QLabel(x)\n    b.setTextFormat(Qt.PlainText)",
    "plain in a comment": "def f():\n    a = QLabel(x)  # PlainText\n    'PlainText'",
    "rich by choice": "def f(a):\n    a.setTextFormat(Qt.TextFormat.AutoText)",
    "a kind of label": "class A(QLabel):\n    def __init__(self):\n        super().__init__()",
    "a box of Qt": "def f():\n    QMessageBox.warning(a, b, c)",
    "markup": "def f(a):\n    a.setHtml(x)",
    "a tip from outside": "def f(a):\n    a.setToolTip(x)",
}
PLAIN = {
    "a label made plain": "def f():\n    a = QLabel(x)\n    a.setTextFormat(Qt.TextFormat.PlainText)",
    "a kind of label made plain": (
        "class A(QLabel):\n    def __init__(self):\n        self.setTextFormat(Qt.TextFormat.PlainText)"
    ),
    "a tip of ours": "def f(self):\n    self.setToolTip(self.tr('Clear'))",
    "a type": "def f(label: QLabel) -> list[QLabel]:\n    return isinstance(label, QLabel)",
}


@pytest.mark.parametrize("sample", GUESSING)
def test_a_label_that_guesses_is_pointed_at(sample: str) -> None:
    assert list(house.guesses_rich_text(read_module("ui", Path("ui/x.py"), GUESSING[sample])))


@pytest.mark.parametrize("sample", PLAIN)
def test_a_label_that_is_plain_is_left_alone(sample: str) -> None:
    assert list(house.guesses_rich_text(read_module("ui", Path("ui/x.py"), PLAIN[sample]))) == []


@pytest.mark.parametrize("module", MODULES, ids=ids)
def test_names_come_from_the_counter(module: Module) -> None:
    assert not [node.name for node in module.nodes if isinstance(node, ast.ClassDef) and VAGUE.search(node.name)]


READ_BY_FOLDER = {"help", "i18n", "linux"}  # the manual, the languages, and what the desktop wants
RESOURCES = [
    path
    for path in (ROOT / "resources").rglob("*")
    if path.is_file() and "LICENSE" not in path.name and not READ_BY_FOLDER & set(path.parts)
]


def test_every_resource_is_used() -> None:
    shown = [module for module in MODULES if module.room in {"", "app", "ui", "self_test"}]
    assert house.unused(RESOURCES, house.texts_of(shown)) == []


def test_every_icon_that_is_named_is_there() -> None:
    there = {path.stem for path in RESOURCES if path.parent.name == "icons"}
    assert [where for name, where in house.icons_named(MODULES) if name not in there] == []


@pytest.mark.parametrize(
    "source", ['"""An alert."""', "alert = 1", "# alert", "x = 'alert me'", "def f():\n    'alert'"]
)
def test_a_resource_that_is_only_talked_about_is_unused(source: str) -> None:
    texts = house.texts_of([read_module("ui", Path("ui/x.py"), source)])
    assert house.unused([Path("icons/alert.svg")], texts) == ["alert.svg"]


@pytest.mark.parametrize("source", ["x = 'alert'", "f(icon='alert')", "f('alert.svg')"])
def test_a_resource_that_is_named_is_used(source: str) -> None:
    texts = house.texts_of([read_module("ui", Path("ui/x.py"), source)])
    assert house.unused([Path("icons/alert.svg")], texts) == []


@pytest.mark.parametrize("module", MODULES, ids=ids)
def test_no_work_that_goes_on_can_miss_that_it_is_over(module: Module) -> None:
    """Python 3.11's `wait_for` swallows a cancel that comes in the turn of the answer: a loop around it never ends."""
    loops = [node for node in module.nodes if isinstance(node, ast.While)]
    calls = [node.func for loop in loops for node in ast.walk(loop) if isinstance(node, ast.Call)]
    assert not [
        each.lineno for each in calls if isinstance(each, ast.Attribute) and ast.unparse(each) == "asyncio.wait_for"
    ]


def _reads_bits_of_a_picture_that_is_gone(tree: ast.AST) -> list[int]:
    """`grab().toImage().constBits()` hands out memory of a picture that nobody holds: reading it ends the process."""
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    bits = [each for each in calls if isinstance(each, ast.Attribute) and each.attr in {"bits", "constBits"}]
    return [each.lineno for each in bits if isinstance(each.value, ast.Call)]


def test_bits_are_read_only_of_a_picture_that_somebody_holds() -> None:
    sources = [path for folder in (PROGRAM, ROOT / "tests") for path in folder.rglob("*.py")]
    texts = {path: path.read_text(encoding="utf-8") for path in sources}
    trees = {path: ast.parse(text) for path, text in texts.items() if "its(" in text}
    assert {path: found for path, tree in trees.items() if (found := _reads_bits_of_a_picture_that_is_gone(tree))} == {}
    assert _reads_bits_of_a_picture_that_is_gone(ast.parse("bytes(window.grab().toImage().constBits())")) == [1]
