"""What people and their waits are called on screen."""

import math
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.people import Member, PersonView, Role
from pos_app.ui.frame.views import Person

_say = QCoreApplication.translate
_MINUTE: Final = 60


def role_word(role: Role) -> str:
    """Name a role."""
    match role:
        case Role.OWNER:
            return _say("People", "Owner")
        case Role.MANAGER:
            return _say("People", "Manager")
        case Role.CASHIER:
            return _say("People", "Cashier")
        case Role.SUPPORT:
            return _say("People", "Support")
        case _:
            assert_never(role)


def role_sentence(role: Role) -> str:
    """Say what a role may do."""
    match role:
        case Role.OWNER:
            return _say("People", "May do everything, and goes live.")
        case Role.MANAGER:
            return _say("People", "Sells, approves, sets the till up, and answers for cashiers and support.")
        case Role.CASHIER:
            return _say("People", "Sells, prints, and opens and closes shifts.")
        case Role.SUPPORT:
            return _say("People", "Looks at the history, masked, and changes nothing.")
        case _:
            assert_never(role)


def detail_of(view: PersonView, *, has_sale: bool = False) -> str:
    """Say what stands under a name."""
    if not view.member.is_active:
        return _say("People", "Does not work here any more")
    if view.wait:
        return _say("People", "{role} · has to wait").format(role=role_word(view.member.role))
    if has_sale:
        return _say("People", "{role} · has an open sale").format(role=role_word(view.member.role))
    return role_word(view.member.role)


def clock_of(seconds: float) -> str:
    """Write a wait as it is counted down."""
    minutes, rest = divmod(math.ceil(seconds), _MINUTE)
    return f"{minutes}:{rest:02}"


def person_of(member: Member | None) -> Person | None:
    """Show in the top bar who stands at the counter."""
    return Person(member.name, role_word(member.role)) if member is not None else None
