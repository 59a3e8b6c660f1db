"""Each switch of a service that reads its own description otherwise, against a sandbox that plays it."""

import asyncio
import itertools
import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.replies import Package, Provider
from pos_app.domain.tv_view import OrderView
from pos_app.journal import line_views, tv_order_views
from tests.gateway.raw import RawServer, Received, read_request, reply
from tests.services.tv_counter import DELIVERED, TvCounter, at_a_tv_counter, tv_counter

ADVICE = "Signature refused: check the key pair and the signing-key setting. Nothing was charged."


def bought_with(tmp_path: Path, profile: Mapping[str, object], variants: Mapping[str, object]) -> OrderView:
    """Buy from a service that plays these variants, with a profile that has these switches."""
    seen: list[OrderView] = []

    async def act(tv: TvCounter) -> None:
        await tv.here.desk.vary(**variants)
        seen.append(await tv.result_of(await tv.buy()))

    at_a_tv_counter(tmp_path, act, profile=profile)
    return seen[0]


@pytest.mark.parametrize(("ours", "theirs"), list(itertools.product(["public", "secret"], repeat=2)))
def test_an_order_is_signed_with_the_key_that_the_service_reads(tmp_path: Path, ours: str, theirs: str) -> None:
    view = bought_with(tmp_path, {"signing_key": ours}, {"signing_key": theirs})
    if ours == theirs:
        assert view.word is Word.PAID
    else:
        assert (view.word, str(view.problem)) == (Word.DECLINED, ADVICE)
        assert view.said.startswith("Invalid Signature")


@pytest.mark.parametrize("field", ["provider", "id", "code"])
def test_a_provider_is_named_by_the_field_that_the_service_reads(tmp_path: Path, field: str) -> None:
    view = bought_with(tmp_path, {"provider_field": field}, {"provider_field": field})
    assert (view.word, view.provider) == (Word.PAID, "GOTV")


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("plan_id", "plan_id"),
        ("code", "code"),
        ("both", "plan_id"),
        ("both", "code"),
        ("both", "either"),
        ("code", "either"),
    ],
)
def test_a_package_is_named_by_the_field_that_the_service_reads(tmp_path: Path, ours: str, theirs: str) -> None:
    view = bought_with(tmp_path, {"plan_field": ours}, {"plan_field": theirs})
    assert (view.word, view.package_code) == (Word.PAID, "gotv-jolli")


@pytest.mark.parametrize(("ours", "theirs"), [("plan_id", "code"), ("code", "plan_id")])
def test_a_package_named_by_the_wrong_field_is_refused_and_not_bought(tmp_path: Path, ours: str, theirs: str) -> None:
    view = bought_with(tmp_path, {"plan_field": ours}, {"plan_field": theirs})
    assert (view.word, view.receipt) == (Word.DECLINED, None)


@pytest.mark.parametrize("currency", Currency)
def test_prices_are_in_the_currency_of_the_profile(tmp_path: Path, currency: Currency) -> None:
    view = bought_with(tmp_path, {"tv_currency": currency.value}, {})
    assert (view.word, view.amount) == (Word.PAID, Money(246000, currency))


@pytest.mark.parametrize("form", ["as_listed", "two_places", "none"])
def test_a_price_is_the_same_price_however_many_decimals_it_has(tmp_path: Path, form: str) -> None:
    view = bought_with(tmp_path, {}, {"package_amounts": form, "validate_reply": "content"})
    assert (view.word, view.amount) == (Word.PAID, Money(246000, Currency.NGN))


@pytest.mark.parametrize(
    ("status", "error", "word"),
    [
        ("delivered", "", Word.PAID),
        ("SUCCESS", "", Word.PAID),
        ("Successful", "", Word.PAID),
        ("completed", "", Word.PAID),
        ("Reversed", "", Word.DECLINED),
        ("Queued", "", Word.NOT_SURE),
        ("", "", Word.NOT_SURE),
        ("Delivered", "Decoder is off", Word.NOT_SURE),
    ],
)
def test_a_status_means_what_the_house_reads_in_it(tmp_path: Path, status: str, error: str, word: Word) -> None:
    async def act() -> None:
        async with tv_counter(tmp_path) as tv:
            await tv.here.desk.vary(tv_status=status, tv_error_text=error)
            view = await tv.result_of(await tv.buy())
            assert (view.word, view.said) == (word, error or status)

    asyncio.run(act())  # a service that delivers and calls it reversed breaks a promise that is not ours


@pytest.mark.parametrize("variants", [{"errors_with_200": True}, {"errors_name_fields": False}])
def test_a_refusal_is_one_in_every_form(tmp_path: Path, variants: dict[str, object]) -> None:
    async def act(tv: TvCounter) -> None:
        choice = await tv.choose()
        await tv.here.desk.vary(signing_key="secret", **variants)
        view = await tv.result_of(await tv.orders.buy(choice))
        assert (view.word, str(view.problem)) == (Word.DECLINED, ADVICE)

    at_a_tv_counter(tmp_path, act)


def test_sent_again_it_is_the_same_bytes_with_the_same_signature(tmp_path: Path) -> None:
    entry = {"id": 35, "name": "GOtv Jolli N2,460", "code": "gotv-jolli", "amount": "2460"}
    listed = reply({"success": True, "code": "00000", "message": "", "data": [entry]})
    kept: list[Received] = []

    async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            received = await read_request(reader)
            if received.method == "POST":
                kept.append(received)
            writer.write(listed if received.method == "GET" else reply("", status="500 Oops"))
            await writer.drain()

    async def act() -> None:
        async with RawServer(play) as server, tv_counter(tmp_path, profile={"base_url": server.url}) as tv:
            jolli = Package("35", "GOtv Jolli N2,460", "gotv-jolli", "2460", Money(246000, Currency.NGN))
            first = await tv.result_of(await tv.orders.buy(tv.choice_of(Provider("GOTV", "GOTV", ""), jolli)))
            await tv.start_again()  # not from memory: from the journal
            await tv.sent_again(first.reference)
            order = await tv.here.journal.read(tv_order_views.order_of, first.reference)
            assert order is not None
            assert [request.body for request in kept] == [order.body, order.body]
            assert len({request.header("Encryption") for request in kept}) == 1
            assert json.loads(order.body) == {
                "number": DELIVERED,
                "plan_id": "35",
                "provider": "GOTV",
                "reference": first.reference,
            }
            opened = (await tv.here.journal.read(line_views.about, first.reference, limit=1))[0]
            assert opened.facts["body_sha256"] == sha256(order.body).hexdigest()

    asyncio.run(act())
