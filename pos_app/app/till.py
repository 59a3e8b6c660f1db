"""One till, alive: the window first, everything else behind its first paint, taken down in the opposite order."""

import asyncio
import importlib
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pos_app.app.backups_setup import last_copy, wish_for
from pos_app.app.process import TillProcess
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.plain_text import plain
from pos_app.domain.start_step import StartStep
from pos_app.journal.errors import JournalDamaged, JournalFault
from pos_app.system.release_check import Release
from pos_app.system.threads import in_thread
from pos_app.ui.frame.first_window import FirstWindow
from pos_app.ui.frame.start_page import StartPage, view_of_failure, view_of_step, with_backup
from pos_app.ui.kit import language
from pos_app.ui.kit.tasks import Relay
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.words import person_of

if TYPE_CHECKING:  # it brings HTTP and pydantic: imported once the window is there
    from pos_app.app.screens_setup import TillScreens
    from pos_app.app.screens_setup.service_screens import ProcessActions
    from pos_app.app.services_setup import TillServices
    from pos_app.sandbox.address import Address
    from pos_app.services.books_watch import BooksWatch

_log: Final = logging.getLogger(__name__)

_QUIET_SECONDS: Final = 2.0
_LOOK_AGAIN_SECONDS: Final = 5.0
_SHOWS_EVERY_SECONDS: Final = 0.2  # at most: what surrounds the screens is not drawn again for each of many notices
_SHOWN_BY_SHELL: Final = frozenset({Topic.SERVICE, Topic.NOTICE, Topic.TILL})


class Till:
    """The window, and who serves it."""

    def __init__(
        self,
        process: TillProcess,
        front: FirstWindow,
        *,
        outside: "Callable[[], ProcessActions] | None" = None,
        played: "Address | None" = None,
    ) -> None:
        self._process = process
        self._outside = outside  # what lies above the window
        self._played = played  # where a practice service is played already
        self._theme = front.theme
        self._shell = front.shell
        self._first_paint = front.first_paint
        self.window = front.window
        self._relay = Relay(self.window)
        self._opening = StartPage(self._theme)
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
    async def opened(self) -> AsyncGenerator["TillServices"]:
        """Put everything behind the window, once it can be seen."""
        try:
            async with self._furnished() as room:
                yield room
        finally:
            await self._take_down()

    @asynccontextmanager
    async def _furnished(self) -> AsyncGenerator["TillServices"]:
        self.window.show_instead(self._opening)
        await self._first_paint.wait()
        self._tell_step(StartStep.BOOKS)  # on a slow disk reading the program takes as long as reading the books
        await in_thread(partial(importlib.import_module, "pos_app.app.services_setup"))
        from pos_app.app.screens_setup import TillScreens
        from pos_app.app.screens_setup.service_screens import ProcessActions
        from pos_app.app.services_setup import open_services

        process = self._process
        screens = TillScreens(
            self.window,
            self._theme,
            self._relay,
            process=process,
            outside=self._outside() if self._outside is not None else ProcessActions(),
        )
        try:
            opening = open_services(process, screens.browser, played=self._played, on_step=self._tell_step)
            async with opening as room:
                with self._hearing(room):  # first heard, then read: no change falls in between
                    screens.put_in(room)
                    self._opening.hide()
                    self._say_what_was_wrong()
                    await self._say_what_was_lost(room)
                    async with self._attended(room, screens):
                        yield room
                self.window.hide()  # what closes behind it needs a moment
        finally:
            await screens.browser.leave()

    def _close(self) -> None:
        if self._closing.is_set():
            return  # a second cancel would cut what is being closed
        self._closing.set()
        if self._opening_task is not None:
            self.window.hide()
            self._opening_task.cancel()

    def _tell_step(self, step: StartStep) -> None:
        self._opening.show_opening(view_of_step(step))

    async def _say_why_not(self, error: Exception) -> bool:
        """Show why the till cannot be opened until somebody has seen it; a signal ends that, and not the failure.

        True: what stopped it was put right, and it can be tried again.
        """
        sentence = error.sentence if isinstance(error, KnownError) else None
        _log.error("The till was not opened: %s", sentence or type(error).__name__)
        view = view_of_failure(sentence, log=str(self._process.places.logs / "till.log"))
        copy = await last_copy(self._process) if isinstance(error, JournalDamaged) else None
        self._opening.show_opening(with_backup(view, copy.at.astimezone()) if copy is not None else view)
        is_taken = asyncio.Event()
        self._opening.closing_asked.connect(self._closing.set)
        self._opening.offer_taken.connect(is_taken.set)
        self.window.show_instead(self._opening)
        with suppress(asyncio.CancelledError):
            await _either(self._closing, is_taken)
        if copy is None or not is_taken.is_set():
            return False
        await wish_for(self._process, copy)
        return True

    async def _take_down(self) -> None:
        """Let the window go while the loop still turns: what Qt and Python share must not outlive one of the two."""
        self.window.hide()
        gone = asyncio.get_running_loop().create_future()
        self.window.destroyed.connect(lambda: gone.done() or gone.set_result(None))
        self.window.deleteLater()
        await gone

    @asynccontextmanager
    async def _attended(self, room: "TillServices", screens: "TillScreens") -> AsyncGenerator[None]:
        """Keep the window true to the books, and the line to the service watched."""
        async with _running(
            room.connection.watch(),
            screens.watch_the_counter(),
            room.updates.watch(self._tell_of_release),
            self._show_what_changes(room, screens),
            self._warm_up(screens),
        ):
            yield

    def tell_of_bug(self) -> None:
        """Say that something went wrong and was noted; the rest of the till goes on."""
        title = self.window.tr("Something in the till went wrong")
        self.window.toast(ToastView(title, self.window.tr("It was noted. Go on working."), "alert", "unsure_text"))

    def _tell_of_release(self, release: Release) -> None:
        title = self.window.tr("Kaunta {version} is there").format(version=plain(release.version))
        self.window.toast(ToastView(title, self.window.tr("It is not installed by itself."), "info", "accent_text"))

    def _banner_of(self, room: "TillServices") -> BannerView | None:
        """Say what matters most."""
        if room.books.gone or room.books.inbox_gone:
            return self._banner_of_gone(room.books)
        if not room.backups.unread:
            return None
        title = self.window.tr("A journal that was set aside cannot be read")
        detail = self.window.tr(
            "Payments may be missing here. It is tried again every hour; the owner sees more in Settings, Backups."
        )
        return BannerView(Tone.UNSURE, "alert", title, detail)

    def _banner_of_gone(self, books: "BooksWatch") -> BannerView:
        title = language.said(books.gone or books.inbox_gone)
        detail = self.window.tr("Put the file back where it was, or close the till and start it again.")
        if books.gone and books.is_rescued:
            detail = self.window.tr(
                "All that was in it was saved among the backups. Put the file back where it was, or close the till: "
                "the next start offers that copy."
            )
        return BannerView(Tone.DECLINED, "alert", title, detail)

    def _say_what_was_wrong(self) -> None:
        problem = self._process.settings.problem
        if problem:
            self.window.toast(ToastView(self.window.tr("Settings"), language.said(problem), "alert", "unsure_text"))

    async def _say_what_was_lost(self, room: "TillServices") -> None:
        """Name what only books that were set aside know: money may have been taken for it."""
        with suppress(JournalFault):
            if put_right := await room.backups.put_right():
                title = self.window.tr("The journal was checked")
                self.window.toast(ToastView(title, language.said(put_right), "alert", "unsure_text"))
            lost = await room.backups.lost()
            if lost:
                title = self.window.tr("Not in the journal")
                self.window.toast(ToastView(title, language.said(lost), "alert", "unsure_text"))
            if gap := await room.backups.gap():
                title = self.window.tr("A backup was put back")
                self.window.toast(ToastView(title, language.said(gap), "alert", "unsure_text"))
            if notices := await room.backups.lost_notices():
                title = self.window.tr("Notices are missing")
                self.window.toast(ToastView(title, language.said(notices), "alert", "unsure_text"))

    @contextmanager
    def _hearing(self, room: "TillServices") -> Generator[None]:
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

    async def _show_what_changes(self, room: "TillServices", screens: "TillScreens") -> None:
        """Read again what surrounds the screens, once for however many rings."""
        while True:
            self._is_stale.clear()
            try:
                await self._show_once(room, screens)
            except Exception:  # noqa: BLE001  # a turn that fails must not be the last one
                _log.exception("What surrounds the screens could not be shown")
            await asyncio.sleep(_SHOWS_EVERY_SECONDS)
            with suppress(TimeoutError):  # a full disk writes nothing, and what is not written does not ring
                async with asyncio.timeout(_LOOK_AGAIN_SECONDS):  # wait_for may swallow the cancel that ends this
                    await self._is_stale.wait()

    async def _show_once(self, room: "TillServices", screens: "TillScreens") -> None:
        person = person_of(room.door.staff.current)
        self._shell = replace(self._shell, reach=room.connection.view, person=person)
        try:
            self._shell = replace(self._shell, feed=await room.notices.look())
            self.window.show_health(await room.activity.health())
        except JournalFault as broken:  # the notices are no reason to stop paying, or to say nothing of the service
            _log.warning("How notices stand cannot be read: %s", broken.sentence)
        except Exception:  # noqa: BLE001  # nor is anything that they hold
            _log.exception("How notices stand could not be shown")
        self.window.show_shell(self._shell)
        self.window.show_banner(self._banner_of(room))
        await screens.show_offer()

    async def _warm_up(self, screens: "TillScreens") -> None:
        """Bring the browser up while nobody is typing: its first page would hold up a key press."""
        from pos_app.ui.kit.idle_work import IdleWork

        quiet = IdleWork(self.window)
        try:
            await quiet.last(_QUIET_SECONDS)
        finally:
            quiet.end()
        await screens.warm_up()

    async def _wait_at_the_door(self) -> None:
        await self._process.claim.serve(self.window.come_to_front)


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
