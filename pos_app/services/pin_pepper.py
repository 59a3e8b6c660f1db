"""The pepper of this till's PINs: in the keyring of the computer and never in the books, made when it is first needed.

A till without a keyring has none and seals without it. A keyring that lost it leaves the owner's recovery code.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from pos_app.domain.pin import Pepper
from pos_app.domain.sentence import Sentence
from pos_app.system.keyring_storage import KeepsKeys, KeyringClosed
from pos_app.system.secret import Secret
from pos_app.system.threads import in_thread

_NAME: Final = "pin_pepper"
_BYTES: Final = 32
_GONE: Final = Sentence(
    "The keyring of this computer no longer holds what PINs are checked with. An owner "
    "gets in with the recovery code and sets the PINs anew."
)


class PinPepper:
    """What goes into the seals of PINs beside them. Without a place for it, as in practice, there is never any."""

    def __init__(self, storage: KeepsKeys | None, *, random_bytes: Callable[[int], bytes]) -> None:
        self._storage = storage
        self._random_bytes = random_bytes
        self._known: Pepper | None = None
        self._why = ""  # why the keyring gave none
        self._asking = asyncio.Lock()

    @property
    def why_not(self) -> Sentence:
        """Say why a PIN that a pepper was sealed with cannot be looked at."""
        if not self._why:
            return _GONE
        return Sentence(
            "No PIN can be checked: {0}. Unlock or start the keyring of this computer. An owner "
            "also gets in with the recovery code.",
            self._why,
        )

    async def find(self) -> Pepper | None:
        """Return what the keyring holds, for a PIN that was sealed with it."""
        async with self._asking:
            if self._known is None and self._storage is not None:
                await self._read(self._storage)
            return self._known

    async def find_or_make(self) -> Pepper | None:
        """Return what new seals are made with; None where no keyring keeps it."""
        async with self._asking:
            if self._known is None and self._storage is not None:
                await self._read(self._storage)
                if self._known is None and not self._why:
                    await self._make(self._storage)
            return self._known

    async def _read(self, storage: KeepsKeys) -> None:
        try:
            found = await in_thread(partial(storage.read, _NAME))
        except KeyringClosed as problem:
            self._why = problem.why
            return
        self._why = ""
        self._known = _parsed(found)

    async def _make(self, storage: KeepsKeys) -> None:
        made = Pepper(self._random_bytes(_BYTES))
        try:
            await in_thread(partial(storage.keep, _NAME, Secret(made.secret.hex())))
        except KeyringClosed as problem:
            self._why = problem.why
        else:
            self._known = made


def _parsed(found: Secret | None) -> Pepper | None:
    try:
        secret = bytes.fromhex(found.reveal()) if found is not None else b""
    except ValueError:  # somebody spoilt the entry: what was in it is gone
        return None
    return Pepper(secret) if len(secret) == _BYTES else None
