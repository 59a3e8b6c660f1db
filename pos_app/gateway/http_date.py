"""What time it is at the service, as the head of its answers says: whole seconds, of its own clock."""

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from pos_app.domain.service_time import is_plausible


def read_http_date(text: str) -> datetime | None:
    """Read a `Date` line; None where there is none, or none that can be a date of now."""
    try:
        said = parsedate_to_datetime(text)
    except (ValueError, TypeError, OverflowError):
        return None
    said = said if said.tzinfo else said.replace(tzinfo=UTC)
    return said if is_plausible(said) else None
