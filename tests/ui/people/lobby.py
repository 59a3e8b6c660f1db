"""A till that can be locked: its window with a form of payment in it, and people in a real book behind it."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.services.people import People
from pos_app.services.people_roster import Roster
from pos_app.system.keyring_storage import KeyringStorage
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.pin_field import PinDots
from pos_app.ui.people.desk import Counter, PeopleOffice
from pos_app.ui.people.lock_controller import LockController, LockRules, make_lock_controller
from pos_app.ui.people.person_tile import PersonTile
from tests.services.keyrings import NO_KEYRING
from tests.services.staff import Shop, counter, found_shop
from tests.ui.card import entry_counter
from tests.ui.finding import the, visible, words
from tests.ui.hands import write

T = TypeVar("T")


def is_a_counter(people: People) -> Counter:
    """The real one fits: pyright holds this."""
    return people


def is_an_office(roster: Roster) -> PeopleOffice:
    """The real one fits: pyright holds this."""
    return roster


class Lobby:
    """What a test takes hold of."""

    def __init__(self, qtbot: QtBot, window: TillWindow, theme: Theme, shop: Shop) -> None:
        self.qtbot = qtbot
        self.window = window
        self.shop = shop
        self.is_held = False
        self.entry = entry_counter.set_up(window, theme)
        rules = LockRules(2, shop.steady, kept=lambda: self.entry.screen.kept, is_held=lambda: self.is_held)
        self.desk: LockController = make_lock_controller(window, theme, shop.people, shop.roster, rules)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """See something asynchronous through."""
        task = asyncio.get_running_loop().create_task(work)
        self.until(task.done)
        return task.result()

    def until(self, has_come: Callable[[], object]) -> None:
        """Wait for what must come."""
        self.qtbot.waitUntil(lambda: bool(has_come()), timeout=180_000)

    def says(self, sentence: str) -> bool:
        """Tell whether this can be read."""
        return sentence in words(self.window)

    def tile(self, name: str) -> PersonTile:
        """The tile of somebody."""
        found = [each for each in visible(self.window) if isinstance(each, PersonTile) and each.text() == name]
        assert len(found) == 1
        return found[0]

    @property
    def dots(self) -> PinDots:
        """Where the PIN of the sign-in is typed."""
        return the(PinDots, self.window)

    def touch(self) -> None:
        """Press a key as the window system does: on the native window."""
        QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Shift)

    def type_pin(self, name: str) -> None:
        """Type the PIN of somebody where the keyboard is."""
        write(self.window, self.shop.pins[name].decode())

    def sign_in(self, name: str) -> None:
        """Choose somebody, type, and wait until they stand at the counter."""
        self.tile(name).click()
        self.type_pin(name)
        self.until(lambda: not self.window.is_locked and not self.desk.sign_in.is_trying)

    def rail(self) -> list[str]:
        """What the rail shows."""
        return [entry.text() for entry in self.window.findChildren(QToolButton) if entry.isVisible()]


@contextmanager
def opened_lobby(
    qtbot: QtBot,
    window: TillWindow,
    theme: Theme,
    folder: Path,
    *,
    environment: Environment = Environment.TEST,
    has_people: bool = True,
    vfs: str | None = None,
    keyring: KeyringStorage = NO_KEYRING,
) -> Generator[Lobby]:
    """Open the books in the loop of the window, and close them when the test is over."""
    loop = asyncio.get_running_loop()
    opened: asyncio.Future[Shop] = loop.create_future()
    over = asyncio.Event()

    async def live() -> None:
        async with counter(folder, environment, vfs=vfs, keyring=keyring) as shop:
            if has_people and shop.people.has_nobody:
                await found_shop(shop)
            opened.set_result(shop)
            await over.wait()

    task = loop.create_task(live())
    qtbot.waitUntil(lambda: opened.done() or task.done(), timeout=180_000)
    if task.done():
        task.result()
    lobby = Lobby(qtbot, window, theme, opened.result())
    try:
        yield lobby
    finally:
        over.set()
        qtbot.waitUntil(task.done, timeout=180_000)
        task.result()
