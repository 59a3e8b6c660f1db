"""What the first paint does not need is not there yet."""

import subprocess
import sys
from pathlib import Path

import pytest

_LATER = frozenset({"httpx", "pydantic", "keyring", "starlette", "uvicorn", "apsw", "PySide6.QtWebEngineCore"})
_PROGRAM = "import pos_app.ui.frame.application, pos_app.ui.frame.window, pos_app.ui.{screen}, sys; print(*sys.modules)"


@pytest.mark.parametrize("screen", ["practice.screen", "settings.service_setup"])
def test_the_window_imports_nothing_slow(screen: str) -> None:
    root = Path(__file__).parents[3]
    program = [sys.executable, "-c", _PROGRAM.format(screen=screen)]
    loaded = subprocess.run(program, cwd=root, capture_output=True, text=True, check=True, timeout=300).stdout.split()
    assert "PySide6.QtWidgets" in loaded
    assert not _LATER & set(loaded)
