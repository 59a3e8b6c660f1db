"""A sale: what one customer pays for, in as many attempts as it takes, and the rules of when Pay may be pressed."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import OPEN, Alarm, Observation, PaymentState

_S = PaymentState
_PAID = frozenset({_S.SUCCESS, _S.LATE_SUCCESS})
# From here nothing more is sent for an attempt: it is only asked about.
_ONLY_ASKED = frozenset({_S.VERIFYING, _S.UNKNOWN})
_LEADS_TO_SENDING = frozenset({Observation.ENCRYPTED, Observation.DEVICE_DONE})


class SaleState(StrEnum):
    """How a sale stands; stored in the journal under these words."""

    OPEN = "open"
    PAID = "paid"
    DROPPED = "dropped"


class SaleAlarm(StrEnum):
    """Why somebody must look at a sale now."""

    PAID_TWICE = "paid_twice"  # a second attempt of a paid sale took money as well


AnyAlarm = Alarm | SaleAlarm


@dataclass(frozen=True, slots=True)
class SaleOrder:
    """What Pay is pressed for. All orders with the same slip are one sale, however often Pay is pressed."""

    slip: str  # drawn once per filled form, by `Payments.new_slip`
    amount: Money
    payer: str  # e-mail address
    note: str = ""


@dataclass(frozen=True, slots=True)
class AmountBounds:
    """The least and the most that one payment may be, in one currency, as far as they are set."""

    currency: Currency
    least: Money | None = None
    most: Money | None = None

    def too_small(self, money: Money) -> Money | None:
        """Return the least where the money is below it."""
        is_below = self.least is not None and money.currency is self.currency and money.minor < self.least.minor
        return self.least if is_below else None

    def too_large(self, money: Money) -> Money | None:
        """Return the most where the money is above it."""
        is_above = self.most is not None and money.currency is self.currency and money.minor > self.most.minor
        return self.most if is_above else None


@dataclass(frozen=True, slots=True)
class Sale:
    """One sale of this till."""

    number: int
    amount: Money
    payer: str
    note: str
    state: SaleState
    paid_by: str | None = None  # the card payment that paid it first; None where a transfer did
    reason: str = ""  # why it was dropped


@dataclass(frozen=True, slots=True)
class AttemptStanding:
    """As much of an attempt as the rules need."""

    reference: str
    state: PaymentState
    has_asked_bank: bool  # the line that says operation 4 is about to go is written
    has_answer: bool  # verification answered, and not with success, when nothing more was going to be sent
    alarm: AnyAlarm | None = None


class PayAnswer(StrEnum):
    """What pressing Pay leads to."""

    GO = "go"
    SHOW = "show"  # an attempt of this sale is open or not sure: that one is shown, nothing is sent
    PAID = "paid"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class PayRule:
    """Whether Pay may go ahead, and the attempt that is shown when it may not."""

    answer: PayAnswer
    shown: str | None = None


def holds_its_sale(attempt: AttemptStanding) -> bool:
    """Tell whether the sale waits for this attempt. One that the bank was never asked for, and that verification did
    not call paid, lets the sale go; so does one that a manager closed."""
    if attempt.state not in OPEN:
        return False
    return not was_never_asked(attempt)


def was_never_asked(attempt: AttemptStanding) -> bool:
    """Tell whether the bank was certainly never asked, and the service said something else than that it is paid."""
    is_asked_about = attempt.state in _ONLY_ASKED and attempt.has_answer
    return is_asked_about and not attempt.has_asked_bank and attempt.alarm is None


def is_the_answer(state: PaymentState, seen: Observation) -> bool:
    """Tell whether an answer of verification counts for letting the sale go: one that came while something was still
    to be sent, or on its way, says nothing about it."""
    return state in _ONLY_ASKED and seen in {Observation.SAYS_FAILED, Observation.SAYS_NOTHING_CLEAR}


def may_pay(sale: Sale, attempts: Iterable[AttemptStanding]) -> PayRule:
    """Decide whether a new attempt of this sale may begin."""
    holding = [attempt.reference for attempt in attempts if holds_its_sale(attempt)]
    if sale.state is SaleState.PAID:
        return PayRule(PayAnswer.PAID, sale.paid_by)
    if holding:
        return PayRule(PayAnswer.SHOW, holding[-1])
    return PayRule(PayAnswer.DROPPED if sale.state is SaleState.DROPPED else PayAnswer.GO)


def leads_to_sending(seen: Observation) -> bool:
    """Tell whether the next call of the payment would go out on this."""
    return seen in _LEADS_TO_SENDING


def heeded(seen: Observation, sale: SaleState, *, is_held: bool) -> Observation:
    """Stop an attempt before it sends when its sale was paid or dropped meanwhile, or waits for another attempt: it
    counts as cancelled."""
    is_stopped = leads_to_sending(seen) and (is_held or sale is not SaleState.OPEN)
    return Observation.CANCEL_ASKED if is_stopped else seen


def becomes_paid(before: PaymentState, after: PaymentState) -> bool:
    """Tell whether this is the moment at which the money of an attempt is counted."""
    return after in _PAID and before not in _PAID


def alarm_of_money(sale: Sale, reference: str) -> AnyAlarm | None:
    """A sale takes money once, and one that was dropped none: whatever else pays it has to be given back."""
    if sale.state is SaleState.DROPPED:
        return Alarm.PAID_AFTER_ALL
    return SaleAlarm.PAID_TWICE if sale.state is SaleState.PAID and sale.paid_by != reference else None


def is_paid_otherwise(sale: Sale) -> bool:
    """Tell whether money that was matched to this sale comes too late: a card paid it, or it was dropped."""
    return sale.state is SaleState.DROPPED or (sale.state is SaleState.PAID and sale.paid_by is not None)


def alarm_named(word: str) -> AnyAlarm | None:
    """Read an alarm back from the word it is stored under."""
    if not word:
        return None
    return SaleAlarm(word) if word in set(SaleAlarm) else Alarm(word)
