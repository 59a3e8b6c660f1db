"""Prints a slip on a receipt printer: written as its bytes, and brought to it."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from pos_app.domain.print_layout import PaperLine, printable, typeset
from pos_app.domain.printing import PrinterConfig
from pos_app.domain.slip import Slip
from pos_app.printers.connections import deliver
from pos_app.printers.drawn_text import DrawnText, draw_squares, made_harmless
from pos_app.printers.escpos_library import EscposPrinter, open_escpos_printer
from pos_app.printers.job import Job

_DRAWER_PIN: Final = 2
# Letters of two bytes off, where a printer from the East has them on; and no national letters in place of # $ @ [ \ ].
_WESTERN: Final = "\x1c.\x1bR\x00"
_SQUARE: Final = 5  # dots
_QUIET: Final = 4  # squares
_LONGEST_CODE: Final = 300


class ReceiptPrinter:
    """For every way but the system's own printers. Blocks: called beside the loop."""

    def __init__(self, *, fonts: Path, folder: Path | None = None) -> None:
        self._fonts = fonts
        self._folder = folder  # of the files that stand in for a printer

    def __call__(self, slip: Slip, machine: PrinterConfig, job: Job) -> None:
        """Print it; returns when it is on paper, as far as anybody can know."""
        data = bytes_of(slip, machine, fonts=self._fonts)
        job.check()
        deliver(data, machine, job, folder=self._folder)


def bytes_of(slip: Slip, machine: PrinterConfig, *, fonts: Path) -> bytes:
    """Write the slip; NotPrinted when the settings name a printer that nobody knows."""
    desk = open_escpos_printer(machine.profile, machine.code_page, machine.width)
    desk.pen.hw("INIT")
    if slip.opens_drawer and machine.has_drawer:
        desk.pen.cashdraw(_DRAWER_PIN)
    if not slip.lines:
        return desk.pen.output
    desk.pen.charcode(desk.code_page)
    desk.pen.text(_WESTERN)
    _SlipWriter(desk, DrawnText(fonts)).write(typeset(slip.lines, desk.roll.columns))
    _draw_code(desk, slip.qr)
    desk.pen.cut()
    return desk.pen.output


class _SlipWriter:
    """Writes lines, and says how they are set where that changes."""

    def __init__(self, desk: EscposPrinter, letters: DrawnText) -> None:
        self._desk = desk
        self._letters = letters
        self._set: tuple[bool, bool, bool] | None = None

    def write(self, lines: Iterable[PaperLine]) -> None:
        """Write each line in the printer's letters, or draw the whole of it when the printer lacks one."""
        for line in lines:
            if self._desk.has(line.text):
                self._write(line)
                continue
            spelt = replace(line, text=self._letters.spell(line.text))
            if self._desk.has(spelt.text):
                self._write(spelt)
            else:
                self._desk.pen.image(made_harmless(self._letters.draw(spelt, self._desk.roll.dots)))

    def _write(self, line: PaperLine) -> None:
        pen, wanted = self._desk.pen, (line.is_bold, line.is_wide, line.is_tall)
        if wanted != self._set:
            bold, wide, tall = self._set = wanted
            pen.set(bold=bold, double_width=wide, double_height=tall, normal_textsize=True)
        pen.text(f"{line.text}\n")


def _draw_code(desk: EscposPrinter, said: str) -> None:
    import segno

    said = printable(said)[:_LONGEST_CODE]
    if said:
        code = segno.make(said, error="m", micro=False)
        desk.pen.image(made_harmless(draw_squares(code.matrix, desk.roll.dots, size=_SQUARE, quiet=_QUIET)))
