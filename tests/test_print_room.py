"""The room that printing stands in: the owner's printer, a press for every way, and nothing heavy before a print."""

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.paper import Machine, Printed, Trouble, Way
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.ground import Ground, stand
from pos_app.journal.store import Journal
from pos_app.paper.errors import NotPrinted
from pos_app.paper.job import Job
from pos_app.print_room import machine_of, open_printing, print_by_system
from pos_app.start import Start
from pos_app.system.settings import Printer, Settings
from pos_app.ui.app import TillApp
from tests.journal.notebook import opened, run
from tests.paper.reader import words

_SLIP = Slip(Paper.PAYMENT, "r-1", (SlipLine(SlipKind.VERDICT, "PAID"),), qr="r-1")
_HEAVY = ("escpos", "PIL", "yaml", "qrcode", "segno", "PySide6.QtPrintSupport")
_LOOK = f"""
import sys
import pos_app.print_room, pos_app.services.printing, pos_app.ui.printing.print_button, pos_app.ui.printing.pdf_button
import pos_app.ui.printing.by_itself, pos_app.ui.screens.printer_section.section
print(*(name for name in {_HEAVY!r} if name in sys.modules))
"""


@pytest.mark.parametrize("printer", Printer)
def test_every_way_of_the_settings_is_a_way_of_printing(printer: Printer) -> None:
    settings = Settings(printer=printer, printer_address="there", paper_width=58, drawer=True)
    assert machine_of(settings) == Machine(Way(printer), "there", "default", "CP437", 58, has_drawer=True)


def test_a_slip_goes_the_way_that_is_set_now(tmp_path: Path) -> None:
    chosen = [Settings()]

    async def go(ground: Ground, journal: Journal) -> None:
        printing = open_printing(journal, ground, settings=lambda: chosen[0])
        assert (await printing.print(_SLIP)).trouble is Trouble.NO_PRINTER
        chosen[0] = replace(chosen[0], printer=Printer.FILE, printer_address=str(tmp_path / "lp0"))
        outcome = await printing.print(_SLIP)
        assert (outcome.printed, outcome.trouble) == (Printed.PRINTED, Trouble.NONE)
        await printing.close()

    async def at_a_till() -> None:
        with stand(Start(tmp_path / "till", Environment.SANDBOX, None)) as ground:
            async with opened(ground.places.journal) as journal:
                await go(ground, journal)

    run(at_a_till())
    said = words((tmp_path / "lp0").read_bytes())
    assert said.splitlines() == ["PAID", "TEST RECEIPT", "NO REAL MONEY"]


def test_a_printer_of_the_system_is_asked_of_the_system(qapp: TillApp) -> None:
    del qapp  # Qt belongs to the thread that meets it first
    job = Job(time.monotonic() + 5.0, time.monotonic)
    with pytest.raises(NotPrinted) as absent:
        print_by_system(_SLIP, Machine(Way.SYSTEM, "No such printer"), job)
    assert absent.value.trouble is Trouble.ABSENT


def test_a_till_that_prints_nothing_holds_nothing_of_it_in_memory() -> None:
    done = subprocess.run([sys.executable, "-c", _LOOK], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == []
