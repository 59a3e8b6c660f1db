"""The merchant this till speaks for: addresses from the profile, keys from the keyring, and whether paying is open."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.domain.merchant import MerchantView
from pos_app.domain.reach import Reach
from pos_app.gateway.keys import Keys
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal.store import Entry, Journal
from pos_app.system.secret import Secret
from pos_app.system.vault import ForThisStart, Usable, Vault, VaultClosed, VaultState

_SECRET, _PUBLIC = "secret_key", "public_key"

_SAID = {
    Reach.CHECKING: "Nobody was asked yet.",
    Reach.ONLINE: "The service answers and accepts the keys. No money was moved.",
    Reach.UNREACHABLE: "The service cannot be reached. Check the internet connection and the addresses.",
    Reach.KEYS_REFUSED: "The service answers and does not accept these keys.",
    Reach.NOT_SET_UP: "Addresses and keys come first.",
}


class Merchant:
    """Addresses and keys of one environment."""

    def __init__(
        self,
        environment: Environment,
        vault: Vault,
        journal: Journal,
        *,
        profile: ServiceProfile | None,
        profile_file: Path,
        learn: Callable[[str], None],
    ) -> None:
        self._environment = environment
        self._vault = vault
        self._journal = journal
        self._profile = profile
        self._profile_file = profile_file
        self._learn = learn  # what the logs must never show
        self._held = ForThisStart()
        self._state: VaultState | None = None
        self._ask: Callable[[], Awaitable[Reach]] | None = None
        self._changed: Callable[[], Awaitable[None]] | None = None

    def on_change(self, changed: Callable[[], Awaitable[None]], ask: Callable[[], Awaitable[Reach]]) -> None:
        """Say what is to be done with new keys, and how the service is asked."""
        self._changed = changed
        self._ask = ask

    async def keys(self) -> Keys | None:
        """Return the key pair, if there is a whole one."""
        secret, public = await self._read(_SECRET), await self._read(_PUBLIC)
        if secret is None or public is None:
            return None
        keys = Keys.parse(secret=secret.reveal(), public=public.reveal(), environment=self._environment)
        self._learn(keys.secret)
        return keys

    async def look(self) -> MerchantView:
        """Read what is set."""
        state = await self._look_at_vault(is_again=True)
        has_secret, has_public = await self._read(_SECRET) is not None, await self._read(_PUBLIC) is not None
        base, s2s = (self._profile.base_url, self._profile.s2s_base_url) if self._profile else ("", "")
        missing = None if self._profile else "No addresses are set. Write them into the profile and start again."
        if missing is None and not (has_secret and has_public):
            missing = "No keys are set."
        return MerchantView(
            base, s2s, str(self._profile_file), has_secret, has_public, state.sentence, paying_closed_because=missing
        )  # fmt: skip

    async def keep(self, secret: str, public: str) -> MerchantView:
        """Keep new keys; a blank one stays as it was. A pair that does not belong together is refused whole."""
        kept_secret, kept_public = await self._read(_SECRET), await self._read(_PUBLIC)
        whole = Keys.parse(
            secret=secret.strip() or (kept_secret.reveal() if kept_secret else ""),
            public=public.strip() or (kept_public.reveal() if kept_public else ""),
            environment=self._environment,
        )
        self._learn(whole.secret)
        where = await self._look_at_vault()
        facts = {"mode": whole.mode.value, "for_good": isinstance(where, Usable)}
        await self._journal.record(Entry("keys_replaced", "merchant", facts, Topic.SERVICE))
        await self._put(_SECRET, whole.secret, is_for_good=isinstance(where, Usable))
        await self._put(_PUBLIC, whole.public, is_for_good=isinstance(where, Usable))
        if self._changed is not None:
            await self._changed()
        return await self.look()

    async def test(self) -> str:
        """Ask the service a question that moves no money, and say in a sentence how it went."""
        return _SAID[await self._ask()] if self._ask is not None else _SAID[Reach.NOT_SET_UP]

    async def _look_at_vault(self, *, is_again: bool = False) -> VaultState:
        """Find out once: a keyring that does not answer is waited for, and nobody wants to do that for every key."""
        if self._state is None or is_again:
            self._state = await asyncio.to_thread(self._vault.look)
        return self._state

    async def _read(self, name: str) -> Secret | None:
        held = self._held.read(name)
        if held is not None or not isinstance(await self._look_at_vault(), Usable):
            return held
        try:
            return await asyncio.to_thread(self._vault.read, name)
        except VaultClosed:
            return None

    async def _put(self, name: str, secret: str, *, is_for_good: bool) -> None:
        if is_for_good:
            await asyncio.to_thread(self._vault.keep, name, Secret(secret))
        else:
            self._held.keep(name, Secret(secret))


def load_profile(asked_for: Path | None, usual: Path) -> tuple[ServiceProfile | None, Path]:
    """Read the profile that was asked for, or the usual one where there is one."""
    if asked_for is not None:
        return ServiceProfile.load(asked_for), asked_for
    if usual.exists():
        return ServiceProfile.load(usual), usual
    return None, usual
