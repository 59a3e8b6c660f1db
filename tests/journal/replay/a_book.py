"""A book with something of everything in it."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from pos_app.domain.history import HistoryKind
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.people import Member, Role
from pos_app.domain.printing import PrintResult, PrintTrouble
from pos_app.domain.sale import SaleOrder
from pos_app.domain.shift import CashMove
from pos_app.domain.slip import Paper
from pos_app.domain.tv import OrderState
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import (
    history_notes,
    history_search,
    payments,
    people,
    printed_slips,
    shifts,
    webhook_judgements,
    webhook_matching,
    webhook_resends,
)
from pos_app.journal.payments import Intent
from pos_app.journal.people import Newcomer
from pos_app.journal.store import Journal
from pos_app.journal.webhook_judgements import Worth
from pos_app.journal.webhook_resends import Outcome
from tests.journal import test_tv_orders as orders
from tests.journal.notebook import NOON, Clock, opened
from tests.journal.test_payments import DAY, lead
from tests.journal.test_people import ADA, CODE, NGOZI, OTHER, SEAL
from tests.journal.test_shifts import FLOAT, a_day, closed, transfer

DROPPED = "dropped"


async def a_book(path: Path) -> None:
    """Write it, and close the file as a till does that was killed: without a last line."""
    clock = Clock()
    async with opened(path, clock=clock) as journal:
        await people.found(journal, (Newcomer(ADA, SEAL),), CODE)
        await people.add(journal, Newcomer(NGOZI, OTHER), by=ADA)
        await people.change(journal, Member("ngozi", "Ngozi Eze", Role.MANAGER), by=ADA)
        await people.knock(journal, "ngozi", "sign in")
        await people.come_in(journal, ADA, after=None)
        await shifts.open_shift(journal, float_=FLOAT, who="Ada")
        await shifts.move_cash(journal, CashMove.IN, Money(5000, Currency.NGN), reason="change", who="Ada")
        await a_day(journal)
        await closed(journal, 1)
        clock.go_on(3600)
        await shifts.open_shift(journal, float_=FLOAT, who="Ada")
        await a_day(journal, "second-")
        await lead(journal, "cut", PaymentState.VERIFYING, slip="cut")
        told = {"asked": 3, "message": "Wait", "word": "pending", "answer": "pending"}
        await payments.observe(journal, "cut", Observation.SAYS_NOTHING_CLEAR, told, day=DAY)
        await orders.lead(journal, "tv-open", OrderState.UNKNOWN)
        await _a_sale_that_money_came_for(journal)
        await _notices_that_were_asked_about(journal, clock)
        await webhook_judgements.mark_seen(journal, "inbox", "2")
        await webhook_matching.note(journal, "inbox", "2", note="For Ada")
        ink = await webhook_resends.ask(journal, "card-success")
        await webhook_resends.answered(journal, ink, Outcome.SENT, said="Sent")
        begun = await printed_slips.begin(journal, Paper.PAYMENT, "card-success", opens_drawer=False)
        await printed_slips.end(journal, begun.ink, PrintResult.PRINTED, PrintTrouble.NONE)
        found = await journal.read(history_search.named, HistoryKind.CARD, "card-success", "")
        assert found is not None
        await history_notes.note(journal, found, who="Ada", note="Fetched")
        clock.go_on(timedelta(minutes=5).total_seconds())


async def _a_sale_that_money_came_for(journal: Journal) -> None:
    amount = Money(990000, Currency.NGN)
    for slip, reference in (("waits", "wait"), (DROPPED, DROPPED)):
        order = SaleOrder(slip, amount, "ada@example.com")
        opened_one = await payments.open_attempt(journal, Intent(order, reference, "Visa", "2701", "Ngozi", "till2"))
        await payments.observe(journal, reference, Observation.NOT_ENCRYPTED, day=DAY)
        if slip == DROPPED:
            await payments.drop_sale(journal, opened_one.sale, reason="Went away")
            continue
        await transfer(journal, "waited-for", amount)
        await webhook_matching.match(journal, "inbox", "waited-for", sale=opened_one.sale)


async def _notices_that_were_asked_about(journal: Journal, clock: Clock) -> None:
    """One that is still asked about, one that is not any more, and one that paid too much."""
    amount = Money(500000, Currency.NGN)
    for item in ("asked-on", "given-up", "named"):
        await transfer(journal, item, amount, is_verified=False)
        clock.go_on(3)
        told = Worth(
            item, NoticeKind.TRANSFER, f"t-{item}", NOON, "digest", NoticeStanding.REPORTED,
            Doubt.NOT_ASKED_YET, NoticeReport.NOTHING, is_asked=True, money=amount,
        )  # fmt: skip
        await webhook_judgements.judge(journal, "inbox", [told])
        clock.go_on(3)
        match item:
            case "given-up":
                await webhook_judgements.judge(journal, "inbox", [replace(told, is_over=True)])
            case "named":
                sure = replace(
                    told, standing=NoticeStanding.VERIFIED, doubt=Doubt.NONE, heard=NoticeReport.PAID, is_over=True,
                    is_amount_confirmed=True,
                )  # fmt: skip
                await webhook_judgements.judge(journal, "inbox", [sure])
                await webhook_matching.match(journal, "inbox", item, sale=1)
            case _:
                pass
