"""The five laws hold, and the tools that hold them fail when provoked."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.architecture import laws
from tests.architecture.reading import ROOT, Module, read_module, read_program

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
    "ui speaks SQL": ("ui/frame/window.py", "import apsw as _a"),
    "services speak HTTP": ("services/connection.py", "import httpx as _h"),
    "sandbox knows us": ("sandbox/server.py", "from pos_app.domain import money as _m"),
    "a service knows the sandbox": ("services/practice.py", "from pos_app import sandbox as _s"),
    "TV knows the card": ("ui/tv/words.py", "from pos_app.ui.card import screen as _c"),
    "what both show knows one of them": ("ui/transaction/pay.py", "from pos_app.ui.tv import words as _t"),
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


DOWN, INK, PEN, JUDGE, SILENCE = (
    laws.imports_by_text,
    laws.spends_ink_it_was_not_given,
    laws.holds_a_second_pen,
    laws.judges_on_its_own,
    laws.answers_money_with_yes_or_no,
)
CLIENT, SERVICE, SCREEN, DESK = (
    "gateway/client.py",
    "services/connection.py",
    "ui/frame/window.py",
    "app/services_setup.py",
)
FAILS = "async def f(c):\n    try:\n        await c.enroll()\n    except {caught}:\n        {then}"

BROKEN: dict[str, tuple[Law, str, str]] = {
    "an import by text": (DOWN, SERVICE, "importlib.import_module('pos_app.ui.frame.window')"),
    "an import by a name of Python": (DOWN, SERVICE, "__import__('pos_app.ui.frame.window')"),
    "a receipt of one's own": (INK, SERVICE, "x = Ink(1)"),
    "a receipt under another name": (INK, SERVICE, "from pos_app.domain.ink import Ink as Slip\nx = Slip(1)"),
    "a receipt through its module": (INK, SERVICE, "from pos_app.domain import ink as i\nx = i.Ink(1)"),
    "a receipt made elsewhere": (INK, SERVICE, "make = Ink\nx = list(map(make, [1]))"),
    "money without a receipt": (INK, CLIENT, "async def enroll(self, card): ..."),
    "money with a receipt or none": (INK, CLIENT, "async def enroll(self, card, ink: Ink | None): ..."),
    "a screen writes": (PEN, SCREEN, "journal.record(1)"),
    "a screen writes later": (PEN, SCREEN, "write = partial(journal.record, 1)"),
    "a screen writes under another name": (PEN, SCREEN, "write = journal.record\nwrite(1)"),
    "a screen writes by text": (PEN, SCREEN, "getattr(journal, 'record')(1)"),
    "the composition root writes": (PEN, DESK, "journal.begin_anew()"),
    "a service announces": (PEN, SERVICE, "x = Changed(1)"),
    "a service announces under another name": (
        PEN,
        SERVICE,
        "from pos_app.domain.events import Changed as Bell\nx = Bell(1)",
    ),
    "a second judge": (JUDGE, SERVICE, "x = Ruling(1)"),
    "a second judge under another name": (JUDGE, SERVICE, "R = Ruling\nx = R(1)"),
    "a state set by hand": (JUDGE, SERVICE, "f(state=PaymentState.FAILED)"),
    "a state under another name": (JUDGE, SERVICE, "S = PaymentState\nf(state=S.FAILED)"),
    "a state under two names": (JUDGE, SERVICE, "_S, _O = PaymentState, Observation\nf(state=_S.FAILED)"),
    "a state by its text": (JUDGE, SERVICE, "f(state=PaymentState('failed'))"),
    "a state by one of two": (JUDGE, SERVICE, "f(state=PaymentState.FAILED if x else y)"),
    "a state assigned": (JUDGE, SERVICE, "one.state = PaymentState.FAILED"),
    "yes or no": (SILENCE, CLIENT, "async def paid(self) -> bool: ..."),
    "yes or no or nothing": (SILENCE, CLIENT, "async def paid(self) -> bool | None: ..."),
    "yes or no as text": (SILENCE, CLIENT, "async def paid(self) -> 'Optional[bool]': ..."),
    "passed over": (SILENCE, SERVICE, FAILS.format(caught="MaybeReceived", then="pass")),
    "passed over with a text": (SILENCE, SERVICE, FAILS.format(caught="MaybeReceived", then="...")),
    "gone on": (SILENCE, SERVICE, FAILS.format(caught="CallFailed", then="return")),
    "answered with nothing": (SILENCE, SERVICE, FAILS.format(caught="CallFailed", then="return None")),
    "answered with no": (SILENCE, SERVICE, FAILS.format(caught="KeysRefused", then="return False")),
    "remembered as nothing": (SILENCE, SERVICE, FAILS.format(caught="MaybeReceived", then="answer = None")),
    "only logged": (SILENCE, SERVICE, FAILS.format(caught="MaybeReceived as e", then="log.info('x %s', e)")),
    "one of several": (SILENCE, SERVICE, FAILS.format(caught="(OSError, NotSent)", then="pass")),
    "any known error": (SILENCE, SERVICE, FAILS.format(caught="KnownError", then="answer = 0")),
    "any error at all": (SILENCE, SERVICE, FAILS.format(caught="Exception", then="log.info('x')")),
    "under another name": (
        SILENCE,
        SERVICE,
        "from pos_app.domain.errors import MaybeReceived as Perhaps\n" + FAILS.format(caught="Perhaps", then="pass"),
    ),
    "through its module": (SILENCE, SERVICE, FAILS.format(caught="errors.MaybeReceived", then="pass")),
    "suppressed": (SILENCE, SERVICE, "with contextlib.suppress(MaybeReceived):\n    f()"),
    "suppressed under another name": (
        SILENCE,
        SERVICE,
        "from contextlib import suppress as hush\nM = MaybeReceived\nwith hush(OSError, M):\n    f()",
    ),
    "suppressed with everything": (
        SILENCE,
        SERVICE,
        "async def f(c):\n    with suppress(Exception):\n        await c.enroll()",
    ),
    "swallowed in a group": (SILENCE, SERVICE, "try:\n    f()\nexcept* MaybeReceived:\n    pass"),
}

KEPT: dict[str, tuple[Law, str, str]] = {
    "a receipt is handed on": (INK, SERVICE, "async def f(ink: Ink) -> Ink:\n    return ink"),
    "a service writes": (PEN, SERVICE, "write = journal.record"),
    "a screen hears": (PEN, SCREEN, "def f(change: Changed) -> None: ...\nHear = Callable[[Changed], None]"),
    "a state is asked about": (JUDGE, SERVICE, "x = state is PaymentState.FAILED"),
    "a ruling is read": (JUDGE, SERVICE, "def f(x: Ruling):\n    match x:\n        case Ruling():\n            pass"),
    "a failure is passed on": (SILENCE, SERVICE, FAILS.format(caught="CallFailed as e", then="raise Known() from e")),
    "a failure is judged": (SILENCE, SERVICE, FAILS.format(caught="CallFailed as e", then="self.observe(e)")),
    "a failure is an answer": (SILENCE, SERVICE, FAILS.format(caught="KeysRefused", then="return Reach.KEYS_REFUSED")),
    "a bug is noted": (SILENCE, SERVICE, FAILS.format(caught="Exception", then="log.exception('x')")),
    "what is no call is suppressed": (SILENCE, SERVICE, "with suppress(KnownError):\n    f()"),
}


@pytest.fixture(scope="module")
def program() -> list[Module]:
    return read_program()


def read(place: str, lines: str) -> Module:
    """Read a module of the program with these lines at its end."""
    path = Path(place)
    source = (ROOT / "pos_app" / path).read_text("utf-8")
    return read_module(path.parts[0] if len(path.parts) > 1 else "", path, f"{source}\n\n{lines}\n")


@pytest.mark.parametrize("law", [DOWN, INK, PEN, JUDGE, SILENCE])
def test_the_law_holds(law: Law, program: list[Module]) -> None:
    assert list(law(program)) == []


@pytest.mark.parametrize("sample", BROKEN)
def test_a_line_that_breaks_the_law_is_pointed_at(sample: str) -> None:
    law, place, lines = BROKEN[sample]
    assert [found for found in law([read(place, lines)]) if place in found]


@pytest.mark.parametrize("sample", KEPT)
def test_a_line_that_keeps_the_law_is_left_alone(sample: str) -> None:
    law, place, lines = KEPT[sample]
    assert list(law([read(place, lines)])) == []
