"""What the Sandbox screen can ask of the played service, and what it shows of it."""

from dataclasses import dataclass
from typing import Protocol

from pos_app.domain.practice import NoticeDelivery, PracticeView


class PracticeDesk(Protocol):
    """What the screen can ask of the practice service."""

    async def look(self) -> PracticeView:
        """Read how it stands."""
        ...

    async def choose(self, scenario: str, *, every: bool) -> PracticeView:
        """Make the next payment, or every one, do this."""
        ...

    async def slow(self, delay_ms: int) -> PracticeView:
        """Add a delay to every answer."""
        ...

    async def send(self, kind: str) -> tuple[NoticeDelivery, ...]:
        """Have a notice sent, and tell how it was received."""
        ...

    async def clear(self) -> None:
        """Set the practice book aside and begin a new one."""
        ...


@dataclass(frozen=True, slots=True)
class SandboxView:
    """All that the screen shows: what was read last, and what stands in the way."""

    practice: PracticeView | None = None
    is_slow: bool = False  # reading takes so long that something has to be shown
    problem: str = ""
