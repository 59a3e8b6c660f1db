"""The desks behind the pictures of cable TV: they answer at once from samples, or never."""

import asyncio
from datetime import datetime
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QImageWriter, QPainter

from pos_app.domain.errors import KnownError
from pos_app.domain.people import Member, Right, Role, SignedApproval
from pos_app.domain.pin import Pin
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_view import OrderView, PackageList, ProviderList, RecentNumber, TvChoice
from tests.pictures.samples_tv import NOW, PACKAGES, PROVIDERS, RECENT, VALIDATED

_LOGOS: Final = {"DSTV": ("#0B5EA8", "DStv"), "GOTV": ("#B3122A", "GO"), "STARTIMES": ("#C75300", "ST")}
_FUNKE: Final = Member("funke", "Funke Adeola", Role.MANAGER)


class StillOrders:
    """A desk that answers at once, always the same; `refuses` is raised by Pay."""

    def __init__(self, *orders: OrderView, refuses: KnownError | None = None, waits: bool = False) -> None:
        self._orders = {order.reference: order for order in orders}
        self._refuses = refuses
        self._waits = waits

    def new_slip(self) -> str:
        """Give the one slip there is."""
        return "slip-1"

    async def buy(self, choice: TvChoice, *, approval: SignedApproval | None = None) -> str:
        """Begin nothing."""
        del choice, approval
        if self._waits:
            await asyncio.get_running_loop().create_future()
        if self._refuses is not None:
            raise self._refuses
        return next(iter(self._orders))

    async def send_again(self, reference: str, *, approval: SignedApproval | None) -> None:
        """Send nothing."""

    async def manager_says(
        self, reference: str, *, is_delivered: bool, reason: str, approval: SignedApproval | None
    ) -> None:
        """Enter nothing."""

    async def view(self, reference: str) -> OrderView:
        """Answer with the one view there is."""
        return self._orders[reference]

    async def open_orders(self) -> tuple[OrderView, ...]:
        """Answer with those that have no result."""
        open_ones = {OrderState.INTENT, OrderState.PAY_SENT, OrderState.PAY_SENT_AGAIN, OrderState.UNKNOWN}
        return tuple(order for order in self._orders.values() if order.state in open_ones)


class StillLists:
    """Lists that are there, from when they say, and a number that is known."""

    def __init__(
        self,
        *,
        as_of: datetime = NOW,
        problem: str = "",
        providers: tuple[Provider, ...] = PROVIDERS,
        packages: tuple[Package, ...] = PACKAGES,
        said: Validated | KnownError | None = VALIDATED,
    ) -> None:
        self._providers = ProviderList(providers, as_of, Sentence.recorded(problem))
        self._packages = packages
        self._said = said

    async def providers(self) -> ProviderList:
        """Answer with the one list there is."""
        return self._providers

    async def fresh_providers(self) -> ProviderList:
        """Answer with the one list there is."""
        return self._providers

    async def packages(self, provider: Provider) -> PackageList:
        """Answer with the same packages for everyone."""
        return PackageList(provider, self._packages, self._providers.as_of, self._providers.problem)

    async def fresh_packages(self, provider: Provider) -> PackageList:
        """Answer with the same packages for everyone."""
        return await self.packages(provider)

    async def check_number(self, provider: Provider, number: str) -> Validated:
        """Say what is to be said of every number, or nothing for ever."""
        del provider, number
        if isinstance(self._said, KnownError):
            raise self._said
        return self._said or await asyncio.get_running_loop().create_future()


class SilentLists(StillLists):
    """Lists that never come."""

    async def providers(self) -> ProviderList:
        """Know of nothing."""
        return ProviderList()

    async def fresh_providers(self) -> ProviderList:
        """Wait for ever."""
        return await asyncio.get_running_loop().create_future()


class PaintedLogos:
    """Three pictures, drawn here; the fourth provider has none."""

    async def logo(self, provider: Provider) -> bytes | None:
        """Draw it."""
        if provider.name not in _LOGOS:
            return None
        color, letters = _LOGOS[provider.name]
        image = QImage(144, 120, QImage.Format.Format_ARGB32)
        image.fill(QColor(color))
        painter = QPainter(image)
        font = QFont("Inter")
        font.setPixelSize(42)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor("#FFFFFF"))
        painter.drawText(QRectF(0, 0, 144, 120), Qt.AlignmentFlag.AlignCenter, letters)
        painter.end()
        held = QByteArray()
        buffer = QBuffer(held)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"png").write(image)
        return bytes(held.data())


class StillNumbers:
    """Numbers that are always there."""

    def __init__(self, numbers: tuple[RecentNumber, ...] = RECENT) -> None:
        self._numbers = numbers
        self.is_on = bool(numbers)

    async def turn(self, *, on: bool) -> None:
        """Remember it."""
        self.is_on = on

    async def recent(self, provider: Provider) -> tuple[RecentNumber, ...]:
        """Answer with those there are."""
        del provider
        return self._numbers

    async def keep(self, provider: Provider, number: str, *, customer: str) -> None:
        """Keep nothing."""

    async def remove(self, number: RecentNumber) -> None:
        """Remove nothing."""

    async def clear(self) -> None:
        """Remove nothing."""


class StillGate:
    """A gate that knows one PIN, or none."""

    def __init__(self, why_not: Sentence = SILENCE) -> None:
        self.why_not = why_not

    async def approve(self, pin: Pin, *, act: str) -> SignedApproval | None:
        """Let the one PIN pass."""
        with pin:
            is_known = bytes(pin.digits) == b"246810"
        return SignedApproval(_FUNKE, Right.APPROVE, act) if is_known else None
