"""Opens the service of the shift. Knows no Qt."""

from collections.abc import Callable
from datetime import tzinfo

from pos_app.app.process import now
from pos_app.domain.people import Approved, Right
from pos_app.journal.store import Journal
from pos_app.services.preferences import Preferences
from pos_app.services.shift import Shift


def open_shift_service(
    journal: Journal,
    preferences: Preferences,
    *,
    who: Callable[[], str],
    may: Callable[[Right], bool],
    approved: Approved,
) -> Shift:
    """Put it together."""

    def zone() -> tzinfo | None:
        return now().astimezone().tzinfo

    return Shift(journal, who=who, may=may, approved=approved, zone=zone, is_blind=lambda: preferences.now.blind_close)
