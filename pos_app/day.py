"""What the screen of the shift stands on. Knows no Qt."""

from collections.abc import Callable
from datetime import tzinfo

from pos_app.domain.people import Right
from pos_app.ground import Ground, now
from pos_app.journal.store import Journal
from pos_app.services.shift import Shift


def open_day(journal: Journal, ground: Ground, *, who: Callable[[], str], may: Callable[[Right], bool]) -> Shift:
    """Put it together."""
    settings = ground.settings.settings

    def zone() -> tzinfo | None:
        return now().astimezone().tzinfo

    return Shift(journal, who=who, may=may, zone=zone, is_blind=lambda: settings.blind_close)
