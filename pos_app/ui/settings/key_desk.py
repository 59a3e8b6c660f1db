"""What the page for service and keys asks of whoever keeps them."""

from typing import Protocol

from pos_app.domain.merchant import MerchantView
from pos_app.domain.sentence import Sentence


class KeyDesk(Protocol):
    """What the page can ask for."""

    @property
    def known(self) -> MerchantView:
        """How it stood when it was last read."""
        ...

    async def look(self) -> MerchantView:
        """Read how it stands; that asks a keyring, which may take its time."""
        ...

    async def keep(self, secret: str, public: str) -> MerchantView:
        """Keep the keys; a blank one stays as it is."""
        ...

    async def test(self) -> Sentence:
        """Ask the service without moving money, and say in a sentence what came of it."""
        ...
