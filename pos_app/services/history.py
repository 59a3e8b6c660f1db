"""The history as a counter knows it: found again, looked at whole, asked about, noted on, and taken out as a table."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from pos_app.domain.errors import KnownError
from pos_app.domain.history import HistoryFilter, HistoryKind, HistoryRow, HistoryView, Totals
from pos_app.domain.history_mask import masked
from pos_app.domain.people import Right, Staff
from pos_app.domain.plain_text import plain
from pos_app.domain.sentence import Sentence
from pos_app.journal import history_notes, history_search
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.export import export
from pos_app.services.history_view import May, view_of, whole

_LONGEST_NOTE: Final = 200
_NOT_ALLOWED: Final = Sentence("You may look at this, and not change it. Ask a manager.")


class Resends(Protocol):
    """Whoever has notices sent once more; `Activity` does."""

    async def resend(self, reference: str) -> str:
        """Ask for a notice; returns the service's words."""
        ...

    def may_resend_at(self, reference: str) -> datetime | None:
        """Return from when on it may be asked for; None for one that cannot be."""
        ...


class History:
    """Everything that was sold at one till. `check_payment` asks for the result of a card payment at once."""

    def __init__(
        self,
        journal: Journal,
        resends: Resends,
        *,
        check_payment: Callable[[str], Awaitable[object]],
        staff: Staff,
    ) -> None:
        self._journal = journal
        self._resends = resends
        self._check_payment = check_payment
        self._staff = staff
        self._background = BackgroundTasks()

    def may(self, right: Right) -> bool:
        """Tell whether whoever is here now may do that."""
        return self._staff.may(right)

    async def page(
        self, chosen: HistoryFilter, before: int | None = None, most: int = history_search.PAGE
    ) -> tuple[HistoryRow, ...]:
        """Read what is looked for, newest first; the next page is before the last row of this one."""
        self._refuse_without(Right.SEE_HISTORY)
        return self._shown(await self._journal.read(history_search.page, chosen, before, most))

    async def again(self, rows: tuple[int, ...]) -> tuple[HistoryRow, ...]:
        """Read these rows as they stand now, newest first."""
        self._refuse_without(Right.SEE_HISTORY)
        return self._shown(await self._journal.read(history_search.again, rows))

    async def totals(self, chosen: HistoryFilter) -> Totals:
        """Count what is looked for, and add up what of it was paid."""
        self._refuse_without(Right.SEE_HISTORY)
        return await self._journal.read(history_search.totals, chosen)

    async def needing(self) -> int:
        """Count what needs attention."""
        return await self._journal.read(history_search.needing)

    async def cashiers(self) -> tuple[str, ...]:
        """Read who has taken payments here."""
        return await self._journal.read(history_search.cashiers)

    async def view(self, thing: HistoryKind, about: str, inbox: str = "") -> HistoryView:
        """Read one thing whole; KeyError for one that is not there."""
        self._refuse_without(Right.SEE_HISTORY)
        told = await self._journal.read(whole, thing, about, inbox)
        if told is None:
            raise KeyError(about)
        may = May(
            sell=self._staff.may(Right.SELL),
            note=self._staff.may(Right.NOTE),
            see_people=self._sees_people,
        )
        return view_of(told, may=may, may_resend_at=self._resends.may_resend_at(told.head.reference))

    async def check_now(self, reference: str) -> None:
        """Ask the service for the result of a card payment; returns when an answer, or none, has come."""
        self._refuse_without(Right.SELL)
        await self._check_payment(reference)

    async def resend(self, reference: str) -> str:
        """Have its notice sent once more; returns the service's words."""
        self._refuse_without(Right.NOTE)
        return await self._resends.resend(reference)

    async def note(self, thing: HistoryRow, note: str) -> None:
        """Write a note on a thing, for good."""
        self._refuse_without(Right.NOTE)
        await self._write(thing, note)

    async def settle(self, thing: HistoryRow, note: str) -> None:
        """Write how its alarm was dealt with; until the next one it needs no attention."""
        self._refuse_without(Right.APPROVE)
        await self._write(thing, note, settles=thing.alarm)

    async def export(
        self, chosen: HistoryFilter, path: Path, *, told: Callable[[int, int], object] = lambda _done, _all: None
    ) -> int:
        """Write what is looked for into a table; `told` hears how many of how many. Cancelled, it leaves nothing."""
        self._refuse_without(Right.EXPORT)
        of = await self._count(chosen)
        return await export(self._journal, chosen, path, told=partial(_tell, told, of), signed=self._sign)

    async def close(self) -> None:
        """Stop; what is being written is written."""
        await self._background.close()

    @property
    def _sees_people(self) -> bool:
        return self._staff.may(Right.SELL) or self._staff.may(Right.SEE_PERSONAL)

    def _shown(self, found: tuple[HistoryRow, ...]) -> tuple[HistoryRow, ...]:
        return found if self._sees_people else tuple(map(masked, found))

    def _refuse_without(self, right: Right) -> None:
        if not self._staff.may(right):
            raise KnownError(_NOT_ALLOWED)

    async def _sign(self, rows: int) -> None:
        work = history_notes.exported(self._journal, who=plain(self._staff.who()), rows=rows)
        await self._background.see_through(work, "who takes a table")

    async def _write(self, thing: HistoryRow, note: str, *, settles: str = "") -> None:
        words, who = plain(note, most=_LONGEST_NOTE), plain(self._staff.who())
        if not words:
            raise KnownError(Sentence("There is nothing to note."))
        if not who:
            raise KnownError(Sentence("A note is written by somebody with a name only."))
        work = history_notes.note(self._journal, thing, who=who, note=words, settles=settles)
        await self._background.see_through(work, f"the note on {thing.about}")

    async def _count(self, chosen: HistoryFilter) -> int:
        try:
            counted = await self._journal.read(history_search.totals, chosen)
        except JournalFault:
            return 0
        return 0 if counted.is_more else counted.things


def _tell(told: Callable[[int, int], object], of: int, done: int) -> None:
    told(done, max(of, done))
