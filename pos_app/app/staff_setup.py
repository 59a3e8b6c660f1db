"""Opens the services about people: who works at this till, and who stands at its counter. Knows no Qt."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from pos_app.app.process import TillProcess
from pos_app.domain.environment import Environment
from pos_app.journal.store import Journal
from pos_app.services.kept_code import KeptCode
from pos_app.services.people import People
from pos_app.services.people_roster import Roster
from pos_app.services.pin_pepper import PinPepper
from pos_app.system.keyring_storage import KeyringStorage


def steady_seconds() -> float:
    """Return seconds of a clock that nobody can set; where the system has one, it goes on while the computer sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@dataclass(slots=True)
class StaffServices:
    """The people of one till, and who changes them."""

    people: People
    roster: Roster
    kept_code: KeptCode
    stop_hearing: Callable[[], None]

    async def close(self) -> None:
        """Write who stood there last; the journal is still open."""
        self.stop_hearing()
        await self.roster.close()
        await self.people.close()


async def open_staff(journal: Journal, process: TillProcess, storage: KeyringStorage) -> StaffServices:
    """Read who works here. The PINs of practice need no keyring."""
    is_practice = process.places.environment is Environment.SANDBOX
    people = People(
        journal,
        environment=process.places.environment,
        steady=steady_seconds,
        pepper=PinPepper(None if is_practice else storage, random_bytes=os.urandom),
        practice_cashier=process.settings.settings.cashier_name,
    )
    stop_hearing = journal.listen(people.hear)  # before anything is read
    try:
        await people.open()
    except BaseException:
        stop_hearing()
        raise
    kept_code = KeptCode(None if is_practice else storage, journal)
    roster = Roster(journal, people, kept_code=kept_code, random_bytes=os.urandom)
    return StaffServices(people, roster, kept_code, stop_hearing)
