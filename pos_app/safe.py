"""Where copies of the journal lie, and the one that the last run wanted put back. Knows no Qt."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from pos_app.domain.people import Right
from pos_app.ground import Ground, now
from pos_app.journal import backup
from pos_app.journal.backup import Backup
from pos_app.journal.errors import JournalDamaged
from pos_app.journal.store import Journal
from pos_app.services.safe import Safe, put_back_if_asked
from pos_app.system.beside import beside
from pos_app.system.durable import write_durably
from pos_app.system.places import Places


def open_safe(journal: Journal, ground: Ground, *, may: Callable[[Right], bool]) -> Safe:
    """Put it together."""
    places = ground.places
    return Safe(journal, file=places.journal, folder=places.backups, wish=_wish(places), now=now, may=may)


async def restore_first(ground: Ground) -> tuple[str, Path | None] | None:
    """Before the journal is opened: put the copy back that somebody asked for; returns which, and what was kept.

    JournalDamaged says that a page of the journal is spoilt: better known now than in the middle of a payment.
    """
    places = ground.places
    done = await beside(partial(put_back_if_asked, places.journal, places.backups, _wish(places), now=now()))
    await beside(partial(_look_over, places))
    return done


def _look_over(places: Places) -> None:
    """Look at the journal; one that is gone is no first start while copies of it are there."""
    if backup.is_torn(places.journal) or (backup.is_lost(places.journal) and _newest_good(places) is not None):
        raise JournalDamaged("The journal is missing or empty.")
    backup.look_over(places.journal)


async def last_copy(ground: Ground) -> Backup | None:
    """Return the copy that is still whole and knows most, if it is the journal that is damaged, and no other book."""
    places = ground.places

    def look() -> Backup | None:
        return _newest_good(places) if backup.is_damaged(places.journal) else None

    return await beside(look)


async def wish_for(ground: Ground, copy: Backup) -> None:
    """Have the next opening of the journal begin with this copy."""
    await beside(partial(write_durably, _wish(ground.places), copy.path.name.encode()))


def _newest_good(places: Places) -> Backup | None:
    return backup.newest_good(backup.found_in(places.backups, places.environment.value))


def _wish(places: Places) -> Path:
    return places.data_dir / f"{places.environment}.restore"
