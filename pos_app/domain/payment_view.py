"""A card payment as screens show it: frozen, complete, and without a word of prose; the words are the screens' own."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from pos_app.domain.money import Money
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.sale import AnyAlarm
from pos_app.domain.sentence import Sentence


class StepName(StrEnum):
    """The six steps, in this order."""

    ENCRYPTING = "encrypting"
    STARTING = "starting"
    DEVICE_CHECK = "device_check"
    BANK_CHECK = "bank_check"
    APPROVAL = "approval"
    RESULT = "result"


class StepMark(StrEnum):
    """How a step stands."""

    LATER = "later"
    NOW = "now"
    DONE = "done"
    SKIPPED = "skipped"  # was not needed, or never came
    PAID = "paid"
    DECLINED = "declined"
    UNSURE = "unsure"
    NOT_CHARGED = "not_charged"


class Actor(StrEnum):
    """Who must act; while a payment waits it is exactly one of them."""

    YOU = "you"
    CUSTOMER = "customer"
    BANK = "bank"


class WaitingFor(StrEnum):
    """What is waited for; each is one sentence on the screen."""

    NOTHING = "nothing"  # it has ended
    CARD_ENCRYPTED = "card_encrypted"
    PAYMENT_STARTED = "payment_started"
    DEVICE_LOOKED_AT = "device_looked_at"
    BANK_CHECK = "bank_check"
    CUSTOMER_APPROVAL = "customer_approval"
    RESULT = "result"
    NOTHING_CHARGED = "nothing_charged"  # cancelled in time: the service is asked to confirm it
    NEVER_ASKED = "never_asked"  # it came to an end before the bank was asked: the same is confirmed
    CLEAR_ANSWER = "clear_answer"  # not sure: asked on, patiently
    MANAGER = "manager"  # another amount was paid: only a manager closes it


@dataclass(frozen=True, slots=True)
class PaymentStep:
    """One of the six."""

    name: StepName
    mark: StepMark
    started_at: datetime | None = None
    seconds: float | None = None  # None until it has ended


@dataclass(frozen=True, slots=True)
class ToldResult:
    """What operation 5 says of a payment beyond its word, as it says it; each may be ''."""

    fees: str = ""
    channel: str = ""
    paid_at: str = ""


@dataclass(frozen=True, slots=True)
class PaymentView:
    """One attempt to pay a sale by card, as it stands now."""

    reference: str
    sale: int
    attempt: int  # 1 for the first card of the sale
    amount: Money
    brand: str
    last_four: str
    payer: str
    note: str
    cashier: str
    state: PaymentState
    word: Word
    steps: tuple[PaymentStep, ...]
    actor: Actor | None  # None once it has ended
    waiting_for: WaitingFor
    is_cancel_asked: bool
    alarm: AnyAlarm | None
    message: str  # the service's own words, plain; '' for none
    problem: Sentence  # that may be shown; silent for none
    device: str  # how the device check ended: a `services.browser.DeviceOutcome`; '' until then
    approval_host: str  # '' until the customer has a page
    is_approval_open: bool
    opened_at: datetime
    ended_at: datetime | None  # when the result was first known
    countdown_from: datetime | None  # when the customer's page was opened
    countdown_seconds: int  # how long an approval usually may take; shown, never enforced
    asked: int  # how often the service was asked for the result
    last_asked_at: datetime | None
    next_ask_at: datetime | None
    receipt: int | None  # number of the receipt; None until it is paid
    may_try_again: bool  # another card is a new attempt of the same sale
    may_close: bool  # a manager may close it
    may_show_page: bool = False  # once more: the till was closed while the customer had it
    told: ToldResult = ToldResult()

    @property
    def was_never_asked(self) -> bool:
        """Tell whether it is not sure only because the service does not answer: the bank was never asked for it."""
        return self.state is PaymentState.UNKNOWN and self.may_try_again and self.alarm is None


@dataclass(frozen=True, slots=True)
class SaleView:
    """A sale with the references of its attempts, the first one first."""

    number: int
    amount: Money
    payer: str
    note: str
    state: str
    opened_at: datetime
    paid_by: str | None
    reason: str
    attempts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DayTotal:
    """What one day brought in one currency."""

    day: str  # as in 2026-11-20, by the shop's clock
    payments: int
    amount: Money
