"""Every screen and state can be drawn, and nothing on any of them is cut off."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QLabel, QPushButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui import shots
from pos_app.ui.screens.screen import Screen
from pos_app.ui.shell.focus_ring import FocusRing
from pos_app.ui.shots import SHOTS, SIZES, Shot, staged
from pos_app.ui.theme import Mode, Theme
from pos_app.ui.widgets.text import Text
from pos_app.ui.widgets.tile import Tile
from pos_app.ui.window import TillWindow
from tests.ui.finding import visible

_DRAW = "import pathlib, sys, pos_app.ui.shots as s; print(*s.render_all(pathlib.Path(sys.argv[1])))"
_SANDBOX = next(shot for shot in SHOTS if shot.name == "11-sandbox")
_LOWEST = QSize(1024, 700)  # the smallest window


def _on_stage(qtbot: QtBot, theme: Theme, shot: Shot, look: Callable[[TillWindow], None]) -> None:
    async def show() -> None:
        async with aclosing(staged(theme, shot)) as stage:
            async for window, _ in stage:
                look(window)

    task = asyncio.get_running_loop().create_task(show())
    qtbot.waitUntil(task.done, timeout=20_000)
    task.result()


def _cut_off(window: TillWindow) -> list[str]:
    """What is narrower or lower than its text, unless it says that it shortens itself."""
    found: list[str] = []
    for widget in visible(window):
        if isinstance(widget, (Text, Tile)) and widget.elides:
            continue
        if isinstance(widget, (QLabel, QPushButton)):
            least = widget.minimumSizeHint()
            if isinstance(widget, Text) and widget.wordWrap():
                least.setHeight(widget.heightForWidth(widget.width()))
            if widget.width() < least.width() or widget.height() < least.height():
                found.append(f"{widget.text()!r}: {widget.size().toTuple()} of {least.toTuple()}")
    return found


def _outside(window: TillWindow) -> list[str]:
    """What sticks out of the widget that holds it; what scrolls may."""
    found: list[str] = []
    for widget in visible(window):
        parent = widget.parentWidget()
        if isinstance(widget, (FocusRing, QScrollBar)) or isinstance(parent, QAbstractItemView):
            continue
        if parent is None or isinstance(parent.parentWidget(), QAbstractScrollArea):
            continue
        if not parent.rect().contains(widget.geometry()):
            found.append(f"{type(widget).__name__} {widget.geometry().getRect()} in {parent.size().toTuple()}")
    return found


def _overlapping(window: TillWindow) -> list[str]:
    """Controls of the screen that lie over each other."""
    screen = window.findChildren(Screen)[0]
    controls = [widget for widget in visible(screen) if isinstance(widget, (QLabel, QPushButton))]
    places = [(widget, QRect(widget.mapTo(screen, QPoint(0, 0)), widget.size())) for widget in controls]
    return [
        f"{one.text()!r} over {other.text()!r}"
        for number, (one, place) in enumerate(places)
        for other, its_place in places[number + 1 :]
        if place.intersects(its_place) and not one.isAncestorOf(other) and not other.isAncestorOf(one)
    ]


@pytest.mark.parametrize("mode", [Mode.LIGHT, Mode.DARK])
@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_nothing_is_cut_off_in_any_state_and_size(qtbot: QtBot, theme: Theme, shot: Shot, mode: Mode) -> None:
    theme.choose(mode)
    looked: list[int] = []

    def look(window: TillWindow) -> None:
        looked.append(window.width())
        assert (_cut_off(window), _outside(window), _overlapping(window)) == ([], [], [])

    sizes = shot.sizes if len(shot.sizes) == 1 else (*SIZES, _LOWEST)
    _on_stage(qtbot, theme, Shot(shot.name, shot.shell, shot.fill, shot.then, sizes), look)
    assert looked == [size.width() for size in sizes]


def test_a_text_that_is_too_narrow_would_be_found(qtbot: QtBot, theme: Theme) -> None:
    found: list[str] = []

    def look(window: TillWindow) -> None:
        text = next(widget for widget in visible(window) if isinstance(widget, Text) and not widget.elides)
        text.setFixedWidth(text.sizeHint().width() - 1)
        found.extend(_cut_off(window))

    _on_stage(qtbot, theme, Shot("one", _SANDBOX.shell, _SANDBOX.fill, sizes=SIZES[:1]), look)
    assert len(found) == 1


def test_the_sandbox_stands_where_the_picture_has_it(qtbot: QtBot, theme: Theme) -> None:
    def look(window: TillWindow) -> None:
        def place(widget: QWidget) -> tuple[int, int, int, int]:
            corner = widget.mapTo(window, QPoint(0, 0))
            return corner.x(), corner.y(), widget.width(), widget.height()

        tiles = {tile.text(): place(tile) for tile in window.findChildren(Tile)}
        assert tiles["Approve"] == (145, 239, 262, 64)
        assert tiles["Challenge, approve"] == (415, 239, 262, 64)
        assert tiles["Service error"] == (415, 455, 262, 64)
        buttons = {button.text(): place(button) for button in window.findChildren(QPushButton)}
        assert buttons["Transfer in"][:2] == (751, 231)
        assert buttons["Bad signature"][1] == 287
        assert buttons["Clear practice data"][1] == 97

    _on_stage(qtbot, theme, Shot("one", _SANDBOX.shell, _SANDBOX.fill, sizes=SIZES[:1]), look)


def test_pictures_of_the_same_state_are_the_same(qtbot: QtBot, theme: Theme) -> None:
    pictures: list[bytes] = []
    shot = next(shot for shot in SHOTS if shot.name == "11-sandbox-notice")
    for _ in range(2):
        _on_stage(qtbot, theme, shot, lambda window: pictures.append(bytes(window.grab().toImage().constBits())))
    assert pictures[:2] == pictures[2:]
    assert pictures[0] != pictures[1]


def test_every_state_has_a_picture_of_its_own_name() -> None:
    names = [shot.name for shot in shots.SHOTS]
    assert len(set(names)) == len(names)


def test_all_pictures_are_drawn_by_one_call(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    program = [sys.executable, "-c", _DRAW, str(folder)]
    root = Path(__file__).parents[2]
    drawn = subprocess.run(program, cwd=root, capture_output=True, text=True, check=True, timeout=120)
    made = [Path(name) for name in drawn.stdout.split()]
    assert drawn.stderr == ""
    assert len(made) == 2 * sum(len(shot.sizes) for shot in SHOTS)
    assert {path.name for path in made} == {path.name for path in folder.iterdir()}
    assert (folder / "11-sandbox.light.1366.png").is_file()
    assert (folder / "11-sandbox.dark.1024.png").is_file()
