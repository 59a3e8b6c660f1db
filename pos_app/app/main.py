"""The composition root: puts a till together from its parts and lets it live, and plays the sandbox."""

__audience__ = "back office"

import gc
import os
import sys
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from PySide6.QtWidgets import QApplication

    from pos_app.app.process import TillProcess
    from pos_app.app.screens_setup.service_screens import ProcessActions
    from pos_app.system.bug_reports import Bug
    from pos_app.system.restart import Restart
    from pos_app.ui.frame.first_window import FirstWindow
    from pos_app.ui.frame.window import TillWindow

_NO_DISPLAY: Final = Sentence(
    "There is no display here. Start it on a desktop, or with `xvfb-run -a pos-app run`; "
    "`pos-app shots DIR` and `pos-app self-test` need none."
)


def run_till(start: StartOptions, *, is_first_paint_only: bool = False) -> int:
    """Open the till and serve until it is closed."""
    _need_display()
    from pos_app.app.process import harden_process, open_process, prepare_browser

    harden_process()
    bells: list[Callable[[], object]] = []  # rung from the thread a bug was in, once for each bug
    rung: set[str] = set()

    def ring(bug: "Bug") -> None:
        if bug.fingerprint not in rung:
            rung.add(bug.fingerprint)
            for bell in bells:
                bell()

    from pos_app.system.restart import Restart

    again = Restart()
    with open_process(start, on_bug=ring) as process:
        if start.environment is not Environment.SANDBOX:
            from pos_app.services.merchant import load_profile  # a wrong profile is said before a window opens

            load_profile(start.profile, process.places.profile)
        prepare_browser(start)
        with _collecting_later():
            front = _open_front(process)
        if is_first_paint_only:
            front.first_paint.wait_without_loop()
            print(time.monotonic_ns(), flush=True)  # noqa: T201  # the bench reads it
            return 0
        from asyncio import get_running_loop  # from here on behind the first paint

        from pos_app.app.till import Till
        from pos_app.ui.kit.tasks import run

        async def serve(_: "QApplication") -> int:
            loop = get_running_loop()
            loop.set_exception_handler(process.crashes.loop_handler)
            till = Till(process, front, outside=partial(_outside, start, again, lambda: till.window))
            bells.append(partial(loop.call_soon_threadsafe, till.tell_of_bug))
            return await till.live()

        code = run(serve)
    again.go()  # nothing of this start is open any more
    return code


def _outside(start: StartOptions, again: "Restart", window: "Callable[[], TillWindow]") -> "ProcessActions":
    """Give the window what lies above it."""
    from pos_app.app.screens_setup.service_screens import ProcessActions
    from pos_app.doctor import examine
    from pos_app.doctor.bundle import make_bundle

    def start_again(environment: Environment) -> None:
        again.ask(start.words(environment))
        window().close()

    return ProcessActions(lambda: examine(start), lambda: make_bundle(start), start_again)


def _open_front(process: "TillProcess") -> "FirstWindow":
    """Show the window, before everything that has time."""
    from pos_app.app.process import now
    from pos_app.ui.kit.qt_binding import load_qt

    load_qt()
    from pos_app.system.paths import resources
    from pos_app.ui.frame.application import build_app
    from pos_app.ui.frame.first_window import FirstWindow
    from pos_app.ui.kit.language import speak

    settings, environment = process.settings.settings, process.places.environment
    app = build_app(sys.argv[:1], environment=environment, theme=settings.theme.value, resources=resources())
    speak(settings.language, resources())
    front = FirstWindow(app.theme, settings, environment, now=now)
    front.open()
    return front


@contextmanager
def _collecting_later() -> "Generator[None]":
    """Look for no garbage while hardly any can be made, and never again at what was made then."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def run_sandbox(*, port: int, seed: int, keep: Path | None) -> int:
    """Play the payment service for any client until interrupted."""
    from pos_app.sandbox.command import serve_until_interrupted

    return serve_until_interrupted(port=port, seed=seed, keep=keep)


def _need_display() -> None:
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise KnownError(_NO_DISPLAY)
