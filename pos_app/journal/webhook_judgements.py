"""Writes what notices are worth and what people did with them: lines, and the rows that they add up to."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pos_app.domain.events import Topic
from pos_app.domain.history import ReportedRefund
from pos_app.domain.money import Money
from pos_app.domain.references import folded
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, money_facts, stamp
from pos_app.journal.store import Journal, Written
from pos_app.journal.webhook_matching import alarm, pay_sale
from pos_app.journal.webhook_views import Judgement, judgement_of

JUDGED: Final = "notice_judged"
ASKED: Final = "notice_asked"  # about a notice that is worth what it was worth
SEEN: Final = "notice_seen"
ALL_SEEN: Final = "notices_seen"
SHOWN: Final = "personal_shown"
PURGED: Final = "personal_purged"
REFUNDED: Final = "refund_reported"


@dataclass(frozen=True, slots=True)
class Worth:
    """What a notice is worth now."""

    item: str
    kind: NoticeKind
    reference: str
    arrived_at: datetime
    digest: str
    standing: NoticeStanding
    doubt: Doubt
    heard: NoticeReport
    is_signed: bool = True
    is_ours: bool = False  # about a payment of this till
    is_amount_confirmed: bool = False
    is_over: bool = False
    is_asked: bool = False  # the service was asked for it
    money: Money | None = None  # what was sent, when it can be read
    who: str = ""  # who sent money; left out of the chain, which cannot forget
    phone: str = ""  # the same of their telephone number
    refund: ReportedRefund | None = None  # what it says of money that went back
    service: str = ""  # address of the service that it came to, as far as is known: another one does not know it
    keys: str = ""  # and the kind of the keys that the till has there


async def judge(
    journal: Journal, inbox: str, worths: Iterable[Worth], *, up_to: tuple[int, int] | None = None
) -> tuple[Judgement, ...]:
    """Write what notices are worth, and how far the inbox is judged with them; returns how the notices stand now.

    What is verified or suspicious stays so, whatever comes later; what was heard last is kept beside it.
    """
    return await journal.write(partial(judged, inbox=inbox, worths=tuple(worths), up_to=up_to))


async def mark_seen(journal: Journal, inbox: str, item: str) -> None:
    """Write that a notice was looked at, the first time; '' means all that nobody has looked at."""
    await journal.write(partial(_mark_seen, inbox=inbox, item=item))


async def show_personal(journal: Journal, inbox: str, item: str, *, who: str) -> None:
    """Write who is about to see the personal data of a notice."""
    await journal.record(Entry(SHOWN, item, {"inbox": inbox, "who": who}, Topic.NOTICE))


async def purge(journal: Journal, inbox: str, *, before: datetime) -> None:
    """Write that what is personal and older than this is about to be emptied."""
    await journal.record(Entry(PURGED, "inbox", {"inbox": inbox, "before": stamp(before)}, Topic.TILL))


def judged(
    connection: Connection, at: str, *, inbox: str, worths: tuple[Worth, ...], up_to: tuple[int, int] | None
) -> Written[tuple[Judgement, ...]]:
    """Do as `judge` does, within a transaction of this room."""
    lines: list[Entry] = []
    for worth in worths:
        known = judgement_of(connection, inbox, worth.item)
        if known is None:
            _insert(connection, at, inbox, worth)
            asking = _asking(worth, worth.is_asked, is_confirmed=worth.is_amount_confirmed)
            lines.append(_line(inbox, worth, worth.standing, worth.doubt, {**_beginning(worth), **asking}))
            lines += _refunded(inbox, worth)
            continue
        is_open = known.standing is NoticeStanding.REPORTED
        standing, doubt = (worth.standing, worth.doubt) if is_open else (known.standing, known.doubt)
        _update(connection, at, inbox, worth, standing, doubt)
        is_confirmed = known.is_amount_confirmed or worth.is_amount_confirmed
        asking = _asking(worth, known.asked + worth.is_asked, is_confirmed=is_confirmed)
        if (known.standing, known.doubt, known.heard) != (standing, doubt, worth.heard):
            lines.append(_line(inbox, worth, standing, doubt, asking))
            lines += pay_sale(connection, inbox, worth.item)
            lines += alarm(connection, inbox, worth.item) if is_open else ()
        elif _has_its_line(known, worth):
            lines.append(Entry(ASKED, worth.item, {"inbox": inbox, **asking}, Topic.NOTICE))
    if up_to is not None:
        connection.execute(
            "INSERT INTO judged_up_to VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET"
            " bodies = max(bodies, excluded.bodies), suspects = max(suspects, excluded.suspects)",
            (inbox, *up_to),
        )
    append(connection, at, lines)
    found = (judgement_of(connection, inbox, worth.item) for worth in worths)
    return Written(tuple(one for one in found if one), tuple(lines))


def _insert(connection: Connection, at: str, inbox: str, worth: Worth) -> None:
    connection.execute(
        "INSERT INTO judgement (inbox, item, kind, reference, arrived_at, is_signed, is_ours, standing, doubt, heard,"
        " is_amount_confirmed, is_over, asked, checked_at, minor, currency, who, phone, service, keys)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            worth.service,
            worth.keys,
        ),
    )


def _update(connection: Connection, at: str, inbox: str, worth: Worth, standing: NoticeStanding, doubt: Doubt) -> None:
    connection.execute(
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


def _has_its_line(known: Judgement, worth: Worth) -> bool:
    """Tell whether a line says what changes: of questions that more of them follow on, the row counts alone."""
    is_known = worth.is_amount_confirmed <= known.is_amount_confirmed
    return worth.is_over != known.is_over or not is_known or (worth.is_over and worth.is_asked)


def _line(inbox: str, worth: Worth, standing: NoticeStanding, doubt: Doubt, told: Mapping[str, Fact]) -> Entry:
    facts: dict[str, Fact] = {
        "inbox": inbox,
        "kind": worth.kind.value,
        "reference": worth.reference,
        "standing": standing.value,
        "doubt": doubt.value,
        "heard": worth.heard.value,
        **told,
        **({} if worth.money is None else money_facts(worth.money)),
    }
    return Entry(JUDGED, worth.item, facts, Topic.NOTICE)


def _refunded(inbox: str, worth: Worth) -> tuple[Entry, ...]:
    """Tell of it at the sale that it names: whoever looks there hears of it, and finds it when its notice is purged."""
    refund = worth.refund
    if refund is None or not worth.reference:
        return ()
    facts: dict[str, Fact] = {
        "inbox": inbox,
        "notice": worth.item,
        "at": stamp(refund.at),
        "amount": refund.amount,
        "refund": refund.reference,
        "status": refund.status,
    }
    return (Entry(REFUNDED, folded(worth.reference), facts, Topic.NOTICE),)


def _asking(worth: Worth, asked: int, *, is_confirmed: bool) -> dict[str, Fact]:
    """Tell whether the service is still asked, and what that came to."""
    return {
        "is_over": worth.is_over,
        "is_amount_confirmed": is_confirmed,
        "asked": int(asked),
        "is_asked": worth.is_asked,
    }


def _beginning(worth: Worth) -> dict[str, Fact]:
    """Tell what of a judgement never changes; with it the chain vouches for the bytes that lie in the inbox."""
    return {
        "body": worth.digest,
        "is_signed": worth.is_signed,
        "is_ours": worth.is_ours,
        "arrived_at": stamp(worth.arrived_at),
        "service": worth.service,
        "keys": worth.keys,
    }


def _mark_seen(connection: Connection, at: str, *, inbox: str, item: str) -> Written[None]:
    connection.execute(
        "UPDATE judgement SET seen_at = ? WHERE inbox = ? AND seen_at IS NULL AND ? IN ('', item)", (at, inbox, item)
    )
    count = connection.changes()
    if not count:
        return Written(None, ())
    facts: dict[str, Fact] = {"inbox": inbox}
    line = (
        Entry(SEEN, item, facts, Topic.NOTICE) if item else Entry(ALL_SEEN, "", {**facts, "count": count}, Topic.NOTICE)
    )
    append(connection, at, [line])
    return Written(None, (line,))
