"""Memory measured: the till with everything behind it and before any web page, beside the smallest window; on Linux."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.bench.figure import Figure, Of, Wanted, in_turns
from tests.bench.start_bench import MINIMAL, as_on_a_counter

_GOOD: Final = 1.8
_ROUNDS: Final = 5
_PATIENCE: Final = 30.0
_SETTLES: Final = 0.5  # seconds; the browser is brought up after two
_REACHED: Final = "operation 6: ok"  # the first question to the service comes when everything is open


def figures() -> list[Figure]:
    """Measure both in turns."""
    with tempfile.TemporaryDirectory() as folder:
        env = as_on_a_counter(Path(folder))
        (ours,), (other,) = in_turns(lambda: [_of_till(env)], lambda: [_of_window(env)], rounds=_ROUNDS)
    return [
        Figure(
            "idle memory before any web page",
            ours=ours,
            other=other,
            unit="MB",
            against="a minimal PySide6 window",
            wanted=Wanted(Of.RATIO, at_most=_GOOD),
        )
    ]


def _of_till(env: Mapping[str, str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "logs" / "till.log"
        with _running([sys.executable, "-m", "pos_app", "run", "--data-dir", folder], env) as till:
            _wait_for(lambda: log.exists() and _REACHED in log.read_text("utf-8"))
            return _idle_memory(till)


def _of_window(env: Mapping[str, str]) -> float:
    with _running([sys.executable, str(MINIMAL), "--stay"], env) as window:
        if window.stdout is not None:
            window.stdout.readline()  # it was painted
        return _idle_memory(window)


def _idle_memory(process: subprocess.Popen[str]) -> float:
    """Return what is resident, in MB; a share of it would depend on which other programs use Qt meanwhile."""
    time.sleep(_SETTLES)
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextmanager
def _running(command: Sequence[str], env: Mapping[str, str]) -> Generator[subprocess.Popen[str]]:
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def _wait_for(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + _PATIENCE
    while not is_so():
        if time.monotonic() > deadline:
            raise TimeoutError("The till did not reach its service.")
        time.sleep(0.02)
