"""What the screen of the shift stands on. Knows no Qt."""

from collections.abc import Callable
from datetime import tzinfo

from pos_app.domain.people import Right
from pos_app.ground import now
from pos_app.journal.store import Journal
from pos_app.services.preferences import Preferences
from pos_app.services.shift import Shift


def open_day(
    journal: Journal, preferences: Preferences, *, who: Callable[[], str], may: Callable[[Right], bool]
) -> Shift:
    """Put it together."""

    def zone() -> tzinfo | None:
        return now().astimezone().tzinfo

    return Shift(journal, who=who, may=may, zone=zone, is_blind=lambda: preferences.now.blind_close)
