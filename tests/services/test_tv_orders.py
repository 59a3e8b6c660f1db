"""Cable TV at the counter, over 500 lines because every row of the TV table is looked for, and read, in one place.

The service may do anything.
"""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError, NotSent, Operation, TooBusy
from pos_app.domain.events import Changed, Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.people import entering_outcome
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_buying import MAY_BE_DELIVERED, BoughtAlready, PriceChanged
from pos_app.domain.tv_view import OrderView, PaidHow, TvStepMark, TvStepName
from pos_app.journal import tv_order_views
from tests.journeys.never_tv import TvDayTotal, day_totals
from tests.services.counter import card_of
from tests.services.tv_counter import (
    BROKEN,
    DELIVERED,
    LOST,
    MARKUP,
    NO_NAME,
    OTHER_REFERENCE,
    PENDING,
    REFUSED_BALANCE,
    REFUSED_NUMBER,
    TvCounter,
    at_a_tv_counter,
    tv_counter,
)

S, O = OrderState, Operation  # noqa: E741  # as short as the table they stand in
JOLLI = Money(246000, Currency.NGN)
SENT = "order_about_to_send"


def marks(view: OrderView) -> list[TvStepMark]:
    return [step.mark for step in view.steps]


def test_a_package_is_delivered_with_an_order_number_and_a_receipt(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = replace(await tv.choose(), check_seconds=1.25)
        reference = await tv.orders.buy(choice)
        view = await tv.result_of(reference)
        assert (view.word, view.state, view.said, view.receipt) == (Word.PAID, S.DELIVERED, "Delivered", 1)
        assert (view.provider, view.number, view.customer) == ("GOTV", DELIVERED, "Adaeze Okafor")
        assert (view.package, view.package_code, view.amount) == ("GOtv Jolli N2,460", "gotv-jolli", JOLLI)
        assert (view.paid_how, view.cashier, view.times_sent) == (PaidHow.CASH, "Ngozi Eze", 1)
        assert (view.may_send_again_at, view.closed_by, view.reported, str(view.problem)) == (None, "", "", "")
        (order,) = await tv.bought()
        assert (view.order_no, view.reference) == (order["order_no"], order["reference"])
        assert marks(view) == [TvStepMark.DONE, TvStepMark.DONE, TvStepMark.DONE, TvStepMark.PAID]
        assert view.steps[0].seconds == 1.25
        assert all(step.seconds is not None for step in view.steps)
        assert await tv.kinds(reference) == [
            "order_opened",
            "order_seen_sending",
            SENT,
            "order_seen_delivered",
            "order_delivered",
        ]

    at_a_tv_counter(tmp_path, act)


def test_the_order_is_on_disk_before_a_byte_of_it_leaves(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        await tv.here.desk.arm(O.TV_PAY, "never")
        reference = await tv.buy()

        async def is_received() -> bool:
            return await tv.times_received(reference) == 1

        await tv.here.until(is_received)
        assert await tv.kinds(reference) == ["order_opened", "order_seen_sending", SENT]
        view = await tv.orders.view(reference)
        assert (view.word, view.state, view.ended_at) == (Word.WAITING, S.PAY_SENT, None)
        assert marks(view) == [TvStepMark.DONE, TvStepMark.DONE, TvStepMark.NOW, TvStepMark.LATER]

    at_a_tv_counter(tmp_path, act)


def test_what_happens_rings_for_the_order(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        heard: list[Changed] = []
        tv.here.journal.listen(heard.append)
        reference = await tv.buy()
        await tv.result_of(reference)
        assert set(heard) == {Changed(Topic.ORDER, reference)}

    at_a_tv_counter(tmp_path, act)


def test_a_day_adds_up_by_how_customers_paid_and_receipts_are_one_series_with_those_of_cards(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy())
        paid = await tv.here.end_of(await tv.here.payments.pay(tv.here.order(), card_of()))
        second = await tv.result_of(await tv.orders.buy(await tv.choose("7020000100", paid_how=PaidHow.TRANSFER)))
        assert [first.receipt, paid.receipt, second.receipt] == [1, 2, 3]
        day = tv.here.clock.now().date().isoformat()
        assert await tv.here.journal.read(day_totals, day) == (
            TvDayTotal(day, PaidHow.CASH, 1, JOLLI),
            TvDayTotal(day, PaidHow.TRANSFER, 1, JOLLI),
        )

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize("number", [PENDING, OTHER_REFERENCE, LOST, BROKEN])
def test_another_status_another_reference_or_no_clear_answer_is_not_sure(tmp_path: Path, number: str) -> None:
    async def act(tv: TvCounter) -> None:
        view = await tv.result_of(await tv.buy(number))
        assert (view.word, view.state, view.problem) == (Word.NOT_SURE, S.UNKNOWN, MAY_BE_DELIVERED)
        assert (view.receipt, view.ended_at, view.times_sent) == (None, None, 1)
        assert view.may_send_again_at is not None
        assert marks(view)[-1] is TvStepMark.UNSURE
        assert [each.reference for each in await tv.orders.open_orders()] == [view.reference]
        if number == PENDING:
            assert (view.said, bool(view.order_no)) == ("Pending", True)

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize(
    ("number", "said", "problem"),
    [
        (REFUSED_NUMBER, "Invalid smartcard number", "The provider refused. Nothing was bought."),
        (REFUSED_BALANCE, "Insufficient balance", "The provider refused. Nothing was bought."),
    ],
)
def test_a_refusal_is_declined_with_its_reason_and_a_new_order_has_a_new_reference(
    tmp_path: Path, number: str, said: str, problem: str
) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(number))
        assert (first.word, first.state, str(first.problem)) == (Word.DECLINED, S.REJECTED, problem)
        assert said in first.said
        assert (first.may_send_again_at, first.receipt) == (None, None)
        assert marks(first)[-1] is TvStepMark.DECLINED
        second = await tv.result_of(await tv.buy(number))
        assert second.reference != first.reference
        assert await tv.bought() == []

    at_a_tv_counter(tmp_path, act)


def test_what_was_not_sent_is_tried_again_under_the_same_reference(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "refused", after=7, for_ms=60_000)
        tv.at_pause = tv.here.desk.mend
        view = await tv.result_of(await tv.orders.buy(choice))
        assert (view.word, view.times_sent, view.receipt) == (Word.PAID, 2, 1)
        assert [order["reference"] for order in await tv.bought()] == [view.reference]
        assert await tv.times_received(view.reference) == 1
        seen = [kind for kind in await tv.kinds(view.reference) if kind.startswith("order_seen")]
        assert seen == ["order_seen_sending", "order_seen_not_sent", "order_seen_sending", "order_seen_delivered"]

    at_a_tv_counter(tmp_path, act)


def test_the_third_time_that_nothing_left_is_not_charged(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "refused", after=7, for_ms=60_000)
        view = await tv.result_of(await tv.orders.buy(choice))
        assert (view.word, view.state, view.times_sent) == (Word.NOT_CHARGED, S.NEVER_SENT, 3)
        assert str(view.problem).endswith("Nothing was sent.")
        assert marks(view) == [TvStepMark.DONE, TvStepMark.DONE, TvStepMark.LATER, TvStepMark.NOT_CHARGED]
        assert tv.pauses == [0.01, 0.01]
        assert await tv.times_received(view.reference) == 0
        await tv.here.desk.mend()
        assert (await tv.result_of(await tv.buy())).word is Word.PAID

    at_a_tv_counter(tmp_path, act)


def test_refused_keys_are_not_charged_and_for_the_manager(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "unauthorized_401")
        view = await tv.result_of(await tv.orders.buy(choice))
        assert (view.word, view.state, view.times_sent) == (Word.NOT_CHARGED, S.NEVER_SENT, 1)
        assert str(view.problem) == "The service does not accept the keys. Nothing was bought. Tell the manager."

    at_a_tv_counter(tmp_path, act)


def test_a_busy_service_may_have_received_the_order(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "busy_429")
        view = await tv.result_of(await tv.orders.buy(choice))
        assert (view.word, view.times_sent) == (Word.NOT_SURE, 1)

    at_a_tv_counter(tmp_path, act)


def test_an_order_that_never_arrived_is_delivered_when_it_is_sent_again(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "drop_before")
        first = await tv.result_of(await tv.orders.buy(choice))
        assert (first.word, await tv.bought()) == (Word.NOT_SURE, [])
        view = await tv.sent_again(first.reference)
        assert (view.word, view.times_sent, view.receipt, str(view.problem)) == (Word.PAID, 2, 1, "")
        assert [order["reference"] for order in await tv.bought()] == [first.reference]

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize("number", [LOST, PENDING])
def test_a_reference_that_existed_already_proves_an_arrival_and_no_delivery(tmp_path: Path, number: str) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(number))
        view = await tv.sent_again(first.reference)
        assert (view.word, view.state, view.times_sent) == (Word.NOT_SURE, S.UNKNOWN, 2)
        assert "Reference already existed" in view.said
        assert view.problem == MAY_BE_DELIVERED
        assert len(await tv.bought()) == 1

    at_a_tv_counter(tmp_path, act)


def test_a_reference_that_existed_at_the_first_try_is_not_sure_either(tmp_path: Path) -> None:
    async def act() -> None:
        (tmp_path / "other").mkdir()
        async with tv_counter(tmp_path) as one, tv_counter(tmp_path / "other", address=one.here.address) as other:
            one.random_bytes = other.random_bytes = bytes  # two tills that draw the same, which never happens
            await one.result_of(await one.buy())
            view = await other.result_of(await other.buy())
            assert (view.word, view.times_sent, view.problem) == (Word.NOT_SURE, 1, MAY_BE_DELIVERED)

    asyncio.run(act())


@pytest.mark.parametrize("fault", ["unauthorized_401", "error_500", "drop_before", "busy_429"])
def test_sent_again_any_error_leaves_it_not_sure(tmp_path: Path, fault: str) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(BROKEN))
        await tv.here.desk.arm(O.TV_PAY, fault)
        view = await tv.sent_again(first.reference)
        assert (view.word, view.times_sent, view.problem) == (Word.NOT_SURE, 2, MAY_BE_DELIVERED)
        assert view.may_send_again_at is not None

    at_a_tv_counter(tmp_path, act)


def test_sent_again_in_vain_it_is_not_tried_by_itself(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(BROKEN))
        await tv.here.desk.arm(0, "refused", for_ms=60_000)
        view = await tv.sent_again(first.reference)
        assert (view.word, view.times_sent) == (Word.NOT_SURE, 2)
        assert view.problem == MAY_BE_DELIVERED

    at_a_tv_counter(tmp_path, act)


def test_it_is_not_sent_again_before_two_minutes_are_over(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(BROKEN))
        assert first.may_send_again_at is not None
        assert 110 < (first.may_send_again_at - tv.here.clock.now()).total_seconds() <= 120
        tv.here.clock.ahead += 100.0
        with pytest.raises(KnownError, match="too early"):
            await tv.send_again(first.reference)
        assert (await tv.orders.view(first.reference)).times_sent == 1
        assert (await tv.sent_again(first.reference)).times_sent == 2

    at_a_tv_counter(tmp_path, act)


def test_pressed_twice_sending_again_is_one_try(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(BROKEN))
        await tv.wait_two_minutes()
        await tv.here.desk.arm(O.TV_PAY, "slow", delay_ms=1000)
        await asyncio.gather(*(tv.send_again(first.reference) for _ in range(5)))
        view = await tv.result_of(first.reference)
        assert view.times_sent == 2
        assert await tv.times_received(first.reference) == 2

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize("number", [DELIVERED, REFUSED_NUMBER])
def test_what_has_an_end_is_not_sent_again_and_not_ended_by_a_manager(tmp_path: Path, number: str) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(number))
        await tv.wait_two_minutes()
        with pytest.raises(KnownError, match="Not sure can be sent"):
            await tv.send_again(first.reference)
        approval = tv.here.sign(entering_outcome(first.reference))
        with pytest.raises(KnownError, match="Not sure can be ended"):
            await tv.orders.manager_says(first.reference, is_delivered=True, reason="Seen", approval=approval)
        assert await tv.orders.view(first.reference) == first

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize("is_delivered", [True, False])
def test_a_manager_enters_the_outcome_of_an_order_that_is_not_sure(tmp_path: Path, is_delivered: bool) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST if is_delivered else BROKEN))
        approval = tv.here.sign(entering_outcome(first.reference))
        await tv.orders.manager_says(
            first.reference, is_delivered=is_delivered, reason=" The decoder\u202e works\n", approval=approval
        )
        view = await tv.orders.view(first.reference)
        wanted = (Word.PAID, S.DELIVERED, 1) if is_delivered else (Word.DECLINED, S.REJECTED, None)
        assert (view.word, view.state, view.receipt) == wanted
        assert (view.closed_by, view.may_send_again_at, str(view.problem)) == ("Bola", None, "")
        assert view.ended_at is not None
        order = await tv.here.journal.read(tv_order_views.order_of, first.reference)
        assert order is not None
        assert order.reason == "The decoder works"
        assert await tv.orders.open_orders() == ()

    at_a_tv_counter(tmp_path, act)


def test_an_outcome_needs_a_manager_and_a_reason(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        with pytest.raises(KnownError, match="needed"):
            await tv.orders.manager_says(
                first.reference, is_delivered=True, reason=" ", approval=tv.here.sign(entering_outcome(first.reference))
            )
        for approval in (None, tv.here.sign(entering_outcome("another"))):
            with pytest.raises(KnownError, match="has to sign"):
                await tv.orders.manager_says(first.reference, is_delivered=True, reason="Seen", approval=approval)
        assert (await tv.orders.view(first.reference)).word is Word.NOT_SURE

    at_a_tv_counter(tmp_path, act)


def test_a_notice_is_shown_as_reported_and_decides_nothing(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        assert await tv.orders.view(first.reference) == first
        tv.reported[first.reference] = "success\u202e"
        view = await tv.orders.view(first.reference)
        assert view == replace(first, reported="success")
        assert await tv.orders.open_orders() == (view,)

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize("times", [2, 10])
def test_an_impatient_cashier_buys_once(tmp_path: Path, times: int) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        references = await asyncio.gather(*(tv.orders.buy(choice) for _ in range(times)))
        assert len(set(references)) == 1
        view = await tv.result_of(references[0])
        assert (view.word, view.times_sent) == (Word.PAID, 1)
        assert await tv.orders.buy(choice) == view.reference
        assert await tv.times_received(view.reference) == 1
        assert (await tv.kinds(view.reference)).count("order_pressed_again") == times

    at_a_tv_counter(tmp_path, act)


def test_a_slip_that_is_an_order_is_no_other_order(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.result_of(await tv.orders.buy(choice))
        with pytest.raises(KnownError, match="something else"):
            await tv.orders.buy(replace(choice, number="7020000100"))
        assert len(await tv.bought()) == 1

    at_a_tv_counter(tmp_path, act)


def test_whoever_stops_waiting_does_not_stop_the_order(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        screen = asyncio.create_task(tv.orders.buy(choice))
        await asyncio.sleep(0)
        screen.cancel()
        await asyncio.gather(screen, return_exceptions=True)

        async def is_there() -> bool:
            return await tv.here.journal.read(tv_order_views.order_on, choice.slip) is not None

        await tv.here.until(is_there)
        assert (await tv.result_of(await tv.orders.buy(choice))).word is Word.PAID
        assert len(await tv.bought()) == 1

    at_a_tv_counter(tmp_path, act)


def test_the_same_package_for_the_same_number_needs_a_manager_while_one_is_not_sure(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        choice = await tv.choose(LOST)
        with pytest.raises(BoughtAlready) as held:
            await tv.orders.buy(choice)
        assert held.value.reference == first.reference
        assert "manager" in str(held.value.sentence)
        assert len((await tv.here.desk.ledger())["orders"]) == 1
        assert (await tv.kinds(first.reference))[-1] == "order_held_back"
        view = await tv.result_of(await tv.buy_again(choice))
        assert view.reference != first.reference
        order = await tv.here.journal.read(tv_order_views.order_of, view.reference)
        assert order is not None
        assert order.allowed_by == "Bola"
        assert (await tv.kinds(view.reference))[:2] == ["order_opened", "order_allowed"]

    at_a_tv_counter(tmp_path, act)


def test_the_same_package_is_held_back_while_the_first_is_still_on_its_way(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        await tv.here.desk.arm(O.TV_PAY, "slow", delay_ms=1500)
        choice = await tv.choose()
        first, second = await asyncio.gather(
            tv.orders.buy(choice),
            tv.orders.buy(replace(choice, slip=tv.orders.new_slip())),
            return_exceptions=True,
        )
        held, reference = (first, second) if isinstance(first, BaseException) else (second, first)
        assert isinstance(held, BoughtAlready)
        assert isinstance(reference, str)
        assert (await tv.result_of(reference)).word is Word.PAID

    at_a_tv_counter(tmp_path, act)


def test_after_a_day_or_for_something_else_no_manager_is_needed(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        other_package = await tv.result_of(await tv.orders.buy(await tv.choose(LOST, package="36")))
        other_number = await tv.result_of(await tv.buy("7020000100"))
        tv.here.clock.ahead += 23.9 * 3600
        with pytest.raises(BoughtAlready):
            await tv.buy(LOST)
        tv.here.clock.ahead += 0.2 * 3600
        next_day = await tv.result_of(await tv.buy(LOST))
        assert len({view.reference for view in (first, other_package, other_number, next_day)}) == 4
        assert next_day.word is Word.NOT_SURE

    at_a_tv_counter(tmp_path, act)


def test_a_delivered_package_may_be_bought_once_more(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        for _ in range(2):
            assert (await tv.result_of(await tv.buy())).word is Word.PAID

    at_a_tv_counter(tmp_path, act)


def test_an_order_that_was_bought_otherwise_since_is_not_sent_again(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "drop_before")
        first = await tv.result_of(await tv.orders.buy(choice))
        again = replace(choice, slip=tv.orders.new_slip())
        second = await tv.result_of(await tv.buy_again(again))
        assert second.word is Word.PAID
        await tv.wait_two_minutes()
        assert (await tv.orders.view(first.reference)).may_send_again_at is None
        with pytest.raises(KnownError, match="ordered again"):
            await tv.send_again(first.reference)
        assert len(await tv.bought()) == 1

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize("part", ["price", "name", "code"])
def test_a_package_that_changed_meanwhile_is_not_sent(tmp_path: Path, part: str) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        other = Money(240000, Currency.NGN)
        old = {
            "price": replace(choice, price=other, package=replace(choice.package, price=other, amount="2400")),
            "name": replace(choice, package=replace(choice.package, name="GOtv Jolli N2,400")),
            "code": replace(choice, package=replace(choice.package, code="gotv-jolli-old")),
        }[part]
        with pytest.raises(PriceChanged) as changed:
            await tv.orders.buy(old)
        assert changed.value.package == choice.package
        assert str(changed.value.sentence) == "This package is now GOtv Jolli N2,460 for ₦2,460.00. Nothing was bought."
        assert await tv.orders.open_orders() == ()
        assert (await tv.here.desk.ledger())["orders"] == []
        assert (await tv.result_of(await tv.orders.buy(replace(choice, slip=old.slip)))).word is Word.PAID

    at_a_tv_counter(tmp_path, act)


def test_a_package_that_is_gone_is_not_sent(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        with pytest.raises(PriceChanged) as changed:
            await tv.orders.buy(replace(choice, package=replace(choice.package, id="99")))
        assert changed.value.package is None
        assert (await tv.here.desk.ledger())["orders"] == []

    at_a_tv_counter(tmp_path, act)


def test_without_a_fresh_list_nothing_is_sent(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(0, "refused", for_ms=60_000)
        with pytest.raises(NotSent):
            await tv.orders.buy(choice)
        assert await tv.orders.open_orders() == ()

    at_a_tv_counter(tmp_path, act)


def test_a_busy_list_is_asked_for_again_after_the_time_it_names(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PACKAGES, "busy_429", delay_ms=3000)
        assert (await tv.result_of(await tv.orders.buy(choice))).word is Word.PAID
        assert tv.pauses == [3]

    at_a_tv_counter(tmp_path, act)


def test_pay_does_not_wait_for_a_service_that_is_busy_for_long(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PACKAGES, "busy_429", delay_ms=30_000)
        with pytest.raises(TooBusy):
            await tv.orders.buy(choice)
        assert tv.pauses == []

    at_a_tv_counter(tmp_path, act)


def test_a_package_without_a_price_is_not_bought(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        with pytest.raises(KnownError, match="no price"):
            await tv.orders.buy(replace(await tv.choose(), price=Money(0, Currency.NGN)))

    at_a_tv_counter(tmp_path, act)


def test_without_addresses_or_keys_it_is_closed_with_a_sentence(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        first = await tv.result_of(await tv.orders.buy(await tv.choose(BROKEN)))
        await tv.wait_two_minutes()
        tv.here.line.use(None)
        with pytest.raises(KnownError, match="closed"):
            await tv.orders.buy(choice)
        with pytest.raises(KnownError, match="closed"):
            await tv.send_again(first.reference)
        tv.here.line.use(tv.here.client)
        assert (await tv.result_of(await tv.orders.buy(choice))).word is Word.PAID

    at_a_tv_counter(tmp_path, act)


def test_keys_that_are_taken_away_between_two_tries_end_it_as_never_sent(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "refused", after=7, for_ms=60_000)

        async def take_away() -> None:
            tv.here.line.use(None)

        tv.at_pause = take_away
        view = await tv.result_of(await tv.orders.buy(choice))
        assert (view.word, view.times_sent) == (Word.NOT_CHARGED, 3)
        assert str(view.problem) == "The keys were taken away. Nothing was sent."

    at_a_tv_counter(tmp_path, act)


def test_a_number_that_cannot_be_written_is_not_bought(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        with pytest.raises(KnownError, match="cannot be written"):
            await tv.orders.buy(replace(await tv.choose(), number="70 23"))
        assert await tv.orders.open_orders() == ()

    at_a_tv_counter(tmp_path, act)


@pytest.mark.parametrize(
    ("number", "name"), [(MARKUP, "<b>Adaeze</b> & Sons <img src=x onerror=alert(1)>"), (NO_NAME, "")]
)
def test_a_name_stays_plain_text(tmp_path: Path, number: str, name: str) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose(number)
        hostile = replace(
            choice, checked=replace(choice.checked, customer=f"{choice.checked.customer}\x07\u202e\u200f\u2066\n")
        )
        view = await tv.result_of(await tv.orders.buy(hostile))
        assert view.word is Word.PAID
        assert view.customer.startswith(name)
        assert all(char.isprintable() for char in view.customer)
        assert not set(view.customer) & set("\u202e\u200f\u202c\u2066\r\n\x07")

    at_a_tv_counter(tmp_path, act)


def test_an_unknown_reference_is_not_made_up(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        with pytest.raises(KeyError):
            await tv.orders.view("nobody")
        with pytest.raises(KeyError):
            await tv.send_again("nobody")
        with pytest.raises(KeyError):
            await tv.orders.manager_says("nobody", is_delivered=True, reason="Seen", approval=None)

    at_a_tv_counter(tmp_path, act)


def test_the_steps_tell_how_long_each_took(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.arm(O.TV_PAY, "slow", delay_ms=60)
        view = await tv.result_of(await tv.orders.buy(choice))
        number, price, sent, result = view.steps
        assert [step.name for step in view.steps] == list(TvStepName)
        assert (number.seconds, number.started_at) == (None, None)
        assert price.started_at is not None
        assert price.started_at <= view.opened_at
        assert sent.started_at is not None
        assert sent.seconds is not None
        assert sent.seconds >= 0.06
        assert result.started_at == view.ended_at

    at_a_tv_counter(tmp_path, act)


def test_an_order_is_sent_again_only_when_a_manager_signs_for_it(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        await tv.wait_two_minutes()
        for approval in (None, tv.here.sign("enter the outcome of another")):
            with pytest.raises(KnownError, match="sign"):
                await tv.orders.send_again(first.reference, approval=approval)
        assert (await tv.orders.view(first.reference)).times_sent == 1

    at_a_tv_counter(tmp_path, act)
