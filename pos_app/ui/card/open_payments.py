"""What the last run left open, shown before the till takes a new payment; it is asked about whether anybody looks."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import QCoreApplication

from pos_app.domain.events import Topic
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.plain_text import plain
from pos_app.ui.card.progress.desk import PaymentDesk
from pos_app.ui.card.progress.ticket import card_text
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.transaction.open_list import OpenListKind, OpenListScreen

_say = partial(QCoreApplication.translate, "card")


def open_payments_screen(
    theme: Theme, desk: PaymentDesk, *, now: Callable[[], datetime]
) -> OpenListScreen[PaymentView]:
    """Return the list of open card payments."""
    kind = OpenListKind(
        topic=Topic.PAYMENT,
        view=desk.view,
        check_now=desk.check_now,
        what=_from_whom,
        still_open=_still_open,
        none_open=_say("Every payment of before has a result now."),
        go_on=_say("Go on to a new payment"),
        show=_say("Show {amount}"),
    )
    return OpenListScreen(theme, kind, now=now)


def _from_whom(payment: PaymentView) -> str:
    return " · ".join(part for part in (card_text(payment), plain(payment.payer), plain(payment.note)) if part)


def _still_open(payments: Sequence[PaymentView]) -> BannerView:
    count = len(payments)
    one = _say("1 payment is still open")
    title = one if count == 1 else _say("{count} payments are still open").format(count=count)
    sentence = _say("Do not charge them again. Kaunta goes on asking until the result is known.")
    if all(payment.was_never_asked for payment in payments):
        sentence = _say("The bank was never asked. You may try another card.")
    return BannerView(Tone.UNSURE, "unsure", title, sentence, Manual.NOT_SURE)
