"""How calls leave the till: where to, over which connection, with which words in the log, and how they are stopped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, KnownError, MaybeReceived, NotSent, Operation, Refused
from pos_app.domain.ink import Ink
from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Encrypted, Provider, Started
from pos_app.gateway import reply_parsing
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.transport import DEADLINES, trusted_tls
from pos_app.gateway.tv_order_body import order_bytes
from tests.gateway.raw import RawServer, Received, answering, read_request, reply, run
from tests.gateway.till import AMOUNT, CALLS, GOTV, INK, JOLLI, KEYS, REFERENCE, SECRET, a_card, a_client, a_profile

NO: Final = reply('{"success":false,"message":"No"}')


async def refuse(client: ServiceClient, operation: Operation) -> None:
    with pytest.raises(Refused):
        await CALLS[operation](client)


def asked(name: str) -> Received | None:
    """Return the request for the packages of a provider, if one is made."""
    kept: list[Received] = []

    async def work() -> None:
        async with RawServer(answering(NO, kept=kept)) as server, a_client(server.url) as client:
            with pytest.raises((Refused, NotSent)):
                await client.tv_packages(Provider(name, name, ""))

    run(work())
    return kept[0] if kept else None


@settings(max_examples=60, deadline=None)
@given(name=st.text(min_size=1, max_size=40))
def test_a_provider_is_one_segment_of_the_path_whatever_it_is_called(name: str) -> None:
    request = asked(name)
    if request is None:
        assert not name.isprintable() or not name.strip(". ")
        return
    assert request.target.startswith("/api/v2/tv/packages/")
    segment = request.target.removeprefix("/api/v2/tv/packages/")
    assert unquote(segment, errors="strict") == name
    assert not set(segment) & set("/?#\\")
    assert segment.isascii()


@pytest.mark.parametrize("name", ["a/b", "../tv", "a%2Fb", "a?b=c", "a#b", "DStv é ₦", "a b", "%2e%2e", "a;b", "...x"])
def test_a_provider_with_an_odd_name_walks_nowhere(name: str) -> None:
    request = asked(name)
    assert request is not None
    assert request.target.count("/") == 5
    assert unquote(request.target.rpartition("/")[2]) == name


@pytest.mark.parametrize("name", [".", "..", "...", "", " ", "a\nb", "\ud800", "x" * 101])
def test_a_provider_that_cannot_be_asked_about_is_not(name: str) -> None:
    assert asked(name) is None


WITH_REFERENCE: Final[dict[Operation, Callable[[ServiceClient, str], Awaitable[object]]]] = {
    Operation.ENCRYPT: lambda client, reference: client.encrypt(a_card(), reference=reference),
    Operation.INITIALIZE: lambda client, reference: client.initialize(
        Encrypted("ab"), email="a@b.c", amount=AMOUNT, reference=reference, ink=INK
    ),
    Operation.ENROLL: lambda client, reference: client.enroll(a_card(), reference=reference, ink=INK),
    Operation.VERIFY: lambda client, reference: client.verify(reference),
    Operation.RESEND_NOTICE: lambda client, reference: client.resend_notice(reference),
}


@pytest.mark.parametrize("reference", ["", ".", "..", "a/b", "a%2Fb", "a b", "é", "a\n", "x" * 101, "a?b"])
@pytest.mark.parametrize("operation", WITH_REFERENCE, ids=lambda operation: operation.name.lower())
def test_a_foreign_reference_that_could_walk_is_never_asked_about(reference: str, operation: Operation) -> None:
    async def work() -> int:
        async with RawServer(answering(NO)) as server, a_client(server.url) as client:
            with pytest.raises(NotSent) as caught:
                await WITH_REFERENCE[operation](client, reference)
            assert caught.value.trace.why == "unsendable"
            return server.connections

    assert run(work()) == 0


def test_a_device_page_of_a_reference_that_could_walk_has_no_address() -> None:
    async def work() -> None:
        async with a_client("https://service.example") as client:
            with pytest.raises(KnownError):
                client.device_page_url("../x", "y")

    run(work())


@pytest.mark.parametrize("reference", ["A.b_c=d-9", "=", "-"])
def test_a_foreign_reference_that_is_askable_is_sent_as_it_is(reference: str) -> None:
    kept: list[Received] = []

    async def work() -> None:
        async with RawServer(answering(NO, kept=kept)) as server, a_client(server.url) as client:
            with pytest.raises(Refused):
                await client.verify(reference)

    run(work())
    assert unquote(kept[0].target) == f"/api/verify-transaction/{reference}"


@pytest.mark.parametrize("email", ["", "ada", "a@b@c", "a b@c.d", "ada@shop.ng\n", "@", "x@" + "y" * 300])
def test_an_address_that_is_none_is_not_sent(email: str) -> None:
    async def work() -> int:
        async with RawServer(answering(NO)) as server, a_client(server.url) as client:
            with pytest.raises(NotSent):
                await client.initialize(Encrypted("ab"), email=email, amount=AMOUNT, reference=REFERENCE, ink=INK)
            return server.connections

    assert run(work()) == 0


def test_an_amount_of_nothing_is_not_sent() -> None:
    async def work() -> None:
        async with a_client("https://service.example") as client:
            with pytest.raises(NotSent):
                await client.initialize(
                    Encrypted("ab"), email="a@b.c", amount=Money(0, Currency.NGN), reference=REFERENCE, ink=INK
                )

    run(work())


@pytest.mark.parametrize(
    ("number", "reference"), [("", REFERENCE), ("70 23", REFERENCE), ("7", "Upper"), ("7", ""), ("7", "a.b")]
)
def test_an_order_that_breaks_a_rule_is_not_written(number: str, reference: str) -> None:
    with pytest.raises(KnownError):
        order_bytes(a_profile("https://a.example"), provider=GOTV, number=number, package=JOLLI, reference=reference)


def test_an_order_is_the_same_bytes_each_time() -> None:
    profile = a_profile("https://a.example")
    written = {
        order_bytes(profile, provider=GOTV, number="7023456789", package=JOLLI, reference="pos-20250101-000001")
        for _ in range(3)
    }
    assert written == {b'{"number":"7023456789","plan_id":"35","provider":"GOTV","reference":"pos-20250101-000001"}'}


MONEY: Final = [Operation.INITIALIZE, Operation.ENROLL, Operation.TV_PAY, Operation.RESEND_NOTICE]


@pytest.mark.parametrize("operation", CALLS, ids=lambda operation: operation.name.lower())
def test_money_calls_open_a_connection_of_their_own(operation: Operation) -> None:
    async def work() -> int:
        async with RawServer(answering(NO)) as server, a_client(server.url) as client:
            for _ in range(3):
                await refuse(client, operation)
            return server.connections

    assert run(work()) == (3 if operation in MONEY else 1)


def test_a_kept_connection_that_the_service_closed_is_not_used() -> None:
    async def work() -> list[str]:
        closed = asyncio.Event()

        async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await read_request(reader)
            writer.write(NO)
            await writer.drain()
            writer.close()
            await writer.wait_closed()
            closed.set()

        ends: list[str] = []
        async with RawServer(play) as server, a_client(server.url) as client:
            for _ in range(3):
                with pytest.raises(CallFailed) as caught:
                    await client.tv_providers()
                ends.append(caught.value.trace.why)
                await closed.wait()
        return ends

    assert run(work()) == ["refused"] * 3


def test_what_was_written_before_is_named_beside_the_call(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "pos_app.gateway")

    async def work() -> None:
        async with RawServer(answering(NO)) as server, a_client(server.url) as client:
            with pytest.raises(Refused):
                await client.initialize(
                    Encrypted("ab"), email="a@b.c", amount=AMOUNT, reference=REFERENCE, ink=Ink(4711)
                )

    run(work())
    (line,) = [record.getMessage() for record in caplog.records if record.name == "pos_app.gateway"]
    assert line.startswith("operation 2: Refused (refused), status 200, line 4711, ")


def test_no_log_line_holds_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    replies = (reply("abcdef12"), reply("<h1>sk_live_x</h1>"), NO)

    async def work() -> None:
        async with RawServer(answering(*replies)) as server, a_client(server.url) as client:
            for call in CALLS.values():
                try:
                    await call(client)
                except CallFailed as failed:
                    logging.getLogger("test").info("%s %r %s", failed, failed, failed.trace)

    run(work())
    assert len(caplog.records) > len(CALLS)
    for secret in (SECRET, KEYS.public, "2701", "357", "ada@example.com", "abcdef12", "7023456789", "sk_live"):
        assert secret not in caplog.text


def test_a_mistake_of_a_reader_still_means_received(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(raw: bytes) -> Started:
        raise ZeroDivisionError(raw)

    monkeypatch.setattr(reply_parsing, "started", broken)

    async def work() -> None:
        async with RawServer(answering(reply("secret words"))) as server, a_client(server.url) as client:
            await CALLS[Operation.INITIALIZE](client)

    with pytest.raises(MaybeReceived) as caught:
        run(work())
    assert caught.value.trace.why == "unexpected"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        "operation 2: unexpected ZeroDivisionError"
    ]


def test_the_time_a_call_took_is_that_of_the_clock_it_was_given() -> None:
    times = iter([100.0, 101.5])

    async def work() -> None:
        async with (
            RawServer(answering(NO)) as server,
            ServiceClient(a_profile(server.url), KEYS, Environment.TEST, clock=lambda: next(times)) as client,
        ):
            await client.tv_providers()

    with pytest.raises(Refused) as caught:
        run(work())
    assert caught.value.trace.milliseconds == 1500


def test_a_cancelled_call_is_cancelled_and_leaves_no_connection() -> None:
    async def work() -> bytes:
        arrived, gone = asyncio.Event(), asyncio.Event()
        rest = bytearray()

        async def play(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
            await read_request(reader)
            arrived.set()
            try:
                rest.extend(await reader.read())
            finally:
                gone.set()

        async with RawServer(play) as server, a_client(server.url) as client:
            task = asyncio.create_task(client.verify(REFERENCE))
            await arrived.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await gone.wait()
        return bytes(rest)

    assert run(work()) == b""


def test_live_keys_and_plain_http_never_meet() -> None:
    live = MerchantKeys.parse(secret="sk_live_12345678", public="pk_live_12345678", environment=Environment.LIVE)
    for name in ("base_url", "s2s_base_url", "card_page_base_url"):
        profile = a_profile("https://service.example", **{name: "http://127.0.0.1:8000"})
        with pytest.raises(KnownError, match=name):
            ServiceClient(profile, live, Environment.LIVE)
        with pytest.raises(KnownError, match=name):
            ServiceClient(profile, live, Environment.TEST)
        with pytest.raises(KnownError, match=name):
            ServiceClient(profile, KEYS, Environment.LIVE)


def test_deadlines_are_those_of_the_house() -> None:
    assert {int(operation): seconds for operation, seconds in DEADLINES.items()} == {
        1: 30, 2: 30, 4: 30, 5: 15, 6: 20, 7: 20, 8: 20, 9: 60, 10: 60,
    }  # fmt: skip


def test_secrets_do_not_show_in_a_repr() -> None:
    shown = repr((Encrypted("abcdef"), Started("token-1", "https://a.example", "id"), KEYS))
    assert "abcdef" not in shown
    assert "token-1" not in shown
    assert "sk_test" not in shown
    assert "pk_test" not in shown


def test_the_rules_of_tls_come_from_nowhere_else(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("SSLKEYLOGFILE", f"{tmp_path}/keys")
    rules = trusted_tls()
    assert rules.minimum_version.name == "TLSv1_2"
    assert rules.check_hostname
    assert rules.verify_mode.name == "CERT_REQUIRED"
    assert not getattr(rules, "keylog_filename", None)
