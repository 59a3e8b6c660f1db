"""What holds for every test: no display, one loop for Qt, nothing left behind, and no log line that nobody expected."""

import asyncio
import gc
import logging
import os
import re
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pos_app.ui.app import TillApp

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_TURNS = 5  # of the loop, for deletions and cancellations to be carried out
_GRACE = 2.0  # seconds for a thread that is ending
_OF_QT_ITSELF = frozenset({"QTipLabel"})


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "may_log(*patterns): log lines at WARNING and above that this test expects")
    settings.register_profile("kaunta", deadline=None)  # a busy machine is no mistake of the code
    settings.load_profile("kaunta")


def pytest_collection_finish() -> None:
    """Put thousands of tests out of the collector's sight: every look for what was left behind walks all it sees."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def qapp() -> "TillApp":
    """The one application of the process, as the till makes it."""
    from pos_app.domain.environment import Environment
    from pos_app.system.places import resources
    from pos_app.ui.app import build_app

    app = build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())
    app.theme.hold_still()
    return app


@pytest.fixture(scope="session")
def qt_loop(qapp: "TillApp") -> asyncio.AbstractEventLoop:
    """The one loop on top of Qt's: never run, never closed, because a second `exec` would crash."""
    from pos_app.ui.loop import make_loop

    loop = make_loop(qapp, already_running=True)
    _let_run(None)  # only while a test needs it: in the others asyncio.run() finds none running
    return loop


@pytest.fixture(autouse=True)
def _nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, or with Qt a task, a window or a timer."""
    threads = set(threading.enumerate())
    if "qapp" in request.fixturenames:
        loop: asyncio.AbstractEventLoop = request.getfixturevalue("qt_loop")
        yield from _with_qt(request.getfixturevalue("qapp"), loop)
    else:
        yield
    left = [thread for thread in threading.enumerate() if thread not in threads and _outlives(thread)]
    assert not left, f"The test left threads behind: {[thread.name for thread in left]}"


def _outlives(thread: threading.Thread) -> bool:
    if thread.name.startswith("Dummy-"):
        return False  # a thread of Qt that once ran something of Python
    thread.join(_GRACE)
    return thread.is_alive()


def _with_qt(app: "TillApp", loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    windows, timers = set(map(id, _windows(app))), set(map(id, _timers()))
    _let_run(loop)
    try:
        yield
        _turn(app)
        tasks = [task for task in asyncio.all_tasks(loop) if not task.done()]
        for task in tasks:
            task.cancel()
        left_windows = [window for window in _windows(app) if id(window) not in windows]
        left = [repr(window) for window in left_windows]  # they are gone before they can be told of
        for window in left_windows:
            window.hide()
            window.deleteLater()
        _turn(app)
    finally:
        _let_run(None)
    left_timers = [timer for timer in _timers() if id(timer) not in timers]
    assert not tasks, f"The test left tasks behind: {[task.get_name() for task in tasks]}"
    assert not left, f"The test left windows behind: {left}"
    assert not left_timers, f"The test left timers running: {left_timers}"


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


def _timers() -> list[object]:
    from PySide6.QtCore import QTimer
    from shiboken6 import isValid

    return [thing for thing in gc.get_objects() if isinstance(thing, QTimer) and isValid(thing) and thing.isActive()]


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
