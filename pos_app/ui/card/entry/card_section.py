"""The card part of the screen: three fields that advance by themselves, say what is wrong, and forget."""

from collections.abc import Callable
from datetime import date
from typing import assert_never

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.card_entry import CvvProblem, ExpiryProblem, NumberProblem, good_until
from pos_app.domain.cards import Brand, CardSecret, cvv_length
from pos_app.ui.card.entry.parts import Part
from pos_app.ui.card.entry.spacing import Spacing
from pos_app.ui.kit.dates import whole_day, whole_month
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.card_field import CvvField, ExpiryField, NumberField
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.labelled import Labelled
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.text import Text


class CardSection(QWidget):
    """Number, expiry, CVV. What is typed here leaves only as a CardSecret."""

    edited = Signal()
    finished = Signal()  # the CVV is complete

    def __init__(self, theme: Theme, *, today: Callable[[], date], wipe_after: int) -> None:
        super().__init__()
        self._theme = theme
        self.number = NumberField(theme)
        self.expiry = ExpiryField(theme, today=today)
        self.cvv = CvvField(theme)
        self.paste = Link(theme, self.tr("Paste"))
        self.paste.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has Ctrl+V
        self.number_line = Labelled(theme, self.tr("Card number"), self.number, hint="", link=self.paste)
        self.expiry_line = Labelled(theme, self.tr("Expiry (MM / YY)"), self.expiry, hint="")
        self.cvv_line = Labelled(theme, self.tr("CVV"), self.cvv, hint=self._where_cvv_is(None))
        self.forgetting = QTimer(self, interval=wipe_after)
        self.forgetting.setSingleShot(True)
        self._lay_out()
        self._connect()

    @property
    def is_empty(self) -> bool:
        """Tell whether no digit is held."""
        return all(field.is_empty for field in self._fields())

    def not_good(self) -> tuple[Part, ...]:
        """Name what still keeps the card from being charged."""
        problems = (
            (Part.NUMBER, self.number.problem()),
            (Part.EXPIRY, self.expiry.problem()),
            (Part.CVV, self.cvv.problem_for(self.number)),
        )
        return tuple(part for part, problem in problems if problem is not None)

    def wrong(self) -> tuple[Part, ...]:
        """Name what is typed and has to be read again."""
        lines = ((Part.NUMBER, self.number_line), (Part.EXPIRY, self.expiry_line), (Part.CVV, self.cvv_line))
        return tuple(part for part, line in lines if line.is_wrong)

    def read_back(self) -> str:
        """Return brand, last four digits and expiry of a good card."""
        brand = self.number.brand
        name = brand.value if brand else ""
        return f"{name} •••• {self.number.last_four}  ·  {self.expiry.shown()}"

    def take_card(self) -> CardSecret:
        """Hand the digits over; nothing of them stays here."""
        card = self.number.judged(
            lambda number: self.expiry.judged(
                lambda expiry: self.cvv.judged(
                    lambda cvv: CardSecret(
                        number=number, month=memoryview(expiry)[:2], year=memoryview(expiry)[2:], cvv=cvv
                    )
                )
            )
        )
        self.wipe()
        return card

    def wipe(self) -> None:
        """Forget every digit."""
        for field in self._fields():
            field.clear()
        for line in (self.number_line, self.expiry_line, self.cvv_line):
            line.rest()
        self.forgetting.stop()

    def refuse_swipe(self) -> None:
        """Forget what came from a card reader, and say so."""
        self.wipe()
        self.number_line.complain(self.tr("That was a swiped card. It was wiped. Type its number."))

    def stay(self) -> None:
        """Keep the digits for a while longer: a key was pressed."""
        if not self.is_empty:
            self.forgetting.start()

    def demand(self) -> None:
        """Say under each field what it still lacks."""
        for judge in (self._judge_number, self._judge_expiry, self._judge_cvv):
            judge(is_final=True, is_demanded=True)

    def lock(self, *, locked: bool) -> None:
        """Let nothing be typed here, or let it."""
        for field in self._fields():
            field.setDisabled(locked)
        self.paste.setVisible(self.number.is_empty and not locked)

    def arrange(self, spacing: Spacing, *, is_narrow: bool, is_slim: bool) -> None:
        """Keep these distances; where it is slim, expiry and CVV stand one under the other."""
        self._promise.setHidden(is_narrow)
        self._grid.addWidget(self.expiry_line, 1, 0, 1, 2 if is_slim else 1)
        self._grid.addWidget(self.cvv_line, 2 if is_slim else 1, 0 if is_slim else 1, 1, 2 if is_slim else 1)
        self._grid.setHorizontalSpacing(self._theme.tokens.space.x2)
        self.number_line.space_out(above=spacing.title_gap, between=spacing.between, padding=spacing.inside)
        for line in (self.expiry_line, self.cvv_line):
            line.space_out(above=spacing.row_gap, between=spacing.between, padding=spacing.inside)

    def _fields(self) -> tuple[NumberField, ExpiryField, CvvField]:
        return self.number, self.expiry, self.cvv

    def _judge_number(self, *, is_final: bool = False, is_demanded: bool = False) -> None:
        problem = self.number.problem()
        if problem is None:
            self.number_line.praise(self.tr("Number is complete"))
        elif self.number.is_empty and not is_demanded:
            self.number_line.rest()
        elif is_final or self.number.is_full or self.number_line.is_wrong or problem is NumberProblem.UNKNOWN_BRAND:
            self.number_line.complain(self._about_number(problem))
        else:
            self.number_line.rest()

    def _judge_expiry(self, *, is_final: bool = False, is_demanded: bool = False) -> None:
        problem = self.expiry.problem()
        if problem is None:
            until = whole_day(self.expiry.judged(good_until))
            self.expiry_line.praise(self.tr("Valid until {day}").format(day=until))
        elif self.expiry.is_empty and not is_demanded:
            self.expiry_line.rest()
        elif is_final or self.expiry_line.is_wrong or problem is not ExpiryProblem.MISSING:
            self.expiry_line.complain(self._about_expiry(problem))
        else:
            self.expiry_line.rest()

    def _judge_cvv(self, *, is_final: bool = False, is_demanded: bool = False) -> None:
        problem = self.cvv.problem_for(self.number)
        if problem is None or (self.cvv.is_empty and not is_demanded):
            self.cvv_line.rest()
        elif is_final or self.cvv_line.is_wrong:
            self.cvv_line.complain(self._about_cvv(problem))
        else:
            self.cvv_line.rest()

    def _about_number(self, problem: NumberProblem) -> str:
        match problem:
            case NumberProblem.MISSING:
                return self.tr("Type the number on the card.")
            case NumberProblem.UNKNOWN_BRAND:
                return self.tr("No card we take begins like this. Read it again.")
            case NumberProblem.TOO_SHORT:
                return self.tr("Digits are missing. Read it again.")
            case NumberProblem.MISTYPED:
                return self.tr("This number is not valid. Read it again.")
            case _:
                assert_never(problem)

    def _about_expiry(self, problem: ExpiryProblem) -> str:
        match problem:
            case ExpiryProblem.MISSING:
                return self.tr("Type month and year.")
            case ExpiryProblem.NO_SUCH_MONTH:
                return self.tr("There is no such month.")
            case ExpiryProblem.EXPIRED:
                month = whole_month(self.expiry.judged(good_until))
                return self.tr("This card expired in {month}.").format(month=month)
            case _:
                assert_never(problem)

    def _about_cvv(self, problem: CvvProblem) -> str:
        match problem:
            case CvvProblem.MISSING:
                return self.tr("Type the CVV.")
            case CvvProblem.TOO_SHORT:
                return self.tr("The CVV has {count} digits.").format(count=cvv_length(self.number.brand))
            case _:
                assert_never(problem)

    def _where_cvv_is(self, brand: Brand | None) -> str:
        return self.tr("4 digits on the front") if cvv_length(brand) == 4 else self.tr("3 digits on the back")

    def _take_number(self) -> None:
        self.cvv.fit(self.number.brand)
        self.cvv_line.change_hint(self._where_cvv_is(self.number.brand))
        self.paste.setVisible(self.number.is_empty and self.number.isEnabled())
        self._judge_number()
        self._hear_edit()

    def _take_expiry(self) -> None:
        self._judge_expiry()
        self._hear_edit()

    def _take_cvv(self) -> None:
        self._judge_cvv()
        self._hear_edit()

    def _hear_edit(self) -> None:
        if self.is_empty:
            self.forgetting.stop()
        else:
            self.forgetting.start()
        self.edited.emit()

    def _forget(self) -> None:
        self.wipe()
        self.number_line.remark(self.tr("Cleared: no key was pressed for a while."))

    def _connect(self) -> None:
        self.number.edited.connect(self._take_number)
        self.expiry.edited.connect(self._take_expiry)
        self.cvv.edited.connect(self._take_cvv)
        self.number.left.connect(lambda: self._judge_number(is_final=True))
        self.expiry.left.connect(lambda: self._judge_expiry(is_final=True))
        self.cvv.left.connect(lambda: self._judge_cvv(is_final=True))
        self.number.completed.connect(self._go_to(self.expiry))
        self.expiry.completed.connect(self._go_to(self.cvv))
        self.cvv.completed.connect(self.finished)
        self.expiry.went_back.connect(self._go_to(self.number))
        self.cvv.went_back.connect(self._go_to(self.expiry))
        for field in self._fields():
            field.swiped.connect(self.refuse_swipe)
        self.paste.clicked.connect(self._paste_number)
        self.forgetting.timeout.connect(self._forget)

    def _go_to(self, field: QWidget) -> Callable[[], None]:
        return lambda: field.setFocus(Qt.FocusReason.TabFocusReason)

    def _paste_number(self) -> None:
        self.number.setFocus(Qt.FocusReason.OtherFocusReason)
        self.number.paste()

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.addWidget(Text(self._theme, self.tr("Card"), kind=Type.TITLE))
        heading.addStretch()
        heading.addWidget(self._make_promise())
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(0)
        self._grid.addWidget(self.number_line, 0, 0, 1, 2)
        self._grid.addWidget(self.expiry_line, 1, 0)
        self._grid.addWidget(self.cvv_line, 1, 1)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(heading)
        column.addLayout(self._grid)

    def _make_promise(self) -> QWidget:
        self._promise = QWidget()
        row = QHBoxLayout(self._promise)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Glyph(self._theme, "lock", ink="text_subtle", size=self._theme.tokens.size.icon_small))
        words = self.tr("Cleared after the bank check. Never stored.")
        row.addWidget(Text(self._theme, words, kind=Type.CAPTION, ink="text_subtle"))
        return self._promise
