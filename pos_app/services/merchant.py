"""The merchant this till speaks for: addresses from the profile, keys from the keyring, and whether paying is open."""

__audience__ = "back office"

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from pos_app.domain.connection import Reach, ReachView
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.merchant import MerchantView
from pos_app.domain.people import Right, Staff
from pos_app.domain.sentence import Sentence
from pos_app.gateway.keys import MerchantKeys, masked
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal import people_views
from pos_app.journal.store import Entry, Journal
from pos_app.services.kept_code import KeptCode
from pos_app.services.key_store import KeyStore
from pos_app.system.keyring_storage import KeyringClosed, UsableKeyring

_OF_OTHER_BOOKS = Sentence(
    "The keys that are kept here belong to other books of this till. The owner enters them again."
)
_SAID = {
    Reach.CHECKING: Sentence("Nobody was asked yet."),
    Reach.ONLINE: Sentence("The service answers and accepts the keys. No money was moved."),
    Reach.UNREACHABLE: Sentence("The service cannot be reached. Check the internet connection and the addresses."),
    Reach.KEYS_REFUSED: Sentence("The service answers and does not accept these keys."),
    Reach.NOT_SET_UP: Sentence("Addresses and keys come first."),
}


class Merchant:
    """Addresses and keys of one environment."""

    def __init__(
        self,
        environment: Environment,
        store: KeyStore,
        journal: Journal,
        *,
        profile: ServiceProfile | None,
        profile_file: Path,
        learn: Callable[[str], None],
        staff: Staff,
        kept_code: KeptCode,
        use: Callable[[MerchantKeys | None], object],
        ask: Callable[[], Awaitable[ReachView]],
    ) -> None:
        self._environment = environment
        self._store = store
        self._journal = journal
        self._profile = profile
        self._profile_file = profile_file
        self._learn = learn  # what the logs must never show
        self._staff = staff
        self._kept_code = kept_code
        self._use = use  # what is spoken with from now on
        self._ask = ask
        self._is_foreign = False  # what the keyring holds belongs to other books
        self._keeping = asyncio.Lock()
        self._has_replaced = asyncio.Event()

    async def open(self) -> None:
        """Read the keys that are kept; a silent keyring takes as long as it is given."""
        self._is_foreign = not await self._kept_code.belongs()
        if not self._is_foreign:
            await self._store.open()
        for pair in self._store.pairs:
            self._learn(pair.secret)

    @property
    def keys(self) -> MerchantKeys | None:
        """The key pair in use, if there is one."""
        return self._store.keys

    @property
    def pairs(self) -> tuple[MerchantKeys, ...]:
        """Every pair that a notice may be signed with: the one in use, and for a day the one before."""
        return self._store.pairs

    @property
    def paying_closed_because(self) -> Sentence | None:
        """Why nothing can be paid; None when it can."""
        if self._profile is None:
            return Sentence("No addresses are set. Write them into the profile and start again.")
        if self._store.keys is None and self._is_foreign:
            return _OF_OTHER_BOOKS
        return None if self._store.keys is not None else self._store.why_none

    @property
    def known(self) -> MerchantView:
        """What is set, as far as it was found out: asks nobody."""
        keys = self._store.keys
        base, s2s = (self._profile.base_url, self._profile.s2s_base_url) if self._profile else ("", "")
        return MerchantView(
            base,
            s2s,
            str(self._profile_file),
            keys is not None,
            keys is not None,
            self._store.sentence,
            paying_closed_because=self.paying_closed_because,
            is_for_this_start=self._store.is_for_this_start,
            masked=(masked(keys.secret), masked(keys.public)) if keys is not None else ("", ""),
        )

    async def look(self) -> MerchantView:
        """Read what is set, and ask the keyring again: it may have been unlocked meanwhile."""
        async with self._keeping:
            state = await self._store.look(is_again=True)
            if self._store.keys is None and isinstance(state, UsableKeyring):
                await self.open()
                if self._store.keys is not None:
                    self._use(self._store.keys)
            return self.known

    async def keep(self, secret: str, public: str) -> MerchantView:
        """Keep new keys; a blank one stays as it was. A pair that does not belong together is refused whole."""
        if not self._staff.may(Right.SERVICE):
            raise KnownError(Sentence("Only the owner changes how the service is spoken to."))
        async with self._keeping:
            kept = self._store.keys
            whole = MerchantKeys.parse(
                secret=secret.strip() or (kept.secret if kept else ""),
                public=public.strip() or (kept.public if kept else ""),
                environment=self._environment,
            )
            self._learn(whole.secret)
            is_for_good = isinstance(await self._store.look(), UsableKeyring)
            await self._write_down("keys_replaced", whole, is_for_good=is_for_good)
            try:
                if self._is_foreign:
                    await self._store.forget()
                await self._store.keep(whole)
            except KeyringClosed:
                await self._write_down("keys_not_replaced", whole, is_for_good=is_for_good)
                raise
            self._has_replaced.set()
            if self._is_foreign:
                self._is_foreign = False
                await self._kept_code.claim()
            self._use(self._store.keys)
        return await self.look()

    async def forget(self) -> None:
        """Let the keys go that were kept beside books that are gone: nobody says whose they are.

        Called before a first owner is written down. KnownError: the keyring would not let go of them.
        """
        if (await self._journal.read(people_views.staff)).members and not self._staff.may(Right.SERVICE):
            raise KnownError(Sentence("Only the owner changes how the service is spoken to."))
        async with self._keeping:
            if await self._store.forget():
                await self._journal.record(Entry("keys_forgotten", "merchant", {}, Topic.SERVICE))
                self._use(self._store.keys)

    async def test(self) -> Sentence:
        """Ask the service a question that moves no money, and say in a sentence how it went."""
        return said_of(await self._ask())

    async def forget_in_time(self) -> None:
        """Go on dropping replaced pairs when their day is over."""
        while True:
            self._has_replaced.clear()
            await self._store.forget_late()
            try:
                async with asyncio.timeout(self._store.seconds_to_forget):  # wait_for may swallow a cancel
                    await self._has_replaced.wait()
            except TimeoutError:
                continue

    async def _write_down(self, kind: str, keys: MerchantKeys, *, is_for_good: bool) -> None:
        facts = {"mode": keys.mode.value, "for_good": is_for_good}
        await self._journal.record(Entry(kind, "merchant", facts, Topic.SERVICE))


def said_of(view: ReachView) -> Sentence:
    """Say in a sentence how the service was found, and what it said itself."""
    sentence = _SAID[view.reach]
    return Sentence("{0} The service says: {1}", sentence, view.said) if view.said else sentence


def load_profile(asked_for: Path | None, usual: Path) -> tuple[ServiceProfile | None, Path]:
    """Read the profile that was asked for, or the usual one where there is one."""
    if asked_for is not None:
        return ServiceProfile.load(asked_for), asked_for
    if usual.exists():
        return ServiceProfile.load(usual), usual
    return None, usual
