"""One listening port of the played service; closed, connecting to it is refused, and it stays ours meanwhile."""

import asyncio
import contextlib
import socket
import sys
from collections import deque
from functools import partial

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from pos_app.sandbox.connection_guard import GuardedConnection

HOST = "127.0.0.1"
_BACKLOG = 512
_LARGEST_HEAD = 32 * 1024
# A second socket, bound and not listening, keeps the port from every other program while the door is closed. Only
# Linux allows two; elsewhere the port is free meanwhile.
_KEEPS_PLACE = sys.platform == "linux"


class PortTaken(OSError):  # noqa: N818  # a fact, as the house names errors
    """Another program listens on the port that was asked for."""


class _Threshold(socket.socket):
    """Listens, and knows the lines that it took and that nobody has met yet.

    The loop takes a line in one turn and asks for its connection in the next. One that the door is closed before in
    between would be dropped by Python 3.11 without being closed, and its caller would wait for an answer.
    """

    def __init__(self) -> None:
        # Naming TCP matters: on other sockets asyncio leaves the delay of Nagle on, and every answer waits 40 ms.
        super().__init__(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._waiting: deque[socket.socket] = deque()

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        line, caller = super().accept()
        self._waiting.append(line)
        return line, caller

    def let_in(self) -> None:
        """Meet the line that came first; ConnectionAbortedError, and its end, when the door was closed meanwhile."""
        line = self._waiting.popleft() if self._waiting else None  # Windows takes lines without `accept`
        if line is not None and self.fileno() < 0:
            line.close()
            raise ConnectionAbortedError("The door was closed before this line was met")


class Listener:
    """Takes a port at once, leads to an app later; every line that came in through it goes when it is closed."""

    def __init__(self, port: int = 0) -> None:
        self._config: uvicorn.Config | None = None
        self._state = ServerState()
        self._server: asyncio.Server | None = None
        bound = _bind(port)
        self.port: int = bound.getsockname()[1]
        self._bound: _Threshold | None = bound

    def lead_to(self, app: ASGIApp) -> None:
        self._config = uvicorn.Config(
            app,
            http=GuardedConnection,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_keep_alive=15,
            h11_max_incomplete_event_size=_LARGEST_HEAD,
        )

    async def open(self) -> None:
        """Accept connections; returns once connecting works."""
        if self._server is not None:
            return
        loop = asyncio.get_running_loop()
        listening = _bind(self.port) if _KEEPS_PLACE or self._bound is None else self._bound
        self._server = await loop.create_server(partial(self._connection, listening), sock=listening, backlog=_BACKLOG)

    def close(self) -> None:
        """Refuse connections from now on. What is being answered is answered, and then its line is cut."""
        if self._server is None:
            return
        self._server.close()
        self._server = None
        if not _KEEPS_PLACE:
            self._bound = None
        self._send_away()
        asyncio.get_running_loop().call_soon(self._send_away)  # the lines that are being let in are known a turn later

    async def stop(self) -> None:
        """Close, cut every line, and wait for those who were still being served."""
        self.close()
        await asyncio.sleep(0)  # whoever was let in last is met now
        for connection in tuple(self._state.connections):
            connection.transport.abort()
        if self._state.tasks:
            await asyncio.wait(self._state.tasks)

    def release(self) -> None:
        """Let go of the port."""
        if self._bound is not None:
            self._bound.close()
            self._bound = None

    def _send_away(self) -> None:
        for connection in tuple(self._state.connections):
            connection.shutdown()
            _end_idle_line(connection.transport)

    def _connection(self, listening: _Threshold) -> GuardedConnection:
        if self._config is None:
            raise RuntimeError("A door leads somewhere before it is opened")
        listening.let_in()
        return GuardedConnection(self._config, self._state, {}, asyncio.get_running_loop())


def _end_idle_line(transport: asyncio.Transport) -> None:
    """End now what closes anyway: until the loop's next turn a caller could still send on the line and be dropped."""
    if transport.is_closing() and not transport.get_write_buffer_size():
        with contextlib.suppress(OSError):
            transport.get_extra_info("socket").shutdown(socket.SHUT_RDWR)


def _bind(port: int) -> _Threshold:
    bound = _Threshold()
    try:
        if sys.platform == "win32":  # Windows lets two programs share a port otherwise
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((HOST, port))
    except OSError as error:
        bound.close()
        raise PortTaken(f"Port {port} on {HOST} cannot be used: {error.strerror or error}.") from error
    return bound
