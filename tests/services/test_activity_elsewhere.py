"""Money that came to one service, and that another one is asked about: only a success of that one counts."""

from pathlib import Path

import pytest

from pos_app.domain.webhook_view import Doubt, NoticeStanding
from tests.services.counter import PRICE
from tests.services.feed import Feed, at_a_feed, sample
from tests.services.test_payments_answers import elsewhere

REFERENCE = "VA-elsewhere-1"


async def comes_before_the_service_knows(here: Feed) -> str:
    """Have money told of that the service has not booked yet, and return its row."""
    (await here.counter.desk.http.put("/webhook", json={"url": "http://127.0.0.1:9/n"})).raise_for_status()
    money = {"amount": PRICE.wire(), "requested_amount": PRICE.wire(), "currency": PRICE.currency.value}
    await here.arrive(sample("dedicated_account", reference=REFERENCE, **money))
    return (await here.row_when(lambda row: row.reference == REFERENCE)).row


async def is_booked(here: Feed) -> None:
    """Have the service know of the money; no notice of it gets here any more."""
    wish = {"kind": "transfer_in", "reference": REFERENCE, "amount": PRICE.wire()}
    (await here.counter.desk.http.post("/notices", json=wish)).raise_for_status()


@pytest.mark.parametrize("is_started_again", [False, True])
@pytest.mark.parametrize("unknown_reference", ["failed", "pending", "404"])
def test_another_service_denies_no_money_and_its_own_is_asked_on(
    tmp_path: Path, unknown_reference: str, *, is_started_again: bool
) -> None:
    async def act(here: Feed) -> None:
        row = await comes_before_the_service_knows(here)
        await here.row_when(lambda row: row.doubt is Doubt.UNKNOWN_TO_SERVICE)
        async with elsewhere(here.counter, unknown_reference=unknown_reference):
            found = await here.row_when(lambda row: row.doubt is not Doubt.UNKNOWN_TO_SERVICE)
            assert (found.standing, found.doubt) == (NoticeStanding.REPORTED, Doubt.NO_ANSWER)
            here.counter.line.use(here.counter.client)
        if is_started_again:
            await here.start_again()
        await is_booked(here)
        found = await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)
        assert found.row == row

    at_a_feed(tmp_path, act)


def test_verified_money_is_not_denied_by_a_service_that_it_never_came_to(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("transfer_in", amount=PRICE.wire())
        row = await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)
        async with elsewhere(here.counter, unknown_reference="failed"):
            await here.activity.check_now(row.row)
            assert (await here.activity.view(row.row)).denied is Doubt.NONE
            here.counter.line.use(here.counter.client)

    at_a_feed(tmp_path, act)


def test_what_its_own_service_denied_is_denied_while_another_one_is_asked(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.vary(unknown_reference="failed")
        row = await comes_before_the_service_knows(here)
        await here.row_when(lambda row: row.doubt is Doubt.NOT_PAID)
        async with elsewhere(here.counter, unknown_reference="404"):
            await here.activity.check_now(row)
            assert (await here.activity.view(row)).head.doubt is Doubt.NOT_PAID
            here.counter.line.use(here.counter.client)

    at_a_feed(tmp_path, act)


@pytest.mark.parametrize("is_started_again", [False, True])
def test_what_came_while_another_service_was_spoken_to_is_asked_about_where_the_till_speaks_now(
    tmp_path: Path, *, is_started_again: bool
) -> None:
    """Nobody knows which of two services a notice is of: its address was mistyped, or has changed for good."""

    async def act(here: Feed) -> None:
        async with elsewhere(here.counter, unknown_reference="failed"):
            await comes_before_the_service_knows(here)
            await here.row_when(lambda row: row.doubt is Doubt.NOT_PAID)
            here.counter.line.use(here.counter.client)
            if is_started_again:
                await here.start_again()
            await is_booked(here)
            await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)

    at_a_feed(tmp_path, act)
