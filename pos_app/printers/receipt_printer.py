"""Prints a slip on a receipt printer: written as its bytes, and brought to it."""

from pathlib import Path

from pos_app.domain.printing import PrinterConfig
from pos_app.domain.slip import Slip
from pos_app.printers.connections import deliver
from pos_app.printers.escpos_bytes import bytes_of
from pos_app.printers.job import Job


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
