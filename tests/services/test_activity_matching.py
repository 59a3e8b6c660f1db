"""Money that came in and the sale that it is for: the sale is paid by it, by no card, and takes nothing more."""

from pathlib import Path

import pytest

from pos_app.domain.activity_view import NoticeKind, NoticeRow, Standing
from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.payment import Observation, PaymentState, Word
from pos_app.domain.sale import SaleAlarm
from pos_app.journal import payment_views, payments
from tests.services.counter import DECLINED, PRICE, card_of
from tests.services.feed import Feed, at_a_feed


def is_verified(row: NoticeRow) -> bool:
    return row.standing is Standing.VERIFIED


async def money(here: Feed, amount: str = PRICE.wire()) -> NoticeRow:
    reference = await here.send("transfer_in", amount=amount)
    return await here.row_when(lambda row: row.reference == reference and is_verified(row))


def test_a_matched_transfer_pays_the_sale_and_no_card_can_pay_it_again(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        counter = here.counter
        declined = await counter.end_of(await counter.pay(DECLINED))
        row = await money(here)
        await here.activity.match_to_sale(row.row, declined.sale)
        sale = await counter.payments.sale(declined.sale)
        assert (sale.state, sale.paid_by, sale.attempts) == ("paid", None, (declined.reference,))
        card = card_of()
        with pytest.raises(KnownError, match="A transfer has paid this sale"):
            await counter.payments.try_another_card(declined.sale, card)
        assert card.is_wiped
        view = await counter.payments.view(declined.reference)
        assert (view.word, view.may_try_again) == (Word.DECLINED, False)
        assert (await counter.payments.sale(declined.sale)).attempts == (declined.reference,)
        assert await counter.journal.read(payment_views.day_totals, f"{counter.clock.now():%Y-%m-%d}") == ()

    at_a_feed(tmp_path, act)


def test_a_card_that_pays_what_a_transfer_has_paid_is_an_alarm(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        counter = here.counter
        declined = await counter.end_of(await counter.pay(DECLINED))
        await here.activity.match_to_sale((await money(here)).row, declined.sale)
        seen = await payments.observe(counter.journal, declined.reference, Observation.SAYS_SUCCESS, day="2026-11-20")
        assert (seen.ruling.state, seen.alarm) == (PaymentState.LATE_SUCCESS, SaleAlarm.PAID_TWICE)
        assert (await counter.payments.sale(declined.sale)).paid_by is None  # the transfer was the first

    at_a_feed(tmp_path, act)


def test_money_that_is_only_reported_pays_nothing_until_the_service_agrees(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        counter = here.counter
        declined = await counter.end_of(await counter.pay(DECLINED))
        await counter.desk.arm(Operation.VERIFY, "error_500", times=None)
        reference = await here.send("transfer_in", amount=PRICE.wire())
        row = await here.row_when(lambda row: row.reference == reference)
        await here.activity.match_to_sale(row.row, declined.sale)
        assert (await counter.payments.sale(declined.sale)).state == "open"
        await counter.desk.mend()
        await here.row_when(is_verified)
        assert (await counter.payments.sale(declined.sale)).state == "paid"

    at_a_feed(tmp_path, act)


def test_money_of_another_amount_is_matched_and_pays_nothing(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        declined = await here.counter.end_of(await here.counter.pay(DECLINED))
        row = await money(here, "12499.00")
        await here.activity.match_to_sale(row.row, declined.sale)
        assert (await here.counter.payments.sale(declined.sale)).state == "open"
        assert not (await here.activity.view(row.row)).is_safe

    at_a_feed(tmp_path, act)


def test_money_is_for_one_sale_and_a_card_payment_is_for_none_but_its_own(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        first, second = [(await here.counter.end_of(await here.counter.pay(DECLINED))).sale for _ in range(2)]
        row = await money(here)
        await here.activity.match_to_sale(row.row, first)
        with pytest.raises(KnownError, match="another sale"):
            await here.activity.match_to_sale(row.row, second)
        assert (await here.counter.payments.sale(second)).state == "open"
        card = await here.row_when(lambda row: row.kind is NoticeKind.CARD)
        with pytest.raises(KnownError, match="not about money that came in"):
            await here.activity.match_to_sale(card.row, second)

    at_a_feed(tmp_path, act)
