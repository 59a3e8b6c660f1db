"""`pos-app shots` shows the till as it is used: the real window, with its whole rail and whoever is signed in."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from pos_app.app.process import TillProcess
from pos_app.domain.environment import Environment
from pos_app.self_test.day import DAY
from pos_app.self_test.day_pictures import played_day, settings_of_day
from pos_app.system.settings_file import Loaded
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.rail import Rail
from pos_app.ui.frame.top_bar import TopBar
from tests.journeys.shop import ground_on, run
from tests.ui.finding import the, words

PNG: Final = b"\x89PNG"
LOOKS: Final = ("light.1366", "light.1024", "dark.1366", "dark.1024")
RAIL: Final = ["Card", "Cable TV", "Activity", "History", "Shift", "Settings", "Sandbox"]
LONGEST: Final = 1800  # seconds, on a machine that is ten times slower


@pytest.mark.usefixtures("qt_loop")
def test_two_stops_show_the_whole_rail_and_who_is_signed_in(qapp: TillApp, tmp_path: Path) -> None:
    stops = dict(list(DAY.items())[:2])
    made: list[Path] = []

    async def look(process: TillProcess) -> None:
        async for day, pictures in played_day(qapp, process, tmp_path, stops):
            made.extend(pictures)
            window = day.hands.window
            assert [entry.text() for entry in the(Rail, window).entries()] == RAIL
            assert {"Adeola Stores", "Amaka Obi"} <= set(words(the(TopBar, window)))

    with ground_on(tmp_path / "till", Environment.SANDBOX) as process:
        settings = Loaded(settings_of_day(text_size=100, in_contrast=False))
        run(look(replace(process, settings=settings)))
    assert sorted(path.name for path in made) == names_of(list(stops))
    assert all(path.read_bytes().startswith(PNG) for path in made)


@pytest.mark.soak
def test_the_whole_day_is_drawn_by_the_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pos_app", "shots", str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert told.returncode == 0, told.stderr
    assert sorted(Path(line).name for line in told.stdout.split()) == names_of(list(DAY))
    assert sorted(path.name for path in tmp_path.iterdir()) == names_of(list(DAY))


def names_of(stops: list[str]) -> list[str]:
    return sorted(f"{stop}.{look}.png" for stop in stops for look in LOOKS)
