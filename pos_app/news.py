"""What looks for newer versions stands on. Knows no Qt."""

from functools import partial

from pos_app.gateway.release_line import fetch_announcement
from pos_app.journal import shift_views
from pos_app.journal.store import Journal
from pos_app.services.preferences import Preferences
from pos_app.services.updates import Rules, Updates
from pos_app.system import release_key
from pos_app.system.versions import own_version


def open_updates(journal: Journal, preferences: Preferences) -> Updates:
    """Put it together."""

    async def is_quiet() -> bool:
        return not await journal.read(shift_views.open_now) and await journal.read(shift_views.open_number) is None

    rules = Rules(lambda: preferences.now.look_for_updates, is_quiet, release_key.KEY, own_version())
    return Updates(partial(fetch_announcement, release_key.ADDRESS), rules)
