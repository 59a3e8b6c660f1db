"""The tests beside two busy loops, again and again: what is not steady fails here first."""

import contextlib
import re
import subprocess
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

import steps
from mistakes import ExitCode, MistakeError

RUNS = 10
LOOPS = 2
# It ends by itself when we are gone, however that happened.
BUSY = """
import os
parent = os.getppid()
while os.getppid() == parent:
    for _ in range(1_000_000):
        pass
"""
NUMBER = re.compile(r"[+-]?\d+")


@dataclass(frozen=True, slots=True)
class Asked:
    runs: int
    """0: do not shake."""
    for_pytest: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shaken:
    """One run: how long it took, what passed, and what did not."""

    seconds: float
    passed: int
    failures: tuple[str, ...]


def understood(arguments: Sequence[str]) -> Asked:
    """Read `--shake`, `--shake 10` or `--shake=10`; all the rest is for pytest."""
    runs, rest = 0, list[str]()
    words = list(arguments)
    while words:
        word = words.pop(0)
        if word == "--shake":
            runs = _number(words.pop(0)) if words and NUMBER.fullmatch(words[0]) else RUNS
        elif word.startswith("--shake="):
            runs = _number(word.removeprefix("--shake="))
        else:
            rest.append(word)
    return Asked(runs, tuple(rest))


def shake(runs: int, run: Callable[[], Sequence[steps.Outcome]], *, python: Path) -> int:
    """Run so often beside the busy loops, then print what came of each run; 0 if nothing failed in any.

    Who stops it sees the table of those runs that came to their end.
    """
    done: list[Shaken] = []
    try:
        with _busy(python):
            for number in range(1, runs + 1):
                print(f"\n=== run {number} of {runs}", flush=True)
                started = time.monotonic()
                done.append(_shaken(run(), time.monotonic() - started))
    finally:
        print("", *table(done), sep="\n")
    return int(any(each.failures for each in done))


def table(done: Sequence[Shaken]) -> list[str]:
    """One line for each run, and one for all of them."""
    lines = [f"{'run':>4}{'seconds':>9}{'passed':>8}  failed"]
    for number, each in enumerate(done, 1):
        lines.append(f"{number:>4}{each.seconds:>9.1f}{each.passed:>8}  {', '.join(each.failures) or '-'}")
    green = sum(not each.failures for each in done)
    return [*lines, f"{green} of {len(done)} runs without a failure."]


def _shaken(outcomes: Sequence[steps.Outcome], seconds: float) -> Shaken:
    passed = steps.counted([outcome.last_line for outcome in outcomes])["passed"]
    return Shaken(seconds, passed, tuple(name for outcome in outcomes for name in outcome.failures))


@contextlib.contextmanager
def _busy(python: Path) -> Generator[None]:
    loops = [subprocess.Popen([python, "-c", BUSY]) for _ in range(LOOPS)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise MistakeError('"--shake" wants a number of runs above 0.', ExitCode.YOUR_TURN)
    return int(text)
