"""Where a merchant's key pair is kept: whole, in one entry of the keyring; the pair it replaced a day longer."""

__audience__ = "back office"

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final, cast

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.gateway.keys import MerchantKeys
from pos_app.system.keyring_storage import (
    LONGEST,
    KeyringClosed,
    KeyringStorage,
    LockedKeyring,
    UsableKeyring,
    VaultState,
)
from pos_app.system.secret import Secret
from pos_app.system.threads import in_thread

GOOD_FOR: Final = timedelta(hours=24)  # how long notices may still be signed with a pair that was replaced

_PAIR, _REPLACED = "keys", "replaced_keys"
_OLD_SECRET, _OLD_PUBLIC = "secret_key", "public_key"  # an entry each, as older versions kept them


@dataclass(frozen=True, slots=True)
class _Replaced:
    """A pair that still verifies notices, and until when."""

    keys: MerchantKeys
    until: datetime


class KeyStore:
    """One key pair and those it replaced: in the keyring, or in memory for this start only."""

    def __init__(self, environment: Environment, vault: KeyringStorage, *, now: Callable[[], datetime]) -> None:
        self._environment = environment
        self._vault = vault
        self._now = now
        self._state: VaultState | None = None
        self._replaced: tuple[_Replaced, ...] = ()
        self.keys: MerchantKeys | None = None
        self.is_for_this_start = False
        self._problem = SILENCE  # why what the keyring holds is no key pair of this environment

    @property
    def pairs(self) -> tuple[MerchantKeys, ...]:
        """Every pair that a notice may be signed with now, the one in use first."""
        now = self._now()
        still = (one.keys for one in self._replaced if now < one.until)
        return (*((self.keys,) if self.keys is not None else ()), *still)

    @property
    def sentence(self) -> Sentence:
        """Say where keys are kept, as it was found last."""
        return SILENCE if self._state is None else self._state.sentence

    @property
    def why_none(self) -> Sentence:
        """Say why there are no keys: what the keyring holds is none, or it is locked, silent or missing."""
        where = None if self._state is None or isinstance(self._state, UsableKeyring) else self._state.sentence
        return self._problem or Sentence("No keys are set.").then(where)

    @property
    def seconds_to_forget(self) -> float | None:
        """How long until a replaced pair is no longer good; None while there is none."""
        if not self._replaced:
            return None
        return max(0.0, (min(one.until for one in self._replaced) - self._now()).total_seconds())

    async def look(self, *, is_again: bool = False) -> VaultState:
        """Find out once whether there is a keyring: a silent one is waited for, and nobody wants that twice."""
        if self._state is None or is_again:
            self._state = await in_thread(self._vault.look)
        return self._state

    async def open(self) -> None:
        """Read what the keyring holds; keys that were entered in this start stay."""
        if self.is_for_this_start or not isinstance(await self.look(), UsableKeyring):
            return
        with suppress(KeyringClosed):  # it was there a moment ago: the next look says how it stands
            self._replaced = _parse_replaced(await self._read(_REPLACED), self._environment, now=self._now())
            self._take(await self._read_pair())
            await self.forget_late()

    async def keep(self, keys: MerchantKeys) -> None:
        """Keep a pair, or leave everything as it was; VaultClosed says that it was left."""
        before = self.keys
        replaced = tuple(one for one in self._replaced if one.keys != keys and self._now() < one.until)
        if before is not None and before != keys:
            replaced = (*replaced, _Replaced(before, self._now() + GOOD_FOR))
        is_for_good = isinstance(await self.look(), UsableKeyring)
        if is_for_good:
            # First: a pair listed here while it is still in use does no harm, one that is lost cannot be made again.
            await self._write_replaced(replaced)
            await self._switch(keys, before)
        self.keys, self._replaced, self._problem = keys, replaced, SILENCE
        self.is_for_this_start = not is_for_good

    async def forget(self) -> bool:
        """Drop every pair, from memory and from the keyring, and tell whether there was one.

        KnownError: the keyring is locked or would not, and what it holds is there as before.
        """
        state = await self.look(is_again=True)
        if isinstance(state, LockedKeyring):
            raise KnownError(state.sentence)
        had = bool(self.pairs)
        if isinstance(state, UsableKeyring):
            for name in (_PAIR, _OLD_SECRET, _OLD_PUBLIC, _REPLACED):
                had = await self._read(name) is not None or had
                await self._forget(name)
        self.keys, self._replaced, self._problem, self.is_for_this_start = None, (), SILENCE, False
        return had

    async def forget_late(self) -> None:
        """Drop the replaced pairs whose day is over, from memory and from the keyring."""
        still = tuple(one for one in self._replaced if self._now() < one.until)
        if still == self._replaced:
            return
        self._replaced = still
        if isinstance(await self.look(), UsableKeyring):
            with suppress(KeyringClosed):  # the next start tries again
                await self._write_replaced(still)

    async def _switch(self, keys: MerchantKeys, before: MerchantKeys | None) -> None:
        try:
            await self._write(_PAIR, _text_of(keys))
        except KeyringClosed:
            with suppress(KeyringClosed):
                await (self._forget(_PAIR) if before is None else self._write(_PAIR, _text_of(before)))
            raise
        for name in (_OLD_SECRET, _OLD_PUBLIC):
            with suppress(KeyringClosed):  # never looked at again: the whole pair comes first
                await self._forget(name)

    async def _read_pair(self) -> tuple[str, str] | None:
        whole = await self._read(_PAIR)
        if whole is not None:
            return _parse_pair(whole.reveal())
        secret, public = await self._read(_OLD_SECRET), await self._read(_OLD_PUBLIC)
        return (secret.reveal(), public.reveal()) if secret is not None and public is not None else None

    def _take(self, found: tuple[str, str] | None) -> None:
        self.keys, self._problem = None, SILENCE
        if found is None:
            return
        try:
            self.keys = MerchantKeys.parse(secret=found[0], public=found[1], environment=self._environment)
        except KnownError as error:
            self._problem = error.sentence

    async def _write_replaced(self, replaced: Iterable[_Replaced]) -> None:
        kept = list(replaced)
        while kept and len(_text_of_all(kept)) > LONGEST:
            kept.pop(0)  # Windows takes no longer entry, and more than one change a day is rare
        await (self._write(_REPLACED, _text_of_all(kept)) if kept else self._forget(_REPLACED))

    async def _read(self, name: str) -> Secret | None:
        return await in_thread(partial(self._vault.read, name))

    async def _write(self, name: str, text: str) -> None:
        await in_thread(partial(self._vault.keep, name, Secret(text)))

    async def _forget(self, name: str) -> None:
        await in_thread(partial(self._vault.forget, name))


def _text_of(keys: MerchantKeys) -> str:
    return json.dumps({"secret": keys.secret, "public": keys.public}, separators=(",", ":"))


def _text_of_all(replaced: Iterable[_Replaced]) -> str:
    listed = [[one.keys.secret, one.keys.public, int(one.until.timestamp())] for one in replaced]
    return json.dumps({"replaced": listed}, separators=(",", ":"))


def _parse_pair(text: str) -> tuple[str, str]:
    """Take an entry apart; one that somebody spoilt is no pair, and Keys says so."""
    match _parse(text):
        case {"secret": str(secret), "public": str(public)}:
            return secret, public
        case _:
            return "", ""


def _parse_replaced(text: Secret | None, environment: Environment, *, now: datetime) -> tuple[_Replaced, ...]:
    found: list[_Replaced] = []
    listed = _parse(text.reveal()).get("replaced") if text is not None else None
    for one in cast("list[object]", listed) if isinstance(listed, list) else []:
        match one:
            case [str(secret), str(public), int(until)]:
                with suppress(KnownError, OverflowError, OSError):
                    keys = MerchantKeys.parse(secret=secret, public=public, environment=environment)
                    # At most a day from now: the clock may have been wrong when the pair was replaced.
                    end = min(datetime.fromtimestamp(until, now.tzinfo), now + GOOD_FOR)
                    found.append(_Replaced(keys, end))
            case _:
                continue
    return tuple(found)


def _parse(text: str) -> dict[str, object]:
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return cast("dict[str, object]", found) if isinstance(found, dict) else {}
