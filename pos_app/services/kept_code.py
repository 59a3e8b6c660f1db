"""What is kept in the keyring beside the keys: a seal of the owner's recovery code, and which books the keys belong to.

Books that are gone leave the keys behind. Whoever begins new ones gets the keys by the code, or never.
"""

import json
import logging
from functools import partial
from typing import Final, cast

from pos_app.domain.errors import KnownError
from pos_app.domain.pin import Seal
from pos_app.journal import people_views
from pos_app.journal.database.hash_chain import book_of
from pos_app.journal.store import Journal
from pos_app.system.keyring_storage import KeyringClosed, KeyringStorage, LockedKeyring
from pos_app.system.secret import Secret
from pos_app.system.threads import in_thread

RECOVERY_CODE: Final = "recovery_code"

log = logging.getLogger(__name__)


class KeptCode:
    """One till's entry. Without a keyring, as in practice, there is none and nothing is asked."""

    def __init__(self, storage: KeyringStorage | None, journal: Journal) -> None:
        self._storage = storage
        self._journal = journal

    async def take_up(self) -> None:
        """At start: keep what the books say of the code, unless the entry belongs to other books."""
        if await self.belongs():
            await self.claim()

    async def claim(self) -> None:
        """Have what the keyring holds belong to these books from now on."""
        code = await self._journal.read(people_views.recovery)
        if code is not None:
            await self.keep(code)

    async def belongs(self) -> bool:
        """Tell whether what the keyring holds is of these books; without an entry an older version left it."""
        try:
            found = await self._read()
        except KeyringClosed:
            return True  # nor can anything else be read in it
        return found is None or found[0] == await self._journal.read(book_of)

    async def of_other_books(self) -> Seal | None:
        """Return what is kept of the code of books that are gone; KnownError while a locked keyring may hold one."""
        if self._storage is None:
            return None
        state = await in_thread(self._storage.look)
        if isinstance(state, LockedKeyring):
            raise KnownError(state.sentence)
        try:
            found = await self._read()
        except KeyringClosed:
            return None
        return found[1] if found is not None else None

    async def keep(self, code: Seal) -> None:
        """Keep the code of these books; where no keyring takes it, the books have it all the same."""
        book = await self._journal.read(book_of)
        facts = {"book": book, "salt": code.salt.hex(), "digest": code.digest.hex()}
        work = {"passes": code.passes, "kibibytes": code.kibibytes, "length": code.length}
        text = json.dumps({**facts, **work}, separators=(",", ":"))
        try:
            if self._storage is not None and await self._read() != (book, code):
                await in_thread(partial(self._storage.keep, RECOVERY_CODE, Secret(text)))
        except KeyringClosed as problem:
            log.info("The recovery code is not kept beside the keys: %s", problem.why)

    async def _read(self) -> tuple[str, Seal] | None:
        if self._storage is None:
            return None
        found = await in_thread(partial(self._storage.read, RECOVERY_CODE))
        return _parsed(found.reveal()) if found is not None else None


def _parsed(text: str) -> tuple[str, Seal]:
    """Take an entry apart; one that somebody spoilt belongs to no books, and no code opens it."""
    try:
        found = cast("dict[str, object]", json.loads(text))
        match found:
            case {
                "book": str(book), "salt": str(salt), "digest": str(digest),
                "passes": int(passes), "kibibytes": int(kibibytes), "length": int(length),
            }:  # fmt: skip
                return book, Seal(bytes.fromhex(salt), bytes.fromhex(digest), passes, kibibytes, length)
            case _:
                pass
    except (ValueError, RecursionError):
        pass
    return "", Seal(bytes(16), b"", 1, 8, 0)
