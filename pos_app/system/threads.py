"""Runs something slow in a thread beside the loop, which nobody has to wait for when the program ends."""

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable, Coroutine
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

T = TypeVar("T")


async def in_thread(work: Callable[[], T]) -> T:
    """Wait for the work without holding anything up; whoever stops waiting leaves it to itself."""
    answer: Future[T] = Future()
    answer.set_running_or_notify_cancel()  # a cancelled wait must not take the answer away from the thread

    def run() -> None:
        try:
            answer.set_result(work())
        except BaseException as problem:  # noqa: BLE001  # handed to whoever waits
            answer.set_exception(problem)

    threading.Thread(target=run, name="beside", daemon=True).start()
    return await asyncio.wrap_future(answer)


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """See a start through even if nobody waits for it any longer: half of one could not be taken back."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):  # however often it is cancelled
                await asyncio.wait((task,))
        raise


@asynccontextmanager
async def meanwhile(work: Coroutine[Any, Any, None]) -> AsyncGenerator[None]:
    """Let something go on for as long as this is entered."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait((task,))
