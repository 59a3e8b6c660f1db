"""Who works at the counter, and what each of them may do: one small table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol


class Role(StrEnum):
    """What somebody is in the shop."""

    OWNER = "owner"
    MANAGER = "manager"
    CASHIER = "cashier"
    SUPPORT = "support"  # looks, masked, and changes nothing


class Right(StrEnum):
    """What a person may or may not do at the till."""

    SELL = "sell"  # take payments, renew cable TV, ask the bank again
    NOTE = "note"  # match a credit, write a note, print again, send a notice again
    SHIFT = "shift"  # open and close a shift, cash in and out
    SEE_HISTORY = "see_history"
    SEE_PERSONAL = "see_personal"  # personal data of notices, shown on purpose
    EXPORT = "export"
    APPROVE = "approve"  # enter an outcome by hand, go past the 24-hour guard, unlock somebody's PIN
    SETTINGS = "settings"  # shop, printer, screen, live feed
    SERVICE = "service"  # addresses, keys, compatibility
    PEOPLE = "people"
    GO_LIVE = "go_live"
    RESTORE = "restore"  # put a backup in place of the journal


_LOOKS: Final = frozenset({Right.SEE_HISTORY})
_SELLS: Final = _LOOKS | {Right.SELL, Right.NOTE, Right.SHIFT}
_MANAGES: Final = _SELLS | {Right.SEE_PERSONAL, Right.EXPORT, Right.APPROVE, Right.SETTINGS, Right.PEOPLE}

RIGHTS: Final = {
    Role.SUPPORT: _LOOKS,
    Role.CASHIER: _SELLS,
    Role.MANAGER: _MANAGES,
    Role.OWNER: frozenset(Right),
}


# Whose name, role and PIN somebody may change; nobody gives a role that is out of reach.
_ANSWERS_FOR: Final = {
    Role.OWNER: frozenset(Role),
    Role.MANAGER: frozenset({Role.CASHIER, Role.SUPPORT}),
    Role.CASHIER: frozenset[Role](),
    Role.SUPPORT: frozenset[Role](),
}
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who works at this till."""

    id: str
    name: str
    role: Role
    is_active: bool = True

    def may(self, right: Right) -> bool:
        """Tell whether this person may do that."""
        return self.is_active and right in RIGHTS[self.role]

    @property
    def borrows(self) -> bool:
        """Tell whether somebody else may sign for what this person does; who only looks changes nothing that way."""
        return self.may(Right.SELL)

    def answers_for(self, role: Role) -> bool:
        """Tell whether this person may change who has that role."""
        return self.is_active and role in _ANSWERS_FOR[self.role]


@dataclass(frozen=True, slots=True, eq=False)
class DelegatedRight:
    """A right that somebody lends to whoever stands at the counter, for one act."""

    lender: Member
    right: Right


@dataclass(frozen=True, slots=True, eq=False)
class SignedApproval:
    """That somebody signed for one act. It holds once, and only the very object that the people service gave out."""

    by: Member
    right: Right
    act: str


class Staff(Protocol):
    """Who stands at the counter at that moment, as far as a service asks: what a screen hides, the service refuses."""

    def may(self, right: Right, /) -> bool:
        """Tell whether whoever stands there may do that, by themselves or because somebody signed for it."""
        ...

    def who(self) -> str:
        """Return who acts, for the books: whoever is there, and who signed for it."""
        ...

    def seller(self) -> str:
        """Return who sells, for the books. KnownError: nobody is there who may."""
        ...

    def approved(self, approval: SignedApproval | None, act: str, /) -> str:
        """Take an approval for this act, which holds once, and return who signed. KnownError: nobody did."""
        ...


def closing_shift(number: int) -> str:
    """Name the act of closing a shift whose cash differs."""
    return f"close shift {number} with a difference"


def closing_payment(reference: str) -> str:
    """Name the act of closing a payment that nobody is sure of."""
    return f"close {reference} without an answer"


def entering_outcome(reference: str) -> str:
    """Name the act of entering what became of a TV order."""
    return f"enter the outcome of {reference}"


def selling_again(reference: str) -> str:
    """Name the act of selling what an open TV order may have delivered already."""
    return f"sell the same package again while {reference} is open"


def sending_again(reference: str) -> str:
    """Name the act of sending a TV order once more, which may deliver it a second time."""
    return f"send {reference} again"


class Leaving(StrEnum):
    """Why the till was locked."""

    LOCKED = "locked"  # somebody pressed it
    IDLE = "idle"
    SWITCHED = "switched"  # for somebody else to sign in
    CLOSED = "closed"  # the till was closed
    UNSEATED = "unseated"  # who stood there may do so no longer


@dataclass(frozen=True, slots=True)
class Tried:
    """What became of a PIN: who it was, or how many tries are left and how long the door stays shut."""

    member: Member | None
    left: int = 0
    wait: float = 0.0  # seconds


@dataclass(frozen=True, slots=True)
class PersonView:
    """Somebody as the lists show them."""

    member: Member
    wait: float = 0.0  # seconds for which no PIN of theirs is looked at
    pin_length: int = 6
    practice_pin: str = ""  # of practice people, whose PIN everybody may know
    is_here: bool = False  # at the counter now
