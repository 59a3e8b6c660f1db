"""What only cycles keep alive is ended in the window's thread, whoever allocates, and memory does not grow."""

import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui.kit.garbage import Collector, generation_due

ROOT = Path(__file__).parents[3]
LIMITS = (700, 10, 10)
MADE = 2_000
_ASK_THE_TILL = """
import gc
from pos_app.domain.environment import Environment
from pos_app.system.paths import resources
from pos_app.ui.frame.application import build_app
from pos_app.ui.kit.tasks import run
build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())
async def ask(_):
    print(gc.isenabled())
    return 0
run(ask)
print(gc.isenabled())
"""


class Mortal(QWidget):
    """Held by nothing but itself, and says in which thread it was ended."""

    def __init__(self, ended: Callable[[int], None]) -> None:
        super().__init__()
        self._ended = ended
        self._itself = self

    def __del__(self) -> None:
        self._ended(threading.get_ident())


class Thing:
    """The same without Qt: it may be ended anywhere."""

    def __init__(self, ended: Callable[[int], None]) -> None:
        self._ended = ended
        self._itself = self

    def __del__(self) -> None:
        self._ended(threading.get_ident())


def allocate() -> int:
    """Be a worker that makes much and keeps it for a while; returns which thread it was."""
    who: list[int] = []

    def work() -> None:
        who.append(threading.get_ident())
        for _ in range(20):
            kept: list[list[int]] = [[] for _ in range(50_000)]
            assert len(kept) == 50_000

    worker = threading.Thread(target=work)
    worker.start()
    worker.join()
    return who[0]


def test_a_worker_that_allocates_ends_no_widget(qtbot: QtBot) -> None:
    ended: list[int] = []
    for _ in range(8):
        Mortal(ended.append)
    worker = allocate()
    assert worker not in ended
    qtbot.waitUntil(lambda: len(ended) == 8, timeout=60_000)
    assert set(ended) == {threading.get_ident()}


@pytest.mark.usefixtures("qtbot")
def test_python_alone_would_have_them_ended_by_that_worker(collector: Collector) -> None:
    collector.end()
    ended: list[int] = []
    for _ in range(8):
        Thing(ended.append)
    worker = allocate()
    collector.begin()
    assert ended == [worker] * 8


def test_memory_does_not_grow_while_the_loop_turns(qtbot: QtBot) -> None:
    alive: weakref.WeakSet[Thing] = weakref.WeakSet()
    most = 0
    for _ in range(200):
        for _ in range(MADE):
            alive.add(Thing(lambda _: None))
        qtbot.wait(1)
        most = max(most, len(alive))
    assert most < 100 * MADE


@pytest.mark.parametrize(
    ("counts", "quiet", "since", "since_all", "due"),
    [
        ((700, 10, 10), 60.0, 0.9, 59.0, None),
        ((701, 10, 10), 0.0, 0.0, 59.0, 0),
        ((701, 11, 10), 0.0, 0.0, 59.0, 1),
        ((3, 0, 0), 0.0, 1.0, 59.0, 1),  # what is ended meanwhile hides from the count
        ((3, 0, 0), 0.5, 0.0, 60.0, 2),
        ((701, 11, 90), 0.0, 0.0, 60.0, 1),  # everything is looked at when it is quiet
        ((701, 11, 90), 0.0, 0.0, 120.0, 2),  # or when it never is
    ],
)
def test_everything_is_looked_at_only_when_little_is_made(
    counts: tuple[int, int, int], quiet: float, since: float, since_all: float, due: int | None
) -> None:
    assert generation_due(counts, LIMITS, quiet=quiet, since=since, since_all=since_all) == due


def test_the_program_collects_here_while_it_runs() -> None:
    asked = [sys.executable, "-c", _ASK_THE_TILL]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True, timeout=600)
    assert told.stdout.split() == ["False", "True"]


@pytest.mark.usefixtures("qtbot")
def test_what_is_begun_twice_is_ended_once(collector: Collector) -> None:
    collector.begin()
    collector.end()
    assert gc.isenabled()
    collector.end()
    collector.begin()
    assert not gc.isenabled()
