"""Bugs and crashes: heard wherever they happen, noted once, without what the values were."""

import asyncio
import json
import os
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError, Operation, Refused, Trace
from pos_app.domain.sentence import Sentence
from pos_app.system.bug_reports import Bug
from pos_app.system.crash_reports import Crashes
from pos_app.system.redaction import Redaction
from tests.system.child import run, said_by

pytestmark = pytest.mark.may_log("^A bug was noted as ", "^A bug could not be told of", "^Nobody took this up: ")

KEY = "sk_test_zyxwvutsrqponmlkjihgfedcba9876543210"
CARD = "4000000000002701"
NOON = datetime(2025, 11, 20, 12, 0, 0, tzinfo=UTC)
PRELUDE = """
import asyncio, gc, json, os, sys, threading
from pathlib import Path
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.system import crash_reports
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
places = Paths.find(Path(sys.argv[1]), Environment.SANDBOX)
places.prepare()
heard = []
hooks = crash_reports.install(places, version="1.2.3", secrets=Redaction(), on_bug=heard.append)
"""


class _Room:
    """A place for reports and what was told of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.heard: list[Bug] = []
        self.now = NOON
        self.on_bug = self.heard.append
        self.crashes = self.start("1.0")

    def start(self, version: str) -> Crashes:
        secrets = Redaction()
        secrets.learn(KEY)
        return Crashes(self.folder, version=version, secrets=secrets, on_bug=self.ring, now=lambda: self.now)

    def ring(self, bug: Bug) -> None:
        self.on_bug(bug)

    @property
    def reports(self) -> list[Path]:
        return sorted(self.folder.glob("crash-*.json"))

    @property
    def text(self) -> str:
        return "".join(path.read_text() for path in self.reports)


@pytest.fixture
def room(tmp_path: Path) -> _Room:
    return _Room(tmp_path)


def _raise(raised: BaseException, cause: BaseException | None = None) -> BaseException:
    try:
        raise raised from cause
    except type(raised):
        return raised


def _note(room: _Room, raised: BaseException) -> Bug:
    room.crashes.note(raised, "main")
    return room.heard[-1]


def test_a_report_says_what_where_and_in_which_version(room: _Room) -> None:
    bug = _note(room, _raise(ValueError("the stepper has no step"), _raise(KeyError("amount"))))
    shown, cause = bug.failures
    assert (shown.kind, shown.message) == ("ValueError", "the stepper has no step")
    assert (cause.kind, cause.message) == ("KeyError", "'amount'")
    assert shown.places[-1].startswith("test_crash_reports.py:")
    assert shown.places[-1].endswith(":_raise")
    (report,) = room.reports
    written = json.loads(report.read_text())
    assert set(written["versions"]) == {"Kaunta", "Python", "System", "Qt", "SQLite"}
    assert written["bug"]["version"] == "1.0"
    assert written["bug"]["failures"][0]["kind"] == "ValueError"
    assert bug.headline in f"ValueError at {shown.places[-1]}: the stepper has no step"
    if os.name == "posix":
        assert stat.S_IMODE(report.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("raised", "shown"),
    [
        (ValueError(f"bad key {KEY}"), "bad key [hidden]"),
        (ValueError(f"card {CARD} refused"), "card [card] refused"),
        (ValueError("invalid literal for int() with base 10: '937'"), "invalid literal for int() with base 10: …"),
        (KeyError("937"), "…"),
        (KeyError(937), "…"),
        (ValueError('no "Chinedu Obi" here'), "no … here"),
        (ValueError("no payer chinedu@obi.example here"), "no payer … here"),
        (FileNotFoundError(2, "No such file", "/home/chinedu/x"), "[Errno 2] No such file: …"),
        (AttributeError("'NoneType' object has no attribute 'amount'"), "'NoneType' object has no attribute 'amount'"),
        (ValueError("a\nb\x1b[2J\u202ec"), "a b[2Jc"),
    ],
    ids=["key", "card", "cvv", "text", "number", "name", "mail", "path", "names", "controls"],
)
def test_words_stay_and_values_go(room: _Room, raised: BaseException, shown: str) -> None:
    assert _note(room, _raise(raised)).failures[0].message == shown
    assert not any(value in room.text for value in ("zyxwv", CARD, "937", "Chinedu", "chinedu"))


def test_no_value_of_a_variable_is_in_a_report(room: _Room) -> None:
    def charge(number: str, *, cvv: str) -> None:
        kept = {"number": number, "cvv": cvv}
        raise RuntimeError("it went wrong", len(kept))

    with pytest.raises(RuntimeError) as caught:
        charge("1234512345", cvv="937")
    _note(room, caught.value)
    assert "charge" in room.text
    assert "1234512345" not in room.text
    assert "937" not in room.text
    assert str(room.folder) not in room.text


def test_the_same_bug_again_is_one_report_with_a_count(room: _Room) -> None:
    for minute in range(3):
        room.now = NOON + timedelta(minutes=minute)
        _note(room, _raise(ValueError(f"number {minute}")))
    assert [bug.count for bug in room.heard] == [1, 2, 3]
    written = json.loads(room.reports[0].read_text())["bug"]
    assert len(room.reports) == 1
    assert (written["count"], written["first_at"], written["last_at"]) == (
        3,
        "2025-11-20T12:00:00+00:00",
        "2025-11-20T12:02:00+00:00",
    )


def test_the_count_goes_on_after_a_restart_and_begins_anew_in_another_version(room: _Room) -> None:
    for version, count in (("1.0", 1), ("1.0", 2), ("1.1", 1)):
        room.crashes = room.start(version)
        assert _note(room, _raise(ValueError("x"))).count == count


def test_a_bug_that_comes_sixty_times_a_second_does_not_wear_out_the_disk(room: _Room) -> None:
    written: list[int] = []
    for _ in range(100):
        _note(room, _raise(ValueError("x")))
        written.append(json.loads(room.reports[0].read_text())["bug"]["count"])
    assert sorted(set(written)) == [*range(1, 11), 16, 32, 64]


def test_other_places_are_other_bugs_and_twenty_are_kept(room: _Room) -> None:
    for number in range(25):
        kind = type(f"Bug{number}", (Exception,), {})
        _note(room, _raise(kind("x")))
        os.utime(room.folder / f"crash-{room.heard[-1].fingerprint}.json", (number, number))
    _note(room, _raise(ValueError("the last one")))
    assert len(room.reports) == 20
    assert "the last one" in room.text
    assert "Bug4" not in room.text


@pytest.mark.parametrize(
    "raised",
    [
        KnownError(Sentence("The printer has no paper.")),
        Refused(Trace(Operation.VERIFY, "refused"), Sentence("No."), said="no"),
        KeyboardInterrupt(),
        SystemExit(1),
        asyncio.CancelledError(),
    ],
    ids=repr,
)
def test_what_is_no_bug_makes_no_report(room: _Room, raised: BaseException) -> None:
    room.crashes.note(_raise(raised), "main")
    assert room.heard == []
    assert room.reports == []


def test_groups_and_rings_of_causes_are_walked_once(room: _Room) -> None:
    one, two = ValueError("one"), TypeError("two")
    one.__cause__, two.__cause__ = two, one
    group = _raise(ExceptionGroup("several", [one, two]))
    assert [failure.kind for failure in _note(room, group).failures] == ["ExceptionGroup", "ValueError", "TypeError"]


def test_a_deep_recursion_is_a_report_of_modest_size(room: _Room) -> None:
    def fall() -> None:
        fall()

    with pytest.raises(RecursionError) as caught:
        fall()
    assert len(_note(room, caught.value).failures[0].places) == 40


class _SpeechlessError(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


def test_a_bug_is_a_line_in_the_log(room: _Room, caplog: pytest.LogCaptureFixture) -> None:
    bug = _note(room, _raise(ValueError(f"with {KEY}")))
    room.crashes.note(KnownError(Sentence("The printer has no paper.")), "loop")
    assert caplog.messages == [
        f"A bug was noted as {bug.fingerprint}: {bug.headline}",
        "Nobody took this up: The printer has no paper.",
    ]
    assert KEY not in caplog.text


def test_noting_never_raises(room: _Room) -> None:
    def fail(bug: Bug) -> None:
        room.heard.append(bug)
        room.crashes.note(_raise(ValueError("within")), "main")
        raise RuntimeError("the window is gone")

    room.on_bug = fail
    assert _note(room, _raise(_SpeechlessError())).failures[0].message == ""
    assert len(room.heard) == 1
    room.on_bug = room.heard.append
    room.reports[0].unlink()
    room.folder.rmdir()
    assert _note(room, _raise(ValueError("the folder is gone"))).count == 1


def test_a_context_of_the_loop_without_an_exception_names_the_coroutine(room: _Room) -> None:
    async def watch() -> None:
        await asyncio.sleep(0)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        task = asyncio.create_task(watch())
        room.crashes.loop_handler(loop, {"message": f"Task {KEY} was destroyed", "task": task})
        room.crashes.loop_handler(loop, {"message": "of unknown origin"})
        await task

    asyncio.run(main())
    first, second = room.heard
    assert first.failures[0].kind == "asyncio"
    assert first.failures[0].message == "Task [hidden] was destroyed"
    assert first.failures[0].places[0].endswith("watch")
    assert second.failures[0].places == ()
    assert second.headline == "asyncio at an unknown place: of unknown origin"


HOOKS = {
    "main": "raise ValueError('x')",
    "thread": "thread = threading.Thread(target=lambda: 1 / 0); thread.start(); thread.join(); raise SystemExit(1)",
    "unraisable": """
class Gone:
    def __del__(self):
        raise ValueError("x")
Gone()
raise SystemExit(1)
""",
    "loop": """
async def main():
    asyncio.get_running_loop().set_exception_handler(hooks.loop_handler)
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
asyncio.run(main())
raise SystemExit(1)
""",
}


@pytest.mark.parametrize("hook", HOOKS)
def test_a_bug_is_heard_by_every_hook(tmp_path: Path, hook: str) -> None:
    done = run(PRELUDE + HOOKS[hook], tmp_path)
    assert done.returncode == 1
    (report,) = (tmp_path / "crashes").glob("crash-*.json")
    written = json.loads(report.read_text())["bug"]
    assert (written["heard"], written["version"], written["count"]) == (hook, "1.2.3", 1)
    assert written["failures"][0]["kind"] in ("ValueError", "ZeroDivisionError")
    assert f"A bug was noted as {written['fingerprint']}" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_task_nobody_waited_for_is_heard(tmp_path: Path) -> None:
    said = said_by(
        PRELUDE
        + """
async def fail():
    raise ValueError("forgotten")
async def main():
    asyncio.get_running_loop().set_exception_handler(hooks.loop_handler)
    asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gc.collect()
asyncio.run(main())
print([bug.failures[0].message for bug in heard])
""",
        tmp_path,
    )
    assert said == "['forgotten']"


def test_the_hooks_are_given_back(tmp_path: Path) -> None:
    said = said_by(
        PRELUDE
        + """
hooks.uninstall()
print(sys.excepthook is sys.__excepthook__, threading.excepthook is threading.__excepthook__,
      sys.unraisablehook is sys.__unraisablehook__)
""",
        tmp_path,
    )
    assert said == "True True True"


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_crash_of_the_interpreter_leaves_its_places_for_the_next_start(tmp_path: Path) -> None:
    died = run(PRELUDE + "def fall():\n    os.kill(os.getpid(), 11)\nfall()", tmp_path)
    assert died.returncode == -11
    assert stat.S_IMODE((tmp_path / "crashes" / "faults.txt").stat().st_mode) == 0o600
    assert said_by(PRELUDE + "print('up again')", tmp_path) == "up again"
    (kept,) = (tmp_path / "crashes").glob("fault-*.txt")
    assert "in fall" in kept.read_text()
    assert (tmp_path / "crashes" / "faults.txt").read_text() == ""


def test_without_a_terminal_a_bug_is_noted_all_the_same(tmp_path: Path) -> None:
    done = run(PRELUDE + "sys.stderr = None\nraise ValueError('x')", tmp_path)
    assert done.returncode == 1
    assert len(list((tmp_path / "crashes").glob("crash-*.json"))) == 1
