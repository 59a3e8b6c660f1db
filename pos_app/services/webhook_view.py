"""Notices as screens show them, from what the journal and the inbox say of each."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import ip_address, ip_network
from typing import Final

from pos_app.domain.history import DeniedMoney
from pos_app.domain.sale import Sale, SaleState, is_paid_otherwise
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_record import GivenAmount, unreadable
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import (
    INCOMING,
    Doubt,
    NoticeKind,
    NoticeMoment,
    NoticeRow,
    NoticeStanding,
    NoticeView,
    PaymentNotice,
    SaleOffer,
)
from pos_app.journal.inbox_arrivals import ArrivedLetter
from pos_app.journal.payment_views import Attempt
from pos_app.journal.webhook_matching import is_of_another_amount
from pos_app.journal.webhook_resends import Outcome, Resend
from pos_app.journal.webhook_views import Judgement, NoticeStoryLine
from pos_app.services.webhook_fields import shown
from pos_app.services.webhook_reading import ReadNotice

_UNANSWERED: Final = Sentence("It is not known whether the notice was sent again.")
_SENT: Final = Sentence("The service sent the notice again.")
_NOTICES_OF_MONEY: Final = INCOMING | {NoticeKind.CARD}

_WAITS: Final = timedelta(minutes=30)  # that somebody stands at the counter with a sale


@dataclass(frozen=True, slots=True)
class KnownNotice:
    """Everything that is known of one notice."""

    judgement: Judgement
    found: ReadNotice
    attempt: Attempt | None  # of this till, under the same reference
    matched: Sale | None  # the sale that the money is for
    offers: tuple[SaleOffer, ...]
    lines: tuple[NoticeStoryLine, ...]
    resends: tuple[Resend, ...]
    now: datetime
    paid_sales: tuple[SaleOffer, ...] = ()  # which it may have been sent for once more
    may_approve: bool = False  # whoever looks is a manager
    denied: DeniedMoney | None = None


def is_about_money(judgement: Judgement) -> bool:
    """Tell whether it may be money for a sale, and can be sent again."""
    return judgement.is_signed and judgement.kind in _NOTICES_OF_MONEY


def gone(judgement: Judgement) -> ReadNotice:
    """Stand in for a suspect that gave its place to later ones."""
    at = judgement.arrived_at
    letter = ArrivedLetter(
        judgement.item,
        number=0,
        reference=judgement.reference,
        raw=b"",
        digest="",
        source="",
        arrived_at=at,
        last_at=at,
        times=1,
        is_signed=judgement.is_signed,
        is_first=True,
        purged_at=at,
    )
    return ReadNotice(letter, unreadable())


def row_of(judgement: Judgement, found: ReadNotice, attempt: Attempt | None) -> NoticeRow:
    """Tell one notice as a line of the list."""
    record, letter = found.record, found.letter
    is_our_card = attempt is not None and judgement.is_signed
    return NoticeRow(
        row=judgement.item,
        kind=judgement.kind,
        standing=judgement.standing,
        doubt=judgement.doubt,
        who=f"{attempt.brand} •••• {attempt.last_four}".strip() if attempt and is_our_card else record.who,
        via=record.via,
        reference=judgement.reference,
        amount=record.sent.money,
        amount_text=f"{record.sent.text} {record.currency}".strip() if record.sent.text else "",
        matches=record.matches if judgement.kind is NoticeKind.BVN and not letter.is_purged else None,
        status=record.status,
        arrived_at=judgement.arrived_at,
        times=letter.times,
        is_new=judgement.seen_at is None,
        is_amount_confirmed=judgement.is_amount_confirmed,
        is_denied=judgement.denied is not Doubt.NONE,
    )


def view_of(
    known: KnownNotice, *, may_resend_at: datetime | None, expected: Iterable[str] = (), with_personal: bool = False
) -> NoticeView:
    """Tell one notice whole; `expected` are the networks that notices come from, none where any will do."""
    judgement, record, letter = known.judgement, known.found.record, known.found.letter
    told = shown(letter.raw, with_personal=with_personal)
    last = known.resends[-1] if known.resends else None
    is_credit = judgement.kind is NoticeKind.CREDIT
    return NoticeView(
        head=row_of(judgement, known.found, known.attempt),
        fields=() if letter.is_purged else told.fields,
        raw="" if letter.is_purged else told.raw,
        story=_story(known),
        # Others do not say what reaches the shop, and nothing is computed.
        net=_money(record.amount, record.currency) if is_credit else "",
        fees=_money(record.fees, record.currency),
        paid_at=record.paid_at.at,
        paid_at_text=record.paid_at.text,
        checked_at=_checked_at(known),
        is_safe=_is_safe(known),
        matched_sale=judgement.overpays if judgement.sale is None else judgement.sale,
        may_take_match_back=_may_take_match_back(known),
        is_second_payment=_is_second_payment(known),
        denied=judgement.denied,
        denied_money=known.denied,
        matched_note=judgement.note,
        offers=known.offers,
        paid_sales=known.paid_sales,
        has_more_fields=told.has_more and not letter.is_purged,
        is_personal_hidden=told.is_hidden and not letter.is_purged,
        is_purged=letter.is_purged,
        may_resend_at=may_resend_at if is_about_money(judgement) else None,
        resent=_sentence(last) if last else "",
        from_address=letter.source,
        is_from_elsewhere=_is_from_elsewhere(letter.source, tuple(expected)),
    )


def heard_of_payment(
    reference: str, judgements: Iterable[Judgement], resends: tuple[Resend, ...], *, may_resend_at: datetime | None
) -> PaymentNotice:
    """Tell what was heard of a payment of this till."""
    signed = [each for each in judgements if each.is_signed]
    standings = {each.standing for each in signed}
    worst = (NoticeStanding.SUSPICIOUS, NoticeStanding.VERIFIED, NoticeStanding.REPORTED)
    return PaymentNotice(
        reference,
        signed[-1].arrived_at if signed else None,
        next((each for each in worst if each in standings), None),
        may_resend_at,
        _sentence(resends[-1]) if resends else "",
    )


def _checked_at(known: KnownNotice) -> datetime | None:
    return known.attempt.last_asked_at if known.attempt else known.judgement.checked_at


def _is_safe(known: KnownNotice) -> bool:
    """Tell whether goods may be handed over: the service says paid, and it is what a sale of this till comes to."""
    judgement, amount = known.judgement, known.found.record.sent.money
    if judgement.standing is not NoticeStanding.VERIFIED or judgement.heard is not NoticeReport.PAID or amount is None:
        return False
    if judgement.overpays is not None:
        return False
    if known.attempt is not None:
        return known.attempt.alarm is None and amount == known.attempt.sale.amount
    if judgement.sale is None:
        return any(_is_waited_with(offer, judgement.arrived_at, known.now) for offer in known.offers)
    sale = known.matched  # paid by this money: by no card, and not dropped
    return sale is not None and sale.amount == amount and sale.state is SaleState.PAID and sale.paid_by is None


def _is_waited_with(offer: SaleOffer, arrived_at: datetime, now: datetime) -> bool:
    """Tell whether somebody stands at the counter with this sale: one that was left, or after which the next customer
    was served, is nobody's until the money is matched to it."""
    tried_at = offer.tried_at
    return tried_at is not None and offer.is_last and max(abs(arrived_at - tried_at), now - tried_at) <= _WAITS


def _is_second_payment(known: KnownNotice) -> bool:
    is_verified = known.judgement.standing is NoticeStanding.VERIFIED
    is_late = known.matched is not None and is_paid_otherwise(known.matched)
    return is_verified and (known.judgement.overpays is not None or is_late)


def _is_from_elsewhere(source: str, expected: tuple[str, ...]) -> bool:
    if not source or not expected:
        return False
    try:
        address = ip_address(source)
    except ValueError:
        return True
    return not any(address in ip_network(each) for each in expected)


def _money(given: GivenAmount, currency: str) -> str:
    return given.money.shown() if given.money else f"{given.text} {currency}".strip() if given.text else ""


def _story(known: KnownNotice) -> tuple[NoticeMoment, ...]:
    letter = known.found.letter
    moments = [NoticeMoment(letter.arrived_at, NoticeEvent.ARRIVED, letter.source)]
    if letter.times > 1 and letter.is_first:
        moments.append(NoticeMoment(letter.last_at, NoticeEvent.CAME_AGAIN, str(letter.times)))
    moments += _from_lines(known.lines)
    for one in known.resends:
        moments.append(NoticeMoment(one.at, NoticeEvent.RESEND_ASKED))
        if one.outcome is not Outcome.NONE:
            moments.append(NoticeMoment(one.answered_at or one.at, NoticeEvent.RESEND_ANSWERED, _sentence(one)))
    if letter.purged_at is not None:
        moments.append(NoticeMoment(letter.purged_at, NoticeEvent.PURGED))
    return tuple(sorted(moments, key=lambda moment: moment.at))


def _from_lines(lines: Iterable[NoticeStoryLine]) -> list[NoticeMoment]:
    moments: list[NoticeMoment] = []
    before = ("", "")
    for line in lines:
        facts = line.facts
        match line.kind:
            case "notice_judged":
                now = (str(facts["standing"]), str(facts["doubt"]))
                if now != before:
                    doubt = "" if facts["doubt"] == Doubt.NONE else str(facts["doubt"])
                    moments.append(NoticeMoment(line.at, NoticeEvent(str(facts["standing"])), doubt))
                before = now
            case "notice_matched":
                moments.append(NoticeMoment(line.at, NoticeEvent.MATCHED, str(facts["sale"])))
            case "notice_unmatched":
                moments.append(NoticeMoment(line.at, NoticeEvent.UNMATCHED, str(facts["sale"])))
            case "notice_alarmed":
                moments.append(NoticeMoment(line.at, NoticeEvent.SECOND_PAYMENT, str(facts["sale"])))
            case "notice_noted":
                moments.append(NoticeMoment(line.at, NoticeEvent.NOTED, str(facts["note"])))
            case "personal_shown":
                moments.append(NoticeMoment(line.at, NoticeEvent.PERSONAL_SHOWN, str(facts["who"])))
            case _:
                moments.append(NoticeMoment(line.at, NoticeEvent.CAME_BACK))
    return moments


def _sentence(resend: Resend) -> str:
    return resend.said or str(_SENT if resend.outcome is Outcome.SENT else _UNANSWERED)


def _may_take_match_back(known: KnownNotice) -> bool:
    """Tell whether this match may be taken back: what is verified only where it paid nothing, and by a manager."""
    judgement = known.judgement
    if judgement.standing is not NoticeStanding.VERIFIED:
        return judgement.sale is not None
    return known.may_approve and is_of_another_amount(judgement, known.matched)
