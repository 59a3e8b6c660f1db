"""What a slip of money that came in by itself says: what the notice said, and how far it can be believed."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.plain_text import plain
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.domain.webhook_view import NoticeStanding, NoticeView
from pos_app.ui.documents.receipt import SlipHead, foot_lines, head_lines, slip_for_paper
from pos_app.ui.kit.times import moment, printed_day

_CONTEXT: Final = "receipt"
_say = partial(QCoreApplication.translate, _CONTEXT)


def paper_of(view: NoticeView, head: SlipHead) -> Slip:
    """Make the slip of a notice for the printer; only what the service confirmed reads PAID."""
    paper = Paper.CREDIT if view.head.standing is NoticeStanding.VERIFIED else Paper.UNCONFIRMED
    slip = slip_for_paper(paper, view.head.row, tuple(_lines(view, head)))
    return replace(slip, qr=view.head.reference)


def _lines(view: NoticeView, head: SlipHead) -> Iterator[SlipLine]:
    row, at = view.head, view.paid_at or view.head.arrived_at
    is_sure = row.standing is NoticeStanding.VERIFIED
    yield from head_lines(head, cashier="")
    yield SlipLine(SlipKind.ROW, _say("Date"), printed_day(at))
    yield SlipLine(SlipKind.ROW, _say("Time"), moment(at))
    for label, value in (
        (_say("From"), row.who),
        (_say("Through"), row.via),
        (_say("Note"), view.matched_note),
        (_say("Ref"), row.reference),
    ):
        if value:
            yield SlipLine(SlipKind.ROW, label, plain(value))
    yield SlipLine(SlipKind.DASHES)
    yield SlipLine(SlipKind.VERDICT, _say("PAID") if is_sure else _say("NOT CONFIRMED"))
    amount = row.amount.printed() if row.amount is not None else plain(row.amount_text)
    yield SlipLine(SlipKind.TOTAL, _say("TOTAL"), amount, row.amount)
    yield SlipLine(SlipKind.DASHES)
    yield from foot_lines(head, is_receipt=is_sure)
