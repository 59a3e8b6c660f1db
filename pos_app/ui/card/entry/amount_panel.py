"""The left panel: currency, amount, quick amounts, and the keypad with the name of the field it types into."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from pos_app.domain.money import Currency, Money
from pos_app.ui.card.entry.spacing import Spacing
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.amount_field import AmountField
from pos_app.ui.kit.widgets.keypad import Key, Keypad
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.text import Text, width_of

_WHOLE: Final = ".00"
_FIELD: Final = "{field}"
_QUICK_WEIGHT = 500
_TIGHTEST = 6


class AmountPanel(Panel):
    """What is to be paid, typed or pressed."""

    currency_chosen = Signal(object)
    offered = Signal()  # other currencies or quick amounts than before

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._currencies: tuple[Currency, ...] = ()
        self._quick: tuple[Money, ...] = ()
        self._quick_type = Type.BODY
        self.amount = AmountField(theme)
        self.keypad = Keypad(theme)
        self.segments: Segments | None = None
        self._before, self._after = (Text(theme, kind=Type.CAPTION, ink="text_subtle") for _ in range(2))
        self._target = Text(theme, kind=Type.CAPTION, weight=600, ink="accent_text")
        self._currency_row = QHBoxLayout()
        self._quick_place = QWidget()  # as high for a currency without quick amounts: the keys below must not move
        self._quick_place.setFixedHeight(theme.tokens.size.button)
        self._quick_row = QHBoxLayout(self._quick_place)
        self._quick_row.setContentsMargins(0, 0, 0, 0)
        self._quick_row.setSpacing(theme.tokens.space.x1)
        self.quick_keys: list[Key] = []
        self._make_column()
        self.name_target(self.amount.name)

    def offer(self, currencies: tuple[Currency, ...], quick: tuple[Money, ...]) -> None:
        """Offer these currencies, and these amounts to take with one press."""
        if currencies != self._currencies:
            self._currencies = currencies
            self._make_segments(currencies)
        if quick != self._quick:
            self._quick = quick
            self._offer_quick_of(self.amount.money.currency)

    def use(self, currency: Currency) -> None:
        """Count in this currency from now on."""
        self.amount.use(currency)
        if self.segments is not None:
            self.segments.choose(self._currencies.index(currency) if currency in self._currencies else None)
        self._offer_quick_of(currency)

    def name_target(self, name: str) -> None:
        """Say which field the keys type into; without a name, nothing."""
        for part in (self._before, self._target):
            part.setVisible(bool(name))
        before, _, after = self.tr("Keys type into {field}").partition(_FIELD)
        self._before.setText(before.rstrip())
        self._target.setText(name)
        self._after.setText(after.lstrip())
        self._after.setVisible(bool(name and after))

    def arrange(self, spacing: Spacing, *, is_narrow: bool) -> None:
        """Keep these distances."""
        self._quick_type = Type.LABEL if is_narrow else Type.BODY
        for key in self.quick_keys:
            key.setFont(self._theme.font(self._quick_type, weight=_QUICK_WEIGHT))
        # The heading is high enough for two small lines; the title has the distances of the picture all the same.
        over = (self._heading_height() - self._theme.style(Type.TITLE).line) // 2
        self.column.setContentsMargins(spacing.padding, spacing.top - over, spacing.padding, spacing.bottom)
        for place, gap in enumerate(self._gaps):
            gap.setFixedHeight(spacing.amount_gap - (0 if place else over))

    def _heading_height(self) -> int:
        return max(self._theme.style(Type.TITLE).line, 2 * self._theme.style(Type.CAPTION).line)

    def _make_column(self) -> None:
        title = Text(self._theme, self.tr("Amount"), kind=Type.TITLE)
        said = _AtTheRight(self._theme, (self._before, self._target, self._after))
        heading = QHBoxLayout()
        heading.setSpacing(self._theme.tokens.space.half)
        heading.addStrut(self._heading_height())
        heading.addWidget(title)
        heading.addWidget(said, 1)
        self.column.addLayout(heading)
        self._gaps = [QWidget() for _ in range(4)]
        parts = (self._currency_row, self.amount, self._quick_place, self.keypad)
        for gap, part in zip(self._gaps, parts, strict=True):
            self.column.addWidget(gap)
            if isinstance(part, QHBoxLayout):
                self.column.addLayout(part)
            else:
                self.column.addWidget(part)
        self.column.setStretchFactor(self.keypad, 1)

    def _make_segments(self, currencies: tuple[Currency, ...]) -> None:
        if self.segments is not None:
            self.segments.deleteLater()
        names = [f"{currency.symbol} {currency.value}" for currency in currencies]
        self.segments = Segments(self._theme, names, name=self.tr("Currency"))
        self.segments.chosen.connect(self._choose)
        self._currency_row.addWidget(self.segments)
        self.segments.stackUnder(self._quick_place)  # read aloud in the order of Tab: amount, currency, quick amounts
        self.offered.emit()

    def _choose(self, number: int) -> None:
        self.currency_chosen.emit(self._currencies[number])

    def _offer_quick_of(self, currency: Currency) -> None:
        amounts = [money for money in self._quick if money.currency is currency]
        if [key.money for key in self.quick_keys if isinstance(key, _QuickKey)] == amounts:
            return
        for key in self.quick_keys:
            key.hide()
            key.deleteLater()
            self._quick_row.removeWidget(key)
        self.quick_keys = self._make_quick(amounts)
        self.offered.emit()

    def _make_quick(self, amounts: Sequence[Money]) -> list[Key]:
        keys: list[Key] = [_QuickKey(self._theme, money, self.amount) for money in amounts]
        for key in keys:
            key.setFont(self._theme.font(self._quick_type, weight=_QUICK_WEIGHT))
            self._quick_row.addWidget(key)
        return keys


class _AtTheRight(QWidget):
    """Words side by side at the right edge, or one under the other where that is too long."""

    def __init__(self, theme: Theme, words: Sequence[Text]) -> None:
        super().__init__()
        self._words = words
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._gap = theme.tokens.space.half
        self._row.addStretch()
        for word in words:
            self._row.addWidget(word, 0, Qt.AlignmentFlag.AlignRight)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        widths = [word.sizeHint().width() for word in self._words if not word.isHidden()]
        return QSize(max(widths, default=0), self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        widths = [word.sizeHint().width() for word in self._words if not word.isHidden()]
        fits = sum(widths) + self._gap * max(0, len(widths) - 1) <= self.width()
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is way and self._row.spacing() == (self._gap if fits else 0):
            return  # setting the same spacing once more asks for a layout, which comes back here
        self._row.setSpacing(self._gap if fits else 0)
        self._row.setDirection(way)


class _QuickKey(Key):
    """An amount that is often asked for."""

    def __init__(self, theme: Theme, money: Money, amount: AmountField) -> None:
        super().__init__(theme, money.shown().removesuffix(_WHOLE), partial(amount.show_money, money))
        self.money = money
        self.setAccessibleName(spoken_money(money))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(theme.tokens.size.button)

    def minimumSizeHint(self) -> QSize:
        return QSize(width_of(self.text(), self.font()) + _TIGHTEST, self._theme.tokens.size.button)
