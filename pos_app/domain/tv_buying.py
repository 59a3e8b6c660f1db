"""The rules of buying a package: when it is asked again, when a manager is needed, and what may be tried once more."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.replies import Package
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import MOST_TRIES_NOT_SENT, OrderObservation, OrderState
from pos_app.domain.tv_view import TvChoice

GUARDED_FOR: Final = timedelta(hours=24)

MAY_BE_DELIVERED: Final = Sentence(
    "May have been delivered. Ask the customer to check the decoder. Do not sell it again."
)
NOT_THERE: Final = Sentence(
    "The service address was changed since. Sent there, this order could be bought a "
    "second time: a manager enters how it has ended."
)
OTHER_KEYS: Final = Sentence(
    "The keys were changed since. Sent with these, this order could be bought a second "
    "time: a manager enters how it has ended."
)
FOUND_AGAIN: Final = Sentence(
    "A backup was put back after this order was begun. It is not sent again: a manager enters how it has ended."
)
OVERTAKEN: Final = Sentence(
    "This package was ordered again for this number since. A manager enters how this order has ended."
)
_ONLY_UNSURE: Final = Sentence("Only an order that is Not sure can be sent again.")
_TOO_EARLY: Final = Sentence("It is too early to send this order again. Ask the customer to check the decoder first.")
NEVER_LEFT: Final = Sentence("It was interrupted before anything was sent. Nothing was bought.")

# An order that may have been bought, or still may be.
_MAY_BE_BOUGHT: Final = frozenset(OrderState) - {OrderState.REJECTED, OrderState.NEVER_SENT}

OPEN: Final = frozenset({OrderState.INTENT, OrderState.PAY_SENT, OrderState.PAY_SENT_AGAIN, OrderState.UNKNOWN})


class PriceChanged(KnownError):  # noqa: N818  # a fact, as the house names errors
    """The list that was just fetched says something else than what the customer agreed to; nothing was sent."""

    def __init__(self, package: Package | None) -> None:
        if package is None:
            sentence = Sentence("The provider does not sell this package any more. Nothing was bought.")
        elif package.price is None:
            sentence = Sentence("The provider gives no price for this package any more. Nothing was bought.")
        else:
            sentence = Sentence("This package is now {0} for {1}. Nothing was bought.", package.name, package.price)
        super().__init__(sentence)
        self.package = package  # as it is sold now; None: it is not


class BoughtAlready(KnownError):  # noqa: N818  # a fact, as the house names errors
    """The same package for the same number was sent within a day and has no end yet: only a manager may go on."""

    def __init__(self, reference: str) -> None:
        super().__init__(
            Sentence(
                "This package was already sent for this number, and it is not known yet whether it was "
                "delivered. Do not sell it again without a manager."
            )
        )
        self.reference = reference  # the order that stands in the way


@dataclass(frozen=True, slots=True)
class PackageForNumber:
    """What an order is for: a package for a number. A provider keeps its name, or what is sent for it."""

    provider: str
    sent_as: str
    number: str
    package_id: str
    package_code: str

    def is_same_as(self, other: "PackageForNumber") -> bool:
        """Tell whether a customer who got both got one thing twice."""
        is_provider = self.sent_as == other.sent_as or self.provider == other.provider
        is_code = self.package_code != "" and self.package_code == other.package_code
        return self.number == other.number and is_provider and (self.package_id == other.package_id or is_code)


@dataclass(frozen=True, slots=True)
class OrderStanding:
    """As much of an order as the rules need."""

    reference: str
    thing: PackageForNumber
    state: OrderState
    opened_at: datetime
    since: datetime  # when it came to stand there
    began_in: int  # lines of the journal: they follow one another, whatever the clock says
    moved_in: int
    is_found: bool = False  # in a journal that was set aside, or open in a copy that was put back

    @property
    def last_moved(self) -> datetime:
        """Return the later of the two: a clock that was set back in between makes no order older than it is."""
        return max(self.opened_at, self.since)


def in_the_way(thing: PackageForNumber, orders: Iterable[OrderStanding], moment: datetime) -> OrderStanding | None:
    """Find an order for the same thing that has no end yet and moved within a day. Of one that was found nobody knows
    when it moved: it stands in the way until a manager enters its end."""
    found = [
        order
        for order in orders
        if order.state in OPEN
        and (order.is_found or moment - order.last_moved < GUARDED_FOR)
        and order.thing.is_same_as(thing)
    ]
    return found[-1] if found else None


def is_overtaken(order: OrderStanding, others: Iterable[OrderStanding]) -> bool:
    """Tell whether the same thing was ordered otherwise since: then this order is not sent again."""
    return any(
        other.reference != order.reference
        and other.moved_in > order.began_in
        and other.state in _MAY_BE_BOUGHT
        and other.thing.is_same_as(order.thing)
        for other in others
    )


@dataclass(frozen=True, slots=True)
class MaySendAgain:
    """Whether an order may go out once more, as it is: from when on, or why it never may."""

    at: datetime | None  # None: never
    because: Sentence = SILENCE  # what speaks against it, of an order that is not sure

    def refuse(self, now: datetime) -> None:
        """Raise unless it may go out now."""
        if self.at is None:
            raise KnownError(self.because or _ONLY_UNSURE)
        if now < self.at:
            raise KnownError(_TOO_EARLY)


def may_send_again(
    order: OrderStanding, *, after: timedelta, is_overtaken: bool, elsewhere: Sentence = SILENCE
) -> MaySendAgain:
    """Rule on Send again: for what the screen offers, and for what is done when it is pressed and a manager signed.

    `after` is how long the customer has to look at the decoder first. `elsewhere` says why the service that is spoken
    to now is not the one that the order was written for; silence where it is, and in the journal, which knows of no
    service.
    """
    if order.state is not OrderState.UNKNOWN:
        return MaySendAgain(None)
    because = FOUND_AGAIN if order.is_found else OVERTAKEN if is_overtaken else elsewhere
    return MaySendAgain(None, because) if because else MaySendAgain(order.since + after)


def still_sold(choice: TvChoice, packages: Iterable[Package]) -> Package:
    """Find the package as the customer agreed to it in a fresh list; PriceChanged when it is not there like that."""
    found = [package for package in packages if package.id == choice.package.id]
    for package in found:
        if (package.name, package.code, package.price) == (choice.package.name, choice.package.code, choice.price):
            return package
    raise PriceChanged(found[0] if found else None)


def counted(seen: OrderObservation, *, times_sent: int) -> OrderObservation:
    """Make the last "not sent" that is tried again the last one."""
    if seen is OrderObservation.NOT_SENT and times_sent >= MOST_TRIES_NOT_SENT:
        return OrderObservation.NOT_SENT_FOR_THE_LAST_TIME
    return seen


def problem_for(becomes: OrderState, seen: OrderObservation, told: Sentence) -> Sentence:
    """Say what stands beside an order; `told` is the sentence of the call, which knows nothing of earlier ones."""
    match becomes:
        case OrderState.PAY_SENT | OrderState.PAY_SENT_AGAIN | OrderState.DELIVERED:
            return SILENCE  # it needs no explanation; an earlier one would be wrong by now
        case OrderState.UNKNOWN:
            return MAY_BE_DELIVERED
        case OrderState.INTENT | OrderState.REJECTED | OrderState.NEVER_SENT:
            return NEVER_LEFT if seen is OrderObservation.RESTARTED else told
