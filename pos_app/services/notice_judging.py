"""Judges notices once they are durable: what came, what the service said of it, and what a payment of ours came to."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from pos_app.domain.activity_view import Doubt, NoticeKind, Standing
from pos_app.domain.judging import Evidence, Heard, can_be_asked, confirms_money, heard_of, rule_on
from pos_app.domain.payment import Alarm, PaymentState
from pos_app.domain.plain import plain
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.journal import judgement_views, judgements, letter_views, payer_phones, resends
from pos_app.journal.inbox import Inbox
from pos_app.journal.judgement_views import Judgement
from pos_app.journal.judgements import Worth
from pos_app.journal.payment_views import Attempt
from pos_app.journal.store import Journal
from pos_app.services.notice_reading import Found, arrived, read_named

_S: Final = PaymentState
_AT_A_TIME: Final = 50
_PAID: Final = frozenset({_S.SUCCESS, _S.LATE_SUCCESS})
_OF_MONEY: Final = frozenset({NoticeKind.TRANSFER, NoticeKind.MOBILE_MONEY, NoticeKind.CREDIT, NoticeKind.CARD})
_SETTLED: Final = frozenset({Heard.PAID, Heard.PAID_OTHER_MONEY})

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What asking about a reference came to."""

    reference: str
    said: Verification | None  # none: `without` says why
    without: Heard = Heard.NO_ANSWER
    is_over: bool = False  # nobody asks by itself any more


@dataclass(frozen=True, slots=True)
class Judged:
    """A notice that was new, and whose it is."""

    judgement: Judgement
    is_ours: bool  # of a payment of this till: that one asks
    is_payment_open: bool = False


class Judging:
    """The one place where judgements are written; used by one task at a time."""

    def __init__(self, journal: Journal, inbox: Inbox, *, offset: Callable[[], timedelta]) -> None:
        self._journal = journal
        self._inbox = inbox
        self._offset = offset

    async def next_ones(self) -> tuple[Judged, ...] | None:
        """Judge some of what came since; None when there is nothing more."""
        mark = await self._inbox.read(letter_views.mark)
        up_to = await self._journal.read(judgement_views.judged_up_to, mark)
        stretch = await self._inbox.read(arrived, mark, up_to, _AT_A_TIME, self._offset())
        if stretch is None or stretch.up_to == up_to:
            return None
        found = [each for each in stretch.found if each.is_worth_a_row]
        ours = await self._journal.read(judgement_views.attempts_about, [_reference(each) for each in found])
        worths = [_first_worth(each, ours.get(_reference(each))) for each in found]
        written = await judgements.judge(self._journal, mark, worths, up_to=stretch.up_to)
        await self._link(mark, stretch.found)
        return tuple(_judged(one, ours.get(one.reference) if one.is_signed else None) for one in written)

    async def hear(self, answer: Answer) -> None:
        """Judge every notice of a reference by what the service said."""
        mark, known, found = await self._about(answer.reference)
        contested = await self._journal.read(judgement_views.contested, mark, answer.reference)
        worths = [_worth_after(each, found[each.item], answer, is_contested=contested) for each in known]
        await judgements.judge(self._journal, mark, worths)

    async def look_again(self, reference: str) -> None:
        """Judge the notices of a payment of ours by what has become of it."""
        mark, known, found = await self._about(reference)
        if not known:
            return  # most payments move several times before a notice of them comes
        ours = await self._journal.read(judgement_views.attempts_about, [reference])
        if reference not in ours:
            return
        await judgements.judge(
            self._journal, mark, [_first_worth(found[each.item], ours[reference], judged=each) for each in known]
        )

    async def look_for_phones(self) -> None:
        """Read the numbers that those who sent money can be reached at, of notices that were judged without them."""
        mark = await self._inbox.read(letter_views.mark)
        while items := await self._journal.read(payer_phones.not_looked_for, mark, _AT_A_TIME):
            found = await self._inbox.read(read_named, mark, [item for item, _ in items], self._offset())
            phones = {
                item: found[item].record.phone if item in found and kind in _OF_MONEY else "" for item, kind in items
            }
            await payer_phones.tell(self._journal, mark, phones)

    async def came_again(self, item: str) -> None:
        """Link a repeat with the resend that it came of."""
        mark = await self._inbox.read(letter_views.mark)
        found = await self._inbox.read(read_named, mark, [item], self._offset())
        await self._link(mark, found.values())

    async def _about(self, reference: str) -> tuple[str, list[Judgement], dict[str, Found]]:
        mark = await self._inbox.read(letter_views.mark)
        judged = await self._journal.read(judgement_views.about, mark, reference)
        if not judged:
            return mark, [], {}
        found = await self._inbox.read(read_named, mark, [each.item for each in judged], self._offset())
        return mark, [each for each in judged if each.item in found], found

    async def _link(self, mark: str, found: Iterable[Found]) -> None:
        """Link what came with the resends that it may have come of."""
        signed = [each for each in found if each.letter.is_signed and each.letter.reference]
        awaited = await self._journal.read(resends.awaited, [each.letter.reference for each in signed])
        for each in signed:
            letter = each.letter
            if letter.reference in awaited:
                name = letter.name if each.is_worth_a_row else letter.name.partition(".")[0]
                await resends.came_back(self._journal, mark, name, reference=letter.reference, at=letter.last_at)


def _judged(judgement: Judgement, attempt: Attempt | None) -> Judged:
    return Judged(judgement, attempt is not None, attempt is not None and attempt.state not in _PAID)


def _reference(found: Found) -> str:
    return plain(found.letter.reference) if found.letter.is_signed else plain(found.record.reference)


def _first_worth(found: Found, attempt: Attempt | None, *, judged: Judgement | None = None) -> Worth:
    """Rule without asking: by the notice itself, and by our own payment if it is about one."""
    letter, record = found.letter, found.record
    ours = attempt if letter.is_signed else None
    heard = _heard_from(ours) if ours else Heard.NOTHING
    is_contradiction = found.is_contradiction or (judged is not None and judged.doubt is Doubt.CONTRADICTS)
    asked_here = ours.sale.amount if ours else None
    evidence = Evidence(record, heard, letter.is_signed, is_contradiction, asked_here)
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
        is_amount_confirmed=ours is not None and standing is Standing.VERIFIED,  # it is what the till asked for
        is_over=ours is not None or not letter.is_signed or not can_be_asked(record),
        money=record.sent.money,
        who=record.who if record.kind in _OF_MONEY else "",
        phone=record.phone if record.kind in _OF_MONEY else "",
    )


def _worth_after(judged: Judgement, found: Found, answer: Answer, *, is_contested: bool) -> Worth:
    """Rule by what the service said; where it names no amount, money that is in dispute is not verified."""
    letter, record, said = found.letter, found.record, answer.said
    if not can_be_asked(record):
        return Worth(
            judged.item, judged.kind, judged.reference, judged.arrived_at, letter.digest,
            judged.standing, judged.doubt, judged.heard, is_over=True, money=judged.money,
        )  # fmt: skip
    heard = _kept(judged.heard, heard_of(said, record) if said else answer.without, said)
    is_named = said is not None and confirms_money(said)
    is_contradiction = judged.doubt is Doubt.CONTRADICTS or (is_contested and heard is Heard.PAID and not is_named)
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
        is_amount_confirmed=is_named and heard is Heard.PAID,
        is_over=answer.is_over or heard in _SETTLED,
        is_asked=True,
        money=judged.money,
    )


def _kept(before: Heard, now: Heard, said: Verification | None) -> Heard:
    """Keep that it was paid, unless the service takes it back in clear words: silence says nothing."""
    is_taken_back = now is Heard.PAID_OTHER_MONEY or (said is not None and said.status is VerifiedStatus.FAILED)
    return before if before is Heard.PAID and not is_taken_back else now


def _heard_from(attempt: Attempt) -> Heard:
    """Tell what the service said of a payment of ours; the payment's own judge has ruled on it."""
    if attempt.alarm is Alarm.OTHER_MONEY:
        return Heard.PAID_OTHER_MONEY
    if attempt.state in _PAID:
        return Heard.PAID
    if attempt.state is _S.FAILED:
        return Heard.NOT_PAID
    return Heard.NO_ANSWER if attempt.asked else Heard.NOTHING
