"""What the doctor says: one part, how it is, and what was found."""

from dataclasses import dataclass
from enum import StrEnum


class Health(StrEnum):
    """How a part is."""

    GOOD = "good"
    CARE = "care"  # the till runs, and somebody should look at it
    UNKNOWN = "unknown"  # it could not be looked at now


@dataclass(frozen=True, slots=True)
class Finding:
    """One part, and what was found."""

    part: str
    health: Health
    found: str


def good(part: str, found: str) -> Finding:
    """Say that a part is well."""
    return Finding(part, Health.GOOD, found)


def care(part: str, found: str) -> Finding:
    """Say that somebody should look at a part."""
    return Finding(part, Health.CARE, found)


def unknown(part: str, found: str) -> Finding:
    """Say that a part could not be looked at."""
    return Finding(part, Health.UNKNOWN, found)
