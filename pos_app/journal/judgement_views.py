"""What can be read of judgements: functions given to `Journal.read`, answering with frozen values."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.activity_view import Doubt, NoticeKind, SaleOffer, Standing
from pos_app.domain.judging import Heard
from pos_app.domain.money import Currency, Money
from pos_app.journal.entry import Fact, from_text, stamp
from pos_app.journal.payment_views import Attempt, attempt_of
from pos_app.journal.sheet import Row, Sheet, Value

_JUDGEMENT: Final = """
SELECT item, kind, reference, arrived_at, is_signed, standing, doubt, heard, is_amount_confirmed, is_over, asked,
    checked_at, seen_at, sale, note, minor, currency, who
FROM judgement
"""
_STORY: Final = """
SELECT at, kind, facts FROM entry WHERE subject = ?
AND kind IN ('notice_judged', 'notice_matched', 'notice_unmatched', 'notice_alarmed', 'notice_noted', 'personal_shown',
    'resend_came_back') ORDER BY seq
"""
_MOST_RECEIPTS: Final = 500  # looked at for paid references without a notice
_MOST_OFFERS: Final = 5


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a notice is worth, and what people did with it."""

    item: str
    kind: NoticeKind
    reference: str
    arrived_at: datetime
    is_signed: bool
    standing: Standing
    doubt: Doubt
    heard: Heard
    is_amount_confirmed: bool
    is_over: bool
    asked: int
    checked_at: datetime | None
    seen_at: datetime | None
    sale: int | None
    note: str
    money: Money | None
    who: str  # who sent money


@dataclass(frozen=True, slots=True)
class Told:
    """One line of a notice's story."""

    at: datetime
    kind: str
    facts: Mapping[str, Fact]


def judgement_of(sheet: Sheet, inbox: str, item: str) -> Judgement | None:
    """Read what one notice is worth."""
    found = _judgements(sheet, "WHERE inbox = ? AND item = ?", inbox, item)
    return found[0] if found else None


def about(sheet: Sheet, inbox: str, reference: str) -> tuple[Judgement, ...]:
    """Read what the signed notices of a reference are worth, in the order they came."""
    which = "WHERE inbox = ? AND reference = ? AND is_signed ORDER BY arrived_at, item"
    return _judgements(sheet, which, inbox, reference)


def page(
    sheet: Sheet, inbox: str, kinds: frozenset[NoticeKind] | None, before: str, most: int
) -> tuple[Judgement, ...]:
    """Read the newest judgements of these kinds, newest first; the next page is before the last item of this one."""
    last = judgement_of(sheet, inbox, before) if before else None
    if before and last is None:
        return ()
    values: list[Value] = [stamp(last.arrived_at), last.item] if last else []
    older = "AND (arrived_at, item) < (?, ?)" if last else ""
    order = "ORDER BY arrived_at DESC, item DESC LIMIT ?"
    if kinds is None:
        return _judgements(sheet, f"WHERE inbox = ? {older} {order}", inbox, *values, most)
    found = [
        one
        for kind in sorted(kinds)
        for one in _judgements(sheet, f"WHERE inbox = ? AND kind = ? {older} {order}", inbox, kind, *values, most)
    ]
    found.sort(key=lambda one: (one.arrived_at, one.item), reverse=True)
    return tuple(found[:most])


def judged_up_to(sheet: Sheet, inbox: str) -> tuple[int, int]:
    """Read how far an inbox was judged: bodies and suspects."""
    found = sheet.execute("SELECT bodies, suspects FROM judged_up_to WHERE inbox = ?", (inbox,)).fetchall()
    return (found[0][0], found[0][1]) if found else (0, 0)


def unanswered(sheet: Sheet, inbox: str, most: int) -> tuple[Judgement, ...]:
    """Read what is still to be asked about, newest first."""
    return _judgements(sheet, "WHERE inbox = ? AND NOT is_over ORDER BY arrived_at DESC LIMIT ?", inbox, most)


def ours_unsettled(sheet: Sheet, inbox: str) -> tuple[str, ...]:
    """Read the references of this till's own payments that are only reported yet."""
    rows = sheet.execute(
        "SELECT DISTINCT reference FROM judgement INDEXED BY judgement_unsettled"
        " WHERE inbox = ? AND is_ours AND standing = 'reported' AND heard <> 'not_paid'",
        (inbox,),
    ).fetchall()
    return tuple(reference for (reference,) in rows)


def unseen(sheet: Sheet, inbox: str) -> int:
    """Count the notices that nobody has looked at."""
    return int(
        sheet.execute(
            "SELECT count(*) FROM judgement INDEXED BY judgement_unseen WHERE inbox = ? AND seen_at IS NULL", (inbox,)
        ).fetchall()[0][0]
    )


def last_verified_at(sheet: Sheet, inbox: str) -> datetime | None:
    """Read when the newest verified notice came."""
    found = sheet.execute(
        "SELECT max(arrived_at) FROM judgement WHERE inbox = ? AND standing = 'verified'", (inbox,)
    ).fetchall()
    return datetime.fromisoformat(found[0][0]) if found[0][0] else None


def story(sheet: Sheet, inbox: str, item: str) -> tuple[Told, ...]:
    """Read the lines about a notice, oldest first."""
    rows = sheet.execute(_STORY, (item,)).fetchall()
    told = (Told(datetime.fromisoformat(at), kind, from_text(facts)) for at, kind, facts in rows)
    return tuple(each for each in told if each.facts["inbox"] == inbox)


def attempts_about(sheet: Sheet, references: Iterable[str]) -> dict[str, Attempt]:
    """Read this till's own attempts among these references."""
    found = (attempt_of(sheet, reference) for reference in dict.fromkeys(references) if reference)
    return {attempt.reference: attempt for attempt in found if attempt is not None}


def contested(sheet: Sheet, inbox: str, reference: str) -> bool:
    """Tell whether notices of a reference contradict one another."""
    return bool(
        sheet.execute(
            "SELECT 1 FROM judgement WHERE inbox = ? AND reference = ? AND is_signed AND doubt = 'contradicts' LIMIT 1",
            (inbox, reference),
        ).fetchall()
    )


def is_matched_elsewhere(sheet: Sheet, inbox: str, item: str, reference: str) -> bool:
    """Tell whether another notice of this money is matched to a sale, in whatever inbox it lies."""
    return bool(
        sheet.execute(
            "SELECT 1 FROM judgement WHERE reference = ? AND reference <> '' AND sale IS NOT NULL"
            " AND (inbox, item) <> (?, ?) LIMIT 1",
            (reference, inbox, item),
        ).fetchall()
    )


def offers(sheet: Sheet, amount: Money, *, is_verified: bool) -> tuple[SaleOffer, ...]:
    """Read the open sales of this amount that no notice is matched to, newest first; verified money is offered those
    too whose match was never confirmed."""
    rows = sheet.execute(
        "SELECT number, opened_at,"
        " COALESCE((SELECT cashier FROM attempt WHERE sale = sale.number ORDER BY place DESC LIMIT 1), '')"
        " FROM sale WHERE state = 'open' AND minor = ? AND currency = ?"
        " AND NOT EXISTS (SELECT 1 FROM judgement WHERE judgement.sale = sale.number"
        " AND (standing = 'verified' OR NOT ?))"
        " ORDER BY number DESC LIMIT ?",
        (amount.minor, amount.currency, is_verified, _MOST_OFFERS),
    ).fetchall()
    return tuple(
        SaleOffer(number, amount, cashier, datetime.fromisoformat(opened_at)) for number, opened_at, cashier in rows
    )


def silent(sheet: Sheet, inbox: str, *, now: datetime, after: timedelta, until: timedelta) -> tuple[str, ...]:
    """Read the references paid some time ago, and not too long, of which no signed notice came; newest first."""
    rows = sheet.execute(
        "SELECT reference FROM (SELECT reference, at FROM receipt ORDER BY number DESC LIMIT ?) AS paid"
        " WHERE at <= ? AND at > ? AND NOT EXISTS (SELECT 1 FROM judgement"
        " WHERE inbox = ? AND judgement.reference = paid.reference AND is_signed) ORDER BY at DESC",
        (_MOST_RECEIPTS, stamp(now - after), stamp(now - until), inbox),
    ).fetchall()
    return tuple(reference for (reference,) in rows)


def _judgements(sheet: Sheet, which: str, *values: Value) -> tuple[Judgement, ...]:
    return tuple(map(_judgement, sheet.execute(f"{_JUDGEMENT} {which}", values).fetchall()))


def _judgement(row: Row) -> Judgement:
    item, kind, reference, arrived_at, is_signed, standing, doubt, heard, is_confirmed, is_over, asked, *rest = row
    checked_at, seen_at, sale, note, minor, currency, who = rest
    return Judgement(
        item,
        NoticeKind(kind),
        reference,
        datetime.fromisoformat(arrived_at),
        bool(is_signed),
        Standing(standing),
        Doubt(doubt),
        Heard(heard),
        bool(is_confirmed),
        bool(is_over),
        asked,
        datetime.fromisoformat(checked_at) if checked_at else None,
        datetime.fromisoformat(seen_at) if seen_at else None,
        sale,
        note,
        None if minor is None else Money(minor, Currency(currency)),
        who,
    )
