"""Opens the webhook inbox. A damaged one is kept aside and a new one begun: notices stop no sale."""

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.domain.sentence import Sentence
from pos_app.journal import inbox_views
from pos_app.journal.database import backup
from pos_app.journal.entry import Entry
from pos_app.journal.errors import JournalDamaged
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.services.backups import free_name
from pos_app.system.threads import in_thread

Clock = Callable[[], datetime]

_log: Final = logging.getLogger(__name__)

_LOOKED_OVER: Final = 8192  # pages: takes no longer than a blink


async def open_inbox_whole(path: Path, *, environment: Environment, now: Clock) -> tuple[Inbox, Path | None]:
    """Claim the inbox, or begin one; returns it, and what was kept aside because it is damaged.

    JournalInUse: another program has it, and it is left alone.
    """
    put_aside = partial(backup.move_aside, path, lambda file: free_name(file, now=now()))
    kept = await in_thread(put_aside) if backup.is_torn(path) else None
    try:
        return await _open(path, environment, now), kept
    except JournalDamaged as damaged:
        _log.warning("A new inbox is begun: %s", damaged.sentence)
    kept = await in_thread(put_aside)
    return await Inbox.open(path, environment=environment, now=now), kept


async def note_kept(journal: Journal, kept: Path) -> None:
    """Write that a damaged inbox was kept aside: from here on its notices are not shown."""
    await journal.record(Entry(inbox_views.KEPT_ASIDE, kept.name, {}, Topic.TILL))


async def _open(path: Path, environment: Environment, now: Clock) -> Inbox:
    inbox = await Inbox.open(path, environment=environment, now=now)
    try:
        is_whole = await inbox.read(inbox_views.is_whole, _LOOKED_OVER)
    except BaseException:
        await inbox.close()
        raise
    if is_whole:
        return inbox
    await inbox.close()
    raise JournalDamaged(Sentence("A part of the inbox is damaged and cannot be read."))
