"""Any ASGI app on a socket of ours, on a thread of its own, with slow and idle clients shown the door."""

import asyncio
import contextlib
import logging
import socket
import sys
import threading
from collections.abc import Callable, Generator
from typing import Final, Self, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

PATIENCE = 10.0  # seconds for a whole request; uvicorn alone waits for ever
_LARGEST_HEAD = 16 * 1024
_MOST_AT_ONCE = 2000
_MOST_WAITING = 1024  # in line for the door
_A_TURN = 64  # connections that are taken in one turn of the loop, before the first of them can be shown out again
_OTHER_FILES = 1000  # that a till may have open beside its connections
_START_LIMIT = 10.0
_BAD_REQUEST, _SLOW = 400, 408
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


_log: Final = logging.getLogger(__name__)
_log.setLevel(logging.ERROR)


class AddressTaken(KnownError):  # noqa: N818  # a fact, as the house names errors
    """Another program listens there."""


class _GuardedProtocol(H11Protocol):
    """One connection; it ends unless whole requests keep arriving in time."""

    patience: float
    refused: Callable[[int], object]
    most: int
    held: "dict[_GuardedProtocol, None]"  # every connection, the oldest first
    _deadline: asyncio.TimerHandle | None = None
    _is_begun = False  # something came since the last answer

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.logger = _log  # strangers send what they like: only a mistake of ours is worth a line
        self.held[self] = None
        if len(self.held) > self.most:
            self._make_place()
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        self._is_begun = True
        super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        if not self._is_in_hand():  # whoever has it in hand counts it
            self.refused(_BAD_REQUEST)
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._is_begun = bool(self.conn.trailing_data[0])
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.held.pop(self, None)
        super().connection_lost(exc)

    def _make_place(self) -> None:
        """Show out whoever has been here longest without being answered; a place is never kept by saying nothing."""
        idle = next((each for each in self.held if not each._is_in_hand()), self)  # noqa: SLF001  # one of its own kind
        del self.held[idle]
        idle.transport.abort()

    def _wait_for_request(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(self.patience, self._close_unless_busy)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _close_unless_busy(self) -> None:
        cycle = self._cycle
        is_answering = cycle is not None and not cycle.more_body and not cycle.response_complete
        if is_answering or self.transport.is_closing():
            return
        if self._is_begun and not (cycle is not None and cycle.response_started and not cycle.response_complete):
            self.transport.write(_TOO_SLOW)
            if not self._is_in_hand():
                self.refused(_SLOW)
        self.transport.abort()

    def _is_in_hand(self) -> bool:
        return self._cycle is not None and not self._cycle.response_complete

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        return cast("RequestResponseCycle | None", self.cycle)  # None until the first request


class _QuietServer(uvicorn.Server):
    """Uvicorn inside a program that has its own ideas about signals, and wants to know when it is up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or ():
            each.listen(_MOST_WAITING)  # asyncio has made the line as short as what it takes in one turn
        self.is_up.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


class WebhookServer:
    """Serves one app until stopped; `port` 0 takes any free one; `refused` hears of what never reached the app."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        host: str,
        port: int,
        name: str,
        patience: float = PATIENCE,
        taken: socket.socket | None = None,
        refused: Callable[[int], object] = lambda _: None,
        most: int | None = None,
    ) -> None:
        self._app = app
        self._host = host
        self._port = port
        self._name = name
        self._patience = patience
        self._taken = taken  # the port, where it was taken before there was an app
        self._refused = refused
        self._most = most  # connections at once; as many as there is room for, unless it is said
        self._server: _QuietServer | None = None
        self._thread: threading.Thread | None = None

    @property
    def host(self) -> str:
        """What it listens on, as it was asked for."""
        return self._host

    @property
    def port(self) -> int:
        """The port that is really listened on."""
        return self._port

    @property
    def is_serving(self) -> bool:
        """Tell whether the thread still answers."""
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> Self:
        """Bind, and return once connections are accepted."""
        listening = self._taken or take_port(self._host, self._port)
        self._port = listening.getsockname()[1]
        try:
            listening.listen(_MOST_WAITING)
        except OSError as error:  # another program had bound it as well, and listened first
            raise _refuse(listening, error, f"Port {self._port} on {self._host}") from error
        most = _make_room()
        config = _config(self._app, self._patience, self._refused, most=self._most or most)
        self._server = _QuietServer(config)
        self._thread = threading.Thread(
            target=self._server.run, args=([listening],), name=f"{self._name} endpoint", daemon=True
        )
        self._thread.start()
        if not self._server.is_up.wait(_START_LIMIT):
            raise AddressTaken(Sentence("The endpoint on port {0} did not come up.", self._port))
        return self

    def stop(self) -> None:
        """Answer what is being answered, then close."""
        if self._server is not None and self._thread is not None:
            self._server.should_exit = True
            self._thread.join()
        self._server = self._thread = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def take_port(host: str, port: int) -> socket.socket:
    """Bind, and let nobody in yet; AddressTaken says that another program has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Naming TCP matters: on other sockets asyncio leaves Nagle's delay on, and every answer waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":  # Windows lets two programs share a port otherwise
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        raise _refuse(listening, error, f"Port {port} on {host}") from error
    return listening


def _refuse(listening: socket.socket, error: OSError, what: str) -> AddressTaken:
    listening.close()
    return AddressTaken(Sentence("{0} cannot be used: {1}.", what, error.strerror or error))


def _make_room() -> int:
    """Let this process have as many files open as it has connections, where the system gives it fewer.

    Returns how many connections there is room for: at least half of the files are kept for everything else.
    """
    if sys.platform == "win32":
        return _MOST_AT_ONCE
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_AT_ONCE + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):  # what there is has to do
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return _MOST_AT_ONCE
    return max(1, soft // 2 - _A_TURN)


def _config(app: ASGIApp, patience: float, refused: Callable[[int], object], *, most: int) -> uvicorn.Config:
    held: dict[_GuardedProtocol, None] = {}
    own: dict[str, object] = {"patience": patience, "refused": staticmethod(refused), "most": most, "held": held}
    return uvicorn.Config(
        app,
        http=type("_Guarded", (_GuardedProtocol,), own),
        backlog=_A_TURN,
        loop="asyncio",
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=2,
        limit_concurrency=2 * most + _A_TURN,  # never reached: whoever is too many has been shown out
        h11_max_incomplete_event_size=_LARGEST_HEAD,
    )
