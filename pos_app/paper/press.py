"""Prints a slip on a receipt printer: written as its bytes, and brought to it."""

from pathlib import Path

from pos_app.domain.paper import Machine
from pos_app.domain.slip import Slip
from pos_app.paper.connections import deliver
from pos_app.paper.job import Job
from pos_app.paper.writing import bytes_of


class ReceiptPress:
    """For every way but the system's own printers. Blocks: called beside the loop."""

    def __init__(self, *, fonts: Path) -> None:
        self._fonts = fonts

    def __call__(self, slip: Slip, machine: Machine, job: Job) -> None:
        """Print it; returns when it is on paper, as far as anybody can know."""
        data = bytes_of(slip, machine, fonts=self._fonts)
        job.check()
        deliver(data, machine, job)
