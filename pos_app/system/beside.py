"""Runs something slow beside the loop, in a thread that nobody has to wait for when the program ends."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


async def beside(work: Callable[[], T]) -> T:
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
