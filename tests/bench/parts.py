"""The parts of the bench: each measures in a process of its own, with a time limit, and is heard figure by figure."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from threading import Timer
from typing import Any, Final, cast

from tests.bench.figure import Figure


@dataclass(frozen=True, slots=True)
class Part:
    """What is measured together."""

    module: str
    seconds: float  # it may take: about three times what it takes on a quiet machine
    about: str
    measure: str = "figures"


PARTS: Final[Mapping[str, Part]] = {
    "start": Part("start_bench", 40, "start to first paint"),
    "memory": Part("memory_bench", 90, "what an idle till weighs"),
    "flow": Part("flow_bench", 120, "a card payment through the services; the device page to operation 4"),
    "word": Part("till_bench", 150, "a result to the word on screen; what a challenge weighs", "words_and_weights"),
    "late": Part("till_bench", 240, "how late the screen is during 50 payments", "latenesses"),
    "garbage": Part("garbage_bench", 300, "how long the window stands still for Python's collector", "pauses"),
    "journal": Part("journal_bench", 120, "the durable line"),
    "tv": Part("tv_bench", 45, "a thousand packages: shown from the disk, searched by key presses"),
    "receiver": Part("receiver_bench", 150, "notices a second"),
    "activity": Part("activity_bench", 300, "a notice to its row on screen; how late the screen is in a flood"),
    "history": Part("history_bench", 900, "the history of a million payments; the first run makes them"),
}


def run(part: Part, hear: Callable[[Figure], object]) -> str:
    """Measure, and hand over each figure as it comes; returns why not all came, or ''."""
    return run_command([sys.executable, "-m", __name__, part.module, part.measure], part.seconds, hear)


def run_command(command: Sequence[str], seconds: float, hear: Callable[[Figure], object]) -> str:
    """Run a program that prints figures, a line each, and end it with all that it started when its time is over."""
    is_over: list[bool] = []

    def end() -> None:
        is_over.append(True)
        _end(running)

    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as running:
        limit = Timer(seconds, end)
        limit.start()
        try:
            assert running.stdout is not None
            for line in running.stdout:
                hear(Figure.from_line(line))
            status = running.wait()
        finally:
            limit.cancel()
            _end(running)  # a browser's process may be left of one that failed
    if is_over:
        return f"not at its end after {seconds:g} s, and stopped"
    return f"ended with status {status}" if status else ""


def told_by(module: str, *words: str) -> dict[str, Any]:
    """Run a module of ours to its end, and return what it told as JSON: there is one Qt loop per process."""
    command = [sys.executable, "-m", f"tests.bench.{module}", *words]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    seen = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if seen.returncode:
        last = "\n".join(seen.stderr.splitlines()[-20:])  # before it stands what Chromium says of every machine
        raise RuntimeError(f"{module} {' '.join(words)} ended with status {seen.returncode}:\n{last}")
    return json.loads(seen.stdout)


def _end(running: subprocess.Popen[str]) -> None:
    if sys.platform == "win32":
        running.kill()
        return
    try:
        os.killpg(running.pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def main(module: str, measure: str) -> None:
    """Be one part."""
    figures = cast("Callable[[], Iterable[Figure]]", getattr(import_module(f"tests.bench.{module}"), measure))
    for figure in figures():
        print(figure.as_line(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
