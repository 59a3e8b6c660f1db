"""The numbers of those who sent money, for notices that were judged before anybody looked for one."""

from collections.abc import Mapping
from functools import partial

from pos_app.domain.webhook_view import NoticeKind
from pos_app.journal.database.connection import Connection
from pos_app.journal.store import Journal, Written


async def tell(journal: Journal, inbox: str, phones: Mapping[str, str]) -> None:
    """Keep these, by the names of their notices; left out of the chain, which cannot forget."""
    await journal.write(partial(_tell, inbox=inbox, phones=dict(phones)))


def not_looked_for(connection: Connection, inbox: str, most: int) -> tuple[tuple[str, NoticeKind], ...]:
    """Read which notices nobody has looked into, and of which kind they are."""
    query = "SELECT item, kind FROM judgement WHERE inbox = ? AND phone IS NULL LIMIT ?"
    return tuple((item, NoticeKind(kind)) for item, kind in connection.execute(query, (inbox, most)).fetchall())


def _tell(connection: Connection, _at: str, *, inbox: str, phones: dict[str, str]) -> Written[None]:
    for item, phone in phones.items():
        connection.execute(
            "UPDATE judgement SET phone = ? WHERE inbox = ? AND item = ? AND phone IS NULL", (phone, inbox, item)
        )
    return Written(None, ())
