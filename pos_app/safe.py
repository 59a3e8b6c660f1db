"""Where copies of the journal lie, and the one that the last run wanted put back. Knows no Qt."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from pos_app.domain.people import Right
from pos_app.ground import Ground, now
from pos_app.journal.store import Journal
from pos_app.services.safe import Safe, put_back_if_asked
from pos_app.system.beside import beside
from pos_app.system.places import Places


def open_safe(journal: Journal, ground: Ground, *, may: Callable[[Right], bool]) -> Safe:
    """Put it together."""
    places = ground.places
    return Safe(journal, file=places.journal, folder=places.backups, wish=_wish(places), now=now, may=may)


async def restore_first(ground: Ground) -> tuple[str, Path | None] | None:
    """Before the journal is opened: put the copy back that somebody asked for; returns which, and what was kept."""
    places = ground.places
    return await beside(partial(put_back_if_asked, places.journal, places.backups, _wish(places), now=now()))


def _wish(places: Places) -> Path:
    return places.data_dir / f"{places.environment}.restore"
