"""Counts the heads of replies before they are read: one that keeps saying "wait" must not hold up the till.

The library under httpx swallows every informational reply, all that one read brought in one turn of the loop.
"""

import re
import ssl
from collections.abc import Iterable
from typing import Any, Final, cast

import httpcore
import httpx

MOST_HINTS: Final = 20  # informational replies (1xx) to one request
LARGEST_HEADS: Final = 16 * 1024  # bytes of them all, and of the head of the reply itself
_INFORMATIONAL: Final = re.compile(rb"HTTP/[0-9]\.[0-9] 1(?!01)[0-9]{2}")  # 101 is an end: no other reply follows it
_END: Final = re.compile(rb"\n\r?\n")

_SocketOption = tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]


class CountingTransport(httpx.AsyncHTTPTransport):
    """Connections that break off a reply with too much before its body; to whoever asked it never came."""

    def __init__(self, context: ssl.SSLContext, limits: httpx.Limits) -> None:
        super().__init__(verify=context, trust_env=False, limits=limits)
        # httpx passes everything on to this pool but has no word for what it stands on.
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=context,
            max_connections=limits.max_connections,
            max_keepalive_connections=limits.max_keepalive_connections,
            keepalive_expiry=limits.keepalive_expiry,
            network_backend=_Backend(),
        )


class _Heads:
    """What came before the body of one reply."""

    def __init__(self) -> None:
        self._begun = bytearray()  # of a head whose end is not here yet
        self._bytes = 0
        self._hints = 0
        self._is_over = False

    def take(self, piece: bytes) -> None:
        """Count what was read; raise when it is too much."""
        if self._is_over:
            return
        self._begun += piece
        while not self._is_over and (end := _END.search(self._begun)) is not None:
            self._bytes += end.end()
            if _INFORMATIONAL.match(self._begun):
                self._hints += 1
            else:
                self._is_over = True
            del self._begun[: end.end()]
            self._refuse_too_much(self._bytes)
        if self._is_over:
            self._begun.clear()
        else:
            self._refuse_too_much(self._bytes + len(self._begun))

    def _refuse_too_much(self, size: int) -> None:
        if self._hints > MOST_HINTS or size > LARGEST_HEADS:
            raise httpcore.RemoteProtocolError("The service says too much before its reply.")


class _CountedStream(httpcore.AsyncNetworkStream):
    """An open connection on which the heads of replies are counted."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._heads = _Heads()

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109
        piece = await self._stream.read(max_bytes, timeout)
        self._heads.take(piece)
        return piece

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109
        self._heads = _Heads()  # the next request goes out
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> httpcore.AsyncNetworkStream:
        return _CountedStream(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:  # noqa: ANN401  # as the library has it
        return self._stream.get_extra_info(info)


class _Backend(httpcore.AsyncNetworkBackend):
    """Opens counted connections."""

    def __init__(self) -> None:
        # The library names the class a second time, for where anyio is missing.
        self._backend = cast("httpcore.AsyncNetworkBackend", httpcore.AnyIOBackend())

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109
        local_address: str | None = None,
        socket_options: Iterable[_SocketOption] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        return _CountedStream(await self._backend.connect_tcp(host, port, timeout, local_address, socket_options))

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)
