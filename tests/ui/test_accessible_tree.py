"""What a screen reader finds on every screen: each stop of the keyboard has a role and a name; no secret is read."""

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import aclosing
from typing import Final

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.cards import passes_luhn
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from tests.pictures.shots import SHOTS, Shot, staged
from tests.ui.hands import keyboard, press, write

_ROLE, _TEXT = QAccessible.Role, QAccessible.Text
_SAYS_NOTHING: Final = frozenset({_ROLE.NoRole, _ROLE.Client, _ROLE.Pane, _ROLE.Grouping, _ROLE.Whitespace})
_SAID: Final = (_TEXT.Name, _TEXT.Description, _TEXT.Value, _TEXT.Help)
_MAY_BE_A_CARD: Final = re.compile(r"(?:\d[ -]?){13,19}", re.ASCII)
_LISTS_TEST_CARDS: Final = "11-sandbox"
_SOME: Final = frozenset(
    {
        "01b-take-payment-errors",
        "04c-not-sure",
        "05a-buying",
        "06a-activity",
        "07-history",
        "08b-close-shift",
        "09e-take-on",
        "09d-printer",
        "10-approval",
        "10-first-owner",
        "10-sign-in",
        "11-sandbox",
        "15-help",
    }
)


def shots() -> list[ParameterSet]:
    """Every state of every screen, a few of them in the normal run."""
    return [
        pytest.param(shot, id=shot.name, marks=() if shot.name in _SOME else pytest.mark.soak)
        for shot in SHOTS
        if shot.name != "13-components"  # for us only
    ]


def things(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Walk the tree as a screen reader does: what cannot be seen is not there."""
    yield of
    for place in range(of.childCount()):
        child = of.child(place)
        if child and child.isValid() and not child.state().invisible:
            yield from things(child)


def stops(window: TillWindow) -> list[QWidget]:
    """Where Tab leads to."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def unnamed(window: TillWindow) -> list[str]:
    """Return each stop that a screen reader can say nothing of."""
    found: list[str] = []
    for widget in stops(window):
        heard = QAccessible.queryAccessibleInterface(widget)
        name, role = heard.text(_TEXT.Name).strip(), heard.role()
        if not name or role in _SAYS_NOTHING:
            found.append(f"{type(widget).__name__} “{name}” is a {role.name}")
    return found


def read_out(window: TillWindow) -> list[str]:
    """Everything that can be heard of this window, what stands in its fields included."""
    found: list[str] = []
    for thing in things(QAccessible.queryAccessibleInterface(window)):
        found += [thing.text(each) for each in _SAID]
        written = thing.textInterface()
        if written:
            found.append(written.text(0, written.characterCount()))
    return [each for each in found if each]


def stops_as_read(window: TillWindow) -> list[QWidget]:
    """Where Tab leads to, in the order of the tree."""
    known = set(stops(window))
    found = [thing.object() for thing in things(QAccessible.queryAccessibleInterface(window))]
    return list(dict.fromkeys(each for each in found if isinstance(each, QWidget) and each in known))


def walk(window: TillWindow) -> list[QWidget]:
    """Press Tab until the keyboard is where it has been."""
    if window.dialogs.top is not None:
        window.dialogs.top.first_focus().setFocus()
    press(window, Qt.Key.Key_Tab)  # from wherever it was, or from nowhere
    found: list[QWidget] = []
    while (widget := keyboard(window)) not in found and widget is not window:
        found.append(widget)
        press(window, Qt.Key.Key_Tab)
    return found


def names_of(*widgets: QWidget) -> list[str]:
    return [QAccessible.queryAccessibleInterface(each).text(_TEXT.Name) for each in widgets]


def cards_in(said: list[str]) -> list[str]:
    """Return what may be a card's number."""
    found = (match.group() for text in said for match in _MAY_BE_A_CARD.finditer(text))
    return [each for each in found if passes_luhn(re.sub(r"\D", "", each).encode())]


def on_stage(qtbot: QtBot, theme: Theme, shot: Shot, look: Callable[[TillWindow], None]) -> None:
    """Look at this state, as wide as it is first."""

    async def show() -> None:
        async with aclosing(staged(theme, shot)) as stage:
            window, _ = await anext(stage)
            look(window)

    task = asyncio.get_running_loop().create_task(show())
    qtbot.waitUntil(task.done, timeout=180_000)
    task.result()


@pytest.mark.parametrize("shot", shots())
def test_every_stop_has_a_role_and_a_name_tab_goes_as_it_is_read_and_no_card_is_read_out(
    qtbot: QtBot, theme: Theme, shot: Shot
) -> None:
    def look(window: TillWindow) -> None:
        assert unnamed(window) == []
        said = read_out(window)
        assert said
        assert [each for each in said if "<span>" in each] == []
        if not shot.name.startswith(_LISTS_TEST_CARDS):
            assert cards_in(said) == []
        walked = walk(window)
        read = [each for each in stops_as_read(window) if each in walked]
        first = walked.index(read[0]) if read else 0
        assert names_of(*walked[first:], *walked[:first]) == names_of(*read)

    on_stage(qtbot, theme, shot, look)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("01a-take-payment-empty", {"Card number": "4000000000002701", "CVV": "917"}),
        ("10-first-owner", {"PIN": "830174", "PIN, once more": "830174"}),
        ("10-sign-in", {"PIN": "83017"}),
        ("10-approval", {"Manager’s PIN": "830174"}),
    ],
)
def test_what_is_secret_is_typed_and_not_read_out(
    qtbot: QtBot, theme: Theme, name: str, typed: Mapping[str, str]
) -> None:
    def look(window: TillWindow) -> None:
        for field, digits in typed.items():
            stop = next(each for each in stops(window) if each.accessibleName() == field)
            before = stop.grab().toImage()
            stop.setFocus()
            write(window, digits)
            assert stop.grab().toImage() != before
        said = "".join(re.sub(r"\s", "", each) for each in read_out(window))
        assert [digits for digits in typed.values() if digits in said] == []

    on_stage(qtbot, theme, next(shot for shot in SHOTS if shot.name == name), look)
