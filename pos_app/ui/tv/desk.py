"""What the screens of cable TV ask of others: orders, lists, logos, numbers used before, and a manager's word."""

from typing import Protocol

from pos_app.domain.people import SignedApproval
from pos_app.domain.pin import Pin
from pos_app.domain.replies import Provider, Validated
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv_view import OrderView, PackageList, ProviderList, RecentNumber, TvChoice


class TvDesk(Protocol):
    """What can be asked about orders. Nothing here repeats one by itself."""

    def new_slip(self) -> str:
        """Draw what makes a filled form one order."""
        ...

    async def buy(self, choice: TvChoice, *, approval: SignedApproval | None = None) -> str:
        """Begin to buy, and return the reference; PriceChanged and BoughtAlready say why it was not begun."""
        ...

    async def send_again(self, reference: str, *, approval: SignedApproval | None) -> None:
        """Send the identical bytes once more, as a manager signed."""
        ...

    async def manager_says(
        self, reference: str, *, is_delivered: bool, reason: str, approval: SignedApproval | None
    ) -> None:
        """Enter the outcome that only a person could find out."""
        ...

    async def view(self, reference: str) -> OrderView:
        """Read how an order stands."""
        ...

    async def open_orders(self) -> tuple[OrderView, ...]:
        """Read what is open or not sure, oldest first."""
        ...


class Lists(Protocol):
    """Providers and packages: at once as they were, and fresh behind it."""

    async def providers(self) -> ProviderList:
        """Return what is kept, at once."""
        ...

    async def fresh_providers(self) -> ProviderList:
        """Ask; when that fails, return what is kept, with the reason."""
        ...

    async def packages(self, provider: Provider) -> PackageList:
        """Return what is kept, at once."""
        ...

    async def fresh_packages(self, provider: Provider) -> PackageList:
        """Ask; when that fails, return what is kept, with the reason."""
        ...

    async def check_number(self, provider: Provider, number: str) -> Validated:
        """Ask whether the provider knows this number."""
        ...


class LogoCache(Protocol):
    """The pictures of providers."""

    async def logo(self, provider: Provider) -> bytes | None:
        """Return a picture, or None where letters have to do."""
        ...


class RecentNumbersDesk(Protocol):
    """Numbers that were used before: kept only where somebody asked for it."""

    @property
    def is_on(self) -> bool:
        """Tell whether numbers are kept."""
        ...

    async def recent(self, provider: Provider) -> tuple[RecentNumber, ...]:
        """Return them, the newest first."""
        ...

    async def turn(self, *, on: bool) -> None:
        """Begin to keep them, or stop it and forget those that are there."""
        ...

    async def keep(self, provider: Provider, number: str, *, customer: str) -> None:
        """Keep one, where they are kept at all."""
        ...

    async def remove(self, number: RecentNumber) -> None:
        """Forget one."""
        ...

    async def clear(self) -> None:
        """Forget them all."""
        ...


class ManagerGate(Protocol):
    """Where a manager says yes."""

    @property
    def why_not(self) -> Sentence:
        """Why no manager can approve on this till; silent when one can."""
        ...

    async def approve(self, pin: Pin, *, act: str) -> SignedApproval | None:
        """Return what proves that a manager signed, or None for a wrong PIN. The PIN is wiped."""
        ...
