"""Opens what looks for newer versions. Knows no Qt."""

from functools import partial

from pos_app.gateway.release_download import fetch_announcement
from pos_app.journal import shift_views
from pos_app.journal.store import Journal
from pos_app.services.preferences import Preferences
from pos_app.services.updates import UpdateRules, Updates
from pos_app.system import release_key
from pos_app.system.versions import own_version


def open_updates(journal: Journal, preferences: Preferences) -> Updates:
    """Put it together."""

    async def is_quiet() -> bool:
        return not await journal.read(shift_views.open_now) and await journal.read(shift_views.open_number) is None

    rules = UpdateRules(lambda: preferences.now.look_for_updates, is_quiet, release_key.KEY, own_version())
    return Updates(partial(fetch_announcement, release_key.ADDRESS), rules)
