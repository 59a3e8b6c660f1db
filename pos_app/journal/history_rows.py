"""Reads the lines of the history where their words stand: in the rows of payments, orders and notices."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from string import Template
from typing import Final

from pos_app.domain.history import HistoryKind, HistoryRow, Remark
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.journal.database.connection import Connection, Row, Value
from pos_app.journal.webhook_denial_tables import ALARM

_MOST_AT_ONCE: Final = 500
_ROWS: Final = Template("""
SELECT found.row, found.kind, found.inbox, found.about, found.word, found.minor, found.currency, found.cashier, needs,
    COALESCE(attempt.opened_at, tv_order.opened_at, judgement.arrived_at),
    COALESCE(judgement.reference, found.about),
    COALESCE(attempt.brand, tv_order.provider, ''), COALESCE(attempt.last_four, ''),
    COALESCE(sale.payer, tv_order.customer, judgement.who, ''),
    COALESCE(sale.note, tv_order.package, nullif(judgement.note, ''), matched.note, ''),
    COALESCE(tv_order.number, ''),
    COALESCE(attempt.alarm, $alarm),
    COALESCE(judgement.phone, ''),
    COALESCE((
        SELECT remark.note FROM remark
        WHERE remark.about = found.about AND remark.kind = found.kind AND remark.inbox = found.inbox
        ORDER BY remark.line DESC LIMIT 1
    ), '')
FROM found
LEFT JOIN attempt ON found.kind = 'card' AND attempt.reference = found.about
LEFT JOIN sale ON sale.number = attempt.sale
LEFT JOIN tv_order ON found.kind = 'tv' AND tv_order.reference = found.about
LEFT JOIN judgement ON found.kind NOT IN ('card', 'tv') AND judgement.inbox = found.inbox
    AND judgement.item = found.about
LEFT JOIN sale AS matched ON matched.number = COALESCE(judgement.sale, judgement.overpays)
""").substitute(alarm=ALARM)


def rows_of(connection: Connection, rows: Sequence[int]) -> tuple[HistoryRow, ...]:
    """Read these lines, newest first; what is not there is left out."""
    found: list[HistoryRow] = []
    for place in range(0, len(rows), _MOST_AT_ONCE):
        some: list[Value] = list(rows[place : place + _MOST_AT_ONCE])
        marks = ", ".join("?" * len(some))
        query = f"{_ROWS} WHERE found.row IN ({marks}) ORDER BY found.row DESC"
        found += map(_found, connection.execute(query, some).fetchall())
    return tuple(found)


def remarks_on(connection: Connection, things: Iterable[HistoryRow]) -> dict[int, tuple[Remark, ...]]:
    """Read what people noted about these things, oldest first."""
    query = "SELECT at, who, note, settles FROM remark WHERE about = ? AND kind = ? AND inbox = ? ORDER BY line"
    return {
        one.row: tuple(
            Remark(datetime.fromisoformat(at), who, note, settles)
            for at, who, note, settles in connection.execute(query, (one.about, one.thing, one.inbox)).fetchall()
        )
        for one in things
    }


def _found(row: Row) -> HistoryRow:
    number, kind, inbox, about, word, minor, currency, cashier, needs, at, reference, *words = row
    brand, last_four, who, beside, smartcard, alarm, phone, remark = words
    return HistoryRow(
        row=number,
        thing=HistoryKind(kind),
        inbox=inbox,
        about=about,
        at=datetime.fromisoformat(at),
        word=Word(word) if word in set(Word) else None,
        amount=Money(minor, Currency(currency)) if minor is not None and currency else None,
        cashier=plain(cashier),
        reference=plain(reference),
        brand=plain(brand),
        last_four=last_four,
        who=plain(who),
        beside=plain(beside),
        number=plain(smartcard),
        alarm=alarm,
        needs_attention=bool(needs),
        phone=plain(phone),
        remark=plain(remark),
    )
