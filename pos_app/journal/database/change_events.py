"""Change events: tells whoever listens which thing changed, in the thread of the loop."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from pos_app.domain.events import Changed

Listener = Callable[[Changed], None]

log = logging.getLogger(__name__)


class ChangeEvents:
    """Rung from any thread, heard in one."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._listeners: dict[object, Listener] = {}

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear every ring from now on; returns what ends it."""
        token = object()
        self._listeners[token] = listener

        def stop() -> None:
            self._listeners.pop(token, None)

        return stop

    def ring(self, *changes: Changed) -> None:
        """Have every listener told, soon."""
        with suppress(RuntimeError):  # the loop is closed: nobody is left to hear
            self._loop.call_soon_threadsafe(self.tell, changes)

    def is_heard_in(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Tell whether listeners live in this loop."""
        return loop is self._loop

    def tell(self, changes: tuple[Changed, ...]) -> None:
        """Tell every listener now; for the thread of the loop."""
        for change in changes:
            for listener in tuple(self._listeners.values()):
                try:
                    listener(change)
                except Exception:
                    log.exception("a listener failed on %s", change.topic)
