"""The people that the pictures show, and the desks that answer for them: at once, always the same."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.people import DelegatedRight, Leaving, Member, PersonView, Right, Role, SignedApproval, Tried
from pos_app.domain.pin import Pin
from pos_app.domain.sentence import SILENCE, Sentence

NGOZI: Final = Member("ngozi", "Ngozi Eze", Role.CASHIER)
IBRAHIM: Final = Member("ibrahim", "Ibrahim Abubakar", Role.CASHIER)
AKOSUA: Final = Member("akosua", "Akosua Mensah", Role.CASHIER)
TUNDE: Final = Member("tunde", "Tunde Bakare", Role.MANAGER)
ADA: Final = Member("ada", "Adaeze Okafor", Role.OWNER)
SAM: Final = Member("sam", "Samuel Kiprotich arap Cheruiyot-Wanjiru", Role.SUPPORT)
GONE: Final = Member("bola", "Bola Adeyemi", Role.CASHIER, is_active=False)
FOUR: Final = (NGOZI, IBRAHIM, AKOSUA, TUNDE)
EVERYBODY: Final = (ADA, *FOUR, SAM, GONE)
PRACTICE: Final = (
    Member("practice-cashier", "Cashier", Role.CASHIER),
    Member("practice-manager", "Practice manager", Role.MANAGER),
)
KEPT: Final = Money(1250000, Currency.NGN)
CODE: Final = "7K2M-9QXD-04TB-HW8C-5NPE"
_PRACTICE_PINS: Final = {"practice-cashier": "135790", "practice-manager": "246810"}


@dataclass(slots=True)
class StillCounter:
    """Everybody there is, one of whom may stand at the counter; every PIN has the same fate."""

    members: tuple[Member, ...] = FOUR
    here: Member | None = None
    left: int = 4
    shut: float = 0.0
    refuses: str = ""
    waits: bool = False
    lends: bool = False
    lent: set[Right] = field(default_factory=set[Right])

    @property
    def staff(self) -> "StillCounter":
        """Here it is one with who comes and goes."""
        return self

    @property
    def current(self) -> Member | None:
        """Who stands there."""
        return self.here

    @property
    def has_nobody(self) -> bool:
        """Tell whether there is nobody."""
        return not self.members

    @property
    def why_not(self) -> Sentence:
        """Why nobody can approve."""
        return SILENCE if self.approvers() else Sentence("Nobody on this till may approve this.")

    def may(self, right: Right) -> bool:
        """Tell what the person there may do."""
        return self.here is not None and (self.here.may(right) or right in self.lent)

    def everybody(self) -> tuple[PersonView, ...]:
        """Return them all."""
        return tuple(map(self._view, self.members))

    def who_may_sign_in(self) -> tuple[PersonView, ...]:
        """Return who works here."""
        return tuple(self._view(member) for member in self.members if member.is_active)

    def answers_for(self, role: Role) -> bool:
        """Tell whom the person there may change."""
        return self.may(Right.PEOPLE) and self.here is not None and self.here.answers_for(role)

    def approvers(self, role: Role | None = None, *, right: Right = Right.APPROVE) -> tuple[PersonView, ...]:
        """Return who may sign."""
        able = (member for member in self.members if member.may(right))
        return tuple(self._view(member) for member in able if role is None or member.answers_for(role))

    def on_change(self, told: Callable[[], object]) -> Callable[[], None]:
        """Nothing changes here."""
        del told
        return lambda: None

    async def sign_in(self, member_id: str, pin: Pin) -> Tried:
        """Do with every PIN what is done with all."""
        del member_id
        pin.wipe()
        if self.waits:
            await asyncio.get_running_loop().create_future()
        if self.refuses:
            raise KnownError(Sentence.recorded(self.refuses))
        return Tried(None, self.left)

    async def approve(self, pin: Pin, *, act: str, who: str = "") -> SignedApproval | None:
        """Approve nothing."""
        del act, who
        pin.wipe()
        return None

    async def lend(self, pin: Pin, *, right: Right, act: str, who: str) -> DelegatedRight | None:
        """Lend, where somebody is there who may."""
        del act
        pin.wipe()
        able = [each.member for each in self.approvers(right=right) if each.member.id == who]
        if not able or not self.lends:
            return None
        self.lent.add(right)
        return DelegatedRight(able[0], right)

    def give_back(self, loan: DelegatedRight) -> None:
        """Hold it no longer."""
        self.lent.discard(loan.right)

    def lock(self, why: Leaving = Leaving.LOCKED) -> None:
        """Let nobody stand there."""
        del why
        self.here = None

    def wait(self, door: str) -> float:
        """Say the same of every door."""
        return self.shut if door == self.members[0].id else 0.0

    def _view(self, member: Member) -> PersonView:
        is_here = self.here is not None and member.id == self.here.id
        wait = self.wait(member.id)
        return PersonView(member, wait, 6, _PRACTICE_PINS.get(member.id, ""), is_here)


@dataclass(frozen=True, slots=True)
class StillCode:
    """A code on the screen."""

    code: str = CODE


class StillOffice:
    """Agrees to everything and does nothing, or refuses everything."""

    def __init__(self, *, refuses: str = "", asks_code: bool = False) -> None:
        self._refuses = refuses
        self._asks_code = asks_code

    async def take_on(self, name: str, role: Role, pin: Pin, again: Pin) -> None:
        """Take nobody on."""
        del name, role
        self._end(pin, again)

    async def rename(self, member_id: str, name: str) -> None:
        """Rename nobody."""
        del member_id, name
        self._end()

    async def set_role(self, member_id: str, role: Role) -> None:
        """Promote nobody."""
        del member_id, role
        self._end()

    async def let_go(self, member_id: str) -> None:
        """Let nobody go."""
        del member_id
        self._end()

    async def take_back(self, member_id: str) -> None:
        """Take nobody back."""
        del member_id
        self._end()

    async def set_pin(self, member_id: str, pin: Pin, again: Pin) -> None:
        """Set nothing."""
        del member_id
        self._end(pin, again)

    async def change_own_pin(self, old: Pin, pin: Pin, again: Pin) -> bool:
        """Change nothing."""
        self._end(old, pin, again)
        return False

    async def unlock(self, member_id: str, *, who: str, managers: Pin) -> bool:
        """Unlock nothing."""
        del member_id, who
        self._end(managers)
        return False

    async def reset_pin(self, member_id: str, pin: Pin, again: Pin, *, who: str, managers: Pin) -> bool:
        """Reset nothing."""
        del member_id, who
        self._end(pin, again, managers)
        return False

    async def asks_code(self) -> bool:
        """Ask for the code of books that are gone, where that is drawn."""
        return self._asks_code

    async def begin_owner(self, name: str, pin: Pin, again: Pin, *, code: str | None = "") -> StillCode:
        """Show the code."""
        del name, code
        self._end(pin, again)
        return StillCode()

    async def recover(self, member_id: str, typed: str, pin: Pin, again: Pin) -> StillCode | None:
        """Know no code."""
        del member_id, typed
        self._end(pin, again)
        return None

    async def renew_code(self) -> StillCode:
        """Show the code."""
        self._end()
        return StillCode()

    async def read_back(self, typed: str) -> bool:
        """Read every code as another one."""
        del typed
        self._end()
        return False

    def _end(self, *pins: Pin) -> None:
        for pin in pins:
            pin.wipe()
        if self._refuses:
            raise KnownError(Sentence.recorded(self._refuses))
