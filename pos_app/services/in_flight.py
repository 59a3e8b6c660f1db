"""The payments in flight, as the till holds them in memory, always in step with the journal."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from pos_app.domain.cards import CardSecret
from pos_app.domain.clock import Clock
from pos_app.domain.money import Money
from pos_app.domain.payment import FINAL, Observation, PaymentState, is_refused_start
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal import payments
from pos_app.journal.payment_views import Attempt, attempt_of
from pos_app.journal.store import Fact, Journal
from pos_app.services.browser import Approval

_WALKED = frozenset({PaymentState.INTENT, PaymentState.INIT_SENT, PaymentState.DEVICE_CHECK, PaymentState.ENROLL_SENT})
_WITH_CUSTOMER = frozenset({PaymentState.STEP_UP, PaymentState.VERIFYING})


@dataclass(slots=True, eq=False)
class InFlight:
    """One attempt: what the journal says of it, and what only this run of the till knows."""

    reference: str
    amount: Money
    opened_at: datetime
    state: PaymentState
    answer: str  # what verification said last, as it was written down
    asked: int
    last_asked_at: datetime | None
    service: str  # where it was made: '' where nobody wrote it down
    keys: str
    start_refusal: str = ""  # why operation 2 was refused
    is_in_flow: bool = False  # operations 1 to 4 are being walked through
    is_lost: bool = False  # the walk broke off: that is still to be ruled on
    is_cancel_asked: bool = False
    card: CardSecret | None = None
    approval: Approval | None = None
    next_ask_at: datetime | None = None
    problem: Sentence = SILENCE
    left: asyncio.Event = field(default_factory=asyncio.Event)  # the walk is over: nothing more will be sent
    ruling: asyncio.Lock = field(default_factory=asyncio.Lock)  # an answer and a manager's close take turns

    @property
    def is_asked_about(self) -> bool:
        """Tell whether the service is asked what became of it: money may still move, or may have moved."""
        if self.state is PaymentState.NEVER_SENT:
            return is_refused_start(self.start_refusal)
        return self.state not in FINAL or self.state is PaymentState.CLOSED_BY_MANAGER

    def close_approval(self) -> None:
        """Take the customer's page off the screen."""
        approval, self.approval = self.approval, None
        if approval is not None:
            approval.close()


class InFlightPayments:
    """Everything under way, by reference; whatever is seen goes through here into the journal."""

    def __init__(self, journal: Journal, *, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._underway: dict[str, InFlight] = {}

    @property
    def day(self) -> str:
        """Today by the shop's clock."""
        return self._clock.now().date().isoformat()

    @property
    def has_customer(self) -> bool:
        """Tell whether some customer's page may still decide what is waited for."""
        return any(one.approval is not None and one.state in _WITH_CUSTOMER for one in self._underway.values())

    def get(self, reference: str) -> InFlight | None:
        """Return what is under way under this reference."""
        return self._underway.get(reference)

    def take(self, attempt: Attempt) -> InFlight:
        """Hold an attempt in mind from now on."""
        known = self._underway.get(attempt.reference)
        if known is not None:
            return known
        one = self._underway[attempt.reference] = InFlight(
            reference=attempt.reference,
            amount=attempt.sale.amount,
            opened_at=attempt.opened_at,
            state=attempt.state,
            answer=attempt.answer,
            asked=attempt.asked,
            last_asked_at=attempt.last_asked_at,
            service=attempt.service,
            keys=attempt.keys,
            start_refusal=attempt.start_refusal,
            is_cancel_asked=attempt.is_cancel_asked,
        )
        return one

    async def find(self, reference: str) -> InFlight | None:
        """Return what is under way, or take up what lies in the journal; None for a reference of somebody else."""
        if (known := self.get(reference)) is not None:
            return known
        attempt = await self._journal.read(attempt_of, reference)
        return self.take(attempt) if attempt is not None else None

    def forget(self, one: InFlight) -> None:
        """Leave it to the journal."""
        one.close_approval()
        if self._underway.get(one.reference) is one:
            del self._underway[one.reference]

    async def close_by_manager(self, one: InFlight, facts: Mapping[str, Fact]) -> payments.Seen:
        """Have a manager's close written between two answers. One that was on its way meanwhile is looked at behind it:
        what was closed already must not open the payment again."""
        async with one.ruling:
            return await self.observe(one, Observation.MANAGER_CLOSES, facts)

    async def observe(self, one: InFlight, seen: Observation, facts: Mapping[str, Fact] | None = None) -> payments.Seen:
        """Have it ruled on and written down; JournalFault means that it was not, and nothing has changed."""
        result = await payments.observe(self._journal, one.reference, seen, facts, day=self.day)
        one.state = result.ruling.state
        one.problem = SILENCE
        one.start_refusal = result.start_refusal
        if one.state not in _WALKED:
            one.left.set()
        if one.state in FINAL:
            one.close_approval()
        return result
