"""Brings notices over bare connections: many at once, and only what is to be sent."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Self
from urllib.parse import SplitResult, urlsplit

LONG = 120.0
GONE = 0  # no answer came: nobody promised anything


def notice(number: int) -> bytes:
    return b'{"notify":"transaction","data":{"type":"card","id":%d,"reference":"kaunta-%d","status":"success"}}' % (
        number,
        number,
    )


async def bring(
    url: str, bodies: Iterable[bytes], signature: str, *, lines: int, told: Callable[[int, bytes], object]
) -> None:
    """Send every body over so many lines at once, each with one notice under way; `told` hears each status."""
    waiting = iter(bodies)
    parts = urlsplit(url)

    async def work() -> None:
        async with _Line(parts, signature) as line:
            for body in waiting:
                told(await line.post(body), body)

    async with asyncio.timeout(LONG), asyncio.TaskGroup() as tasks:
        for _ in range(lines):
            tasks.create_task(work())


class _Line:
    """One connection."""

    def __init__(self, parts: SplitResult, signature: str) -> None:
        self._parts = parts
        self._head = (
            f"POST {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
            f"merchantsignature: {signature}\r\nContent-Length: "
        ).encode()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._hang_up()

    async def post(self, body: bytes) -> int:
        """Return the status, or GONE."""
        try:
            if self._reader is None or self._writer is None:
                self._reader, self._writer = await asyncio.open_connection(self._parts.hostname, self._parts.port)
            self._writer.write(b"%b%d\r\n\r\n%b" % (self._head, len(body), body))
            head = await self._reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError):
            self._hang_up()
            return GONE
        if b"connection: close" in head.lower():
            self._hang_up()
        return int(head.split(maxsplit=2)[1])

    def _hang_up(self) -> None:
        if self._writer is not None:
            self._writer.transport.abort()
        self._reader = self._writer = None
