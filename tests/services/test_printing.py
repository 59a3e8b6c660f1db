"""Printing: one slip at a time, in its seconds, never by itself what could not be printed, and never a trouble."""

import asyncio
import os
import sys
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import apsw
import pytest

from pos_app.domain.printing import PrinterConfig, PrinterConnection, PrintOutcome, PrintResult, PrintTrouble
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.journal import printed_slips
from pos_app.journal.store import Journal
from pos_app.printers.errors import NotPrinted
from pos_app.printers.escpos_library import profile_names
from pos_app.printers.job import Job
from pos_app.printers.receipt_printer import ReceiptPrinter
from pos_app.services.printing import PrinterDriver, Printing
from pos_app.system.paths import resources
from tests.journal.disks import Step, disk
from tests.journal.notebook import NOON, opened, run
from tests.printers.fake_printer import FakePrinter, answers, hangs, nobody, playing, vanishes
from tests.printers.reader import pieces, words
from tests.services import openers

RECEIPT: Final = Slip(Paper.PAYMENT, "r-1", (SlipLine(SlipKind.VERDICT, "PAID"),), opens_drawer=True)
ANOTHER: Final = replace(RECEIPT, about="r-2")


@pytest.fixture(autouse=True, scope="module")
def _library() -> None:  # its first import is longer than some slips here may take
    assert profile_names()


@dataclass
class Till:
    """A till with a journal and a printer."""

    journal: Journal
    printing: Printing
    machines: list[PrinterConfig]

    def use(self, address: str, way: PrinterConnection = PrinterConnection.NETWORK) -> None:
        self.machines[0] = PrinterConfig(way, address, has_drawer=True)


@dataclass
class HeldPress:
    """A press that a test holds: for a driver that hangs."""

    go_on: threading.Event = field(default_factory=threading.Event)
    begun: list[str] = field(default_factory=list[str])
    printed: list[str] = field(default_factory=list[str])
    threads: list[threading.Thread] = field(default_factory=list[threading.Thread])
    started: threading.Event = field(default_factory=threading.Event)

    def __call__(self, slip: Slip, machine: PrinterConfig, job: Job) -> None:
        del machine
        self.begun.append(slip.about)
        self.threads.append(threading.current_thread())
        self.started.set()
        self.go_on.wait(60.0)
        job.check()
        self.printed.append(slip.about)


@asynccontextmanager
async def a_till(
    folder: Path,
    *,
    press: PrinterDriver | None = None,
    seconds: float = 60.0,
    is_real_money: bool = True,
    vfs: str | None = None,
) -> AsyncGenerator[Till]:
    machines = [PrinterConfig(PrinterConnection.FILE, "lp0", has_drawer=True)]
    press = press or ReceiptPrinter(fonts=resources() / "fonts", folder=folder)
    async with opened(folder / "sandbox.journal", vfs=vfs) as journal:
        printing = openers.printing(
            journal,
            machine=lambda: machines[0],
            presses={PrinterConnection.NETWORK: press, PrinterConnection.FILE: press},
            is_real_money=is_real_money,
            may=lambda _: True,
            now=lambda: NOON,
            seconds=seconds,
        )
        try:
            yield Till(journal, printing, machines)
        finally:
            await printing.close()


async def met(printer: FakePrinter) -> None:
    await asyncio.get_running_loop().run_in_executor(None, printer.met.wait, 60.0)


def test_a_slip_is_printed_and_a_reprint_is_a_copy_with_its_number(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path) as till:
            outcomes = [await till.printing.print(RECEIPT) for _ in range(3)]
            assert outcomes == [PrintOutcome(PrintResult.PRINTED, copy=copy, at=NOON) for copy in range(3)]
            assert await till.printing.copies(Paper.PAYMENT, "r-1") == 3
        async with a_till(tmp_path) as till:
            assert (await till.printing.print(RECEIPT)).copy == 3

    run(go())
    data = (tmp_path / "lp0").read_bytes()
    assert words(data).split() == ["PAID", "COPY", "1", "PAID", "COPY", "2", "PAID", "COPY", "3", "PAID"]
    assert sum(piece.name == "DRAWER" for piece in pieces(data)) == 1  # for the first one, and for no copy


@pytest.mark.parametrize("is_real_money", [True, False])
def test_paper_says_where_no_money_moves(tmp_path: Path, is_real_money: bool) -> None:
    async def go() -> None:
        async with a_till(tmp_path, is_real_money=is_real_money) as till:
            assert (await till.printing.print(RECEIPT)).is_done

    run(go())
    assert ("TEST RECEIPT" in words((tmp_path / "lp0").read_bytes())) is not is_real_money


def test_a_dead_printer_keeps_the_slip_until_somebody_asks_for_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path) as till:
            with nobody() as address:
                till.use(address)
                outcome = await till.printing.print(RECEIPT)
            assert outcome == PrintOutcome(PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER, is_kept=True, at=NOON)
            assert till.printing.kept() == (RECEIPT,)
            with playing(answers(), answers()) as printer:
                till.use(printer.address)
                assert (await till.printing.print(ANOTHER)).is_done
                assert len(printer.slips) == 1  # and not the one that was kept
                again = await till.printing.print_again(Paper.PAYMENT, "r-1")
                assert again is not None
                assert (again.printed, again.copy) == (PrintResult.PRINTED, 0)
                assert len(printer.slips) == 2
            assert till.printing.kept() == ()
            assert await till.printing.print_again(Paper.PAYMENT, "r-1") is None

    run(go())


def test_half_a_slip_is_said_to_be_one_and_the_next_is_a_copy(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path) as till:
            with playing(vanishes, answers()) as printer:
                till.use(printer.address)
                outcome = await till.printing.print(RECEIPT)
                assert (outcome.printed, outcome.trouble, outcome.is_kept) == (
                    PrintResult.UNCLEAR,
                    PrintTrouble.CUT_SHORT,
                    True,
                )
                assert (await till.printing.print(RECEIPT)).copy == 1
                assert "COPY 1" in words(printer.slips[1])

    run(go())


def test_what_waits_behind_a_dead_printer_is_not_tried_as_well(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path, seconds=3.0) as till:
            with playing(hangs, answers()) as printer:
                till.use(printer.address)
                first = asyncio.ensure_future(till.printing.print(RECEIPT))
                await met(printer)
                others = [till.printing.print(replace(RECEIPT, about=f"o-{number}")) for number in range(5)]
                outcomes = await asyncio.gather(first, *others)
                assert not any(outcome.is_done for outcome in outcomes)
                assert all(outcome.printed is PrintResult.NOT_PRINTED for outcome in outcomes[1:])
                printer.go_on.set()
            assert len(printer.sent) == 1
            assert len(till.printing.kept()) == 6

    run(go())


def test_a_press_that_never_ends_holds_nobody_up_and_prints_nothing_later(tmp_path: Path) -> None:
    press = HeldPress()

    async def go() -> None:
        async with a_till(tmp_path, press=press, seconds=3.0) as till:
            outcome = await till.printing.print(RECEIPT)
            assert (outcome.printed, outcome.trouble) == (PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER)
            busy = await till.printing.print(ANOTHER)
            assert (busy.printed, busy.trouble) == (PrintResult.NOT_PRINTED, PrintTrouble.BUSY)
            press.go_on.set()
            await asyncio.get_running_loop().run_in_executor(None, press.threads[0].join)
            assert (await till.printing.print(ANOTHER)).is_done
        assert press.begun == ["r-1", "r-2"]
        assert press.printed == ["r-2"]

    run(go())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_device_that_takes_nothing_gets_nothing_later(tmp_path: Path) -> None:
    pipe = tmp_path / "lp0"
    os.mkfifo(pipe)

    async def go() -> None:
        async with a_till(tmp_path, seconds=0.2) as till:
            outcome = await till.printing.print(RECEIPT)
            assert (outcome.printed, outcome.trouble) == (PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER)

    run(go())
    with pipe.open("rb") as reader:  # the printer comes back
        assert reader.read() == b""


def test_leaving_a_screen_does_not_stop_the_paper(tmp_path: Path) -> None:
    press = HeldPress()

    async def go() -> None:
        async with a_till(tmp_path, press=press) as till:
            waiting = asyncio.ensure_future(till.printing.print(RECEIPT))
            await asyncio.get_running_loop().run_in_executor(None, press.started.wait, 60.0)
            waiting.cancel()
            await asyncio.wait((waiting,))
            press.go_on.set()
        assert press.printed == ["r-1"]
        async with opened(tmp_path / "sandbox.journal") as journal:
            (found,) = await journal.read(printed_slips.prints_of, Paper.PAYMENT, "r-1")
            assert found.printed is PrintResult.PRINTED

    run(go())


@pytest.mark.may_log("Printing failed")
def test_a_mistake_in_printing_is_noted_and_troubles_nobody(tmp_path: Path) -> None:
    def broken(slip: Slip, machine: PrinterConfig, job: Job) -> None:
        raise ZeroDivisionError(slip, machine, job)

    async def go() -> None:
        async with a_till(tmp_path, press=broken) as till:
            outcome = await till.printing.print(RECEIPT)
            assert (outcome.printed, outcome.trouble) == (PrintResult.NOT_PRINTED, PrintTrouble.BUG)

    run(go())


def test_without_a_printer_nothing_is_written_down(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path) as till:
            till.use("", PrinterConnection.NONE)
            outcome = await till.printing.print(RECEIPT)
            assert (outcome.trouble, outcome.is_kept) == (PrintTrouble.NO_PRINTER, False)
            till.use("", PrinterConnection.USB)
            assert (await till.printing.print(RECEIPT)).trouble is PrintTrouble.NOT_ABLE
            assert await till.printing.copies(Paper.PAYMENT, "r-1") == 0

    run(go())


def test_the_drawer_opens_for_cash_and_it_is_written_down(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path) as till:
            for _ in range(2):
                assert (await till.printing.open_drawer("in-1")).is_done
            found = await till.journal.read(printed_slips.prints_of, Paper.DRAWER, "in-1")
            assert [each.opens_drawer for each in found] == [True, True]
            till.machines[0] = replace(till.machines[0], has_drawer=False)
            assert (await till.printing.open_drawer("in-1")).trouble is PrintTrouble.NO_PRINTER

    run(go())
    data = (tmp_path / "lp0").read_bytes()
    assert [piece.name for piece in pieces(data)] == ["begin", "DRAWER"] * 2


def test_another_printer_can_be_tried_before_it_is_set_up(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path) as till:
            till.use("", PrinterConnection.NONE)
            tried = PrinterConfig(PrinterConnection.FILE, "another")
            assert (await till.printing.print(RECEIPT, machine=tried)).is_done

    run(go())
    assert "PAID" in words((tmp_path / "another").read_bytes())


def test_how_the_printer_stands_can_be_read(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_till(tmp_path) as till:
            assert (await till.printing.view()).last_printed_at is None
            await till.printing.print(RECEIPT)
            with nobody() as address:
                till.use(address)
                await till.printing.print(ANOTHER)
            view = await till.printing.view()
            assert view.last_printed_at == NOON
            assert view.last is not None
            assert (view.last.trouble, view.kept) == (PrintTrouble.NO_ANSWER, 1)
            assert "CP437" in (await till.printing.models())["default"]

    run(go())


def test_no_more_slips_are_kept_than_anybody_asks_for(tmp_path: Path) -> None:
    def dead(slip: Slip, machine: PrinterConfig, job: Job) -> None:
        del slip, machine, job
        raise NotPrinted(PrintTrouble.ABSENT)

    async def go() -> None:
        async with a_till(tmp_path, press=dead) as till:
            for number in range(60):
                await till.printing.print(replace(RECEIPT, about=f"r-{number}"))
            await till.printing.print(Slip(Paper.TEST_PAGE, "", RECEIPT.lines))
            kept = till.printing.kept()
            assert (len(kept), kept[0].about, kept[-1].about) == (50, "r-10", "r-59")
            till.printing.forget()
            assert till.printing.kept() == ()

    run(go())


@pytest.mark.may_log("not written", "was not printed", "was not folded back", "was not closed cleanly")
def test_a_copy_that_cannot_be_counted_is_not_printed(tmp_path: Path) -> None:
    is_full = False

    def see(_: Step) -> None:
        if is_full:
            raise apsw.FullError("the disk is full")

    async def go(vfs: str) -> None:
        nonlocal is_full
        async with a_till(tmp_path, vfs=vfs) as till:
            is_full = True
            outcome = await till.printing.print(RECEIPT)
            assert (outcome.printed, outcome.trouble, outcome.is_kept) == (
                PrintResult.NOT_PRINTED,
                PrintTrouble.BOOK,
                True,
            )
            is_full = False

    with disk("printing", see) as vfs:
        run(go(vfs))
    assert not (tmp_path / "lp0").exists()


def test_closing_the_till_waits_for_a_slip_and_not_for_a_dead_driver(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press = HeldPress()
    monkeypatch.setattr("pos_app.services.printing._LAST_SECONDS", 0.05)

    async def go() -> None:
        async with a_till(tmp_path, press=press, seconds=60.0) as till:
            waiting = asyncio.ensure_future(till.printing.print(RECEIPT))
            await asyncio.get_running_loop().run_in_executor(None, press.started.wait, 60.0)
            await till.printing.close()
            outcome = await waiting
            assert (outcome.printed, outcome.trouble) == (PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER)
            assert (await till.printing.print(RECEIPT)).trouble is PrintTrouble.NO_PRINTER
        press.go_on.set()

    run(go())
    press.threads[0].join(60.0)
    assert press.printed == []
