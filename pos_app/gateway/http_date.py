"""What time it is at the service, as the head of its answers says: whole seconds, of its own clock."""

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime


def read_http_date(text: str) -> datetime | None:
    """Read a `Date` line; None where there is none, or none that is a date."""
    try:
        said = parsedate_to_datetime(text)
    except (ValueError, TypeError, OverflowError):
        return None
    return said if said.tzinfo else said.replace(tzinfo=UTC)
