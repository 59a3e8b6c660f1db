"""What printing stands on: the printer of the settings, and the presses that put slips on paper."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pos_app.domain.paper import Machine, Way
from pos_app.domain.slip import Slip
from pos_app.ground import Ground, now
from pos_app.journal.store import Journal
from pos_app.services.printing import Printing
from pos_app.system.places import resources
from pos_app.system.settings import Settings, Signs

if TYPE_CHECKING:
    from pos_app.paper.job import Job

_BY_BYTES: Final = (Way.NETWORK, Way.USB, Way.SERIAL, Way.SPOOLER, Way.FILE)


def machine_of(settings: Settings) -> Machine:
    """Name the printer that the owner chose."""
    return Machine(
        Way(settings.printer.value),
        settings.printer_address,
        settings.printer_profile,
        settings.printer_code_page,
        settings.paper_width,
        settings.drawer,
        draws_signs=settings.currency_signs is Signs.PICTURE,
    )


def open_printing(journal: Journal, ground: Ground, *, settings: Callable[[], Settings] | None = None) -> Printing:
    """Put it together; `settings` are those of the moment, where an owner changes them while the till runs."""
    chosen = settings or (lambda: ground.settings.settings)
    return Printing(
        journal,
        machine=lambda: machine_of(chosen()),
        presses={**dict.fromkeys(_BY_BYTES, _print_bytes), Way.SYSTEM: print_by_system},
        is_real_money=ground.places.environment.is_real_money,
        now=lambda: now().astimezone(),
        monotonic=time.monotonic,
    )


def _print_bytes(slip: Slip, machine: Machine, job: "Job") -> None:
    """Print on a receipt printer. What speaks to it is imported by the first slip: an idle till does without."""
    from pos_app.paper.press import ReceiptPress

    ReceiptPress(fonts=resources() / "fonts")(slip, machine, job)


def print_by_system(slip: Slip, machine: Machine, job: "Job") -> None:
    """Print on a printer that the system knows, by its own driver."""
    from pos_app.ui.printing import system_press

    system_press.print_by_system(slip, machine, job)
