"""Rules on a copy that was put back: what was open in it may have gone on since, so it is asked about, never sent; a
number that may be on a paper is given to no other."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pos_app.domain.damaged_records import OPEN_IN_COPY
from pos_app.domain.events import Topic
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.polling import ASKED_FOR
from pos_app.domain.replies import VerifiedStatus
from pos_app.domain.tv import OrderObservation
from pos_app.journal import payment_views, payments, shifts, tv_order_views, tv_orders
from pos_app.journal.database.backup import RESTORED
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, from_text, stamp
from pos_app.journal.payment_views import Attempt
from pos_app.journal.receipt_numbers import LEFT_OUT, leave_out
from pos_app.journal.store import Journal, Written

RULED: Final = "restored_copy_ruled_on"
_SAYS: Final = f"{payment_views.SEEN}says_"
_LAST: Final = "SELECT seq, subject, at FROM entry WHERE kind = ? ORDER BY seq DESC LIMIT 1"
_BEGAN: Final = "SELECT MIN(seq) FROM entry WHERE subject = ?"


@dataclass(frozen=True, slots=True)
class NumberGap:
    """What became of numbers that may be on a paper already."""

    left_out: tuple[int, ...] = ()  # the last sale, receipt and shift that nobody gets
    shift: tuple[int, ...] = ()  # the one that was open in a copy, and the number under which it goes on


async def rule_on_copy(journal: Journal, *, day: str) -> int:
    """At start, before anything else is ruled on: nothing that was open in a copy is trusted to have stood still.

    Done once for each copy that is put back, whether the journal before it can be read or not. Returns how many.
    """
    return await journal.write(partial(_rule, day=day))


async def go_on_numbering(journal: Journal) -> None:
    """At start, when what could be read of the journal before a copy was taken up: see that no paper gets a number that
    another one has."""
    await journal.write(_number_on)


def number_on(connection: Connection, at: str) -> tuple[Entry, ...]:
    """Do as `go_on_numbering` does, within a transaction of this room."""
    return (*leave_out(connection, at), *shifts.renumbered(connection, at))


def gap_since(connection: Connection, moment: datetime) -> NumberGap:
    """Read where numbers go on after a gap, and which shift under another, if that was so since then."""
    rows = connection.execute(
        "SELECT kind, subject, facts FROM entry WHERE kind IN (?, ?) AND at >= ? ORDER BY seq",
        (LEFT_OUT, shifts.RENUMBERED, stamp(moment)),
    ).fetchall()
    told = {kind: (subject, from_text(facts)) for kind, subject, facts in rows}  # the last of each
    _, numbers = told.get(LEFT_OUT, ("", {}))
    shift, other = told.get(shifts.RENUMBERED, ("", {}))
    return NumberGap(
        tuple(_number(numbers, series) for series in ("sale", "receipt", "shift")) if numbers else (),
        (int(shift), _number(other, "number")) if shift else (),
    )


def _number(facts: Mapping[str, Fact], name: str) -> int:
    found = facts.get(name)
    return found if isinstance(found, int) else 0


def _number_on(connection: Connection, at: str) -> Written[None]:
    return Written(None, number_on(connection, at))


def ended_in_copy(connection: Connection, now: datetime) -> tuple[Attempt, ...]:
    """Read what a copy calls declined or not charged, and what nobody has answered for since it was put back: money
    that came late is known to the journal before it only. As long as anything is asked about by itself."""
    found = connection.execute(_LAST, (RESTORED,)).fetchall()
    if not found or found[0][2] < stamp(now - ASKED_FOR):
        return ()
    seq = int(found[0][0])
    # The last one and not the latest: a clock that was once ahead says nothing of when the copy was made.
    copied = connection.execute("SELECT at FROM entry WHERE seq < ? ORDER BY seq DESC LIMIT 1", (seq,)).fetchall()
    if not copied:
        return ()
    since = datetime.fromisoformat(copied[0][0]) - ASKED_FOR
    ended = payment_views.in_states(connection, (PaymentState.FAILED, PaymentState.NEVER_SENT))
    return tuple(
        each
        for each in ended
        if each.opened_at >= since
        and _began(connection, each.reference) < seq
        and not _was_answered(connection, each.reference, seq)
    )


def _rule(connection: Connection, at: str, *, day: str) -> Written[int]:
    found = connection.execute(_LAST, (RESTORED,)).fetchall()
    ruled = connection.execute(_LAST, (RULED,)).fetchall()
    if not found or (ruled and ruled[0][0] > found[0][0]):
        return Written(0, ())
    seq, name = int(found[0][0]), str(found[0][1])
    lines: list[Entry] = []
    attempts = [each for each in payment_views.in_states(connection) if _began(connection, each.reference) < seq]
    orders = [each for each in tv_order_views.in_states(connection) if _began(connection, each.reference) < seq]
    for attempt in attempts:
        told: dict[str, Fact] = {"copy": name, "stood": attempt.state.value, "problem": str(OPEN_IN_COPY)}
        connection.execute(
            "UPDATE attempt SET found_in = ? WHERE reference = ? AND found_in = ''", (name, attempt.reference)
        )
        about = partial(payments.observed, connection, at, reference=attempt.reference, day=day)
        lines += about(seen=Observation.FOUND_AGAIN, facts=told).lines
    for order in orders:
        stood: dict[str, Fact] = {"copy": name, "stood": order.state.value}
        connection.execute(
            "UPDATE tv_order SET found_in = ? WHERE reference = ? AND found_in = ''", (name, order.reference)
        )
        see = partial(tv_orders.observed, connection, at, reference=order.reference, day=day)
        lines += see(seen=OrderObservation.FOUND_AGAIN, facts=stood).lines
    line = Entry(RULED, name, {"payments": len(attempts), "orders": len(orders)}, Topic.TILL)
    append(connection, at, [line])
    return Written(len(attempts) + len(orders), (*lines, line))


def _began(connection: Connection, reference: str) -> int:
    """Return its first line; one without any was taken up from elsewhere, and counts as begun before."""
    return int(connection.execute(_BEGAN, (reference,)).fetchall()[0][0] or 0)


def _was_answered(connection: Connection, reference: str, since: int) -> bool:
    """Tell whether the service that it was made at has denied it since then. A refusal of the question, a payment that
    is pending, and a denial from elsewhere leave it open; after a success it is paid, and not called ended."""
    rows = connection.execute(
        "SELECT 1 FROM entry WHERE subject = ? AND seq > ? AND substr(kind, 1, ?) = ?"
        " AND json_extract(facts, '$.word') = ? AND json_extract(facts, '$.is_elsewhere') IS NULL LIMIT 1",
        (reference, since, len(_SAYS), _SAYS, VerifiedStatus.FAILED.value),
    ).fetchall()
    return bool(rows)
