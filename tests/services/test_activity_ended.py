"""A notice about a card payment of this till that was called declined before it came."""

from pathlib import Path

from pos_app.domain.errors import Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.webhook_view import Doubt, NoticeStanding
from tests.services.counter import PRICE
from tests.services.feed import Feed, at_a_feed, sample


async def declined(here: Feed) -> str:
    """Pay by card, and have the service call it failed because it does not know it yet."""
    (await here.counter.desk.http.put("/webhook", json={"url": "http://127.0.0.1:9/n"})).raise_for_status()
    await here.counter.desk.vary(unknown_reference="failed")
    await here.counter.desk.arm(Operation.INITIALIZE, "drop_before")
    reference = await here.counter.pay()
    assert (await here.counter.end_of(reference)).word is Word.DECLINED
    return reference


async def says_paid(here: Feed, reference: str) -> None:
    money = {"amount": PRICE.wire(), "requested_amount": PRICE.wire(), "currency": PRICE.currency.value}
    await here.arrive(sample("card_successful", reference=reference, **money))


def test_a_declined_card_whose_notice_says_paid_is_asked_about_until_the_service_has_caught_up(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await declined(here)
        await here.counter.desk.vary(unknown_reference="pending")
        before = await here.asked(reference)
        await says_paid(here, reference)

        async def was_asked_thrice() -> bool:
            return await here.asked(reference) >= before + 3

        await here.counter.until(was_asked_thrice)
        wish = {"kind": "transfer_in", "reference": reference, "amount": PRICE.wire()}
        (await here.counter.desk.http.post("/notices", json=wish)).raise_for_status()
        await here.counter.view_when(reference, lambda view: view.state is PaymentState.LATE_SUCCESS)
        await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)

    at_a_feed(tmp_path, act)


def test_a_declined_card_that_the_service_declines_again_is_not_paid_and_not_asked_about_at_each_start(
    tmp_path: Path,
) -> None:
    async def act(here: Feed) -> None:
        reference = await declined(here)
        before = await here.asked(reference)
        await says_paid(here, reference)
        await here.row_when(lambda row: row.doubt is Doubt.NOT_PAID)
        assert await here.asked(reference) == before + 1
        await here.start_again()
        await here.activity.rows()
        assert await here.asked(reference) == before + 1

    at_a_feed(tmp_path, act)
