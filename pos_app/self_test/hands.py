"""A cashier for the self-test: eyes for words and names, keys, and a pointer."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from pos_app.backroom import Backroom
from pos_app.ground import Ground
from pos_app.till import Till
from pos_app.ui.app import TillApp
from pos_app.ui.screens.screen import Screen

if TYPE_CHECKING:
    from PySide6.QtWebEngineCore import QWebEnginePage

_PATIENCE: Final = 60.0  # a machine that is busy with other things is no reason to fail
_KEY_PATIENCE: Final = 2.0
_LOOK_EVERY: Final = 0.01
_LARGE: Final = 40  # px: the result, from a metre away
_MOST_TABS: Final = 30


class NotSeenError(Exception):
    """What a journey waited for did not happen."""


class Hands:
    """What a cashier has: eyes for words and names, keys, and a pointer."""

    def __init__(self, app: TillApp, till: Till, room: Backroom, shots: Path | None, *, ground: Ground) -> None:
        self.room = room
        self.window = till.window
        self.folder = ground.places.data_dir
        self.language = ground.settings.settings.language
        self._app = app
        self._shots = shots
        self._prefix = ground.settings.settings.till_prefix

    async def see(self, what: str, is_there: Callable[[], bool]) -> None:
        """Wait until it can be seen."""
        deadline = time.monotonic() + _PATIENCE
        while not is_there():
            if time.monotonic() > deadline:
                raise NotSeenError(f"not seen within {_PATIENCE:.0f} s: {what}")
            await asyncio.sleep(_LOOK_EVERY)

    async def see_later(self, what: str, is_there: Callable[[], Awaitable[bool]]) -> None:
        """Wait until a question to the books or the service is answered with yes."""
        deadline = time.monotonic() + _PATIENCE
        while not await is_there():
            if time.monotonic() > deadline:
                raise NotSeenError(f"not so within {_PATIENCE:.0f} s: {what}")
            await asyncio.sleep(_LOOK_EVERY)

    def reads(self, words: str) -> bool:
        """Tell whether these words stand on the screen."""
        return any(words in label.text() and label.isVisible() for label in self.window.findChildren(QLabel))

    def has_head(self, words: str) -> bool:
        """Tell whether these words alone stand in the largest type on the screen."""
        labels = [label for label in self.window.findChildren(QLabel) if label.isVisible()]
        return any(label.text() == words and label.font().pixelSize() >= _LARGE for label in labels)

    def shown_reference(self) -> str:
        """Read the reference on the ticket."""
        prefix = f"{self._prefix}-"
        buttons = self.window.findChildren(QAbstractButton)  # pressing it copies it
        texts = (button.text() for button in buttons if button.isVisible())
        found = next((text for text in texts if text.startswith(prefix)), "")
        if not found:
            raise NotSeenError("no reference on the ticket")
        return found

    def can_press(self, beginning: str) -> bool:
        """Tell whether a button whose name begins so can be pressed."""
        return any(
            button.accessibleName().startswith(beginning) or button.text().startswith(beginning)
            for button in self.window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled()
        )

    def has_bank_page(self) -> bool:
        """Tell whether the keyboard is in the bank's page."""
        return self._bank_page() is not None

    async def see_bank_ask(self) -> None:
        """Wait until the bank's page has the keyboard, and asks for a code."""
        await self.see("the bank's page", self.has_bank_page)

        async def asks() -> bool:
            return await self._ask_page("!!document.querySelector('input[name=code]')") == "True"

        await self.see_later("the bank's page asks for a code", asks)

    async def type_code(self, code: str) -> None:
        """Type into the bank's page, each digit once the one before it stands there."""
        for count, digit in enumerate(code, start=1):
            await self._type_digit(digit, code[:count])
        self.press_key(Qt.Key.Key_Return)

    async def _type_digit(self, digit: str, wanted: str) -> None:
        """A page that was not painted yet takes no keys: then the digit is typed again, not while it may be coming."""
        deadline = time.monotonic() + _PATIENCE
        again_at = 0.0
        while (typed := await self._typed_code()) != wanted:
            if time.monotonic() > deadline:
                raise NotSeenError("the code does not appear in the bank's page")
            if typed == wanted[:-1] and time.monotonic() > again_at:
                again_at = time.monotonic() + _KEY_PATIENCE
                self.type_text(digit)
            await asyncio.sleep(_LOOK_EVERY)

    async def _typed_code(self) -> str:
        return await self._ask_page("(document.querySelector('input[name=code]') || {}).value || ''")

    async def _ask_page(self, what: str) -> str:
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        page = self._bank_page()
        if page is None:
            raise NotSeenError("the bank's page is gone")
        page.runJavaScript(what, 0, answer.set_result)
        return str(await asyncio.wait_for(answer, _PATIENCE))

    def _bank_page(self) -> "QWebEnginePage | None":
        from PySide6.QtWebEngineWidgets import QWebEngineView

        widget: QWidget | None = self._app.focusWidget()
        while widget is not None and not isinstance(widget, QWebEngineView):
            widget = widget.parentWidget()
        return widget.page() if widget is not None else None

    def press_key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(self._focus(), key, modifiers)

    def type_text(self, text: str) -> None:
        """Type where the focus is, key by key."""
        for char in text:
            QTest.keyClicks(self._focus(), char)

    async def strike(self, digits: Iterable[int]) -> None:
        """Strike digit keys, and return once all of them were heard; they come to the window, which knows the focus."""
        window, heard = self.window.windowHandle(), _Heard()
        for digit in digits:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                key = QKeyEvent(kind, Qt.Key.Key_0 + digit, Qt.KeyboardModifier.NoModifier, str(digit))
                QCoreApplication.postEvent(window, key)
        QCoreApplication.postEvent(heard, QEvent(QEvent.Type.User))  # comes behind them
        await heard.at

    async def tab_to(self, name: str) -> None:
        """Press Tab until the control of this name has the focus."""
        for _ in range(_MOST_TABS):
            if name in self._focus().accessibleName():
                return
            self.press_key(Qt.Key.Key_Tab)
            await asyncio.sleep(0)
        raise NotSeenError(f"Tab does not lead to {name}")

    def _focus(self) -> QWidget:
        return self._app.focusWidget() or self.window

    async def click(self, name: str) -> None:
        """Press the button of this name with the pointer."""
        await self.see(f"the button {name}", lambda: self._button(name) is not None)
        button = self._button(name)
        if button is not None:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _button(self, name: str) -> QAbstractButton | None:
        for button in reversed(self.window.findChildren(QAbstractButton)):  # what lies on top comes last
            if name in {button.accessibleName(), button.text()} and button.isVisible() and button.isEnabled():
                return button
        return None

    def may_press(self) -> bool:
        """Tell whether what is shown has stood there long enough for a key to be meant for it."""
        return all(screen.takes_presses for screen in self.window.findChildren(Screen) if screen.isVisible())

    def titles(self) -> list[str]:
        """Read what stands over every window of the till."""
        return [window.windowTitle() for window in self._app.topLevelWidgets()]

    def keep_picture(self, name: str) -> None:
        """Keep what the window looks like now."""
        if self._shots is not None:
            self.window.grab().save(str(self._shots / f"{name.replace(' ', '-')}.png"))


class _Heard(QObject):
    """Hears one event, and with it that everything posted before was delivered."""

    def __init__(self) -> None:
        super().__init__()
        self.at: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.User:
            self.at.set_result(None)
            return True
        return super().event(event)
