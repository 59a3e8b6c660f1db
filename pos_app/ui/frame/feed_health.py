"""How the feed of notices stands, from wherever somebody asks: a sheet with its facts, and a line for the top bar."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import FeedHealth
from pos_app.ui.frame.connection_status import ConnectionStatus, StatusView
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day, moment
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.text import Text

_tr: Final = partial(QCoreApplication.translate, "FeedHealth")
_ROW: Final = 32
_MOST_NAMED: Final = 5


def where_words(health: FeedHealth) -> str:
    """Return how the service reaches the till."""
    address = plain(health.address)
    if health.is_by_other_program:
        said = _tr("Another program takes notices in; this till reads along.")
        if address:
            said = _tr("Another program takes notices in at {address}; this till reads along.")
        return said.format(address=address)
    if not address:
        return _tr("No notices are listened for: nothing can arrive.")
    return _tr("The service sends them to {address}.").format(address=address)


def elsewhere_words(health: FeedHealth) -> str:
    """Return who does not see what arrives; '' where nothing can."""
    if not health.address and not health.is_by_other_program:
        return ""
    return _tr("Only tills on this computer see them: in this release those on other computers do not.")


def facts_of(health: FeedHealth, now: datetime) -> tuple[Fact, ...]:
    """Return where, since when, and what went wrong."""
    errors = _tr("{suspicious} suspicious, {refused} refused")
    return (
        Fact(_tr("Last verified"), _at(health.last_verified_at, now)),
        Fact(_tr("Last notice"), _at(health.last_at, now)),
        Fact(_tr("Kept"), str(health.kept)),
        Fact(_tr("Not looked at"), str(health.unread)),
        Fact(_tr("Errors"), errors.format(suspicious=health.suspicious, refused=health.refused)),
    )


def silent_words(silent: tuple[str, ...]) -> str:
    """Return that a notice is missing; '' where none is."""
    if not silent:
        return ""
    if len(silent) == 1:
        return _tr("For 1 paid payment no notice came within 5 minutes.")
    return _tr("For {count} paid payments no notice came within 5 minutes.").format(count=len(silent))


def full_words(health: FeedHealth) -> tuple[str, str]:
    """Return that none is kept at present, and what to do; '' where they are."""
    if not health.is_full:
        return "", ""
    title = _tr("No more notices are kept at present.")
    said = _tr(
        "Too many came at once, or the disk is nearly full. Payments go on. Tell the owner: the keys may be known."
    )
    return title, said


def feed_tip(health: FeedHealth, now: datetime) -> str:
    """Return all of it in one line, for the tooltip and for screen readers."""
    told = [f"{fact.label}: {fact.value}" for fact in facts_of(health, now)]
    full, silent = " ".join(full_words(health)), silent_words(health.silent)
    parts = (full, where_words(health), elsewhere_words(health), silent, "; ".join(told))
    return " ".join(part for part in parts if part)


class FeedStatus(ConnectionStatus):
    """The feed in the top bar: what is said in its tooltip is behind it for everybody, by pointer and by key."""

    asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._height = theme.tokens.size.button
        self._told = ""
        self._misses = self._is_full = False
        self._status = StatusView("", "feed", "text_subtle", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        give_role(self, QAccessible.Role.Button)

    def show_status(self, view: StatusView) -> None:
        self._status = view
        if self._is_full:
            view = replace(view, words=_tr("Notices *refused*"), ink="declined", is_trouble=True)
        elif self._misses:
            view = replace(view, words=_tr("Notice *missing*"), ink="unsure")
        super().show_status(replace(view, tip=self._told or view.tip))

    def show_health(self, health: FeedHealth, *, now: datetime) -> None:
        """Tell all that is known, until something else is known."""
        self._told, self._misses, self._is_full = feed_tip(health, now), bool(health.silent), health.is_full
        self.show_status(self._status)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if not event.isAutoRepeat():
                self.asked.emit()
        else:
            super().keyPressEvent(event)


class FeedHealthDialog(Dialog):
    """Answers with nothing; a missing notice can be asked for from here."""

    resend_asked = Signal(str)

    def __init__(
        self, theme: Theme, health: FeedHealth, *, now: datetime, may_resend: Callable[[str], bool] = lambda _: True
    ) -> None:
        super().__init__(theme, _tr("How the feed stands"), leave=_tr("Close"))
        self.setAccessibleDescription(feed_tip(health, now))
        self.body.addWidget(Text(theme, where_words(health), ink="text_muted", wraps=True))
        elsewhere = Text(theme, elsewhere_words(health), kind=Type.LABEL, ink="text_subtle", wraps=True)
        self.body.addWidget(elsewhere)
        elsewhere.setVisible(bool(elsewhere.text()))
        rows = FactRows(theme, row=theme.px(_ROW))
        rows.show_facts(facts_of(health, now))
        self.body.addWidget(rows)
        self._missing = QWidget()
        column = QVBoxLayout(self._missing)
        column.setContentsMargins(0, theme.tokens.space.x1, 0, 0)
        column.setSpacing(theme.tokens.space.half)
        column.addWidget(Text(theme, silent_words(health.silent), weight=600, wraps=True))
        said = _tr("The service can be asked to send it again; the result of the payment is known either way.")
        column.addWidget(Text(theme, said, kind=Type.LABEL, ink="text_muted", wraps=True))
        for reference in health.silent[:_MOST_NAMED]:
            ask = Button(theme, _tr("Resend"), icon="send", from_left=True)
            ask.setText(_tr("Resend {reference}").format(reference=plain(reference, most=44)))
            ask.setEnabled(may_resend(reference))
            ask.clicked.connect(partial(self._ask, ask, reference))
            column.addWidget(ask)
        self._said = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._said.hide()
        column.addWidget(self._said)
        self.body.addWidget(self._missing)
        self._missing.setVisible(bool(health.silent))

    @property
    def said(self) -> str:
        """What became of the last request."""
        return self._said.text()

    def say(self, sentence: str, *, is_wrong: bool) -> None:
        """Say what became of a request."""
        self._said.setText(sentence)
        self._said.set_ink("declined_text" if is_wrong else "text_muted")
        self._said.show()

    def _ask(self, button: Button, reference: str) -> None:
        button.setEnabled(False)
        self.resend_asked.emit(reference)


def _at(at: datetime | None, now: datetime) -> str:
    if at is None:
        return _tr("Never")
    return moment(at) if day(at) == day(now) else f"{day(at)}, {moment(at)}"
