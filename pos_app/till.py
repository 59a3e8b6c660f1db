"""One till, alive: the window first, everything else behind its first paint, taken down in the opposite order."""

import asyncio
import importlib
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.opening import Step
from pos_app.domain.plain import plain
from pos_app.ground import Ground
from pos_app.journal.errors import JournalDamaged, JournalFault
from pos_app.safe import last_copy, wish_for
from pos_app.system.beside import beside
from pos_app.system.release_check import Release
from pos_app.ui import language
from pos_app.ui.front import Front
from pos_app.ui.loop import Relay
from pos_app.ui.screens.people.words import person_of
from pos_app.ui.shell.opening import Opening, view_of_failure, view_of_step, with_backup
from pos_app.ui.widgets.toast import ToastView

if TYPE_CHECKING:  # it brings HTTP and pydantic: imported once the window is there
    from pos_app.backroom import Backroom
    from pos_app.furniture import Furniture
    from pos_app.furniture.office import Outside
    from pos_app.sandbox.address import Address

_log: Final = logging.getLogger(__name__)

_QUIET_SECONDS: Final = 2.0
_LOOK_AGAIN_SECONDS: Final = 5.0
_SHOWS_EVERY_SECONDS: Final = 0.2  # at most: what surrounds the screens is not drawn again for each of many notices
_SHOWN_BY_SHELL: Final = frozenset({Topic.SERVICE, Topic.NOTICE, Topic.TILL})


class Till:
    """The window, and who serves it."""

    def __init__(
        self,
        ground: Ground,
        front: Front,
        *,
        outside: "Callable[[], Outside] | None" = None,
        played: "Address | None" = None,
    ) -> None:
        self._ground = ground
        self._outside = outside  # what lies above the window
        self._played = played  # where a practice service is played already
        self._theme = front.theme
        self._shell = front.shell
        self._first_paint = front.first_paint
        self.window = front.window
        self._relay = Relay(self.window)
        self._opening = Opening(self._theme)
        self._opening_task: asyncio.Task[Any] | None = None  # while it can still be given up
        self._closing = asyncio.Event()
        self._is_stale = asyncio.Event()
        self.window.closing_asked.connect(self._close)

    async def live(self) -> int:
        """Serve until the window is asked to close; a start that fails is said in the window, and then raised."""
        try:
            async with _running(self._wait_at_the_door()):  # a second start finds this one, however far it is
                await self._serve()
        finally:
            await self._take_down()
        return 0

    async def _serve(self) -> None:
        while await self._serve_once():
            pass

    async def _serve_once(self) -> bool:
        """Serve until the window is closed; True when the start failed and somebody has put right what stopped it."""
        self._opening_task = asyncio.current_task()
        try:
            async with self._furnished():
                self._opening_task = None
                await self._closing.wait()
        except asyncio.CancelledError:
            if self._opening_task is None or not self._closing.is_set():
                raise  # a signal, not the person at the window
            self._opening_task.uncancel()
        except Exception as error:
            if self._opening_task is not None:
                self._opening_task = None
                if await self._say_why_not(error):
                    return True
            raise
        return False

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator["Backroom"]:
        """Put everything behind the window, once it can be seen."""
        try:
            async with self._furnished() as room:
                yield room
        finally:
            await self._take_down()

    @asynccontextmanager
    async def _furnished(self) -> AsyncGenerator["Backroom"]:
        self.window.show_instead(self._opening)
        await self._first_paint.wait()
        self._tell_step(Step.BOOKS)  # on a slow disk reading the program takes as long as reading the books
        await beside(partial(importlib.import_module, "pos_app.backroom"))
        from pos_app.backroom import open_backroom
        from pos_app.furniture import Furniture
        from pos_app.furniture.office import Outside

        ground = self._ground
        furniture = Furniture(
            self.window,
            self._theme,
            self._relay,
            ground=ground,
            outside=self._outside() if self._outside is not None else Outside(),
        )
        try:
            opening = open_backroom(ground, furniture.browser, played=self._played, on_step=self._tell_step)
            async with opening as room:
                furniture.put_in(room)
                self._opening.hide()
                self._say_what_was_wrong()
                await self._say_what_was_lost(room)
                async with self._attended(room, furniture):
                    yield room
                self.window.hide()  # what closes behind it needs a moment
        finally:
            await furniture.browser.leave()

    def _close(self) -> None:
        if self._closing.is_set():
            return  # a second cancel would cut what is being closed
        self._closing.set()
        if self._opening_task is not None:
            self.window.hide()
            self._opening_task.cancel()

    def _tell_step(self, step: Step) -> None:
        self._opening.show_opening(view_of_step(step))

    async def _say_why_not(self, error: Exception) -> bool:
        """Show why the till cannot be opened until somebody has seen it; a signal ends that, and not the failure.

        True: what stopped it was put right, and it can be tried again.
        """
        sentence = error.sentence if isinstance(error, KnownError) else None
        _log.error("The till was not opened: %s", sentence or type(error).__name__)
        view = view_of_failure(sentence, log=str(self._ground.places.logs / "till.log"))
        copy = await last_copy(self._ground) if isinstance(error, JournalDamaged) else None
        self._opening.show_opening(with_backup(view, copy.at.astimezone()) if copy is not None else view)
        is_taken = asyncio.Event()
        self._opening.closing_asked.connect(self._closing.set)
        self._opening.offer_taken.connect(is_taken.set)
        self.window.show_instead(self._opening)
        with suppress(asyncio.CancelledError):
            await _either(self._closing, is_taken)
        if copy is None or not is_taken.is_set():
            return False
        await wish_for(self._ground, copy)
        return True

    async def _take_down(self) -> None:
        """Let the window go while the loop still turns: what Qt and Python share must not outlive one of the two."""
        self.window.hide()
        gone = asyncio.get_running_loop().create_future()
        self.window.destroyed.connect(lambda: gone.set_result(None))
        self.window.deleteLater()
        await gone

    @asynccontextmanager
    async def _attended(self, room: "Backroom", furniture: "Furniture") -> AsyncGenerator[None]:
        """Keep the window true to the books, and the line to the service watched."""
        with self._hearing(room):
            async with _running(
                room.connection.watch(),
                furniture.watch_the_counter(),
                room.updates.watch(self._tell_of_release),
                self._show_what_changes(room, furniture),
                self._warm_up(furniture),
            ):
                yield

    def tell_of_bug(self) -> None:
        """Say that something went wrong and was noted; the rest of the till goes on."""
        title = self.window.tr("Something in the till went wrong")
        self.window.toast(ToastView(title, self.window.tr("It was noted. Go on working."), "alert", "unsure_text"))

    def _tell_of_release(self, release: Release) -> None:
        title = self.window.tr("Kaunta {version} is there").format(version=plain(release.version))
        self.window.toast(ToastView(title, self.window.tr("It is not installed by itself."), "info", "accent_text"))

    def _say_what_was_wrong(self) -> None:
        problem = self._ground.settings.problem
        if problem:
            self.window.toast(ToastView(self.window.tr("Settings"), problem, "alert", "unsure_text"))

    async def _say_what_was_lost(self, room: "Backroom") -> None:
        """Name what only books that were set aside know: money may have been taken for it."""
        with suppress(JournalFault):
            lost = await room.safe.lost()
            if lost:
                title = self.window.tr("Not in the journal")
                self.window.toast(ToastView(title, language.said(lost), "alert", "unsure_text"))
            if notices := await room.safe.lost_notices():
                title = self.window.tr("Notices are missing")
                self.window.toast(ToastView(title, language.said(notices), "alert", "unsure_text"))

    @contextmanager
    def _hearing(self, room: "Backroom") -> Generator[None]:
        """Let the books ring in the window."""
        stops = [book.listen(self._relay.ring) for book in (room.journal, room.inbox)]
        stops.append(room.door.people.on_change(self._is_stale.set))
        self._relay.changed.connect(self._hear)
        try:
            yield
        finally:
            for stop in stops:
                stop()

    def _hear(self, change: Changed) -> None:
        if change.topic in _SHOWN_BY_SHELL:
            self._is_stale.set()

    async def _show_what_changes(self, room: "Backroom", furniture: "Furniture") -> None:
        """Read again what surrounds the screens, once for however many rings."""
        while True:
            self._is_stale.clear()
            person = person_of(room.door.people.current)
            self._shell = replace(self._shell, reach=room.connection.view, person=person)
            try:
                self._shell = replace(self._shell, feed=await room.notices.look())
                self.window.show_health(await room.activity.health())
            except JournalFault as broken:  # the notices are no reason to stop paying, or to say nothing of the service
                _log.warning("How notices stand cannot be read: %s", broken.sentence)
            self.window.show_shell(self._shell)
            await furniture.show_offer()
            await asyncio.sleep(_SHOWS_EVERY_SECONDS)
            with suppress(TimeoutError):  # a full disk writes nothing, and what is not written does not ring
                async with asyncio.timeout(_LOOK_AGAIN_SECONDS):  # wait_for may swallow the cancel that ends this
                    await self._is_stale.wait()

    async def _warm_up(self, furniture: "Furniture") -> None:
        """Bring the browser up while nobody is typing: its first page would hold up a key press."""
        from pos_app.ui.quiet import Quiet

        quiet = Quiet(self.window)
        try:
            await quiet.last(_QUIET_SECONDS)
        finally:
            quiet.end()
        await furniture.warm_up()

    async def _wait_at_the_door(self) -> None:
        await self._ground.claim.serve(self.window.come_to_front)


async def _either(*events: asyncio.Event) -> None:
    """Wait until one of them is set."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()


@asynccontextmanager
async def _running(*work: Coroutine[Any, Any, None]) -> AsyncGenerator[None]:
    """Let work go on beside; a bug in one is noted and stops neither the others nor the till."""
    loop = asyncio.get_running_loop()

    def look_at(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            context = {"message": f"{task.get_name()} ended", "exception": error, "task": task}
            loop.call_exception_handler(context)

    tasks = [loop.create_task(each, name=each.__name__) for each in work]
    for task in tasks:
        task.add_done_callback(look_at)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
