"""Checks and tests as dev.py runs them."""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from steps import CHECKS, Outcome, Step, environment_of_tests, run_steps

from tests.packaging.checkout import ROOT


def run(*steps: Step, shared: Sequence[Step] = ()) -> int:
    return run_steps(steps, shared=shared, python=Path(sys.executable), root=ROOT, environment=os.environ)


def program(name: str, source: str) -> Step:
    return Step(name, ("-c", source))


def test_all_parts_run_although_an_early_one_fails_and_the_end_says_which(capfd: pytest.CaptureFixture[str]) -> None:
    code = run(
        program("first", "import sys; print('one'); sys.exit(1)"),
        program("second", "import sys; print('two', file=sys.stderr)"),
        program("third", "raise SystemExit(5)"),
    )
    out = capfd.readouterr().out
    assert code == 1
    assert "one\n" in out
    assert "two\n" in out
    assert out.endswith("Failed: first, third.\n")


def test_the_closing_line_of_pytest_is_the_last_one(capfd: pytest.CaptureFixture[str]) -> None:
    closing = "===== 3 passed in 0.1s ====="
    code = run(program("first", "print('fine')"), program("pytest", f"print('...'); print('{closing}'); print()"))
    lines = capfd.readouterr().out.splitlines()
    assert code == 0
    assert lines[-1] == closing
    assert lines.count(closing) == 2
    assert not any(line.startswith("Failed") for line in lines)


def test_a_closing_line_counts_whatever_was_said_after_it(capfd: pytest.CaptureFixture[str]) -> None:
    part = "print('== 2 passed in 0.10s =='); print('Exception ignored in: <a loop>')"
    assert run(program("first", part), program("second", part)) == 0
    assert capfd.readouterr().out.splitlines()[-1].startswith("===== 4 passed in ")


def test_workers_share_what_there_is_and_are_heard_one_after_the_other(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    met = tmp_path / "met"  # the part beside has ended before the step goes on, and is heard after it all the same
    step = f"import pathlib, time\nwhile not pathlib.Path({str(met)!r}).exists(): time.sleep(0.01)\n"
    step += "print('step')"
    one = f"print('one'); import pathlib; pathlib.Path({str(met)!r}).touch();"
    one += "print('== 1 failed, 4 passed, 2 deselected in 0.20s =='); raise SystemExit(1)"
    two = "print('two'); print('== 3 passed, 1 skipped in 0.10s ==')"
    assert run(program("step", step), shared=[program("part 1", one), program("part 2", two)]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert lines.index("step") < lines.index("one") < lines.index("two")
    assert "Failed: part 1." in lines
    assert lines[-1].startswith("===== 1 failed, 7 passed, 2 deselected, 1 skipped in ")


def test_what_workers_say_at_once_is_never_mixed(capfd: pytest.CaptureFixture[str]) -> None:
    talk = "import time\nfor word in 'abc': print({0!r} + word, flush=True); time.sleep(0.05)"
    assert run(shared=[program(name, talk.format(name)) for name in "1234"]) == 0
    said = [line for line in capfd.readouterr().out.splitlines() if len(line) == 2]
    assert said == [f"{name}{word}" for name in "1234" for word in "abc"]


@pytest.mark.parametrize("broken", ["--- tests/a.py", "passed"])
def test_failures_are_named_as_pytest_names_them(broken: str) -> None:
    said = (
        f"{broken}\n\x1b[31mFAILED\x1b[0m tests/a.py::test_b[c - d e] - assert x[1]\nERROR tests/x.py\n== 1 failed ==\n"
    )
    assert outcome(1, said).failures == ("tests/a.py::test_b[c - d e]", "tests/x.py")
    assert outcome(0, "== 3 passed in 1.00s ==").failures == ()
    assert outcome(2, "no such option").failures == ("pytest",)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_step_that_died_says_of_what(capfd: pytest.CaptureFixture[str]) -> None:
    assert outcome(-signal.SIGSEGV, "").failures == ("pytest: segmentation fault",)
    assert run(program("first", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)")) == 1
    assert "Failed: first." in capfd.readouterr().out


def outcome(code: int, said: str) -> Outcome:
    return Outcome(Step("pytest", ()), 1.0, code, said)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a named pipe")
def test_what_a_step_left_running_does_not_keep_the_others_waiting(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    sleeper = f"open({str(gate)!r}).read()"
    leftover = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {sleeper!r}])"
    try:
        assert run(program("first", leftover), program("second", "print('went on')")) == 0
    finally:
        gate.open("w").close()
    assert "went on" in capfd.readouterr().out


def test_a_test_run_without_a_test_has_failed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    empty = ("-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), "-c", os.devnull, str(tmp_path))
    assert run(Step("pytest", empty)) == 1
    assert "no tests ran" in capfd.readouterr().out.splitlines()[-1]


def test_tests_are_offscreen_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert environment_of_tests()["QT_QPA_PLATFORM"] == "offscreen"
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert environment_of_tests()["QT_QPA_PLATFORM"] == "xcb"


def test_every_check_of_the_house_is_there() -> None:
    assert [step.name for step in CHECKS] == ["ruff format", "ruff check", "pyright", "lint-imports"]


def test_the_name_of_our_folder_does_not_hide_the_library_packaging() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
