"""What screens ask of whoever prints: the till's `Printing`, or what pictures and tests put in its place."""

from collections.abc import Mapping
from typing import Protocol

from pos_app.domain.printing import PrinterConfig, PrinterView, PrintOutcome
from pos_app.domain.slip import Paper, Slip


class PrintDesk(Protocol):
    """For everything that has a button to print with."""

    async def print(self, slip: Slip) -> PrintOutcome:
        """Print it, or a copy of it when it was printed before."""
        ...

    async def copies(self, paper: Paper, about: str) -> int:
        """Count how often it was printed, or may have been."""
        ...


class CashDesk(PrintDesk, Protocol):
    """For what is printed by itself: where cash was taken the drawer opens, paper or not."""

    async def open_drawer(self, about: str) -> PrintOutcome:
        """Open the drawer; it is written down."""
        ...


class PrinterDesk(Protocol):
    """For the settings of the printer."""

    async def print(self, slip: Slip, *, machine: PrinterConfig | None = None) -> PrintOutcome:
        """Print it on this printer, set up or not."""
        ...

    async def view(self) -> PrinterView:
        """Read how the printer stands."""
        ...

    async def models(self) -> Mapping[str, tuple[str, ...]]:
        """Name the printers that are known, each with its code pages."""
        ...
