"""What the screen of the shift needs of the house; `services.shift` has it."""

from typing import Protocol

from pos_app.domain.money import Money
from pos_app.domain.people import SignedApproval
from pos_app.domain.shift import CashMove, ShiftReport


class ShiftDesk(Protocol):
    """The shift at this counter."""

    @property
    def is_blind(self) -> bool:
        """Whether the drawer is counted before anybody is told what should be in it."""
        ...

    async def look(self) -> ShiftReport | None:
        """Read the shift that is open; None when none is."""
        ...

    async def report(self, number: int) -> ShiftReport:
        """Read one shift whole."""
        ...

    async def closed_ones(self) -> tuple[int, ...]:
        """Read the numbers of the last Zs, newest first."""
        ...

    async def usual_float(self) -> Money:
        """Read what the drawer began with last time."""
        ...

    async def open(self, float_: Money) -> ShiftReport:
        """Open a shift."""
        ...

    async def move(self, move: CashMove, amount: Money, *, reason: str) -> ShiftReport:
        """Write down cash put in or taken out."""
        ...

    async def close(self, number: int, *, counted: Money, reason: str, approval: SignedApproval | None) -> ShiftReport:
        """Close this shift with its Z."""
        ...
