"""The room that printing stands in: the owner's printer, a press for every way, and nothing heavy before a print."""

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.app.printing_setup import machine_of, open_printing, print_by_system
from pos_app.app.process import TillProcess, open_process
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.printing import PrinterConfig, PrinterConnection, PrintResult, PrintTrouble
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.journal.store import Journal
from pos_app.printers.errors import NotPrinted
from pos_app.printers.job import Job
from pos_app.system.settings import Printer, Settings
from pos_app.ui.frame.application import TillApp
from tests.journal.notebook import opened, run
from tests.printers.reader import words
from tests.services.openers import AtTheCounter

_SLIP = Slip(Paper.PAYMENT, "r-1", (SlipLine(SlipKind.VERDICT, "PAID"),), qr="r-1")
_HEAVY = ("escpos", "PIL", "yaml", "qrcode", "segno", "PySide6.QtPrintSupport")
_LOOK = f"""
import sys
import pos_app.app.printing_setup, pos_app.services.printing, pos_app.ui.documents.print_bar
import pos_app.ui.documents.pdf_button
import pos_app.ui.documents.automatic_printing, pos_app.ui.settings.printer.section
print(*(name for name in {_HEAVY!r} if name in sys.modules))
"""


@pytest.mark.parametrize("printer", Printer)
def test_every_way_of_the_settings_is_a_way_of_printing(printer: Printer) -> None:
    settings = Settings(printer=printer, printer_address="there", paper_width=58, drawer=True)
    assert machine_of(settings) == PrinterConfig(
        PrinterConnection(printer), "there", "default", "CP437", 58, has_drawer=True
    )


def test_a_slip_goes_the_way_that_is_set_now(tmp_path: Path) -> None:
    chosen = [Settings()]

    async def go(process: TillProcess, journal: Journal) -> None:
        printing = open_printing(journal, process, staff=AtTheCounter(), settings=lambda: chosen[0])
        assert (await printing.print(_SLIP)).trouble is PrintTrouble.NO_PRINTER
        chosen[0] = replace(chosen[0], printer=Printer.FILE, printer_address="lp0")
        outcome = await printing.print(_SLIP)
        assert (outcome.printed, outcome.trouble) == (PrintResult.PRINTED, PrintTrouble.NONE)
        await printing.close()

    async def at_a_till() -> None:
        with open_process(StartOptions(tmp_path / "till", Environment.SANDBOX, None)) as process:
            async with opened(process.places.journal) as journal:
                await go(process, journal)

    run(at_a_till())
    said = words((tmp_path / "till" / "printed" / "lp0").read_bytes())
    assert said.splitlines() == ["PAID", "TEST RECEIPT", "NO REAL MONEY"]


def test_a_printer_of_the_system_is_asked_of_the_system(qapp: TillApp) -> None:
    del qapp  # Qt belongs to the thread that meets it first
    job = Job(time.monotonic() + 60.0, time.monotonic)
    with pytest.raises(NotPrinted) as absent:
        print_by_system(_SLIP, PrinterConfig(PrinterConnection.SYSTEM, "No such printer"), job)
    assert absent.value.trouble is PrintTrouble.ABSENT


def test_a_till_that_prints_nothing_holds_nothing_of_it_in_memory() -> None:
    done = subprocess.run([sys.executable, "-c", _LOOK], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.split() == []
