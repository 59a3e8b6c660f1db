"""Measures the frozen program: from its start to the first paint and to the first digit, cold and warm; its sizes."""

import os
import signal
import statistics
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

from build_freeze import Frozen
from build_screen import Screen
from mistakes import MistakeError

TIMES = 5
WITHIN = 120.0
AMOUNT = (160, 230, 500, 300)
"""Where the amount stands on a screen of 1366 x 768: left, top, right, bottom."""


def measure(frozen: Frozen, work: Path) -> str:
    """A table of what was measured, for people."""
    rows = [f"{'start of the frozen program':40}{'cold':>10}{'warm':>10}"]
    for name, once in (("first paint", first_paint), ("ready for an amount", ready)):
        cold, warm = ([once(frozen, work, is_cold=is_cold) for _ in range(TIMES)] for is_cold in (True, False))
        rows.append(f"{name:40}{statistics.median(cold):7.0f} ms{statistics.median(warm):7.0f} ms")
    return "\n".join([*rows, *sizes(frozen.folder)])


def first_paint(frozen: Frozen, work: Path, *, is_cold: bool) -> float:
    """Milliseconds until something of the till is on the screen; the till says when."""
    with Screen(work) as screen, tempfile.TemporaryDirectory() as data:
        if is_cold:
            forget(frozen.folder)
        began = time.monotonic_ns()
        command = [frozen.command, "run", "--first-paint", "--data-dir", data]
        done = subprocess.run(
            command, env={**os.environ, "DISPLAY": screen.name}, capture_output=True, text=True, check=True
        )
        return (int(done.stdout) - began) / 1e6


def ready(frozen: Frozen, work: Path, *, is_cold: bool) -> float:
    """Milliseconds until a key that was pressed stands in the amount; pressed again and again from the start on."""
    with Screen(work) as screen, tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "DISPLAY": screen.name}
        if is_cold:
            forget(frozen.folder)
        began = time.monotonic()
        command = [frozen.command, "run", "--data-dir", data]
        till = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        press = ["xdotool", "key", "--delay", "40", "--repeat", "3000", "--repeat-delay", "40", "8"]
        finger = subprocess.Popen(press, env=environment)
        try:
            empty, shown = screen.part(AMOUNT), b""
            while time.monotonic() - began < WITHIN:
                now = screen.part(AMOUNT)
                if now != empty and not shown:
                    shown = now  # the amount as it is drawn first: zero
                elif shown and now != shown and _is_dark_enough(now, shown):
                    return (time.monotonic() - began) * 1000
                time.sleep(0.01)
        finally:
            finger.kill()
            finger.wait()
            till.send_signal(signal.SIGTERM)
            till.wait(timeout=30)
    raise MistakeError("The till took no amount.")


def _is_dark_enough(now: bytes, before: bytes) -> bool:
    """Digits are darker than the zero that is only a hint, and a caret alone changes little."""
    return sum(byte < 0x50 for byte in now) > sum(byte < 0x50 for byte in before) + 400


def forget(folder: Path) -> None:
    """Let the system read the program from the disk again; libraries of the system stay where they are."""
    os.sync()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            file = os.open(path, os.O_RDONLY)
            try:
                os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            finally:
                os.close(file)


def sizes(folder: Path) -> list[str]:
    """The whole, and what most of it is."""
    found: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            found[_group(path.relative_to(folder))] += path.stat().st_size
    rows = [f"{'installed':40}{found.total() / 1e6:7.0f} MB"]
    return rows + [f"  {name:38}{size / 1e6:7.0f} MB" for name, size in found.most_common(7)]


def _group(path: Path) -> str:
    text = path.as_posix()
    for mark, name in (
        ("WebEngine", "Qt WebEngine"),
        ("qtwebengine", "Qt WebEngine"),
        ("Qt/resources", "Qt WebEngine"),
        ("libicu", "ICU of Qt"),
        ("PySide6/Qt/", "the rest of Qt"),
        ("PySide6/", "bindings of Qt"),
        ("cryptography", "cryptography, for the keyring and for updates"),
        ("python3", "Python"),
    ):
        if mark in text:
            return name
    return "everything else"
