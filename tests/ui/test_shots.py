"""Every screen and state can be drawn, and nothing on any of them is cut off."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import aclosing
from pathlib import Path
from typing import Final

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import getCppPointer

from pos_app.system.settings import TRANSLATED, Language
from pos_app.ui.frame.focus_ring import FocusRing
from pos_app.ui.frame.toasts import Toasts
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit import language
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.text_size import NORMAL
from pos_app.ui.kit.theme import Mode, Theme
from pos_app.ui.kit.widgets.amount_field import AmountField
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.digit_field import DigitField
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.tile import Tile
from pos_app.ui.kit.widgets.toast import Toast, ToastView
from tests.pictures import shots
from tests.pictures.samples_progress import PaintedPage
from tests.pictures.shots import SHOTS, SIZES, Shot, staged
from tests.pictures.shots_hand import settle
from tests.ui.finding import visible
from tests.ui.longer import Longer

_DRAW = """
import pathlib, sys
from tests.pictures.shots import render_all
print(*render_all(pathlib.Path(sys.argv[1]), names=sys.argv[2:]))
"""
_ALL: Final[frozenset[str]] = frozenset()
_DRAWN_SAMPLE = frozenset({"01a-take-payment", "03-customer-approval", "11-sandbox-clear", "13-components"})
_PNG = b"\x89PNG"
_PATIENCE = 1800  # seconds, for all pictures on a machine that is ten times slower
_SANDBOX = next(shot for shot in SHOTS if shot.name == "11-sandbox")
_OF_THE_TILL = [shot for shot in SHOTS if shot.sizes == SIZES]  # the sheet of components is for us only
_SOME = [
    shot
    for shot in _OF_THE_TILL
    if shot.name
    in {
        "01a-take-payment",
        "01b-take-payment-errors",
        "02-stopping",
        "03-customer-approval",
        "04c-not-sure",
        "04d-not-charged",
        "04f-still-open",
        "05a-cable-tv",
        "05a-offline",
        "05b-cable-tv-result",
        "05b-not-sure-reported",
        "05b-sending",
        "05b-still-open",
        "06a-activity",
        "06a-loading",
        "06a-paid-twice",
        "06b-activity-raw",
        "06c-activity-empty",
        "09a-service-missing",
        "09a-settings-service-trouble",
        "11-sandbox",
        "14-cannot-be-opened",
    }
]
_RESOURCES = Path(__file__).parents[2] / "resources"
_LONGER_SAMPLE = {"02-stopping", "04a-paid", "04c-not-sure", "05b-cable-tv-result", "10-sign-in"}
_SPOKEN_SAMPLE = {"01a-take-payment"}


def _sample(all_of_them: list[Shot], some: set[str]) -> list[ParameterSet]:
    """Look at some of them always, and at the others in the long run."""
    return [
        pytest.param(shot, id=shot.name, marks=() if shot.name in some else pytest.mark.soak) for shot in all_of_them
    ]


_FEW_LAYOUTS = 4  # in a dozen turns of the loop
_DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly
_LOWEST = QSize(1024, 700)  # the smallest window


class _Layouts(QObject):
    """Counts for each widget how often it was asked to lay itself out."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._asked[f"{type(watched).__name__} {getCppPointer(watched)[0]:x}"] += 1
        return False

    def endless(self) -> list[str]:
        """Name what was laid out in turn after turn; what changes by the clock is laid out once or twice."""
        return [f"{name}: {times} layouts" for name, times in self._asked.items() if times > _FEW_LAYOUTS]


async def _laid_out_without_end(window: TillWindow) -> list[str]:
    """Let a window that has come to rest alone for some turns of the loop."""
    layouts = _Layouts()
    watched = [window, *window.findChildren(QWidget)]  # never the application: the web engine does not bear it
    for widget in watched:
        widget.installEventFilter(layouts)
    await settle()
    return layouts.endless()


def _on_stage(qtbot: QtBot, theme: Theme, shot: Shot, look: Callable[[TillWindow], None]) -> None:
    async def show() -> None:
        async with aclosing(staged(theme, shot)) as stage:
            async for window, _ in stage:
                look(window)
                assert await _laid_out_without_end(window) == []

    task = asyncio.get_running_loop().create_task(show())
    qtbot.waitUntil(task.done, timeout=180_000)
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


def _too_wide(window: TillWindow) -> list[str]:
    """What scrolls upright and is wider than what can be seen of it."""
    views = [area.viewport() for area in window.findChildren(Scroller) if area.isVisible()]
    held = [(inside, view) for view in views for inside in view.findChildren(QWidget, options=_DIRECTLY)]
    return [f"{inside.width()} in {view.width()}" for inside, view in held if inside.width() > view.width()]


def _out_of_sight(window: TillWindow) -> list[str]:
    """Filled buttons that have to be scrolled to, or are not there whole."""
    buttons = [button for button in window.findChildren(Button) if button.isVisible() and button.is_filled]
    views = [area.viewport() for area in window.findChildren(Scroller)]
    return [
        button.text()
        for button in buttons
        for view in views
        if view.isAncestorOf(button)
        and not view.rect().contains(QRect(button.mapTo(view, QPoint(0, 0)), button.size()))
    ]


def _seen(widget: QWidget, inside: QWidget) -> QRect:
    """Where it can be seen: what is scrolled away lies under nothing."""
    place = QRect(widget.mapTo(inside, QPoint(0, 0)), widget.size())
    for area in inside.findChildren(QAbstractScrollArea):
        view = area.viewport()
        if view.isAncestorOf(widget):
            place = place.intersected(QRect(view.mapTo(inside, QPoint(0, 0)), view.size()))
    return place


def _overlapping(window: TillWindow) -> list[str]:
    """Controls of the screen that lie over each other."""
    screen = next(iter(window.findChildren(Screen)), window)
    controls = [widget for widget in visible(screen) if isinstance(widget, (QLabel, QPushButton))]
    places = [(widget, _seen(widget, screen)) for widget in controls]
    return [
        f"{one.text()!r} over {other.text()!r}"
        for number, (one, place) in enumerate(places)
        for other, its_place in places[number + 1 :]
        if place.intersects(its_place) and not one.isAncestorOf(other) and not other.isAncestorOf(one)
    ]


# Dark has the measures of light, and every state is drawn in both by one call below: the long run looks there too.
@pytest.mark.parametrize("mode", [Mode.LIGHT, pytest.param(Mode.DARK, marks=pytest.mark.soak)])
@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_nothing_is_cut_off_in_any_state_and_size(qtbot: QtBot, theme: Theme, shot: Shot, mode: Mode) -> None:
    theme.choose(mode)
    looked: list[int] = []

    def look(window: TillWindow) -> None:
        looked.append(window.width())
        assert _what_is_wrong(window) == []

    sizes = shot.sizes if len(shot.sizes) == 1 else (*SIZES, _LOWEST)
    _on_stage(qtbot, theme, Shot(shot.name, shot.shell, shot.fill, shot.then, sizes), look)
    assert looked == [size.width() for size in sizes]


@pytest.mark.parametrize("shot", _sample(_OF_THE_TILL, {"01a-take-payment", "08a-shift", "09b-settings-screen"}))
def test_nothing_is_cut_off_in_high_contrast(qtbot: QtBot, theme: Theme, shot: Shot) -> None:
    theme.use_contrast(high=True)
    _look_at_both_sizes(qtbot, theme, shot)


# Each of them in the smaller width, where the least has room; every third in both, and all in both in the long run.
@pytest.mark.parametrize("shot", _OF_THE_TILL, ids=lambda shot: shot.name)
def test_nothing_is_cut_off_where_text_is_half_as_large_again(qtbot: QtBot, theme: Theme, shot: Shot) -> None:
    theme.use_text_size(150)
    sizes = SIZES if shot in _OF_THE_TILL[::3] else SIZES[1:]
    _look_at(qtbot, theme, Shot(shot.name, shot.shell, shot.fill, shot.then, sizes))


@pytest.mark.parametrize("shot", _SOME, ids=lambda shot: shot.name)
@pytest.mark.parametrize("text_size", [125, 200])
def test_nothing_is_cut_off_in_other_sizes_of_text(qtbot: QtBot, theme: Theme, shot: Shot, text_size: int) -> None:
    theme.use_text_size(text_size)
    theme.choose(Mode.DARK)
    _look_at_both_sizes(qtbot, theme, shot)


@pytest.mark.soak
@pytest.mark.parametrize("shot", _OF_THE_TILL, ids=lambda shot: shot.name)
@pytest.mark.parametrize("text_size", [125, 150, 200])
@pytest.mark.parametrize("mode", [Mode.LIGHT, Mode.DARK])
def test_nothing_is_cut_off_in_any_size_of_text(
    qtbot: QtBot, theme: Theme, shot: Shot, text_size: int, mode: Mode
) -> None:
    theme.use_text_size(text_size)
    theme.choose(mode)
    _look_at_both_sizes(qtbot, theme, shot)


@pytest.fixture
def _longer(qapp: QCoreApplication) -> Iterator[None]:
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def _speaking() -> Iterator[None]:
    yield
    language.speak(Language.ENGLISH, _RESOURCES)


@pytest.mark.parametrize("shot", _sample(_OF_THE_TILL, _LONGER_SAMPLE))
@pytest.mark.usefixtures("_longer")
def test_nothing_is_cut_off_in_a_language_a_third_longer(qtbot: QtBot, theme: Theme, shot: Shot) -> None:
    _look_at_both_sizes(qtbot, theme, shot)


@pytest.mark.parametrize("shot", _sample(_OF_THE_TILL, _SPOKEN_SAMPLE))
@pytest.mark.parametrize("spoken", TRANSLATED)
@pytest.mark.usefixtures("_speaking")
def test_nothing_is_cut_off_in_our_languages(qtbot: QtBot, theme: Theme, shot: Shot, spoken: Language) -> None:
    assert language.speak(spoken, _RESOURCES) is spoken
    _look_at_both_sizes(qtbot, theme, shot)


@pytest.mark.parametrize("shot", _sample(_OF_THE_TILL, {"01a-take-payment", "03-customer-approval", "06a-activity"}))
def test_a_toast_lies_over_no_button_no_field_and_not_over_the_bank_s_page(
    qtbot: QtBot, theme: Theme, shot: Shot
) -> None:
    covered: list[str] = []

    def look(window: TillWindow) -> None:
        window.toast(ToastView("Transfer verified", "Chinedu Obi, ₦25,000.00", "check", "paid_text"))
        for toasts in window.findChildren(Toasts):
            toasts.place()  # as five times a second; a warning that was there stays, and the screen went on since
        toast = next(each for each in visible(window) if isinstance(each, Toast))
        kinds = (QAbstractButton, QLineEdit, DigitField, AmountField, PaintedPage)
        used = [each for each in visible(window) if isinstance(each, kinds) and window.dialogs.top is None]
        places = [(each, _seen(each, window)) for each in used]
        covered.extend(f"{each}" for each, place in places if place.intersects(toast.geometry()))

    _on_stage(qtbot, theme, shot, look)
    assert covered == []


def _look_at_both_sizes(qtbot: QtBot, theme: Theme, shot: Shot) -> None:
    assert shot.sizes == SIZES
    _look_at(qtbot, theme, shot)


def _look_at(qtbot: QtBot, theme: Theme, shot: Shot) -> None:
    looked: list[int] = []

    def look(window: TillWindow) -> None:
        looked.append(window.width())
        assert _what_is_wrong(window) == []

    _on_stage(qtbot, theme, shot, look)
    assert looked == [size.width() for size in shot.sizes]


def _of_the_toolkit(window: TillWindow) -> list[str]:
    """What would open a menu that is not ours."""
    kinds = (QLineEdit, QTextEdit, QPlainTextEdit, QScrollBar)
    default = Qt.ContextMenuPolicy.DefaultContextMenu
    found = [each for each in visible(window) if isinstance(each, kinds) and each.contextMenuPolicy() is default]
    return [f"{type(each).__name__} in {type(each.parent()).__name__}" for each in found]


def _what_is_wrong(window: TillWindow) -> list[str]:
    checks = (_cut_off, _outside, _too_wide, _out_of_sight, _overlapping, _of_the_toolkit)
    return [found for check in checks for found in check(window)]


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
        assert tiles["Approve"] == (145, 239, 262, 56)
        assert tiles["Challenge, approve"] == (415, 239, 262, 56)
        assert tiles["Service error"] == (415, 431, 262, 56)
        buttons = {button.text(): place(button) for button in window.findChildren(QPushButton)}
        assert buttons["Transfer in"][:2] == (751, 231)
        assert buttons["Bad signature"][1] == 287
        assert buttons["Clear practice data"][1] == 97
        left, top, width, height = buttons["Take a test payment"]
        assert (left, width, height) == (145, 532, 56)
        assert top + height <= 723

    _on_stage(qtbot, theme, Shot("one", _SANDBOX.shell, _SANDBOX.fill, sizes=SIZES[:1]), look)


def test_pictures_of_the_same_state_are_the_same(qtbot: QtBot, theme: Theme) -> None:
    pictures: list[bytes] = []
    shot = next(shot for shot in SHOTS if shot.name == "11-sandbox-notice")

    def look(window: TillWindow) -> None:
        picture = window.grab().toImage()  # has to outlive its bits: they are its own memory, not a copy
        pictures.append(bytes(picture.constBits()))

    for _ in range(2):
        _on_stage(qtbot, theme, shot, look)
    assert pictures[:2] == pictures[2:]
    assert pictures[0] != pictures[1]


def test_every_state_has_a_picture_of_its_own_name() -> None:
    names = [shot.name for shot in shots.SHOTS]
    assert len(set(names)) == len(names)


def test_all_pictures_get_names_of_their_own() -> None:
    names = [name for text_size in (NORMAL, 125, 150, 200) for name in _names_of(shots.shots_in(text_size), text_size)]
    assert len(set(names)) == len(names)
    assert {"11-sandbox.light.1366.png", "11-sandbox.dark.1024.png", "11-sandbox.dark.1024.150.png"} <= set(names)


# One state of every kind: typed in, asked in a dialog, a page of the bank, and the sheet that has one size only.
@pytest.mark.parametrize(
    "drawn", [pytest.param(_DRAWN_SAMPLE, id="some"), pytest.param(_ALL, id="all", marks=pytest.mark.soak)]
)
def test_pictures_are_drawn_by_one_call(tmp_path: Path, drawn: frozenset[str]) -> None:
    folder = tmp_path / "new"
    program = [sys.executable, "-c", _DRAW, str(folder), *sorted(drawn)]
    root = Path(__file__).parents[2]
    done = subprocess.run(program, cwd=root, capture_output=True, text=True, check=True, timeout=_PATIENCE)
    made = [Path(name) for name in done.stdout.split()]
    assert done.stderr == ""
    shots_of_call = [shot for shot in SHOTS if not drawn or shot.name in drawn]
    assert sorted(path.name for path in made) == sorted(_names_of(shots_of_call, NORMAL))
    assert {path.name for path in made} == {path.name for path in folder.iterdir()}
    assert all(path.read_bytes().startswith(_PNG) for path in made)


def _names_of(shots_of_call: Sequence[Shot], text_size: int) -> list[str]:
    looks = [(shot, mode, size) for shot in shots_of_call for mode in shots.MODES for size in shot.sizes]
    return [shots.picture_name(*look, text_size=text_size) for look in looks]
