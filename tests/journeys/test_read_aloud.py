"""A till that is only heard: a payment driven through the accessible tree, on the bus that screen readers listen to."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.journal.notebook import raw

_SCREEN: Final = "-screen 0 1366x768x24"
_SECONDS: Final = 600.0


@pytest.mark.skipif(sys.platform != "linux", reason="the bus of screen readers is Linux's; what it takes is installed")
def test_a_card_is_paid_by_roles_and_names_alone(tmp_path: Path) -> None:
    reader = [sys.executable, "-m", "tests.journeys.reader", str(tmp_path)]
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", _SCREEN, "dbus-run-session", "--", *reader],
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "Paid"
    with raw(tmp_path / "sandbox.journal") as sheet:
        assert sheet.execute("SELECT state FROM attempt").fetchall() == [("success",)]
