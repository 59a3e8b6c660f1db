"""Addresses and keys of practice, for the page that shows them: the played service makes its own, nobody sets them."""

from collections.abc import Awaitable, Callable

from pos_app.domain.connection import ReachView
from pos_app.domain.errors import KnownError
from pos_app.domain.merchant import MerchantView
from pos_app.domain.sentence import Sentence
from pos_app.gateway.keys import masked
from pos_app.services.merchant import said_of

_FIXED = Sentence("Practice plays its own service with keys of its own. There is nothing to set.")


class PracticeKeys:
    """The same questions as `Merchant` answers, about the played service."""

    def __init__(
        self, base_url: str, s2s_base_url: str, *, secret: str, public: str, ask: Callable[[], Awaitable[ReachView]]
    ) -> None:
        self._ask = ask
        self._view = MerchantView(
            base_url,
            s2s_base_url,
            profile_file="",
            has_secret=True,
            has_public=True,
            vault_sentence=Sentence("Made by the played service at its start."),
            paying_closed_because=None,
            masked=(masked(secret), masked(public)),
            is_fixed=True,
        )

    @property
    def known(self) -> MerchantView:
        """What the played service uses."""
        return self._view

    async def look(self) -> MerchantView:
        """Return the same: it does not change while the till is open."""
        return self._view

    async def keep(self, secret: str, public: str) -> MerchantView:
        """Refuse: real keys have no place in practice."""
        del secret, public
        raise KnownError(_FIXED)

    async def test(self) -> Sentence:
        """Ask the played service, and say in a sentence how it went."""
        return said_of(await self._ask())
