"""What can be read of shifts: functions given to `Journal.read`, answering with frozen values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.history import DeniedMoney
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import OPEN, Word, word_for
from pos_app.domain.references import folded
from pos_app.domain.shift import (
    CarriedForward,
    CashMove,
    Channel,
    Closing,
    Drawer,
    DrawerMove,
    Settled,
    ShiftReport,
)
from pos_app.domain.tv import word_for as word_for_order
from pos_app.journal import payment_views, tv_order_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import head

_SHIFT: Final = """
SELECT number, opened_at, opened_by, currency, float, after, up_to, closed_at, closed_by, counted, reason, manager,
    chain, came, answered
FROM shift
"""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Which rows of `settled` a shift counts."""

    after: int
    up_to: int


def open_number(connection: Connection) -> int | None:
    """Read the number of the shift that is open."""
    found = connection.execute("SELECT number FROM shift WHERE closed_at IS NULL").fetchall()
    return found[0][0] if found else None


def numbers(connection: Connection, most: int) -> tuple[int, ...]:
    """Read the numbers of the Zs, newest first."""
    rows = connection.execute(
        "SELECT number FROM shift WHERE closed_at IS NOT NULL ORDER BY number DESC LIMIT ?", (most,)
    ).fetchall()
    return tuple(number for (number,) in rows)


def last_float(connection: Connection) -> Money | None:
    """Read what the drawer began with last time."""
    found = connection.execute("SELECT float, currency FROM shift ORDER BY number DESC LIMIT 1").fetchall()
    return Money(found[0][0], Currency(found[0][1])) if found else None


def newest_settled(connection: Connection) -> int:
    """Read the number of the last row of what came to an end."""
    return int(connection.execute("SELECT COALESCE(max(row), 0) FROM settled").fetchall()[0][0])


def report_of(connection: Connection, number: int) -> ShiftReport | None:
    """Read one shift whole: as it stands when it is open, as its Z said when it is closed."""
    rows = connection.execute(f"{_SHIFT} WHERE number = ?", (number,)).fetchall()
    if not rows:
        return None
    _, opened_at, opened_by, code, float_, after, up_to, closed_at, closed_by, counted, *rest = rows[0]
    reason, manager, chain, came, answered = rest
    currency = Currency(code)
    bounds = Bounds(after, newest_settled(connection) if up_to is None else up_to)
    is_open = closed_at is None
    carried = open_now(connection) if is_open else _carried(connection, number)
    # What had ended and was reopened by other money has no end: it stands among what is carried, and nowhere else.
    without = {each.about for each in carried}
    ended = tuple(each for each in settled_in(connection, bounds) if each.about not in without)
    settled = tuple(each for each in ended if not each.is_overpaid)
    moves = _moves(connection, number, currency)
    return ShiftReport(
        number,
        datetime.fromisoformat(opened_at),
        opened_by,
        _drawer(currency, float_, settled, moves),
        settled,
        carried,
        moves,
        notices_since(connection, opened_at) if is_open else (came, answered),
        None
        if is_open
        else Closing(datetime.fromisoformat(closed_at), closed_by, Money(counted, currency), reason, manager, chain),
        overpaid=tuple(each for each in ended if each.is_overpaid),
        goes_on_from=_goes_on_from(connection, number),
    )


def settled_in(connection: Connection, bounds: Bounds) -> tuple[Settled, ...]:
    """Read what came to an end, oldest first; what ended twice counts as it ended last."""
    rows = connection.execute(
        "SELECT channel, about, word, minor, currency, opened_at, at, is_cash, is_overpaid FROM settled AS this"
        " WHERE row > ? AND row <= ? AND NOT EXISTS ("
        "   SELECT 1 FROM settled AS later WHERE lower(trim(later.about)) = lower(trim(this.about))"
        "   AND later.row > this.row AND later.row <= ?)"
        " ORDER BY row",
        (bounds.after, bounds.up_to, bounds.up_to),
    ).fetchall()
    return tuple(
        Settled(
            Channel(channel),
            about,
            Word(word),
            Money(minor, Currency(code)),
            datetime.fromisoformat(opened_at),
            datetime.fromisoformat(at),
            is_cash=bool(is_cash),
            is_overpaid=bool(is_overpaid),
        )
        for channel, about, word, minor, code, opened_at, at, is_cash, is_overpaid in rows
    )


def denied_money(connection: Connection, reference: str, sale: int | None) -> DeniedMoney:
    """Read in whose takings money stands that came in under a reference, however that is spelt."""
    rows = connection.execute(
        "SELECT row FROM settled WHERE lower(trim(about)) = ? AND NOT is_overpaid"
        " AND channel IN ('transfer', 'mobile_money') ORDER BY row LIMIT 1",
        (folded(reference),),
    ).fetchall()
    if not rows:
        return DeniedMoney(None, sale, is_in_takings=False)
    row = int(rows[0][0])
    shifts = connection.execute(
        "SELECT number, up_to FROM shift WHERE after < ?1 AND COALESCE(up_to, ?1) >= ?1", (row,)
    ).fetchall()
    number, up_to = shifts[0] if shifts else (None, None)
    is_overpaid = connection.execute(
        "SELECT 1 FROM settled WHERE lower(trim(about)) = ? AND is_overpaid AND row > ? AND row <= COALESCE(?, row)",
        (folded(reference), row, up_to),
    ).fetchall()
    return DeniedMoney(None if is_overpaid else number, sale, is_in_takings=not is_overpaid)


def open_now(connection: Connection) -> tuple[CarriedForward, ...]:
    """Read every payment and order that has no end yet, oldest first."""
    cards = (
        CarriedForward(Channel.CARD, each.reference, word_for(each.state), each.sale.amount, each.opened_at)
        for each in payment_views.in_states(connection, OPEN)
    )
    orders = (
        CarriedForward(Channel.TV, each.reference, word_for_order(each.state), each.amount, each.opened_at)
        for each in tv_order_views.in_states(connection)
    )
    return tuple(sorted((*cards, *orders), key=lambda each: (each.opened_at, each.about)))


def notices_since(connection: Connection, opened_at: str) -> tuple[int, int]:
    """Count the notices that came in a shift, and those of them that nobody has to be asked about any more."""
    found = connection.execute(
        "SELECT count(*), COALESCE(sum(is_over), 0) FROM judgement WHERE arrived_at >= ? AND is_signed", (opened_at,)
    ).fetchall()
    return found[0][0], found[0][1]


def last_line(connection: Connection) -> str:
    """Read the beginning of the hash that everything written so far hangs on."""
    return head(connection).hash.hex()[:12]


def _drawer(currency: Currency, float_: int, settled: tuple[Settled, ...], moves: tuple[DrawerMove, ...]) -> Drawer:
    sold = sum(
        each.amount.minor
        for each in settled
        if each.is_cash and each.word is Word.PAID and each.amount.currency is currency
    )
    put = {move: sum(each.amount.minor for each in moves if each.move is move) for move in CashMove}
    return Drawer(currency, float_, sold, put[CashMove.IN], put[CashMove.OUT])


def _goes_on_from(connection: Connection, number: int) -> int | None:
    rows = connection.execute(
        "SELECT subject FROM entry WHERE kind = 'shift_renumbered' AND json_extract(facts, '$.number') = ?", (number,)
    ).fetchall()
    return int(rows[0][0]) if rows else None


def _moves(connection: Connection, number: int, currency: Currency) -> tuple[DrawerMove, ...]:
    rows = connection.execute(
        "SELECT at, move, minor, reason, who FROM drawer_move WHERE shift = ? ORDER BY line", (number,)
    ).fetchall()
    return tuple(
        DrawerMove(datetime.fromisoformat(at), CashMove(move), Money(minor, currency), reason, who)
        for at, move, minor, reason, who in rows
    )


def _carried(connection: Connection, number: int) -> tuple[CarriedForward, ...]:
    rows = connection.execute(
        "SELECT channel, about, word, minor, currency, opened_at FROM carried WHERE shift = ?"
        " ORDER BY opened_at, about",
        (number,),
    ).fetchall()
    return tuple(
        CarriedForward(
            Channel(channel), about, Word(word), Money(minor, Currency(code)), datetime.fromisoformat(opened_at)
        )
        for channel, about, word, minor, code, opened_at in rows
    )
