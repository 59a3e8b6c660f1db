"""The process of a till: hardened, alone in its data folder, with logs, crash reports and settings."""

__audience__ = "back office"

import logging
import os
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from pos_app.app.start_options import StartOptions
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.system import crash_reports, process_hardening, single_instance
from pos_app.system.bug_reports import Bug
from pos_app.system.crash_reports import Crashes
from pos_app.system.logs import open_logs
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
from pos_app.system.settings_file import Loaded, SettingsFile
from pos_app.system.single_instance import FolderClaim, FolderTaken
from pos_app.system.versions import own_version

OnBug = Callable[[Bug], object]

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ProcessContext:
    """What every start has."""

    start: StartOptions
    places: Paths
    settings: Loaded
    redaction: Redaction
    crashes: Crashes


@dataclass(frozen=True, slots=True)
class TillProcess(ProcessContext):
    """The standing of a till: it alone has the folder."""

    claim: FolderClaim


def now() -> datetime:
    """Return the moment; the one place where the program reads the wall clock."""
    return datetime.now(UTC)


class SystemClock:
    """The clocks of this computer."""

    def now(self) -> datetime:
        """Return the moment, by the shop's clock."""
        return now().astimezone()

    def monotonic(self) -> float:
        """Return seconds that only go on."""
        return time.monotonic()

    def steady(self) -> float:
        """Return seconds of a clock that nobody can set; where the system has one, it goes on while the computer
        sleeps."""
        if sys.platform == "linux":
            return time.clock_gettime(time.CLOCK_BOOTTIME)
        return time.monotonic()


def is_root() -> bool:
    """Tell whether this process may do everything."""
    return sys.platform != "win32" and os.geteuid() == 0


def harden_process() -> None:
    """Do to this process what has to be done before any other part of it runs."""
    process_hardening.keep_memory_private()
    process_hardening.harden(os.environ)


def prepare_browser(start: StartOptions) -> None:
    """Let the browser run as the rules are: with its protection, or as root for practice only."""
    said = process_hardening.allow_root_without_sandbox(
        start.environment, is_root=is_root(), env=os.environ, words=sys.argv[1:]
    )
    if said:
        print(f"pos-app: {said}", file=sys.stderr)  # noqa: T201  # a command line speaks by printing


@contextmanager
def open_process(start: StartOptions, *, on_bug: OnBug = lambda _: None) -> Generator[TillProcess]:
    """Take the data folder and open what lies in it; give it back at the end."""
    places = Paths.find(start.data_dir, start.environment)
    places.prepare()
    claim = single_instance.claim(places.data_dir)
    if isinstance(claim, FolderTaken):
        was_shown = single_instance.ask_first_to_front(places.data_dir)
        raise KnownError(claim.sentence.then(Sentence("Its window was brought to the front.") if was_shown else None))
    try:
        load = SettingsFile(places.settings, now=now, environment=places.environment).load
        with _open_process(start, places, log="till.log", read=load, on_bug=on_bug) as standing:
            if standing.settings.problem:
                _log.warning("%s", standing.settings.problem)
            yield TillProcess(start, places, standing.settings, standing.redaction, standing.crashes, claim)
    finally:
        claim.release()


@contextmanager
def open_unclaimed_process(start: StartOptions, *, log: str) -> Generator[ProcessContext]:
    """Stand in a data folder without taking it, beside the till that may have it; what it logs goes to another file."""
    places = Paths.find(start.data_dir, start.environment)
    places.prepare()
    look = SettingsFile(
        places.settings, now=now, environment=places.environment
    ).look  # a broken file is the till's to set aside
    with _open_process(start, places, log=log, read=look, on_bug=lambda _: None) as standing:
        yield standing


@contextmanager
def _open_process(
    start: StartOptions, places: Paths, *, log: str, read: Callable[[], Loaded], on_bug: OnBug
) -> Generator[ProcessContext]:
    redaction = Redaction()
    book = open_logs(places.logs, level=logging.INFO, secrets=redaction, name=log)
    crashes = crash_reports.install(places, version=own_version(), secrets=redaction, on_bug=on_bug)
    try:
        _log.info("Kaunta %s starts in %s", own_version(), start.environment)
        yield ProcessContext(start, places, read(), redaction, crashes)
    except KnownError as error:
        _log.error("%s", error.sentence)  # a sentence for people, not a place in the code
        raise
    finally:
        _log.info("Kaunta ends")
        crashes.uninstall()
        book.close()
