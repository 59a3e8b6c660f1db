"""The client of the control plane: what it sends, what it reads, and one sentence for everything that goes wrong."""

import json
from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.practice import NoticeDelivery, PracticeView, SampleCard, SampleNotice, Scenario
from pos_app.gateway.control import Control
from tests.gateway.raw import RawServer, Received, answering, reply, run

CATALOGUE: Final[dict[str, object]] = {
    "scenarios": [{"id": "approve", "title": "Approve", "detail": "Paid at once"}],
    "cards": [{"brand": "Visa", "number": "4000000000002701", "result": "Paid"}],
    "smartcards": [{"number": "7023456789", "result": "Delivered"}],
    "notices": [{"id": "payout", "title": "Payout"}],
    "variants": [],
}
STATE: Final[dict[str, object]] = {"scenario": {"id": "approve", "every": False}, "delay_ms": 200, "more": 1}


def ask(work: Callable[[Control], Awaitable[object]], *replies: bytes) -> tuple[object, list[Received]]:
    kept: list[Received] = []

    async def whole() -> object:
        async with RawServer(answering(*replies, kept=kept)) as server:
            control = Control(f"{server.url}/_control", "token-1")
            try:
                return await work(control)
            finally:
                await control.aclose()

    return run(whole()), kept


def test_the_played_service_is_looked_at() -> None:
    view, kept = ask(lambda control: control.look(), reply(CATALOGUE), reply(STATE))
    assert view == PracticeView(
        scenarios=(Scenario("approve", "Approve", "Paid at once"),),
        cards=(SampleCard("Visa", "4000000000002701", "Paid"),),
        smartcards=(SampleCard("", "7023456789", "Delivered"),),
        notices=(SampleNotice("payout", "Payout"),),
        scenario="approve",
        every=False,
        delay_ms=200,
    )
    assert [(each.method, each.target) for each in kept] == [("GET", "/_control/catalogue"), ("GET", "/_control/state")]
    assert {each.header("Authorization") for each in kept} == {"Bearer token-1"}


SWITCHES: Final[dict[str, tuple[Callable[[Control], Awaitable[object]], dict[str, object] | None]]] = {
    "PUT /scenario": (lambda control: control.choose("decline", every=True), {"scenario": "decline", "every": True}),
    "PUT /network": (lambda control: control.slow(700), {"delay_ms": 700}),
    "PUT /webhook": (
        lambda control: control.send_notices_to("http://127.0.0.1:1/n", delay_ms=250),
        {"url": "http://127.0.0.1:1/n", "delay_ms": 250},
    ),
    "POST /clear": (lambda control: control.clear(), None),
}


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("answer", [reply("{}"), b"HTTP/1.1 204 No Content\r\n\r\n"])
def test_a_switch_is_set(name: str, answer: bytes) -> None:
    work, body = SWITCHES[name]
    _, (request,) = ask(work, answer)
    assert f"{request.method} {request.target.removeprefix('/_control')}" == name
    assert (json.loads(request.body) if request.body else None) == body


def test_notices_are_kept_back() -> None:
    _, (request,) = ask(lambda control: control.send_notices_to(None), reply("{}"))
    assert json.loads(request.body) == {"url": None}


def test_a_notice_is_sent_and_its_deliveries_are_told() -> None:
    told: dict[str, object] = {
        "deliveries": [
            {"kind": "payout", "reference": "r-1", "status": 200, "milliseconds": 12, "problem": None},
            {"kind": "payout", "reference": "r-1", "status": None, "milliseconds": 30000, "problem": "no answer"},
        ]
    }
    found, (request,) = ask(lambda control: control.send_notice("payout"), reply(told))
    assert found == (
        NoticeDelivery("payout", "r-1", 200, 12, None),
        NoticeDelivery("payout", "r-1", None, 30000, "no answer"),
    )
    assert json.loads(request.body) == {"kind": "payout"}


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (reply({"message": "No such scenario"}, status="422 No"), "The practice service refused: No such scenario"),
        (reply("{}", status="401 No"), "The practice service refused."),
        (reply("<h1>", status="500 Oops"), "The practice service gave an answer that cannot be read."),
        (reply('{"scenarios": 1}'), "The practice service gave an answer that cannot be read."),
        (reply("x" * 300_000), "The practice service gave an answer that cannot be read."),
        (b"SSH-2.0\r\n\r\n", "The practice service does not answer."),
    ],
)
def test_what_goes_wrong_is_one_sentence(answer: bytes, sentence: str) -> None:
    with pytest.raises(KnownError) as caught:
        ask(lambda control: control.look(), answer)
    assert str(caught.value.sentence) == sentence


def test_a_played_service_that_is_gone_is_said() -> None:
    async def work() -> None:
        control = Control("http://127.0.0.1:9/_control", "t")
        try:
            await control.look()
        finally:
            await control.aclose()

    with pytest.raises(KnownError, match="does not answer"):
        run(work())


@pytest.mark.parametrize(
    "url", ["http://10.0.0.1/_control", "https://sandbox.example/_control", "http://localhost.example/"]
)
def test_only_this_machine_is_practised_on(url: str) -> None:
    with pytest.raises(KnownError):
        Control(url, "t")
