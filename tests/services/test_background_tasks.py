"""What goes on in the background ends unheard by nobody: its waiter hears of it, and where none waits, the log."""

import asyncio
import logging
from contextlib import suppress

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.services.background_tasks import BackgroundTasks

SENTENCE = Sentence("The service is offline.")


async def fail_at(moment: asyncio.Event) -> None:
    await moment.wait()
    raise KnownError(SENTENCE)


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.name.endswith("background_tasks")]


def test_a_known_error_of_a_task_that_nobody_waits_for_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def live() -> None:
        background, moment = BackgroundTasks(), asyncio.Event()
        task = background.start(fail_at(moment), "the notice about r-1")
        assert task is not None
        moment.set()
        await asyncio.wait((task,))
        await background.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(live())
    assert logged(caplog) == [f"the notice about r-1 ended: {SENTENCE}"]


def test_a_known_error_that_its_waiter_hears_of_is_not_said_twice(caplog: pytest.LogCaptureFixture) -> None:
    async def live() -> None:
        background, moment = BackgroundTasks(), asyncio.Event()
        moment.set()
        with pytest.raises(KnownError, match=str(SENTENCE)):
            await background.see_through(fail_at(moment), "Pay")
        await background.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(live())
    assert logged(caplog) == []


def test_a_known_error_behind_a_waiter_who_went_away_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def live() -> None:
        background, moment = BackgroundTasks(), asyncio.Event()
        waiter = asyncio.create_task(background.see_through(fail_at(moment), "Pay"))
        await asyncio.sleep(0)
        waiter.cancel()
        with suppress(asyncio.CancelledError):
            await waiter
        moment.set()
        (task,) = (each for each in asyncio.all_tasks() if each.get_name() == "Pay")
        await asyncio.wait((task,))
        await background.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(live())
    assert logged(caplog) == [f"Pay ended: {SENTENCE}"]
