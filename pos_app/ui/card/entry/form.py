"""The form of a payment: both panels, the order of its fields, and which of them the keypad types into."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.cards import wipe
from pos_app.domain.money import Currency, Money
from pos_app.ui.card.entry.amount_panel import AmountPanel
from pos_app.ui.card.entry.card_section import CardSection
from pos_app.ui.card.entry.customer_section import CustomerSection
from pos_app.ui.card.entry.entry_guard import EntryGuard
from pos_app.ui.card.entry.parts import Part
from pos_app.ui.card.entry.pay_bar import PayBar
from pos_app.ui.card.entry.spacing import Spacing
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.amount_field import AmountField
from pos_app.ui.kit.widgets.digit_field import DigitField
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller

_AMOUNT_WIDTH = {False: 424, True: 360}  # wide, narrow
_UNLIMITED = 16_777_215  # Qt's own largest widget


@dataclass(frozen=True, slots=True)
class Draft:
    """What is typed, but for the card: that is held nowhere else."""

    money: Money
    payer: str = ""
    note: str = ""


class PaymentForm(QWidget):
    """Knows what is typed and what is still to be typed; what becomes of it is for the screen to say."""

    edited = Signal()

    def __init__(self, theme: Theme, *, today: Callable[[], date], wipe_after: int) -> None:
        super().__init__()
        self._theme = theme
        self.amount = AmountPanel(theme)
        self.card = CardSection(theme, today=today, wipe_after=wipe_after)
        self.customer = CustomerSection(theme)
        self.bar = PayBar(theme)
        self.guard = EntryGuard(self)
        self._target: AmountField | DigitField = self.amount.amount
        self._is_single = False
        self._lay_out()
        self._connect()

    @property
    def draft(self) -> Draft:
        """What is typed, but for the card."""
        return Draft(self.amount.amount.money, self.customer.address, self.customer.words)

    def fill(self, draft: Draft) -> None:
        """Put this there, and an empty card."""
        self.card.wipe()
        self.amount.use(draft.money.currency)
        self.amount.amount.show_money(draft.money)
        self.customer.fill(draft.payer, draft.note)

    def offer(self, currencies: tuple[Currency, ...], quick: tuple[Money, ...], shop_email: str) -> None:
        """Offer what can be taken with one press."""
        self.amount.offer(currencies, quick)
        self.customer.offer_shop(shop_email)

    def not_good(self) -> tuple[Part, ...]:
        """Name what still keeps the payment from being made, in the order of the screen."""
        amount = () if self.amount.amount.money.minor else (Part.AMOUNT,)
        return (*amount, *self.card.not_good(), *self.customer.not_good())

    def wrong(self) -> tuple[Part, ...]:
        """Name what is typed and has to be read again."""
        return (*self.card.wrong(), *self.customer.wrong())

    def take_number(self, raw: bytearray) -> None:
        """Put a card number into its field as a paste does; the bytes are wiped."""
        if self.card.number.isEnabled():
            self.card.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.card.number.take_bytes(raw)
        wipe(raw)

    def lock(self, *, sale: bool, card: bool) -> None:
        """Let what the sale is made of, or its card, be changed or not."""
        self.amount.amount.setEnabled(not sale)
        for button in (*self.amount.quick_keys, *self._segments()):
            button.setEnabled(not sale)
        self.amount.keypad.setEnabled(not card)
        self._name_target()
        self.customer.lock(locked=sale)
        self.card.lock(locked=card)

    def first_focus(self) -> QWidget | None:
        """Where the keyboard begins: the first field that can be typed into."""
        return next((field for field in self._fields() if field.isEnabled()), None)

    def arrange(self, spacing: Spacing, *, is_narrow: bool, is_slim: bool = False) -> None:
        """Keep these distances; where it is slim, no two fields stand side by side."""
        if not self._is_single:
            self.amount.setFixedWidth(self._theme.px(_AMOUNT_WIDTH[is_narrow]))
        self._panels.setSpacing(spacing.padding)
        self.amount.arrange(spacing, is_narrow=is_narrow)
        self.card.arrange(spacing, is_narrow=is_narrow, is_slim=is_slim)
        self.customer.arrange(spacing, is_slim=is_slim)
        self.bar.arrange(spacing, is_narrow=is_narrow, is_single=self._is_single)
        across = 0 if is_narrow else spacing.padding  # the line: from edge to edge, or as wide as the fields
        self._card_place.setContentsMargins(spacing.padding, spacing.top, spacing.padding, spacing.part_gap)
        self._line_place.setContentsMargins(across, 0, across, 0)
        self._customer_place.setContentsMargins(spacing.padding, spacing.part_gap, spacing.padding, 0)

    def stand_in_one_column(self, blocked: QWidget) -> None:
        """Let everything but Pay scroll in one column, beginning with what stands in the way."""
        self._is_single = True
        self.amount.setMinimumWidth(0)
        self.amount.setMaximumWidth(_UNLIMITED)
        self.amount.be_plain(is_plain=True)
        for place, part in enumerate((blocked, self.amount)):
            self._column.insertWidget(place, part)
        for part in (self.amount, blocked):
            part.lower()  # first on the sheet, first for the Tab key and for who reads it aloud
        self._amount_line.show()
        self._watch_and_order()

    def stand_side_by_side(self) -> None:
        """Put the amount beside the card again."""
        self._is_single = False
        self.amount.be_plain(is_plain=False)
        self._panels.insertWidget(0, self.amount)
        self.amount.lower()
        self._amount_line.hide()
        self._watch_and_order()

    def _fields(self) -> tuple[QWidget, ...]:
        card, customer = self.card, self.customer
        return (self.amount.amount, card.number, card.expiry, card.cvv, customer.payer, customer.note)

    def _segments(self) -> list[QAbstractButton]:
        return self.amount.segments.findChildren(QAbstractButton) if self.amount.segments is not None else []

    def _go_on(self, field: QWidget) -> None:
        """Enter: to the next field; from the last one to Pay, or to the first that is not good."""
        fields = self._fields()
        place = fields.index(field) + 1
        following = next((each for each in fields[place:] if each.isEnabled()), None)
        if following is None:
            if self.not_good():
                self.card.demand()
                self.customer.demand()
                self.edited.emit()
            following = self._first_not_good() or self.bar.pay
        go_by_key(following)

    def _first_not_good(self) -> QWidget | None:
        places = dict(zip(Part, self._fields(), strict=True))
        return next((places[part] for part in self.not_good()), None)

    def _finish_card(self) -> None:
        """The CVV is complete: on to what is still empty; where nothing is, the keyboard stays."""
        if Part.PAYER in self.not_good():
            self.customer.payer.setFocus(Qt.FocusReason.TabFocusReason)

    def _aim(self, _before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, AmountField | DigitField) and now in self._fields():
            self._target = now
            self._name_target()

    def _name_target(self) -> None:
        """Say where the keys type, while they type anywhere."""
        self.amount.name_target(self._target.name if self.amount.keypad.isEnabled() else "")

    def _key_digit(self, byte: int) -> None:
        self._keep_target()
        self._target.take_byte(byte)

    def _key_double_zero(self) -> None:
        self._keep_target()
        if isinstance(self._target, AmountField):
            self._target.take_double_zero()
        else:
            target = self._target  # the second zero goes where the first did, though the keyboard may have moved on
            target.take_byte(ord("0"))
            target.take_byte(ord("0"))

    def _key_back(self) -> None:
        self._keep_target()
        self._target.take_back()

    def _keep_target(self) -> None:
        """Put the keyboard where the keypad types, should it be in a field of words."""
        self.guard.touched.emit()
        if not self._target.isEnabled():
            self._target = self.card.number
        if not self._target.hasFocus():
            self._target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _paste_number(self, raw: bytearray) -> None:
        if self.card.number.isEnabled():
            self.card.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.card.number.take_paste(raw)

    def _connect(self) -> None:
        for part in (self.amount.amount, self.card, self.customer):
            part.edited.connect(self.edited)
        for field in self._fields():
            if isinstance(field, AmountField | DigitField):
                field.entered.connect(self._going_on_from(field))
        for line in (self.customer.payer, self.customer.note):
            line.entered.connect(self._going_on_from(line))
        self.amount.currency_chosen.connect(self.amount.use)
        self.amount.offered.connect(self._watch_and_order)
        self.card.finished.connect(self._finish_card)
        self.amount.keypad.digit.connect(self._key_digit)
        self.amount.keypad.corner.connect(self._key_double_zero)
        self.amount.keypad.erase.connect(self._key_back)
        self.guard.touched.connect(self.card.stay)
        self.guard.swiped.connect(self.card.refuse_swipe)
        self.guard.number_pasted.connect(self._paste_number)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._aim)

    def _going_on_from(self, field: QWidget) -> Callable[[], None]:
        return lambda: self._go_on(field)

    def _watch_and_order(self) -> None:
        """Amount, currency, quick amounts, card, customer, Clear, Pay: the order of the Tab key."""
        card, customer, bar = self.card, self.customer, self.bar
        chain: list[QWidget] = [self.amount.amount, *self._segments(), *self.amount.quick_keys]
        chain += [card.number, card.expiry, card.cvv, customer.payer, customer.offered, customer.use_shop]
        chain += [customer.note, bar.undo, bar.clear, bar.pay]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)
        self.guard.watch(*self._fields(), *self.findChildren(QAbstractButton))

    def _lay_out(self) -> None:
        inside = QWidget()
        self._column = column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._amount_line = SeparatorLine()
        self._amount_line.hide()
        column.addWidget(self._amount_line)
        self._card_place, self._line_place, self._customer_place = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for place, part in (
            (self._card_place, self.card),
            (self._line_place, SeparatorLine()),
            (self._customer_place, self.customer),
        ):
            place.addWidget(part)
            column.addLayout(place)
        column.addStretch()
        right = Panel(self._theme)
        right.pad(0)
        right.column.addWidget(Scroller(inside), 1)  # Pay never moves
        right.column.addWidget(self.bar)
        self._panels = QHBoxLayout(self)
        self._panels.setContentsMargins(0, 0, 0, 0)
        self._panels.addWidget(self.amount)
        self._panels.addWidget(right, 1)
