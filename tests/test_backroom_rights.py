"""Behind the window, what may be done depends on who stands at the counter: the services are told."""

import asyncio
from pathlib import Path

import httpx
import pytest

from pos_app.backroom import Backroom, open_backroom
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.ground import Ground, stand
from pos_app.start import Start
from tests.services.guest import Guest


def test_while_it_is_locked_nothing_personal_is_shown_and_nothing_is_sent_again(tmp_path: Path) -> None:
    async def act(room: Backroom) -> None:
        assert room.door.people.name  # practice begins with a cashier at the counter
        with pytest.raises(KnownError, match="not yours"):
            await room.activity.show_personal("1", who="Sam")
        with pytest.raises(KeyError):
            await room.activity.match_to_note("1", "for Ada")
        with pytest.raises(KeyError):
            await room.payments.check_now("nobody's")
        with pytest.raises(KeyError):
            await room.tv.orders.send_again("nobody's")
        room.door.people.lock()
        for refused in (
            room.activity.show_personal("1", who="Sam"),
            room.activity.match_to_note("1", "for Ada"),
            room.activity.resend("nobody's"),
            room.payments.check_now("nobody's"),
            room.tv.orders.send_again("nobody's"),
        ):
            with pytest.raises(KnownError, match=r"not yours|locked"):
                await refused

    async def run(ground: Ground) -> None:
        async with httpx.AsyncClient() as http, open_backroom(ground, Guest(http)) as room:
            await act(room)

    with stand(Start(tmp_path, Environment.SANDBOX, None)) as ground:
        asyncio.run(run(ground))
