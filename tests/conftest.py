"""What holds for every test: no display, one loop for Qt, nothing left behind, and no log line that nobody expected."""

import asyncio
import gc
import logging
import os
import re
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from tests.soak_record import RECORD, SoakRecord, kept_examples

if TYPE_CHECKING:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QWidget

    from pos_app.ui.frame.application import TillApp
    from pos_app.ui.kit.garbage import Collector

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_TURNS = 5  # of the loop, for deletions and cancellations to be carried out
_GRACE = 30.0  # seconds for a thread that is ending
_PATIENCE_OF_QT = 60_000  # milliseconds
_PATIENCE = 60.0  # seconds for what a test that failed left running
_OPENS, _CLOSES = 6, 17  # o'clock; a run takes an hour at most, the long ones some more
_OF_QT_ITSELF = frozenset({"QTipLabel"})


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "may_log(*patterns): log lines at WARNING and above that this test expects")
    # A busy machine is no mistake of the code.
    usual = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
    kept = kept_examples()
    settings.register_profile("kaunta", settings(usual, database=kept, print_blob=True) if kept else usual)
    settings.load_profile("kaunta")
    _be_patient()
    _stay_clear_of_midnight()
    record = os.environ.get(RECORD)
    if record:
        config.pluginmanager.register(SoakRecord(Path(record)))


def _be_patient() -> None:
    """Wait for what must come as long as a busy machine needs: pytest-qt gives up after 5 seconds."""
    for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitActive, QtBot.waitExposed):
        if wait.__kwdefaults__ is not None:
            wait.__kwdefaults__["timeout"] = _PATIENCE_OF_QT


def _stay_clear_of_midnight() -> None:
    """Begin in the hours of a shop: after midnight the list of today is empty, also for a test that sold before it."""
    hour = time.gmtime().tm_hour
    shifted = min(max(hour, _OPENS), _CLOSES)
    if hasattr(time, "tzset") and "TZ" not in os.environ and shifted != hour:
        os.environ["TZ"] = f"SHOP{hour - shifted:+d}"  # to POSIX a zone west of Greenwich is positive
        time.tzset()


def pytest_collection_finish() -> None:
    """Put thousands of tests out of the collector's sight: every look for what was left behind walks all it sees."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _new_books_are_copies() -> Iterator[None]:
    from tests.new_books import copy_or_migrate, made_by

    with made_by(copy_or_migrate):
        yield


@pytest.fixture
def made_by_migrations() -> Iterator[None]:
    """Have every new book made by all migrations, as in the till."""
    from tests.new_books import BY_MIGRATIONS, made_by

    with made_by(BY_MIGRATIONS):
        yield


@pytest.fixture(scope="session")
def qapp() -> "Iterator[TillApp]":
    """The one application of the process, as the till makes it."""
    from pos_app.domain.environment import Environment
    from pos_app.system.paths import resources
    from pos_app.ui.frame.application import build_app

    app = build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())
    app.theme.hold_still()
    yield app
    app.clipboard().clear()  # Qt ends what lies on it after Python has ended: made by Python, that is a crash


@pytest.fixture(scope="session")
def qt_loop(qapp: "TillApp") -> asyncio.AbstractEventLoop:
    """The one loop on top of Qt's: never run, never closed, because a second `exec` would crash."""
    from pos_app.ui.kit.tasks import make_loop

    loop = make_loop(qapp, already_running=True)
    _let_run(None)  # only while a test needs it: in the others asyncio.run() finds none running
    return loop


@pytest.fixture(scope="session")
def collector(qapp: "TillApp") -> "Collector":
    """The one that collects in the thread of the window, as in the till."""
    from pos_app.ui.kit.garbage import Collector

    return Collector(qapp, freezes=False)  # what is frozen, no look for what was left behind sees


@pytest.fixture(autouse=True)
def _nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, or with Qt a task, a window or a timer."""
    threads = set(threading.enumerate())
    if "qapp" in request.fixturenames:
        loop: asyncio.AbstractEventLoop = request.getfixturevalue("qt_loop")
        collector: Collector = request.getfixturevalue("collector")
        collector.begin()
        yield from _with_qt(request.getfixturevalue("qapp"), loop)
        collector.look()
    else:
        if not gc.isenabled():  # the test before had a window: nothing of it may be ended by a worker of this one
            request.getfixturevalue("collector").end()
        yield
    left = [thread for thread in threading.enumerate() if thread not in threads and _outlives(thread)]
    assert not left, f"The test left threads behind: {[thread.name for thread in left]}"


def _outlives(thread: threading.Thread) -> bool:
    if thread.name.startswith("Dummy-"):
        return False  # a thread of Qt that once ran something of Python
    if thread.name == "page-proxy":
        return False  # Chromium is told of it once, and asks it for as long as the program lives
    thread.join(_GRACE)
    return thread.is_alive()


def _with_qt(app: "TillApp", loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    windows, timers = set(map(id, _windows(app))), set(map(id, _timers()))
    _let_run(loop)
    try:
        yield
        _turn(app)
        _wait_for([task for task in asyncio.all_tasks(loop) if task.cancelling()], app)  # told to end, and on their way
        tasks = [task for task in asyncio.all_tasks(loop) if not task.done()]
        _end(tasks, app)
        left_windows = [window for window in _windows(app) if id(window) not in windows]
        left = [repr(window) for window in left_windows]  # they are gone before they can be told of
        for window in left_windows:
            window.hide()
            window.deleteLater()
        _turn(app)
        _let_go_of_the_failure()
    finally:
        _let_run(None)
    left_timers = [timer for timer in _timers() if id(timer) not in timers]
    for timer in left_timers:
        timer.stop()
    assert not tasks, f"The test left tasks behind: {[task.get_name() for task in tasks]}"
    assert not left, f"The test left windows behind: {left}"
    assert not left_timers, f"The test left timers running: {left_timers}"


def _end(tasks: "list[asyncio.Task[object]]", app: "TillApp") -> None:
    """Cancel them, and let them come to their end: a till that closes has files and sockets to close."""
    for task in tasks:
        task.cancel()
    _wait_for(tasks, app)


def _wait_for(tasks: "list[asyncio.Task[object]]", app: "TillApp") -> None:
    over = time.monotonic() + _PATIENCE
    while any(not task.done() for task in tasks) and time.monotonic() < over:
        _turn(app)
        time.sleep(0.01)


def _let_go_of_the_failure() -> None:
    """Free what the traceback of a test that failed still holds, while it is this test's."""
    if getattr(sys, "last_value", None) is not None:
        for name in ("last_exc", "last_type", "last_value", "last_traceback"):
            if hasattr(sys, name):
                setattr(sys, name, None)
        gc.collect()


def _let_run(loop: asyncio.AbstractEventLoop | None) -> None:
    asyncio.set_event_loop(loop)
    asyncio._set_running_loop(loop)  # made for authors of loops, as here


def _turn(app: "TillApp") -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    for _ in range(_TURNS):
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _windows(app: "TillApp") -> "list[QWidget]":
    return [window for window in app.topLevelWidgets() if window.metaObject().className() not in _OF_QT_ITSELF]


def _timers() -> "list[QTimer]":
    from PySide6.QtCore import QTimer
    from shiboken6 import isValid

    kinds = _kinds_of(QTimer)  # asked for by identity: there are some 100,000 things, and two looks for each test
    return [thing for thing in gc.get_objects() if type(thing) in kinds and isValid(thing) and thing.isActive()]


def _kinds_of(kind: type) -> set[type]:
    return {kind}.union(*map(_kinds_of, kind.__subclasses__()))


class _Unexpected(logging.Handler):
    """Collects what nobody said would be logged."""

    def __init__(self, expected: list[re.Pattern[str]]) -> None:
        super().__init__(logging.WARNING)
        self._expected = expected
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = record.getMessage()
        if not any(pattern.search(line) for pattern in self._expected):
            self.lines.append(f"{record.levelname} {record.name}: {line}")


@pytest.fixture(autouse=True)
def _no_unexpected_log_line(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs a warning or worse; one that takes `caplog` reads the lines itself."""
    markers = list(request.node.iter_markers("may_log"))
    handler = _Unexpected([re.compile(pattern) for marker in markers for pattern in marker.args])
    root = logging.getLogger()
    root.addHandler(handler)
    yield
    root.removeHandler(handler)
    if "caplog" not in request.fixturenames:
        assert not handler.lines, f"Nobody expected these log lines: {handler.lines}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the exhaustive sets counted."""
    counts = [count for report in terminalreporter.getreports("passed") for count in report.user_properties]
    if counts:
        terminalreporter.section("counts")
        for name, number in counts:
            terminalreporter.write_line(f"{name}: {number}")
