"""Writes what notices are worth and what people did with them: lines, and the rows that they add up to."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pos_app.domain.activity_view import Doubt, NoticeKind, Standing
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.judging import Heard
from pos_app.domain.money import Money
from pos_app.domain.sale import SaleAlarm, SaleState, is_paid_otherwise
from pos_app.journal.chain import append
from pos_app.journal.entry import Entry, Fact, stamp
from pos_app.journal.judgement_views import Judgement, is_matched_elsewhere, judgement_of
from pos_app.journal.payment_views import attempt_of, sale_of
from pos_app.journal.sheet import Sheet
from pos_app.journal.store import Journal, Written

JUDGED: Final = "notice_judged"
SEEN: Final = "notice_seen"
ALL_SEEN: Final = "notices_seen"
MATCHED: Final = "notice_matched"
UNMATCHED: Final = "notice_unmatched"
ALARMED: Final = "notice_alarmed"
NOTED: Final = "notice_noted"
SHOWN: Final = "personal_shown"
PURGED: Final = "personal_purged"
_INCOMING: Final = frozenset({NoticeKind.TRANSFER, NoticeKind.MOBILE_MONEY, NoticeKind.CREDIT})


@dataclass(frozen=True, slots=True)
class Worth:
    """What a notice is worth now."""

    item: str
    kind: NoticeKind
    reference: str
    arrived_at: datetime
    digest: str
    standing: Standing
    doubt: Doubt
    heard: Heard
    is_signed: bool = True
    is_ours: bool = False  # about a payment of this till
    is_amount_confirmed: bool = False
    is_over: bool = False
    is_asked: bool = False  # the service was asked for it
    money: Money | None = None  # what was sent, when it can be read
    who: str = ""  # who sent money; left out of the chain, which cannot forget
    phone: str = ""  # the same of their telephone number


class NoSuchNoticeError(LookupError):
    """Nothing of that name was judged."""


async def judge(
    journal: Journal, inbox: str, worths: Iterable[Worth], *, up_to: tuple[int, int] | None = None
) -> tuple[Judgement, ...]:
    """Write what notices are worth, and how far the inbox is judged with them; returns how the notices stand now.

    What is verified or suspicious stays so, whatever comes later; what was heard last is kept beside it.
    """
    return await journal.write(partial(_judge, inbox=inbox, worths=tuple(worths), up_to=up_to))


async def mark_seen(journal: Journal, inbox: str, item: str) -> None:
    """Write that a notice was looked at, the first time; '' means all that nobody has looked at."""
    await journal.write(partial(_mark_seen, inbox=inbox, item=item))


async def match(journal: Journal, inbox: str, item: str, *, sale: int) -> None:
    """Write which open sale the money is for; a match that the service never confirmed gives way to verified money."""
    await journal.write(partial(_match, inbox=inbox, item=item, sale=sale))


async def unmatch(journal: Journal, inbox: str, item: str) -> None:
    """Write that the money is for no sale after all, as long as the service has not confirmed it."""
    await journal.write(partial(_unmatch, inbox=inbox, item=item))


async def note(journal: Journal, inbox: str, item: str, *, note: str) -> None:
    """Write in words what the money is for."""
    await journal.write(partial(_note, inbox=inbox, item=item, note=note))


async def show_personal(journal: Journal, inbox: str, item: str, *, who: str) -> None:
    """Write who is about to see the personal data of a notice."""
    await journal.record(Entry(SHOWN, item, {"inbox": inbox, "who": who}, Topic.NOTICE))


async def purge(journal: Journal, inbox: str, *, before: datetime) -> None:
    """Write that what is personal and older than this is about to be emptied."""
    await journal.record(Entry(PURGED, "inbox", {"inbox": inbox, "before": stamp(before)}, Topic.TILL))


def _judge(
    sheet: Sheet, at: str, *, inbox: str, worths: tuple[Worth, ...], up_to: tuple[int, int] | None
) -> Written[tuple[Judgement, ...]]:
    lines: list[Entry] = []
    for worth in worths:
        known = judgement_of(sheet, inbox, worth.item)
        if known is None:
            _insert(sheet, at, inbox, worth)
            lines.append(_line(inbox, worth, worth.standing, worth.doubt, body=worth.digest))
            continue
        is_open = known.standing is Standing.REPORTED
        standing, doubt = (worth.standing, worth.doubt) if is_open else (known.standing, known.doubt)
        _update(sheet, at, inbox, worth, standing, doubt)
        if (known.standing, known.doubt, known.heard) != (standing, doubt, worth.heard):
            lines.append(_line(inbox, worth, standing, doubt))
            lines += _pay_sale(sheet, inbox, worth.item)
            lines += _alarm(sheet, inbox, worth.item) if is_open else ()
    if up_to is not None:
        sheet.execute(
            "INSERT INTO judged_up_to VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET"
            " bodies = max(bodies, excluded.bodies), suspects = max(suspects, excluded.suspects)",
            (inbox, *up_to),
        )
    append(sheet, at, lines)
    found = (judgement_of(sheet, inbox, worth.item) for worth in worths)
    return Written(tuple(one for one in found if one), tuple(lines))


def _insert(sheet: Sheet, at: str, inbox: str, worth: Worth) -> None:
    sheet.execute(
        "INSERT INTO judgement (inbox, item, kind, reference, arrived_at, is_signed, is_ours, standing, doubt, heard,"
        " is_amount_confirmed, is_over, asked, checked_at, minor, currency, who, phone)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            inbox,
            worth.item,
            worth.kind,
            worth.reference,
            stamp(worth.arrived_at),
            worth.is_signed,
            worth.is_ours,
            worth.standing,
            worth.doubt,
            worth.heard,
            worth.is_amount_confirmed,
            worth.is_over,
            worth.is_asked,
            at if worth.is_asked else None,
            worth.money.minor if worth.money else None,
            worth.money.currency if worth.money else None,
            worth.who,
            worth.phone,
        ),
    )


def _update(sheet: Sheet, at: str, inbox: str, worth: Worth, standing: Standing, doubt: Doubt) -> None:
    sheet.execute(
        "UPDATE judgement SET standing = ?, doubt = ?, heard = ?, is_over = ?, asked = asked + ?,"
        " is_amount_confirmed = max(is_amount_confirmed, ?), checked_at = CASE WHEN ? THEN ? ELSE checked_at END"
        " WHERE inbox = ? AND item = ?",
        (
            standing,
            doubt,
            worth.heard,
            worth.is_over,
            worth.is_asked,
            worth.is_amount_confirmed,
            worth.is_asked,
            at,
            inbox,
            worth.item,
        ),
    )


def _line(inbox: str, worth: Worth, standing: Standing, doubt: Doubt, *, body: str | None = None) -> Entry:
    facts: dict[str, Fact] = {
        "inbox": inbox,
        "kind": worth.kind.value,
        "reference": worth.reference,
        "standing": standing.value,
        "doubt": doubt.value,
        "heard": worth.heard.value,
        **({} if body is None else {"body": body}),  # the chain vouches for the bytes that lie in the inbox
        **({} if worth.money is None else {"minor": worth.money.minor, "currency": worth.money.currency.value}),
    }
    return Entry(JUDGED, worth.item, facts, Topic.NOTICE)


def _mark_seen(sheet: Sheet, at: str, *, inbox: str, item: str) -> Written[None]:
    sheet.execute(
        "UPDATE judgement SET seen_at = ? WHERE inbox = ? AND seen_at IS NULL AND ? IN ('', item)", (at, inbox, item)
    )
    count = sheet.changes()
    if not count:
        return Written(None, ())
    facts: dict[str, Fact] = {"inbox": inbox}
    line = (
        Entry(SEEN, item, facts, Topic.NOTICE) if item else Entry(ALL_SEEN, "", {**facts, "count": count}, Topic.NOTICE)
    )
    append(sheet, at, [line])
    return Written(None, (line,))


def _match(sheet: Sheet, at: str, *, inbox: str, item: str, sale: int) -> Written[None]:
    known = _believable(sheet, inbox, item)
    if known.sale == sale:
        return Written(None, ())
    if known.sale is not None:
        raise KnownError("This notice is matched to another sale already.")
    if attempt_of(sheet, known.reference) is not None:
        raise KnownError("This is a card payment of this till. It pays its own sale only.")
    if is_matched_elsewhere(sheet, inbox, item, known.reference):
        raise KnownError("This money is matched to a sale already.")
    found = sale_of(sheet, sale)
    if found is None or found.state is not SaleState.OPEN:
        raise KnownError("This sale is not open. Money is matched to open sales only.")
    released = _give_way(sheet, known, sale)
    sheet.execute("UPDATE judgement SET sale = ? WHERE inbox = ? AND item = ?", (sale, inbox, item))
    line = Entry(MATCHED, item, {"inbox": inbox, "sale": sale}, Topic.NOTICE)
    about = Entry("sale_matched", str(sale), {"inbox": inbox, "notice": item}, Topic.SALE)
    lines = (*released, line, about, *_pay_sale(sheet, inbox, item))
    append(sheet, at, lines)
    return Written(None, lines)


def _unmatch(sheet: Sheet, at: str, *, inbox: str, item: str) -> Written[None]:
    known = judgement_of(sheet, inbox, item)
    if known is None:
        raise NoSuchNoticeError(item)
    if known.sale is None:
        return Written(None, ())
    if known.standing is Standing.VERIFIED:
        raise KnownError("This money is verified. It stays with its sale.")
    lines = _release(sheet, inbox, item, known.sale)
    append(sheet, at, lines)
    return Written(None, lines)


def _give_way(sheet: Sheet, known: Judgement, sale: int) -> tuple[Entry, ...]:
    """Let go of what stands in the place of verified money, unless the service has confirmed it too."""
    rows = sheet.execute("SELECT inbox, item, standing FROM judgement WHERE sale = ?", (sale,)).fetchall()
    if rows and (known.standing is not Standing.VERIFIED or any(each == Standing.VERIFIED for *_, each in rows)):
        raise KnownError("Another notice is matched to this sale already.")
    return tuple(line for inbox, item, _ in rows for line in _release(sheet, inbox, item, sale))


def _release(sheet: Sheet, inbox: str, item: str, sale: int) -> tuple[Entry, ...]:
    sheet.execute("UPDATE judgement SET sale = NULL WHERE inbox = ? AND item = ?", (inbox, item))
    return (
        Entry(UNMATCHED, item, {"inbox": inbox, "sale": sale}, Topic.NOTICE),
        Entry("sale_unmatched", str(sale), {"inbox": inbox, "notice": item}, Topic.SALE),
    )


def _alarm(sheet: Sheet, inbox: str, item: str) -> tuple[Entry, ...]:
    """Say that money is verified whose sale was paid otherwise, or dropped, meanwhile: it has to be given back."""
    known = judgement_of(sheet, inbox, item)
    if known is None or known.sale is None or known.standing is not Standing.VERIFIED:
        return ()
    sale = sale_of(sheet, known.sale)
    if sale is None or not is_paid_otherwise(sale):
        return ()
    alarm: dict[str, Fact] = {"alarm": SaleAlarm.PAID_TWICE.value, "inbox": inbox}
    return (
        Entry(ALARMED, item, {**alarm, "sale": sale.number}, Topic.NOTICE),
        Entry("sale_alarmed", str(sale.number), {**alarm, "notice": item}, Topic.SALE),
    )


def _pay_sale(sheet: Sheet, inbox: str, item: str) -> tuple[Entry, ...]:
    """Call the sale paid that verified money of its whole amount is matched to; a card that pays it too is an alarm."""
    known = judgement_of(sheet, inbox, item)
    if known is None or known.sale is None or known.standing is not Standing.VERIFIED or known.kind not in _INCOMING:
        return ()
    sale = sale_of(sheet, known.sale)
    if sale is None or sale.state is not SaleState.OPEN or sale.amount != known.money:
        return ()
    if attempt_of(sheet, known.reference) or is_matched_elsewhere(sheet, inbox, item, known.reference):
        return ()  # one reference is one payment, and pays one sale
    sheet.execute("UPDATE sale SET state = 'paid' WHERE number = ?", (sale.number,))  # by no card of this till
    return (Entry("sale_paid", str(sale.number), {"inbox": inbox, "notice": item}, Topic.SALE),)


def _note(sheet: Sheet, at: str, *, inbox: str, item: str, note: str) -> Written[None]:
    if _believable(sheet, inbox, item).note == note:
        return Written(None, ())
    sheet.execute("UPDATE judgement SET note = ? WHERE inbox = ? AND item = ?", (note, inbox, item))
    line = Entry(NOTED, item, {"inbox": inbox, "note": note}, Topic.NOTICE)
    append(sheet, at, [line])
    return Written(None, (line,))


def _believable(sheet: Sheet, inbox: str, item: str) -> Judgement:
    known = judgement_of(sheet, inbox, item)
    if known is None:
        raise NoSuchNoticeError(item)
    if known.standing is Standing.SUSPICIOUS:
        raise KnownError("This notice is suspicious. It is matched to nothing.")
    return known
