"""The shift at this counter: opened with a float, looked at any time, and closed with a Z."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.people import Right, SignedApproval, Staff, closing_shift
from pos_app.domain.sentence import Sentence
from pos_app.domain.shift import CashMove, ShiftReport
from pos_app.domain.typed_card_numbers import own_words
from pos_app.journal import shift_views, shifts
from pos_app.journal.store import Journal

_LONGEST_REASON: Final = 80
_MOST_REPORTS: Final = 60
_NOT_ALLOWED: Final = Sentence("Whoever is at the till may not do this.")


class Shift:
    """What a cashier can do with the day's book of cash."""

    def __init__(
        self,
        journal: Journal,
        *,
        staff: Staff,
        clock: Clock,
        is_blind: Callable[[], bool] = lambda: False,
    ) -> None:
        self._journal = journal
        self._staff = staff
        self._clock = clock
        self._is_blind = is_blind

    @property
    def is_blind(self) -> bool:
        """Tell whether the drawer is counted before anybody is told what should be in it."""
        return self._is_blind()

    async def look(self) -> ShiftReport | None:
        """Read the shift that is open, as it stands now; None when none is."""
        number = await self._journal.read(shift_views.open_number)
        return None if number is None else await self.report(number)

    async def report(self, number: int) -> ShiftReport:
        """Read one shift whole, open or closed."""
        report = await self._journal.read(shift_views.report_of, number)
        if report is None:
            raise KnownError(Sentence("There is no such shift."))
        return self._by_our_clock(report)

    async def closed_ones(self) -> tuple[int, ...]:
        """Read the numbers of the last Zs, newest first."""
        return await self._journal.read(shift_views.numbers, _MOST_REPORTS)

    async def usual_float(self) -> Money:
        """Read what the drawer began with last time: it is offered again."""
        return await self._journal.read(shift_views.last_float) or Money(0, Currency.NGN)

    async def open(self, float_: Money) -> ShiftReport:
        """Open a shift with this much cash in the drawer."""
        self._need(Right.SHIFT)
        return self._by_our_clock(await shifts.open_shift(self._journal, float_=float_, who=self._staff.who()))

    async def move(self, move: CashMove, amount: Money, *, reason: str) -> ShiftReport:
        """Write down cash put in or taken out; the reason is printed on the Z."""
        self._need(Right.SHIFT)
        said = own_words(reason).strip()[:_LONGEST_REASON]
        if not said:
            raise KnownError(Sentence("Say what the cash is for."))
        if not amount.minor:
            raise KnownError(Sentence("Type an amount."))
        report = await shifts.move_cash(self._journal, move, amount, reason=said, who=self._staff.who())
        return self._by_our_clock(report)

    async def close(self, number: int, *, counted: Money, reason: str, approval: SignedApproval | None) -> ShiftReport:
        """Close this shift; a difference needs a reason and a manager's approval."""
        self._need(Right.SHIFT)
        said = own_words(reason).strip()[:_LONGEST_REASON]
        report = await shifts.close_shift(
            self._journal,
            number,
            counted=counted,
            reason=said,
            who=self._staff.who(),
            manager=self._staff.approved(approval, closing_shift(number)) if approval is not None else "",
            is_blind=self.is_blind,
        )
        return self._by_our_clock(report)

    def _need(self, right: Right) -> None:
        if not self._staff.may(right):
            raise KnownError(_NOT_ALLOWED)

    def _by_our_clock(self, report: ShiftReport) -> ShiftReport:
        """Give every moment the shop's own zone: hours are counted and days printed by it."""
        zone = self._clock.now().tzinfo
        closing = report.closing
        return replace(
            report,
            opened_at=report.opened_at.astimezone(zone),
            settled=tuple(replace(each, at=each.at.astimezone(zone)) for each in report.settled),
            overpaid=tuple(replace(each, at=each.at.astimezone(zone)) for each in report.overpaid),
            carried=tuple(replace(each, opened_at=each.opened_at.astimezone(zone)) for each in report.carried),
            moves=tuple(replace(each, at=each.at.astimezone(zone)) for each in report.moves),
            closing=closing and replace(closing, at=closing.at.astimezone(zone)),
        )
