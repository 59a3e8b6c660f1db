"""A printer for tests of screens: it remembers what it was given, and can be held."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pos_app.domain.printing import PrinterConfig, PrinterView, PrintOutcome, PrintResult
from pos_app.domain.slip import Paper, Slip
from pos_app.services.printing import Printing
from pos_app.ui.documents.desk import CashDesk, PrintDesk, PrinterDesk
from tests.pictures import samples_printing as samples
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
    machines: list[PrinterConfig | None] = field(default_factory=list[PrinterConfig | None])
    drawers: list[str] = field(default_factory=list[str])
    counted: dict[tuple[Paper, str], int] = field(default_factory=dict[tuple[Paper, str], int])

    async def print(self, slip: Slip, *, machine: PrinterConfig | None = None) -> PrintOutcome:
        self.printed.append(slip)
        self.machines.append(machine)
        await self.gate.pass_through()
        before = self.counted.get((slip.paper, slip.about), 0)
        if self.outcome.printed is not PrintResult.NOT_PRINTED:
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
