"""The screen with everything real behind it: the played service, the book on disk, the lists and the orders."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from pos_app.domain.payment import Word
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.tasks import Relay
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.acceptance import Checked
from pos_app.ui.tv.screen import TvScreen
from tests.pictures import samples_tv as samples
from tests.pictures.samples_progress import SLIP
from tests.pictures.samples_tv_desks import PaintedLogos
from tests.services import openers
from tests.services.lists import catalogue
from tests.services.tv_counter import DELIVERED, LOST, TvCounter, tv_counter
from tests.ui.hands import Key, press
from tests.ui.tv.tv_desk import TV, Managers


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110  # a screen rings for nobody
            await asyncio.sleep(0.01)


async def _renew(tv: TvCounter, window: TillWindow, theme: Theme, folder: Path, number: str) -> TvScreen:
    """Renew a package for this number by keys, up to its result."""
    now = tv.here.clock.now
    lists = catalogue(tv.here.line, folder, now=now, seller=tv.here.seller)
    numbers = openers.recent_numbers(folder)
    screen = TvScreen(
        theme,
        tv.orders,
        lists,
        PaintedLogos(),
        numbers,
        Managers(),
        dialogs=window.dialogs,
        slip_head=SLIP,
        now=now,
    )
    relay = Relay(screen)
    relay.changed.connect(screen.hear)
    tv.here.journal.listen(relay.ring)
    screen.show_offer(samples.OFFER)
    window.add_screen(TV, screen)
    form = screen.entry.form
    await _until(lambda: form.provider is not None and form.choice.packages.shown > 0)
    form.choice.number.field.setFocus()
    for sign in number:
        press(window, Key(ord(sign)))
    press(window, Key.Key_Return)
    await _until(lambda: form.check.acceptance.stands is Checked.ACCEPTED)
    press(window, Key.Key_Return)
    form.summary.paid_how_chosen.emit(PaidHow.CASH)
    press(window, Key.Key_F9)
    await _until(lambda: screen.order.reference != "" and screen.order.isVisible())
    return screen


@pytest.fixture
def hands(qt_loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Threads for the lists that end with the test: those of the loop end only when it is closed, and it never is."""
    with ThreadPoolExecutor(max_workers=2) as executor:
        qt_loop.set_default_executor(executor)
        yield
        qt_loop.set_default_executor(None)  # type: ignore[arg-type]  # the loop makes its own again when asked


@pytest.mark.usefixtures("hands")
@pytest.mark.parametrize(("number", "word"), [(DELIVERED, Word.PAID), (LOST, Word.NOT_SURE)])
def test_a_package_is_renewed_through_the_window(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path, number: str, word: Word
) -> None:
    async def act() -> None:
        async with AsyncExitStack() as stack:
            tv = await stack.enter_async_context(tv_counter(tmp_path))
            screen = await _renew(tv, window, theme, tmp_path / "cache", number)
            reference = screen.order.reference
            view = await tv.result_of(reference)
            assert (view.word, view.number, view.paid_how) == (word, number, PaidHow.CASH)
            await _until(lambda: screen.order.shown_word is word)
            assert await tv.times_received(reference) == 1
            await tv.all_is_well()
            screen.hide()

    task = asyncio.get_running_loop().create_task(act())
    qtbot.waitUntil(task.done, timeout=180_000)
    task.result()
