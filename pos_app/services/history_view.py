"""Puts one thing of the history into the view that the screen shows, from one look into the journal."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.history import (
    DeniedMoney,
    HistoryEvent,
    HistoryKind,
    HistoryMark,
    HistoryMoment,
    HistoryRow,
    HistoryView,
    Remark,
    ReportedRefund,
)
from pos_app.domain.history_mask import masked, masked_name, masked_text
from pos_app.domain.history_story import card_story, order_story
from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.sale import was_never_asked
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.journal import payment_views, tv_order_views, webhook_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.history_rows import remarks_on
from pos_app.journal.history_search import named
from pos_app.journal.webhook_resends import Outcome, resends_of

_CREDITS: Final = frozenset({HistoryKind.TRANSFER, HistoryKind.MOBILE})
_REFUNDABLE: Final = _CREDITS | {HistoryKind.CARD}
_OF_NOTICES: Final = {"notice_matched": HistoryEvent.MATCHED, "notice_noted": HistoryEvent.NOTED}
_VERIFIED: Final = (HistoryEvent.VERIFIED, HistoryMark.PAID)
_OF_VERIFIED: Final = {
    NoticeReport.NOT_PAID.value: (HistoryEvent.DENIED_LATER, HistoryMark.UNSURE),
    NoticeReport.PAID_OTHER_MONEY.value: (HistoryEvent.OTHER_MONEY, HistoryMark.UNSURE),
}
_UNANSWERED: Final = Sentence("It is not known whether the notice was sent again.")
_SENT: Final = Sentence("The service sent the notice again.")


@dataclass(frozen=True, slots=True)
class May:
    """What whoever looks may do."""

    sell: bool
    note: bool
    see_people: bool


@dataclass(frozen=True, slots=True)
class Whole:
    """Everything that the journal says of one thing."""

    head: HistoryRow
    story: tuple[HistoryMoment, ...]
    notes: tuple[Remark, ...]
    receipt: int | None
    problem: Sentence
    message: str
    refunds: tuple[ReportedRefund, ...] = ()
    denied: DeniedMoney | None = None
    was_never_asked: bool = False  # a payment: another card may be tried


def whole(sheet: Connection, thing: HistoryKind, about: str, inbox: str) -> Whole | None:
    """Read everything about one thing."""
    head = named(sheet, thing, about, inbox)
    if head is None:
        return None
    notes = remarks_on(sheet, [head])[head.row]
    receipt, problem, message, denied, is_free = None, SILENCE, "", None, False
    match thing:
        case HistoryKind.CARD:
            story = card_story((each.at, each.seen, each.state) for each in payment_views.timeline(sheet, about))
            attempt = payment_views.attempt_of(sheet, about)
            if attempt is not None:
                receipt, problem, message = attempt.receipt, Sentence.recorded(attempt.problem), plain(attempt.message)
                is_free = was_never_asked(attempt.standing)
        case HistoryKind.TV:
            story = order_story((each.at, each.seen, each.state) for each in tv_order_views.timeline(sheet, about))
            order = tv_order_views.order_of(sheet, about)
            if order is not None:
                receipt, problem, message = order.receipt, Sentence.recorded(order.problem), plain(order.said)
        case _:
            story = (*_notice_story(sheet, head),)
            denied = webhook_views.denied_money(sheet, inbox, about)
    refunds = webhook_views.refunds_of(sheet, head.reference) if thing in _REFUNDABLE and head.reference else ()
    moments = [*story, *_resends(sheet, head.reference), *map(_refunded, refunds), *map(_remark, notes)]
    moments.sort(key=lambda each: each.at)
    return Whole(head, tuple(moments), notes, receipt, problem, message, refunds, denied, is_free)


def view_of(told: Whole, *, may: May, may_resend_at: datetime | None) -> HistoryView:
    """Build the view for somebody who may do this much."""
    head, is_masked = told.head, not may.see_people
    is_open = head.word in {Word.WAITING, Word.NOT_SURE}
    dealt_with = {note.settles for note in told.notes}
    return HistoryView(
        head=masked(head) if is_masked else head,
        story=tuple(map(_hidden, told.story)) if is_masked else told.story,
        notes=tuple(_hidden_note(note) for note in told.notes) if is_masked else told.notes,
        receipt=told.receipt,
        problem=told.problem,
        message=masked_text(told.message) if is_masked else told.message,
        must_not_be_charged_again=head.word is Word.NOT_SURE and not told.was_never_asked,
        may_check=may.sell and head.thing is HistoryKind.CARD and is_open,
        may_resend_at=may_resend_at if may.note and head.thing not in {HistoryKind.TV, HistoryKind.NOTICE} else None,
        may_print=may.note and head.thing is not HistoryKind.NOTICE,
        may_note=may.note and head.thing is not HistoryKind.NOTICE,
        may_settle=may.note and bool(head.alarm) and head.alarm not in dealt_with and not is_open,
        is_masked=is_masked,
        refunds=tuple({each.reference or each: each for each in told.refunds}.values()),
        denied=told.denied,
    )


def _notice_story(sheet: Connection, head: HistoryRow) -> list[HistoryMoment]:
    moments = [HistoryMoment(head.at, HistoryEvent.CAME)]
    for line in webhook_views.story(sheet, head.inbox, head.about):
        if line.kind in _OF_NOTICES:
            said = str(line.facts["sale"] if line.kind == "notice_matched" else line.facts["note"])
            moments.append(HistoryMoment(line.at, _OF_NOTICES[line.kind], HistoryMark.DONE, plain(said)))
        elif line.kind == "notice_judged" and line.facts["standing"] == "verified":
            moments.append(HistoryMoment(line.at, *_OF_VERIFIED.get(str(line.facts["heard"]), _VERIFIED)))
    return moments


def _resends(sheet: Connection, reference: str) -> list[HistoryMoment]:
    moments: list[HistoryMoment] = []
    for one in resends_of(sheet, reference) if reference else ():
        moments.append(HistoryMoment(one.at, HistoryEvent.RESEND_ASKED))
        if one.outcome is not Outcome.NONE:
            said = one.said or str(_SENT if one.outcome is Outcome.SENT else _UNANSWERED)
            moments.append(
                HistoryMoment(one.answered_at or one.at, HistoryEvent.RESEND_ANSWERED, HistoryMark.DONE, plain(said))
            )
    return moments


def _refunded(refund: ReportedRefund) -> HistoryMoment:
    return HistoryMoment(refund.at, HistoryEvent.REFUND_REPORTED, HistoryMark.DONE, plain(refund.told))


def _remark(note: Remark) -> HistoryMoment:
    what = HistoryEvent.SETTLED if note.settles else HistoryEvent.NOTED
    return HistoryMoment(note.at, what, HistoryMark.DONE, f"{plain(note.note)} · {plain(note.who)}")


def _hidden(moment: HistoryMoment) -> HistoryMoment:
    return HistoryMoment(moment.at, moment.what, moment.mark, masked_text(moment.said))


def _hidden_note(note: Remark) -> Remark:
    return Remark(note.at, masked_name(note.who), masked_text(note.note), note.settles)
