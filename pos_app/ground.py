"""What every start stands on: closed doors, one folder, one claim on it, logs, crash reports, settings."""

import logging
import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.start import Start
from pos_app.system import crash, first, hygiene
from pos_app.system.bugs import Bug
from pos_app.system.crash import Crashes
from pos_app.system.first import Claim, Taken
from pos_app.system.logs import open_logs
from pos_app.system.places import Places
from pos_app.system.redaction import Redaction
from pos_app.system.settings_file import Loaded, SettingsFile
from pos_app.system.versions import own_version

OnBug = Callable[[Bug], object]

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """What every start has."""

    start: Start
    places: Places
    settings: Loaded
    redaction: Redaction
    crashes: Crashes


@dataclass(frozen=True, slots=True)
class Ground(Standing):
    """The standing of a till: it alone has the folder."""

    claim: Claim


def now() -> datetime:
    """Return the moment; the one place where the program reads the wall clock."""
    return datetime.now(UTC)


def is_root() -> bool:
    """Tell whether this process may do everything."""
    return sys.platform != "win32" and os.geteuid() == 0


def close_doors() -> None:
    """Do to this process what has to be done before any other part of it runs."""
    hygiene.keep_memory_private()
    hygiene.close_doors(os.environ)


def prepare_browser(start: Start) -> None:
    """Let the browser run as the rules are: with its protection, or as root for practice only."""
    said = hygiene.allow_root_without_sandbox(start.environment, is_root=is_root(), env=os.environ)
    if said:
        print(f"pos-app: {said}", file=sys.stderr)  # noqa: T201  # a command line speaks by printing


@contextmanager
def stand(start: Start, *, on_bug: OnBug = lambda _: None) -> Generator[Ground]:
    """Take the data folder and open what lies in it; give it back at the end."""
    places = Places.find(start.data_dir, start.environment)
    places.prepare()
    claim = first.claim(places.data_dir)
    if isinstance(claim, Taken):
        was_shown = first.ask_first_to_front(places.data_dir)
        raise KnownError(claim.sentence + (" Its window was brought to the front." if was_shown else ""))
    try:
        load = SettingsFile(places.settings, now=now).load
        with _stand(start, places, log="till.log", read=load, on_bug=on_bug) as standing:
            if standing.settings.problem:
                _log.warning("%s", standing.settings.problem)
            yield Ground(start, places, standing.settings, standing.redaction, standing.crashes, claim)
    finally:
        claim.release()


@contextmanager
def stand_beside(start: Start, *, log: str) -> Generator[Standing]:
    """Stand in a data folder without taking it, beside the till that may have it; what it logs goes to another file."""
    places = Places.find(start.data_dir, start.environment)
    places.prepare()
    look = SettingsFile(places.settings, now=now).look  # a broken file is the till's to set aside
    with _stand(start, places, log=log, read=look, on_bug=lambda _: None) as standing:
        yield standing


@contextmanager
def _stand(start: Start, places: Places, *, log: str, read: Callable[[], Loaded], on_bug: OnBug) -> Generator[Standing]:
    redaction = Redaction()
    book = open_logs(places.logs, level=logging.INFO, secrets=redaction, name=log)
    crashes = crash.install(places, version=own_version(), secrets=redaction, on_bug=on_bug)
    try:
        _log.info("Kaunta %s starts in %s", own_version(), start.environment)
        yield Standing(start, places, read(), redaction, crashes)
    except KnownError as error:
        _log.error("%s", error.sentence)  # a sentence for people, not a place in the code
        raise
    finally:
        _log.info("Kaunta ends")
        crashes.uninstall()
        book.close()
