"""Money that came in and the sale that it is for: the sale is paid by it, by no card, and takes nothing more."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.history import HistoryFilter
from pos_app.domain.money import Money
from pos_app.domain.payment import Observation, PaymentState, Word
from pos_app.domain.sale import SaleAlarm
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import NoticeKind, NoticeRow, NoticeStanding
from pos_app.journal import (
    history_notes,
    history_search,
    inbox_arrivals,
    line_views,
    payment_views,
    payments,
    webhook_matching,
)
from tests.services.counter import DECLINED, PAID, PRICE, card_of
from tests.services.feed import Feed, at_a_feed, sample


def is_verified(row: NoticeRow) -> bool:
    return row.standing is NoticeStanding.VERIFIED


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


def test_verified_money_of_another_amount_is_taken_back_by_a_manager_only(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        sale = (await here.counter.end_of(await here.counter.pay(DECLINED))).sale
        row = (await money(here, "12499.00")).row
        await here.activity.match_to_sale(row, sale)
        with pytest.raises(KnownError, match="Only a manager"):
            await webhook_matching.unmatch(here.counter.journal, await here.inbox.read(inbox_arrivals.mark), row)
        assert (await here.activity.view(row)).may_take_match_back
        await webhook_matching.unmatch(
            here.counter.journal, await here.inbox.read(inbox_arrivals.mark), row, manager="Bola"
        )
        view = await here.activity.view(row)
        assert (view.matched_sale, view.may_take_match_back) == (None, False)
        said = await here.counter.journal.read(line_views.about, str(sale), limit=99)
        assert [line.facts["manager"] for line in said if line.kind == "sale_unmatched"] == ["Bola"]
        whole = await money(here)
        await here.activity.match_to_sale(whole.row, sale)  # the sale waits for its own money again
        assert (await here.counter.payments.sale(sale)).state == "paid"
        assert not (await here.activity.view(whole.row)).may_take_match_back
        with pytest.raises(KnownError, match="stays with its sale"):
            await webhook_matching.unmatch(
                here.counter.journal, await here.inbox.read(inbox_arrivals.mark), whole.row, manager="Bola"
            )

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


async def unsure_money(here: Feed) -> NoticeRow:
    """Money that the service says nothing of until the desk is mended."""
    await here.counter.desk.arm(Operation.VERIFY, "error_500", times=None)
    reference = await here.send("transfer_in", amount=PRICE.wire())
    return await here.row_when(lambda row: row.reference == reference)


async def told(here: Feed, row: str) -> list[str]:
    return [moment.what for moment in (await here.activity.view(row)).story]


def credit(reference: str, **data: object) -> dict[str, object]:
    amount = PRICE.wire()
    return sample("transfer_in", reference=reference, amount=amount, requested_amount=amount, **data)


def test_two_notices_of_one_transfer_pay_one_sale(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        first, second = [(await here.counter.end_of(await here.counter.pay(DECLINED))).sale for _ in range(2)]
        row = await money(here)
        body = json.loads((await here.inbox.read(inbox_arrivals.letters, [row.row]))[row.row].raw)
        await here.arrive({**body, "data": {**body["data"], "status": "pending"}})
        pair = [
            each
            for each in await here.rows_when(lambda rows: sum(map(is_verified, rows)) == 2)
            if each.reference == row.reference
        ]
        again = next(each.row for each in pair if each.row != row.row)
        assert (await here.activity.view(again)).offers
        await here.activity.match_to_sale(row.row, first)
        view = await here.activity.view(again)
        assert (view.offers, view.is_safe) == ((), False)
        with pytest.raises(KnownError, match="matched to a sale already"):
            await here.activity.match_to_sale(again, second)
        assert (await here.counter.payments.sale(second)).state == "open"
        assert (await here.activity.view(row.row)).is_safe

    at_a_feed(tmp_path, act)


def test_a_card_payment_of_this_till_pays_no_other_sale_whatever_a_notice_calls_it(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.http.put("/webhook", json={"url": None, "delay_ms": 0})
        paid = await here.counter.end_of(await here.counter.pay(PAID))
        declined = await here.counter.end_of(await here.counter.pay(DECLINED))
        await here.arrive(credit(paid.reference))
        row = await here.row_when(lambda row: row.reference == paid.reference)
        assert row.kind is not NoticeKind.CARD
        with pytest.raises(KnownError, match="its own sale only"):
            await here.activity.match_to_sale(row.row, declined.sale)
        assert (await here.counter.payments.sale(declined.sale)).state == "open"

    at_a_feed(tmp_path, act)


@pytest.mark.parametrize("how", ["a card pays", "dropped"])
def test_money_verified_after_its_sale_was_paid_otherwise_or_dropped_is_an_alarm(tmp_path: Path, how: str) -> None:
    async def act(here: Feed) -> None:
        counter = here.counter
        declined = await counter.end_of(await counter.pay(DECLINED))
        row = await unsure_money(here)
        await here.activity.match_to_sale(row.row, declined.sale)
        assert not (await here.activity.view(row.row)).is_second_payment
        if how == "dropped":
            await counter.payments.drop(declined.sale, reason="The customer left")
        else:
            await payments.observe(counter.journal, declined.reference, Observation.SAYS_SUCCESS, day="2026-11-20")
        await counter.desk.mend()
        await here.row_when(lambda each: each.row == row.row and is_verified(each))
        view = await here.activity.view(row.row)
        assert (view.is_safe, view.is_second_payment) == (False, True)
        assert (await told(here, row.row)).count(NoticeEvent.SECOND_PAYMENT) == 1

    at_a_feed(tmp_path, act)


def test_a_second_transfer_for_a_sale_is_an_alarm_until_somebody_has_dealt_with_it(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        counter = here.counter
        declined = await counter.end_of(await counter.pay(DECLINED))
        first, second = await money(here), await money(here)
        await here.activity.match_to_sale(first.row, declined.sale)
        await here.activity.match_to_sale(second.row, declined.sale)
        view = await here.activity.view(second.row)
        assert (view.is_second_payment, view.is_safe, view.matched_sale) == (True, False, declined.sale)
        assert (await here.activity.view(first.row)).is_safe
        assert NoticeEvent.SECOND_PAYMENT in await told(here, second.row)
        (found,) = await counter.journal.read(history_search.page, HistoryFilter(needs_attention=True))
        assert (found.about, found.alarm) == (second.row, SaleAlarm.PAID_TWICE)
        await history_notes.note(
            counter.journal, found, who="Bola", note="Given back in cash", settles=SaleAlarm.PAID_TWICE
        )
        assert await counter.journal.read(history_search.page, HistoryFilter(needs_attention=True)) == ()

    at_a_feed(tmp_path, act)


def test_a_sale_that_a_card_paid_can_be_chosen_for_money_that_came_once_more(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        counter = here.counter
        order = replace(counter.order(), amount=Money(90_000, PRICE.currency))
        other = await counter.end_of(await counter.payments.pay(order, card_of(PAID)))
        paid = await counter.end_of(await counter.pay(PAID))
        open_one = await counter.end_of(await counter.pay(DECLINED))
        reported = await unsure_money(here)
        assert (await here.activity.view(reported.row)).paid_sales == ()  # only what the service has confirmed
        await counter.desk.mend()
        row = await here.row_when(lambda each: each.row == reported.row and is_verified(each))
        view = await here.activity.view(row.row)
        assert [each.sale for each in view.offers] == [open_one.sale]
        assert [each.sale for each in view.paid_sales] == [paid.sale, other.sale]  # of this amount first
        await here.activity.match_to_sale(row.row, paid.sale)
        view = await here.activity.view(row.row)
        assert (view.is_second_payment, view.is_safe, view.matched_sale) == (True, False, paid.sale)
        assert (view.offers, view.paid_sales) == ((), ())
        (found,) = await counter.journal.read(history_search.page, HistoryFilter(needs_attention=True))
        assert (found.about, found.alarm) == (row.row, SaleAlarm.PAID_TWICE)
        card = await here.row_when(lambda row: row.kind is NoticeKind.CARD and row.reference == paid.reference)
        assert (await here.activity.view(card.row)).paid_sales == ()

    at_a_feed(tmp_path, act)


def test_a_match_that_nobody_confirmed_gives_way_to_verified_money(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        declined = await here.counter.end_of(await here.counter.pay(DECLINED))
        await here.arrive(credit("va-nobodyknowsit1"))
        wrong = await here.row_when(lambda row: row.reference == "va-nobodyknowsit1")
        await here.activity.match_to_sale(wrong.row, declined.sale)
        await here.arrive(credit("va-nobodyknowsit2"))
        other = await here.row_when(lambda row: row.reference == "va-nobodyknowsit2")
        assert (await here.activity.view(other.row)).offers == ()
        with pytest.raises(KnownError, match="Another notice"):
            await here.activity.match_to_sale(other.row, declined.sale)
        row = await money(here)
        assert [each.sale for each in (await here.activity.view(row.row)).offers] == [declined.sale]
        await here.activity.match_to_sale(row.row, declined.sale)
        assert (await here.counter.payments.sale(declined.sale)).state == "paid"
        assert (await here.activity.view(row.row)).is_safe
        assert (await here.activity.view(wrong.row)).matched_sale is None
        assert (await told(here, wrong.row))[-1] == NoticeEvent.UNMATCHED

    at_a_feed(tmp_path, act)


def test_a_match_is_taken_back_until_the_service_has_confirmed_it(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        declined = await here.counter.end_of(await here.counter.pay(DECLINED))
        row = await unsure_money(here)
        await here.activity.match_to_sale(row.row, declined.sale)
        assert (await here.activity.view(row.row)).may_take_match_back
        await here.activity.take_match_back(row.row)
        view = await here.activity.view(row.row)
        assert (view.matched_sale, view.may_take_match_back) == (None, False)
        await here.activity.match_to_sale(row.row, declined.sale)
        await here.counter.desk.mend()
        await here.row_when(is_verified)
        assert not (await here.activity.view(row.row)).may_take_match_back
        with pytest.raises(KnownError, match="stays with its sale"):
            await here.activity.take_match_back(row.row)

    at_a_feed(tmp_path, act)
