"""Dates as they stand on screens, in the language that is spoken: 20 Nov 2026, 20 nov. 2026; on paper in English."""

from datetime import date
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QDate, QLocale

from pos_app.ui.kit.language import spoken

_WHOLE: Final = "d MMM yyyy"


def whole_day(day: date) -> str:
    """Return day, month and year."""
    return _said(day, _WHOLE)


def day_of_year(day: date) -> str:
    """Return day and month."""
    return _said(day, "d MMM")


def day_of_week(day: date) -> str:
    """Return the short name of the weekday, day and month."""
    return _said(day, "ddd d MMM")


def whole_month(day: date) -> str:
    """Return month and year, in full."""
    return _said(day, "MMMM yyyy")


def day_on_paper(day: date) -> str:
    """Return day, month and year as slips have them, whatever the screen speaks."""
    return _in("en", _WHOLE, day.year, day.month, day.day)


def _said(day: date, form: str) -> str:
    return _in(spoken(), form, day.year, day.month, day.day)


@lru_cache(maxsize=1024)  # the rows of the history ask for the same days again and again
def _in(language: str, form: str, year: int, month: int, number: int) -> str:
    return QLocale(language).toString(QDate(year, month, number), form)
