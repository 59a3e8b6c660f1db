"""What a replay works with: the lines that it reads, and the rows that they should add up to."""

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from pos_app.domain.references import folded
from pos_app.journal.database.connection import Value
from pos_app.journal.entry import Fact

Key = tuple[Value, ...]
ExpectedRow = dict[str, Value]  # only the columns that lines tell of: what an older version did not write is left out


class ReplayedLine(NamedTuple):
    """A line, as far as a replay needs it."""

    seq: int
    at: str
    kind: str
    subject: str
    facts: Mapping[str, Fact]
    prev: bytes

    def text(self, name: str) -> str:
        """Return a fact as text."""
        return str(self.facts.get(name, ""))

    def number(self, name: str) -> int:
        """Return a fact as a number."""
        found = self.facts.get(name)
        return found if isinstance(found, int) else 0


class ExpectedRows:
    """What every row should be, after the lines that were added so far."""

    def __init__(self) -> None:
        self.tables: defaultdict[str, dict[Key, ExpectedRow]] = defaultdict(dict)
        self.tells_all = False  # the book was begun by a version whose lines tell everything
        self.has_shifts = False
        self.not_understood = 0  # the first line that does not tell what its kind tells
        self.money: dict[str, tuple[Value, Value]] = {}  # of each payment and order
        self.last_sale = 0
        self.before_close = ""  # the last line before those of a Z
        self.unseen: defaultdict[Value, list[ExpectedRow]] = defaultdict(list)  # the judgements of each inbox
        self.untold: set[Value] = set()  # about what nobody can tell how often it came to an end
        self._settled: dict[str, int] = {}
        self._same: set[str] = set()  # the same references, however they are spelt
        self._row: int | None = None  # the number of the last row of `settled`, where it is known

    def put(self, table: str, *key: Value, **values: Value) -> ExpectedRow:
        """Expect a row."""
        row = self.tables[table][key] = values
        return row

    def of(self, table: str, *key: Value) -> ExpectedRow | None:
        """Return what is expected of a row."""
        return self.tables[table].get(key)

    def add(self, table: str, *key: Value, count: str, minor: int) -> None:
        """Count money into a total."""
        total = self.of(table, *key) or self.put(table, *key, **{count: 0, "minor": 0})
        total[count], total["minor"] = _number(total[count]) + 1, _number(total["minor"]) + minor

    def begin(self, *, tells_all: bool) -> None:
        """Hear from the first line whether every line tells all that rows add up to."""
        self.tells_all = tells_all
        self._row = 0 if tells_all else None

    def settle(self, about: str, **values: Value) -> None:
        """Expect the next row of what came to an end, as the triggers of the database write it."""
        place = self._settled[about] = self._settled.get(about, 0) + 1
        self._same.add(folded(about))
        values.setdefault("is_overpaid", 0)
        if self._row is not None:
            self._row += 1
            values["row"] = self._row
        if not self.tells_all and not self.has_shifts:
            self.untold.add(about)  # of what ended before there were shifts, only receipts were taken over
        self.put("settled", about, place, **values)

    def is_settled(self, about: str) -> bool:
        """Tell whether something came to an end before."""
        return folded(about) in self._same

    def counts_from(self, row: int) -> None:
        """Hear from a Z which row was the last one by then."""
        self._row = row

    def loses_count(self, about: str) -> None:
        """Say that nobody can tell whether another row was written, and about what."""
        self._row = None
        self.untold.add(about)
        self._settled.setdefault(about, 0)
        self._same.add(folded(about))


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0
