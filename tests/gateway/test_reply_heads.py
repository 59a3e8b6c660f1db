"""What a service says before its reply: a few informational replies are passed over, a flood of them ends the call."""

import asyncio
from collections.abc import Sequence
from typing import Final

import pytest

from pos_app.domain.errors import CallFailed, MaybeReceived
from pos_app.domain.replies import VerifiedStatus
from pos_app.gateway.client import ServiceClient
from tests.gateway.raw import Play, RawServer, answering, read_request, reply, run
from tests.gateway.till import CALLS, REFERENCE, a_client

PAID: Final = reply('{"status":true,"data":{"status":"success","message":"Approved"}}')
HINT: Final = b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n"
HINTS: Final = (HINT, b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.0 199 \n\n")


def _in_pieces(raw: bytes, size: int) -> Play:
    async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await read_request(reader)
        for at in range(0, len(raw), size):
            writer.write(raw[at : at + size])
            await writer.drain()
            await asyncio.sleep(0)

    return play


async def _verify(client: ServiceClient) -> VerifiedStatus | str:
    try:
        return (await client.verify(REFERENCE)).status
    except MaybeReceived as failed:
        return failed.trace.why


def _ask(play: Play, *, times: int = 1) -> Sequence[VerifiedStatus | str]:
    async def ask() -> list[VerifiedStatus | str]:
        async with RawServer(play) as server, a_client(server.url) as client:
            return [await _verify(client) for _ in range(times)]

    return run(ask())


@pytest.mark.parametrize("size", [1, 7, 100_000])
@pytest.mark.parametrize("hint", HINTS)
def test_twenty_hints_before_a_reply_are_passed_over(hint: bytes, size: int) -> None:
    assert _ask(_in_pieces(hint * 20 + PAID, size)) == [VerifiedStatus.SUCCESS]


@pytest.mark.parametrize("size", [1, 7, 100_000])
@pytest.mark.parametrize("hint", HINTS)
def test_one_more_is_no_reply(hint: bytes, size: int) -> None:
    assert _ask(_in_pieces(hint * 21 + PAID, size)) == ["no_reply"]


def test_every_request_of_a_kept_connection_has_its_own_twenty() -> None:
    assert _ask(answering(HINT * 20 + PAID), times=3) == [VerifiedStatus.SUCCESS] * 3


def test_hints_that_are_in_a_body_are_a_body() -> None:
    words = '{"status":true,"data":{"status":"success","message":"' + "HTTP/1.1 100  \\n\\n" * 2_000 + '"}}'
    for size in (100, 100_000):
        assert _ask(_in_pieces(reply(words.replace("\\n", "\n\n")), size)) == ["not_json"]
        assert _ask(_in_pieces(reply(words), size)) == [VerifiedStatus.SUCCESS]


@pytest.mark.parametrize("head", [b"HTTP/1.1 103 Early Hints\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n"])
def test_a_head_of_thousands_of_lines_is_no_reply(head: bytes) -> None:
    flood = head + b"a:\r\n" * 5_000 + b"\r\n"
    assert _ask(_in_pieces(flood + PAID, 100_000)) == ["no_reply"]


def test_hints_that_are_few_and_long_are_no_reply() -> None:
    hint = b"HTTP/1.1 103 Early Hints\r\nLink: " + b"a" * 5_000 + b"\r\n\r\n"
    assert _ask(_in_pieces(hint * 3 + PAID, 100_000)) == [VerifiedStatus.SUCCESS]
    assert _ask(_in_pieces(hint * 4 + PAID, 100_000)) == ["no_reply"]


def test_a_large_body_is_read_as_before() -> None:
    words = '{"status":true,"data":{"status":"success","message":"' + "x" * 100_000 + '"}}'
    assert _ask(answering(reply(words)), times=2) == [VerifiedStatus.SUCCESS] * 2


def test_a_flood_of_hints_ends_every_call_as_maybe_received_after_one_sending() -> None:
    flood = _in_pieces(HINT * 20_000 + PAID, 65_536)

    async def ask() -> None:
        async with RawServer(flood) as server, a_client(server.url) as client:
            for place, call in enumerate(CALLS.values()):
                with pytest.raises(CallFailed) as caught:
                    await call(client)
                assert isinstance(caught.value, MaybeReceived)
                assert caught.value.trace.why == "no_reply"
                assert server.connections == place + 1

    run(ask())
