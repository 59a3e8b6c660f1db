"""The first paint waits for nothing it does not need, and is told of however it comes."""

import asyncio
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui.kit.first_paint import FirstPaint

ROOT = Path(__file__).parents[3]
_LATER = ("asyncio", "hashlib", "qasync", "ssl", "httpx", "pydantic", "apsw", "starlette", "PySide6.QtWebEngineCore")
_START = """
import builtins, gc, linecache, sys
from pathlib import Path
from pos_app.domain.environment import Environment
from pos_app.app.main import run_till
from pos_app.app.start_options import StartOptions

run_till(StartOptions(Path(sys.argv[1]), Environment.SANDBOX, None), is_first_paint_only=True)
{asked}
"""


def _after_first_paint(folder: Path, asked: str) -> str:
    """Start a till as far as its first paint, and ask the process something."""
    program = [sys.executable, "-c", _START.format(asked=asked), str(folder)]
    told = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300).stdout
    return told.splitlines()[-1]


def test_the_first_paint_comes_before_the_loop_and_all_that_has_time(tmp_path: Path) -> None:
    loaded = _after_first_paint(tmp_path, "print(*sys.modules)").split()
    assert "PySide6.QtWidgets" in loaded
    assert [name for name in _LATER if name in loaded] == []


def test_imports_are_as_usual_once_qt_is_there(tmp_path: Path) -> None:
    asked = "print(builtins.__import__.__name__, any('pos_app' in name for name in linecache.cache))"
    assert _after_first_paint(tmp_path, asked) == "__import__ False"


def test_garbage_is_looked_for_again_once_the_window_is_there(tmp_path: Path) -> None:
    assert _after_first_paint(tmp_path, "print(gc.isenabled(), gc.get_freeze_count() > 0)") == "True True"


def test_a_window_that_was_painted_before_there_was_a_loop_is_not_waited_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first_paint = FirstPaint(window)
    window.show()
    first_paint.wait_without_loop()
    waiting = asyncio.ensure_future(first_paint.wait())
    qtbot.waitUntil(waiting.done)


def test_a_window_that_is_painted_later_is_waited_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    waiting = asyncio.ensure_future(FirstPaint(window).wait())
    beside = asyncio.ensure_future(_turn_often())
    qtbot.waitUntil(beside.done)
    assert not waiting.done()
    window.show()
    qtbot.waitUntil(waiting.done)


async def _turn_often() -> None:
    for _ in range(20):
        await asyncio.sleep(0)
