"""The TV orders that have no result yet, oldest first: each can be looked at, none is sent again from here."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.tv_numbers import masked
from pos_app.domain.tv_view import OrderView
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day, moment
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, set_tip
from pos_app.ui.kit.widgets.word_look import shown_word
from pos_app.ui.tv.words import package_words

_ROW: Final = 88
_FOOTER: Final = 93
_BADGE_COLUMN: Final = 132
_OPEN: Final = frozenset({Word.WAITING, Word.NOT_SURE})


class OpenOrdersScreen(Screen):
    """A list of one-way streets: look, or go on."""

    order_chosen = Signal(str)
    new_order_asked = Signal()

    def __init__(self, theme: Theme, *, now: Callable[[], datetime]) -> None:
        super().__init__(theme)
        self._now = now
        self._rows: dict[str, _OpenOrderRow] = {}
        self._banner = Banner(theme, BannerView(Tone.UNSURE, "unsure", "", ""))
        self._go_on = Button(
            theme, self.tr("Go on to a new TV payment"), ButtonKind.PRIMARY, icon="plus", key="F9", large=True
        )
        self._go_on.clicked.connect(self.new_order_asked)
        self._lay_out()

    @property
    def references(self) -> frozenset[str]:
        """The orders that stand here."""
        return frozenset(self._rows)

    def show_open(self, orders: Sequence[OrderView]) -> None:
        """Show these orders: the only way in."""
        now, wanted = self._now(), {order.reference for order in orders}
        for reference in [known for known in self._rows if known not in wanted]:
            row = self._rows.pop(reference)
            row.hide()
            row.deleteLater()
        for order in orders:
            row = self._rows.get(order.reference) or self._add_row(order.reference)
            row.show_order(order, now=now)
        self._show_banner(sum(order.word in _OPEN for order in orders))

    def first_focus(self) -> QWidget | None:
        return self._go_on

    def _show_banner(self, count: int) -> None:
        if not count:
            sentence = self.tr("Every TV order of before has a result now.")
            self._banner.show_banner(BannerView(Tone.PAID, "paid", self.tr("Nothing is open"), sentence))
            return
        one = self.tr("1 TV order has no result yet")
        title = one if count == 1 else self.tr("{count} TV orders have no result yet").format(count=count)
        dont = self.tr("Do not sell it again.") if count == 1 else self.tr("Do not sell them again.")
        sentence = f"{dont} {self.tr('Ask the customer to check the decoder; a manager enters the outcome.')}"
        self._banner.show_banner(BannerView(Tone.UNSURE, "unsure", title, sentence, Manual.TV_NOT_SURE))

    def _add_row(self, reference: str) -> "_OpenOrderRow":
        row = _OpenOrderRow(self._theme)
        row.arrange(is_single=self._is_single)
        row.open.clicked.connect(partial(self.order_chosen.emit, reference))
        self._rows[reference] = row
        self._list.insertWidget(self._list.count() - 1, row)
        return row

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        self._column = QVBoxLayout(self)
        self._column.setSpacing(space.x2)
        rows = QWidget()
        self._list = QVBoxLayout(rows)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.addStretch()
        footer = Footer(self._theme, height=self._theme.px(_FOOTER))
        footer.row.addStretch()
        footer.row.addWidget(self._go_on)
        panel = Panel(self._theme)
        panel.pad(0)
        panel.column.addWidget(Scroller(rows), 1)
        panel.column.addWidget(SeparatorLine())
        panel.column.addWidget(footer)
        self._column.addWidget(self._banner)
        self._column.addWidget(panel, 1)

    def _arrange(self, room: ScreenWidth) -> None:
        space = self._theme.tokens.space
        padding = space.x2 if room is ScreenWidth.NARROW else space.x3
        self._column.setContentsMargins(padding, padding, padding, padding)
        for row in self._rows.values():
            row.arrange(is_single=self._is_single)


class _OpenOrderRow(QWidget):
    """One order: how much, for what, since when, how it stands."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        space = theme.tokens.space
        self._height = theme.px(_ROW)
        self._air, self._side = space.x2, space.x3
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._amount = Text(theme, kind=Type.TITLE)
        self._what = Text(theme, kind=Type.LABEL, ink="text_muted", elides=True)
        self._since = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._badge = WordBadge(theme)
        self.open = Button(theme, self.tr("Show"))
        words = QVBoxLayout()
        words.setSpacing(space.half)
        words.addStretch()
        words.addWidget(self._amount)
        words.addWidget(self._what)
        words.addStretch()
        badge = QWidget()
        badge.setFixedWidth(theme.px(_BADGE_COLUMN))
        holder = QHBoxLayout(badge)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignLeft)
        state = QHBoxLayout()
        state.setSpacing(space.x2)
        state.addWidget(self._since, 1)
        state.addWidget(badge)
        acts = QHBoxLayout()
        acts.addStretch()
        acts.addWidget(self.open)
        row = self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(space.x2)
        row.addLayout(words, 1)
        row.addLayout(state)
        row.addLayout(acts)
        self.arrange(is_single=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        column.addWidget(SeparatorLine())
        give_role(self, QAccessible.Role.ListItem)

    def arrange(self, *, is_single: bool) -> None:
        """Stand in one line, or in three."""
        way, air = (QBoxLayout.Direction.TopToBottom, self._air) if is_single else (QBoxLayout.Direction.LeftToRight, 0)
        self._whole.setDirection(way)
        self.setMinimumHeight(0 if is_single else self._height)
        self._whole.setContentsMargins(self._side, air, self._side, air)

    def show_order(self, order: OrderView, *, now: datetime) -> None:
        """Show how it stands."""
        package, number = package_words(order.package), masked(plain(order.number))
        parts = (package, plain(order.provider), number, plain(order.customer))
        what = " · ".join(part for part in parts if part)
        self._amount.setText(order.amount.shown())
        self._what.setText(what)
        set_tip(self._what, what)
        at = moment(order.opened_at)
        self._since.setText(at if day(order.opened_at) == day(now) else f"{day(order.opened_at)}, {at}")
        self._badge.show_word(order.word)
        amount = spoken_money(order.amount)
        self.setAccessibleName(f"{amount}, {what}, {shown_word(order.word)}")
        self.open.setAccessibleName(self.tr("Show {amount}, {what}").format(amount=amount, what=what))
