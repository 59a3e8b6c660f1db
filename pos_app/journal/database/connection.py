"""A connection to a database: as much of apsw's as the journal uses, with types that hold."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, Self

Value = str | int | bytes | None
Row = tuple[Any, ...]  # STRICT tables hold what they declare


class Rows(Protocol):
    """What a statement answers with."""

    def fetchall(self) -> list[Row]:
        """Take every row."""
        ...

    def __iter__(self) -> Iterator[Row]:
        """Take one row after the other: of what is too much to be held at once."""
        ...


class Connection(Protocol):
    """apsw.Connection; its own type stubs need Python 3.12."""

    transaction_mode: str

    def execute(self, statements: str, bindings: Sequence[Value] = ()) -> Rows:
        """Run statements."""
        ...

    def pragma(self, name: str, value: Value = None) -> object:
        """Set or ask a pragma."""
        ...

    def changes(self) -> int:
        """Count the rows that the last statement touched."""
        ...

    def set_wal_hook(self, hook: Callable[[Any, str, int], int] | None, /) -> None:
        """Hear of the length of the WAL after every commit."""
        ...

    def wal_checkpoint(self, *, mode: int) -> tuple[int, int]:
        """Move the WAL into the main file."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> bool | None: ...
