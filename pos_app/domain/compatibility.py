"""The switches of the service profile as a page shows them: a sentence each, and what can be chosen."""

from dataclasses import dataclass
from enum import StrEnum

from pos_app.domain.sentence import Sentence


class SwitchKind(StrEnum):
    """How a switch is set."""

    CHOICE = "choice"
    ON_OFF = "on_off"
    NUMBER = "number"
    TEXT = "text"
    LIST = "list"  # texts with commas between them


@dataclass(frozen=True, slots=True)
class ProfileSwitch:
    """One of them."""

    name: str
    sentence: Sentence
    kind: SwitchKind
    value: str
    usual: str  # what it is when nobody set it; '' when it has to be set
    answers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ProfileView:
    """All of them, and where they are written."""

    switches: tuple[ProfileSwitch, ...]
    file: str
    is_fixed: bool  # practice plays its own service: there is nothing to set
