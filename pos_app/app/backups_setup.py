"""Opens the backups of the journal, and puts the one back that the last run wanted. Knows no Qt."""

__audience__ = "back office"

from functools import partial
from pathlib import Path

from pos_app.app.process import TillProcess, now
from pos_app.domain.people import Staff
from pos_app.domain.sentence import Sentence
from pos_app.journal.database import backup
from pos_app.journal.database.backup import Backup
from pos_app.journal.errors import JournalDamaged
from pos_app.journal.store import Journal
from pos_app.services.backups import Backups, put_back_if_asked
from pos_app.system.atomic_write import write_durably
from pos_app.system.paths import Paths
from pos_app.system.threads import in_thread


def open_backups(journal: Journal, process: TillProcess, *, staff: Staff) -> Backups:
    """Put it together."""
    places = process.places
    return Backups(journal, file=places.journal, folder=places.backups, wish=_wish(places), now=now, staff=staff)


async def restore_first(process: TillProcess) -> None:
    """Before the journal is opened: put the copy back that somebody asked for.

    JournalDamaged says that a page of the journal is spoilt: better known now than in the middle of a payment.
    """
    places = process.places
    await in_thread(partial(put_back_if_asked, places.journal, places.backups, _wish(places), now=now()))
    await in_thread(partial(_look_over, places))


def _look_over(places: Paths) -> None:
    """Look at the journal; one that is gone is no first start while copies of it are there."""
    if backup.is_torn(places.journal) or (backup.is_lost(places.journal) and _newest_good(places) is not None):
        raise JournalDamaged(Sentence("The journal is missing or empty."))
    backup.look_over(places.journal)


async def last_copy(process: TillProcess) -> Backup | None:
    """Return the copy that is still whole and knows most, if it is the journal that is damaged, and no other book."""
    places = process.places

    def look() -> Backup | None:
        return _newest_good(places) if backup.is_damaged(places.journal) else None

    return await in_thread(look)


async def wish_for(process: TillProcess, copy: Backup) -> None:
    """Have the next opening of the journal begin with this copy."""
    await in_thread(partial(write_durably, _wish(process.places), copy.path.name.encode()))


def _newest_good(places: Paths) -> Backup | None:
    return backup.newest_good(backup.found_in(places.backups, places.environment.value))


def _wish(places: Paths) -> Path:
    return places.data_dir / f"{places.environment}.restore"
