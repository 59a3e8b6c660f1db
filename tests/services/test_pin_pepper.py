"""PINs sealed with a pepper: a stolen book tells none, and a keyring that is gone lets nobody in but by the code."""

import asyncio
import shutil
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Role
from pos_app.domain.pin import Pepper, Pin, Seal
from pos_app.journal import people_views
from pos_app.journal.people_tables import PEPPERS
from pos_app.journal.schema import JOURNAL
from pos_app.services.pin_hashing import LITTLE_WORK, fitting, seal
from pos_app.system.keyring_storage import KeyringStorage
from tests.journal.notebook import put_back
from tests.services.keyrings import NO_KEYRING, Safe
from tests.services.staff import Shop, at_the_counter, counter, found_shop, next_pin, pin_pepper, run

LONG = 60.0


async def seals_of(shop: Shop) -> dict[str, Seal]:
    return {each.member.name: each.seal for each in await shop.journal.read(people_views.kept)}


async def until_sealed_anew(shop: Shop, name: str) -> None:
    async with asyncio.timeout(LONG):
        while not (await seals_of(shop))[name].pepper:  # noqa: ASYNC110  # it is done behind the sign-in
            await asyncio.sleep(0)


async def cannot_be_looked_at(shop: Shop, name: str, why: str) -> None:
    """Neither the right PIN nor another is looked at, and no try is counted."""
    before = len(await shop.lines())
    for digits in (shop.pins[name], b"000000"):
        with pytest.raises(KnownError, match=why):
            await shop.people.sign_in(shop.id(name), Pin(digits))
    assert shop.people.staff.current is None
    assert not shop.people.wait(shop.id(name))
    assert len(await shop.lines()) == before


def fresh(shop: Shop, start: bytes) -> tuple[Pin, Pin]:
    digits = next_pin(start, shop.decoys)
    return Pin(digits), Pin(digits)


def test_it_is_the_secret_of_argon2id_as_everybody_else_computes_it() -> None:
    pepper = Pepper(b"p" * 32)
    kept = run(seal(Pin(b"402938"), lambda count: b"s" * count, LITTLE_WORK, pepper=pepper))
    other = Argon2id(salt=b"s" * 16, length=32, iterations=1, lanes=1, memory_cost=64, secret=b"p" * 32)
    assert kept.digest == other.derive(b"402938")
    assert kept.pepper == pepper.mark
    assert "pppp" not in repr(pepper)


def test_a_book_without_the_keyring_tells_no_pin(tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        for name, kept in (await seals_of(shop)).items():
            assert await fitting(shop.pin(name), (kept,)) == (False,)
            assert await fitting(shop.pin(name), (kept,), Pepper(b"x" * 32)) == (False,)
            await shop.sign_in(name)
        assert safe.entry("pin_pepper")
        assert str(safe.entry("pin_pepper")) not in repr(await shop.lines())

    safe = Safe()
    at_the_counter(tmp_path, act, keyring=safe.vault())
    at_the_counter(tmp_path, act, keyring=safe.vault())


def test_a_pin_sealed_without_a_keyring_is_sealed_anew_when_it_is_right_and_only_then(tmp_path: Path) -> None:
    safe = Safe()

    async def without(shop: Shop) -> None:
        for name in shop.pins:
            await shop.sign_in(name)
        assert not any(kept.pepper for kept in (await seals_of(shop)).values())

    async def with_one(shop: Shop) -> None:
        await shop.try_wrong("Ngozi")
        await shop.sign_in("Ada")
        await until_sealed_anew(shop, "Ada")
        assert await shop.people.approve(shop.pin("Tunde"), act="x") is not None
        await until_sealed_anew(shop, "Tunde")
        sealed = await seals_of(shop)
        assert not sealed["Ngozi"].pepper
        assert await fitting(shop.pin("Ada"), (sealed["Ada"],)) == (False,)
        for name in shop.pins:
            await shop.sign_in(name)

    at_the_counter(tmp_path, without, keyring=NO_KEYRING)
    at_the_counter(tmp_path, with_one, keyring=safe.vault())


def test_another_pin_that_was_set_meanwhile_is_not_put_back_by_sealing_the_old_one_anew(tmp_path: Path) -> None:
    safe = Safe()

    async def begin(shop: Shop) -> None:
        await shop.sign_in("Ngozi")

    async def change(shop: Shop) -> None:
        pin, again = fresh(shop, b"830154")
        digits = bytes(pin.digits)
        await shop.sign_in("Ngozi")
        assert await shop.roster.change_own_pin(shop.pin("Ngozi"), pin, again)
        await until_sealed_anew(shop, "Ngozi")
        assert (await shop.people.sign_in(shop.id("Ngozi"), shop.pin("Ngozi"))).member is None
        assert (await shop.people.sign_in(shop.id("Ngozi"), Pin(digits))).member is not None

    at_the_counter(tmp_path, begin)
    at_the_counter(tmp_path, change, keyring=safe.vault())


@pytest.mark.parametrize("spoilt", ["", "zz", "00"], ids=["gone", "no hex", "short"])
def test_where_the_keyring_lost_it_nobody_gets_in_but_the_owner_by_the_code(tmp_path: Path, spoilt: str) -> None:
    async def go() -> None:
        safe = Safe()
        async with counter(tmp_path, keyring=safe.vault()) as shop:
            await found_shop(shop)
            await shop.sign_in("Ada")
            shown = await shop.roster.renew_code()
            assert await shop.roster.read_back(shown.code)
        lost = Safe()
        if spoilt:
            lost.put("pin_pepper", spoilt)
        async with counter(tmp_path, keyring=lost.vault()) as shop:
            for name in shop.pins:
                await cannot_be_looked_at(shop, name, "recovery code")
            with pytest.raises(KnownError, match="recovery code"):
                await shop.people.approve(shop.pin("Ada"), act="x")
            with pytest.raises(KnownError, match="recovery code"):
                await shop.roster.unlock(shop.id("Ngozi"), who=shop.id("Tunde"), managers=shop.pin("Tunde"))
            assert (
                await shop.roster.recover(shop.id("Ada"), "0000-0000-0000-0000-0000", *fresh(shop, b"830154")) is None
            )
            again = await shop.roster.recover(shop.id("Ada"), shown.code, *fresh(shop, b"830154"))
            assert again is not None
            assert await shop.roster.read_back(again.code)
            await in_by(shop, "Ada", b"830154")
            await shop.roster.set_pin(shop.id("Ngozi"), *fresh(shop, b"615203"))
            await in_by(shop, "Ngozi", b"615203")
            shop.people.lock()
            await shop.people.parted()
            await cannot_be_looked_at(shop, "Tunde", "recovery code")
            assert (await seals_of(shop))["Ada"].pepper
        async with counter(tmp_path, keyring=lost.vault()) as shop:
            await in_by(shop, "Ada", b"830154")

    run(go())


async def in_by(shop: Shop, name: str, start: bytes) -> None:
    tried = await shop.people.sign_in(shop.id(name), fresh(shop, start)[0])
    assert tried.member == shop.member(name)


def test_a_locked_keyring_is_said_and_no_try_counts_until_it_is_unlocked(tmp_path: Path) -> None:
    safe = Safe()

    async def begin(shop: Shop) -> None:
        await shop.sign_in("Ada")

    async def locked(shop: Shop) -> None:
        safe.is_locked = True
        await cannot_be_looked_at(shop, "Ada", "keyring is locked")
        safe.is_locked = False
        await shop.sign_in("Ada")

    at_the_counter(tmp_path, begin, keyring=safe.vault())
    at_the_counter(tmp_path, locked, keyring=safe.vault())


def test_a_locked_keyring_makes_no_second_pepper_and_a_pin_set_meanwhile_is_sealed_anew_later(tmp_path: Path) -> None:
    safe = Safe()

    async def act(shop: Shop) -> None:
        pepper = safe.entry("pin_pepper")
        await shop.sign_in("Ada")
        shop.people.pins.pepper = pin_pepper(safe.vault())  # as at a start
        safe.is_locked = True
        await shop.roster.take_on("Bola", Role.CASHIER, *fresh(shop, b"830154"))
        assert not (await seals_of(shop))["Bola"].pepper
        safe.is_locked = False
        await in_by(shop, "Bola", b"830154")
        await until_sealed_anew(shop, "Bola")
        assert safe.entry("pin_pepper") == pepper
        await shop.sign_in("Ngozi")

    at_the_counter(tmp_path, act, keyring=safe.vault())


def test_a_keyring_that_takes_nothing_leaves_a_till_that_works_without(tmp_path: Path) -> None:
    safe = Safe()

    async def act(shop: Shop) -> None:
        await shop.sign_in("Ada")
        assert not (await seals_of(shop))["Ada"].pepper

    with safe.failing_after(0):
        at_the_counter(tmp_path, act, keyring=safe.vault())
    assert safe.kept == {}


def test_a_copy_that_is_put_back_opens_with_the_keyring_it_was_made_beside_and_by_the_code_elsewhere(
    tmp_path: Path,
) -> None:
    safe, book, copy = Safe(), tmp_path / "test.journal", tmp_path / "copy"
    codes: list[str] = []

    async def copied() -> None:
        async with counter(tmp_path, keyring=safe.vault()) as shop:
            await found_shop(shop)
            await shop.sign_in("Ada")
            shown = await shop.roster.renew_code()
            assert await shop.roster.read_back(shown.code)
            codes.append(shown.code)
        shutil.copy(book, copy)
        async with counter(tmp_path, keyring=safe.vault()) as shop:
            await shop.sign_in("Ada")
            await shop.roster.set_pin(shop.id("Ngozi"), *fresh(shop, b"830154"))

    async def elsewhere() -> None:
        async with counter(tmp_path, keyring=Safe().vault()) as shop:
            await cannot_be_looked_at(shop, "Ada", "recovery code")
            assert await shop.roster.recover(shop.id("Ada"), codes[0], *fresh(shop, b"615203")) is not None

    async def here(shop: Shop) -> None:
        for name in shop.pins:
            await shop.sign_in(name)

    run(copied())
    shutil.copy(copy, book)
    at_the_counter(tmp_path, here, keyring=safe.vault())
    shutil.copy(copy, book)
    run(elsewhere())


def test_a_book_of_before_there_was_a_pepper_opens_and_its_pins_are_sealed_anew(tmp_path: Path) -> None:
    safe = Safe()

    async def before(shop: Shop) -> None:
        await shop.sign_in("Ada")

    async def after(shop: Shop) -> None:
        await shop.sign_in("Ngozi")
        await until_sealed_anew(shop, "Ngozi")
        assert not (await seals_of(shop))["Tunde"].pepper
        await shop.sign_in("Tunde")

    at_the_counter(tmp_path, before)
    put_back(tmp_path / "test.journal", migrations=JOURNAL.migrations.index(PEPPERS))
    at_the_counter(tmp_path, after, keyring=safe.vault())


def test_every_world_has_its_own() -> None:
    safe = Safe()
    worlds = (Environment.TEST, Environment.LIVE)
    storages = [KeyringStorage(world, "folder", backends=(safe.backend(),)) for world in worlds]
    made = [run(pin_pepper(each).find_or_make()) for each in storages]
    assert made[0] is not None
    assert made[1] is not None
    assert made[0] != made[1]
    assert run(pin_pepper(None).find_or_make()) is None  # practice
