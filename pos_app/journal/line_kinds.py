"""Kinds of lines that this version does not know: a newer one wrote them, and that is no damage."""

from collections.abc import Container
from typing import Final

from pos_app.domain.payment import Observation
from pos_app.domain.tv import OrderObservation
from pos_app.journal import payment_views, tv_order_views
from pos_app.journal.database.connection import Connection

# By steps along the index, from one kind to the next: a book may have a million lines.
_KINDS: Final = """
WITH RECURSIVE step (kind) AS (
    SELECT min(kind) FROM entry WHERE kind >= ?1 AND kind < ?2
    UNION ALL SELECT (SELECT min(kind) FROM entry WHERE kind > step.kind AND kind < ?2) FROM step WHERE kind IS NOT NULL
) SELECT kind FROM step WHERE kind IS NOT NULL
"""
_AFTER: Final = "\U0010ffff"
_SEEN: Final = frozenset(
    {
        *(f"{payment_views.SEEN}{each.value}" for each in Observation),
        *(f"{tv_order_views.SEEN}{each.value}" for each in OrderObservation),
    }
)


def unknown_observation(connection: Connection) -> str:
    """Name a kind of line that says what was seen of a payment or order, and that nobody here can read; '' for none."""
    return unknown(connection, (payment_views.SEEN, tv_order_views.SEEN), _SEEN)


def unknown(connection: Connection, families: tuple[str, ...], known: Container[str]) -> str:
    """Name the first kind of line of these families that is not known; '' for none."""
    found = (
        str(kind)
        for family in families
        for (kind,) in connection.execute(_KINDS, (family, f"{family}{_AFTER}")).fetchall()
    )
    return next((kind for kind in found if kind not in known), "")
