"""The window opens whole on the screen that there is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from pos_app.ui.frame.first_window import first_size

WISHED, LEAST = QSize(1366, 768), QSize(1024, 700)
OPENING = """
from pos_app.domain.environment import Environment
from pos_app.app.process import now
from pos_app.system.paths import resources
from pos_app.system.settings import Settings
from pos_app.ui.frame.application import build_app
from pos_app.ui.frame.first_window import FirstWindow

app = build_app(["till"], environment=Environment.SANDBOX, theme="light", resources=resources())
front = FirstWindow(app.theme, Settings(full_screen=False), Environment.SANDBOX, now=now)
front.open()
print(front.window.width(), front.window.height())
"""


@pytest.mark.parametrize(
    ("screen", "opened"),
    [
        (QSize(1920, 1080), WISHED),
        (QSize(1366, 728), QSize(1366, 728)),
        (QSize(1024, 768), QSize(1024, 768)),
        (QSize(1024, 700), LEAST),
        (QSize(800, 600), WISHED),
    ],
)
def test_a_window_is_no_larger_than_its_screen(screen: QSize, opened: QSize) -> None:
    assert first_size(WISHED, least=LEAST, screen=screen) == opened


def test_a_till_opens_whole_on_a_small_screen(tmp_path: Path) -> None:
    screen = {"name": "small", "x": 0, "y": 0, "width": 1024, "height": 768}
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}))
    done = subprocess.run(
        [sys.executable, "-c", OPENING],
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.stdout.split() == ["1024", "768"], done.stderr
