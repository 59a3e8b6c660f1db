"""A test that leaves something behind or logs what nobody expected does fail."""

import subprocess
import sys
from pathlib import Path

_LEAVES = {
    "tasks": """
import asyncio
def test_it(qtbot):
    asyncio.get_running_loop().create_task(asyncio.sleep(60), name="forgotten")
""",
    "windows": """
from PySide6.QtWidgets import QWidget
kept = []
def test_it(qtbot):
    kept.append(QWidget())
    kept[-1].show()
""",
    "timers": """
from PySide6.QtCore import QTimer
kept = []
def test_it(qtbot):
    kept.append(QTimer(interval=1000))
    kept[-1].start()
""",
    "threads": """
import threading
from tests import conftest
end = threading.Event()
def test_it():
    conftest._GRACE = 0.1
    threading.Thread(target=end.wait, name="forgotten", daemon=True).start()
""",
    "Nobody expected these log lines": """
import logging
def test_it():
    logging.getLogger("pos_app").warning("surprise")
""",
}
_LEAVES_NOTHING = """
import asyncio, logging, pytest
from PySide6.QtWidgets import QWidget

def test_a_window_that_is_handed_over(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

def test_a_task_that_ends(qtbot):
    task = asyncio.get_running_loop().create_task(asyncio.sleep(0))
    qtbot.waitUntil(task.done)

def test_asyncio_has_no_loop_running_in_the_others():
    assert asyncio.run(asyncio.sleep(0, "free")) == "free"

@pytest.mark.may_log("^surprise")
def test_a_line_that_is_expected():
    logging.getLogger("pos_app").warning("surprise")

def test_a_line_that_the_test_reads_itself(caplog):
    logging.getLogger("pos_app").error("read")
    assert "read" in caplog.text
"""


def _run(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    file = folder / "test_it.py"
    file.write_text(source, "utf-8")
    root = Path(__file__).parents[1]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-c",
        str(root / "pyproject.toml"),
        "-p",
        "tests.conftest",
        str(file),
    ]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, timeout=600)


def test_what_is_left_behind_fails_the_test_and_is_named(tmp_path: Path) -> None:
    result = _run(
        tmp_path, "".join(source.replace("test_it", f"test_{place}") for place, source in enumerate(_LEAVES.values()))
    )
    said = [line for line in result.stdout.splitlines() if line.startswith("ERROR ")]
    assert result.returncode == 1
    for place, left in enumerate(_LEAVES):
        assert any(f"::test_{place} " in line for line in said), left
        assert left in result.stdout
    assert result.stdout.count("'forgotten'") >= 2
    assert f"{len(_LEAVES)} passed, {len(_LEAVES)} errors" in result.stdout


def test_who_leaves_nothing_passes(tmp_path: Path) -> None:
    result = _run(tmp_path, _LEAVES_NOTHING)
    assert result.returncode == 0, result.stdout
