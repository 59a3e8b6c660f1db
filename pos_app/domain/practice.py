"""What the Sandbox screen shows: the played service's scenarios, cards and notices, as values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scenario:
    """One thing the next payment can be made to do."""

    id: str
    title: str
    detail: str


@dataclass(frozen=True, slots=True)
class SampleCard:
    """A card number of the field's own test set, and what it leads to."""

    brand: str
    number: str
    result: str


@dataclass(frozen=True, slots=True)
class SampleNotice:
    """A kind of notice the played service can send on demand."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class PracticeView:
    """The played service as it stands now."""

    scenarios: tuple[Scenario, ...]
    cards: tuple[SampleCard, ...]
    smartcards: tuple[SampleCard, ...]  # TV numbers; brand is empty
    notices: tuple[SampleNotice, ...]
    scenario: str
    every: bool
    delay_ms: int


@dataclass(frozen=True, slots=True)
class NoticeDelivery:
    """How one notice sent on demand was received."""

    kind: str
    reference: str
    status: int | None  # None: no answer at all
    milliseconds: int
    problem: str | None
