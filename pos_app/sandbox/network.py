"""The line between the merchant and the service: while it is down, connecting is refused."""

import asyncio
from collections.abc import Sequence

from pos_app.sandbox.faults import DOWN_MS
from pos_app.sandbox.listener import Listener


class Network:
    """Closes and opens the doors that a merchant uses; control and bank have lines of their own."""

    def __init__(self, doors: Sequence[Listener]) -> None:
        self._doors = tuple(doors)
        self.is_up = True
        self._return: asyncio.TimerHandle | None = None
        self._opening: asyncio.Task[None] | None = None

    def end(self, for_ms: int | None = DOWN_MS) -> None:
        """Go down at once; None stays down until it is resumed."""
        self._forget_return()
        self.is_up = False
        for door in self._doors:
            door.close()
        if for_ms is not None:
            self._return = asyncio.get_running_loop().call_later(for_ms / 1000, self._resume_soon)

    async def resume(self) -> None:
        self._forget_return()
        for door in self._doors:
            await door.open()
        self.is_up = True

    def stop(self) -> None:
        self._forget_return()

    def _resume_soon(self) -> None:
        self._opening = asyncio.get_running_loop().create_task(self.resume())

    def _forget_return(self) -> None:
        if self._return is not None:
            self._return.cancel()
            self._return = None
