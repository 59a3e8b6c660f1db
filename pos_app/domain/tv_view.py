"""Cable TV as screens show it: lists with their age, a number that was checked, an order and how it stands."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from pos_app.domain.money import Money
from pos_app.domain.payment import Word
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import OrderState


class PaidHow(StrEnum):
    """How the customer paid the shop for it: a record, nothing is charged by it. Cash counts into the drawer."""

    CASH = "cash"
    CARD = "card"
    TRANSFER = "transfer"


@dataclass(frozen=True, slots=True)
class ProviderList:
    """The providers, and how old the list is."""

    providers: tuple[Provider, ...] = ()
    as_of: datetime | None = None  # None: never seen
    problem: Sentence = SILENCE  # why it could not be refreshed; '' when it was, or was not tried


@dataclass(frozen=True, slots=True)
class PackageList:
    """The packages of one provider, and how old the list is."""

    provider: Provider
    packages: tuple[Package, ...] = ()
    as_of: datetime | None = None
    problem: Sentence = SILENCE


@dataclass(frozen=True, slots=True)
class RecentNumber:
    """A number that was used before; opt-in, removable."""

    provider: str  # as `Provider.sent_as`
    number: str
    customer: str  # '' when none was given


@dataclass(frozen=True, slots=True)
class TvChoice:
    """What is to be bought: everything that the customer was read back."""

    slip: str  # what makes a filled form one order, like the slip of a sale
    provider: Provider
    number: str
    checked: Validated  # what the provider said of this very number
    package: Package
    price: Money  # as shown; an order for another price is never sent
    paid_how: PaidHow
    check_seconds: float | None = None  # how long the provider took to accept the number; None: not measured


class TvStepName(StrEnum):
    """The four steps, in this order."""

    NUMBER_CHECKED = "number_checked"
    PRICE_CHECKED = "price_checked"
    SENT = "sent"
    RESULT = "result"


class TvStepMark(StrEnum):
    """How a step stands."""

    LATER = "later"
    NOW = "now"
    DONE = "done"
    PAID = "paid"
    DECLINED = "declined"
    UNSURE = "unsure"
    NOT_CHARGED = "not_charged"


@dataclass(frozen=True, slots=True)
class TvStep:
    """One of the four."""

    name: TvStepName
    mark: TvStepMark
    started_at: datetime | None = None
    seconds: float | None = None  # None until it has ended


@dataclass(frozen=True, slots=True)
class OrderView:
    """One TV order, as it stands now. No prose but the provider's and the sentences of `problem`."""

    reference: str
    provider: str
    number: str
    customer: str
    package: str
    package_code: str
    amount: Money
    paid_how: PaidHow
    cashier: str
    state: OrderState
    word: Word
    steps: tuple[TvStep, ...]
    order_no: str  # the provider's; '' until it gave one
    said: str  # the provider's own word or complaint, plain; '' for none
    problem: Sentence  # that may be shown; silent for none
    opened_at: datetime
    ended_at: datetime | None
    times_sent: int
    may_send_again_at: datetime | None  # when an order that is not sure may go once more, as it is; None: never
    closed_by: str  # the manager who entered the outcome; '' when the service gave it
    reported: str  # what a notice says of this reference; shown beside it, decides nothing
    receipt: int | None  # number of the receipt; None until it is delivered
    allowed_by: str = ""  # the manager who let it be sold beside one without an end; '' when none was asked
    not_again_because: Sentence = (
        SILENCE  # why an order that is not sure must not go once more; silent when it may, with time
    )
