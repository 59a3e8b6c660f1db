"""Opens the history: everything that was sold, found again. Knows no Qt."""

from collections.abc import Callable

from pos_app.domain.people import Right
from pos_app.journal.store import Journal
from pos_app.services.activity import Activity
from pos_app.services.history import History
from pos_app.services.payments import Payments


def open_history(
    journal: Journal,
    activity: Activity,
    payments: Payments,
    *,
    may: Callable[[Right], bool],
    who: Callable[[], str],
) -> History:
    """Put it together: `may` and `who` tell of whoever is at the counter at that moment."""
    return History(journal, activity, check_payment=payments.check_now, may=may, who=who)
