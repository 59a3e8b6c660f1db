"""Logos over a real line: from the service's own origin, without a key, capped, and never more than none."""

import asyncio
import ssl

import pytest
import trustme
from hypothesis import given
from hypothesis import strategies as st

from pos_app.gateway.addresses import origin_of
from pos_app.gateway.logo_download import LogoDownload, logo_url
from pos_app.sandbox.logos import logo_png
from tests.gateway.raw import Play, RawServer, Received, answering, read_request, reply, run
from tests.gateway.till import NO_CERTIFICATES

PNG = logo_png("GOTV")
TYPED = ("Content-Type: image/png",)


def fetch(play: Play, *, path: str = "images/gotv.png", seconds: float = 20.0, base: str = "") -> bytes | None:
    async def work() -> bytes | None:
        async with RawServer(play) as server:
            return await LogoDownload(tls=NO_CERTIFICATES, seconds=seconds).fetch(server.url + base, path)

    return run(work())


@pytest.mark.parametrize(
    ("path", "url"),
    [
        ("images/tv/gotv.png", "https://pay.example/v/images/tv/gotv.png"),
        ("./gotv.png", "https://pay.example/v/gotv.png"),
        ("/images/gotv.png", "https://pay.example/images/gotv.png"),
        ("../gotv.png?v=2#top", "https://pay.example/gotv.png?v=2"),
        ("images/Go TV ü.png", "https://pay.example/v/images/Go%20TV%20%C3%BC.png"),
        ("https://pay.example/gotv.png", "https://pay.example/gotv.png"),
        ("HTTPS://PAY.example:443/gotv.png", "https://PAY.example:443/gotv.png"),
    ],
)
def test_a_logo_lies_below_the_address_of_the_service(path: str, url: str) -> None:
    assert logo_url("https://pay.example/v", path) == url


@pytest.mark.parametrize(
    "path",
    [
        "",
        "  ",
        "https://elsewhere.example/gotv.png",
        "http://pay.example/gotv.png",
        "https://pay.example:8443/gotv.png",
        "https://pay.example.evil.example/gotv.png",
        "https://pay.example@evil.example/gotv.png",
        "https://u:p@pay.example/gotv.png",
        "//elsewhere.example/gotv.png",
        "file:///etc/passwd",
        "data:image/png;base64,AAAA",
        "javascript:alert(1)",
        "https://[::1/gotv.png",
        "x" * 3000,
    ],
)
def test_a_logo_from_anywhere_else_is_never_asked_for(path: str) -> None:
    assert logo_url("https://pay.example/v", path) == ""


@given(st.text(max_size=80) | st.from_regex(r"(https?:)?//[a-z@:\[\].\\/%0-9\u2100-\u2110]{0,30}", fullmatch=True))
def test_whatever_is_listed_no_other_origin_is_ever_asked(path: str) -> None:
    url = logo_url("https://pay.example/v", path)
    assert url == "" or origin_of(url) == "https://pay.example"


def test_a_backslash_is_part_of_a_name_and_leads_nowhere() -> None:
    assert (
        logo_url("https://pay.example", "\\\\evil.example\\a.png") == "https://pay.example/%5C%5Cevil.example%5Ca.png"
    )


def test_a_picture_is_asked_for_without_a_key_or_a_cookie() -> None:
    kept: list[Received] = []
    setting = (*TYPED, "Set-Cookie: a=b")
    assert fetch(answering(reply(PNG, headers=setting), kept=kept), base="/v") == PNG
    assert [(each.method, each.target, each.body) for each in kept] == [("GET", "/v/images/gotv.png", b"")]
    names = {name.lower() for name, _ in kept[0].headers}
    assert names == {"host", "accept", "accept-encoding", "user-agent"}


@pytest.mark.parametrize(
    "said",
    [
        reply(PNG, headers=("Content-Type: image/svg+xml",)),
        reply(PNG, headers=("Content-Type: text/html",)),
        reply(PNG),
        reply(b"<html></html>", headers=TYPED),
        reply(PNG, status="404 Not Found", headers=TYPED),
        reply(PNG, status="201 Created", headers=TYPED),
        reply(b"", status="304 Not Modified", headers=TYPED),
        reply(PNG + bytes(256 * 1024), headers=TYPED),
        reply(PNG, headers=(*TYPED, "Content-Encoding: gzip")),
        b"SSH-2.0-OpenSSH_9.2\r\n\r\n",
    ],
)
def test_what_is_no_small_picture_is_none(said: bytes) -> None:
    assert fetch(answering(said)) is None


def test_a_redirect_is_not_followed() -> None:
    kept: list[Received] = []
    there = reply(b"", status="302 Found", headers=("Location: /other.png",))
    assert fetch(answering(there, reply(PNG, headers=TYPED), kept=kept)) is None
    assert len(kept) == 1


def test_a_length_that_was_promised_is_not_believed() -> None:
    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await read_request(reader)
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nTransfer-Encoding: chunked\r\n\r\n")
        while True:
            writer.write(b"10000\r\n" + bytes(0x10000) + b"\r\n")
            await writer.drain()

    assert fetch(flood) is None


async def _never(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.read()


async def _drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 5000\r\n\r\n")
    while True:
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.005)


async def _hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    writer.write(reply(PNG, headers=TYPED, length=len(PNG) + 10))
    await writer.drain()
    writer.close()


@pytest.mark.parametrize(("play", "seconds"), [(_never, 0.15), (_drip, 0.15), (_hang_up, 20.0)])
def test_a_line_that_is_slow_or_breaks_gives_none(play: Play, seconds: float) -> None:
    assert fetch(play, seconds=seconds) is None


def test_nobody_at_home_gives_none() -> None:
    assert run(LogoDownload().fetch("http://127.0.0.1:1", "gotv.png")) is None


def test_without_a_path_nobody_is_asked() -> None:
    kept: list[Received] = []
    assert fetch(answering(reply(PNG, headers=TYPED), kept=kept), path="https://elsewhere.example/a.png") is None
    assert kept == []


def test_a_service_that_cannot_prove_who_it_is_gives_none() -> None:
    authority = trustme.CA()
    server_side = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with authority.issue_cert("127.0.0.1").private_key_and_cert_chain_pem.tempfile() as path:
        server_side.load_cert_chain(path)
    client_side = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

    async def ask(tls: ssl.SSLContext) -> bytes | None:
        async with RawServer(answering(reply(PNG, headers=TYPED)), server_side) as server:
            return await LogoDownload(tls=tls).fetch(server.url, "gotv.png")

    assert run(ask(client_side)) is None
    client_side.load_verify_locations(cadata=authority.cert_pem.bytes().decode("ascii"))
    assert run(ask(client_side)) == PNG
