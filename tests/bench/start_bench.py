"""Start-up measured: from the start of the process to the first paint, beside the smallest window there is."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.bench.figure import Figure, Of, Wanted, in_turns

MINIMAL: Final = Path(__file__).with_name("minimal_window.py")
_GOOD: Final = 1.7
_ROUNDS: Final = 9


def figures() -> list[Figure]:
    """Measure both in turns, warm."""
    with tempfile.TemporaryDirectory() as folder:
        till = [sys.executable, "-m", "pos_app", "run", "--first-paint", "--data-dir", folder]
        window = [sys.executable, str(MINIMAL)]
        env = as_on_a_counter(Path(folder))
        for command in (till, window):  # the first start of the day reads everything from the disk
            _seconds_to_paint(command, env)
        (ours,), (other,) = in_turns(
            lambda: [_seconds_to_paint(till, env)], lambda: [_seconds_to_paint(window, env)], rounds=_ROUNDS
        )
    return [
        Figure(
            "start to first paint",
            ours=ours * 1000,
            other=other * 1000,
            unit="ms",
            against="a minimal PySide6 window",
            wanted=Wanted(Of.RATIO, at_most=_GOOD),
        )
    ]


def as_on_a_counter(folder: Path) -> dict[str, str]:
    """Let both sides keep their compiled modules, as an installed program does, wherever this one was checked out."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return env | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}


def _seconds_to_paint(command: Sequence[str], env: Mapping[str, str]) -> float:
    began = time.monotonic_ns()
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return (int(told.stdout.split()[0]) - began) / 1e9
