"""Proves that a journal is as it was written, line by line, in short looks.

What it finds: a line that was changed, exchanged, added or taken out, and a tail that was cut off. What it cannot find:
somebody who may write the file and makes a whole new chain, head and all, or puts an older copy in its place. Only a
number kept elsewhere, such as one printed on paper, shows that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import BEFORE_ALL, ChainHead, digest, head
from pos_app.journal.errors import JournalDamaged

P = ParamSpec("P")
T = TypeVar("T")

_AT_A_TIME: Final = 250  # a few milliseconds: other looks wait no longer

# As bytes: what was changed from outside need not even be text.
_NEXT: Final = """
SELECT seq, CAST(at AS BLOB), CAST(kind AS BLOB), CAST(subject AS BLOB), CAST(facts AS BLOB), prev, hash
FROM entry WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ?
"""


@dataclass(frozen=True, slots=True)
class ChainBreak:
    """The first line that does not hold."""

    seq: int
    why: str


@dataclass(frozen=True, slots=True)
class ChainCheck:
    """How many lines hold from the first on, and what is wrong with the next one."""

    lines: int
    first_break: ChainBreak | None

    @property
    def holds(self) -> bool:
        """Tell whether the journal is whole."""
        return self.first_break is None


class Readable(Protocol):
    """A book as far as it can be looked at."""

    async def read(self, view: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T: ...


async def prove(book: Readable) -> ChainCheck:
    """Walk from the first line to the one that was the last when this began."""
    mark = BEFORE_ALL
    try:
        last, highest = await book.read(_ends)
        while mark.seq < last.seq:
            found = await book.read(_walk, mark, last.seq)
            if isinstance(found, ChainBreak):
                return ChainCheck(found.seq - 1, found)
            mark = found
    except JournalDamaged:
        return ChainCheck(mark.seq, ChainBreak(mark.seq + 1, "it cannot be read"))
    if mark != last:
        return ChainCheck(mark.seq - 1, ChainBreak(mark.seq, "it is not the line that was written last"))
    if highest > last.seq:
        return ChainCheck(mark.seq, ChainBreak(mark.seq + 1, "it was not written by the till"))
    return ChainCheck(mark.seq, None)


def _ends(connection: Connection) -> tuple[ChainHead, int]:
    highest = connection.execute("SELECT COALESCE(MAX(seq), 0) FROM entry").fetchall()
    return head(connection), highest[0][0]


def _walk(connection: Connection, mark: ChainHead, last: int) -> ChainHead | ChainBreak:
    rows = connection.execute(_NEXT, (mark.seq, last, _AT_A_TIME)).fetchall()
    for seq, *texts, prev, hashed in rows:
        if seq != mark.seq + 1:
            break
        if prev != mark.hash:
            return ChainBreak(seq, "it does not follow the line before it")
        if digest(seq, texts, prev) != hashed:
            return ChainBreak(seq, "it was changed")
        mark = ChainHead(seq, hashed)
    else:
        if rows:
            return mark
    return ChainBreak(mark.seq + 1, "it is missing")
