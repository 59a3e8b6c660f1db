"""What was heard of a payment: whether a notice of it came, and a button to have it sent once more."""

import math
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import NoticeStanding, PaymentNotice
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock, moment
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.text import Text

_TICK: Final = 1000


class NoticeDesk(Protocol):
    """What can be asked of the notices of a payment. Nothing here is sent again by itself."""

    async def heard_of(self, reference: str) -> PaymentNotice:
        """Read what was heard of a payment of this till."""
        ...

    async def resend(self, reference: str) -> str:
        """Have it sent once more; returns the service's words."""
        ...


class NoticeLine(QWidget):
    """One line under the facts of a result; the result itself never waits for it."""

    def __init__(self, theme: Theme, desk: NoticeDesk, *, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._desk = desk
        self._now = now
        self._reference = ""
        self._heard: PaymentNotice | None = None
        self._problem = ""
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "look", desk.heard_of, answered=self._take)
        self._mark = Glyph(theme, "info", ink="text_subtle", size=theme.tokens.size.icon_small)
        self._words = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._said = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self.resend = Button(theme, self.tr("Resend notice"), ButtonKind.QUIET, icon="send")
        self.resend.clicked.connect(self._ask)
        self._clock = QTimer(self, interval=_TICK)
        self._clock.timeout.connect(self._show)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._words)
        words.addWidget(self._said)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.tokens.space.x1)
        row.addWidget(self._mark)
        row.addLayout(words, 1)
        row.addWidget(self.resend)
        self.setMinimumHeight(theme.tokens.size.button)  # what stands below does not jump when it has been read
        self._show()

    def show_payment(self, reference: str) -> None:
        """Show what was heard of this payment: the only way in."""
        if reference != self._reference:
            self._tasks.cancel("look")
            self._reference, self._heard, self._problem = reference, None, ""
            self._show()
        self._looks.wish(reference)

    def hear(self, event: Changed) -> None:
        """Read again when something was heard of notices."""
        if event.topic is Topic.NOTICE and self._reference and self.isVisible():
            self._looks.wish(self._reference)

    def _ask(self) -> None:
        reference = self._reference
        work = partial(self._resend, reference)
        if self._tasks.start(f"resend {reference}", work, answered=partial(self._asked, reference)):
            self._problem = ""
            self._show()

    async def _resend(self, reference: str) -> str:
        return await self._desk.resend(reference)

    def _asked(self, reference: str, answer: Answer[str]) -> None:
        if reference != self._reference:
            return
        match answer:
            case TaskOk():
                self._problem = ""
            case TaskKnownError(sentence):
                self._problem = sentence
            case _:
                self._problem = self.tr("Something in the till went wrong. It was noted.")
        self._show()
        self._looks.wish(reference)

    def _take(self, answer: Answer[PaymentNotice]) -> None:
        if isinstance(answer, TaskOk) and answer.value.reference == self._reference:
            self._heard = answer.value
            self._show()

    def _show(self) -> None:
        heard = self._heard
        at = heard.may_resend_at if heard is not None else None
        left = math.ceil((at - self._now()).total_seconds()) if at is not None else 0
        is_waiting = heard is not None and left > 0
        icon, ink, words = self._told(heard)
        self._mark.set_glyph(icon, ink=ink)
        self._mark.setVisible(bool(words))
        self._words.setText(words)
        said = self._problem or (plain(heard.resent) if heard is not None else "")
        self._said.setText(said)
        self._said.setVisible(bool(said))
        self.resend.setVisible(at is not None)
        self.resend.set_busy(busy=self._tasks.is_running(f"resend {self._reference}"))
        self.resend.setEnabled(not is_waiting)
        self.resend.setText(self.tr("Resend in {time}").format(time=clock(left)) if is_waiting else self._usual())
        self.resend.setAccessibleDescription(self.tr("A notice can be sent again once a minute.") if is_waiting else "")
        if is_waiting and not self._clock.isActive():
            self._clock.start()
        elif not is_waiting:
            self._clock.stop()

    def _usual(self) -> str:
        return self.tr("Resend notice")

    def _told(self, heard: PaymentNotice | None) -> tuple[str, str, str]:
        if heard is None:
            return "info", "text_subtle", ""
        if heard.came_at is None:
            return "info", "text_subtle", self.tr("Service notice: none came yet")
        time = moment(heard.came_at)
        match heard.standing:
            case NoticeStanding.SUSPICIOUS:
                return "alert", "declined_text", self.tr("Service notice: it says something else. See Activity.")
            case NoticeStanding.VERIFIED:
                return "check", "paid_text", self.tr("Service notice: {time}, amount matches").format(time=time)
            case _:
                return "info", "text_subtle", self.tr("Service notice: {time}").format(time=time)
