"""Writes what notices are worth and what people did with them: lines, and the rows that they add up to."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pos_app.domain.activity_view import Doubt, NoticeKind, Standing
from pos_app.domain.events import Topic
from pos_app.domain.judging import Heard
from pos_app.domain.money import Money
from pos_app.journal.chain import append
from pos_app.journal.entry import Entry, Fact, stamp
from pos_app.journal.judgement_views import Judgement, judgement_of
from pos_app.journal.matching import alarm, pay_sale
from pos_app.journal.sheet import Sheet
from pos_app.journal.store import Journal, Written

JUDGED: Final = "notice_judged"
SEEN: Final = "notice_seen"
ALL_SEEN: Final = "notices_seen"
SHOWN: Final = "personal_shown"
PURGED: Final = "personal_purged"


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
            lines += pay_sale(sheet, inbox, worth.item)
            lines += alarm(sheet, inbox, worth.item) if is_open else ()
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
