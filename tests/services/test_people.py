"""Who stands at the counter: PINs, waits that outlive a restart and a wrong clock, and a manager's word."""

import asyncio
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Leaving, Right, SignedApproval
from pos_app.domain.pin import Pin
from pos_app.journal.errors import JournalBroken
from pos_app.services.pin_attempts import PinLocked
from tests.journal.disks import Failing, disk
from tests.services.staff import Shop, Steady, at_the_counter, counter, found_shop, run


def test_a_right_pin_puts_somebody_at_the_counter(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        assert shop.people.staff.current is None
        await shop.sign_in("Ngozi")
        assert shop.people.staff.current == shop.member("Ngozi")
        assert shop.people.staff.name == "Ngozi"
        assert shop.people.staff.may(Right.SELL)
        assert not shop.people.staff.may(Right.APPROVE)

    at_the_counter(tmp_path, act)


def test_a_wrong_pin_leaves_everything_as_it_was_and_is_written_down(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        tried = await shop.people.sign_in(shop.id("Ngozi"), Pin(b"000000"))
        assert (tried.member, tried.left, tried.wait) == (None, 4, 0)
        assert shop.people.staff.current is None
        assert not shop.people.staff.may(Right.SEE_HISTORY)
        (line,) = await shop.lines("pin_wrong")
        assert (line.subject, dict(line.facts)) == (shop.id("Ngozi"), {"act": "sign_in", "wrong": 1})

    at_the_counter(tmp_path, act)


def test_the_pin_of_somebody_else_is_a_wrong_one(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        assert (await shop.people.sign_in(shop.id("Ngozi"), shop.pin("Ibrahim"))).member is None
        assert (await shop.people.sign_in("nobody", shop.pin("Ibrahim"))).member is None

    at_the_counter(tmp_path, act)


def test_after_five_wrong_pins_nobody_looks_at_a_sixth_for_a_while_that_grows(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        waits: list[float] = []
        await shop.try_wrong("Ngozi", 4)
        for _ in range(7):
            tried = await shop.people.sign_in(shop.id("Ngozi"), Pin(b"000000"))
            waits.append(round(tried.wait))
            refused = await shop.people.sign_in(shop.id("Ngozi"), shop.pin("Ngozi"))
            assert refused.member is None
            assert refused.wait == pytest.approx(tried.wait)
            shop.steady.seconds += tried.wait
        assert waits == [30, 60, 120, 240, 480, 900, 900]
        await shop.sign_in("Ngozi")
        assert (await shop.people.sign_in(shop.id("Ngozi"), Pin(b"000000"))).left == 4

    at_the_counter(tmp_path, act)


def test_one_who_has_to_wait_keeps_nobody_else_out(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        await shop.try_wrong("Ngozi", 5)
        await shop.sign_in("Ibrahim")
        shown = {view.member.name: view.wait for view in shop.people.who_may_sign_in()}
        assert (shown["Ngozi"], shown["Ibrahim"]) == (30, 0)

    at_the_counter(tmp_path, act)


@pytest.mark.parametrize("moved", [timedelta(days=-400), timedelta(0), timedelta(days=400)])
def test_neither_a_restart_nor_a_clock_that_was_set_shortens_a_wait(tmp_path: Path, moved: timedelta) -> None:
    async def lock_out(shop: Shop) -> None:
        await shop.try_wrong("Ngozi", 5)
        shop.steady.seconds += 29
        shop.clock.moment += moved
        assert (await shop.people.sign_in(shop.id("Ngozi"), shop.pin("Ngozi"))).wait == pytest.approx(1)

    async def come_back(shop: Shop) -> None:
        shop.clock.moment += moved
        assert (await shop.people.sign_in(shop.id("Ngozi"), shop.pin("Ngozi"))).wait == pytest.approx(30)
        shop.steady.seconds += 30
        assert (await shop.people.sign_in(shop.id("Ngozi"), Pin(b"000000"))).wait == pytest.approx(60)
        shop.steady.seconds += 60
        await shop.sign_in("Ngozi")

    at_the_counter(tmp_path, lock_out)
    another_boot = Steady()
    another_boot.seconds = 3.0
    at_the_counter(tmp_path, come_back, steady=another_boot)


@pytest.mark.may_log("journal was not written")
def test_a_full_disk_gives_nobody_a_try(tmp_path: Path) -> None:
    """What cannot be counted is not looked at: with the right PIN as with a wrong one."""
    failing = Failing()

    async def go() -> None:
        with disk("full", failing.see) as vfs:
            async with counter(tmp_path, vfs=vfs) as shop:
                await found_shop(shop)
                failing.say_no(apsw.FullError, behind=0)
                for pin in (Pin(b"000000"), shop.pin("Ngozi")):
                    with pytest.raises(JournalBroken):
                        await shop.people.sign_in(shop.id("Ngozi"), pin)
                assert shop.people.staff.current is None
                failing.recover()
                await shop.sign_in("Ngozi")

    run(go())


@pytest.mark.may_log("was not written")
def test_a_full_disk_keeps_nobody_from_locking(tmp_path: Path) -> None:
    failing = Failing()

    async def go() -> None:
        with disk("full", failing.see) as vfs:
            async with counter(tmp_path, vfs=vfs) as shop:
                await found_shop(shop)
                await shop.sign_in("Ngozi")
                failing.say_no(apsw.FullError, behind=0)
                shop.people.lock()
                assert shop.people.staff.current is None
                await shop.people.parted()
                failing.recover()

    run(go())


def test_of_two_who_sign_in_at_once_both_did_and_the_later_one_stands_there(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        ngozi, ibrahim = (shop.people.sign_in(shop.id(name), shop.pin(name)) for name in ("Ngozi", "Ibrahim"))
        await asyncio.gather(ngozi, ibrahim)
        assert shop.people.staff.name == "Ibrahim"
        lines = (await shop.lines("signed_in"))[-2:]
        assert [line.facts["name"] for line in lines] == ["Ngozi", "Ibrahim"]
        assert lines[1].facts["after"] == shop.id("Ngozi")

    at_the_counter(tmp_path, act)


def test_ten_wrong_pins_at_once_are_five_tries(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        tries = [shop.people.sign_in(shop.id("Ngozi"), Pin(b"000000")) for _ in range(10)]
        await asyncio.gather(*tries)
        assert len(await shop.lines("pin_tried")) == 1 + 5  # the owner's own, and these

    at_the_counter(tmp_path, act)


def test_a_try_that_nobody_waits_for_any_longer_is_counted(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        trying = asyncio.ensure_future(shop.people.sign_in(shop.id("Ngozi"), Pin(b"000000")))
        await asyncio.sleep(0)
        trying.cancel()
        await asyncio.gather(trying, return_exceptions=True)
        assert (await shop.people.sign_in(shop.id("Ngozi"), Pin(b"000000"))).left == 3

    at_the_counter(tmp_path, act)


@pytest.mark.parametrize(("leave", "why"), [("lock", Leaving.LOCKED), ("switch", Leaving.SWITCHED)])
def test_locking_is_at_once_and_written_down(tmp_path: Path, leave: str, why: Leaving) -> None:
    async def act(shop: Shop) -> None:
        await shop.sign_in("Ngozi")
        heard: list[bool] = []
        shop.people.on_change(lambda: heard.append(shop.people.staff.current is None))
        getattr(shop.people, leave)()
        assert heard == [True]
        assert shop.people.staff.name == "Ngozi"  # for money that is still on its way
        await shop.people.parted()
        (line,) = (await shop.lines("signed_out"))[-1:]
        assert (line.subject, line.facts["why"]) == (shop.id("Ngozi"), why)

    at_the_counter(tmp_path, act)


def test_who_stands_there_when_the_till_closes_is_written_down(tmp_path: Path) -> None:
    async def leave(shop: Shop) -> None:
        await shop.sign_in("Ngozi")

    async def look(shop: Shop) -> None:
        assert shop.people.staff.current is None
        assert (await shop.lines("signed_out"))[-1].facts["why"] == "closed"

    at_the_counter(tmp_path, leave)
    at_the_counter(tmp_path, look)


def signer(approval: SignedApproval | None) -> str:
    return approval.by.name if approval is not None else ""


def test_a_manager_approves_and_the_cashier_stays(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        await shop.sign_in("Ngozi")
        assert str(shop.people.why_not) == ""
        assert signer(await shop.people.approve(shop.pin("Tunde"), act="enter the outcome of tv1")) == "Tunde"
        assert signer(await shop.people.approve(shop.pin("Tunde"), act="again", who=shop.id("Tunde"))) == "Tunde"
        assert shop.people.staff.name == "Ngozi"
        line = (await shop.lines("act_approved"))[0]
        assert (line.subject, line.facts["act"]) == (shop.id("Tunde"), "enter the outcome of tv1")
        assert line.facts["asked_by"] == shop.id("Ngozi")

    at_the_counter(tmp_path, act)


@pytest.mark.parametrize("name", ["Ngozi", "Ibrahim", "Sam"])
def test_who_is_no_manager_approves_nothing(tmp_path: Path, name: str) -> None:
    async def act(shop: Shop) -> None:
        assert await shop.people.approve(shop.pin(name), act="x") is None
        assert await shop.people.approve(shop.pin(name), act="x", who=shop.id(name)) is None
        assert await shop.lines("act_approved") == []

    at_the_counter(tmp_path, act)


def test_wrong_approvals_shut_their_own_door_and_no_managers(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        for _ in range(5):
            assert await shop.people.approve(Pin(b"000000"), act="x") is None
        with pytest.raises(PinLocked, match="0:30"):
            await shop.people.approve(shop.pin("Tunde"), act="x")
        await shop.sign_in("Tunde")  # who shows that it was not about them
        assert signer(await shop.people.approve(shop.pin("Tunde"), act="x")) == "Tunde"

    at_the_counter(tmp_path, act)


def test_practice_begins_with_a_cashier_at_the_counter_and_a_manager_everybody_knows(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        assert shop.people.staff.name == "Cashier"
        assert shop.people.staff.may(Right.SELL)
        assert signer(await shop.people.approve(Pin(b"246810"), act="x")) == "Practice manager"
        shop.people.lock()
        shown = {view.member.name: view.practice_pin for view in shop.people.who_may_sign_in()}
        assert shown == {"Cashier": "135790", "Practice manager": "246810"}
        for view in shop.people.who_may_sign_in():
            pin = Pin(view.practice_pin.encode())
            assert (await shop.people.sign_in(view.member.id, pin)).member == view.member

    at_the_counter(tmp_path, act, environment=Environment.SANDBOX)


def test_practice_people_are_there_again_when_the_practice_book_begins_anew(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        await shop.people.sign_in("practice-manager", Pin(b"246810"))
        await shop.roster.rename("practice-cashier", "Ngozi")
        again: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stop = shop.journal.listen(shop.people.hear)
        shop.people.on_change(lambda: again.done() or again.set_result(None))
        await shop.journal.begin_anew()
        await again
        stop()
        assert [view.member.name for view in shop.people.who_may_sign_in()] == ["Cashier", "Practice manager"]
        assert shop.people.staff.name == "Practice manager"
        assert len(await shop.lines("person_added")) == 2

    at_the_counter(tmp_path, act, environment=Environment.SANDBOX)


def test_a_real_till_begins_with_nobody(tmp_path: Path) -> None:
    async def go() -> None:
        async with counter(tmp_path, Environment.LIVE) as shop:
            assert shop.people.has_nobody
            assert shop.people.staff.current is None
            assert shop.people.why_not

    run(go())


def test_no_pin_is_in_the_book_and_every_pin_was_wiped(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        pins = [shop.pin("Ngozi"), Pin(b"918273"), shop.pin("Tunde"), Pin(b"918273")]
        await shop.people.sign_in(shop.id("Ngozi"), pins[0])
        await shop.people.sign_in(shop.id("Ngozi"), pins[1])
        await shop.people.approve(pins[2], act="x")
        await shop.people.approve(pins[3], act="x", who="nobody")
        assert not any(any(pin.digits) for pin in pins)
        typed.update(shop.pins.values())

    typed = {b"918273"}
    at_the_counter(tmp_path, act)
    book = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ngozi" in book
    assert not any(digits in book for digits in typed)


@pytest.mark.parametrize(("name", "sells"), [("Ada", True), ("Tunde", True), ("Ngozi", True), ("Sam", False)])
def test_only_who_may_sell_is_written_down_as_who_sold(tmp_path: Path, name: str, sells: bool) -> None:
    async def act(shop: Shop) -> None:
        with pytest.raises(KnownError, match="locked"):
            shop.people.staff.seller()
        await shop.sign_in(name)
        if sells:
            assert shop.people.staff.seller() == name
        else:
            with pytest.raises(KnownError, match="not yours"):
                shop.people.staff.seller()

    at_the_counter(tmp_path, act)
