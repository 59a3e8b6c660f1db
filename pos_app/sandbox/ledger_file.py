"""Keeps the ledger over a restart, in a file of one JSON line per change: no card, no key and no token is in it."""

import json
import logging
import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from pos_app.sandbox.ledger import Credit, Ledger, LedgerOrder, Payment, Stage

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_NOT_WRITTEN: Final = {
    "payment": {"access_token": True, "step_up_token": True, "card": {"digest": True}},
    "order": {},
    "credit": {},
}
# What stands in its place when it is read again: a token that fits no call, a card that is like no other.
_INSTEAD: Final = {"access_token": "", "step_up_token": ""}
_KINDS: Final = {"payment": Payment, "order": LedgerOrder, "credit": Credit}

_log: Final = logging.getLogger(__name__)

Record = Payment | LedgerOrder | Credit


class CannotKeep(Exception):  # noqa: N818  # a fact, as the house names errors
    """The file cannot be used."""


class LedgerFile:
    """Writes what changed, before it is answered; a line that was torn by a kill is as if it had never been."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = -1
        self._written: dict[tuple[str, str], str] = {}
        self._ended: set[tuple[str, str]] = set()

    def open(self, ledger: Ledger) -> int:
        """Take up what an earlier run left; returns how many lots it had drawn."""
        try:
            drawn = self._read(ledger)
            self._begin_anew(self._changes(ledger, drawn))
            self._file = os.open(self._path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except OSError as problem:
            raise CannotKeep(f"The file {self._path} cannot be used ({problem.strerror}).") from problem
        return drawn

    def keep(self, ledger: Ledger, drawn: int) -> None:
        """Write down what changed since the last time."""
        lines = b"".join(self._changes(ledger, drawn))
        if not lines or self._file < 0:
            return
        try:
            os.write(self._file, lines)
        except OSError as problem:  # practice goes on; only its end would be forgotten with a restart
            _log.warning("What the played service knows is no longer kept: %s", problem.strerror)
            self.close()

    def clear(self, drawn: int) -> None:
        """Forget everything but how many lots were drawn: no name comes twice."""
        self._written.clear()
        self._ended.clear()
        if self._file < 0:
            return
        try:
            os.ftruncate(self._file, 0)
            os.write(self._file, _line({"drawn": drawn}))
        except OSError as problem:
            _log.warning("What the played service knew could not be cleared: %s", problem.strerror)

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _changes(self, ledger: Ledger, drawn: int) -> Iterable[bytes]:
        books: Mapping[str, Mapping[str, Record]] = {
            "payment": ledger.payments,
            "order": ledger.orders,
            "credit": ledger.credits,
        }
        for kind, book in books.items():
            for reference, record in book.items():
                if (kind, reference) in self._ended:
                    continue
                text = _text_of(kind, record)
                if self._written.get((kind, reference)) == text:
                    continue
                self._written[kind, reference] = text
                if _has_ended(record):
                    self._ended.add((kind, reference))
                yield _line({"drawn": drawn, "kind": kind, "record": json.loads(text)})

    def _read(self, ledger: Ledger) -> int:
        drawn = 0
        try:
            lines = self._path.read_bytes().splitlines()
        except FileNotFoundError:
            return drawn
        for line in lines:
            try:
                found = cast("dict[str, Any]", json.loads(line))
                drawn = max(drawn, int(found["drawn"]))
                if "kind" in found:
                    _take(ledger, found["kind"], found["record"])
            except (ValueError, TypeError, KeyError, RecursionError):
                continue  # torn, or of another version: practice does without it
        return drawn

    def _begin_anew(self, lines: Iterable[bytes]) -> None:
        """Write the whole file as short as it can be; a kill leaves the old one or the new one."""
        beside = self._path.with_name(self._path.name + ".new")
        beside.unlink(missing_ok=True)
        file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        try:
            for line in lines:
                os.write(file, line)
        finally:
            os.close(file)
        beside.replace(self._path)


def _has_ended(record: Record) -> bool:
    """Tell whether nothing of it can change any more."""
    match record:
        case Payment():
            return record.stage is Stage.ENDED and record.is_told
        case LedgerOrder():
            return False  # it may be sent again, and fare better
        case Credit():
            return True


def _text_of(kind: str, record: Record) -> str:
    return _form_of(kind).dump_json(record, exclude=_NOT_WRITTEN[kind]).decode()


def _take(ledger: Ledger, kind: str, fields: dict[str, Any]) -> None:
    if kind == "payment":
        fields = {**_INSTEAD, **fields, "card": {**fields["card"], "digest": ""}}
    match _form_of(kind).validate_python(fields, strict=False):
        case Payment() as payment:
            ledger.payments[payment.reference] = payment
        case LedgerOrder() as order:
            ledger.orders[order.reference] = order
        case Credit() as credit:
            ledger.credits[credit.reference] = credit


@cache
def _form_of(kind: str) -> "TypeAdapter[Record]":
    from pydantic import TypeAdapter  # a part of a second that only a kept ledger needs

    return TypeAdapter(_KINDS[kind])


def _line(content: dict[str, object]) -> bytes:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
