"""The logs: one line per record, readable by their owner only, rotated, and without secrets."""

import logging
import os
import re
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from pos_app.system.redaction import Redaction

_LARGEST_FILE: Final = 1024 * 1024
_OLD_FILES: Final = 5
_CHATTY: Final = ("asyncio", "httpcore", "httpx", "keyring", "qasync", "uvicorn", "uvicorn.access", "uvicorn.error")
# Control characters would forge lines, direction marks reorder them.
_UNSAFE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")
_SHORT_ESCAPES: Final = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
_STANDARD: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class LogFile(logging.Handler):
    """The file that everything logged in the program ends in."""

    def __init__(self, path: Path, secrets: Redaction, *, largest: int) -> None:
        super().__init__()
        self.path = path
        self._secrets = secrets
        self._largest = largest
        self._file = -1
        self._lost = 0  # lines since the last one that could be written
        self._torn = False  # a full disk took half a line

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line, or count it as lost."""
        try:
            line = self._line(record)
            if self._lost:
                line = f"({self._lost} lines were lost before this one) {line}"
            self._write(line.encode("utf-8", "backslashreplace") + b"\n")
        except Exception:  # noqa: BLE001  # no log line is worth a stopped till, and printing it would show its secrets
            self._lost += 1
        else:
            self._lost = 0

    def close(self) -> None:
        """Stop writing."""
        logging.getLogger().removeHandler(self)
        self._shut()
        super().close()

    def _line(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
        said = escape(self._secrets.hide(_text(record)))
        return f"{when} {record.levelname} {escape(record.name)}: {said}"

    def _write(self, line: bytes) -> None:
        if self._file < 0:
            self._open()
        if os.fstat(self._file).st_size + len(line) > self._largest:
            self._turn_over()
        if self._torn:
            line = b"\n" + line
        written = os.write(self._file, line)
        self._torn = written < len(line)

    def _open(self) -> None:
        how = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._file = os.open(self.path, how, 0o600)
        if os.name == "posix":
            os.fchmod(self._file, 0o600)

    def _turn_over(self) -> None:
        self._shut()
        for number in range(_OLD_FILES, 0, -1):
            older = self.path.with_name(f"{self.path.name}.{number}")
            newer = self.path.with_name(f"{self.path.name}.{number - 1}") if number > 1 else self.path
            if newer.exists():
                newer.replace(older)
        self._open()

    def _shut(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def open_logs(
    folder: Path, *, level: int, secrets: Redaction, name: str = "till.log", largest: int = _LARGEST_FILE
) -> LogFile:
    """Write all logging to `folder` until `close()`. A full disk or a broken record costs lines, never the till."""
    book = LogFile(folder / name, secrets, largest=largest)
    root = logging.getLogger()
    root.setLevel(level)
    root.addHandler(book)
    for name in _CHATTY:  # their details carry addresses and headers
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    return book


def escape(text: str) -> str:
    """Write control characters and direction marks out, so that a text stays on its line."""
    return _UNSAFE.sub(lambda found: _SHORT_ESCAPES.get(found[0]) or f"\\u{ord(found[0]):04x}", text)


def _text(record: logging.LogRecord) -> str:
    """Put everything a record carries into one text, so that nothing goes past the redaction."""
    try:
        parts = [record.getMessage()]
    except Exception:  # noqa: BLE001  # arguments that do not fit, or that fail to describe themselves
        parts = [f"{record.msg!s} (its arguments could not be written)"]
    parts += [f"{name}={value!s}" for name, value in record.__dict__.items() if name not in _STANDARD]
    if record.exc_info:
        parts += ["|", "".join(traceback.format_exception(*record.exc_info)).rstrip()]
    if record.stack_info:
        parts += ["|", record.stack_info]
    return " ".join(parts)
