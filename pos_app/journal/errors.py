"""What can be wrong with a book, as facts, and which of SQLite's errors mean that the disk said no.

JournalFault           a book cannot do what was asked; the sentence says which and what to do
├── JournalBroken      the disk takes no writing, or gives no reading
│   └── JournalGone    somebody removed or replaced the file while it is open
├── JournalDamaged     this is no book of ours, or a part of it cannot be trusted
├── JournalNewer       a newer Kaunta wrote it
├── JournalInUse       another program holds it
├── JournalForeign     it belongs to another environment
└── JournalKept        it is not practice: it is never set aside
"""

from collections.abc import Generator
from contextlib import contextmanager

import apsw

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

_NOT_OURS = (apsw.CorruptError, apsw.NotADBError)

# After one of these the whole transaction is in doubt, not only the statement that met it.
DISK = (
    *_NOT_OURS,
    apsw.FullError,
    apsw.IOError,
    apsw.ReadOnlyError,
    apsw.CantOpenError,
    apsw.PermissionsError,
    apsw.BusyError,
    apsw.LockedError,
    apsw.ProtocolError,
    apsw.NoLFSError,
    apsw.NoMemError,
)


class JournalFault(KnownError):  # noqa: N818  # a fact, as the house names errors
    """A book cannot do what was asked."""


class JournalBroken(JournalFault):
    """The disk takes no writing, or gives no reading."""


class JournalGone(JournalBroken):
    """Somebody removed or replaced the file while it is open."""


class JournalDamaged(JournalFault):
    """This is no book of ours, or a part of it cannot be trusted."""


class JournalNewer(JournalFault):
    """A newer Kaunta wrote this book."""


class JournalInUse(JournalFault):
    """Another program holds this book."""


class JournalForeign(JournalFault):
    """This book belongs to another environment."""


class JournalKept(JournalFault):
    """This book is not practice: it is never set aside."""


@contextmanager
def in_words(book: Sentence, doing: Sentence) -> Generator[None, None, None]:
    """Turn what SQLite says of the disk into a sentence; mistakes of ours pass as they are."""
    try:
        yield
    except _NOT_OURS as problem:
        raise JournalDamaged(Sentence("The {0} is damaged and cannot be {1}.", book, doing)) from problem
    except DISK as problem:
        raise JournalBroken(Sentence("The {0} cannot be {1}.", book, doing)) from problem
