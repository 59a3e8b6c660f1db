"""A door that is closed just as somebody comes in: nobody is left standing on the threshold."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import pytest
from starlette.types import Receive, Scope, Send

from pos_app.sandbox.listener import HOST, Listener

LONG = 60.0  # seconds that a caller waits for the end of the line


async def nobody(_: Scope, __: Receive, ___: Send) -> None:
    raise AssertionError("nothing was asked")


async def close(door: Listener) -> None:
    door.close()


async def come_in(turns: int, end: Callable[[Listener], Awaitable[None]]) -> bytes:
    """Come in, end it so many turns of the loop later, and read what the line still brings."""
    door = Listener()
    door.lead_to(nobody)
    await door.open()
    try:
        with socket.create_connection((HOST, door.port), timeout=LONG) as line:
            for _ in range(turns):
                await asyncio.sleep(0)
            await end(door)
            return await asyncio.to_thread(line.recv, 1)
    except ConnectionResetError:
        return b""
    finally:
        await door.stop()
        door.release()


@pytest.mark.parametrize("turns", range(6))
@pytest.mark.parametrize("end", [close, Listener.stop], ids=["closed", "stopped"])
def test_a_line_that_comes_at_the_last_moment_is_ended_and_never_left_open(
    turns: int, end: Callable[[Listener], Awaitable[None]]
) -> None:
    assert asyncio.run(come_in(turns, end)) == b""
