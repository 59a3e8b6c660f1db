"""What can be read of shifts: functions given to `Journal.read`, answering with frozen values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import OPEN, Word, word_for
from pos_app.domain.shift import Carried, Channel, Closing, Drawer, DrawerMove, Move, Settled, ShiftReport
from pos_app.domain.tv import word_for as word_for_order
from pos_app.journal import order_views, payment_views
from pos_app.journal.chain import head
from pos_app.journal.sheet import Sheet

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


def open_number(sheet: Sheet) -> int | None:
    """Read the number of the shift that is open."""
    found = sheet.execute("SELECT number FROM shift WHERE closed_at IS NULL").fetchall()
    return found[0][0] if found else None


def numbers(sheet: Sheet, most: int) -> tuple[int, ...]:
    """Read the numbers of the Zs, newest first."""
    rows = sheet.execute(
        "SELECT number FROM shift WHERE closed_at IS NOT NULL ORDER BY number DESC LIMIT ?", (most,)
    ).fetchall()
    return tuple(number for (number,) in rows)


def last_float(sheet: Sheet) -> Money | None:
    """Read what the drawer began with last time."""
    found = sheet.execute("SELECT float, currency FROM shift ORDER BY number DESC LIMIT 1").fetchall()
    return Money(found[0][0], Currency(found[0][1])) if found else None


def newest_settled(sheet: Sheet) -> int:
    """Read the number of the last row of what came to an end."""
    return int(sheet.execute("SELECT COALESCE(max(row), 0) FROM settled").fetchall()[0][0])


def report_of(sheet: Sheet, number: int) -> ShiftReport | None:
    """Read one shift whole: as it stands when it is open, as its Z said when it is closed."""
    rows = sheet.execute(f"{_SHIFT} WHERE number = ?", (number,)).fetchall()
    if not rows:
        return None
    _, opened_at, opened_by, code, float_, after, up_to, closed_at, closed_by, counted, *rest = rows[0]
    reason, manager, chain, came, answered = rest
    currency = Currency(code)
    bounds = Bounds(after, newest_settled(sheet) if up_to is None else up_to)
    settled, moves = settled_in(sheet, bounds), _moves(sheet, number, currency)
    is_open = closed_at is None
    return ShiftReport(
        number,
        datetime.fromisoformat(opened_at),
        opened_by,
        _drawer(currency, float_, settled, moves),
        settled,
        open_now(sheet) if is_open else _carried(sheet, number),
        moves,
        notices_since(sheet, opened_at) if is_open else (came, answered),
        None
        if is_open
        else Closing(datetime.fromisoformat(closed_at), closed_by, Money(counted, currency), reason, manager, chain),
    )


def settled_in(sheet: Sheet, bounds: Bounds) -> tuple[Settled, ...]:
    """Read what came to an end, oldest first; what ended twice counts as it ended last."""
    rows = sheet.execute(
        "SELECT channel, about, word, minor, currency, opened_at, at, is_cash FROM settled AS this"
        " WHERE row > ? AND row <= ? AND NOT EXISTS ("
        "   SELECT 1 FROM settled AS later WHERE later.about = this.about AND later.row > this.row AND later.row <= ?)"
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
        )
        for channel, about, word, minor, code, opened_at, at, is_cash in rows
    )


def open_now(sheet: Sheet) -> tuple[Carried, ...]:
    """Read every payment and order that has no end yet, oldest first."""
    cards = (
        Carried(Channel.CARD, each.reference, word_for(each.state), each.sale.amount, each.opened_at)
        for each in payment_views.in_states(sheet, OPEN)
    )
    orders = (
        Carried(Channel.TV, each.reference, word_for_order(each.state), each.amount, each.opened_at)
        for each in order_views.in_states(sheet)
    )
    return tuple(sorted((*cards, *orders), key=lambda each: (each.opened_at, each.about)))


def notices_since(sheet: Sheet, opened_at: str) -> tuple[int, int]:
    """Count the notices that came in a shift, and those of them that nobody has to be asked about any more."""
    found = sheet.execute(
        "SELECT count(*), COALESCE(sum(is_over), 0) FROM judgement WHERE arrived_at >= ? AND is_signed", (opened_at,)
    ).fetchall()
    return found[0][0], found[0][1]


def last_line(sheet: Sheet) -> str:
    """Read the beginning of the hash that everything written so far hangs on."""
    return head(sheet).hash.hex()[:12]


def _drawer(currency: Currency, float_: int, settled: tuple[Settled, ...], moves: tuple[DrawerMove, ...]) -> Drawer:
    sold = sum(
        each.amount.minor
        for each in settled
        if each.is_cash and each.word is Word.PAID and each.amount.currency is currency
    )
    put = {move: sum(each.amount.minor for each in moves if each.move is move) for move in Move}
    return Drawer(currency, float_, sold, put[Move.IN], put[Move.OUT])


def _moves(sheet: Sheet, number: int, currency: Currency) -> tuple[DrawerMove, ...]:
    rows = sheet.execute(
        "SELECT at, move, minor, reason, who FROM drawer_move WHERE shift = ? ORDER BY line", (number,)
    ).fetchall()
    return tuple(
        DrawerMove(datetime.fromisoformat(at), Move(move), Money(minor, currency), reason, who)
        for at, move, minor, reason, who in rows
    )


def _carried(sheet: Sheet, number: int) -> tuple[Carried, ...]:
    rows = sheet.execute(
        "SELECT channel, about, word, minor, currency, opened_at FROM carried WHERE shift = ?"
        " ORDER BY opened_at, about",
        (number,),
    ).fetchall()
    return tuple(
        Carried(Channel(channel), about, Word(word), Money(minor, Currency(code)), datetime.fromisoformat(opened_at))
        for channel, about, word, minor, code, opened_at in rows
    )
