"""Drives the real window against the embedded sandbox by key and pointer, and tells which journeys went well."""

__audience__ = "back office"

import asyncio
import json
import os
import tempfile
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

if TYPE_CHECKING:
    from pos_app.app.process import TillProcess
    from pos_app.self_test.hands import Hands
    from pos_app.self_test.journeys import Walk

SLIPS: Final = "slips.prn"  # the file that stands in for a receipt printer


@dataclass(frozen=True, slots=True)
class Journey:
    """How one journey went."""

    name: str
    ok: bool
    milliseconds: int
    problem: str = ""


def run_self_test(*, is_json: bool, shots: Path | None) -> int:
    """Walk every journey in a till of its own, and answer 1 if one did not arrive."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from pos_app.app.process import harden_process, now, open_process, prepare_browser
    from pos_app.system.settings import Language, Printer, Settings
    from pos_app.system.settings_file import SettingsFile

    if shots is not None:
        _make(shots)
    with tempfile.TemporaryDirectory(prefix="kaunta-self-test-") as folder:
        till = Path(folder) / "till"  # what is saved lies beside it: a till lets nothing be saved among its own things
        till.mkdir()
        start = StartOptions(data_dir=till, environment=Environment.SANDBOX, profile=None)
        harden_process()
        prepare_browser(start)
        # A full screen is as large as this machine's; the pictures are always of one size, and in one language.
        english = Settings(full_screen=False, language=Language.ENGLISH)
        settings = replace(english, printer=Printer.FILE, printer_address=SLIPS)
        SettingsFile(till / "settings.json", now=now).save(settings)
        with open_process(start) as process:
            journeys = _walk(process, shots)
    if is_json:
        print(json.dumps({"journeys": [asdict(journey) for journey in journeys]}, indent=2))  # noqa: T201
    else:
        _print_table(journeys)
    return 0 if all(journey.ok for journey in journeys) else 1


def _walk(process: "TillProcess", shots: Path | None) -> list[Journey]:
    from pos_app.sandbox.server import Sandbox
    from pos_app.self_test.journeys import AFTER_RESTART, JOURNEYS
    from pos_app.self_test.opening import opened
    from pos_app.system.paths import resources
    from pos_app.ui.frame.application import build_app
    from pos_app.ui.kit.tasks import run

    app = build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())
    journeys: list[Journey] = []

    async def walk(_: object) -> int:
        asyncio.get_running_loop().set_exception_handler(process.crashes.loop_handler)
        with Sandbox() as played:  # outlives the till: a service forgets nothing when a shop closes
            for each in (JOURNEYS, AFTER_RESTART):
                async with opened(app, process, played, shots) as hands:
                    for name, journey in each.items():
                        journeys.append(await _time(name, journey, hands))
        return 0

    run(walk)
    bugs = sorted(process.places.crashes.glob("crash-*.json"))
    found = ", ".join(path.name for path in bugs)
    journeys.append(Journey("nothing went wrong unseen", not bugs, 0, found))
    return journeys


async def _time(name: str, journey: "Walk", hands: "Hands") -> Journey:
    began = time.monotonic()
    from pos_app.self_test.hands import NotSeenError

    problem = ""
    try:
        await journey(hands)
    except (NotSeenError, KnownError) as error:
        problem = str(error)
    hands.keep_picture(name)
    return Journey(name, not problem, round((time.monotonic() - began) * 1000), problem)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KnownError(Sentence("The folder {0} cannot be made ({1}).", folder, error.strerror)) from error


def _print_table(journeys: list[Journey]) -> None:
    width = max(len(journey.name) for journey in journeys)
    for journey in journeys:
        end = "ok" if journey.ok else f"NOT OK: {journey.problem}"
        print(f"{journey.name:{width}}  {journey.milliseconds:6} ms  {end}")  # noqa: T201  # a command line prints
