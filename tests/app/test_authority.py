"""What needs a manager is refused below the window too: a name is no proof, whatever screen or caller gives it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, cast

import pytest

from pos_app.app.process import TillProcess, open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.people import (
    Member,
    Right,
    Role,
    SignedApproval,
    closing_payment,
    closing_shift,
    entering_outcome,
)
from pos_app.domain.pin import Pin
from pos_app.domain.settings_transfer import SettingsImport
from pos_app.services.environment_switch import ASKED, EnvironmentSwitch
from pos_app.services.practice_people import CASHIER, PINS
from pos_app.system.settings import NoticeAddress, Printer
from tests.services import openers
from tests.services.guest import Guest
from tests.services.played import local_line

FLOAT: Final = Money(2_000_000, Currency.NGN)
SHORT: Final = Money(1_980_000, Currency.NGN)
FORGED: Final = (
    "Practice manager",
    None,
    SignedApproval(Member("practice-manager", "Practice manager", Role.MANAGER), Right.APPROVE, closing_shift(1)),
)
MANAGERS_PIN: Final = b"246810"


def at_a_till(folder: Path, act: Callable[[TillServices], Awaitable[None]]) -> None:
    """Do it in the services as the program opens them; practice begins with a cashier at the counter."""

    async def run(process: TillProcess) -> None:
        async with local_line() as http, open_services(process, Guest(http)) as room:
            await act(room)

    with open_process(StartOptions(folder, Environment.SANDBOX, None)) as process:
        asyncio.run(run(process))


async def close_short(room: TillServices, approval: object) -> str:
    """Close the shift with less cash than there should be; returns who signed."""
    given = cast("Any", approval)
    report = await room.shift.close(1, counted=SHORT, reason="Wrong change", approval=given)
    assert report.closing is not None
    return report.closing.manager


async def signed(room: TillServices, act: str) -> SignedApproval:
    approval = await room.door.people.approve(Pin(MANAGERS_PIN), act=act)
    assert approval is not None
    return approval


def test_a_shift_with_a_difference_is_not_closed_in_the_name_of_somebody_who_signed_nothing(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        await room.shift.open(FLOAT)
        for forged in (*FORGED, await signed(room, closing_shift(2))):
            with pytest.raises(KnownError, match=r"manager"):
                await close_short(room, forged)
        assert await close_short(room, await signed(room, closing_shift(1))) == "Practice manager"

    at_a_till(tmp_path, act)


def test_an_approval_holds_once_and_no_longer_than_whoever_asked_for_it_stays(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        people = room.door.people
        given = await signed(room, "x")
        assert people.staff.approved(given, "x") == "Practice manager"
        with pytest.raises(KnownError, match="has to sign"):
            people.staff.approved(given, "x")
        given = await signed(room, "x")
        people.lock()
        with pytest.raises(KnownError, match="locked"):
            people.staff.approved(given, "x")
        locked = await signed(room, "x")  # with nobody at the counter there is no act to sign for
        await people.sign_in(CASHIER, Pin(PINS[CASHIER].encode()))
        for late in (given, locked):
            with pytest.raises(KnownError, match="has to sign"):
                people.staff.approved(late, "x")

    at_a_till(tmp_path, act)


def test_no_name_ends_a_payment_or_an_order(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        payments, orders = room.payments, room.tv.orders
        for forged in cast("tuple[Any, ...]", FORGED):
            with pytest.raises(KnownError, match="has to sign"):
                await payments.manager_closes("till2-a", reason="Paid in cash", approval=forged)
        other = await signed(room, entering_outcome("till2-a"))
        with pytest.raises(KnownError, match="has to sign"):
            await payments.manager_closes("till2-a", reason="Paid in cash", approval=other)
        with pytest.raises(KeyError):  # signed for: only then it is looked for
            await payments.manager_closes(
                "till2-a", reason="Paid in cash", approval=await signed(room, closing_payment("till2-a"))
            )
        room.door.people.lock()
        for refused in (
            payments.drop(1, reason="The customer left"),
            payments.manager_closes("till2-a", reason="Paid in cash", approval=None),
            orders.manager_says("till2-a", is_delivered=True, reason="Seen", approval=None),
        ):
            with pytest.raises(KnownError, match="locked"):
                await refused

    at_a_till(tmp_path, act)


def test_a_cashier_changes_no_setting_by_the_way_of_the_sound(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        before = room.preferences.now
        for changes in ({"lock_minutes": 60}, {"sounds": False, "blind_close": True}, {"opens_in": Environment.LIVE}):
            with pytest.raises(KnownError, match="manager"):
                await room.preferences.note(changes)
        assert room.preferences.now == before
        assert not (await room.preferences.note({"sounds": False})).sounds

    at_a_till(tmp_path, act)


def test_practice_sets_nothing_that_touches_security_for_real_money(tmp_path: Path) -> None:
    guarded = {
        "lock_minutes": 60,
        "blind_close": True,
        "notice_address": NoticeAddress.LAN,
        "printer": Printer.FILE,
        "till_prefix": "mine",
        "shop_email": "mine@practice.example",
    }

    async def act(room: TillServices) -> None:
        people = room.door.people
        await people.sign_in("practice-manager", Pin(MANAGERS_PIN))
        await room.preferences.change({**guarded, "shop_name": "Adeola Stores"})

    at_a_till(tmp_path, act)
    for environment in Environment:
        with open_process(StartOptions(tmp_path, environment, None)) as process:
            found = process.settings.settings
        assert found.shop_name == "Adeola Stores"
        is_practice = environment is Environment.SANDBOX
        assert all((getattr(found, name) == value) is is_practice for name, value in guarded.items())


def test_no_caller_says_whose_name_is_written_for_what_a_cashier_does(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        people, named = room.door.people, cast("Any", "Practice owner")
        moving = moving_of(room, tmp_path)
        cashier = people.staff.who()
        services: Any = (
            (room.preferences.note, {"sounds": False}),
            (room.preferences.change, {"shop_name": "Mine"}),
            (room.preferences.open_in, Environment.TEST),
            (openers.settings_transfer(room.preferences, people.staff.may).take, SettingsImport("mine.json", {}, ())),
            (room.compatibility.save, {}),
            (room.backups.ask_to_restore, "copy"),
            (room.backups.give_up, "kept"),
            (room.activity.show_personal, "1"),
            (moving.go, Environment.TEST),
        )
        for service, given in services:
            with pytest.raises(TypeError, match="who"):
                await service(given, who=named)
        assert await names_written(room) == set()
        await room.preferences.note({"sounds": False})
        await moving.go(Environment.TEST)
        assert await names_written(room) == {cashier}

    at_a_till(tmp_path, act)


def test_who_signed_for_one_change_is_written_beside_the_cashier(tmp_path: Path) -> None:
    async def act(room: TillServices) -> None:
        people = room.door.people
        with pytest.raises(KnownError, match="manager"):
            await room.preferences.change({"shop_name": "Mine"})
        loan = await people.lend(
            Pin(MANAGERS_PIN), right=Right.SETTINGS, act="change a setting", who="practice-manager"
        )
        assert loan is not None
        await room.preferences.change({"shop_name": "Mine"})
        people.staff.give_back(loan)
        with pytest.raises(KnownError, match="manager"):
            await room.preferences.change({"shop_name": "Ours"})
        assert await names_written(room) == {f"{people.staff.name}, signed by Practice manager"}

    at_a_till(tmp_path, act)


def moving_of(room: TillServices, folder: Path) -> EnvironmentSwitch:
    people = room.door.people
    return openers.environment_switch(
        room.preferences, room.journal, folder, may=people.staff.may, who=people.staff.who
    )


async def names_written(room: TillServices) -> set[str]:
    """Read under whose name settings were changed and the till was moved."""
    kinds = ("settings_changed", ASKED)
    lines = await room.journal.read(
        lambda sheet: sheet.execute("SELECT facts FROM entry WHERE kind IN (?, ?)", kinds).fetchall()
    )
    return {json.loads(str(facts))["who"] for (facts,) in lines}
