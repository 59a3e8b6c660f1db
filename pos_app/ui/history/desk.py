"""What the History screen asks of others."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from pos_app.domain.history import HistoryFilter, HistoryKind, HistoryRow, HistoryView, Totals
from pos_app.domain.people import Right

PAGE: Final = 50  # rows


class HistoryDesk(Protocol):
    """Everything that was sold at this till; names are masked already for those who only look."""

    def may(self, right: Right) -> bool:
        """Tell whether whoever is here now may do that."""
        ...

    async def page(self, chosen: HistoryFilter, before: int | None = None, most: int = PAGE) -> tuple[HistoryRow, ...]:
        """Read a page, newest first; the next one is before the last row of this one."""
        ...

    async def again(self, rows: tuple[int, ...]) -> tuple[HistoryRow, ...]:
        """Read these rows as they stand now."""
        ...

    async def totals(self, chosen: HistoryFilter) -> Totals:
        """Count what is looked for, and add up what of it was paid."""
        ...

    async def needing(self) -> int:
        """Count what needs attention."""
        ...

    async def cashiers(self) -> tuple[str, ...]:
        """Read who has taken payments here."""
        ...

    async def view(self, thing: HistoryKind, about: str, inbox: str = "") -> HistoryView:
        """Read one thing whole; KeyError for one that is not there."""
        ...

    async def check_now(self, reference: str) -> None:
        """Ask the service for the result; returns when an answer, or none, has come."""
        ...

    async def resend(self, reference: str) -> str:
        """Have its notice sent once more; returns the service's words."""
        ...

    async def note(self, thing: HistoryRow, note: str) -> None:
        """Write a note on it, for good."""
        ...

    async def settle(self, thing: HistoryRow, note: str) -> None:
        """Write how its alarm was dealt with."""
        ...

    async def export(self, chosen: HistoryFilter, path: Path, *, told: Callable[[int, int], object]) -> int:
        """Write what is looked for into a table, and count its rows; cancelled, it leaves nothing."""
        ...
