"""Background tasks that a service owns: they go on whoever stops waiting for them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

T = TypeVar("T")

log = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks of one owner; a bug in one is noted, and ends none of the others. What nobody waits for ends in the log."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waited_for: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T] | None:
        """Let something go on by itself; None once everything has been stopped."""
        if self._is_closed:
            work.close()
            return None
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._see_off)
        return task

    async def see_through(self, work: Coroutine[Any, Any, T], name: str) -> T:
        """Do something to its end, even when whoever waits for it stops waiting."""
        task = self.start(work, name)
        if task is None:
            raise KnownError(Sentence("The till is closing."))
        self._waited_for.add(task)
        try:
            return await asyncio.shield(task)
        finally:
            self._waited_for.discard(task)

    async def close(self) -> None:
        """Stop everything, and wait until it has stopped."""
        self._is_closed = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _see_off(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, KnownError):
            if task not in self._waited_for:
                log.info("%s ended: %s", task.get_name(), error.sentence)
        elif error is not None:
            log.error("%s ended with a bug", task.get_name(), exc_info=error)
