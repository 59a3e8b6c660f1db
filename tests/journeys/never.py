"""What must never happen, as questions to the service's ledger and the till's journal."""

from collections import Counter as Count
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pos_app.domain.payment import Observation, PaymentState, Word, word_for
from pos_app.domain.sale import SaleAlarm
from pos_app.journal import line_views, payment_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.line_views import JournalLine
from pos_app.journal.payment_views import Attempt
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Journal
from tests.journeys import never_money, never_tv
from tests.journeys.never_money import broken_money_promises

SHOWN_AS_CHARGED_OR_OPEN = frozenset({Word.PAID, Word.WAITING, Word.NOT_SURE})
MANAGER_CLOSES = f"{payment_views.SEEN}{Observation.MANAGER_CLOSES.value}"
FOUND_AGAIN = f"{payment_views.SEEN}{Observation.FOUND_AGAIN.value}"
SAYS_PAID = f"{payment_views.SEEN}{Observation.SAYS_SUCCESS.value}"
ABOUT_TO_SEND = "payment_about_to_send"
LEADS_TO_A_CHARGE = frozenset({payment_views.OPENED, ABOUT_TO_SEND})


@dataclass(frozen=True, slots=True)
class _Book:
    """The journal as it stood at one moment."""

    attempts: tuple[Attempt, ...]
    lines: tuple[JournalLine, ...]


def _look(sheet: Connection) -> _Book:
    lines = line_views.entries(sheet, limit=1_000_000)
    return _Book(payment_views.in_states(sheet, frozenset(PaymentState)), lines)


async def broken_promises(journal: Journal, ledger: Mapping[str, Any], *, kept: Iterable[Path] = ()) -> list[str]:
    """Return what happened that must never happen; nothing, when all is well. The ledger is the older of the two.
    `kept` are the journals that gave way to a copy; what can be read of them is."""
    book = await journal.read(_look)
    tv = await journal.read(never_tv.look)
    money = await journal.read(never_money.look)
    kept = tuple(kept)
    known = {line.subject for path in kept for line in never_money.lines_of(path) if line.kind == ABOUT_TO_SEND}
    proof = await journal.verify()
    differs = await journal.read(first_difference)
    return [
        *([str(differs)] if differs else []),
        *([] if proof.holds else [f"the chain is broken: {proof.first_break}"]),
        *_sent_twice(ledger),
        *_charged_twice(book, ledger),
        *_charged_beside_a_transfer(book),
        *_hidden_charges(book, ledger),
        *_paid_without_being_told(book),
        *_sent_without_ink(book, ledger, known),
        *broken_money_promises(money, kept=kept),
        *never_tv.broken_tv_promises(tv, ledger),
    ]


def _sent_twice(ledger: Mapping[str, Any]) -> Iterator[str]:
    for reference, received in ledger["received"].items():
        for operation in ("2", "4"):
            if received.get(operation, 0) > 1:
                yield f"operation {operation} went out {received[operation]} times for {reference}"


def _charged(ledger: Mapping[str, Any]) -> set[str]:
    return {payment["reference"] for payment in ledger["payments"] if payment["is_charged"]}


def _charged_twice(book: _Book, ledger: Mapping[str, Any]) -> Iterator[str]:
    charged = _charged(ledger)
    # A manager who closes a payment that is not sure takes this upon the shop; the till then has to raise the alarm.
    closed = {line.subject for line in book.lines if line.kind == MANAGER_CLOSES}
    let_go = {each.sale.number for each in book.attempts if each.reference in closed}
    for sale, times in Count(each.sale.number for each in book.attempts if each.reference in charged).items():
        if times > 1 and sale not in let_go:
            yield f"sale {sale} was charged {times} times"
    for sale in let_go:
        paid = [each for each in book.attempts if each.sale.number == sale and word_for(each.state) is Word.PAID]
        if len(paid) > 1 and all(each.alarm is None for each in paid):
            yield f"sale {sale} was paid {len(paid)} times without an alarm"


def _charged_beside_a_transfer(book: _Book) -> Iterator[str]:
    """From the line on that calls a sale paid by a transfer no card is begun or sent for it; what was on its way by
    then, and took money as well, is an alarm."""
    sales = {each.reference: each.sale.number for each in book.attempts}
    alarmed = {line.subject for line in book.lines if line.facts.get("alarm") == SaleAlarm.PAID_TWICE.value}
    paid: set[int] = set()
    for line in book.lines:
        if line.kind == "sale_paid" and "notice" in line.facts:
            paid.add(int(line.subject))
        elif line.kind in LEADS_TO_A_CHARGE and sales.get(line.subject) in paid:
            yield f"{line.kind} of {line.subject} came after a transfer had paid sale {sales[line.subject]}"
    for each in book.attempts:
        if each.sale.number in paid and word_for(each.state) is Word.PAID and each.reference not in alarmed:
            yield f"{each.reference} was paid beside a transfer without an alarm"


def _hidden_charges(book: _Book, ledger: Mapping[str, Any]) -> Iterator[str]:
    shown = {each.reference: word_for(each.state) for each in book.attempts}
    for reference in _charged(ledger):
        if shown.get(reference) not in SHOWN_AS_CHARGED_OR_OPEN:
            yield f"{reference} was charged and is shown as {shown.get(reference, 'nothing')}"


def _paid_without_being_told(book: _Book) -> Iterator[str]:
    told = {line.subject for line in book.lines if line.kind == SAYS_PAID}
    for each in book.attempts:
        if word_for(each.state) is Word.PAID and each.reference not in told:
            yield f"{each.reference} is shown as Paid, and verification never said so"


def _sent_without_ink(book: _Book, ledger: Mapping[str, Any], known: Collection[str]) -> Iterator[str]:
    ink = Count((line.subject, str(line.facts["operation"])) for line in book.lines if line.kind == ABOUT_TO_SEND)
    for about, times in ink.items():
        if times > 1:
            yield f"{about} was announced {times} times"
    # The lines of what was found again lie in the journal that was set aside.
    found = {line.subject for line in book.lines if line.kind == FOUND_AGAIN}
    for reference, received in ledger["received"].items():
        for operation in ("2", "4"):
            if received.get(operation) and reference not in {*found, *known} and not ink[reference, operation]:
                yield f"operation {operation} of {reference} left without a line"


def secrets_in(folder: Path, *secrets: str) -> list[str]:
    """Return the files below a folder that hold one of these, plain or as bytes of another width."""
    found: list[str] = []
    for path in folder.rglob("*"):
        raw = path.read_bytes() if path.is_file() else b""
        found += [
            f"{path.name} holds {secret[:4]}…"
            for secret in secrets
            if secret.encode() in raw or secret.encode("utf-16-le") in raw
        ]
    return found
