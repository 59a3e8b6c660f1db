"""The Sandbox screen's desk: what the played service does next, notices on demand, and a clean book."""

__audience__ = "back office"

from collections.abc import Awaitable, Callable

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.practice import NoticeDelivery, PracticeView
from pos_app.domain.sentence import Sentence
from pos_app.gateway.control import Control
from pos_app.journal.store import Entry, Journal


class Practice:
    """Speaks to the played service through its control plane, like any stranger would."""

    def __init__(
        self,
        control: Control,
        journal: Journal,
        *,
        environment: Environment,
        clear_inbox: Callable[[], Awaitable[object]],
        forget_payments: Callable[[], Awaitable[None]],
    ) -> None:
        self._control = control
        self._journal = journal
        self._environment = environment
        self._clear_inbox = clear_inbox
        self._forget_payments = forget_payments

    async def look(self) -> PracticeView:
        """Read how the played service stands."""
        return await self._control.look()

    async def choose(self, scenario: str, *, every: bool) -> PracticeView:
        """Make the next payment, or every one, do this."""
        await self._write("scenario", {"scenario": scenario, "every": every})
        await self._control.choose(scenario, every=every)
        return await self._control.look()

    async def slow(self, delay_ms: int) -> PracticeView:
        """Add a delay to every answer."""
        await self._write("delay", {"delay_ms": delay_ms})
        await self._control.slow(delay_ms)
        return await self._control.look()

    async def send(self, kind: str) -> tuple[NoticeDelivery, ...]:
        """Have a notice sent, and tell how it was received."""
        return await self._control.send_notice(kind)

    async def send_notices_to(self, url: str) -> None:
        """Have notices sent to this till's endpoint."""
        await self._control.send_notices_to(url)

    async def clear(self) -> None:
        """Set the practice book aside and begin a new one; the played service forgets as well."""
        if self._environment is not Environment.SANDBOX:
            raise KnownError(Sentence("Only practice data can be cleared. This book is kept."))
        await self._forget_payments()
        await self._control.clear()
        await self._clear_inbox()
        await self._journal.begin_anew()

    async def _write(self, kind: str, facts: dict[str, str | int | bool | None]) -> None:
        await self._journal.record(Entry(f"practice_{kind}", "sandbox", facts, Topic.PRACTICE))
