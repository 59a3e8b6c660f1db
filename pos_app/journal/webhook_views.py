"""What can be read of judgements: functions given to `Journal.read`, answering with frozen values."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.history import DeniedMoney, ReportedRefund
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Observation
from pos_app.domain.references import folded
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import BESIDE_MONEY, INCOMING, Doubt, NoticeKind, NoticeStanding, SaleOffer
from pos_app.journal import shift_views
from pos_app.journal.database.connection import Connection, Row, Value
from pos_app.journal.entry import Fact, from_text, stamp
from pos_app.journal.payment_views import SEEN, Attempt, attempt_of
from pos_app.journal.tv_order_views import order_of

_JUDGEMENT: Final = """
SELECT item, kind, reference, arrived_at, is_signed, standing, doubt, heard, is_amount_confirmed, is_over, asked,
    checked_at, seen_at, sale, note, minor, currency, who, overpays, service, keys
FROM judgement
"""
_STORY: Final = """
SELECT at, kind, facts FROM entry WHERE subject = ?
AND kind IN ('notice_judged', 'notice_matched', 'notice_unmatched', 'notice_alarmed', 'notice_noted', 'personal_shown',
    'resend_came_back') ORDER BY seq
"""
# The first line of a notice names its bytes; those that follow do not.
_JUDGED: Final = """
SELECT item, judgement.kind, who, phone, COALESCE((
    SELECT facts ->> 'body' FROM entry
    WHERE subject = item AND entry.kind = 'notice_judged' AND facts ->> 'inbox' = judgement.inbox
        AND facts ->> 'body' IS NOT NULL
    LIMIT 1
), '')
FROM judgement WHERE judgement.inbox = ? ORDER BY arrived_at, item
"""
_CLEAR_WORDS: Final = tuple(
    f"{SEEN}{seen}" for seen in (Observation.SAYS_SUCCESS, Observation.SAYS_OTHER_MONEY, Observation.SAYS_FAILED)
)
# What has ended unpaid cannot be denied once more: its line says nothing clear, and beside it the word.
_ANSWERED: Final = """
SELECT max(at) FROM entry WHERE subject = ? AND (kind IN (?, ?, ?) OR (
    kind = 'payment_seen_says_nothing_clear' AND facts ->> 'word' = 'failed' AND facts ->> 'is_elsewhere' IS NULL
    AND facts ->> 'asked_in' IN ('failed', 'never_sent', 'closed_by_manager')
))
"""
_DENIALS: Final = {NoticeReport.NOT_PAID: Doubt.NOT_PAID, NoticeReport.PAID_OTHER_MONEY: Doubt.OTHER_AMOUNT}
_MOST_RECEIPTS: Final = 500  # looked at for paid references without a notice
_MOST_OFFERS: Final = 5
_MOST_SALES: Final = 500  # looked at for one that was paid already
_OFFER: Final = """
SELECT minor, currency, opened_at,
    COALESCE((SELECT cashier FROM attempt WHERE sale = sale.number ORDER BY place DESC LIMIT 1), ''),
    COALESCE((SELECT max(opened_at) FROM attempt WHERE sale = sale.number), opened_at),
    number = (SELECT max(number) FROM sale)
FROM sale WHERE number = ?
"""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a notice is worth, and what people did with it."""

    item: str
    kind: NoticeKind
    reference: str
    arrived_at: datetime
    is_signed: bool
    standing: NoticeStanding
    doubt: Doubt
    heard: NoticeReport
    is_amount_confirmed: bool
    is_over: bool
    asked: int
    checked_at: datetime | None
    seen_at: datetime | None
    sale: int | None
    note: str
    money: Money | None
    who: str  # who sent money
    overpays: int | None = None  # the sale that it came for, which takes no money any more
    service: str = ""  # address of the service that it came to; '' where nobody wrote it down
    keys: str = ""  # their kind

    @property
    def denied(self) -> Doubt:
        """Tell what the service has said against it since it was verified; none where nothing was."""
        is_verified = self.standing is NoticeStanding.VERIFIED
        return _DENIALS.get(self.heard, Doubt.NONE) if is_verified else Doubt.NONE


@dataclass(frozen=True, slots=True)
class NoticeStoryLine:
    """One line of a notice's story."""

    at: datetime
    kind: str
    facts: Mapping[str, Fact]


def judgement_of(connection: Connection, inbox: str, item: str) -> Judgement | None:
    """Read what one notice is worth."""
    found = _judgements(connection, "WHERE inbox = ? AND item = ?", inbox, item)
    return found[0] if found else None


def about(connection: Connection, inbox: str, reference: str) -> tuple[Judgement, ...]:
    """Read what the signed notices of a payment are worth, in the order they came: not those that only name it."""
    which = "WHERE lower(trim(reference)) = ? AND inbox = ? AND is_signed ORDER BY arrived_at, item"
    every = _judgements(connection, which, folded(reference), inbox)
    return tuple(each for each in every if each.kind not in BESIDE_MONEY)


def denied_money(connection: Connection, inbox: str, item: str) -> DeniedMoney | None:
    """Read where verified money stands that the service denies now; None for all other."""
    known = judgement_of(connection, inbox, item)
    if known is None or known.denied is Doubt.NONE or known.kind not in INCOMING:
        return None
    return shift_views.denied_money(connection, known.reference, known.overpays if known.sale is None else known.sale)


def page(
    connection: Connection, inbox: str, kinds: frozenset[NoticeKind] | None, before: str, most: int
) -> tuple[Judgement, ...]:
    """Read the newest judgements of these kinds, newest first; the next page is before the last item of this one."""
    last = judgement_of(connection, inbox, before) if before else None
    if before and last is None:
        return ()
    values: list[Value] = [stamp(last.arrived_at), last.item] if last else []
    older = "AND (arrived_at, item) < (?, ?)" if last else ""
    order = "ORDER BY arrived_at DESC, item DESC LIMIT ?"
    if kinds is None:
        return _judgements(connection, f"WHERE inbox = ? {older} {order}", inbox, *values, most)
    found = [
        one
        for kind in sorted(kinds)
        for one in _judgements(connection, f"WHERE inbox = ? AND kind = ? {older} {order}", inbox, kind, *values, most)
    ]
    found.sort(key=lambda one: (one.arrived_at, one.item), reverse=True)
    return tuple(found[:most])


def judged_up_to(connection: Connection, inbox: str) -> tuple[int, int]:
    """Read how far an inbox was judged: bodies and suspects."""
    found = connection.execute("SELECT bodies, suspects FROM judged_up_to WHERE inbox = ?", (inbox,)).fetchall()
    return (found[0][0], found[0][1]) if found else (0, 0)


@dataclass(frozen=True, slots=True)
class JudgedNotice:
    """What the journal keeps of a notice that its bytes say too."""

    kind: NoticeKind
    who: str
    phone: str | None  # None: nobody has looked for it yet
    digest: str  # as the chain has it; '' where an older version did not write it


def judged_notices(connection: Connection, inbox: str) -> dict[str, JudgedNotice]:
    """Read that of every notice of an inbox."""
    rows = connection.execute(_JUDGED, (inbox,)).fetchall()
    return {item: JudgedNotice(NoticeKind(kind), who, phone, digest) for item, kind, who, phone, digest in rows}


def unanswered(connection: Connection, inbox: str, most: int) -> tuple[Judgement, ...]:
    """Read what is still to be asked about, newest first; of a payment of this till that one asks."""
    return _judgements(
        connection, "WHERE inbox = ? AND NOT is_over AND NOT is_ours ORDER BY arrived_at DESC LIMIT ?", inbox, most
    )


def denied_lately(connection: Connection, inbox: str, since: datetime, most: int) -> tuple[Judgement, ...]:
    """Read what came since then and is asked about no more because some service does not know it paid, newest first."""
    return _judgements(
        connection,
        "WHERE inbox = ? AND is_over AND NOT is_ours AND standing = 'reported' AND heard IN ('not_paid', 'unknown')"
        " AND arrived_at > ? ORDER BY arrived_at DESC LIMIT ?",
        inbox,
        stamp(since),
        most,
    )


def ours_unsettled(connection: Connection, inbox: str) -> tuple[str, ...]:
    """Read the references of this till's own payments that are only reported yet, or still to be asked about."""
    rows = connection.execute(
        "SELECT reference FROM judgement INDEXED BY judgement_unsettled"
        " WHERE inbox = ?1 AND is_ours AND standing = 'reported' AND (heard <> 'not_paid' OR NOT is_over)"
        " UNION SELECT reference FROM judgement INDEXED BY judgement_unanswered"
        " WHERE inbox = ?1 AND is_ours AND NOT is_over",
        (inbox,),
    ).fetchall()
    return tuple(reference for (reference,) in rows)


def unseen(connection: Connection, inbox: str) -> int:
    """Count the notices that nobody has looked at."""
    return int(
        connection.execute(
            "SELECT count(*) FROM judgement INDEXED BY judgement_unseen WHERE inbox = ? AND seen_at IS NULL", (inbox,)
        ).fetchall()[0][0]
    )


def last_verified_at(connection: Connection, inbox: str) -> datetime | None:
    """Read when the newest verified notice came."""
    found = connection.execute(
        "SELECT max(arrived_at) FROM judgement WHERE inbox = ? AND standing = 'verified'", (inbox,)
    ).fetchall()
    return datetime.fromisoformat(found[0][0]) if found[0][0] else None


def story(connection: Connection, inbox: str, item: str) -> tuple[NoticeStoryLine, ...]:
    """Read the lines about a notice, oldest first."""
    rows = connection.execute(_STORY, (item,)).fetchall()
    told = (NoticeStoryLine(datetime.fromisoformat(at), kind, from_text(facts)) for at, kind, facts in rows)
    return tuple(each for each in told if each.facts["inbox"] == inbox)


def refunds_of(connection: Connection, reference: str) -> tuple[ReportedRefund, ...]:
    """Read what notices said of money that went back of a payment, however its reference is spelt."""
    rows = connection.execute(
        "SELECT facts FROM entry WHERE subject = ? AND kind = 'refund_reported' ORDER BY seq", (folded(reference),)
    ).fetchall()
    told = (from_text(facts) for (facts,) in rows)
    return tuple(
        ReportedRefund(
            datetime.fromisoformat(str(each["at"])), str(each["amount"]), str(each["refund"]), str(each["status"])
        )
        for each in told
    )


def attempts_about(connection: Connection, references: Iterable[str]) -> dict[str, Attempt]:
    """Read this till's own attempts among these references, however those are spelt: by their folded ones."""
    found = (attempt_of(connection, each) for each in dict.fromkeys(map(folded, references)) if each)
    return {attempt.reference: attempt for attempt in found if attempt is not None}


def attempt_about(connection: Connection, reference: str) -> Attempt | None:
    """Read this till's own attempt of a reference, however that is spelt."""
    return attempt_of(connection, folded(reference))


def orders_about(connection: Connection, references: Iterable[str]) -> frozenset[str]:
    """Tell which of these references, folded, are those of cable TV orders of this till."""
    names = dict.fromkeys(map(folded, references))
    return frozenset(each for each in names if each and order_of(connection, each) is not None)


def answered_at(connection: Connection, references: Iterable[str]) -> dict[str, datetime]:
    """Read when the service last said clearly how payments of this till stand, of those of which it did."""
    found = {each: connection.execute(_ANSWERED, (each, *_CLEAR_WORDS)).fetchall()[0][0] for each in references}
    return {reference: datetime.fromisoformat(at) for reference, at in found.items() if at}


def contested(connection: Connection, inbox: str, reference: str) -> bool:
    """Tell whether notices of a reference contradict one another."""
    return bool(
        connection.execute(
            "SELECT 1 FROM judgement WHERE lower(trim(reference)) = ? AND inbox = ? AND is_signed"
            " AND doubt = 'contradicts' LIMIT 1",
            (folded(reference), inbox),
        ).fetchall()
    )


def is_matched_elsewhere(connection: Connection, inbox: str, item: str, reference: str) -> bool:
    """Tell whether another notice of this money is matched to a sale, in whatever inbox it lies."""
    return bool(
        connection.execute(
            "SELECT 1 FROM judgement WHERE lower(trim(reference)) = ? AND reference <> ''"
            " AND (sale IS NOT NULL OR overpays IS NOT NULL)"
            " AND (inbox, item) <> (?, ?) LIMIT 1",
            (folded(reference), inbox, item),
        ).fetchall()
    )


def offers(connection: Connection, amount: Money, *, is_verified: bool) -> tuple[SaleOffer, ...]:
    """Read the open sales of this amount that no notice is matched to, newest first; verified money is offered those
    too whose match was never confirmed."""
    rows = connection.execute(
        "SELECT number FROM sale WHERE state = 'open' AND minor = ? AND currency = ?"
        " AND NOT EXISTS (SELECT 1 FROM judgement WHERE judgement.sale = sale.number"
        " AND (standing = 'verified' OR NOT ?))"
        " ORDER BY number DESC LIMIT ?",
        (amount.minor, amount.currency, is_verified, _MOST_OFFERS),
    ).fetchall()
    return tuple(_offer(connection, number) for (number,) in rows)


def paid_sales(connection: Connection, amount: Money) -> tuple[SaleOffer, ...]:
    """Read the sales of late that are paid, and that somebody may have paid once more: those of this amount first."""
    rows = connection.execute(
        "SELECT number FROM (SELECT * FROM sale ORDER BY number DESC LIMIT ?) WHERE state = 'paid' AND currency = ?"
        " ORDER BY minor = ? DESC, number DESC LIMIT ?",
        (_MOST_SALES, amount.currency, amount.minor, _MOST_OFFERS),
    ).fetchall()
    return tuple(_offer(connection, number) for (number,) in rows)


def silent(connection: Connection, inbox: str, *, now: datetime, after: timedelta, until: timedelta) -> tuple[str, ...]:
    """Read the references paid some time ago, and not too long, of which no signed notice came; newest first."""
    rows = connection.execute(
        "SELECT reference FROM (SELECT reference, at FROM receipt ORDER BY number DESC LIMIT ?) AS paid"
        " WHERE at <= ? AND at > ? AND NOT EXISTS (SELECT 1 FROM judgement"
        " WHERE inbox = ? AND lower(trim(judgement.reference)) = paid.reference AND is_signed) ORDER BY at DESC",
        (_MOST_RECEIPTS, stamp(now - after), stamp(now - until), inbox),
    ).fetchall()
    return tuple(reference for (reference,) in rows)


def _offer(connection: Connection, number: int) -> SaleOffer:
    ((minor, currency, opened_at, cashier, tried_at, is_last),) = connection.execute(_OFFER, (number,)).fetchall()
    amount, opened = Money(minor, Currency(currency)), datetime.fromisoformat(opened_at)
    return SaleOffer(number, amount, cashier, opened, datetime.fromisoformat(tried_at), is_last=bool(is_last))


def _judgements(connection: Connection, which: str, *values: Value) -> tuple[Judgement, ...]:
    return tuple(map(_judgement, connection.execute(f"{_JUDGEMENT} {which}", values).fetchall()))


def _judgement(row: Row) -> Judgement:
    item, kind, reference, arrived_at, is_signed, standing, doubt, heard, is_confirmed, is_over, asked, *rest = row
    checked_at, seen_at, sale, note, minor, currency, who, overpays, service, keys = rest
    return Judgement(
        item,
        NoticeKind(kind),
        reference,
        datetime.fromisoformat(arrived_at),
        bool(is_signed),
        NoticeStanding(standing),
        Doubt(doubt),
        NoticeReport(heard),
        bool(is_confirmed),
        bool(is_over),
        asked,
        datetime.fromisoformat(checked_at) if checked_at else None,
        datetime.fromisoformat(seen_at) if seen_at else None,
        sale,
        note,
        None if minor is None else Money(minor, Currency(currency)),
        who,
        overpays,
        service,
        keys,
    )
