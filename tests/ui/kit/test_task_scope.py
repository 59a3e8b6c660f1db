"""A coroutine that a widget starts is named, owned and answered."""

import asyncio
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.ui.kit.tasks import Answer, TaskBug, TaskKnownError, TaskOk, TaskScope, Wishes, sleep_precisely


class Work:
    """Work that ends when it is told to, and remembers how often it was begun."""

    def __init__(self) -> None:
        self.begun = 0
        self.was_cancelled = False
        self.end: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def do(self) -> str:
        self.begun += 1
        try:
            return await self.end
        except asyncio.CancelledError:
            self.was_cancelled = True
            raise


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_what_came_of_it_is_told_once(qtbot: QtBot, owner: QWidget) -> None:
    scope, work = TaskScope(owner), Work()
    answers: list[Answer[str]] = []
    assert scope.start("ask", work.do, answered=answers.append)
    assert scope.is_running("ask")
    work.end.set_result("yes")
    qtbot.waitUntil(lambda: answers == [TaskOk("yes")])
    assert not scope.is_running("ask")


def test_a_second_start_of_the_same_name_does_nothing(qtbot: QtBot, owner: QWidget) -> None:
    scope, work = TaskScope(owner), Work()
    answers: list[Answer[str]] = []
    assert scope.start("pay", work.do, answered=answers.append)
    assert not scope.start("pay", work.do, answered=answers.append)
    work.end.set_result("done")
    qtbot.waitUntil(lambda: bool(answers))
    assert (work.begun, len(answers)) == (1, 1)


def test_an_answer_may_start_the_same_name_again(qtbot: QtBot, owner: QWidget) -> None:
    scope = TaskScope(owner)
    heard: list[str] = []

    async def ask() -> str:
        return "again"

    def answered(answer: Answer[str]) -> None:
        heard.append(repr(answer))
        if len(heard) < 3:
            assert scope.start("ask", ask, answered=answered)

    scope.start("ask", ask, answered=answered)
    qtbot.waitUntil(lambda: len(heard) == 3)


def test_a_known_error_is_told_as_its_sentence(qtbot: QtBot, owner: QWidget) -> None:
    answers: list[Answer[str]] = []

    async def fail() -> str:
        raise KnownError(Sentence("The drawer is open."))

    TaskScope(owner).start("ask", fail, answered=answers.append)
    qtbot.waitUntil(lambda: answers == [TaskKnownError("The drawer is open.")])


def test_a_bug_is_told_and_reaches_the_loops_handler(
    qtbot: QtBot, owner: QWidget, qt_loop: asyncio.AbstractEventLoop
) -> None:
    answers: list[Answer[str]] = []
    reported: list[object] = []
    bug = ZeroDivisionError("ours")

    async def fail() -> str:
        raise bug

    qt_loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))
    try:
        TaskScope(owner).start("ask", fail, answered=answers.append)
        qtbot.waitUntil(lambda: answers == [TaskBug(bug)])
    finally:
        qt_loop.set_exception_handler(None)
    assert reported == [bug]


def _cancel_one(scope: TaskScope) -> None:
    scope.cancel("ask")


@pytest.mark.parametrize("end", [TaskScope.cancel_all, _cancel_one])
def test_a_cancelled_one_is_not_answered(qtbot: QtBot, owner: QWidget, end: Callable[[TaskScope], None]) -> None:
    scope, work = TaskScope(owner), Work()
    answers: list[Answer[str]] = []
    scope.start("ask", work.do, answered=answers.append)
    qtbot.waitUntil(lambda: work.begun == 1)
    end(scope)
    qtbot.waitUntil(lambda: work.was_cancelled)
    assert not scope.is_running("ask")
    assert answers == []


def test_it_ends_with_its_owner(qtbot: QtBot) -> None:
    owner = QObject()
    scope, work = TaskScope(owner), Work()
    answers: list[Answer[str]] = []
    scope.start("ask", work.do, answered=answers.append)
    qtbot.waitUntil(lambda: work.begun == 1)
    del scope
    owner.deleteLater()
    qtbot.waitUntil(lambda: work.was_cancelled)
    assert answers == []


def test_an_answer_that_comes_after_its_owner_went_is_not_told(qtbot: QtBot) -> None:
    owner = QObject()
    scope = TaskScope(owner)
    answers: list[Answer[str]] = []
    gone: list[bool] = []

    async def ask() -> str:
        scope.cancel_all()  # the widget goes while its work is in its last step
        gone.append(True)
        return "too late"

    scope.start("ask", ask, answered=answers.append)
    qtbot.waitUntil(lambda: bool(gone))
    owner.deleteLater()
    qtbot.wait(0)
    assert answers == []


def test_of_many_quick_wishes_the_first_and_the_last_are_carried_out(qtbot: QtBot, owner: QWidget) -> None:
    done, first = list[int](), asyncio.get_running_loop().create_future()
    answers: list[Answer[int]] = []

    async def act(wished: int) -> int:
        done.append(wished)
        if wished == 1:
            await first
        return wished

    wishes = Wishes(TaskScope(owner), "wish", act, answered=answers.append)
    wishes.wish(1)
    qtbot.waitUntil(lambda: done == [1])
    wishes.wish(2)
    wishes.wish(3)
    first.set_result(None)
    qtbot.waitUntil(lambda: answers == [TaskOk(3)])
    assert done == [1, 3]


def test_a_wish_made_in_the_moment_before_the_answer_is_not_lost(
    qtbot: QtBot, owner: QWidget, qt_loop: asyncio.AbstractEventLoop
) -> None:
    answers: list[Answer[int]] = []

    async def act(wished: int) -> int:
        if wished == 1:
            qt_loop.call_soon(wishes.wish, 2)  # runs after the work has ended and before it is answered
        return wished

    wishes = Wishes(TaskScope(owner), "wish", act, answered=answers.append)
    wishes.wish(1)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [TaskOk(2)]


def test_a_wish_that_fails_is_told_unless_something_newer_was_wished(qtbot: QtBot, owner: QWidget) -> None:
    answers: list[Answer[int]] = []
    first = asyncio.get_running_loop().create_future()

    async def act(wished: int) -> int:
        if wished == 1:
            await first
        raise KnownError(Sentence.recorded(f"Not {wished}."))

    wishes = Wishes(TaskScope(owner), "wish", act, answered=answers.append)
    wishes.wish(1)
    wishes.wish(2)
    first.set_result(None)
    qtbot.waitUntil(lambda: answers == [TaskKnownError("Not 2.")])


def test_a_precise_wait_can_be_cancelled(qtbot: QtBot, owner: QWidget) -> None:
    scope = TaskScope(owner)
    answers: list[Answer[None]] = []
    scope.start("wait", lambda: sleep_precisely(60_000), answered=answers.append)
    qtbot.wait(0)
    scope.cancel("wait")
    scope.start("wait", lambda: sleep_precisely(1), answered=answers.append)
    qtbot.waitUntil(lambda: answers == [TaskOk(None)])


def test_a_precise_wait_is_never_short(qtbot: QtBot, owner: QWidget, qt_loop: asyncio.AbstractEventLoop) -> None:
    lasted: list[Answer[float]] = []

    async def wait() -> float:
        begun = qt_loop.time()
        await sleep_precisely(60)
        return qt_loop.time() - begun

    TaskScope(owner).start("wait", wait, answered=lasted.append)
    qtbot.waitUntil(lambda: bool(lasted))
    match lasted[0]:
        case TaskOk(seconds):
            assert seconds >= 0.059  # asyncio's own timers of this loop end up to 5 % early
        case other:
            pytest.fail(repr(other))
