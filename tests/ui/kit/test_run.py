"""The one run of the program: its exit code, its errors, and how it ends when told to stop."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

_PATIENCE = 300.0
_PROGRAM = """
import asyncio, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from pos_app.ui.kit.tasks import run
app = QApplication([])
app.setQuitOnLastWindowClosed(False)
{body}
sys.exit(run(main))
"""
_RETURNS = """
async def main(_):
    await asyncio.sleep(0.01)
    return 7
"""
_RAISES = """
async def main(_):
    await asyncio.sleep(0)
    raise LookupError("the real error")
"""
_WAITS = """
async def main(_):
    try:
        print("ready", flush=True)
        await asyncio.get_running_loop().create_future()
    finally:
        await asyncio.sleep(0.01)
        print("cleaned up", flush=True)
"""


def _start(body: str) -> subprocess.Popen[str]:
    program = _PROGRAM.format(body=body)
    root = Path(__file__).parents[3]
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", program], cwd=root, stdout=pipe, stderr=pipe, text=True)


def test_what_main_returns_is_the_exit_code() -> None:
    with _start(_RETURNS) as process:
        _, err = process.communicate(timeout=_PATIENCE)
    assert (process.returncode, err) == (7, "")


def test_an_error_of_main_is_shown_whole() -> None:
    with _start(_RAISES) as process:
        _, err = process.communicate(timeout=_PATIENCE)
    assert process.returncode == 1
    assert "LookupError: the real error" in err


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_lets_main_clean_up_while_nothing_else_happens(number: signal.Signals, code: int) -> None:
    with _start(_WAITS) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(number)
        out, err = process.communicate(timeout=_PATIENCE)
    assert (process.returncode, out, err) == (code, "cleaned up\n", "")
