"""The front door: who works at this till, and who stands at its counter. Knows no Qt."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from pos_app.ground import Ground
from pos_app.journal.store import Journal
from pos_app.services.people import People
from pos_app.services.people_roster import Roster


def steady() -> float:
    """Return seconds of a clock that nobody can set; where the system has one, it goes on while the computer sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@dataclass(slots=True)
class FrontDoor:
    """The people of one till, and who changes them."""

    people: People
    roster: Roster
    stop_hearing: Callable[[], None]

    async def close(self) -> None:
        """Write who stood there last; the journal is still open."""
        self.stop_hearing()
        await self.roster.close()
        await self.people.close()


async def open_front_door(journal: Journal, ground: Ground) -> FrontDoor:
    """Read who works here."""
    people = People(
        journal,
        environment=ground.places.environment,
        steady=steady,
        practice_cashier=ground.settings.settings.cashier_name,
    )
    await people.open()
    roster = Roster(journal, people, random_bytes=os.urandom)
    return FrontDoor(people, roster, journal.listen(people.hear))
