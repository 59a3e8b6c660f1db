"""The only way from a web page to the net: a proxy on this computer that leads to public addresses alone.

The browser asks it for every connection: for what a page is redirected to, for its sockets, its workers and for every
name, which is resolved here. Nothing that a page does can go around it. Only the browser knows its password, and it
leads nowhere while no page is visited.
"""

import asyncio
import logging
import socket
import threading
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from hmac import compare_digest
from itertools import zip_longest
from typing import Final
from urllib.parse import urlsplit

from pos_app.system.public_net import is_nearby_host, is_public_address
from pos_app.system.threads import in_thread

Server = tuple[str, int]  # host and port
_Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]

_LOOPBACK: Final = "127.0.0.1"
_USER: Final = "kaunta"
_LONGEST_HEAD: Final = 64 * 1024
_CHUNK: Final = 64 * 1024
_MOST: Final = 256  # connections of pages at a time; a browser holds 32 to a proxy
_MOST_UNKNOWN: Final = 64  # of those who have not said the password yet: anybody on this computer may come
_HEAD_WITHIN: Final = 30.0  # seconds
_CONNECT_WITHIN: Final = 20.0
_STAGGER: Final = 0.25  # seconds, after which the next address of a name is tried beside the last
_MOST_ADDRESSES: Final = 4  # of one name: whoever keeps the name says how many it has
_MOST_CONNECTS: Final = 48  # under way at a time, for whatever a page asks: each is a file of the till
_BETWEEN: Final = (b"connection:", b"proxy-")  # headers that are meant for a proxy

_log = logging.getLogger(__name__)


class _Refused(Exception):  # noqa: N818  # a fact
    """What is answered in place of a connection."""

    def __init__(self, status: str, *headers: str) -> None:
        super().__init__(status)
        self.answer = "\r\n".join(
            (f"HTTP/1.1 {status}", *headers, "Content-Length: 0", "Connection: close", "", "")
        ).encode()


class PageProxy:
    """Listens from its making on, in a thread that ends with the program."""

    def __init__(self, *, password: str) -> None:
        self.user, self.password = _USER, password
        self._word = b"Basic " + b64encode(f"{_USER}:{password}".encode())
        self._visits: tuple[frozenset[Server], ...] = ()
        self._unknown: dict[asyncio.StreamWriter, None] = {}  # whoever came first stands first
        self._known: set[asyncio.StreamWriter] = set()
        self._connects = asyncio.Semaphore(_MOST_CONNECTS)
        self._listening = socket.create_server((_LOOPBACK, 0))
        self.host = _LOOPBACK
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._live, name="page-proxy", daemon=True).start()

    def enter(self, nearby: Iterable[Server]) -> frozenset[Server]:
        """Lead pages to the public net from now on, and to these servers nearby; leave with what this returns."""
        visit = frozenset(nearby)
        self._visits = (*self._visits, visit)
        return visit

    def leave(self, visit: frozenset[Server]) -> None:
        """Lead pages there no longer."""
        left = Counter(self._visits)
        left[visit] -= 1
        self._visits = tuple(left.elements())

    def _live(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._answer, sock=self._listening, limit=_LONGEST_HEAD)
        async with server:
            await server.serve_forever()

    async def _answer(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        self._unknown[to_page] = None
        if len(self._unknown) > _MOST_UNKNOWN:  # a place, and a file of the till, is never kept by saying nothing
            oldest = next(iter(self._unknown))
            del self._unknown[oldest]
            oldest.transport.abort()
        try:
            head = await asyncio.wait_for(page.readuntil(b"\r\n\r\n"), _HEAD_WITHIN)
            await self._lead(head, page, to_page)
        except _Refused as refused:
            to_page.write(refused.answer)
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # nothing of it can be used, or the one side or the other has gone
        finally:
            self._unknown.pop(to_page, None)
            self._known.discard(to_page)
            await _close(to_page)

    async def _lead(self, head: bytes, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        first, *headers = head.split(b"\r\n")
        if not any(compare_digest(_value_of(line, b"proxy-authorization"), self._word) for line in headers):
            raise _Refused("407 Proxy Authentication Required", 'Proxy-Authenticate: Basic realm="Kaunta"')
        self._unknown.pop(to_page, None)
        self._known.add(to_page)
        if len(self._known) > _MOST:
            raise _Refused("503 Service Unavailable")
        method, target, version = first.decode("ascii").split(" ")
        is_tunnel = method == "CONNECT"
        parts = urlsplit(f"//{target}" if is_tunnel else target)
        if parts.hostname is None or (not is_tunnel and parts.scheme != "http"):
            raise _Refused("400 Bad Request")
        port = parts.port or 80
        server, to_server = await self._connect(parts.hostname, port)
        try:
            if is_tunnel:
                to_page.write(b"HTTP/1.1 200 OK\r\n\r\n")
            else:
                path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
                kept = [line for line in headers if line and not line.lower().startswith(_BETWEEN)]
                asked = f"{method} {path} {version}".encode()
                to_server.write(b"\r\n".join((asked, *kept, b"Connection: close", b"", b"")))
            await _pass_on(page, to_server, server, to_page)
        finally:
            await _close(to_server)

    async def _connect(self, host: str, port: int) -> _Line:
        visits = self._visits
        if not visits:
            raise _Refused("403 Forbidden")
        is_named = any((host, port) in visit for visit in visits)
        if not is_named and is_nearby_host(host):
            raise self._kept_back()
        look_up = partial(socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
        try:
            found = await asyncio.wait_for(in_thread(look_up), _CONNECT_WITHIN)
        except (OSError, UnicodeError, TimeoutError):
            raise _Refused("502 Bad Gateway") from None
        addresses = dict.fromkeys(str(each[4][0]) for each in found)
        open_ones = [address for address in addresses if is_named or is_public_address(address)]
        if not open_ones:
            raise self._kept_back()
        try:
            return await asyncio.wait_for(_first_of(_few_of(open_ones), port, self._connects), _CONNECT_WITHIN)
        except (OSError, TimeoutError):
            raise _Refused("502 Bad Gateway") from None

    def _kept_back(self) -> _Refused:
        _log.debug("a page was kept from an address on this computer or in its network")
        return _Refused("403 Forbidden")


def _few_of(addresses: list[str]) -> list[str]:
    """Choose which addresses of a name are tried: the first of both kinds in turn, as one may lead nowhere here."""
    kinds = [[each for each in addresses if (":" in each) is is_new] for is_new in (True, False)]
    if ":" not in addresses[0]:
        kinds.reverse()
    return [each for pair in zip_longest(*kinds) for each in pair if each is not None][:_MOST_ADDRESSES]


async def _first_of(addresses: list[str], port: int, room: asyncio.Semaphore) -> _Line:
    """Connect to the address that answers first; each is given a small start before the next."""
    tasks = [
        asyncio.create_task(_try(place * _STAGGER, address, port, room)) for place, address in enumerate(addresses)
    ]
    problem: OSError = ConnectionRefusedError("nobody answers")
    first: _Line | None = None
    try:
        for done in asyncio.as_completed(tasks):
            try:
                first = await done
            except OSError as failed:
                problem = failed
            else:
                return first
        raise problem
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, tuple) and ended is not first:
                ended[1].close()  # it answered in the same moment


async def _try(wait: float, address: str, port: int, room: asyncio.Semaphore) -> _Line:
    await asyncio.sleep(wait)
    async with room:
        return await asyncio.open_connection(address, port)


async def _pass_on(
    page: asyncio.StreamReader,
    to_server: asyncio.StreamWriter,
    server: asyncio.StreamReader,
    to_page: asyncio.StreamWriter,
) -> None:
    """Pass on what comes from either side until one of them has gone; a browser never closes half of a line."""
    ways = {asyncio.create_task(_copy(page, to_server)), asyncio.create_task(_copy(server, to_page))}
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _copy(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(_CHUNK):
            sink.write(data)
            await sink.drain()


async def _close(line: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        line.close()
        await line.wait_closed()


def _value_of(line: bytes, name: bytes) -> bytes:
    found, _, value = line.partition(b":")
    return value.strip() if found.lower() == name else b""
