"""Applies what only a journal that was set aside knows of money: its matches and notes. What cannot be applied is held
for a manager: money that paid once must not pay again."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

import apsw

from pos_app.domain.damaged_records import amount_in, text_in
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.history import OF_MONEY, HistoryKind
from pos_app.domain.sale import SaleAlarm, SaleState, is_paid_otherwise
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import history_notes, payments, webhook_judgements, webhook_matching
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.damaged_money import DamagedMoney, DamagedNote, DamagedNotice, DamagedSale, Line
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, from_text, money_facts, stamp
from pos_app.journal.payment_views import sale_of
from pos_app.journal.receipt_numbers import is_given_again
from pos_app.journal.webhook_judgements import Worth
from pos_app.journal.webhook_matching import HELD
from pos_app.journal.webhook_views import judgement_of

Lines = tuple[Entry, ...]

_LONGEST_NOTE: Final = 200
_LAST_HELD: Final = "SELECT facts FROM entry WHERE subject = ? AND kind = ? ORDER BY seq DESC LIMIT 1"


def take_money(connection: Connection, at: str, money: DamagedMoney, *, kept: str, top: int) -> Lines:
    """Apply it in the order in which it was found, or hold it; `top` is the highest number a sale was given."""
    lines: list[Entry] = []
    for (inbox, item), notice in money.notices.items():
        lines += _Notice(connection, at, inbox, item, kept, money, top).take(notice)
    for number, sale in money.sales.items():
        if (
            sale.dropped is not None
            and not _stands(connection, sale.dropped)
            and is_same_sale(connection, number, sale)
        ):
            reason = text_in({"reason": sale.reason}, "reason")
            # Its cards had ended when it was dropped: what is asked about once more holds it no longer.
            drop = partial(payments.dropped, connection, at, number=number, reason=reason, heeds_found=False)
            lines += _tried(connection, lambda drop=drop: drop().lines) or ()
    for note in money.notes:
        if not _stands(connection, note.line):
            lines += _tried(connection, lambda note=note: _take_note(connection, at, note)) or ()
    return tuple(lines)


def _take_note(connection: Connection, at: str, note: DamagedNote) -> Lines:
    """Write what somebody noted in the other journal: what a manager has dealt with there is dealt with."""
    said = {"about": note.about, "inbox": note.inbox, "who": note.who, "note": note.note, "settles": note.settles}
    texts = {name: text_in(said, name, most=_LONGEST_NOTE) for name in said}
    if note.thing not in set(OF_MONEY) or not (texts["about"] and texts["who"] and texts["note"]):
        return ()
    try:
        noted_at = stamp(datetime.fromisoformat(note.at))
    except (ValueError, OverflowError):
        noted_at = at
    noted = history_notes.NotedThing(HistoryKind(note.thing), **texts)
    return history_notes.taken_up(connection, at, noted, noted_at=noted_at)


class _Notice:
    """One notice that another journal knows of."""

    def __init__(
        self, connection: Connection, at: str, inbox: str, item: str, kept: str, money: DamagedMoney, top: int
    ) -> None:
        self._connection, self._at = connection, at
        self._inbox, self._item = inbox, item
        self._kept, self._money, self._top = kept, money, top

    def take(self, notice: DamagedNotice) -> Lines:
        """Apply what is news."""
        lines: Lines = ()
        has_paid = notice.sale is not None and notice.judged.get("standing") == NoticeStanding.VERIFIED.value
        news = (notice.matched, notice.worth if has_paid else None)
        if any(each is not None and not _stands(self._connection, each) for each in news):
            done = _tried(self._connection, lambda: self._match(notice))
            lines = done if done is not None else self._hold(notice, notice.sale)
        if notice.sale is None and notice.alarmed is not None and not _stands(self._connection, notice.alarmed):
            done = _tried(self._connection, lambda: self._overpay(notice))
            lines += done if done is not None else self._hold(notice, notice.overpays)
        if self._is_heard_otherwise(notice):
            lines += _tried(self._connection, lambda: self._hear(notice)) or ()
        if notice.held is not None and not _stands(self._connection, notice.held):
            lines += self._hold(notice, notice.held_sale)
        if notice.row is not None and notice.row != notice.sale and notice.row != self._sale_here():
            lines += self._hold(notice, notice.row)
        if notice.noted is not None and not _stands(self._connection, notice.noted):
            lines += _tried(self._connection, lambda: self._note(notice)) or ()
        return lines

    def _match(self, notice: DamagedNotice) -> Lines:
        connection, at, inbox, item = self._connection, self._at, self._inbox, self._item
        lines: Lines = ()
        here = self._sale_here()
        if here is not None and here != notice.sale:
            manager = text_in({"manager": notice.manager}, "manager")
            lines += webhook_matching.unmatched(connection, at, inbox=inbox, item=item, manager=manager).lines
        worth = _worth_of(item, notice)
        known = judgement_of(connection, inbox, item)
        is_denied_here = known is not None and known.denied is not Doubt.NONE
        if worth is not None and worth.standing is NoticeStanding.VERIFIED and not is_denied_here:
            worth = replace(worth, heard=NoticeReport.PAID)  # it was when it paid; what was said since follows
        if worth is not None:
            lines += webhook_judgements.judged(connection, at, inbox=inbox, worths=(worth,), up_to=None).lines
        elif known is None:
            raise KnownError(Sentence("What it was worth cannot be read."))
        if notice.sale is not None:
            lines += self._sale(notice.sale)
            lines += webhook_matching.matched(connection, at, inbox=inbox, item=item, sale=notice.sale).lines
        return lines

    def _is_heard_otherwise(self, notice: DamagedNotice) -> bool:
        """Tell whether the service said something else of verified money since, such as that it is not paid."""
        here, worth = judgement_of(self._connection, self._inbox, self._item), _worth_of(self._item, notice)
        if here is None or worth is None or notice.worth is None or _stands(self._connection, notice.worth):
            return False
        standings = {here.standing, worth.standing}
        return standings == {NoticeStanding.VERIFIED} and here.heard is not worth.heard

    def _hear(self, notice: DamagedNotice) -> Lines:
        worth = _worth_of(self._item, notice)
        worths = () if worth is None else (worth,)
        judged = webhook_judgements.judged
        return judged(self._connection, self._at, inbox=self._inbox, worths=worths, up_to=None).lines

    def _overpay(self, notice: DamagedNotice) -> Lines:
        """Leave it to nobody's sale: somebody has to give it back, or has done so."""
        connection, at, inbox, item, number = self._connection, self._at, self._inbox, self._item, notice.overpays
        worth, sale = _worth_of(item, notice), self._money.sales.get(number) if number is not None else None
        if worth is None or number is None or sale is None or not is_same_sale(connection, number, sale):
            raise KnownError(Sentence("What it was for cannot be read."))
        known = sale_of(connection, number)
        if known is None or known.state is not SaleState.PAID:
            raise KnownError(Sentence("Its sale waits for money here."))
        lines = webhook_judgements.judged(connection, at, inbox=inbox, worths=(worth,), up_to=None).lines
        match = webhook_matching.matched
        return (*lines, *match(connection, at, inbox=inbox, item=item, sale=number, may_be_too_much=True).lines)

    def _note(self, notice: DamagedNotice) -> Lines:
        note = text_in({"note": notice.note}, "note", most=_LONGEST_NOTE)
        return webhook_matching.noted(self._connection, self._at, inbox=self._inbox, item=self._item, note=note).lines

    def _sale(self, number: int) -> Lines:
        """Find the sale that it was for, or give it its number back."""
        connection, sale = self._connection, self._money.sales.get(number)
        if sale is None:
            if sale_of(connection, number) is None or is_given_again(connection, number):
                raise KnownError(Sentence("There is no such sale."))
            return ()
        if is_same_sale(connection, number, sale):
            return ()
        amount = amount_in(sale.said)
        if amount is None or sale_of(connection, number) is not None or number > self._top:
            raise KnownError(Sentence("Another sale has its number."))
        payer, note = text_in(sale.said, "payer"), text_in(sale.said, "note")
        slip, opened_at = f"kept sale {number}", min(sale.opened_at, self._at)
        connection.execute(
            "INSERT INTO sale (number, slip, minor, currency, payer, note, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (number, slip, amount.minor, amount.currency, payer, note, opened_at),
        )
        facts: dict[str, Fact] = {
            **money_facts(amount),
            "payer": payer,
            "note": note,
            "opened_at": opened_at,
            "slip": slip,
        }
        line = Entry("sale_opened", str(number), facts, Topic.SALE)
        append(connection, self._at, [line])
        return (line,)

    def _sale_here(self) -> int | None:
        here = judgement_of(self._connection, self._inbox, self._item)
        return here.sale if here is not None else None

    def _hold(self, notice: DamagedNotice, sale: int | None) -> Lines:
        """Leave it to a manager, and raise the alarm where that sale was paid otherwise meanwhile."""
        reference = text_in(notice.judged or {"reference": notice.reference}, "reference")
        held: dict[str, Fact] = {"inbox": self._inbox, "reference": reference, "sale": sale, "kept": self._kept}
        rows = self._connection.execute(_LAST_HELD, (self._item, HELD)).fetchall()
        if rows and dict(from_text(rows[0][0])) == held:
            return ()
        lines = [Entry(HELD, self._item, held, Topic.NOTICE)]
        known = sale_of(self._connection, sale) if sale is not None else None
        is_sure = notice.judged.get("standing") == NoticeStanding.VERIFIED.value
        if known is not None and is_sure and is_paid_otherwise(known):
            told: dict[str, Fact] = {"alarm": SaleAlarm.PAID_TWICE.value, "inbox": self._inbox}
            lines.append(Entry(webhook_matching.ALARMED, self._item, {**told, "sale": known.number}, Topic.NOTICE))
            lines.append(Entry("sale_alarmed", str(known.number), {**told, "notice": self._item}, Topic.SALE))
        append(self._connection, self._at, lines)
        return tuple(lines)


def _tried(connection: Connection, act: Callable[[], Lines]) -> Lines | None:
    """Do it whole or not at all; None where a rule of this journal stands in the way."""
    try:
        with connection:
            return act()
    except (KnownError, LookupError, apsw.ConstraintError):
        return None


def _worth_of(item: str, notice: DamagedNotice) -> Worth | None:
    """Read what it was worth; None where that cannot be read."""
    said = notice.judged
    try:
        standing = NoticeStanding(str(said["standing"]))
        doubt, heard = Doubt(str(said["doubt"])), NoticeReport(str(said["heard"]))
        arrived_at = datetime.fromisoformat(notice.arrived_at)
        kind = NoticeKind(str(said["kind"]))
        stamp(arrived_at)
    except (LookupError, ValueError):
        return None
    is_over = standing is not NoticeStanding.REPORTED  # else the service is asked about it
    return Worth(
        item,
        kind,
        text_in(said, "reference"),
        arrived_at,
        text_in({"body": notice.body}, "body"),
        standing,
        doubt,
        heard,
        is_amount_confirmed=said.get("is_amount_confirmed") is True,
        is_over=is_over,
        money=amount_in(said),
        service=text_in(said, "service"),
        keys=text_in(said, "keys"),
    )


def _stands(connection: Connection, line: Line) -> bool:
    """Tell whether this line stands in this journal as well."""
    return bool(connection.execute("SELECT 1 FROM entry WHERE seq = ? AND hash = ?", line).fetchall())


def is_same_sale(connection: Connection, number: int, sale: DamagedSale) -> bool:
    """Tell whether a sale of that number here is that one: numbers may have been given again meanwhile."""
    known = sale_of(connection, number)
    rows = connection.execute("SELECT opened_at FROM sale WHERE number = ?", (number,)).fetchall()
    return known is not None and known.amount == amount_in(sale.said) and rows[0][0] == sale.opened_at
