"""The counter in any order, where money comes in by transfer as well: what it has paid, no card pays again."""

import asyncio
from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Money
from pos_app.domain.sale import SaleState
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import payment_views, webhook_judgements, webhook_matching
from pos_app.journal.webhook_judgements import Worth
from tests.journeys.counter_machine import NUMBERS, TURNS, WHICH, CounterMachine
from tests.services.counter import PRICE, card_of

SENT_BY_BANK = st.sampled_from([PRICE, PRICE, replace(PRICE, minor=PRICE.minor - 100)])
VERIFIED = st.sampled_from(["before", "before", "after", "never"])  # it is matched
INBOX = "an inbox"


class TransferMachine(CounterMachine):
    """The same till, and a bank account beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.transfers = 0

    @precondition(lambda self: bool(self.orders))
    @rule(which=WHICH, number=NUMBERS)
    def pay_again(self, which: int, number: str) -> None:
        order = self.orders[which % len(self.orders)]
        try:
            self._note(self._do(self.here.payments.pay(order, card_of(number))))
        except KnownError:
            sale = self._do(self.here.journal.read(payment_views.sale_on, order.slip))
            assert sale is not None
            assert (sale.state, sale.paid_by) == (SaleState.PAID, None), "only what a transfer has paid is refused"

    @rule(number=NUMBERS, seconds=TURNS)
    def pay_while_money_comes_in(self, number: str, seconds: float) -> None:
        """Match money that the service has verified to the sale whose card is on its way."""
        sure = self._money(PRICE)
        self._do(webhook_judgements.judge(self.here.journal, INBOX, [sure]))
        self.pay(number, 1)
        self._do(asyncio.sleep(seconds))
        self._match(sure, self.references[-1])

    @precondition(lambda self: bool(self.references))
    @rule(which=WHICH, verified=VERIFIED, money=SENT_BY_BANK)
    def match_money(self, which: int, verified: str, money: Money) -> None:
        """Match money that came in to any sale; the service agrees before that, after it, or never."""
        sure = self._money(money)
        reported = replace(
            sure, standing=NoticeStanding.REPORTED, doubt=Doubt.NOT_ASKED_YET, heard=NoticeReport.NOTHING, is_over=False
        )
        self._do(webhook_judgements.judge(self.here.journal, INBOX, [sure if verified == "before" else reported]))
        sale = self._match(sure, self._which(which))
        if verified == "after":
            self._do(webhook_judgements.judge(self.here.journal, INBOX, [sure]))
        if sale is not None and verified != "never" and money == PRICE:
            assert self._do(self.here.payments.sale(sale)).state == SaleState.PAID

    def _money(self, money: Money) -> Worth:
        """Return money that came in, as the service has verified it."""
        self.transfers += 1
        item, kind = str(self.transfers), NoticeKind.TRANSFER
        standing, heard = NoticeStanding.VERIFIED, NoticeReport.PAID
        at = self.here.clock.now()
        return Worth(item, kind, f"va-{item}", at, "", standing, Doubt.NONE, heard, is_over=True, money=money)

    def _match(self, worth: Worth, reference: str) -> int | None:
        """Match it to the sale of an attempt; None when that sale is paid, or waits for other money."""
        sale = self._do(self.here.payments.view(reference)).sale
        try:
            self._do(webhook_matching.match(self.here.journal, INBOX, worth.item, sale=sale))
        except KnownError:
            return None
        return sale
