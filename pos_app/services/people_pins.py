"""Knows a PIN again without keeping it: argon2id, beside the loop, always the same work, the digits wiped after it."""

import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final, cast

from pos_app.domain.cards import wipe
from pos_app.domain.pin import Pin, Seal
from pos_app.system.beside import beside

_VERSION: Final = 0x13
_BYTES: Final = 32
_SALT: Final = 16


@dataclass(frozen=True, slots=True)
class Work:
    """How much work one look at a PIN is."""

    passes: int
    kibibytes: int


WORK: Final = Work(3, 32 * 1024)  # about a tenth of a second
LITTLE_WORK: Final = Work(1, 64)  # for what is no secret: the PINs of practice


async def seal(pin: Pin, random_bytes: Callable[[int], bytes], work: Work = WORK) -> Seal:
    """Make what is kept of a PIN. The PIN is wiped."""
    salt = random_bytes(_SALT)

    def make() -> Seal:
        with pin:
            return Seal(salt, _digest(pin.digits, salt, work), work.passes, work.kibibytes, len(pin.digits))

    return await beside(make)


async def seal_code(code: bytearray, random_bytes: Callable[[int], bytes], work: Work = WORK) -> Seal:
    """Make what is kept of a recovery code. The bytes are wiped."""
    return await seal(_as_pin(code), random_bytes, work)


async def fitting(pin: Pin, seals: Iterable[Seal]) -> tuple[bool, ...]:
    """Tell which of these the PIN fits, looking at every one whatever the others said. The PIN is wiped."""
    return await beside(partial(_look, pin, tuple(seals)))


async def code_fits(code: bytearray, kept: Seal) -> bool:
    """Tell whether this is the recovery code. The bytes are wiped."""
    return (await fitting(_as_pin(code), (kept,)))[0]


def _as_pin(code: bytearray) -> Pin:
    try:
        return Pin(code)
    finally:
        wipe(code)


def _look(pin: Pin, seals: tuple[Seal, ...]) -> tuple[bool, ...]:
    with pin:
        digests = [_digest(pin.digits, each.salt, Work(each.passes, each.kibibytes)) for each in seals]
    pairs = zip(digests, seals, strict=True)
    return tuple(hmac.compare_digest(digest, each.digest) for digest, each in pairs)


def _digest(digits: bytearray, salt: bytes, work: Work) -> bytes:
    """Hash the digits where they lie: the friendlier calls of the library leave a copy of them in freed memory."""
    low_level = cast("Any", import_module("argon2.low_level"))  # after the first paint; cffi says nothing of its types
    ffi = low_level.ffi
    out = ffi.new("uint8_t[]", _BYTES)
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
                "secret": ffi.NULL,
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
        del context, kept
    if failed:
        raise MemoryError(low_level.error_to_str(failed))  # the parameters are ours: what can fail is the memory
    return bytes(ffi.buffer(out, _BYTES))
