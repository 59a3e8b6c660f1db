"""A file is what somebody has in mind at once: none is too long without a reason, and none is a chip of another."""

from collections.abc import Mapping
from typing import Final

import pytest

from tests.architecture.reading import ROOT
from tests.architecture.size import LONGEST, SMALL, chopped, too_long

ON_THEIR_OWN: Final = {
    "pos_app/ui/web/warm_up.py": "imports WebEngine, and browser.py is there before anybody needs that",
}
"""Small files with one importer that stay what they are, each with its reason. It can only become shorter."""


def read(folder: str) -> Mapping[str, str]:
    paths = sorted((ROOT / folder).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


@pytest.mark.parametrize("folder", ["pos_app", "tests", "packaging"])
def test_a_file_that_is_longer_than_one_has_in_mind_says_in_its_first_line_why(folder: str) -> None:
    assert list(too_long(read(folder))) == []


def test_a_small_file_that_only_its_neighbour_imports_stands_in_that_one() -> None:
    assert sorted(chopped(read("pos_app"))) == sorted(ON_THEIR_OWN)


@pytest.mark.parametrize("first", ['"""What it is."""', '"""What it is, over 500 lines because ."""', "import os", ""])
def test_a_long_file_without_a_reason_is_pointed_at(first: str) -> None:
    assert list(too_long({"a.py": f"{first}\n" + "x = 1\n" * LONGEST})) == ["a.py"]


def test_a_long_file_with_a_reason_and_one_that_is_just_short_enough_are_left_alone() -> None:
    reason = '"""The table of states, over 500 lines because its rows are read against each other."""\n'
    assert list(too_long({"a.py": reason + "x = 1\n" * LONGEST, "b.py": "x = 1\n" * LONGEST})) == []


IMPORTS = {
    "at the top": "from pos_app.ui.part import Part",
    "as a module": "from pos_app.ui import part",
    "by its whole name": "import pos_app.ui.part",
    "within a function": "def f():\n    from pos_app.ui.part import Part",
    "for types only": "if TYPE_CHECKING:\n    from pos_app.ui.part import Part",
    "by a text": "import_module('pos_app.ui.part')",
}


@pytest.mark.parametrize("way", IMPORTS)
def test_a_chip_is_pointed_at_however_it_is_imported(way: str) -> None:
    sources = {"pos_app/ui/part.py": "class Part: ...", "pos_app/ui/screen.py": IMPORTS[way]}
    assert list(chopped(sources)) == ["pos_app/ui/part.py"]


@pytest.mark.parametrize("way", IMPORTS)
def test_what_two_share_or_another_folder_imports_is_no_chip(way: str) -> None:
    part = {"pos_app/ui/part.py": "class Part: ..."}
    screen, other = {"pos_app/ui/screen.py": IMPORTS[way]}, {"pos_app/ui/tv/screen.py": IMPORTS[way]}
    assert list(chopped(part | other)) == []
    assert list(chopped(part | screen | other)) == []
    assert list(chopped(part | screen | {"pos_app/ui/dialog.py": IMPORTS[way]})) == []


def test_a_file_that_is_no_longer_small_and_one_that_nobody_imports_are_no_chips() -> None:
    screen = {"pos_app/ui/screen.py": IMPORTS["at the top"]}
    assert list(chopped(screen | {"pos_app/ui/part.py": "x = 1\n" * SMALL})) == []
    assert list(chopped(screen | {"pos_app/ui/part.py": "x = 1\n" * (SMALL - 1)})) == ["pos_app/ui/part.py"]
    assert list(chopped({"pos_app/ui/part.py": "x = 1"})) == []
