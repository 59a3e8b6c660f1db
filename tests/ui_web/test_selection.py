"""The selection of X11, which the middle button pastes: a bank's page leaves nothing there."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui_web.site import Site

PAGE = "<!DOCTYPE html><body style='margin: 0; font-size: 120px; line-height: 1'>stolen"


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen of X11, on a number that it finds itself; the platform without one knows no selection."""
    if shutil.which("Xvfb") is None:
        pytest.skip("no Xvfb on this machine")
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1024x768x24", "-ac", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as said:
        number = said.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def test_a_word_that_is_selected_in_a_page_does_not_lie_under_the_middle_button(screen: str, site: Site) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui_web.lonely_selection", site.put("/approve", PAGE)],
        env=os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": screen},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["before"] == "the cashier's own"
    assert (set(said["left"]), said["now"]) == ({""}, "")
