"""The screen over the real thing: the played service sends, the endpoint takes in, the till asks, a person sees."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from pos_app.domain.webhook_view import NoticeStanding
from pos_app.ui.activity.screen import ActivityScreen
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.sounds import Tune
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from tests.services.feed import Feed, feed
from tests.ui.activity.feed_desk import ACTIVITY
from tests.ui.counter import Heard
from tests.ui.finding import button, words


def _at_the_screen(
    qtbot: QtBot,
    window: TillWindow,
    theme: Theme,
    folder: Path,
    act: Callable[[Feed, ActivityScreen, Heard], Awaitable[None]],
) -> None:
    async def run() -> None:
        async with feed(folder) as here:
            heard = Heard()
            screen = ActivityScreen(
                theme,
                here.activity,
                dialogs=window.dialogs,
                sounds=heard,
                now=here.counter.clock.now,
            )
            window.add_screen(ACTIVITY, screen)
            ends = [here.counter.journal.listen(screen.hear), here.inbox.listen(screen.hear)]
            try:
                await _until(lambda: screen.reader.now is not None)
                await act(here, screen, heard)
                await _until(lambda: not screen.acts.running(screen.shown.row))
            finally:
                for end in ends:
                    end()

    task = asyncio.get_running_loop().create_task(run())
    qtbot.waitUntil(task.done, timeout=180_000)
    task.result()


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await sleep_precisely(10)


def test_a_transfer_is_seen_heard_and_safe_only_after_the_service_agreed(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Feed, screen: ActivityScreen, heard: Heard) -> None:
        toasts: list[object] = []
        screen.told.connect(toasts.append)
        assert "Nothing yet" in words(screen)
        await here.send("transfer_in")
        await _until(
            lambda: screen.detail.view is not None and screen.detail.view.head.standing is NoticeStanding.VERIFIED
        )
        await _until(lambda: heard.tunes == [Tune.TRANSFER])
        assert len(toasts) == 1
        assert screen.detail.head.sentence.startswith("Verified: paid")  # no sale of this till has the amount
        await here.send("bad_signature")
        await _until(lambda: "1 suspicious notice came in" in words(screen))
        assert heard.tunes == [Tune.TRANSFER]
        button(screen, "Show").click()
        await _until(lambda: "Not from the service" in words(screen))

    _at_the_screen(qtbot, window, theme, tmp_path, act)
