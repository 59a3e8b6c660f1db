"""What the money is for: the open sale that it fits, the one it was matched to, or a note."""

from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import INCOMING, NoticeStanding, NoticeView, SaleOffer
from pos_app.ui.activity.note_box import NoteBox
from pos_app.ui.activity.words import clock_or_day
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.text import set_tip

_tr: Final = partial(QCoreApplication.translate, "MatchBox")


class MatchBox(QWidget):
    """For money that came in and is believed; for everything else it is not there."""

    sale_asked = Signal()
    note_asked = Signal()
    back_asked = Signal()
    twice_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._is_low = False
        self.sale = Button(theme, self.tr("Match to sale"), ButtonKind.PRIMARY, icon="link")
        self.note = Button(theme, self.tr("Write a note"), ButtonKind.QUIET)
        self.back = Button(theme, self.tr("Take the match back"), ButtonKind.QUIET)
        self.twice = Button(theme, self.tr("Paid twice"), ButtonKind.QUIET)
        set_tip(self.twice, self.tr("Its sale was paid already"))
        self.sale.clicked.connect(self.sale_asked)
        self.twice.clicked.connect(self.twice_asked)
        self.note.clicked.connect(self.note_asked)
        self.back.clicked.connect(self.back_asked)
        self._box = NoteBox(theme, self.back, self.note, self.twice, self.sale)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._box)

    def text(self) -> str:
        """Return what it says."""
        return self._box.text()

    def arrange(self, *, is_narrow: bool, is_low: bool) -> None:
        """Fit the parts to the room there is; low, it is pinned under what scrolls."""
        self._is_low = is_low
        self.sale.set_icon("" if is_narrow else "link")  # three buttons stand in one line then

    def show_notice(self, view: NoticeView, *, is_busy: bool, now: datetime) -> None:
        """Show what the money may be for."""
        is_ours = view.head.kind in INCOMING and view.head.standing is not NoticeStanding.SUSPICIOUS
        self.setVisible(is_ours or view.may_take_match_back)
        note, offers = plain(view.matched_note), view.offers
        acts = (self.note, self.sale, self.back, self.twice)
        was_here = any(act.hasFocus() for act in acts)
        self.sale.setVisible(bool(offers) and view.matched_sale is None)
        self.sale.set_busy(busy=is_busy)
        self.twice.setVisible(is_ours and bool(view.paid_sales) and view.matched_sale is None)
        self.twice.set_busy(busy=is_busy)
        self.note.setVisible(is_ours)  # nothing is written on what nobody believes
        self.back.setVisible(view.may_take_match_back)
        self.back.set_busy(busy=is_busy)
        left = next((act for act in acts if act.isVisibleTo(self)), None)
        if was_here and left is not None and not any(act.hasFocus() and act.isVisibleTo(self) for act in acts):
            left.setFocus()  # what was pressed is gone: the keyboard stays where it was
        self.note.setText(self.tr("Change the note") if note else self.tr("Write a note"))
        if view.matched_sale is not None:
            self._box.say(self.tr("Matched to sale {sale}").format(sale=view.matched_sale), note)
        elif offers and self._is_low:
            self._box.say(note or offer_words(offers[0], now), "")
        elif len(offers) == 1:
            self._box.say(self.tr("Open sale with the same amount"), note or offer_words(offers[0], now))
        elif offers:
            title = self.tr("{count} open sales with the same amount").format(count=len(offers))
            self._box.say(title, note or self.tr("The newest: {sale}").format(sale=offer_words(offers[0], now)))
        elif note:
            self._box.say(self.tr("Matched to a note"), note)
        else:
            self._box.say(self.tr("No open sale has this amount"), self.tr("A note says what the money is for."))


def offer_words(offer: SaleOffer, now: datetime) -> str:
    """Return a sale in a line."""
    parts = (
        _tr("Sale {sale}").format(sale=offer.sale),
        offer.amount.shown(),
        plain(offer.cashier),
        clock_or_day(offer.opened_at, now),
    )
    return " · ".join(part for part in parts if part)
