"""The hash chain: every line holds the hash of the one before it, and the first says whose book this is."""

__audience__ = "back office"

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.entry import Entry, as_text, from_text
from pos_app.journal.errors import JournalDamaged

BEGUN: Final = "journal_begun"
TOLD: Final = 1  # from the first line on, lines tell everything that rows add up to
_FORM: Final = 1  # which fields are hashed, and how
_MARK: Final = b"kaunta journal line"


@dataclass(frozen=True, slots=True)
class ChainHead:
    """The line written last."""

    seq: int
    hash: bytes


BEFORE_ALL: Final = ChainHead(0, bytes(32))


def first_entry(environment: Environment, book_id: str) -> Entry:
    """Make the line that every journal begins with."""
    return Entry(BEGUN, book_id, {"environment": environment.value, "form": _FORM, "told": TOLD}, Topic.TILL)


def append(connection: Connection, at: str, entries: Iterable[Entry]) -> int:
    """Write lines behind the last one, and return the number of the new last one."""
    last = head(connection)
    for entry in entries:
        seq, facts = last.seq + 1, as_text(entry.facts)
        texts = (at, entry.kind, entry.subject, facts)
        hashed = digest(seq, [text.encode() for text in texts], last.hash)
        connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)", (seq, *texts, last.hash, hashed))
        last = ChainHead(seq, hashed)
    return last.seq


def head(connection: Connection) -> ChainHead:
    """Read which line was written last."""
    found = connection.execute("SELECT seq, hash FROM head").fetchall()
    if not found:
        raise JournalDamaged(Sentence("The journal is damaged: it does not say where it ends."))
    return ChainHead(*found[0])


def environment_of(connection: Connection) -> Environment | None:
    """Read whose book this is; None when nothing was written yet."""
    if head(connection) == BEFORE_ALL:
        return None
    found = connection.execute("SELECT facts FROM entry WHERE seq = 1 AND kind = ?", (BEGUN,)).fetchall()
    try:
        return Environment(str(from_text(found[0][0])["environment"]))
    except (LookupError, TypeError, ValueError) as problem:
        raise JournalDamaged(Sentence("The journal is damaged: its first line does not say whose it is.")) from problem


def book_of(connection: Connection) -> str:
    """Read the name that this book was given when it was begun; empty when nothing was written yet."""
    found = connection.execute("SELECT subject FROM entry WHERE seq = 1").fetchall()
    return str(found[0][0]) if found else ""


def digest(seq: int, texts: Iterable[bytes], prev: bytes) -> bytes:
    """Hash a line: its number, its texts and the hash before it, each led by its length."""
    parts = (_MARK, str(_FORM).encode(), str(seq).encode(), *texts, prev)
    return sha256(b"".join(piece for part in parts for piece in (len(part).to_bytes(8, "big"), part))).digest()
