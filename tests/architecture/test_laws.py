"""The five laws hold, and the tools that hold them fail when provoked."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.architecture import laws
from tests.architecture.reading import ROOT, Module, read_program

Law = Callable[[list[Module]], Iterator[str]]


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    script = Path(sys.executable).parent / "lint-imports"
    return subprocess.run(
        [script, "--no-cache"], cwd=folder, capture_output=True, text=True, check=False, encoding="utf-8"
    )


def test_imports_point_down() -> None:
    seen = lint_imports(ROOT)
    assert seen.returncode == 0, seen.stdout


PROVOCATIONS = {
    "domain reaches up": ("domain/money.py", "from pos_app.gateway import profile as _p"),
    "services know Qt": ("services/connection.py", "from PySide6 import QtCore as _q"),
    "ui speaks SQL": ("ui/window.py", "import apsw as _a"),
    "services speak HTTP": ("services/connection.py", "import httpx as _h"),
    "sandbox knows us": ("sandbox/server.py", "from pos_app.domain import money as _m"),
    "a service knows the sandbox": ("services/practice.py", "from pos_app import sandbox as _s"),
    "gateway reads the journal": ("gateway/client.py", "from pos_app.journal import store as _j"),
}


@pytest.fixture(scope="module")
def copy_of_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copy")
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "pos_app", folder / "pos_app", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.parametrize("provocation", PROVOCATIONS)
def test_an_import_that_points_up_is_caught(copy_of_program: Path, provocation: str) -> None:
    place, line = PROVOCATIONS[provocation]
    module = copy_of_program / "pos_app" / place
    before = module.read_text("utf-8")
    module.write_text(f"{before}\n\n{line}\n", "utf-8")
    try:
        assert lint_imports(copy_of_program).returncode == 1
    finally:
        module.write_text(before, "utf-8")


LAWS: dict[str, tuple[Law, str, str]] = {
    "ink before bytes: a receipt of one's own": (
        laws.spends_ink_it_was_not_given,
        "services/connection.py",
        "x = Ink(1)",
    ),
    "ink before bytes: money without a receipt": (
        laws.spends_ink_it_was_not_given,
        "gateway/client.py",
        "async def enroll(self, card): ...",
    ),
    "one pen: a screen writes": (laws.holds_a_second_pen, "ui/window.py", "journal.record(1)"),
    "one pen: a service announces": (laws.holds_a_second_pen, "services/connection.py", "x = Changed(1)"),
    "one judge: a second one": (laws.judges_on_its_own, "services/connection.py", "x = Ruling(1)"),
    "one judge: a state set by hand": (
        laws.judges_on_its_own,
        "services/connection.py",
        "f(state=PaymentState.FAILED)",
    ),
    "no silence is failure: yes or no": (
        laws.answers_money_with_yes_or_no,
        "gateway/client.py",
        "async def paid(self) -> bool: ...",
    ),
    "no silence is failure: swallowed": (
        laws.answers_money_with_yes_or_no,
        "services/connection.py",
        "try:\n    f()\nexcept MaybeReceived:\n    pass",
    ),
}


@pytest.mark.parametrize(
    "law",
    [
        laws.spends_ink_it_was_not_given,
        laws.holds_a_second_pen,
        laws.judges_on_its_own,
        laws.answers_money_with_yes_or_no,
    ],
)
def test_the_law_holds(law: Law) -> None:
    assert list(law(read_program())) == []


@pytest.mark.parametrize("provocation", LAWS)
def test_a_line_that_breaks_the_law_is_pointed_at(copy_of_program: Path, provocation: str) -> None:
    law, place, lines = LAWS[provocation]
    module = copy_of_program / "pos_app" / place
    before = module.read_text("utf-8")
    module.write_text(f"{before}\n\n{lines}\n", "utf-8")
    try:
        assert [found for found in law(read_program(copy_of_program / "pos_app")) if place in found]
    finally:
        module.write_text(before, "utf-8")
