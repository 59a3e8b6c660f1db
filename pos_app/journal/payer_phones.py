"""The numbers of those who sent money, for notices that were judged before anybody looked for one."""

from collections.abc import Mapping
from functools import partial

from pos_app.domain.activity_view import NoticeKind
from pos_app.journal.sheet import Sheet
from pos_app.journal.store import Journal, Written


async def tell(journal: Journal, inbox: str, phones: Mapping[str, str]) -> None:
    """Keep these, by the names of their notices; left out of the chain, which cannot forget."""
    await journal.write(partial(_tell, inbox=inbox, phones=dict(phones)))


def not_looked_for(sheet: Sheet, inbox: str, most: int) -> tuple[tuple[str, NoticeKind], ...]:
    """Read which notices nobody has looked into, and of which kind they are."""
    query = "SELECT item, kind FROM judgement WHERE inbox = ? AND phone IS NULL LIMIT ?"
    return tuple((item, NoticeKind(kind)) for item, kind in sheet.execute(query, (inbox, most)).fetchall())


def _tell(sheet: Sheet, _at: str, *, inbox: str, phones: dict[str, str]) -> Written[None]:
    for item, phone in phones.items():
        sheet.execute(
            "UPDATE judgement SET phone = ? WHERE inbox = ? AND item = ? AND phone IS NULL", (phone, inbox, item)
        )
    return Written(None, ())
