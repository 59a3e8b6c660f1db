"""What is kept of a PIN: argon2id as everybody else computes it, and digits that are gone once they were looked at."""

import asyncio
import os
import pickle

import pytest
from argon2.low_level import Type, hash_secret_raw

from pos_app.domain.pin import Pin
from pos_app.services.pin_hashing import LITTLE_WORK, WORK, HashingCost, code_fits, fitting, seal, seal_code


def run_seal(pin: Pin, work: HashingCost = LITTLE_WORK) -> bytes:
    return asyncio.run(seal(pin, os.urandom, work)).digest


@pytest.mark.parametrize("digits", [b"402938", b"402938402938"])
def test_it_is_argon2id(digits: bytes) -> None:
    kept = asyncio.run(seal(Pin(digits), lambda count: b"s" * count, LITTLE_WORK))
    assert kept.digest == hash_secret_raw(digits, b"s" * 16, 1, 64, 1, 32, Type.ID)
    assert (kept.passes, kept.kibibytes, kept.length) == (1, 64, len(digits))


def test_a_real_pin_is_real_work() -> None:
    assert WORK.passes >= 3
    assert WORK.kibibytes >= 32 * 1024


def test_the_same_pin_is_kept_differently_each_time() -> None:
    assert run_seal(Pin(b"402938")) != run_seal(Pin(b"402938"))


def test_a_pin_is_known_again_among_others_and_wiped_whatever_came_of_it() -> None:
    async def go() -> None:
        seals = [await seal(Pin(digits), os.urandom, LITTLE_WORK) for digits in (b"402938", b"771203")]
        for digits, fits in ((b"402938", (True, False)), (b"771203", (False, True)), (b"000000", (False, False))):
            pin = Pin(digits)
            assert await fitting(pin, seals) == fits
            assert not any(pin.digits)
        made = Pin(b"402938")
        await seal(made, os.urandom, LITTLE_WORK)
        assert not any(made.digits)

    asyncio.run(go())


def test_a_code_is_known_again_and_its_bytes_are_gone() -> None:
    async def go() -> None:
        code = bytearray(b"0123456789ABCDEFGHJK")
        kept = await seal_code(code, os.urandom, LITTLE_WORK)
        assert not any(code)
        for typed, fits in ((b"0123456789ABCDEFGHJK", True), (b"0123456789ABCDEFGHJ0", False), (b"", False)):
            read = bytearray(typed)
            assert await code_fits(read, kept) is fits
            assert not any(read)

    asyncio.run(go())


def test_a_look_that_nobody_waits_for_wipes_all_the_same() -> None:
    async def go() -> None:
        kept = await seal(Pin(b"402938"), os.urandom, LITTLE_WORK)
        pin = Pin(b"402938")
        looking = asyncio.ensure_future(fitting(pin, [kept] * 50))
        await asyncio.sleep(0)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        while any(pin.digits):  # noqa: ASYNC110  # a thread wipes it, and rings no bell
            await asyncio.sleep(0)

    asyncio.run(go())


def test_what_is_kept_shows_nothing() -> None:
    kept = asyncio.run(seal(Pin(b"402938"), lambda count: b"s" * count, LITTLE_WORK))
    assert "digest" not in repr(kept)
    assert "ssss" not in repr(kept)
    with pytest.raises(TypeError):
        pickle.dumps(Pin(b"402938"))
