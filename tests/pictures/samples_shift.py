"""A shift for the pictures: the one of the guide, with everything that can stand on its screen."""

from datetime import datetime, timedelta, timezone
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.people import SignedApproval
from pos_app.domain.shift import (
    CarriedForward,
    CashMove,
    Channel,
    Closing,
    Drawer,
    DrawerMove,
    Settled,
    ShiftReport,
)

_LAGOS: Final = timezone(timedelta(hours=1))
_DAY: Final = datetime(2026, 11, 20, tzinfo=_LAGOS)
NOW: Final = _DAY.replace(hour=14, minute=32)
OPENED: Final = _DAY.replace(hour=8, minute=2)
FLOAT: Final = Money(2_000_000, Currency.NGN)
_PER_HOUR: Final = {8: 3, 9: 7, 10: 11, 11: 16, 12: 21, 13: 18, 14: 9}
_NGN, _GHS, _USD, _KES = Currency.NGN, Currency.GHS, Currency.USD, Currency.KES
# channel, currency, how many, all of them together
_TAKEN: Final = (
    (Channel.CARD, _NGN, 41, 61_240_000),
    (Channel.TRANSFER, _NGN, 19, 38_825_000),
    (Channel.TV, _NGN, 12, 9_460_000),
    (Channel.MOBILE_MONEY, _GHS, 2, 126_000),
    (Channel.CARD, _USD, 1, 41_500),
    (Channel.MOBILE_MONEY, _KES, 1, 1_840_000),
)
_DECLINED: Final = 6
_CASH: Final = 1_340_000  # of what cable TV brought


def _settled() -> tuple[Settled, ...]:
    hours = [hour for hour, count in _PER_HOUR.items() for _ in range(count)]
    each: list[tuple[Channel, Word, Money, bool]] = []
    for channel, currency, count, total in _TAKEN:
        for number in range(count):
            minor = total // count + (total % count if number == 0 else 0)
            each.append((channel, Word.PAID, Money(minor, currency), False))
    each += [(Channel.CARD, Word.DECLINED, Money(4_675_000, _NGN), False)] * _DECLINED
    first_tv = next(place for place, one in enumerate(each) if one[0] is Channel.TV)
    channel, word, money, _ = each[first_tv]
    more = Money(_CASH - money.minor, _NGN)
    each[first_tv] = (channel, word, Money(_CASH, _NGN), True)
    channel, word, money, _ = each[first_tv + 1]
    spare = more.minor // 11
    for place in range(first_tv + 1, first_tv + 12):
        taken = spare + (more.minor % 11 if place == first_tv + 1 else 0)
        each[place] = (channel, word, Money(each[place][2].minor - taken, _NGN), False)
    return tuple(
        Settled(
            channel,
            f"pos-{place:02d}",
            word,
            money,
            _DAY.replace(hour=hour, minute=place % 60),
            _DAY.replace(hour=hour, minute=place % 60) + timedelta(seconds=9 + place % 14),
            is_cash=is_cash,
        )
        for place, ((channel, word, money, is_cash), hour) in enumerate(zip(each, hours, strict=False))
    )


_CARRIED: Final = (
    CarriedForward(
        Channel.CARD, "pos-4d8w1h6s2z", Word.NOT_SURE, Money(830_000, _NGN), _DAY.replace(hour=14, minute=21)
    ),
    CarriedForward(
        Channel.CARD, "pos-9c2k7m4x1b", Word.NOT_SURE, Money(1_500_000, _NGN), _DAY.replace(hour=13, minute=7)
    ),
    CarriedForward(Channel.CARD, "pos-6f3t8q5v0n", Word.WAITING, Money(6_500, _USD), _DAY.replace(hour=14, minute=31)),
)
_MOVES: Final = (
    DrawerMove(
        _DAY.replace(hour=10, minute=15), CashMove.IN, Money(200_000, _NGN), "Change from the bank", "Ngozi Eze"
    ),
    DrawerMove(_DAY.replace(hour=12, minute=40), CashMove.OUT, Money(200_000, _NGN), "Water for the shop", "Ngozi Eze"),
)
OPEN_SHIFT: Final = ShiftReport(
    214, OPENED, "Ngozi Eze", Drawer(_NGN, FLOAT.minor, _CASH, 200_000, 200_000), _settled(), _CARRIED, _MOVES, (24, 24)
)
QUIET_SHIFT: Final = ShiftReport(1, OPENED, "Ngozi Eze", Drawer(_NGN, 0, 0, 0, 0), (), (), (), (0, 0))
CLOSING: Final = Closing(
    _DAY.replace(hour=14, minute=45),
    "Ngozi Eze",
    Money(3_320_000, _NGN),
    "Wrong change given",
    "Tunde Bakare",
    "9f3a77c1e02b",
)


class StillShift:
    """A desk that answers at once, always the same."""

    def __init__(
        self, report: ShiftReport | None = OPEN_SHIFT, *, is_blind: bool = False, refuses: KnownError | None = None
    ) -> None:
        self._report = report
        self._refuses = refuses
        self.is_blind = is_blind

    async def look(self) -> ShiftReport | None:
        """Answer with the one shift there is."""
        if self._refuses is not None:
            raise self._refuses
        return self._report

    async def report(self, number: int) -> ShiftReport:
        """Answer with the one shift there is, closed."""
        shift = self._report or OPEN_SHIFT
        return ShiftReport(
            number, shift.opened_at, shift.opened_by, shift.drawer, shift.settled, shift.carried, shift.moves,
            shift.notices, CLOSING,
        )  # fmt: skip

    async def closed_ones(self) -> tuple[int, ...]:
        """Answer with the last three."""
        return 213, 212, 211

    async def usual_float(self) -> Money:
        """Answer with the float of the guide."""
        return FLOAT

    async def open(self, float_: Money) -> ShiftReport:
        """Open nothing."""
        del float_
        return OPEN_SHIFT

    async def move(self, move: CashMove, amount: Money, *, reason: str) -> ShiftReport:
        """Move nothing."""
        del move, amount, reason
        return OPEN_SHIFT

    async def close(self, number: int, *, counted: Money, reason: str, approval: SignedApproval | None) -> ShiftReport:
        """Close nothing."""
        del counted, reason, approval
        return await self.report(number)
