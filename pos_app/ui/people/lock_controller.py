"""Controls the lock of the window: locks it, asks who comes in, and gives it back as it was left."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget

from pos_app.domain.money import Money
from pos_app.domain.people import Leaving, PersonView, Role
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.idle import Idle
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.code_page import CodePage
from pos_app.ui.people.desk import Counter, PeopleOffice
from pos_app.ui.people.first_owner import FirstOwnerPage
from pos_app.ui.people.forgotten import ForgottenPage
from pos_app.ui.people.locked_page import LockedPage
from pos_app.ui.people.recover import RecoverPage
from pos_app.ui.people.sign_in import SignInScreen

LOCK_KEY: Final = "Ctrl+L"
_log: Final = logging.getLogger(__name__)

_LOOKS_AGAIN: Final = 0.25  # seconds between two looks at whether the customer's page has ended
_SECONDS: Final = 60


@dataclass(frozen=True, slots=True)
class LockRules:
    """When the window is locked by itself, and what has to be known for it."""

    minutes: int
    steady: Callable[[], float]
    kept: Callable[[], Money | None] = lambda: None  # the sale that is typed
    is_held: Callable[[], bool] = lambda: False  # the customer types into the bank's page


class LockController(QObject):
    """One page of the lock at a time in place of the screens, for as long as nobody stands at the counter."""

    def __init__(
        self, window: TillWindow, theme: Theme, counter: Counter, office: PeopleOffice, rules: LockRules
    ) -> None:
        super().__init__(window)
        self._window = window
        self._counter = counter
        self._rules = rules
        self._idle = Idle(window, steady=rules.steady)
        self._last = ""  # who stood here last: whose sale it is that is kept
        self._waits_to_lock: Leaving | None = None
        self.pages = QStackedWidget()
        self.sign_in = SignInScreen(theme, counter, minutes=rules.minutes)
        self._owner = FirstOwnerPage(theme, office)
        self._code = CodePage(theme, office)
        self._forgotten = ForgottenPage(theme, counter, office)
        self._recover = RecoverPage(theme, office)
        for page in (self.sign_in, self._owner, self._code, self._forgotten, self._recover):
            self.pages.addWidget(page)
        self._connect()
        self._end_hearing = counter.on_change(self.show)
        window.destroyed.connect(self._end_hearing)
        shortcut = QShortcut(QKeySequence(LOCK_KEY), window)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(self.lock)

    @property
    def is_waiting_to_lock(self) -> bool:
        """Tell whether it locks once the customer's page has ended."""
        return self._waits_to_lock is not None

    def show(self) -> None:
        """Lock the window or give it back, as whoever stands at the counter has it: the only way in."""
        current = self._counter.staff.current
        if current is not None:
            self._last = current.id
            if self._window.is_locked:
                self._idle.touch()
                self._window.unlock()
                self._wipe()
        elif not self._window.is_locked:
            self._begin()
            self._window.lock_with(self.pages)
            self.focus()
        elif self.pages.currentWidget() is self.sign_in:
            self.sign_in.reread()

    def lock(self, why: Leaving = Leaving.LOCKED) -> None:
        """Lock it now, or when the customer's page has ended."""
        if self._counter.staff.current is None:
            self._waits_to_lock = None
            return
        if self._rules.is_held():
            if self._waits_to_lock is not why and why is not Leaving.IDLE:
                title = self._window.tr("The till locks in a moment")
                detail = self._window.tr("The customer types into the bank’s page. It locks when that has ended.")
                self._window.toast(ToastView(title, detail, "lock", "text_muted"))
            self._waits_to_lock = why
            return
        self._waits_to_lock = None
        self._counter.lock(why)

    def switch(self) -> None:
        """Let somebody else sign in."""
        self.lock(Leaving.SWITCHED)

    async def watch(self) -> None:
        """Lock the window whenever nobody has touched it for long enough; goes on until it is cancelled."""
        from asyncio import sleep

        longest = self._rules.minutes * _SECONDS
        while True:
            if self._waits_to_lock is Leaving.IDLE and self._idle.seconds < longest:
                self._waits_to_lock = None  # somebody came while the customer's page was there
            if self._waits_to_lock is not None or self._counter.staff.current is None:
                await sleep(_LOOKS_AGAIN)
            else:
                await sleep(_LOOKS_AGAIN)  # short looks: somebody may ask for the lock meanwhile
                if self._waits_to_lock is None and self._idle.seconds >= longest:
                    self._waits_to_lock = Leaving.IDLE
            if self._waits_to_lock is not None:
                try:
                    self.lock(self._waits_to_lock)
                except Exception:  # noqa: BLE001  # a lock that fails must not be the last one that is tried
                    _log.exception("The till could not be locked; it is tried again")

    def _begin(self) -> None:
        if self._counter.has_nobody:
            self.pages.setCurrentWidget(self._owner)
            self._owner.enter()
            return
        self.sign_in.show_people(kept=self._rules.kept(), whose=self._last)
        self.pages.setCurrentWidget(self.sign_in)

    def _open(self, page: Screen) -> None:
        self.pages.setCurrentWidget(page)
        self.focus()

    def focus(self) -> None:
        """Put the keyboard where the page begins."""
        page = self.pages.currentWidget()
        first = page.first_focus() if isinstance(page, Screen) else None
        if first is not None:
            first.setFocus()

    def _back(self) -> None:
        """Go back to where this began."""
        self._wipe()
        self._begin()
        self.focus()

    def _help(self, member_id: str) -> None:
        """Somebody has forgotten a PIN: an owner has the code, everybody else a manager."""
        people = (view for view in self._counter.who_may_sign_in() if view.member.id == member_id)
        person: PersonView | None = next(people, None)
        if person is None:
            return
        page = self._recover if person.member.role is Role.OWNER else self._forgotten
        page.show_person(person)
        self._open(page)

    def _show_code(self, code: str) -> None:
        self._code.show_code(code)
        self._open(self._code)

    def _wipe(self) -> None:
        for page in self.pages.findChildren(LockedPage):
            page.wipe()

    def _connect(self) -> None:
        self.sign_in.forgot.connect(self._help)
        for page in (self._owner, self._recover):
            page.code_drawn.connect(self._show_code)
        for page in (self._forgotten, self._recover, self._code):
            page.left.connect(self._back)
        self._code.held.connect(self._back)
        self._forgotten.helped.connect(self._back)


def make_lock_controller(
    window: TillWindow, theme: Theme, counter: Counter, office: PeopleOffice, rules: LockRules
) -> LockController:
    """Make it, and lock the window unless somebody stands at the counter already."""
    desk = LockController(window, theme, counter, office, rules)
    desk.show()
    return desk
