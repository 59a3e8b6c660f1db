"""The times of the service: four ways to write one, and those without a zone are its own local time."""

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Final

_ISO: Final = re.compile(r"(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:[.,](\d{1,9}))?(Z|[+-]\d{2}:?\d{2})?", re.ASCII)
_DAY_FIRST: Final = re.compile(r"\d{2}/\d{2}/\d{4} \d{2}:\d{2}:\d{2}", re.ASCII)
_PLAUSIBLE_YEARS: Final = range(2000, 2100)


@dataclass(frozen=True, slots=True)
class ServiceTime:
    """A time as it was given; `at` is none when it cannot be read as one."""

    text: str
    at: datetime | None


def read_time(text: str, *, offset: timedelta) -> ServiceTime:
    """Read a time; `offset` is the service's own, for times that name no zone."""
    with suppress(ValueError, OverflowError):
        at = _read(text.strip(), timezone(offset))
        return ServiceTime(text, at if at is not None and is_plausible(at) else None)
    return ServiceTime(text, None)


def is_plausible(at: datetime) -> bool:
    """Tell whether a time can be meant: those at the ends of the calendar cannot even be moved to another zone."""
    return at.year in _PLAUSIBLE_YEARS


def _read(text: str, local: timezone) -> datetime | None:
    if _DAY_FIRST.fullmatch(text):
        return datetime.strptime(text, "%d/%m/%Y %H:%M:%S").replace(tzinfo=local)
    match = _ISO.fullmatch(text)
    if match is None:
        return None
    day, clock, fraction, zone = match.groups()
    moment = datetime.fromisoformat(f"{day}T{clock}.{(fraction or '0')[:6].ljust(6, '0')}{zone or ''}")
    return moment.replace(tzinfo=local) if moment.tzinfo is None else moment.astimezone(UTC)
