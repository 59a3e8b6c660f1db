"""A TCP server that keeps every byte it gets and answers with whatever a test wants, right or wrong."""

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self, TypeVar

Play = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Received:
    """One request, as it came off the wire."""

    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def header(self, name: str) -> str | None:
        found = [value for each, value in self.headers if each.lower() == name.lower()]
        assert len(found) <= 1, f"{name} was sent twice"
        return found[0] if found else None


@dataclass(slots=True)
class RawServer:
    """Listens on a loopback port; every connection is one call of `play`."""

    play: Play
    tls: ssl.SSLContext | None = None
    connections: int = 0
    _tasks: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])
    _server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0, ssl=self.tls)
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def port(self) -> int:
        assert self._server is not None
        return self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}"

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self.play(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            return
        finally:
            writer.transport.abort() if writer.is_closing() else writer.close()
            self._tasks.discard(task)


async def read_request(reader: asyncio.StreamReader) -> Received:
    """Read one request off the wire."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
    first, *lines = head.rstrip("\r\n").split("\r\n")
    method, target, _ = first.split(" ")
    headers = tuple((name, value.strip()) for name, _, value in (line.partition(":") for line in lines))
    length = next((int(value) for name, value in headers if name.lower() == "content-length"), 0)
    return Received(method, target, headers, await reader.readexactly(length))


def reply(
    body: bytes | str | dict[str, Any],
    *,
    status: str = "200 OK",
    headers: tuple[str, ...] = (),
    length: int | None = None,
) -> bytes:
    """Write one whole reply."""
    raw = json.dumps(body).encode() if isinstance(body, dict) else body.encode() if isinstance(body, str) else body
    lines = (f"HTTP/1.1 {status}", f"Content-Length: {len(raw) if length is None else length}", *headers, "", "")
    return "\r\n".join(lines).encode() + raw


def answering(*replies: bytes, kept: list[Received] | None = None) -> Play:
    """Answer each request of a connection with the next reply; the last one is said again."""
    said = list(replies)

    async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            received = await read_request(reader)
            if kept is not None:
                kept.append(received)
            writer.write(said.pop(0) if len(said) > 1 else said[0])
            await writer.drain()

    return play


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run one test's coroutine in a loop of its own."""
    return asyncio.run(work)
