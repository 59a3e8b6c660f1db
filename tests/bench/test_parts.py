"""A part of the bench is heard as it goes, and one that hangs ends in a sentence."""

import sys
from importlib import import_module

import pytest

from tests.bench.__main__ import main
from tests.bench.figure import Figure, Of, Wanted
from tests.bench.parts import PARTS, Part, run_command

ONE = Figure("speed", 3.25, "ms", 2.0, "bare", Wanted(Of.RATIO, at_most=1.2))
WAITS = "import signal; signal.pause()"
HANGS = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {WAITS!r}]); {WAITS}"


def run_program(program: str, seconds: float = 60.0) -> tuple[list[Figure], str]:
    heard: list[Figure] = []
    problem = run_command([sys.executable, "-c", program], seconds, heard.append)
    return heard, problem


@pytest.mark.parametrize("figure", [ONE, Figure("size", 10.0, "MB"), Figure("é", 0.1, "s", wanted=Wanted(Of.OURS, 1))])
def test_a_figure_comes_whole_from_one_process_to_another(figure: Figure) -> None:
    assert Figure.from_line(figure.as_line()) == figure


def test_every_figure_of_a_part_is_heard() -> None:
    assert run_program(f"print({ONE.as_line()!r})") == ([ONE], "")


def test_a_part_that_fails_says_so_and_what_it_measured_before_counts() -> None:
    assert run_program(f"import sys; print({ONE.as_line()!r}); sys.exit(3)") == ([ONE], "ended with status 3")


def test_a_part_that_hangs_is_stopped_with_whatever_it_started() -> None:
    assert run_program(HANGS, seconds=0.3) == ([], "not at its end after 0.3 s, and stopped")


@pytest.mark.parametrize("part", PARTS.values(), ids=list(PARTS))
def test_every_part_can_be_measured(part: Part) -> None:
    assert callable(getattr(import_module(f"tests.bench.{part.module}"), part.measure))


def test_a_part_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "flow", "colour"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "there is no part colour; there are start, memory, flow" in capsys.readouterr().err
