"""One connection of the played service: it ends unless whole requests keep arriving in time, and only for loopback."""

import asyncio
import logging
from typing import cast

from starlette.datastructures import Headers
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

_PATIENCE = 10.0  # seconds for a whole request; uvicorn alone waits for ever
# A stranger's broken request is answered 400 and is no news; a bug of ours is.
_LOGGER = logging.getLogger(__name__)
_LOGGER.setLevel(logging.ERROR)
_LOOPBACK_NAMES = frozenset({"127.0.0.1", "localhost", "[::1]"})


class GuardedConnection(H11Protocol):
    """Puts its transport where the app finds it: some answers are given by cutting the line."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        self.logger = _LOGGER
        super().connection_made(transport)
        self.app_state = {**self.app_state, "transport": transport}
        self._wait_for_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_request(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(_PATIENCE, self._close_unless_busy)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _close_unless_busy(self) -> None:
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None until the first request
        is_answering = cycle is not None and not cycle.more_body and not cycle.response_complete
        if not is_answering and not self.transport.is_closing():
            self.transport.abort()


def is_for_loopback(headers: Headers) -> bool:
    """Tell whether the request names this machine: a page of a stranger, made to resolve here, does not."""
    host = headers.get("host", "").lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name in _LOOPBACK_NAMES
