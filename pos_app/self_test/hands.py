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

from pos_app.app.process import TillProcess
from pos_app.app.services_setup import TillServices
from pos_app.app.till import Till
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.frame.application import TillApp
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.widgets.toast import ToastView

if TYPE_CHECKING:
    from PySide6.QtWebEngineCore import QWebEnginePage

_PATIENCE: Final = 60.0  # a machine that is busy with other things is no reason to fail
_KEY_PATIENCE: Final = 6.0  # a busy machine is that late with a key, and a digit typed twice is a wrong code
_TAKES_A_CODE: Final = (  # a page takes no keys before it was painted once
    "!!document.querySelector('input[name=code]') && performance.getEntriesByType('paint').length > 0"
)
_LOOK_EVERY: Final = 0.01
_LONGEST_PAUSE: Final = 1.0  # between two looks; a longer one costs no more patience
_LARGE: Final = 40  # px: the result, from a metre away
_MOST_TABS: Final = 30
_MOST_SAID: Final = 1500  # letters of what stands on the screen instead


class NotSeenError(Exception):
    """What a journey waited for did not happen."""


class _Patience:
    """Time to look for something: while the machine, or the window, stands still, it hardly passes."""

    def __init__(self) -> None:
        self._left, self._looked_at = _PATIENCE, time.monotonic()
        self._looks, self._longest = 0, 0.0

    def is_over(self) -> bool:
        """Take off what passed since the last look."""
        now = time.monotonic()
        pause, self._looked_at = now - self._looked_at, now
        self._left -= min(pause, _LONGEST_PAUSE)
        self._looks, self._longest = self._looks + 1, max(self._longest, pause)
        return self._left < 0

    def __str__(self) -> str:
        return f"in {self._looks} looks, {self._longest:.1f} s the longest pause between two"


class Hands:
    """What a cashier has: eyes for words and names, keys, and a pointer."""

    def __init__(
        self, app: TillApp, till: Till, room: TillServices, shots: Path | None, *, process: TillProcess
    ) -> None:
        self.room = room
        self.window = till.window
        self.folder = process.places.data_dir
        self.language = process.settings.settings.language
        self.theme = app.theme
        self._app = app
        self._shots = shots
        self._prefix = process.settings.settings.till_prefix
        self._told: list[str] = []
        self.window.told.connect(self._keep_what_is_told)

    async def see(self, what: str, is_there: Callable[[], bool]) -> None:
        """Wait until it can be seen."""
        patience = _Patience()
        while not is_there():
            if patience.is_over():
                raise NotSeenError(f"not seen {patience}: {what}; {self._what_stands_there()}")
            await asyncio.sleep(_LOOK_EVERY)

    async def see_later(self, what: str, is_there: Callable[[], Awaitable[bool]]) -> None:
        """Wait until a question to the books or the service is answered with yes."""
        patience = _Patience()
        while not await is_there():
            if patience.is_over():
                raise NotSeenError(f"not so {patience}: {what}")
            await asyncio.sleep(_LOOK_EVERY)

    @property
    def times_told(self) -> int:
        """Count what was told in passing until now."""
        return len(self._told)

    async def see_told(self, *words: str, since: int) -> None:
        """Wait until one of these is told in passing, or was: the next toast may come before anybody has looked."""

        def is_told() -> bool:
            return any(self.reads(each) or any(each in told for told in self._told[since:]) for each in words)

        await self.see(f"it is told in passing: {words[0]}", is_told)

    def _keep_what_is_told(self, view: ToastView) -> None:
        self._told.append(f"{view.title} {view.detail}" if self.reads(view.title) else "")

    def _what_stands_there(self) -> str:
        """Say what is seen instead, and who has the keyboard: a key that nobody took is the usual reason."""
        focus = self._app.focusWidget()
        active = "" if self.window.isActiveWindow() else ", and the window is not the active one"
        labels = [label.text() for label in self.window.findChildren(QLabel) if label.isVisible() and label.text()]
        return f"the keyboard is in {type(focus).__name__}{active}; on screen: {' | '.join(labels)[:_MOST_SAID]}"

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
        """Wait until the bank's page has the keyboard, asks for a code, and can take it."""
        await self.see("the bank's page", self.has_bank_page)

        async def asks() -> bool:
            return await self._ask_page(_TAKES_A_CODE) == "True"

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
        await self.see(f"the button {name}", lambda: self._button(name) is not None and self.may_press())
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
        screens = [screen for screen in self.window.findChildren(Screen) if screen.isVisible()]
        return all(each.takes_presses and not (isinstance(each, PaymentScreen) and each.is_guarded) for each in screens)

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
