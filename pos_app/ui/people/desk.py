"""What these screens ask of others: who is there, whether a PIN is right, and changes to who works here."""

from collections.abc import Callable
from typing import Protocol

from pos_app.domain.people import DelegatedRight, Leaving, Member, PersonView, Right, Role, SignedApproval, Tried
from pos_app.domain.pin import Pin
from pos_app.domain.sentence import Sentence


class Standing(Protocol):
    """Who stands at the counter, and what they may do."""

    @property
    def current(self) -> Member | None:
        """Who it is; None while the till is locked."""
        ...

    def may(self, right: Right) -> bool:
        """Tell whether whoever stands here may do that."""
        ...

    def answers_for(self, role: Role) -> bool:
        """Tell whether whoever stands here, or who signed for it, may change who has that role."""
        ...

    def give_back(self, loan: DelegatedRight) -> None:
        """Let what was lent hold no longer."""
        ...


class Counter(Protocol):
    """Who comes to the counter, leaves it and signs there."""

    @property
    def staff(self) -> Standing:
        """Who stands there."""
        ...

    @property
    def has_nobody(self) -> bool:
        """Tell whether the till still has to be given its owner."""
        ...

    @property
    def why_not(self) -> Sentence:
        """Why nobody can approve on this till; silent when somebody can."""
        ...

    def everybody(self) -> tuple[PersonView, ...]:
        """Return everybody."""
        ...

    def who_may_sign_in(self) -> tuple[PersonView, ...]:
        """Return who works here now."""
        ...

    def approvers(self, role: Role | None = None, *, right: Right = Right.APPROVE) -> tuple[PersonView, ...]:
        """Return who can sign for this, or who answers for people of this role."""
        ...

    def on_change(self, told: Callable[[], object]) -> Callable[[], None]:
        """Have this called whenever that changes; returns what ends it."""
        ...

    async def sign_in(self, member_id: str, pin: Pin) -> Tried:
        """Let somebody stand there."""
        ...

    async def approve(self, pin: Pin, *, act: str, who: str = "") -> SignedApproval | None:
        """Return what proves that somebody signed, or None for a wrong PIN."""
        ...

    async def lend(self, pin: Pin, *, right: Right, act: str, who: str) -> DelegatedRight | None:
        """Let somebody sign for one act of whoever stands here; None for a wrong PIN."""
        ...

    def lock(self, why: Leaving = Leaving.LOCKED) -> None:
        """Let nobody stand there."""
        ...

    def wait(self, door: str) -> float:
        """Return for how many seconds nobody looks at a PIN of this person."""
        ...


class ShownCode(Protocol):
    """A recovery code that has to be read back before it holds."""

    @property
    def code(self) -> str:
        """The code, in groups."""
        ...


class PeopleOffice(Protocol):
    """Changes to who works here. Every right is asked behind it."""

    async def take_on(self, name: str, role: Role, pin: Pin, again: Pin) -> None:
        """Add somebody."""
        ...

    async def rename(self, member_id: str, name: str) -> None:
        """Give somebody another name."""
        ...

    async def set_role(self, member_id: str, role: Role) -> None:
        """Give somebody another role."""
        ...

    async def let_go(self, member_id: str) -> None:
        """Let somebody work here no longer."""
        ...

    async def take_back(self, member_id: str) -> None:
        """Let somebody work here again."""
        ...

    async def set_pin(self, member_id: str, pin: Pin, again: Pin) -> None:
        """Give somebody another PIN."""
        ...

    async def change_own_pin(self, old: Pin, pin: Pin, again: Pin) -> bool:
        """Change one's own; False when the old one was wrong."""
        ...

    async def unlock(self, member_id: str, *, who: str, managers: Pin) -> bool:
        """Let somebody try again at once; False when the manager's PIN was wrong."""
        ...

    async def reset_pin(self, member_id: str, pin: Pin, again: Pin, *, who: str, managers: Pin) -> bool:
        """Give somebody another PIN on a manager's word; False when that was wrong."""
        ...

    async def asks_code(self) -> bool:
        """Tell whether a first owner is asked for the code of books that are gone."""
        ...

    async def begin_owner(self, name: str, pin: Pin, again: Pin, *, code: str | None = "") -> ShownCode:
        """Make the first owner ready; None for a code that is lost lets go of the keys it guards."""
        ...

    async def recover(self, member_id: str, typed: str, pin: Pin, again: Pin) -> ShownCode | None:
        """Make another PIN of an owner ready; None when it is not the code."""
        ...

    async def renew_code(self) -> ShownCode:
        """Draw another recovery code."""
        ...

    async def read_back(self, typed: str) -> bool:
        """Let the code that was drawn last hold, with what comes with it; False when it was read wrongly."""
        ...
