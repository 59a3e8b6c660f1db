"""What happened to a notice, one moment under the other, in sentences."""

from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import Doubt, NoticeMoment
from pos_app.ui.activity.words import second_or_day
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import Text

_tr: Final = partial(QCoreApplication.translate, "NoticeStory")


class NoticeTimeline(QWidget):
    """Oldest first."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._story: tuple[NoticeMoment, ...] = ()
        self._lines: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, theme.tokens.space.x1, 0, 0)
        self._column.setSpacing(theme.tokens.space.x1)
        self._column.addStretch()

    def show_story(self, story: tuple[NoticeMoment, ...], *, now: datetime) -> None:
        """Show these moments."""
        if story == self._story:
            return
        self._story = story
        for line in self._lines:
            line.hide()
            self._column.removeWidget(line)
            line.deleteLater()
        told = [(second_or_day(moment.at, now), story_sentence(moment)) for moment in story]
        self._lines = [self._made(time, sentence) for time, sentence in told if sentence]
        for place, line in enumerate(self._lines):
            self._column.insertWidget(place, line)
            line.show()

    def _made(self, time: str, sentence: str) -> QWidget:
        line = QWidget(self)
        at = Text(self._theme, time, kind=Type.LABEL, ink="text_muted")
        said = Text(self._theme, sentence, kind=Type.LABEL, wraps=True)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.tokens.space.x2)
        row.addWidget(at, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(said, 1)
        return line


def story_sentence(moment: NoticeMoment) -> str:
    """Return what happened then; a word that is not known is left out rather than shown."""
    said = plain(moment.said)
    if moment.what not in set(NoticeEvent):
        return said
    match NoticeEvent(moment.what):
        case NoticeEvent.ARRIVED:
            return _tr("Arrived from {address}").format(address=said) if said else _tr("Arrived")
        case NoticeEvent.CAME_AGAIN:
            return _tr("Came again, {times} times by now").format(times=said)
        case NoticeEvent.REPORTED | NoticeEvent.VERIFIED | NoticeEvent.SUSPICIOUS as worth:
            return _judged(worth, said)
        case NoticeEvent.MATCHED:
            return _tr("Matched to sale {sale}").format(sale=said)
        case NoticeEvent.UNMATCHED:
            return _tr("The match to sale {sale} was taken back").format(sale=said)
        case NoticeEvent.SECOND_PAYMENT:
            return _tr("A second payment: sale {sale} was paid otherwise, or dropped").format(sale=said)
        case NoticeEvent.NOTED:
            return _tr("Note: {note}").format(note=said)
        case NoticeEvent.PERSONAL_SHOWN:
            return _tr("Personal data shown to {who}").format(who=said)
        case NoticeEvent.RESEND_ASKED:
            return _tr("Asked the service to send it again")
        case NoticeEvent.RESEND_ANSWERED:
            return said or _tr("The service answered")
        case NoticeEvent.CAME_BACK:
            return _tr("Came back after it was asked for")
        case NoticeEvent.PURGED:
            return _tr("Personal data deleted after the set time")


def _judged(worth: NoticeEvent, doubt: str) -> str:
    word = {
        NoticeEvent.REPORTED: _tr("Reported"),
        NoticeEvent.VERIFIED: _tr("Verified: the service says paid"),
        NoticeEvent.SUSPICIOUS: _tr("Suspicious"),
    }[worth]
    why = _why(doubt)
    return f"{word}: {why}" if why else word


def _why(doubt: str) -> str:
    match doubt:
        case Doubt.NOT_ASKED_YET:
            return _tr("not asked about yet")
        case Doubt.NO_ANSWER:
            return _tr("no clear answer of the service")
        case Doubt.NOT_PAID:
            return _tr("the service says not paid")
        case Doubt.SAYS_OTHERWISE:
            return _tr("the notice says not paid, the service says paid")
        case Doubt.UNKNOWN_TO_SERVICE:
            return _tr("the service does not know the reference")
        case Doubt.CANNOT_BE_ASKED:
            return _tr("the service cannot be asked about it")
        case Doubt.NOT_FROM_THIS_TILL:
            return _tr("not from this till")
        case Doubt.BAD_SIGNATURE:
            return _tr("bad signature")
        case Doubt.CONTRADICTS:
            return _tr("it contradicts another notice")
        case Doubt.OTHER_AMOUNT:
            return _tr("another amount or currency is known")
        case Doubt.UNREADABLE:
            return _tr("it could not be read")
        case _:
            return ""
