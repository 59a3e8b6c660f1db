"""Knocking for the doctor and fetching for updates: real handshakes, and every way that nobody opens."""

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
import trustme

from pos_app.gateway.endpoint_probe import NoProbeAnswer, Probe, probe
from pos_app.gateway.release_download import NotFetched, fetch_announcement
from tests.gateway.raw import Play, RawServer, Received, answering, reply, run
from tests.gateway.test_tls import client_side, server_side

DATE: Final = "Date: Sun, 22 Nov 2026 12:00:00 GMT"
AT: Final = datetime(2026, 11, 22, 12, 5, tzinfo=UTC)


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


def ask(play: Play, server_tls: ssl.SSLContext | None, tls: ssl.SSLContext, *, within: float = 10.0) -> Probe:
    async def work() -> Probe:
        async with RawServer(play, server_tls) as server:
            return await probe(f"{server.url}/api/v2", tls=tls, now=lambda: AT, within=within)

    return run(work())


def test_who_opens_is_described(authority: trustme.CA) -> None:
    kept: list[Received] = []
    play = answering(reply(b"", status="404 Not Found", headers=(DATE,)), kept=kept)
    found = ask(play, server_side(authority, "127.0.0.1"), client_side(authority))
    assert (found.tls, found.ahead) == ("TLSv1.3", timedelta(minutes=5))
    assert found.certificate_until is not None
    (request,) = kept
    assert (request.method, request.target, request.body) == ("HEAD", "/", b"")
    assert request.header("authorization") is None


def test_this_computer_may_do_without_tls(authority: trustme.CA) -> None:
    found = ask(answering(reply(b"")), None, client_side(authority))
    assert (found.tls, found.certificate_until, found.ahead) == (None, None, None)


@pytest.mark.parametrize("name", ["other.example", "127.0.0.1"])
def test_a_certificate_that_does_not_hold_is_told(authority: trustme.CA, name: str) -> None:
    whose = authority if name == "other.example" else trustme.CA()
    with pytest.raises(NoProbeAnswer, match="its certificate does not hold"):
        ask(answering(reply(b"")), server_side(whose, name), client_side(authority))


def test_nobody_there_is_told(authority: trustme.CA) -> None:
    async def work() -> None:
        async with RawServer(answering(reply(b""))) as server:
            url = server.url
        await probe(url, tls=client_side(authority))

    with pytest.raises(NoProbeAnswer, match="cannot be reached"):
        run(work())


def test_somebody_silent_is_waited_for_no_longer_than_that(authority: trustme.CA) -> None:
    async def say_nothing(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        await reader.read()

    with pytest.raises(NoProbeAnswer, match="does not answer within"):
        ask(say_nothing, None, client_side(authority), within=0.05)


def test_somebody_who_is_no_web_service_is_told(authority: trustme.CA) -> None:
    with pytest.raises(NoProbeAnswer, match="not as a web service does"):
        ask(answering(b"220 mail ready\r\n\r\n"), None, client_side(authority))


def fetch(authority: trustme.CA, answer: bytes) -> bytes:
    async def work() -> bytes:
        async with RawServer(answering(answer), server_side(authority, "127.0.0.1")) as server:
            return await fetch_announcement(f"{server.url}/latest.kaunta", tls=client_side(authority))

    return run(work())


def test_an_announcement_is_fetched_whole(authority: trustme.CA) -> None:
    assert fetch(authority, reply(b"kaunta-release 1\n")) == b"kaunta-release 1\n"


@pytest.mark.parametrize(
    "answer",
    [
        reply(b"", status="302 Found", headers=("Location: https://elsewhere.example/",)),
        reply(b"", status="404 Not Found"),
        reply(b"x" * 300_000),
        reply(b"x", headers=("Content-Encoding: gzip",)),
        reply(b"x", length=10)[:-1],
    ],
    ids=["elsewhere", "none", "endless", "packed", "cut"],
)
def test_anything_else_is_no_announcement(authority: trustme.CA, answer: bytes) -> None:
    async def work() -> bytes:
        async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            await writer.drain()

        async with RawServer(play, server_side(authority, "127.0.0.1")) as server:
            return await fetch_announcement(f"{server.url}/latest.kaunta", tls=client_side(authority))

    with pytest.raises(NotFetched):
        run(work())


@pytest.mark.parametrize("address", ["", "http://plain.example/latest.kaunta"])
def test_only_https_is_asked(address: str) -> None:
    with pytest.raises(NotFetched, match="No address"):
        run(fetch_announcement(address))
