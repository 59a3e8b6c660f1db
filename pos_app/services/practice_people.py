"""The people of the sandbox: a cashier who stands at the counter from the start, and a manager whose PIN all know."""

import os
from typing import Final

from pos_app.domain.people import Member, Role
from pos_app.domain.pin import Pin
from pos_app.journal.people import Newcomer
from pos_app.services.pin_hashing import LITTLE_WORK, seal

CASHIER: Final = "practice-cashier"
MANAGER: Final = "practice-manager"
MANAGERS_NAME: Final = "Practice manager"
PINS: Final = {CASHIER: "135790", MANAGER: "246810"}  # no secrets: they stand on the screen


async def practice_people(cashier: str) -> tuple[Newcomer, ...]:
    """Make them; the cashier has the name that the settings give."""
    own = cashier if cashier.casefold() != MANAGERS_NAME.casefold() else "Cashier"
    people = (Member(CASHIER, own, Role.CASHIER), Member(MANAGER, MANAGERS_NAME, Role.MANAGER))
    return tuple([await _newcomer(member) for member in people])


async def _newcomer(member: Member) -> Newcomer:
    kept = await seal(Pin(PINS[member.id].encode()), os.urandom, LITTLE_WORK)
    return Newcomer(member, kept, is_given=True)
