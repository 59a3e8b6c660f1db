"""Copies of the journal as a list shows them."""

from dataclasses import dataclass
from datetime import datetime

from pos_app.domain.sentence import SILENCE, Sentence


@dataclass(frozen=True, slots=True)
class BackupView:
    """One copy that was proved when it was made."""

    name: str
    at: datetime
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class BackupsView:
    """The copies that there are, newest first, and why the last one could not be made."""

    copies: tuple[BackupView, ...]
    problem: Sentence = SILENCE
    unread: tuple[str, ...] = ()  # journals that gave way to a copy, and could not be read yet
