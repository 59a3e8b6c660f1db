"""Opens the services about people: who works at this till, and who stands at its counter. Knows no Qt."""

import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from pos_app.app.process import SystemClock, TillProcess
from pos_app.domain.environment import Environment
from pos_app.journal.store import Journal
from pos_app.services.kept_code import KeptCode
from pos_app.services.people import People
from pos_app.services.people_roster import Roster
from pos_app.services.pin_pepper import PinPepper
from pos_app.system.keyring_storage import KeyringStorage


@dataclass(frozen=True, slots=True)
class StaffServices:
    """The people of one till, and who changes them."""

    people: People
    roster: Roster
    kept_code: KeptCode


@asynccontextmanager
async def open_people(journal: Journal, process: TillProcess, storage: KeyringStorage) -> AsyncGenerator[People]:
    """Read who works here; at the end, write who stood there last. The PINs of practice need no keyring."""
    environment = process.places.environment
    people = People(
        journal,
        environment=environment,
        clock=SystemClock(),
        pepper=PinPepper(None if environment is Environment.SANDBOX else storage, random_bytes=os.urandom),
        practice_cashier=process.settings.settings.cashier_name,
    )
    stop_hearing = journal.listen(people.hear)  # before anything is read
    try:
        await people.open()
    except BaseException:
        stop_hearing()
        raise
    try:
        yield people
    finally:
        stop_hearing()
        await people.close()
