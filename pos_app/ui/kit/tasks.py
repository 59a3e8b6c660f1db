"""One loop for Qt and asyncio: the tasks that a widget starts, change events as signals, and the run of the program."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Coroutine, Generator
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import Any, Generic, TypeVar

import qasync
from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed
from pos_app.ui.kit.garbage import Collector
from pos_app.ui.kit.language import said

T = TypeVar("T")
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class TaskOk(Generic[T]):
    """It was done; here is what came of it."""

    value: T


@dataclass(frozen=True, slots=True)
class TaskKnownError:
    """Something that can happen in a shop; its sentence may be shown."""

    sentence: str


@dataclass(frozen=True, slots=True)
class TaskBug:
    """A mistake of ours; the loop's exception handler has been given it already."""

    error: Exception


Answer = TaskOk[T] | TaskKnownError | TaskBug


class TaskScope:
    """The coroutines of one widget: named (a second start of a running one does nothing), owned (they end with the
    widget) and answered (done, known error or bug; a cancelled one is not answered)."""

    def __init__(self, owner: QObject) -> None:
        self._tasks: dict[str, asyncio.Task[Any]] = {}
        # A partial, not a method: when the widget is gone this object may be gone as well.
        owner.destroyed.connect(partial(_cancel_all, self._tasks))

    def start(
        self, name: str, work: Callable[[], Coroutine[Any, Any, T]], *, answered: Callable[[Answer[T]], None]
    ) -> bool:
        """Start the work unless one of this name is running; tell whether it was started."""
        if name in self._tasks:
            return False
        task = asyncio.get_running_loop().create_task(work(), name=name)
        self._tasks[name] = task
        task.add_done_callback(partial(self._answer, name, answered))
        return True

    def is_running(self, name: str) -> bool:
        """Tell whether the work of this name has not been answered yet."""
        return name in self._tasks

    def cancel(self, name: str) -> None:
        """End one; it is not answered."""
        task = self._tasks.pop(name, None)
        if task is not None:
            task.cancel()

    def cancel_all(self) -> None:
        """End them all; none is answered."""
        _cancel_all(self._tasks)

    def _answer(self, name: str, answered: Callable[[Answer[T]], None], task: asyncio.Task[T]) -> None:
        if self._tasks.get(name) is not task:
            return  # cancelled by us, or the widget has gone meanwhile
        del self._tasks[name]
        if task.cancelled():
            return
        error = task.exception()
        match error:
            case None:
                answered(TaskOk(task.result()))
            case KnownError():
                answered(TaskKnownError(said(error.sentence)))
            case Exception():
                context = {"message": f"The task “{name}” failed", "exception": error, "task": task}
                task.get_loop().call_exception_handler(context)
                answered(TaskBug(error))
            case _:
                raise error


def _cancel_all(tasks: dict[str, asyncio.Task[Any]], *_: object) -> None:
    running = list(tasks.values())
    tasks.clear()
    for task in running:
        task.cancel()


class Wishes(Generic[W, T]):
    """Carries out wishes that follow each other quickly, one at a time: of ten the first and the last."""

    def __init__(
        self,
        scope: TaskScope,
        name: str,
        act: Callable[[W], Coroutine[Any, Any, T]],
        *,
        answered: Callable[[Answer[T]], None],
    ) -> None:
        self._scope = scope
        self._name = name
        self._act = act
        self._answered = answered
        self._made = 0  # how many wishes there were
        self._begun = 0  # how many of them when the running one was begun

    def wish(self, wished: W) -> None:
        """Wish this instead of whatever was wished before and is not under way yet."""
        self._made += 1
        self._wished = wished
        self._begin()

    def _begin(self) -> None:
        if not self._scope.is_running(self._name):
            self._begun = self._made
            self._scope.start(self._name, partial(self._act, self._wished), answered=self._settle)

    def _settle(self, answer: Answer[T]) -> None:
        if self._begun < self._made:
            self._begin()  # something newer was wished meanwhile; its answer is the one that counts
        else:
            self._answered(answer)


class Relay(QObject):
    """Passes the journal's doorbells on as a Qt signal; may be rung from any thread, never re-enters the ringer."""

    changed = Signal(object)
    _rung = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rung.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def ring(self, event: Changed) -> None:
        """Announce in the window's thread, after what is going on now."""
        self._rung.emit(event)

    def _pass_on(self, event: Changed) -> None:
        self.changed.emit(event)


async def sleep_precisely(milliseconds: int) -> None:
    """Wait to the millisecond; asyncio's own timers are 5 % off in this loop."""
    over = asyncio.get_running_loop().create_future()
    timer = QTimer()
    timer.setSingleShot(True)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(partial(_settle, over))
    timer.start(milliseconds)
    try:
        await over
    finally:
        timer.stop()


def _settle(over: "asyncio.Future[None]") -> None:
    if not over.done():
        over.set_result(None)


def make_loop(app: QApplication, *, already_running: bool = False) -> asyncio.AbstractEventLoop:
    """Make asyncio's loop out of Qt's; tests say that it is already running, and never run or close it."""
    return qasync.QEventLoop(app, already_running=already_running)


def run(build: Callable[[QApplication], Coroutine[Any, Any, int]]) -> int:
    """Run the program: the one `exec` of the process, until what `build` made returns the exit code.

    All clean-up belongs inside that coroutine. Ctrl-C and a polite kill cancel it; the code is then 128 + the signal.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("build_app comes first.")
    loop = make_loop(app)
    asyncio.set_event_loop(loop)
    with contextlib.closing(loop), _collected_here(app):
        return loop.run_until_complete(_until_told_to_stop(build(app)))


@contextlib.contextmanager
def _collected_here(app: QApplication) -> Generator[None]:
    collector = Collector(app, freezes=True)
    collector.begin()
    try:
        yield
    finally:
        collector.end()


async def _until_told_to_stop(work: Coroutine[Any, Any, int]) -> int:
    task = asyncio.ensure_future(work)
    caught: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        caught.append(number)
        task.cancel()

    with _heard_signals(stop):
        try:
            return await task
        except asyncio.CancelledError:
            if not caught:
                raise
            return 128 + caught[0]


@contextlib.contextmanager
def _heard_signals(stop: Callable[[int, FrameType | None], None]) -> Generator[None]:
    """Let signals be heard: Python runs its handlers only between its own instructions, and Qt can wait for long."""
    near, far = socket.socketpair()
    for end in (near, far):
        end.setblocking(False)
    notifier = QSocketNotifier(near.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(partial(_drain, near))
    wake = signal.set_wakeup_fd(far.fileno())
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(wake)
        notifier.setEnabled(False)
        near.close()
        far.close()


def _drain(near: socket.socket, *_: object) -> None:
    with contextlib.suppress(BlockingIOError):
        near.recv(64)
