"""Checks and tests as dev.py runs them."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from steps import CHECKS, Step, environment_of_tests, halves_of_pytest, run_steps

from tests.packaging.checkout import ROOT


def run(*steps: Step, beside: Sequence[Step] = ()) -> int:
    return run_steps(steps, beside=beside, python=Path(sys.executable), root=ROOT, environment=os.environ)


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


def test_two_runs_side_by_side_are_heard_one_after_the_other_and_added_up(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    met = tmp_path / "met"  # the one beside has ended before the first one goes on, and is heard after it all the same
    first = f"import pathlib, time\nwhile not pathlib.Path({str(met)!r}).exists(): time.sleep(0.01)\n"
    first += "print('first'); print('== 3 passed, 1 skipped in 0.10s ==')"
    other = "print('other'); print('== 1 failed, 4 passed, 2 deselected in 0.20s ==');"
    other += f"import pathlib, sys; pathlib.Path({str(met)!r}).touch(); sys.exit(1)"
    assert run(program("one half", first), beside=[program("other half", other)]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert lines.index("first") < lines.index("other")
    assert "Failed: other half." in lines
    assert lines[-1].startswith("===== 7 passed, 1 skipped, 1 failed, 2 deselected in ")


def test_the_two_halves_are_all_tests() -> None:
    half, other = (step.arguments for step in halves_of_pytest([]))
    ignored = {argument.removeprefix("--ignore=") for argument in half if argument.startswith("--ignore=")}
    named = {argument for argument in other if argument.startswith("tests")}
    assert ignored == named
    assert all((ROOT / folder).is_dir() for folder in named)


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
