"""Bugs and crashes, each noted in one local report: where it happened, never what the values were."""

import contextlib
import faulthandler
import json
import logging
import os
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, cast

from pos_app.domain.errors import KnownError
from pos_app.system.atomic_write import write_durably
from pos_app.system.bug_reports import Bug, Failure, describe, describe_context
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
from pos_app.system.versions import versions

if TYPE_CHECKING:  # the window is painted before there is a loop
    from asyncio import AbstractEventLoop

_logger = logging.getLogger(__name__)
_MOST_REPORTS: Final = 20
_WRITTEN_EACH_TIME: Final = 10  # a bug in something painted comes sixty times a second
_FAULTS: Final = "faults.txt"


class Crashes:
    """The bugs of this till, and the hooks that hear of them."""

    def __init__(
        self,
        folder: Path,
        *,
        version: str,
        secrets: Redaction,
        on_bug: Callable[[Bug], object],
        now: Callable[[], datetime],
    ) -> None:
        self._folder = folder
        self._version = version
        self._secrets = secrets
        self._on_bug = on_bug
        self._now = now
        self._bugs: dict[str, Bug] = {}
        self._noting = threading.RLock()
        self._nested = threading.local()
        self._faults = -1

    def note(self, raised: BaseException, heard: str) -> None:
        """Report a bug and ring; an error with a sentence for people is none. Never raises, from whichever thread."""
        match raised:
            case KeyboardInterrupt() | SystemExit():
                return
            case KnownError():
                _logger.warning("Nobody took this up: %s", raised.sentence)
            case _ if _is_cancelled(raised):
                return
            case _:
                self._note(lambda: describe(raised, self._secrets), heard)

    def loop_handler(self, _loop: "AbstractEventLoop", context: Mapping[str, object]) -> None:
        """Take what a task or a callback of the loop left behind; for `loop.set_exception_handler`."""
        raised = context.get("exception")
        if isinstance(raised, BaseException):
            self.note(raised, "loop")
            return
        left_behind = context.get("task") or context.get("future") or context.get("handle")
        self._note(lambda: describe_context(str(context.get("message")), left_behind, self._secrets), "loop")

    def hear(self) -> None:
        """Set the hooks of the process."""
        sys.excepthook = self._hear_main
        threading.excepthook = self._hear_thread
        sys.unraisablehook = self._hear_unraisable
        with contextlib.suppress(OSError):
            self._watch_for_faults()

    def uninstall(self) -> None:
        """Give the hooks back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        if self._faults >= 0:
            faulthandler.disable()
            os.close(self._faults)
            self._faults = -1

    def _hear_main(self, kind: type[BaseException], raised: BaseException, at: TracebackType | None) -> None:
        if isinstance(raised, KeyboardInterrupt):
            sys.__excepthook__(kind, raised, at)
        self.note(raised, "main")

    def _hear_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.note(args.exc_value, "thread")

    def _hear_unraisable(self, args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            self.note(args.exc_value, "unraisable")

    def _watch_for_faults(self) -> None:
        """Let a crash of the interpreter itself leave its places in a file, and keep what the last one left."""
        path = self._folder / _FAULTS
        if path.exists() and path.stat().st_size:
            path.replace(self._folder / f"fault-{self._now():%Y%m%dT%H%M%S%f}.txt")
            _logger.error("The till crashed when it ran last.")
            self._clear_out()
        self._faults = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        faulthandler.enable(self._faults)

    def _note(self, describe_it: Callable[[], tuple[Failure, ...]], heard: str) -> None:
        if getattr(self._nested, "noting", False):
            return  # a bug in telling of a bug
        self._nested.noting = True
        try:
            failures = describe_it()
            with self._noting:
                bug = self._count(failures, heard)
                if bug.count <= _WRITTEN_EACH_TIME or bug.count & (bug.count - 1) == 0:
                    self._keep(bug)
            self._on_bug(bug)
        except Exception:  # whatever fails here must not fail the till
            with contextlib.suppress(Exception):
                _logger.exception("A bug could not be told of.")
        finally:
            self._nested.noting = False

    def _count(self, failures: tuple[Failure, ...], heard: str) -> Bug:
        import hashlib  # OpenSSL comes with it, and no window needs that

        places = [(one.kind, one.places or one.message) for one in failures]
        fingerprint = hashlib.sha256(repr((self._version, places)).encode()).hexdigest()[:12]
        now = self._now().astimezone(UTC).isoformat(timespec="seconds")
        first_at, count = self._kept_before(fingerprint)
        bug = Bug(fingerprint, heard, self._version, failures, first_at or now, now, count + 1)
        self._bugs[fingerprint] = bug
        return bug

    def _kept_before(self, fingerprint: str) -> tuple[str | None, int]:
        known = self._bugs.get(fingerprint)
        if known is not None:
            return known.first_at, known.count
        try:
            match cast("object", json.loads(self._file_of(fingerprint).read_bytes())):
                case {"bug": {"first_at": str(first_at), "count": int(count)}}:
                    return first_at, count
                case _:
                    return None, 0
        except (OSError, ValueError):
            return None, 0

    def _file_of(self, fingerprint: str) -> Path:
        return self._folder / f"crash-{fingerprint}.json"

    def _keep(self, bug: Bug) -> None:
        with contextlib.suppress(OSError):
            report = {"versions": versions(), "bug": asdict(bug)}
            write_durably(self._file_of(bug.fingerprint), json.dumps(report, indent=2).encode())
            self._clear_out()
        _logger.error("A bug was noted as %s: %s", bug.fingerprint, bug.headline)
        if sys.stderr is not None:  # a windowed program has none
            sys.stderr.write(f"A bug was noted as {bug.fingerprint}: {bug.headline}\n")

    def _clear_out(self) -> None:
        kept = sorted(
            (*self._folder.glob("crash-*.json"), *self._folder.glob("fault-*.txt")),
            key=lambda path: path.stat().st_mtime,
        )
        for path in kept[:-_MOST_REPORTS]:
            path.unlink(missing_ok=True)


def _is_cancelled(raised: BaseException) -> bool:
    """Tell whether this is only a task that was told to stop."""
    if isinstance(raised, Exception):
        return False
    from asyncio import CancelledError

    return isinstance(raised, CancelledError)


def install(
    places: Paths,
    *,
    version: str,
    secrets: Redaction,
    on_bug: Callable[[Bug], object],
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> Crashes:
    """Hear of every bug from now on; `on_bug` is called each time, in the thread of the bug."""
    crashes = Crashes(places.crashes, version=version, secrets=secrets, on_bug=on_bug, now=now)
    crashes.hear()
    return crashes
