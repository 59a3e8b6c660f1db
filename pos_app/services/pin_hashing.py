"""Knows a PIN again without keeping it: argon2id, beside the loop, always the same work, the digits wiped after it."""

import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final, cast

from pos_app.domain.cards import wipe
from pos_app.domain.pin import Pepper, Pin, Seal
from pos_app.system.threads import in_thread

_VERSION: Final = 0x13
_BYTES: Final = 32
_SALT: Final = 16


@dataclass(frozen=True, slots=True)
class HashingCost:
    """How much work one look at a PIN is."""

    passes: int
    kibibytes: int


WORK: Final = HashingCost(3, 32 * 1024)  # about a tenth of a second
LITTLE_WORK: Final = HashingCost(1, 64)  # for what is no secret: the PINs of practice


async def seal(
    pin: Pin, random_bytes: Callable[[int], bytes], work: HashingCost = WORK, *, pepper: Pepper | None = None
) -> Seal:
    """Make what is kept of a PIN. The PIN is wiped."""
    salt = random_bytes(_SALT)
    mark = pepper.mark if pepper is not None else ""

    def make() -> Seal:
        with pin:
            digest = _digest(pin.digits, salt, work, pepper)
            return Seal(salt, digest, work.passes, work.kibibytes, len(pin.digits), mark)

    return await in_thread(make)


async def seal_code(code: bytearray, random_bytes: Callable[[int], bytes], work: HashingCost = WORK) -> Seal:
    """Make what is kept of a recovery code: without pepper, as it has to open a till whose keyring is gone, and nobody
    guesses a hundred bits. The bytes are wiped.
    """
    return await seal(_as_pin(code), random_bytes, work)


async def fitting(pin: Pin, seals: Iterable[Seal], pepper: Pepper | None = None) -> tuple[bool, ...]:
    """Tell which of these the PIN fits, looking at every one whatever the others said. The PIN is wiped.

    It fits none that another pepper is in, and that takes as long.
    """
    return await in_thread(partial(_look, pin, tuple(seals), pepper))


async def code_fits(code: bytearray, kept: Seal) -> bool:
    """Tell whether this is the recovery code. The bytes are wiped."""
    return (await fitting(_as_pin(code), (kept,)))[0]


def _as_pin(code: bytearray) -> Pin:
    try:
        return Pin(code)
    finally:
        wipe(code)


def _look(pin: Pin, seals: tuple[Seal, ...], pepper: Pepper | None) -> tuple[bool, ...]:
    with pin:
        digests = [_again(pin.digits, each, pepper) for each in seals]
    pairs = zip(digests, seals, strict=True)
    return tuple(hmac.compare_digest(digest, each.digest) & each.can_be_looked_at(pepper) for digest, each in pairs)


def _again(digits: bytearray, kept: Seal, pepper: Pepper | None) -> bytes:
    return _digest(digits, kept.salt, HashingCost(kept.passes, kept.kibibytes), pepper if kept.pepper else None)


def _digest(digits: bytearray, salt: bytes, work: HashingCost, pepper: Pepper | None) -> bytes:
    """Hash the digits where they lie: the friendlier calls of the library leave a copy of them in freed memory."""
    low_level = cast("Any", import_module("argon2.low_level"))  # after the first paint; cffi says nothing of its types
    ffi = low_level.ffi
    out = ffi.new("uint8_t[]", _BYTES)
    secret = pepper.secret if pepper is not None else b""
    lent_secret = ffi.from_buffer("uint8_t[]", secret) if secret else ffi.NULL  # alive until it was used
    with ffi.from_buffer("uint8_t[]", digits) as lent:
        context = ffi.new(
            "argon2_context *",
            {
                "out": out,
                "outlen": _BYTES,
                "pwd": lent,
                "pwdlen": len(digits),
                "salt": (kept := ffi.from_buffer("uint8_t[]", salt)),
                "saltlen": len(salt),
                "secret": lent_secret,
                "secretlen": len(secret),
                "ad": ffi.NULL,
                "t_cost": work.passes,
                "m_cost": work.kibibytes,
                "lanes": 1,
                "threads": 1,
                "version": _VERSION,
                "allocate_cbk": ffi.NULL,
                "free_cbk": ffi.NULL,
                "flags": 0,
            },
        )
        failed = low_level.core(context, low_level.Type.ID.value)
        del context, kept, lent_secret
    if failed:
        raise MemoryError(low_level.error_to_str(failed))  # the parameters are ours: what can fail is the memory
    return bytes(ffi.buffer(out, _BYTES))
