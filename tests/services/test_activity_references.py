"""One reference is one payment however it is spelt, and the reference of a cable TV order is never money that came."""

import json
from pathlib import Path
from typing import Any

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeRow, NoticeStanding
from pos_app.journal import inbox_arrivals, payment_views, tv_orders
from pos_app.journal.database.connection import Connection
from tests.journal.test_tv_orders import intent as tv_intent
from tests.services.counter import DECLINED, PRICE
from tests.services.feed import Feed, at_a_feed, sample
from tests.services.test_activity_matching import is_verified, money


async def again(here: Feed, row: NoticeRow, **data: object) -> None:
    """The notice of a row comes once more, with other values in its record."""
    body: dict[str, Any] = json.loads((await here.inbox.read(inbox_arrivals.letters, [row.row]))[row.row].raw)
    await here.arrive({**body, "data": {**body["data"], **data}})


def settled(connection: Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM settled WHERE channel = 'transfer'").fetchall()[0][0])


@pytest.mark.parametrize("spelt", [" {}", "{} ", "\t{}", "{upper}", " {upper}"])
def test_the_same_notice_in_another_spelling_is_the_same_notice(tmp_path: Path, spelt: str) -> None:
    async def act(here: Feed) -> None:
        row = await money(here)
        await again(here, row, reference=spelt.format(row.reference, upper=row.reference.upper()))
        (same,) = await here.rows_when(lambda rows: sum(row.times for row in rows) == 2)
        assert (same.reference, same.standing) == (row.reference, NoticeStanding.VERIFIED)

    at_a_feed(tmp_path, act)


@pytest.mark.parametrize("change", [{"requested_amount": "99000.00"}, {"id": 7}])
def test_another_spelling_hides_no_contradiction(tmp_path: Path, change: dict[str, object]) -> None:
    async def act(here: Feed) -> None:
        row = await money(here)
        await again(here, row, reference=f" {row.reference.upper()}", **change)
        rows = await here.rows_when(lambda rows: len(rows) == 2)
        assert [row.standing for row in rows] == [NoticeStanding.SUSPICIOUS, NoticeStanding.VERIFIED]
        assert rows[0].doubt is Doubt.CONTRADICTS

    at_a_feed(tmp_path, act)


def test_one_transfer_in_two_spellings_pays_one_sale_and_is_counted_once(tmp_path: Path) -> None:
    """A service that ignores case says paid to both."""

    async def act(here: Feed) -> None:
        first, second = [(await here.counter.end_of(await here.counter.pay(DECLINED))).sale for _ in range(2)]
        row = await money(here)
        shouted = row.reference.upper()
        kind, asked = "transfer_in", {"amount": PRICE.wire(), "reference": shouted}
        (await here.counter.desk.http.put("/webhook", json={"url": "http://127.0.0.1:9/n"})).raise_for_status()
        await here.counter.desk.http.post("/notices", json={"kind": kind, **asked})
        await again(here, row, reference=shouted, status="pending")
        other = (await here.row_when(lambda one: one.reference == shouted and is_verified(one))).row
        await here.activity.match_to_sale(row.row, first)
        with pytest.raises(KnownError, match="matched to a sale already"):
            await here.activity.match_to_sale(other, second)
        assert (await here.activity.view(other)).offers == ()
        assert await here.counter.journal.read(settled) == 1

    at_a_feed(tmp_path, act)


def test_a_card_payment_of_this_till_is_known_however_its_reference_is_spelt(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.http.put("/webhook", json={"url": None, "delay_ms": 0})
        reference = await here.counter.pay()
        await here.counter.end_of(reference)
        await here.arrive(sample("card_successful", reference=f" {reference.upper()}", requested_amount=PRICE.wire()))
        row = await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)
        assert row.who == "Visa •••• 2701"
        assert (await here.activity.heard_of(reference)).standing is NoticeStanding.VERIFIED

    at_a_feed(tmp_path, act)


def test_a_notice_with_the_reference_of_a_tv_order_is_no_transfer_and_pays_no_sale(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        sale = (await here.counter.end_of(await here.counter.pay(DECLINED))).sale
        reference = "till2-00000000000000000tv"
        await tv_orders.open_order(here.counter.journal, tv_intent(reference))
        (await here.counter.desk.http.put("/webhook", json={"url": "http://127.0.0.1:9/n"})).raise_for_status()
        asked = {"amount": PRICE.wire(), "reference": reference}
        await here.counter.desk.http.post("/notices", json={"kind": "transfer_in", **asked})  # the service says paid
        wire = PRICE.wire()
        await here.arrive(sample("dedicated_account", reference=reference.upper(), amount=wire, requested_amount=wire))
        row = await here.row_when(lambda row: row.reference == reference.upper())
        assert (row.kind, row.standing) == (NoticeKind.TV_ORDER, NoticeStanding.REPORTED)
        assert row.doubt is Doubt.CANNOT_BE_ASKED
        with pytest.raises(KnownError, match="not about money that came in"):
            await here.activity.match_to_sale(row.row, sale)
        with pytest.raises(KnownError, match="cannot be asked"):
            await here.activity.check_now(row.row)
        view = await here.activity.view(row.row)
        assert (view.offers, view.is_safe) == ((), False)
        assert await here.asked(reference) == 0
        found = await here.counter.journal.read(payment_views.sale_of, sale)
        assert found is not None
        assert found.state == "open"

    at_a_feed(tmp_path, act)
