"""What is said of a clock that is wrong, wherever money would be taken: words that stand still while time goes on."""

from PySide6.QtCore import QCoreApplication

from pos_app.domain.clock_view import ClockSource, WrongClock
from pos_app.ui.kit.dates import whole_day

_MINUTE = 60


def sentence_about_clock(wrong: WrongClock) -> str:
    """Say what the clock says, who knows better, and what to do."""
    here, there = whole_day(wrong.says.date()), whole_day(wrong.other.date())
    minutes = round(abs(wrong.says - wrong.other).total_seconds() / _MINUTE)
    if wrong.teller is ClockSource.BOOK:
        said = _tr("This computer's clock is wrong: the book was last written on {there}. Set the clock.")
        if wrong.holds_sales:
            said = _tr("The clock is wrong: it says {here}, the book was last written on {there}. Set it.")
        else:
            there = f"{there}, {wrong.other:%H:%M}"
    elif wrong.holds_sales:
        said = _tr("The clock is wrong: it says {here}, at the service it is {there}. Set it.")
    elif wrong.says < wrong.other:
        said = _tr("This computer's clock is {minutes} minutes behind the service. Set the clock.")
    else:
        said = _tr("This computer's clock is {minutes} minutes ahead of the service. Set the clock.")
    return said.format(here=here, there=there, minutes=minutes)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Clock", text)
