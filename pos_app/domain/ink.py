"""Ink before bytes, as a value: whoever sends money must show the line that was written first."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ink:
    """The receipt for a durable commit; only the journal hands it out (held by a test)."""

    line: int
