"""Which facts of a notice are worth a line of their own, in words; everything else stands below as it was sent."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import NoticeView
from pos_app.ui.activity.words import figure_of, second_or_day, times_word

_tr: Final = partial(QCoreApplication.translate, "NoticeFacts")


@dataclass(frozen=True, slots=True)
class FactLine:
    """One line."""

    label: str
    value: str


def facts_of(view: NoticeView, now: datetime) -> tuple[FactLine, ...]:
    """Return them: first the money, then the times, then the people."""
    row = view.head
    paid = second_or_day(view.paid_at, now) if view.paid_at else plain(view.paid_at_text)
    checked = second_or_day(view.checked_at, now) if view.checked_at else ""
    told = (
        (_tr("Sent") if row.matches is None else _tr("Result"), figure_of(row)),
        (_tr("Fee"), plain(view.fees)),
        (_tr("To the shop"), plain(view.net)),
        (_tr("Status"), plain(row.status)),
        (_tr("Paid at"), paid),
        (_tr("Arrived"), second_or_day(row.arrived_at, now)),
        (_tr("Checked"), checked),
        (_tr("Times"), times_word(row.times)),
        *_named(view.fields),
        (_tr("Through"), plain(row.via)),
        (_tr("Came from"), _came_from(view)),
    )
    return _without_repeats(FactLine(label, value) for label, value in told if value)


def _came_from(view: NoticeView) -> str:
    address = plain(view.from_address)
    return _tr("{address}, not expected").format(address=address) if view.is_from_elsewhere else address


def _named(fields: Iterable[tuple[str, str]]) -> Iterable[tuple[str, str]]:
    """Return the fields that a cashier has a word for."""
    words = {
        "originatorname": _tr("Sender"),
        "sendername": _tr("Sender"),
        "originatoraccountnumber": _tr("From account"),
        "senderaccountnumber": _tr("From account"),
        "craccount": _tr("To account"),
        "craccountname": _tr("To account name"),
        "recipientname": _tr("Receiver"),
        "accountname": _tr("Account name"),
        "accountnumber": _tr("Account"),
        "bankname": _tr("Bank"),
        "narration": _tr("Narration"),
        "paymentreference": _tr("Payment reference"),
        "sessionid": _tr("Session"),
        "customeremail": _tr("Customer"),
    }
    for name, value in fields:
        tail = name.rpartition(".")[2].lower().replace("_", "")
        if tail in words and value:
            yield words[tail], plain(value)


def _without_repeats(told: Iterable[FactLine]) -> tuple[FactLine, ...]:
    """Leave out what was said already under the same word, and a bank that is named twice."""
    kept: list[FactLine] = []
    for each in told:
        is_known = any(each == other for other in kept)
        is_same_bank = each.label == _tr("Through") and any(each.value == other.value for other in kept)
        if not is_known and not is_same_bank:
            kept.append(each)
    return tuple(kept)
