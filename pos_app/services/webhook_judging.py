"""Judges notices once they are durable: what came, what the service said of it, and what a payment of ours came to."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.history import ReportedRefund
from pos_app.domain.payment import OPEN, Alarm, PaymentState
from pos_app.domain.plain_text import plain
from pos_app.domain.references import folded
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.verification import ServicePlace
from pos_app.domain.webhook_judging import (
    Evidence,
    NoticeClaim,
    NoticeReport,
    can_be_asked,
    claim_of,
    confirms_money,
    heard_of,
    rule_on,
)
from pos_app.domain.webhook_view import BESIDE_MONEY, INCOMING, Doubt, NoticeKind, NoticeStanding
from pos_app.gateway.tv_order_body import is_same_service
from pos_app.gateway.webhook_records import KNOWN_KINDS
from pos_app.journal import inbox_arrivals, payer_phones, webhook_judgements, webhook_resends, webhook_views
from pos_app.journal.inbox import Inbox
from pos_app.journal.payment_views import Attempt
from pos_app.journal.store import Journal
from pos_app.journal.webhook_judgements import Worth
from pos_app.journal.webhook_views import Judgement
from pos_app.services.webhook_reading import ReadNotice, arrived, read_named

_S: Final = PaymentState
_AT_A_TIME: Final = 50
_LONGEST_WORD: Final = 60
_MOST_UNKNOWN: Final = 100  # whoever invents new ones all day fills no log
_PAID: Final = frozenset({_S.SUCCESS, _S.LATE_SUCCESS})
_AGREES: Final = {  # which notices say nothing new of a payment that has ended so
    _S.SUCCESS: frozenset({NoticeClaim.PAID, NoticeClaim.NOT_YET}),
    _S.LATE_SUCCESS: frozenset({NoticeClaim.PAID, NoticeClaim.NOT_YET}),
    _S.FAILED: frozenset({NoticeClaim.NOT_PAID}),
}
_OF_MONEY: Final = INCOMING | {NoticeKind.CARD}
_SETTLED: Final = frozenset({NoticeReport.PAID, NoticeReport.PAID_OTHER_MONEY})

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServiceAnswer:
    """What asking about a reference came to."""

    reference: str
    said: Verification | None  # none: `without` says why
    without: NoticeReport = NoticeReport.NO_ANSWER
    is_over: bool = False  # nobody asks by itself any more


@dataclass(frozen=True, slots=True)
class Judged:
    """A notice that was new, and whose it is."""

    judgement: Judgement
    is_ours: bool  # of a payment of this till: that one asks
    may_have_news: bool  # of that payment


@dataclass(frozen=True, slots=True)
class OwnPayment:
    """A payment of this till that a notice is about."""

    attempt: Attempt
    answered_at: datetime | None  # when the service last said clearly how it stands

    def has_news_in(self, found: ReadNotice) -> bool:
        """Tell whether a notice is a reason to ask about it; once the service has answered after it, it is none."""
        if self.attempt.state in OPEN:
            return True
        return not self.was_asked_after(found) and claim_of(found.record) not in _AGREES.get(self.attempt.state, ())

    def was_asked_after(self, found: ReadNotice) -> bool:
        """Tell whether the service said how it stands when this notice had come."""
        return self.answered_at is not None and self.answered_at >= found.letter.arrived_at


class WebhookJudging:
    """The one place where judgements are written; used by one task at a time."""

    def __init__(
        self, journal: Journal, inbox: Inbox, *, offset: Callable[[], timedelta], place: Callable[[], ServicePlace]
    ) -> None:
        self._journal = journal
        self._inbox = inbox
        self._offset = offset
        self._place = place
        self._unknown: set[str] = set()  # kinds of notices that were said to be so

    async def next_ones(self) -> tuple[Judged, ...] | None:
        """Judge some of what came since; None when there is nothing more."""
        mark = await self._inbox.read(inbox_arrivals.mark)
        up_to = await self._journal.read(webhook_views.judged_up_to, mark)
        stretch = await self._inbox.read(arrived, mark, up_to, _AT_A_TIME, self._offset())
        if stretch is None or stretch.up_to == up_to:
            return None
        found = [each for each in stretch.found if each.is_worth_a_row]
        ours = await self._ours([_reference(each) for each in found])
        orders = await self._journal.read(webhook_views.orders_about, [_reference(each) for each in found])
        worths = [
            _worth_of_order(each)
            if each.letter.is_signed and folded(_reference(each)) in orders
            else _first_worth(each, ours.get(folded(_reference(each))))
            for each in found
        ]
        place = self._place()
        worths = [replace(each, service=place.service, keys=place.keys) for each in worths]
        written = await webhook_judgements.judge(self._journal, mark, worths, up_to=stretch.up_to)
        await self._link(mark, stretch.found)
        self._say_what_is_unknown(found)
        return tuple(
            _judged(
                one,
                is_ours=one.is_signed and one.kind not in BESIDE_MONEY and folded(one.reference) in ours,
            )
            for one in written
        )

    async def hear(self, answer: ServiceAnswer) -> None:
        """Judge every notice of a reference by what the service said; each spelling of it is asked for on its own."""
        mark, every, found = await self._about(answer.reference)
        known = [each for each in every if each.reference == answer.reference]
        contested = await self._journal.read(webhook_views.contested, mark, answer.reference)
        worths = [_worth_after(each, found[each.item], answer, is_contested=contested) for each in known]
        await webhook_judgements.judge(self._journal, mark, worths)

    async def lies_elsewhere(self, reference: str, place: ServicePlace) -> bool:
        """Tell whether some notice of this reference came to another service than this."""
        mark = await self._inbox.read(inbox_arrivals.mark)
        known = await self._journal.read(webhook_views.about, mark, reference)
        return any(came_elsewhere(each, place) for each in known)

    async def look_again(self, reference: str) -> tuple[Judged, ...]:
        """Judge the notices of a payment of ours by what has become of it."""
        mark, known, found = await self._about(reference)
        if not known:
            return ()  # most payments move several times before a notice of them comes
        ours = await self._ours([reference])
        if reference not in ours:
            return ()
        worths = [_first_worth(found[each.item], ours[reference], judged=each) for each in known]
        written = await webhook_judgements.judge(self._journal, mark, worths)
        return tuple(_judged(one, is_ours=True) for one in written)

    async def look_for_phones(self) -> None:
        """Read the numbers that those who sent money can be reached at, of notices that were judged without them."""
        mark = await self._inbox.read(inbox_arrivals.mark)
        while items := await self._journal.read(payer_phones.not_looked_for, mark, _AT_A_TIME):
            found = await self._inbox.read(read_named, mark, [item for item, _ in items], self._offset())
            phones = {item: payer_of(found[item], kind)[1] if item in found else "" for item, kind in items}
            await payer_phones.tell(self._journal, mark, phones)

    async def came_again(self, item: str) -> None:
        """Link a repeat with the resend that it came of."""
        mark = await self._inbox.read(inbox_arrivals.mark)
        found = await self._inbox.read(read_named, mark, [item], self._offset())
        await self._link(mark, found.values())

    async def _ours(self, references: Iterable[str]) -> dict[str, OwnPayment]:
        """Read this till's own payments among these references."""
        attempts = await self._journal.read(webhook_views.attempts_about, references)
        answered = await self._journal.read(webhook_views.answered_at, attempts) if attempts else {}
        return {name: OwnPayment(attempt, answered.get(name)) for name, attempt in attempts.items()}

    def _say_what_is_unknown(self, found: Iterable[ReadNotice]) -> None:
        """Say once of each kind of notice that nobody has heard of it; it is kept all the same."""
        for each in found:
            word = each.record.notify.strip().lower()[:_LONGEST_WORD]
            is_new = each.letter.is_signed and word and word not in KNOWN_KINDS and word not in self._unknown
            if is_new and len(self._unknown) < _MOST_UNKNOWN:
                self._unknown.add(word)
                log.warning("A notice of the unknown kind %r was kept", word)

    async def _about(self, reference: str) -> tuple[str, list[Judgement], dict[str, ReadNotice]]:
        mark = await self._inbox.read(inbox_arrivals.mark)
        judged = await self._journal.read(webhook_views.about, mark, reference)
        if not judged:
            return mark, [], {}
        found = await self._inbox.read(read_named, mark, [each.item for each in judged], self._offset())
        return mark, [each for each in judged if each.item in found], found

    async def _link(self, mark: str, found: Iterable[ReadNotice]) -> None:
        """Link what came with the resends that it may have come of."""
        signed = [each for each in found if each.letter.is_signed and each.letter.reference]
        awaited = await self._journal.read(webhook_resends.awaited, [each.letter.reference for each in signed])
        for each in signed:
            letter = each.letter
            if letter.reference in awaited:
                name = letter.name if each.is_worth_a_row else letter.name.partition(".")[0]
                await webhook_resends.came_back(
                    self._journal, mark, name, reference=letter.reference, at=letter.last_at
                )


def came_elsewhere(judgement: Judgement, place: ServicePlace) -> bool:
    """Tell whether a notice came to another service than this; not where nobody knows which it was, or is."""
    if "" in {judgement.service, place.service}:
        return False
    is_other_service = not is_same_service(judgement.service, place.service)
    return is_other_service or (judgement.keys != place.keys and "" not in {judgement.keys, place.keys})


def _judged(judgement: Judgement, *, is_ours: bool) -> Judged:
    return Judged(judgement, is_ours, may_have_news=is_ours and not judgement.is_over)


def _reference(found: ReadNotice) -> str:
    """Return it as it was spelt: the service may mind."""
    return plain(found.record.reference) or plain(found.letter.reference)


def _first_worth(found: ReadNotice, payment: OwnPayment | None, *, judged: Judgement | None = None) -> Worth:
    """Rule without asking: by the notice itself, and by our own payment if it is about one."""
    letter, record = found.letter, found.record
    ours = payment if letter.is_signed and record.kind not in BESIDE_MONEY else None
    heard = _heard_from(ours, found) if ours else NoticeReport.NOTHING
    is_contradiction = found.is_contradiction or (judged is not None and judged.doubt is Doubt.CONTRADICTS)
    asked_here = ours.attempt.sale.amount if ours else None
    evidence = Evidence(record, heard, letter.is_signed, is_contradiction, asked_here)
    who, phone = payer_of(found, record.kind)
    standing, doubt = rule_on(evidence)
    return Worth(
        letter.name,
        record.kind,
        _reference(found),
        letter.arrived_at,
        letter.digest,
        standing,
        doubt,
        heard,
        is_signed=letter.is_signed,
        is_ours=ours is not None,
        is_amount_confirmed=ours is not None and standing is NoticeStanding.VERIFIED,  # it is what the till asked for
        is_over=not (ours.has_news_in(found) if ours else letter.is_signed and can_be_asked(record)),
        money=record.sent.money,
        who=who,
        phone=phone,
        refund=_refund_in(found) if letter.is_signed else None,
    )


def payer_of(found: ReadNotice, kind: NoticeKind) -> tuple[str, str]:
    """Return who sent money and their telephone number; of all else nobody is kept."""
    return (found.record.who, found.record.phone) if kind in _OF_MONEY else ("", "")


def _refund_in(found: ReadNotice) -> ReportedRefund | None:
    record = found.record
    if record.kind is not NoticeKind.REFUND:
        return None
    sent = record.sent
    amount = sent.money.shown() if sent.money else f"{sent.text} {record.currency}".strip() if sent.text else ""
    status = "" if claim_of(record) is NoticeClaim.PAID else record.status
    return ReportedRefund(found.letter.arrived_at, amount, record.refund, status)


def _worth_of_order(found: ReadNotice) -> Worth:
    """Rule on a notice that names a cable TV order of this till: it is shown beside the order and decides nothing."""
    letter = found.letter
    is_odd = found.is_contradiction
    return Worth(
        letter.name,
        NoticeKind.TV_ORDER,
        _reference(found),
        letter.arrived_at,
        letter.digest,
        NoticeStanding.SUSPICIOUS if is_odd else NoticeStanding.REPORTED,
        Doubt.CONTRADICTS if is_odd else Doubt.CANNOT_BE_ASKED,
        NoticeReport.NOTHING,
        is_over=True,
        money=found.record.sent.money,
    )


def _worth_after(judged: Judgement, found: ReadNotice, answer: ServiceAnswer, *, is_contested: bool) -> Worth:
    """Rule by what the service said; where it names no amount, money that is in dispute is not verified."""
    letter, record, said = found.letter, found.record, answer.said
    if not can_be_asked(record):
        return Worth(
            judged.item, judged.kind, judged.reference, judged.arrived_at, letter.digest,
            judged.standing, judged.doubt, judged.heard, is_over=True, money=judged.money,
        )  # fmt: skip
    heard = _kept(judged, heard_of(said, record) if said else answer.without, said)
    is_named = said is not None and confirms_money(said, record)
    is_contradiction = judged.doubt is Doubt.CONTRADICTS or (
        is_contested and heard is NoticeReport.PAID and not is_named
    )
    standing, doubt = rule_on(Evidence(record, heard, judged.is_signed, is_contradiction))
    return Worth(
        judged.item,
        judged.kind,
        judged.reference,
        judged.arrived_at,
        letter.digest,
        standing,
        doubt,
        heard,
        is_amount_confirmed=is_named and heard is NoticeReport.PAID,
        is_over=answer.is_over or heard in _SETTLED,
        is_asked=True,
        money=judged.money,
    )


def _kept(judged: Judgement, now: NoticeReport, said: Verification | None) -> NoticeReport:
    """Keep that it was paid, unless the service takes it back in clear words: silence says nothing, nor does it take
    back that the service denied it, of money that was verified or was not."""
    before = judged.heard
    if said is None and now is NoticeReport.NO_ANSWER and before is NoticeReport.NOT_PAID:
        return before
    if said is None and judged.denied is not Doubt.NONE:
        return before
    is_taken_back = now is NoticeReport.PAID_OTHER_MONEY or (said is not None and said.status is VerifiedStatus.FAILED)
    return before if before is NoticeReport.PAID and not is_taken_back else now


def _heard_from(payment: OwnPayment, found: ReadNotice) -> NoticeReport:
    """Tell what the service said of a payment of ours; the payment's own judge has ruled on it.

    What ended otherwise than the notice says is asked about once more before that counts.
    """
    attempt = payment.attempt
    if attempt.alarm is Alarm.OTHER_MONEY:
        return NoticeReport.PAID_OTHER_MONEY
    if attempt.alarm is Alarm.PAID_BUT_NOW_DENIED:
        return NoticeReport.NOT_PAID
    if attempt.state in _AGREES and payment.has_news_in(found):
        return NoticeReport.NOTHING
    if attempt.state in _PAID:
        return NoticeReport.PAID
    if attempt.state is _S.FAILED:
        return NoticeReport.NOT_PAID
    return NoticeReport.NO_ANSWER if attempt.asked else NoticeReport.NOTHING
