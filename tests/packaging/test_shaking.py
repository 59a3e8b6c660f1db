"""`dev.py test --shake`: what it understands, and the table that it ends with."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import shaking
from mistakes import MistakeError
from shaking import Asked, Shaken, shake, table, understood
from steps import Outcome, Step

PYTHON = Path(sys.executable)


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ([], Asked(0, ())),
        (["--shake"], Asked(10, ())),
        (["--shake", "3"], Asked(3, ())),
        (["--shake=3", "-x"], Asked(3, ("-x",))),
        (["tests/domain", "--shake", "-k", "money"], Asked(10, ("tests/domain", "-k", "money"))),
        (["--shake", "tests/domain"], Asked(10, ("tests/domain",))),
        (["-x", "--maxfail", "3"], Asked(0, ("-x", "--maxfail", "3"))),
    ],
)
def test_how_often_may_be_said_and_the_rest_is_for_pytest(words: list[str], asked: Asked) -> None:
    assert understood(words) == asked


@pytest.mark.parametrize("words", [["--shake", "0"], ["--shake=ten"], ["--shake="], ["--shake", "-3"]])
def test_what_is_no_number_of_runs_is_one_sentence(words: list[str]) -> None:
    with pytest.raises(MistakeError, match="number of runs above 0"):
        understood(words)


def test_the_table_says_of_each_run_how_long_it_took_and_what_failed() -> None:
    done = [Shaken(481.26, 8000, ()), Shaken(733.0, 7998, ("tests/a.py::test_b", "pytest, looks: segmentation fault"))]
    assert table(done) == [
        " run  seconds  passed  failed",
        "   1    481.3    8000  -",
        "   2    733.0    7998  tests/a.py::test_b, pytest, looks: segmentation fault",
        "1 of 2 runs without a failure.",
    ]


def test_one_run_that_fails_is_a_failure_and_the_others_are_run_all_the_same(
    capfd: pytest.CaptureFixture[str],
) -> None:
    said = iter(["== 3 passed in 1.00s ==", "FAILED tests/a.py::test_b - no\n== 1 failed, 2 passed in 1.00s ==", ""])

    def run() -> Sequence[Outcome]:
        text = next(said)
        return [Outcome(Step("pytest", ()), 1.0, int("FAILED" in text), text)]

    assert shake(3, run, python=PYTHON) == 1
    lines = capfd.readouterr().out.splitlines()
    assert lines[-4].split()[2:] == ["3", "-"]
    assert lines[-3].split()[2:] == ["2", "tests/a.py::test_b"]
    assert lines[-1] == "2 of 3 runs without a failure."


def test_who_stops_it_sees_the_runs_that_were_done(capfd: pytest.CaptureFixture[str]) -> None:
    runs: list[int] = []

    def run() -> Sequence[Outcome]:
        runs.append(1)
        if len(runs) == 2:
            raise KeyboardInterrupt
        return [Outcome(Step("pytest", ()), 1.0, 0, "== 3 passed in 1.00s ==")]

    with pytest.raises(KeyboardInterrupt):
        shake(10, run, python=PYTHON)
    assert capfd.readouterr().out.splitlines()[-1] == "1 of 1 runs without a failure."


def test_the_loops_beside_it_end_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started = tmp_path / "started"
    monkeypatch.setattr(shaking, "BUSY", f"open({str(started)!r}, 'a').write('x')\n{shaking.BUSY}")

    def run() -> Sequence[Outcome]:
        while not started.exists() or len(started.read_text()) < shaking.LOOPS:
            pass
        return []

    assert shake(1, run, python=PYTHON) == 0  # comes back, so both were ended and waited for
