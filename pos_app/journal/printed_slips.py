"""Writes and reads prints: a line before a slip goes to the printer, what became of it, and how many there are."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pos_app.domain.events import Topic
from pos_app.domain.ink import Ink
from pos_app.domain.printing import PrintResult, PrintTrouble
from pos_app.domain.slip import Paper
from pos_app.journal.database.connection import Connection, Row
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact
from pos_app.journal.store import Journal, Written

ABOUT_TO_PRINT: Final = "slip_about_to_print"
ENDED: Final = "slip_print_ended"
_NEVER_COUNTED: Final = frozenset({Paper.DRAWER, Paper.X_REPORT})  # each is a new one: a shift goes on
_PRINT: Final = "SELECT line, paper, about, copy, drawer, at, outcome, trouble, ended_at FROM slip_print"


@dataclass(frozen=True, slots=True)
class Print:
    """One time that a slip went to the printer."""

    line: int
    paper: Paper
    about: str
    copy: int  # 0 for the first one
    opens_drawer: bool
    at: datetime
    printed: PrintResult | None  # None while it is under way, or when the till stopped before the end
    trouble: PrintTrouble
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class Begun:
    """A print that may go out now, and the number of the copy it is."""

    ink: Ink
    copy: int


async def begin(journal: Journal, paper: Paper, about: str, *, opens_drawer: bool) -> Begun:
    """Write that a slip is about to be printed; its copies are counted here and nowhere else."""
    return await journal.write(partial(_begin, paper=paper, about=about, opens_drawer=opens_drawer))


async def end(journal: Journal, ink: Ink, printed: PrintResult, trouble: PrintTrouble) -> None:
    """Write what became of it."""
    await journal.write(partial(_end, line=ink.line, printed=printed, trouble=trouble))


def copies_of(connection: Connection, paper: Paper, about: str) -> int:
    """Count how often a slip was printed, or may have been."""
    if not about or paper in _NEVER_COUNTED:
        return 0
    found = connection.execute(
        "SELECT count(*) FROM slip_print WHERE paper = ? AND about = ? AND outcome <> 'not_printed'", (paper, about)
    ).fetchall()
    return int(found[0][0])


def prints_of(connection: Connection, paper: Paper, about: str) -> tuple[Print, ...]:
    """Read every time that a slip went to the printer, oldest first."""
    rows = connection.execute(f"{_PRINT} WHERE paper = ? AND about = ? ORDER BY line", (paper, about)).fetchall()
    return tuple(map(_print, rows))


def last_printed_at(connection: Connection) -> datetime | None:
    """Read when something was certainly printed last."""
    found = connection.execute("SELECT max(ended_at) FROM slip_print WHERE outcome = 'printed'").fetchall()
    return datetime.fromisoformat(found[0][0]) if found[0][0] else None


def _begin(connection: Connection, at: str, *, paper: Paper, about: str, opens_drawer: bool) -> Written[Begun]:
    copy = copies_of(connection, paper, about)
    opens = opens_drawer and not copy
    facts: dict[str, Fact] = {"paper": paper.value, "copy": copy, "drawer": opens}
    line = Entry(ABOUT_TO_PRINT, about, facts, Topic.PAPER)
    last = append(connection, at, [line])
    connection.execute(
        "INSERT INTO slip_print (line, paper, about, copy, drawer, at) VALUES (?, ?, ?, ?, ?, ?)",
        (last, paper, about, copy, opens, at),
    )
    return Written(Begun(Ink(last), copy), (line,))


def _end(connection: Connection, at: str, *, line: int, printed: PrintResult, trouble: PrintTrouble) -> Written[None]:
    about = _print(connection.execute(f"{_PRINT} WHERE line = ?", (line,)).fetchall()[0]).about
    connection.execute(
        "UPDATE slip_print SET outcome = ?, trouble = ?, ended_at = ? WHERE line = ?", (printed, trouble, at, line)
    )
    facts: dict[str, Fact] = {"print": line, "outcome": printed.value, "trouble": trouble.value}
    entry = Entry(ENDED, about, facts, Topic.PAPER)
    append(connection, at, [entry])
    return Written(None, (entry,))


def _print(row: Row) -> Print:
    line, paper, about, copy, drawer, at, outcome, trouble, ended_at = row
    return Print(
        line,
        Paper(paper),
        about,
        copy,
        bool(drawer),
        datetime.fromisoformat(at),
        PrintResult(outcome) if outcome else None,
        PrintTrouble(trouble or PrintTrouble.NONE),
        datetime.fromisoformat(ended_at) if ended_at else None,
    )
