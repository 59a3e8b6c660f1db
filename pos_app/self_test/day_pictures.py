"""Plays a short day in a till of its own, and keeps what its window looks like at each stop: `pos-app shots`."""

import asyncio
import os
import tempfile
from collections.abc import AsyncGenerator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from pos_app.app.process import TillProcess
    from pos_app.self_test.day import Day, Stop
    from pos_app.system.settings import Settings
    from pos_app.ui.frame.application import TillApp
    from pos_app.ui.frame.window import TillWindow

_WIDTHS: Final = (1024, 1366)  # ends in the one that it began with
_HEIGHT: Final = 768
_SEED: Final = 21  # names and numbers are the same in every day that is played
_LOOK_EVERY: Final = 0.15  # seconds; a page of the browser is painted by another process
_MOST_LOOKS: Final = 12  # something may never rest: a clock, a count
_LONGEST_LOCK: Final = 60  # minutes: no slow machine locks it by itself


def draw_day(folder: Path, *, text_size: int, in_contrast: bool) -> list[Path]:
    """Play the day, and return a picture of every stop in light and dark, wide and narrow."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from pos_app.app.process import harden_process, now, open_process, prepare_browser
    from pos_app.system.settings_file import SettingsFile

    _make(folder)
    with tempfile.TemporaryDirectory(prefix="kaunta-shots-") as data:
        start = StartOptions(data_dir=Path(data), environment=Environment.SANDBOX, profile=None)
        harden_process()
        prepare_browser(start)
        settings = settings_of_day(text_size=text_size, in_contrast=in_contrast)
        SettingsFile(Path(data) / "settings.json", now=now).save(settings)
        with open_process(start) as process:
            return _draw(process, folder)


def settings_of_day(*, text_size: int, in_contrast: bool) -> "Settings":
    """Return the shop of the day; in English and in a window, however the machine is set up."""
    from pos_app.system.settings import Language, Settings

    return Settings(
        shop_name="Adeola Stores",
        till_name="Till 2",
        till_prefix="till2",
        cashier_name="Amaka Obi",
        full_screen=False,
        language=Language.ENGLISH,
        lock_minutes=_LONGEST_LOCK,
        text_size=text_size,
        high_contrast=in_contrast,
    )


def _draw(process: "TillProcess", folder: Path) -> list[Path]:
    from pos_app.self_test.day import DAY
    from pos_app.system.paths import resources
    from pos_app.ui.frame.application import build_app
    from pos_app.ui.kit.tasks import run

    app = build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())
    app.theme.hold_still()
    made: list[Path] = []

    async def draw(_: object) -> int:
        asyncio.get_running_loop().set_exception_handler(process.crashes.loop_handler)
        async for _day, pictures in played_day(app, process, folder, DAY):
            made.extend(pictures)
        return 0

    run(draw)
    return made


async def played_day(
    app: "TillApp", process: "TillProcess", folder: Path, stops: Mapping[str, "Stop"]
) -> AsyncGenerator[tuple["Day", list[Path]]]:
    """Open a till and go from stop to stop; at each the till stands there as it was drawn."""
    from pos_app.sandbox.server import Sandbox
    from pos_app.self_test.day import Day
    from pos_app.self_test.hands import NotSeenError
    from pos_app.self_test.opening import opened

    with Sandbox(seed=_SEED) as played:
        async with opened(app, process, played) as hands:
            day = Day(hands, played)
            for name, stop in stops.items():
                try:
                    await stop(day)
                except NotSeenError as error:
                    raise KnownError(Sentence("The day ended before “{0}”: {1}.", name, error)) from error
                yield day, await _pictures(day, folder, name, process.settings.settings)


async def _pictures(day: "Day", folder: Path, name: str, settings: "Settings") -> list[Path]:
    """Look at the window in each theme and width, and leave it as it was."""
    from pos_app.ui.kit.text_size import NORMAL
    from pos_app.ui.kit.theme import Mode

    window, made = day.hands.window, list[Path]()
    contrast = "contrast-" if settings.high_contrast else ""
    size = "" if settings.text_size == NORMAL else f".{settings.text_size}"
    for mode in (Mode.DARK, Mode.LIGHT):
        day.hands.theme.choose(mode)
        for width in _WIDTHS:
            window.resize(width, _HEIGHT)
            path = folder / f"{name}.{contrast}{mode.value}.{width}{size}.png"
            if not (await _at_rest(window)).save(str(path)):
                raise KnownError(Sentence("The picture {0} cannot be written.", path))
            made.append(path)
    await day.hands.see("keys are taken again", day.hands.may_press)
    return made


async def _at_rest(window: "TillWindow") -> "QPixmap":
    """Look until two looks are the same."""
    seen = window.grab()
    for _ in range(_MOST_LOOKS):
        await asyncio.sleep(_LOOK_EVERY)
        before, seen = seen, window.grab()
        if before.toImage() == seen.toImage():
            break
    return seen


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KnownError(Sentence("The folder {0} cannot be made ({1}).", folder, error.strerror)) from error
