"""Broken replies of every kind, more than there are connections, on the loop of the program: nothing is used up.

That loop matters: it ends no generator that was broken off, which the loop of the other tests does by itself.
"""

import asyncio
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from pos_app.domain.errors import CallFailed, Operation
from pos_app.domain.replies import VerifiedStatus
from pos_app.gateway.client import ServiceClient
from tests.gateway.raw import Play, RawServer, answering, reply
from tests.gateway.test_faults import FAULTS, LONG
from tests.gateway.till import CALLS, REFERENCE, a_client

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="open files are counted where the system lists them")

MORE_THAN_THERE_ARE_CONNECTIONS: Final = 18
PAID: Final = reply('{"status":true,"data":{"status":"success","message":"Approved"}}', headers=("Connection: close",))
TOO_LARGE: Final = ("endless body", "promised too large")
SOON: Final = 0.05
PATIENCE_MS: Final = 900_000


class Service:
    """A service that breaks its replies in one way after another."""

    def __init__(self) -> None:
        self.play: Play = answering(PAID)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.play(reader, writer)


async def _break_off(kinds: Iterable[str], operations: Iterable[Operation], *, times: int) -> None:
    """Break so many replies of each kind to each operation; then a payment is asked about, and told to be paid."""
    service = Service()
    async with (
        RawServer(service.meet) as server,
        a_client(server.url, seconds=LONG) as client,
        a_client(server.url, seconds=SOON) as hurried,
    ):
        await _is_paid(client, service)
        before = _open_files()
        for name in kinds:
            for operation in operations:
                within = client if FAULTS[name].seconds == LONG else hurried
                await _break_replies(within, service, name, operation, times=times)
        await _is_paid(client, service)
        await _until_closed(before)


async def _break_replies(
    client: ServiceClient, service: Service, name: str, operation: Operation, *, times: int
) -> None:
    fault = FAULTS[name]
    service.play = fault.play
    whys = {fault.why} if isinstance(fault.why, str) else fault.why
    for place in range(times):
        with pytest.raises(CallFailed) as caught:
            await CALLS[operation](client)
        assert caught.value.trace.why in whys, f"{name}, operation {int(operation)}, the {place + 1}th"


async def _is_paid(client: ServiceClient, service: Service) -> None:
    service.play = answering(PAID)
    assert (await client.verify(REFERENCE)).status is VerifiedStatus.SUCCESS


async def _until_closed(before: int) -> None:
    """Wait until no more files are open than before; the other end closes its own in its own time."""
    async with asyncio.timeout(LONG):
        while _open_files() > before:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def _run(
    qtbot: QtBot, loop: asyncio.AbstractEventLoop, kinds: Iterable[str], *operations: Operation, times: int
) -> None:
    task = loop.create_task(_break_off(kinds, operations, times=times))
    qtbot.waitUntil(task.done, timeout=PATIENCE_MS)
    task.result()


def test_broken_replies_of_every_kind_leave_every_connection_free(
    qtbot: QtBot, qt_loop: asyncio.AbstractEventLoop
) -> None:
    _run(qtbot, qt_loop, FAULTS, Operation.VERIFY, Operation.ENROLL, times=MORE_THAN_THERE_ARE_CONNECTIONS)


def test_replies_that_are_too_large_leave_them_free_whatever_was_asked(
    qtbot: QtBot, qt_loop: asyncio.AbstractEventLoop
) -> None:
    _run(qtbot, qt_loop, TOO_LARGE, *CALLS, times=MORE_THAN_THERE_ARE_CONNECTIONS)


@pytest.mark.parametrize("kind", TOO_LARGE)
def test_two_hundred_replies_that_are_too_large_are_followed_by_a_clean_payment(
    qtbot: QtBot, qt_loop: asyncio.AbstractEventLoop, kind: str
) -> None:
    _run(qtbot, qt_loop, [kind], Operation.VERIFY, times=200)


@pytest.mark.soak
@pytest.mark.parametrize("kind", FAULTS)
def test_two_hundred_of_every_kind_are_followed_by_a_clean_payment(
    qtbot: QtBot, qt_loop: asyncio.AbstractEventLoop, kind: str
) -> None:
    _run(qtbot, qt_loop, [kind], *CALLS, times=200)
