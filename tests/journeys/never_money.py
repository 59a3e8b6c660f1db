"""What must never happen to money, as questions to the chain: rows are what a fault or a stranger may have changed."""

from collections import Counter as Count
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import apsw

from pos_app.domain.payment import PaymentState, Word, word_for
from pos_app.domain.sale import SaleAlarm
from pos_app.journal import line_views, payment_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.opening import open_to_look
from pos_app.journal.errors import JournalFault
from pos_app.journal.line_views import JournalLine
from pos_app.journal.schema import JOURNAL

T = TypeVar("T")
Total = tuple[str, str]  # day and currency
INCOMING = frozenset({"transfer", "mobile_money", "credit"})


@dataclass(slots=True)
class Replay:
    """What the lines of a journal add up to, for somebody who has nothing else."""

    states: dict[str, str] = field(default_factory=dict[str, str])
    sales: dict[str, str] = field(default_factory=dict[str, str])
    matched: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    references: dict[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    verified: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict[tuple[str, str], tuple[int, str]])
    amounts: dict[int, tuple[int, str]] = field(default_factory=dict[int, tuple[int, str]])
    by_card: set[int] = field(default_factory=set[int])
    paid_by: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))  # reference of money, sales
    overpaid: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    signed: set[str] = field(default_factory=set[str])  # references that a manager matched
    alarmed: set[str] = field(default_factory=set[str])
    minor: Count[Total] = field(default_factory=Count[Total])
    payments: Count[Total] = field(default_factory=Count[Total])
    receipts: Count[str] = field(default_factory=Count[str])
    receipt_of: dict[int, str] = field(default_factory=dict[int, str])  # whose receipt a number is
    closed: dict[str, datetime] = field(default_factory=dict[str, datetime])  # when a shift got its Z


@dataclass(frozen=True, slots=True)
class MoneyBook:
    """The lines, and the rows that are held against them."""

    lines: tuple[JournalLine, ...]
    states: dict[str, str]
    sales: dict[str, str]
    matched: dict[tuple[str, str], int]
    overpaid: dict[tuple[str, str], int]
    minor: Count[Total]
    payments: Count[Total]


def look(sheet: Connection) -> MoneyBook:
    def rows(query: str) -> list[tuple[object, ...]]:
        return [tuple(row) for row in sheet.execute(query).fetchall()]

    totals = sheet.execute("SELECT day, currency, minor, payments FROM day_total").fetchall()
    matches = sheet.execute("SELECT inbox, item, sale FROM judgement WHERE sale IS NOT NULL").fetchall()
    overpaid = sheet.execute("SELECT inbox, item, overpays FROM judgement WHERE overpays IS NOT NULL").fetchall()
    return MoneyBook(
        line_views.entries(sheet, limit=1_000_000),
        {str(reference): str(state) for reference, state in rows("SELECT reference, state FROM attempt")},
        {str(number): str(state) for number, state in rows("SELECT number, state FROM sale")},
        {(inbox, item): sale for inbox, item, sale in matches},
        {(inbox, item): sale for inbox, item, sale in overpaid},
        Count({(day, currency): minor for day, currency, minor, _ in totals}),
        Count({(day, currency): payments for day, currency, _, payments in totals}),
    )


def broken_money_promises(book: MoneyBook, *, kept: Iterable[Path] = ()) -> list[str]:
    """Return what happened that must never happen; `kept` are the journals that gave way to a copy."""
    here = replay(book.lines)
    earlier = [replay(lines_of(path)) for path in kept]
    return [
        *_rows_beside_the_chain(book, here),
        *_wrong_totals(book, here),
        *_paid_twice_by_one_transfer(here),
        *_overpaid_without_an_alarm(here),
        *_paid_and_overpaid(here),
        *(broken for before in earlier for broken in _paid_again_after_a_put_back(here, before)),
        *(broken for before in earlier for broken in _numbers_given_twice(here, before)),
    ]


def lines_of(path: Path) -> tuple[JournalLine, ...]:
    """Read the lines of a journal that nobody has open, past what is damaged; none, where nothing can be read."""
    try:
        connection = open_to_look(path, JOURNAL)
    except JournalFault:
        return ()
    try:
        return tuple(line for seq in range(_last(connection)) for line in _line(connection, seq))
    finally:
        connection.close()


def _last(connection: Connection) -> int:
    for query in ("SELECT seq FROM head", "SELECT max(seq) FROM entry"):
        with suppress(apsw.Error):
            return int(connection.execute(query).fetchall()[0][0])
    return 0


def _line(connection: Connection, after: int) -> tuple[JournalLine, ...]:
    with suppress(apsw.Error, ValueError):
        return tuple(line for line in line_views.entries(connection, after=after, limit=1) if line.seq == after + 1)
    return ()


def replay(lines: Iterable[JournalLine]) -> Replay:
    """Walk the chain."""
    found = Replay()
    for line in sorted(lines, key=lambda each: each.seq):
        _take_payment(found, line)
        _take_sale(found, line)
        _take_notice(found, line)
        if line.facts.get("alarm") == SaleAlarm.PAID_TWICE.value:
            found.alarmed.add(line.subject)
    return found


def _take_payment(found: Replay, line: JournalLine) -> None:
    facts = line.facts
    if line.kind == payment_views.OPENED or line.kind.startswith(payment_views.SEEN):
        found.states[line.subject] = str(facts["state"])
    elif line.kind == "payment_paid":
        total = (str(facts["day"]), str(facts["currency"]))
        found.minor[total] += int(facts["minor"] or 0)
        found.payments[total] += 1
        found.receipts[line.subject] += 1
        found.receipt_of[int(facts["receipt"] or 0)] = line.subject
    elif line.kind == "order_delivered":
        found.receipt_of[int(facts["receipt"] or 0)] = line.subject
    elif line.kind == "shift_closed":
        found.closed[line.subject] = line.at


def _take_sale(found: Replay, line: JournalLine) -> None:
    facts = line.facts
    match line.kind:
        case "sale_opened" if "minor" in facts:
            found.sales[line.subject] = "open"
            found.amounts[int(line.subject)] = (int(facts["minor"] or 0), str(facts["currency"]))
        case "sale_dropped":
            found.sales[line.subject] = "dropped"
        case "sale_paid":
            found.sales[line.subject] = "paid"
            if "notice" in facts:
                name = (str(facts["inbox"]), str(facts["notice"]))
                found.paid_by[found.references.get(name, "")].add(int(line.subject))
            else:
                found.by_card.add(int(line.subject))
        case _:
            pass


def _take_notice(found: Replay, line: JournalLine) -> None:
    facts = line.facts
    name = (str(facts.get("inbox", "")), line.subject)
    match line.kind:
        case "notice_judged":
            found.references[name] = str(facts["reference"])
            if facts["standing"] == "verified" and facts["kind"] in INCOMING and "minor" in facts:
                found.verified[name] = (int(facts["minor"] or 0), str(facts["currency"]))
        case "notice_matched":
            found.matched[name] = int(facts["sale"] or 0)
            if "manager" in facts:
                found.signed.add(found.references.get(name, ""))
        case "notice_alarmed" if facts.get("overpaid"):
            found.overpaid[name] = int(facts["sale"] or 0)
        case "notice_unmatched":
            found.matched.pop(name, None)
        case _:
            pass


def _rows_beside_the_chain(book: MoneyBook, here: Replay) -> Iterator[str]:
    yield from _different("payments", book.states, here.states)
    yield from _different("sales", book.sales, here.sales)
    yield from _different("matches", book.matched, here.matched)
    yield from _different("overpayments", book.overpaid, here.overpaid)


def _different(what: str, rows: Mapping[T, object], lines: Mapping[T, object]) -> Iterator[str]:
    for name in sorted({*rows, *lines}, key=str):
        if rows.get(name) != lines.get(name):
            yield f"{what}: the row of {name} says {rows.get(name)}, and the chain {lines.get(name)}"


def _wrong_totals(book: MoneyBook, here: Replay) -> Iterator[str]:
    paid = {name for name, state in here.states.items() if word_for(PaymentState(state)) is Word.PAID}
    if set(here.receipts) != paid or any(times > 1 for times in here.receipts.values()):
        yield f"{sorted(paid)} are paid by the chain, and counted were {dict(here.receipts)}"
    if (book.minor, book.payments) != (here.minor, here.payments):
        yield f"the totals say {dict(book.minor)} of {dict(book.payments)}, and the chain {dict(here.minor)}"


def _paid_twice_by_one_transfer(here: Replay) -> Iterator[str]:
    for reference, sales in here.paid_by.items():
        if reference and len(sales) > 1:
            yield f"{reference} paid the sales {sorted(sales)}"


def _overpaid_without_an_alarm(here: Replay) -> Iterator[str]:
    """Money that is verified and matched, of a sale that something else paid or that was dropped, is an alarm."""
    for name, sale in here.matched.items():
        has_paid = sale in here.paid_by.get(here.references.get(name, ""), ())
        is_whole = here.verified.get(name) == here.amounts.get(sale)
        is_over = sale in here.by_card or here.sales.get(str(sale)) == "dropped"
        if name in here.verified and is_whole and is_over and not has_paid and name[1] not in here.alarmed:
            yield f"{here.references.get(name)} came for sale {sale} as well, without an alarm"


def _paid_and_overpaid(here: Replay) -> Iterator[str]:
    """Money that came for a sale that takes none any more is given back: it pays no other one."""
    for name, sale in here.overpaid.items():
        reference = here.references.get(name, "")
        if paid := here.paid_by.get(reference, set[int]()) if reference else ():
            yield f"{reference} overpaid sale {sale} and paid the sales {sorted(paid)}"


def _numbers_given_twice(here: Replay, before: Replay) -> Iterator[str]:
    """No paper has the number of another: not the receipt of another payment, nor the Z of another close."""
    for number, reference in here.receipt_of.items():
        if before.receipt_of.get(number, reference) != reference:
            yield f"receipt {number} is that of {before.receipt_of[number]} and of {reference}"
    for number, closed in here.closed.items():
        if before.closed.get(number, closed) != closed:
            yield f"shift {number} has two Zs"


def _paid_again_after_a_put_back(here: Replay, before: Replay) -> Iterator[str]:
    """What paid a sale before a copy was put back pays no other one since, unless a manager says so."""
    for reference, sales in before.paid_by.items():
        others = here.paid_by.get(reference, set[int]()) - sales
        if reference and others and reference not in here.signed:
            yield f"{reference} had paid {sorted(sales)} before the copy was put back, and pays {sorted(others)} since"
