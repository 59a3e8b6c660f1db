"""Who works here: every right is asked behind the screens, every refusal is written down, PINs are nobody else's."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Role
from pos_app.domain.pin import Pin, PinProblem
from pos_app.journal import people_views
from pos_app.journal.errors import JournalBroken
from pos_app.services.people_roster import BadPin
from pos_app.services.pin_attempts import PinLocked
from tests.journal.disks import Failing, disk
from tests.services.staff import Shop, at_the_counter, counter, next_pin, run

Act = Callable[[Shop], Awaitable[object]]
ACTS: dict[str, Act] = {
    "take on": lambda shop: shop.roster.take_on("Bola", Role.CASHIER, *fresh(shop)),
    "rename": lambda shop: shop.roster.rename(shop.id("Ibrahim"), "Ibrahim A."),
    "set role": lambda shop: shop.roster.set_role(shop.id("Ibrahim"), Role.SUPPORT),
    "let go": lambda shop: shop.roster.let_go(shop.id("Ibrahim")),
    "set pin": lambda shop: shop.roster.set_pin(shop.id("Ibrahim"), *fresh(shop)),
}
BEYOND_A_MANAGER: dict[str, Act] = {
    "take on an owner": lambda shop: shop.roster.take_on("Bola", Role.OWNER, *fresh(shop)),
    "take on a manager": lambda shop: shop.roster.take_on("Bola", Role.MANAGER, *fresh(shop)),
    "rename the owner": lambda shop: shop.roster.rename(shop.id("Ada"), "Bola"),
    "promote a cashier": lambda shop: shop.roster.set_role(shop.id("Ibrahim"), Role.MANAGER),
    "promote themselves": lambda shop: shop.roster.set_role(shop.id("Tunde"), Role.OWNER),
    "let the owner go": lambda shop: shop.roster.let_go(shop.id("Ada")),
    "set the owner's pin": lambda shop: shop.roster.set_pin(shop.id("Ada"), *fresh(shop)),
}


def fresh(shop: Shop, start: bytes = b"830154") -> tuple[Pin, Pin]:
    """A PIN that nobody has, twice."""
    digits = next_pin(start, shop.decoys)
    return Pin(digits), Pin(digits)


@pytest.mark.parametrize("name", [pytest.param("Ada", marks=pytest.mark.soak), "Tunde"])
@pytest.mark.parametrize("act", ACTS)
def test_owners_and_managers_change_who_works_here(tmp_path: Path, name: str, act: str) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in(name)
        before = len(await shop.lines())
        await ACTS[act](shop)
        (line,) = (await shop.lines())[before:]
        assert line.facts["by"] == shop.id(name)

    at_the_counter(tmp_path, go)


@pytest.mark.parametrize("name", ["Ngozi", pytest.param("Sam", marks=pytest.mark.soak)])
@pytest.mark.parametrize("act", ACTS)
def test_cashiers_and_support_do_not_and_that_they_tried_is_written_down(tmp_path: Path, name: str, act: str) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in(name)
        await _is_refused(shop, ACTS[act], name)

    at_the_counter(tmp_path, go)


@pytest.mark.parametrize("act", BEYOND_A_MANAGER)
def test_a_manager_does_not_reach_up(tmp_path: Path, act: str) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Tunde")
        await _is_refused(shop, BEYOND_A_MANAGER[act], "Tunde")

    at_the_counter(tmp_path, go)


@pytest.mark.parametrize("act", [*ACTS, "renew code"])
def test_while_the_till_is_locked_nobody_changes_anything(tmp_path: Path, act: str) -> None:
    async def go(shop: Shop) -> None:
        before = len(await shop.lines())
        with pytest.raises(KnownError, match="locked"):
            await (ACTS[act](shop) if act in ACTS else shop.roster.renew_code())
        assert len(await shop.lines()) == before

    at_the_counter(tmp_path, go)


async def _is_refused(shop: Shop, act: Act, name: str) -> None:
    before = shop.people.everybody()
    with pytest.raises(KnownError, match="not yours"):
        await act(shop)
    assert shop.people.everybody() == before
    line = (await shop.lines())[-1]
    assert (line.kind, line.subject) == ("person_refused", shop.id(name))


def test_somebody_new_signs_in_with_their_pin(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Tunde")
        pin, again = fresh(shop)
        digits = bytes(pin.digits)
        await shop.roster.take_on("  Bola\n Adeyemi ", Role.CASHIER, pin, again)
        assert not any(pin.digits)
        assert not any(again.digits)
        assert (await shop.people.sign_in(shop.id("Bola Adeyemi"), Pin(digits))).member is not None

    at_the_counter(tmp_path, go)


def test_who_was_let_go_cannot_sign_in_and_is_sent_away_from_the_counter(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Ada")
        await shop.roster.set_role(shop.id("Tunde"), Role.OWNER)
        await shop.roster.let_go(shop.id("Ada"))
        assert shop.people.staff.current is None
        assert (await shop.people.sign_in(shop.id("Ada"), shop.pin("Ada"))).member is None
        await shop.sign_in("Tunde")
        await shop.roster.take_back(shop.id("Ada"))
        await shop.sign_in("Ada")

    at_the_counter(tmp_path, go)


def test_rights_that_were_taken_are_gone_at_once(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Ada")
        await shop.roster.set_role(shop.id("Tunde"), Role.CASHIER)
        assert await shop.people.approve(shop.pin("Tunde"), act="x") is None

    at_the_counter(tmp_path, go)


def test_the_last_owner_stays(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Ada")
        for act in (shop.roster.let_go(shop.id("Ada")), shop.roster.set_role(shop.id("Ada"), Role.CASHIER)):
            with pytest.raises(KnownError, match="One owner"):
                await act
        assert shop.people.staff.name == "Ada"

    at_the_counter(tmp_path, go)


def test_a_pin_that_somebody_has_is_refused_with_the_words_for_one_that_nobody_has(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Tunde")
        decoy = next_pin(b"830154", shop.decoys, decoy=True)
        said: set[str] = set()
        for digits in (shop.pins["Ngozi"], decoy):
            with pytest.raises(BadPin) as refused:
                await shop.roster.set_pin(shop.id("Ibrahim"), Pin(digits), Pin(digits))
            assert refused.value.problem is PinProblem.UNUSABLE
            said.add(str(refused.value))
        assert len(said) == 1
        assert "Ngozi" not in said.pop()
        assert [line.facts["act"] for line in await shop.lines("person_refused")] == ["pin_unusable"] * 2

    at_the_counter(tmp_path, go)


def test_nobody_finds_out_by_trying_new_pins_which_are_other_peoples(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        async def change(digits: bytes) -> bool:
            return await shop.roster.change_own_pin(shop.pin("Ngozi"), Pin(digits), Pin(digits))

        await shop.sign_in("Ngozi")
        digits = b"830154"
        for _ in range(5):
            digits = next_pin(b"%06d" % (int(digits) + 1), shop.decoys, decoy=True)
            with pytest.raises(BadPin):
                await change(digits)
        for pin in (shop.pins["Ada"], next_pin(b"912407", shop.decoys)):
            with pytest.raises(PinLocked):
                await change(pin)
        await shop.sign_in("Ada")
        await shop.roster.set_pin(shop.id("Ibrahim"), shop.pin("Ibrahim"), shop.pin("Ibrahim"))
        shop.steady.seconds += 30
        await shop.sign_in("Ngozi")
        assert await change(next_pin(b"912407", shop.decoys))

    at_the_counter(tmp_path, act)


def test_somebody_may_keep_the_pin_that_is_theirs(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Tunde")
        await shop.roster.set_pin(shop.id("Ngozi"), shop.pin("Ngozi"), shop.pin("Ngozi"))
        await shop.sign_in("Ngozi")

    at_the_counter(tmp_path, go)


@pytest.mark.parametrize(
    ("pin", "again", "problem"),
    [
        (b"40293", b"40293", PinProblem.TOO_SHORT),
        (b"111111", b"111111", PinProblem.TOO_EASY),
        (b"402938", b"402939", PinProblem.DIFFERENT),
    ],
)
def test_a_bad_pin_is_refused_with_its_reason(tmp_path: Path, pin: bytes, again: bytes, problem: PinProblem) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Tunde")
        with pytest.raises(BadPin) as refused:
            await shop.roster.take_on("Bola", Role.CASHIER, Pin(pin), Pin(again))
        assert refused.value.problem is problem

    at_the_counter(tmp_path, go)


def test_ones_own_pin_is_changed_with_the_old_one(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Ngozi")
        pin, again = fresh(shop)
        digits = bytes(pin.digits)
        assert not await shop.roster.change_own_pin(Pin(b"000000"), *fresh(shop))
        assert await shop.roster.change_own_pin(shop.pin("Ngozi"), pin, again)
        assert (await shop.people.sign_in(shop.id("Ngozi"), Pin(digits))).member is not None

    at_the_counter(tmp_path, go)


def test_a_manager_lets_somebody_try_again_with_nobody_signed_in(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.try_wrong("Ngozi", 5)
        tunde, ngozi = shop.id("Tunde"), shop.id("Ngozi")
        assert not await shop.roster.unlock(ngozi, who=tunde, managers=Pin(b"000000"))
        assert shop.people.wait(ngozi)
        assert await shop.roster.unlock(ngozi, who=tunde, managers=shop.pin("Tunde"))
        assert shop.people.staff.current is None
        await shop.sign_in("Ngozi")

    at_the_counter(tmp_path, go)


def test_a_manager_gives_another_pin_in_place(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.try_wrong("Ngozi", 5)
        ngozi, how = shop.id("Ngozi"), {"who": shop.id("Tunde")}
        digits = bytes(fresh(shop)[0].digits)
        assert not await shop.roster.reset_pin(ngozi, *fresh(shop), **how, managers=Pin(b"000000"))
        assert await shop.roster.reset_pin(ngozi, *fresh(shop), **how, managers=shop.pin("Tunde"))
        assert (await shop.people.sign_in(ngozi, Pin(digits))).member is not None
        assert (await shop.lines("pin_set"))[-1].facts["by"] == shop.id("Tunde")

    at_the_counter(tmp_path, go)


@pytest.mark.parametrize(("whose", "who"), [("Ada", "Tunde"), ("Tunde", "Tunde"), ("Ngozi", "Ibrahim")])
def test_only_who_answers_for_somebody_gives_them_a_pin(tmp_path: Path, whose: str, who: str) -> None:
    async def go(shop: Shop) -> None:
        with pytest.raises(KnownError, match="not yours"):
            await shop.roster.reset_pin(shop.id(whose), *fresh(shop), who=shop.id(who), managers=shop.pin(who))
        with pytest.raises(KnownError, match="not yours"):
            await shop.roster.unlock(shop.id(whose), who=shop.id(who), managers=shop.pin(who))

    at_the_counter(tmp_path, go)


def test_a_first_owner_is_written_down_when_the_code_is_read_back_and_not_before(tmp_path: Path) -> None:
    async def go() -> None:
        async with counter(tmp_path) as shop:
            before = len(await shop.lines())
            shown = await shop.roster.begin_owner("Ada", shop.pin("Ada"), shop.pin("Ada"))
            assert not await shop.roster.read_back("0000-0000-0000-0000-0000")
            assert len(await shop.lines()) == before
            assert shop.people.has_nobody
            assert await shop.roster.read_back(shown.code.lower().replace("-", " "))
            assert not shop.people.has_nobody
            await shop.sign_in("Ada")
            assert shop.member("Ada").role is Role.OWNER
            book = repr(await shop.lines())
            assert shown.code not in book
            with pytest.raises(KnownError, match="already"):
                await shop.roster.begin_owner("Eve", *fresh(shop))
            with pytest.raises(KnownError, match="Begin again"):
                await shop.roster.read_back(shown.code)

    run(go())


def test_the_code_gives_an_owner_another_pin_and_is_another_code_then(tmp_path: Path) -> None:
    async def go() -> None:
        async with counter(tmp_path) as shop:
            code = await _found(shop)
            ada = shop.id("Ada")
            assert await shop.roster.recover(ada, "0000-0000-0000-0000-0000", *fresh(shop)) is None
            digits = bytes(fresh(shop)[0].digits)
            shown = await shop.roster.recover(ada, code, *fresh(shop))
            assert shown is not None
            await shop.sign_in("Ada")  # the old PIN holds until the new code is read back
            shop.people.lock()
            assert await shop.roster.read_back(shown.code)
            assert (await shop.people.sign_in(ada, shop.pin("Ada"))).member is None
            assert (await shop.people.sign_in(ada, Pin(digits))).member is not None
            assert await shop.roster.recover(ada, code, *fresh(shop, b"615203")) is None
            assert await shop.roster.recover(ada, shown.code, *fresh(shop, b"615203")) is not None

    run(go())


def test_wrong_codes_make_the_next_one_wait(tmp_path: Path) -> None:
    async def go() -> None:
        async with counter(tmp_path) as shop:
            code = await _found(shop)
            for _ in range(5):
                assert await shop.roster.recover(shop.id("Ada"), "0000", *fresh(shop)) is None
            with pytest.raises(PinLocked):
                await shop.roster.recover(shop.id("Ada"), code, *fresh(shop))
            shop.steady.seconds += 31
            assert await shop.roster.recover(shop.id("Ada"), code, *fresh(shop)) is not None

    run(go())


def test_an_owner_draws_another_code(tmp_path: Path) -> None:
    async def go(shop: Shop) -> None:
        await shop.sign_in("Tunde")
        with pytest.raises(KnownError):
            await shop.roster.renew_code()
        await shop.sign_in("Ada")
        before = await shop.journal.read(people_views.recovery)
        shown = await shop.roster.renew_code()
        assert await shop.journal.read(people_views.recovery) == before
        assert await shop.roster.read_back(shown.code)
        assert await shop.journal.read(people_views.recovery) != before

    at_the_counter(tmp_path, go)


@pytest.mark.may_log("journal was not written")
def test_a_full_disk_makes_no_half_owner(tmp_path: Path) -> None:
    failing = Failing()

    async def go() -> None:
        with disk("full", failing.see) as vfs:
            async with counter(tmp_path, vfs=vfs) as shop:
                shown = await shop.roster.begin_owner("Ada", shop.pin("Ada"), shop.pin("Ada"))
                failing.say_no(apsw.FullError, behind=0)
                with pytest.raises(JournalBroken):
                    await shop.roster.read_back(shown.code)
                assert shop.people.has_nobody
                failing.recover()
                assert await shop.roster.read_back(shown.code)

    run(go())


def test_practice_people_are_of_practice_only(tmp_path: Path) -> None:
    async def practise(shop: Shop) -> None:
        await shop.people.sign_in("practice-manager", Pin(b"246810"))
        await shop.roster.set_pin("practice-cashier", *fresh(shop))
        pins = {view.member.id: view.practice_pin for view in shop.people.everybody()}
        assert pins == {"practice-cashier": "", "practice-manager": "246810"}

    async def look(shop: Shop) -> None:
        assert not any(view.member.id.startswith("practice") for view in shop.people.everybody())
        assert await shop.people.approve(Pin(b"246810"), act="x") is None

    at_the_counter(tmp_path, practise, Environment.SANDBOX)
    at_the_counter(tmp_path, look, Environment.LIVE)


async def _found(shop: Shop) -> str:
    """Make the first owner, and return the code on their paper."""
    shown = await shop.roster.begin_owner("Ada", shop.pin("Ada"), shop.pin("Ada"))
    assert await shop.roster.read_back(shown.code)
    return shown.code
