"""Behind the window, what may be done depends on who stands at the counter: the services are told."""

import asyncio
from pathlib import Path

import pytest

from pos_app.app.process import TillProcess, open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from tests.services.guest import Guest
from tests.services.played import local_line


def test_while_it_is_locked_nothing_personal_is_shown_and_nothing_is_sent_again(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        assert room.door.staff.name  # practice begins with a cashier at the counter
        with pytest.raises(KnownError, match="not yours"):
            await room.activity.show_personal("1")
        with pytest.raises(KeyError):
            await room.activity.match_to_note("1", "for Ada")
        with pytest.raises(KeyError):
            await room.payments.check_now("nobody's")
        with pytest.raises(KeyError):
            await room.tv.orders.send_again("nobody's", approval=None)
        room.door.people.lock()
        for refused in (
            room.activity.show_personal("1"),
            room.activity.match_to_note("1", "for Ada"),
            room.activity.resend("nobody's"),
            room.payments.check_now("nobody's"),
            room.tv.orders.send_again("nobody's", approval=None),
        ):
            with pytest.raises(KnownError, match=r"not yours|locked"):
                await refused

    async def run(process: TillProcess) -> None:
        async with local_line() as http, open_services(process, Guest(http)) as room:
            await act(room)

    with open_process(StartOptions(tmp_path, Environment.SANDBOX, None)) as process:
        asyncio.run(run(process))
