"""Every operation against every fault of a line: the class is that of the table, and nothing is sent twice."""

import asyncio
import gzip
import socket
import struct
import tracemalloc
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, KeysRefused, MaybeReceived, NotSent, Operation, Refused, TooBusy
from pos_app.gateway.client import ServiceClient
from tests.gateway.raw import Play, RawServer, Received, answering, read_request, reply, run
from tests.gateway.till import CALLS, INK, KEYS, NO_CERTIFICATES, a_client, a_profile

_O = Operation
ASKED_AGAIN: Final = {_O.ENCRYPT, _O.VERIFY, _O.TV_PROVIDERS, _O.TV_PACKAGES, _O.TV_VALIDATE}
REFUSAL: Final = '{"success":false,"message":"Service currently not available"}'
LONG: Final = 20.0
SHORT: Final = 0.15


@dataclass(frozen=True, slots=True)
class Fault:
    """What the service does, and what must come of it."""

    play: Play
    ends_as: type[CallFailed]
    why: str | frozenset[str]
    seconds: float = LONG


async def _close_at_once(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


async def _speak_first(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
    await reader.read()


async def _drop_after_request(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    writer.close()


async def _reset_after_request(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    _reset(writer)


def _reset(writer: asyncio.StreamWriter) -> None:
    raw: socket.socket = writer.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def _never_answer(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await read_request(reader)
    await reader.read()


async def _drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n")
    while True:
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.005)


async def _head_never_ends(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"X-More: " + b"x" * 1000 + b"\r\n")
        await writer.drain()


async def _body_never_ends(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    while True:
        writer.write(chunk)
        await writer.drain()


async def _no_that_never_ends(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    writer.write(b"HTTP/1.1 401 No\r\nTransfer-Encoding: chunked\r\n\r\n")
    while True:
        writer.write(b"1000\r\n" + b"x" * 4096 + b"\r\n")
        await writer.drain()


async def _hints_never_end(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await read_request(reader)
    while True:
        writer.write(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 10)
        await writer.drain()


def _says(raw: bytes) -> Play:
    async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await read_request(reader)
        writer.write(raw)
        await writer.drain()
        writer.close()

    return play


def _maybe(raw: bytes, *why: str) -> Fault:
    return Fault(_says(raw), MaybeReceived, frozenset(why))


BOMB: Final = gzip.compress(b"0" * 5_000_000)
UNREADABLE: Final = ("not_json", "wrong_shape", "not_hexadecimal")

FAULTS: Final = {
    "closed at once": Fault(_close_at_once, MaybeReceived, frozenset({"no_reply", "write_error"})),
    "dropped after the request": Fault(_drop_after_request, MaybeReceived, "no_reply"),
    "reset after the request": Fault(_reset_after_request, MaybeReceived, "no_reply"),
    "never answered": Fault(_never_answer, MaybeReceived, "deadline", SHORT),
    "dripping": Fault(_drip, MaybeReceived, "deadline", SHORT),
    "endless head": Fault(_head_never_ends, MaybeReceived, "no_reply"),
    "endless hints": Fault(_hints_never_end, MaybeReceived, "no_reply"),
    "endless body": Fault(_body_never_ends, MaybeReceived, "too_large"),
    "promised too large": _maybe(reply("0" * 300_000), "too_large"),
    "cut short": _maybe(reply('{"status":true', length=500), "cut_short"),
    "chunk cut short": _maybe(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{", "cut_short"),
    "chunk that is none": _maybe(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n", "cut_short"),
    "two lengths": _maybe(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}}", "no_reply"),
    "not HTTP": _maybe(b"SSH-2.0-OpenSSH_9.2\r\n", "no_reply"),
    "gzip bomb": _maybe(reply(BOMB, headers=("Content-Encoding: gzip",)), "compressed"),
    "gzip bomb without saying so": _maybe(reply(BOMB), *UNREADABLE),
    "created": _maybe(reply("{}", status="201 Created"), "unexpected_status"),
    "nothing": _maybe(b"HTTP/1.1 204 No Content\r\n\r\n", "unexpected_status"),
    "switching": _maybe(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n", "no_reply"),
    "moved": _maybe(reply("", status="301 Moved", headers=("Location: /elsewhere",)), "redirect"),
    "moved, to be repeated": _maybe(reply("", status="307 Again", headers=("Location: /elsewhere",)), "redirect"),
    "server error": _maybe(reply(REFUSAL, status="500 Oops"), "server_error"),
    "server away": _maybe(reply("<h1>Bad gateway</h1>", status="502 Bad Gateway"), "server_error"),
    "odd status": _maybe(reply("{}", status="299 Fine"), "unexpected_status"),
    "keys unknown": Fault(_says(reply(REFUSAL, status="401 No")), KeysRefused, "keys_refused"),
    "keys unknown, at endless length": Fault(_no_that_never_ends, KeysRefused, "keys_refused"),
    "keys unknown, compressed": Fault(
        _says(reply(BOMB, status="401 No", headers=("Content-Encoding: gzip",))), KeysRefused, "keys_refused"
    ),
    "keys forbidden": Fault(_says(reply("<h1>No</h1>", status="403 No")), KeysRefused, "keys_refused"),
    "refused": Fault(_says(reply(REFUSAL, status="400 Bad Request")), Refused, "unavailable"),
    "refused with 200": Fault(_says(reply(REFUSAL)), Refused, "unavailable"),
    "refused by status": Fault(_says(reply('{"status":false,"message":"No"}')), Refused, "refused"),
    "bad request without JSON": _maybe(reply("<h1>Bad</h1>", status="400 Bad Request"), "not_json"),
    "bad request that says nothing": _maybe(reply("{}", status="404 Not Found"), "wrong_shape"),
    "a no without words": _maybe(reply('{"success":false}'), "wrong_shape"),
    "HTML": _maybe(reply("<!doctype html><title>Hotel Wi-Fi</title>"), *UNREADABLE),
    "garbage": _maybe(reply(bytes(range(256)) * 8), *UNREADABLE),
    "empty": _maybe(reply(""), *UNREADABLE),
    "empty object": _maybe(reply("{}"), *UNREADABLE),
    "an array": _maybe(reply("[]"), *UNREADABLE),
    "null": _maybe(reply("null"), *UNREADABLE),
    "byte order mark": _maybe(reply(b'\xef\xbb\xbf{"success":true}'), *UNREADABLE),
    "UTF-16": _maybe(reply('{"success":true}'.encode("utf-16")), *UNREADABLE),
    "not UTF-8": _maybe(reply(b'{"success":false,"message":"\xff"}'), *UNREADABLE),
    "half a character": _maybe(reply(r'{"success":false,"message":"\ud800"}'), "wrong_shape"),
    "NaN": _maybe(reply('{"success":false,"message":"No","data":NaN}'), "not_json"),
    "an endless number": _maybe(reply('{"success":false,"message":"No","data":' + "9" * 5000 + "}"), "not_json"),
    "a name twice": _maybe(reply('{"success":true,"success":false,"message":"No"}'), "not_json"),
    "deep": _maybe(reply('{"message":"No","success":false,"data":' + "[" * 100 + "]" * 100 + "}"), "wrong_shape"),
    "very deep": _maybe(reply('{"data":' + "[" * 100_000 + "]" * 100_000 + "}"), "too_large"),
    "quite deep": _maybe(reply('{"data":' + "[" * 20_000 + "]" * 20_000 + "}"), "not_json"),
}  # fmt: skip


@pytest.mark.parametrize("operation", CALLS, ids=lambda operation: operation.name.lower())
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_ends_in_the_class_of_the_table(name: str, operation: Operation) -> None:
    fault = FAULTS[name]

    async def ask(seconds: float) -> tuple[CallFailed, int]:
        async with RawServer(fault.play) as server, a_client(server.url, seconds=seconds) as client:
            with pytest.raises(CallFailed) as caught:
                await CALLS[operation](client)
            return caught.value, server.connections

    failed, connections = run(ask(fault.seconds))
    if fault.seconds == SHORT and isinstance(failed, NotSent):  # the machine was busy: it had not left yet
        failed, connections = run(ask(20 * SHORT))
    assert type(failed) is fault.ends_as
    assert failed.trace.why in ({fault.why} if isinstance(fault.why, str) else fault.why)
    assert failed.trace.operation is operation
    assert connections == 1, "a request is never repeated"


@pytest.mark.parametrize("operation", CALLS, ids=lambda operation: operation.name.lower())
@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("7", 7), ("3600", 60), ("0", 1), ("-1", 5), ("soon", 5), ("", 5), ("٣", 5), ("9" * 5000, 5),
        ("Wed, 21 Oct 2026 07:28:00 GMT", 60),
    ],
)  # fmt: skip
def test_a_busy_service_is_asked_again_only_where_asking_charges_nothing(
    operation: Operation, header: str, seconds: int
) -> None:
    async def ask() -> CallFailed:
        play = _says(reply("{}", status="429 Slow Down", headers=(f"Retry-After: {header}",)))
        async with RawServer(play) as server, a_client(server.url) as client:
            with pytest.raises(CallFailed) as caught:
                await CALLS[operation](client)
            return caught.value

    failed = run(ask())
    if operation in ASKED_AGAIN:
        assert isinstance(failed, TooBusy)
        assert failed.retry_after == seconds
    else:
        assert isinstance(failed, MaybeReceived)
        assert failed.trace.why == "busy"


@pytest.mark.parametrize("operation", CALLS, ids=lambda operation: operation.name.lower())
@pytest.mark.parametrize("status", ["401 No", "403 No", "429 Slow Down", "500 Oops", "503 Away"])
@pytest.mark.parametrize(
    ("body", "said"),
    [
        (REFUSAL, "Service currently not available"),
        ('{"success":false,"message":"Not you","error":{"key":["sk_1"]}}', "Not you; key: [hidden]"),
        ("<h1>No</h1>", ""),
        ("", ""),
        ('{"message":"' + "x" * 20_000 + '"}', ""),
    ],
)
def test_the_services_own_words_are_kept_whatever_its_status_means(
    operation: Operation, status: str, body: str, said: str
) -> None:
    async def ask() -> CallFailed:
        async with (
            RawServer(_says(reply(body, status=status))) as server,
            ServiceClient(
                a_profile(server.url), KEYS, Environment.TEST, tls=NO_CERTIFICATES, hide=_without_keys
            ) as client,
        ):
            with pytest.raises(CallFailed) as caught:
                await CALLS[operation](client)
            return caught.value

    assert run(ask()).said == said


def _without_keys(text: str) -> str:
    return text.replace("sk_1", "[hidden]")


def test_words_that_drip_decide_nothing_and_are_not_waited_for() -> None:
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await read_request(reader)
        writer.write(b"HTTP/1.1 401 No\r\nContent-Length: 5000\r\n\r\n")
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.005)

    async def ask() -> CallFailed:
        async with RawServer(drip) as server, a_client(server.url, seconds=5.0) as client:
            with pytest.raises(CallFailed) as caught:
                await client.verify("till2-x")
            return caught.value

    failed = run(ask())
    assert (type(failed), failed.said) == (KeysRefused, "")


async def _with_closed_port(ask: Callable[[ServiceClient], Awaitable[object]]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, never listening: nobody else gets the port meanwhile
        async with a_client(f"http://127.0.0.1:{taken.getsockname()[1]}") as client:
            await ask(client)


async def _with_nobody_at_the_door(ask: Callable[[ServiceClient], Awaitable[object]]) -> None:
    with socket.socket() as full, socket.socket() as first, socket.socket() as second:
        full.bind(("127.0.0.1", 0))
        full.listen(0)
        for waiting in (first, second):  # the queue is full: the next caller is not even refused
            waiting.setblocking(False)
            waiting.connect_ex(full.getsockname())
        async with a_client(f"http://127.0.0.1:{full.getsockname()[1]}", seconds=SHORT) as client:
            await ask(client)


async def _with_unknown_host(ask: Callable[[ServiceClient], Awaitable[object]]) -> None:
    async with a_client("https://kaunta.invalid") as client:
        await ask(client)


async def _with_plain_text_behind_https(ask: Callable[[ServiceClient], Awaitable[object]]) -> None:
    async with (
        RawServer(_speak_first) as server,
        a_client(f"https://127.0.0.1:{server.port}", tls=NO_CERTIFICATES) as client,
    ):
        await ask(client)


async def _with_silent_handshake(ask: Callable[[ServiceClient], Awaitable[object]]) -> None:
    async with (
        RawServer(_never_answer) as server,
        a_client(f"https://127.0.0.1:{server.port}", seconds=SHORT) as client,
    ):
        await ask(client)


NEVER_LEFT: Final = {
    "refused": (_with_closed_port, {"connect_refused"}),
    "full": (_with_nobody_at_the_door, {"deadline"}),
    "unknown host": (_with_unknown_host, {"dns"}),
    "no TLS": (_with_plain_text_behind_https, {"tls", "connect_failed"}),
    "silent handshake": (_with_silent_handshake, {"deadline"}),
}


@pytest.mark.parametrize("operation", CALLS, ids=lambda operation: operation.name.lower())
@pytest.mark.parametrize("name", NEVER_LEFT)
def test_what_never_left_is_certainly_not_sent(name: str, operation: Operation) -> None:
    play, whys = NEVER_LEFT[name]
    with pytest.raises(NotSent) as caught:
        run(play(CALLS[operation]))
    assert caught.value.trace.why in whys
    assert caught.value.trace.status is None


async def _stop_reading_and_hang(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    await asyncio.sleep(LONG)


async def _stop_reading_and_reset(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    _reset(writer)


@pytest.mark.parametrize("play", [_stop_reading_and_hang, _stop_reading_and_reset])
def test_a_request_that_left_in_part_may_have_been_received(play: Play) -> None:
    more_than_any_buffer = b" " * 30_000_000

    async def ask() -> None:
        async with RawServer(play) as server, a_client(server.url, seconds=5.0) as client:
            await client.tv_pay(more_than_any_buffer, ink=INK)

    with pytest.raises(MaybeReceived):
        run(ask())


def test_a_call_that_finds_every_place_taken_is_not_sent() -> None:
    deadlines = {Operation.ENROLL: LONG, Operation.INITIALIZE: SHORT}

    async def ask() -> None:
        all_taken = asyncio.Event()

        async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if server.connections == 16:
                all_taken.set()
            await _never_answer(reader, writer)

        async with (
            RawServer(play) as server,
            ServiceClient(a_profile(server.url), KEYS, Environment.TEST, deadlines=deadlines) as client,
        ):
            others = [asyncio.ensure_future(CALLS[Operation.ENROLL](client)) for _ in range(16)]
            await all_taken.wait()
            try:
                await CALLS[Operation.INITIALIZE](client)
            finally:
                for other in others:
                    other.cancel()
                await asyncio.gather(*others, return_exceptions=True)

    with pytest.raises(NotSent) as caught:
        run(ask())
    assert caught.value.trace.why == "deadline"


def test_an_endless_body_does_not_fill_the_memory() -> None:
    async def ask() -> None:
        async with RawServer(_body_never_ends) as server, a_client(server.url) as client:
            with pytest.raises(MaybeReceived):
                await client.verify("till2-x")

    run(ask())  # once for what is allocated only the first time
    tracemalloc.start()
    try:
        run(ask())
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 3_000_000


def test_a_flood_of_tiny_pieces_leaves_the_loop_free() -> None:
    flood = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 20_000 + b"0\r\n\r\n"

    async def ask() -> int:
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        async with RawServer(_says(flood)) as server, a_client(server.url) as client:
            counting = asyncio.create_task(count())
            with pytest.raises(MaybeReceived):
                await client.verify("till2-x")
            counting.cancel()
        return turns

    assert run(ask()) > 20_000 / 64


def test_cookies_of_the_service_are_not_kept() -> None:
    kept: list[Received] = []
    no = reply(REFUSAL, headers=("Set-Cookie: who=ada; Path=/",))

    async def ask() -> None:
        async with RawServer(answering(no, kept=kept)) as server, a_client(server.url) as client:
            for _ in range(2):
                with pytest.raises(Refused):
                    await client.tv_providers()

    run(ask())
    assert [each.header("Cookie") for each in kept] == [None, None]


def test_a_proxy_of_the_environment_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")

    async def ask() -> None:
        async with RawServer(answering(reply(REFUSAL))) as server, a_client(server.url) as client:
            await client.tv_providers()

    with pytest.raises(Refused):
        run(ask())
