"""A till with a stage, for pages to stand on, and ways to wait for what they do."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from pos_app.services.browser import ApprovalEvent, ApprovalPage
from pos_app.ui.web.bank_pages import BankPages
from pos_app.ui.web.bank_window import BankWindow
from pos_app.ui.web.browser import WebBrowser
from pos_app.ui.web.shown_approval import ShownApproval
from pos_app.ui.web.trouble import TroublePanel

T = TypeVar("T")
_PATIENCE = 180_000  # ms; far more than anything here takes
_KEY_PATIENCE = 6.0  # seconds; a busy machine is that late with a key, and a digit typed twice is a wrong code
_TYPED = "(document.querySelector('input[name=code]') || {}).value || ''"


@dataclass
class Till:
    """The window with its stage and its browser."""

    window: QWidget
    stage: QStackedWidget
    browser: WebBrowser
    elsewhere: list[QUrl]

    def open(
        self, address: str, *, reference: str = "pos-1", token: str | None = None, returns_to: str = ""
    ) -> "Visit":
        """Open the page before a customer."""
        homes = frozenset({returns_to} if returns_to else ())
        seen: list[ApprovalEvent] = []
        page = ApprovalPage(reference, address, token, homes)
        return Visit(self.browser.open_step_up(page, seen=seen.append), seen)

    def open_and_see(self, address: str, *, returns_to: str = "") -> "Visit":
        """Open the page, and wait until the customer sees it."""
        visit = self.open(address, returns_to=returns_to)
        visit.wait_for(ApprovalEvent.SHOWN)
        return visit


@dataclass
class Visit:
    """An approval and what the till has seen of it."""

    approval: ShownApproval
    seen: list[ApprovalEvent] = field(default_factory=list[ApprovalEvent])

    def wait_for(self, event: ApprovalEvent) -> None:
        wait_until(lambda: event in self.seen)

    def find(self, name: str) -> QWidget:
        found = self.approval.view.findChild(QWidget, name)
        assert found is not None
        return found

    def shows(self, name: str) -> bool:
        return not self.find(name).isHidden()

    def press(self, name: str) -> None:
        button = self.find(name)
        assert isinstance(button, QPushButton)
        button.click()

    @property
    def keyboard(self) -> QWidget:
        """The widget that Chromium hears keys through."""
        found = self.top.focusProxy()
        assert found is not None
        return found

    @property
    def first(self) -> BankWindow:
        return self._window(0)

    @property
    def top(self) -> BankWindow:
        return self._window(self.count - 1)

    @property
    def count(self) -> int:
        """How many windows of the bank there are."""
        return self._pages().count()

    @property
    def cover(self) -> TroublePanel:
        found = self.approval.view.findChild(TroublePanel)
        assert found is not None
        return found

    def _window(self, place: int) -> BankWindow:
        window = self._pages().widget(place)
        assert isinstance(window, BankWindow)
        return window

    def _pages(self) -> BankPages:
        found = self.approval.view.findChild(BankPages)
        assert found is not None
        return found

    def type_code(self, code: str) -> None:
        """Type into the field of the page, each digit once the one before it stands there, and send it."""
        wait_until(self.keyboard.hasFocus)
        for count in range(1, len(code) + 1):
            self.type_to(code[:count])
        QTest.keyClick(self.keyboard, Qt.Key.Key_Return)

    def type_to(self, wanted: str) -> None:
        """A page that was not painted yet takes no keys: then the digit is typed again, not while it may be coming."""
        end, again_at = time.monotonic() + _PATIENCE / 1000, 0.0
        while (typed := self.ask(_TYPED)) != wanted:
            assert time.monotonic() < end, f"{wanted} does not stand in the page, but {typed}"
            if typed == wanted[:-1] and time.monotonic() > again_at:
                again_at = time.monotonic() + _KEY_PATIENCE
                QTest.keyClicks(self.keyboard, wanted[-1])

    def touch(self, *, until: str = "hasBeenActive") -> None:
        """Click into the page; one that was not painted yet takes no clicks, and is clicked again."""
        end, again_at = time.monotonic() + _PATIENCE / 1000, 0.0
        while self.ask(f"navigator.userActivation.{until}") is not True:
            assert time.monotonic() < end, "the page takes no clicks"
            if time.monotonic() > again_at:
                again_at = time.monotonic() + _KEY_PATIENCE
                QTest.mouseClick(self.keyboard, Qt.MouseButton.LeftButton)

    def do(self, code: str) -> None:
        """Do this as though a script of the page on top had done it."""
        self.top.guarded.runJavaScript(code)

    def ask(self, code: str) -> object:
        """Evaluate this in the page on top."""
        answers: list[object] = []
        self.top.guarded.runJavaScript(code, answers.append)
        wait_until(lambda: bool(answers))
        return answers[0]


def run(work: Coroutine[Any, Any, T]) -> T:
    """Let the one loop run until this is done."""
    task = asyncio.get_running_loop().create_task(work)
    wait_until(task.done)
    return task.result()


def wait_until(condition: Callable[[], bool]) -> None:
    """Turn the loop until the condition holds; when patience is over, say so."""
    if condition():
        return
    loop = QEventLoop()
    look, over = QTimer(interval=1), QTimer(interval=_PATIENCE)
    look.timeout.connect(lambda: condition() and loop.quit())
    over.timeout.connect(loop.quit)
    look.start()
    over.start()
    loop.exec()
    look.stop()
    over.stop()
    assert condition(), "it never came to that"
