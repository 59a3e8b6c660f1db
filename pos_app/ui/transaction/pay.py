"""What stands around Pay, whatever is paid: the sentence over it, the button itself, and that no real money moves."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from pos_app.domain.money import Money
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.text import Text, width_of

_BY_KEYBOARD: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class Mood(StrEnum):
    """What the sentence is about."""

    READY = "ready"
    MISSING = "missing"
    TROUBLE = "trouble"


@dataclass(frozen=True, slots=True)
class PaySentences:
    """What may be said over Pay, in the order in which it matters; '' for what does not hold."""

    closed: str = ""  # there is no Pay at all
    busy: str = ""  # it was pressed
    cleared: str = ""  # the form was emptied a moment ago
    offline: str = ""
    wrong: str = ""  # something is filled in that cannot be paid
    missing: str = ""
    ready: str = ""  # what is read back to the customer


def sentence_over_pay(say: PaySentences) -> tuple[Mood, str]:
    """Choose what matters most."""
    order = (
        (Mood.TROUBLE, say.closed),
        (Mood.MISSING, say.busy),
        (Mood.MISSING, say.cleared),
        (Mood.TROUBLE, say.offline),
        (Mood.TROUBLE, say.wrong),
        (Mood.MISSING, say.missing),
    )
    return next(((mood, sentence) for mood, sentence in order if sentence), (Mood.READY, say.ready))


class LargeButton(Button):
    """A button of the foot; its words get smaller before they are cut."""

    def __init__(self, theme: Theme, text: str, kind: ButtonKind, *, key: str, kind_of_words: Type) -> None:
        super().__init__(theme, text, kind, key=key)
        self._height = theme.tokens.size.button_pay
        kinds = (kind_of_words, Type.TITLE, Type.BODY)
        self._fonts = [theme.font(each, weight=600) for each in kinds]
        self.setFont(self._fonts[0])

    def minimumSizeHint(self) -> QSize:
        spare = width_of(self.text(), self.font()) - width_of(self.text(), self._fonts[-1])
        return QSize(super().minimumSizeHint().width() - spare, self._height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = super().minimumSizeHint().width() - width_of(self.text(), self.font())
        fitting = (font for font in self._fonts if beside + width_of(self.text(), font) <= self.width())
        self.setFont(next(fitting, self._fonts[-1]))


class PayButton(LargeButton):
    """Names the amount. By keyboard it can be pressed only when nothing has changed for a moment."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "", ButtonKind.PRIMARY, key="F9", kind_of_words=Type.PAY)
        self._settling = QTimer(self, interval=theme.tokens.motion.guard)
        self._settling.setSingleShot(True)
        self._settling.setTimerType(Qt.TimerType.PreciseTimer)

    @property
    def is_settling(self) -> bool:
        """Tell whether something has just changed."""
        return self._settling.isActive()

    def hold_keys(self) -> None:
        """Take no Enter for a moment: something has changed, and the key may have been meant for it."""
        self._settling.start()

    def show_money(self, money: Money) -> None:
        """Name what will be paid."""
        if money.minor:
            self.setText(self.tr("Pay {money}").format(money=money.shown()))
            self.setAccessibleName(self.tr("Pay {money}").format(money=spoken_money(money)))
        else:
            self.setText(self.tr("Pay"))
            self.setAccessibleName(self.tr("Pay"))
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _BY_KEYBOARD and (self.is_settling or event.isAutoRepeat()):
            return
        super().keyPressEvent(event)


def no_real_money(theme: Theme, words: str) -> QWidget:
    """Return the mark that stands beside Pay while only practice money moves."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.tokens.space.x1)
    row.addWidget(Glyph(theme, "flask", ink="sandbox_text", size=theme.tokens.size.icon_small))
    row.addWidget(Text(theme, words, kind=Type.LABEL, ink="sandbox_text"))
    row.addStretch()
    return holder
