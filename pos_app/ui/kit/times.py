"""Moments and spans as they stand on the screen: 14:32:06, 20 Nov 2026, 7.4 s, 1:05."""

from datetime import datetime
from typing import Final

from pos_app.ui.kit.dates import day_on_paper, whole_day

_TENTHS_BELOW: Final = 10
_MINUTE: Final = 60
_HOUR: Final = 3600


def moment(at: datetime) -> str:
    """Return the time of day with its seconds, by the shop's clock."""
    return f"{at.astimezone():%H:%M:%S}"


def day(at: datetime) -> str:
    """Return the date, by the shop's calendar."""
    return whole_day(at.astimezone())


def printed_day(at: datetime) -> str:
    """Return the date as it stands on paper."""
    return day_on_paper(at.astimezone())


def span(seconds: float) -> str:
    """Return a duration: tenths below ten seconds, then minutes and seconds."""
    if seconds < _TENTHS_BELOW:
        return f"{int(max(seconds, 0.0) * 10) / 10:.1f} s"
    return clock(int(seconds))


def clock(seconds: int) -> str:
    """Return minutes and seconds, with hours in front once there are some."""
    minutes, rest = divmod(max(seconds, 0), _MINUTE)
    hours, minutes = divmod(minutes, _HOUR // _MINUTE)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"


def seconds_between(began: datetime, ended: datetime) -> float:
    """Return how long it took; a clock that was set back makes nothing negative."""
    return max(0.0, (ended - began).total_seconds())
