"""Prints slips: one at a time, each within its seconds, and never by itself what could not be printed before.

Printing follows what happened; nothing that happens here changes a payment. A slip that certainly did not come out is
kept until somebody asks for it again; nothing is queued that could spill out when the printer comes back.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, Protocol

from pos_app.domain.clock import Clock
from pos_app.domain.errors import KnownError
from pos_app.domain.ink import Ink
from pos_app.domain.people import Right, Staff
from pos_app.domain.printing import (
    PrinterConfig,
    PrinterConnection,
    PrinterView,
    PrintOutcome,
    PrintResult,
    PrintTrouble,
    marked,
    with_signs,
)
from pos_app.domain.sentence import Sentence
from pos_app.domain.slip import Paper, Slip
from pos_app.journal import printed_slips
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Journal
from pos_app.printers.errors import MaybePrinted, NotPrinted
from pos_app.printers.job import WHOLE_SECONDS, Job
from pos_app.system.threads import in_thread

_log: Final = logging.getLogger(__name__)

_GRACE: Final = 0.5  # seconds, for a press that ends by itself in time
_LAST_SECONDS: Final = 2.0  # for a slip that is under way when the till closes
_MOST_UNPRINTED: Final = 50  # older ones are found again through History


class PrinterDriver(Protocol):
    """What puts a slip on paper. Called in a thread; raises NotPrinted or MaybePrinted."""

    def __call__(self, slip: Slip, machine: PrinterConfig, job: Job) -> None: ...


class Printing:
    """The printer of a till."""

    def __init__(
        self,
        journal: Journal,
        *,
        machine: Callable[[], PrinterConfig],
        presses: Mapping[PrinterConnection, PrinterDriver],
        is_real_money: bool,
        staff: Staff,
        clock: Clock,
        seconds: float = WHOLE_SECONDS,
    ) -> None:
        self._journal = journal
        self._machine = machine
        self._presses = presses
        self._is_real_money = is_real_money
        self._staff = staff
        self._clock = clock
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._failures = 0
        self._running: set[asyncio.Task[PrintOutcome]] = set()
        self._stuck: asyncio.Future[None] | None = None  # a press that did not come back in time
        self._kept = UnprintedSlips()
        self._last: PrintOutcome | None = None
        self._is_closed = False
        self._leaving = asyncio.Event()

    async def print(self, slip: Slip, *, machine: PrinterConfig | None = None) -> PrintOutcome:
        """Print a slip, or a copy of it when it was printed before. Whoever stops waiting does not stop the paper.

        `machine` is a printer to be tried out in place of the one that is set up.
        """
        if machine is not None and machine != self._machine() and not self._staff.may(Right.SETTINGS):
            raise KnownError(Sentence("Only a manager tries another printer."))
        task = asyncio.get_running_loop().create_task(self._print(slip, machine or self._machine()), name="print")
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def print_again(self, paper: Paper, about: str) -> PrintOutcome | None:
        """Print a slip that was kept; None when none is."""
        slip = self._kept.find(paper, about)
        return None if slip is None else await self.print(slip)

    async def open_drawer(self, about: str) -> PrintOutcome:
        """Open the drawer for cash that is about this; it is written down, and nothing is printed."""
        return await self.print(Slip(Paper.DRAWER, about, (), opens_drawer=True))

    def kept(self) -> tuple[Slip, ...]:
        """Name the slips that are not on paper and wait to be asked for, oldest first."""
        return self._kept.all()

    def forget(self) -> None:
        """Keep no slip any longer: what they are about is gone."""
        self._kept.clear()

    async def copies(self, paper: Paper, about: str) -> int:
        """Count how often a slip was printed, or may have been."""
        return await self._journal.read(printed_slips.copies_of, paper, about)

    async def models(self) -> Mapping[str, tuple[str, ...]]:
        """Name the receipt printers that are known, each with its code pages. The first time takes a moment."""
        return await in_thread(_models)

    async def view(self) -> PrinterView:
        """Read how the printer stands."""
        at = await self._journal.read(printed_slips.last_printed_at)
        return PrinterView(
            self._machine(),
            is_printing=bool(self._running),
            last=self._last,
            last_printed_at=at.astimezone(self._clock.now().tzinfo) if at else None,
            kept=len(self._kept.all()),
        )

    async def close(self) -> None:
        """Begin nothing any more, and see the end of what is under way."""
        self._is_closed = True
        if self._running:
            await asyncio.wait(set(self._running), timeout=_LAST_SECONDS)
        self._leaving.set()
        if self._running:
            await asyncio.wait(set(self._running))
        if self._stuck is not None:
            self._stuck.cancel()
            with suppress(asyncio.CancelledError, NotPrinted, MaybePrinted):
                await self._stuck

    async def _print(self, slip: Slip, machine: PrinterConfig) -> PrintOutcome:
        failures, opens = self._failures, slip.opens_drawer and machine.has_drawer
        async with self._turn:
            if machine.way is PrinterConnection.NONE or self._is_closed or not (slip.lines or opens):
                return self._tell(slip, PrintResult.NOT_PRINTED, PrintTrouble.NO_PRINTER)
            if self._stuck is not None and not self._stuck.done():
                return self._tell(slip, PrintResult.NOT_PRINTED, PrintTrouble.BUSY)
            if failures != self._failures:  # the one before failed while this waited: it must not be tried as well
                return self._tell(
                    slip, PrintResult.NOT_PRINTED, self._last.trouble if self._last else PrintTrouble.NO_ANSWER
                )
            try:
                begun = await printed_slips.begin(self._journal, slip.paper, slip.about, opens_drawer=opens)
            except JournalFault as fault:
                _log.warning("A slip was not printed: %s", fault.sentence)
                return self._tell(slip, PrintResult.NOT_PRINTED, PrintTrouble.BOOK)
            sheet = marked(slip, copy=begun.copy, is_real_money=self._is_real_money)
            printed, trouble = await self._press(with_signs(sheet) if machine.draws_signs else sheet, machine)
            await self._note(begun.ink, printed, trouble)
            return self._tell(slip, printed, trouble, copy=begun.copy)

    async def _press(self, slip: Slip, machine: PrinterConfig) -> tuple[PrintResult, PrintTrouble]:
        """Have it printed beside the loop, and be back in time whatever the printer does."""
        press = self._presses.get(machine.way)
        if press is None:
            return PrintResult.NOT_PRINTED, PrintTrouble.NOT_ABLE
        job = Job(self._clock.monotonic() + self._seconds, self._clock.monotonic)
        work = asyncio.ensure_future(in_thread(lambda: press(slip, machine, job)))
        leaving = asyncio.ensure_future(self._leaving.wait())
        await asyncio.wait((work, leaving), timeout=self._seconds + _GRACE, return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        if not work.done():
            job.give_up()
            self._stuck = work
            work.add_done_callback(_look_away)
            ended = job.failed(PrintTrouble.NO_ANSWER, "it did not end")
        else:
            ended = work.exception()
        match ended:
            case None:
                return PrintResult.PRINTED, PrintTrouble.NONE
            case NotPrinted():
                _log.info("A slip was not printed: %s", ended)
                return PrintResult.NOT_PRINTED, ended.trouble
            case MaybePrinted():
                _log.info("A slip may not have been printed: %s", ended)
                return PrintResult.UNCLEAR, ended.trouble
            case _:  # a payment is not troubled by a mistake in its printing
                _log.error("Printing failed", exc_info=ended)
                return (PrintResult.UNCLEAR if job.sent else PrintResult.NOT_PRINTED), PrintTrouble.BUG

    async def _note(self, ink: Ink, printed: PrintResult, trouble: PrintTrouble) -> None:
        try:
            await printed_slips.end(self._journal, ink, printed, trouble)
        except JournalFault as fault:  # without an end it counts as printed
            _log.warning("What became of a slip was not written: %s", fault.sentence)

    def _tell(self, slip: Slip, printed: PrintResult, trouble: PrintTrouble, *, copy: int = 0) -> PrintOutcome:
        is_kept = False
        if printed is PrintResult.PRINTED:
            self._kept.drop(slip)
        else:
            self._failures += 1
            is_kept = trouble is not PrintTrouble.NO_PRINTER and self._kept.keep(slip)
        self._last = PrintOutcome(printed, trouble, copy, is_kept, self._clock.now())
        return self._last


def _models() -> dict[str, tuple[str, ...]]:
    from pos_app.printers.escpos_library import (  # brings python-escpos: not before it is needed
        code_pages,
        profile_names,
    )

    return {name: code_pages(name) for name in profile_names()}


def _look_away(work: "asyncio.Future[None]") -> None:
    """Take the end of a press that nobody waits for any longer."""
    if not work.cancelled():
        work.exception()


class UnprintedSlips:
    """The slips of this run that are not on paper, the newest version of each: kept until somebody asks for one."""

    def __init__(self) -> None:
        self._slips: dict[tuple[Paper, str], Slip] = {}

    def keep(self, slip: Slip) -> bool:
        """Keep it, if it can be found again by what it is about; tell whether it is kept."""
        if not slip.about or not slip.lines:
            return False
        self.drop(slip)
        self._slips[slip.paper, slip.about] = slip
        while len(self._slips) > _MOST_UNPRINTED:
            del self._slips[next(iter(self._slips))]
        return True

    def drop(self, slip: Slip) -> None:
        """Keep it no longer."""
        self._slips.pop((slip.paper, slip.about), None)

    def clear(self) -> None:
        """Keep none."""
        self._slips.clear()

    def find(self, paper: Paper, about: str) -> Slip | None:
        """Find one."""
        return self._slips.get((paper, about))

    def all(self) -> tuple[Slip, ...]:
        """Name them, oldest first."""
        return tuple(self._slips.values())
