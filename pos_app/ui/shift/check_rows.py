"""What is looked at before a shift is closed: notices, what is not sure, what is waited for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.money import Currency
from pos_app.domain.payment import Word
from pos_app.domain.shift import CarriedForward, ShiftReport
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.kit.widgets.text import Text

_ROW: Final = 72
_MOST_AMOUNTS: Final = 3
_STRONG: Final = 600


@dataclass(frozen=True, slots=True)
class ClosingCheck:
    """One line: what it is about, and whether there is something to see."""

    icon: str
    tone: Tone
    title: str
    detail: str
    has_more: bool = False


class CheckRows(QWidget):
    """The lines, one under the other."""

    see_asked = Signal()

    def __init__(self, theme: Theme, report: ShiftReport) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for check in self._checks(report):
            column.addWidget(self._row(theme, check))
            column.addWidget(SeparatorLine())

    def _row(self, theme: Theme, check: ClosingCheck) -> QWidget:
        row = QWidget()
        row.setFixedHeight(theme.px(_ROW))
        words = QVBoxLayout()
        words.setSpacing(0)
        title = Text(theme, check.title, elides=True)
        title.setFont(theme.font(Type.BODY, weight=_STRONG))
        words.addStretch()
        words.addWidget(title)
        words.addWidget(Text(theme, check.detail, kind=Type.LABEL, ink="text_muted", elides=True))
        words.addStretch()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.tokens.space.x2)
        size = theme.tokens.size.icon_large
        line.addWidget(Glyph(theme, check.icon, ink=f"{check.tone}_text", size=size), 0, Qt.AlignmentFlag.AlignVCenter)
        line.addLayout(words, 1)
        if check.has_more:
            see = Button(theme, self.tr("See"))
            see.setAccessibleName(self.tr("See: {what}").format(what=check.title))
            see.clicked.connect(self.see_asked)
            line.addWidget(see)
        return row

    def _checks(self, report: ShiftReport) -> tuple[ClosingCheck, ...]:
        came, answered = report.notices
        checks = [self._of_notices(came, answered)]
        for word, icon, tone in ((Word.NOT_SURE, "unsure", Tone.UNSURE), (Word.WAITING, "waiting", Tone.WAITING)):
            carried = [each for each in report.carried if each.word is word]
            if carried:
                checks.append(
                    ClosingCheck(icon, tone, self._count(word, len(carried)), self._amounts(carried), has_more=True)
                )
        return tuple(checks)

    def _of_notices(self, came: int, answered: int) -> ClosingCheck:
        detail = self.tr("{came} received, {answered} checked").format(came=came, answered=answered)
        if answered >= came:
            return ClosingCheck("paid", Tone.PAID, self.tr("Every notice was answered"), detail)
        return ClosingCheck("waiting", Tone.WAITING, self.tr("Some notices are still being checked"), detail)

    def _count(self, word: Word, count: int) -> str:
        if word is Word.NOT_SURE:
            one, more = self.tr("1 payment is Not sure"), self.tr("{count} payments are Not sure")
        else:
            one, more = self.tr("1 payment is Waiting"), self.tr("{count} payments are Waiting")
        return one if count == 1 else more.format(count=count)

    def _amounts(self, carried: Sequence[CarriedForward]) -> str:
        """Name the amounts where they are few, and count them where they are many: they are never added."""
        if len(carried) > _MOST_AMOUNTS:
            counts = ((each, sum(one.amount.currency is each for one in carried)) for each in Currency)
            amounts = ", ".join(f"{count} × {currency.value}" for currency, count in counts if count)
        else:
            amounts = ", ".join(each.amount.shown() for each in carried)
        return self.tr("{amounts}, carried forward").format(amounts=amounts)
