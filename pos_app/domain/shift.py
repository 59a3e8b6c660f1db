"""A shift: who holds the drawer, what was taken since the last Z, what is carried forward, and how the cash stands."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word


class Channel(StrEnum):
    """How money was taken; stored in the journal under these words."""

    CARD = "card"
    TRANSFER = "transfer"
    MOBILE_MONEY = "mobile_money"
    TV = "tv"


class CashMove(StrEnum):
    """What a person did with the cash of the drawer."""

    IN = "in"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class DrawerMove:
    """Cash put into the drawer, or taken out of it, and why."""

    at: datetime
    move: CashMove
    amount: Money
    reason: str
    who: str


@dataclass(frozen=True, slots=True)
class Settled:
    """One thing that came to an end since the last Z."""

    channel: Channel
    about: str  # its reference
    word: Word
    amount: Money
    opened_at: datetime
    at: datetime
    is_cash: bool = False
    is_overpaid: bool = False  # it came for a sale that takes no money any more, and is given back


@dataclass(frozen=True, slots=True)
class CarriedForward:
    """A payment or order without an end: it goes over into the next shift, line by line."""

    channel: Channel
    about: str
    word: Word  # Waiting or Not sure
    amount: Money
    opened_at: datetime


@dataclass(frozen=True, slots=True)
class ChannelTotal:
    """What one channel brought in one currency. Currencies are never added."""

    channel: Channel
    amount: Money
    count: int


@dataclass(frozen=True, slots=True)
class Drawer:
    """The cash, in the one currency of the drawer. What should be in it can fall below nothing: amounts are whole minor
    units here."""

    currency: Currency
    float_minor: int
    sold_minor: int  # taken in cash for cable TV
    in_minor: int
    out_minor: int

    @property
    def expected_minor(self) -> int:
        """Return what should be in the drawer."""
        return self.float_minor + self.sold_minor + self.in_minor - self.out_minor

    def difference(self, counted: Money) -> int:
        """Return how much more was counted than expected; less is below nothing."""
        return counted.minor - self.expected_minor


@dataclass(frozen=True, slots=True)
class Closing:
    """How a shift was closed."""

    at: datetime
    by: str
    counted: Money
    reason: str
    manager: str  # who let a difference stand; '' when there was none
    chain: str  # the hash of the line before it: what the Z vouches for


@dataclass(frozen=True, slots=True)
class ShiftReport:
    """Everything an X or a Z says."""

    number: int
    opened_at: datetime
    opened_by: str
    drawer: Drawer
    settled: Sequence[Settled] = field(repr=False)
    carried: tuple[CarriedForward, ...]
    moves: tuple[DrawerMove, ...]
    notices: tuple[int, int]  # came, and were answered for
    closing: Closing | None = None  # None: it is open, and this is an X
    overpaid: tuple[Settled, ...] = ()  # came for sales that take no money any more: taken by nobody, to be given back
    goes_on_from: int | None = None  # the number that it had before a backup was put back, and a Z may have

    @property
    def taken(self) -> tuple[ChannelTotal, ...]:
        """Add up what was paid, by currency and channel, in the order of the house."""
        return add_up(self.settled)

    @property
    def results(self) -> Mapping[Word, int]:
        """Count everything by its word, what is carried forward included."""
        return Counter(each.word for each in (*self.settled, *self.carried))

    @property
    def seconds_to_result(self) -> tuple[float, float] | None:
        """Return how long the middle one of the card payments took to its result, and how long nine of ten."""
        took = sorted(
            (each.at - each.opened_at).total_seconds()
            for each in self.settled
            if each.channel is Channel.CARD and each.word in _ANSWERED
        )
        if not took:
            return None
        return took[(len(took) - 1) // 2], took[(len(took) - 1) * 9 // 10]

    def by_hour(self) -> Mapping[int, int]:
        """Count in each hour of the day what ended in it, or began in it and has no end yet."""
        return Counter(at.hour for at in self._moments())

    @property
    def begins_at(self) -> datetime:
        """Return the first moment that is counted: what was taken while no shift was open belongs to the next one."""
        return min((self.opened_at, *self._moments()))

    def _moments(self) -> Iterator[datetime]:
        yield from (each.at for each in self.settled)
        yield from (each.opened_at for each in self.carried)


_ANSWERED: Final = frozenset({Word.PAID, Word.DECLINED})


def add_up(settled: Iterable[Settled]) -> tuple[ChannelTotal, ...]:
    """Add up what was paid, by currency and channel."""
    sums: dict[tuple[Currency, Channel], tuple[int, int]] = {}
    for each in settled:
        if each.word is Word.PAID:
            key = (each.amount.currency, each.channel)
            minor, count = sums.get(key, (0, 0))
            sums[key] = (minor + each.amount.minor, count + 1)
    return tuple(
        ChannelTotal(channel, Money(sums[currency, channel][0], currency), sums[currency, channel][1])
        for currency in Currency
        for channel in Channel
        if (currency, channel) in sums
    )
