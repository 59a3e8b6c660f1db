"""A printer for tests of screens: it remembers what it was given, and can be held."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pos_app.domain.paper import Machine, Printed, PrinterView, PrintOutcome
from pos_app.domain.slip import Paper, Slip
from pos_app.services.printing import Printing
from pos_app.ui import samples_printing as samples
from pos_app.ui.printing.desk import CashDesk, PrintDesk, PrinterDesk
from tests.ui.desk import Gate


def is_a_desk(printing: Printing) -> tuple[PrintDesk, CashDesk, PrinterDesk]:
    """The real one fits: pyright holds this."""
    return printing, printing, printing


@dataclass
class Paperwork:
    """Says of every slip what it is told to say."""

    outcome: PrintOutcome = samples.DONE
    view_now: PrinterView = samples.READY
    gate: Gate = field(default_factory=Gate)
    printed: list[Slip] = field(default_factory=list[Slip])
    machines: list[Machine | None] = field(default_factory=list[Machine | None])
    drawers: list[str] = field(default_factory=list[str])
    counted: dict[tuple[Paper, str], int] = field(default_factory=dict[tuple[Paper, str], int])

    async def print(self, slip: Slip, *, machine: Machine | None = None) -> PrintOutcome:
        self.printed.append(slip)
        self.machines.append(machine)
        await self.gate.pass_through()
        before = self.counted.get((slip.paper, slip.about), 0)
        if self.outcome.printed is not Printed.NOT_PRINTED:
            self.counted[slip.paper, slip.about] = before + 1
        return replace(self.outcome, copy=before)

    async def copies(self, paper: Paper, about: str) -> int:
        return self.counted.get((paper, about), 0)

    async def open_drawer(self, about: str) -> PrintOutcome:
        self.drawers.append(about)
        return self.outcome

    async def view(self) -> PrinterView:
        return self.view_now

    async def models(self) -> Mapping[str, tuple[str, ...]]:
        return samples.MODELS
