"""The one writer of a database: a thread that commits whole transactions, each answered once it is durable."""

import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from threading import Condition, Thread
from typing import Any, Final, Generic, TypeVar

import apsw

from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.in_place import InPlace
from pos_app.journal.errors import DISK, JournalBroken, JournalGone
from pos_app.journal.schema import Schema

_LARGEST_GROUP: Final = 256
_FOLD_BACK_PAGES: Final = 1000

T = TypeVar("T")

log = logging.getLogger(__name__)


class _Requested(Generic[T]):
    """Something asked of the pen, and the promise of an answer that nobody can take back."""

    def __init__(self) -> None:
        self.future: Future[T] = Future()
        self.future.set_running_or_notify_cancel()


class _Call(_Requested[T]):
    """One transaction."""

    def __init__(self, act: Callable[[Connection], T]) -> None:
        super().__init__()
        self._act = act
        self.answer: Callable[[], None]  # known once written, given once committed

    def write(self, connection: Connection) -> None:
        """Write inside a savepoint: what the call raises for a reason of its own undoes this call alone."""
        connection.execute("SAVEPOINT call")
        try:
            self.answer = partial(self.future.set_result, self._act(connection))
        except DISK:
            raise
        except Exception as problem:  # noqa: BLE001  # handed to whoever asked
            connection.execute("ROLLBACK TO call")
            self.answer = partial(self.future.set_exception, problem)
        connection.execute("RELEASE call")


class _ConnectionCall(_Requested[T]):
    """Something done to the file while the pen is off it."""

    def __init__(self, act: Callable[[], T]) -> None:
        super().__init__()
        self._act = act

    def take(self) -> Callable[[], None]:
        """Do it, and return how to answer."""
        try:
            return partial(self.future.set_result, self._act())
        except Exception as problem:  # noqa: BLE001  # handed to whoever asked
            return partial(self.future.set_exception, problem)


class Writer:
    """Writes to one file; calls may come from any thread, with or without a loop."""

    def __init__(self, schema: Schema, open_file: Callable[[], Connection], in_place: InPlace) -> None:
        self._schema = schema
        self._open_file = open_file
        self._in_place = in_place
        self._is_gone = False
        self._waiting: deque[_Call[Any] | _ConnectionCall[Any]] = deque()
        self._moved = Condition()
        self._is_closed = False
        self._wal_pages = 0
        self.opened = _Requested[None]().future
        # A daemon: a till that crashed must not hang in its own end; what was not answered was never promised.
        self._thread = Thread(target=self._work, name=f"{schema.book}-pen", daemon=True)
        self._thread.start()

    def write(self, act: Callable[[Connection], T]) -> Future[T]:
        """Have a transaction written; the answer comes after the durable commit."""
        call = _Call(act)
        self._enqueue(call)
        return call.future

    def step_off(self, act: Callable[[], T]) -> Future[T]:
        """Have something done to the file while the pen is off it; later calls wait."""
        turn = _ConnectionCall(act)
        self._enqueue(turn)
        return turn.future

    def close(self) -> None:
        """Write what still waits, take nothing new, and let go of the file."""
        with self._moved:
            self._is_closed = True
            self._moved.notify()
        self._thread.join()

    def _enqueue(self, asked: _Call[Any] | _ConnectionCall[Any]) -> None:
        with self._moved:
            if self._is_closed:
                raise JournalBroken(Sentence("The {0} is closed.", self._schema.book))
            self._waiting.append(asked)
            self._moved.notify()

    def _work(self) -> None:
        try:
            connection = self._open()
        except Exception as problem:  # noqa: BLE001  # handed to whoever opened the book
            self._refuse_all(problem)
            self.opened.set_exception(problem)
            return
        self.opened.set_result(None)
        while found := self._next():
            if isinstance(found, list):
                self._commit(connection, found)
                self._fold_back(connection)
                continue
            self._let_go(connection)
            answer = found.take()
            try:
                connection = self._open()
            except Exception as problem:  # noqa: BLE001  # handed to everybody who waits
                self._refuse_all(problem)
                found.future.set_exception(problem)
                return
            answer()
        self._let_go(connection)

    def _open(self) -> Connection:
        connection = self._open_file()
        # In place of SQLite's own habit, which folds the WAL back while somebody still waits for that commit.
        connection.set_wal_hook(self._count_pages)
        self._in_place.take()
        return connection

    def _next(self) -> list[_Call[Any]] | _ConnectionCall[Any] | None:
        """Wait for something to do: whatever calls stand in line are one group."""
        with self._moved:
            self._moved.wait_for(lambda: self._waiting or self._is_closed)
            group: list[_Call[Any]] = []
            while self._waiting and len(group) < _LARGEST_GROUP:
                asked = self._waiting.popleft()
                if isinstance(asked, _Call):
                    group.append(asked)
                elif group:
                    self._waiting.appendleft(asked)
                    break
                else:
                    return asked
            return group or None

    def _commit(self, connection: Connection, group: list[_Call[Any]]) -> None:
        if not self._is_in_place():
            for call in group:
                call.future.set_exception(JournalGone(self._schema.gone))
            return
        try:
            connection.execute("BEGIN IMMEDIATE")
            for call in group:
                call.write(connection)
            connection.execute("COMMIT")
        except apsw.Error as problem:
            log.exception("the %s was not written", self._schema.book)
            with suppress(apsw.Error):  # SQLite may have rolled back by itself
                connection.execute("ROLLBACK")
            is_full = isinstance(problem, apsw.FullError)
            sentence = (is_full and self._schema.full) or self._schema.broken
            for call in group:
                broken = JournalBroken(sentence)
                broken.__cause__ = problem
                call.future.set_exception(broken)
        else:
            for call in group:
                call.answer()

    def _is_in_place(self) -> bool:
        """Tell whether what is written now can be read again; a file that was put back is as good as before."""
        is_gone = not self._in_place.holds()
        if is_gone and not self._is_gone:
            log.error("%s", self._schema.gone)
        self._is_gone = is_gone
        return not is_gone

    def _fold_back(self, connection: Connection) -> None:
        """Move what is durable in the WAL into the main file, now that nobody waits for it."""
        if self._wal_pages < _FOLD_BACK_PAGES:
            return
        try:
            connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
            self._in_place.take_size()
        except apsw.Error as problem:
            log.warning("the WAL of the %s was not folded back: %s", self._schema.book, type(problem).__name__)

    def _count_pages(self, _connection: Connection, _name: str, pages: int) -> int:
        self._wal_pages = pages
        return apsw.SQLITE_OK

    def _refuse_all(self, problem: Exception) -> None:
        with self._moved:
            self._is_closed = True
            refused, self._waiting = self._waiting, deque()
        for asked in refused:
            asked.future.set_exception(problem)

    def _let_go(self, connection: Connection) -> None:
        try:
            connection.close()
        except apsw.Error as problem:  # what was answered is durable all the same
            log.warning("the %s was not closed cleanly: %s", self._schema.book, type(problem).__name__)
