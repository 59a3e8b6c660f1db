"""The History screen over a million payments in a real window: prints how late the loop is while somebody uses it."""

import asyncio
import gc
import json
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from pos_app.domain.environment import Environment
from pos_app.journal.store import Journal
from pos_app.system.paths import resources
from pos_app.ui.frame.application import TillApp, build_app
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.history.screen import HistoryScreen
from pos_app.ui.kit.tasks import run, sleep_precisely
from tests.bench.figure import percentile
from tests.bench.history_book import NOW
from tests.bench.till_watch import lateness
from tests.pictures import samples
from tests.services import openers

IDLE: Final = 3000  # ms
TYPED: Final = ("chinedu obi", "2503", "12500", "order 77", "example", "zainab dan", "₦4,000", "xyzzy")
BETWEEN_KEYS: Final = 120  # ms: a fast typist
PAGES: Final = 40


class _NoResends:
    """Nobody to ask."""

    async def resend(self, reference: str) -> str:
        """Say so."""
        return reference

    def may_resend_at(self, reference: str) -> datetime | None:
        """Not."""
        del reference


async def measure(app: TillApp, path: Path) -> dict[str, Any]:
    """Time the loop with nothing to do, while words are typed, and while pages are scrolled."""
    journal = await Journal.open(path, environment=Environment.SANDBOX, now=lambda: datetime.now(UTC))
    history = openers.history(journal, _NoResends(), check_payment=_nobody)
    window = TillWindow(app.theme, samples.SANDBOX_SHELL, now=lambda: samples.NOW)
    screen = HistoryScreen(app.theme, history, dialogs=window.dialogs, now=lambda: NOW)
    window.add_screen(RailItem("history", "History", "receipt", "F4"), screen)
    window.show()
    screen.enter()
    await _until_read(screen)
    gc.freeze()  # as the till does once it stands
    with lateness() as idle:
        await sleep_precisely(IDLE)
    await _search(screen, TYPED[0])  # the first time reads the program as well
    with lateness() as searching:
        took = [await _search(screen, text) for text in TYPED]
    screen.list.search.clear()
    await _until_read(screen)
    screen.list.filters.when.chosen.emit("all")
    await _until_read(screen)
    with lateness() as scrolling:
        for _ in range(PAGES):
            held = screen.list.rows.rowCount()
            bar = screen.list.table.verticalScrollBar()
            while screen.list.rows.rowCount() == held:
                bar.setValue(min(bar.maximum(), bar.value() + 600))
                await sleep_precisely(16)
    window.hide()
    await history.close()
    await journal.close()
    sides = (("idle", idle), ("searching", searching), ("scrolling", scrolling))
    late = {side: [percentile(each, 99), max(each)] for side, each in sides}
    return {**late, "key to rows": median(took)}


async def _search(screen: HistoryScreen, text: str) -> float:
    """Type it, and return how long its rows took after the last key."""
    screen.list.search.clear()
    began = 0.0
    for letter in text:
        await sleep_precisely(BETWEEN_KEYS)
        began = time.perf_counter()
        _key(screen.list.search, letter)
    await _until_read(screen)
    return (time.perf_counter() - began) * 1000


def _key(widget: QWidget, letter: str) -> None:
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter))


async def _until_read(screen: HistoryScreen) -> None:
    while screen.reader.now is None or screen.reader.now.chosen != screen.reader.chosen or screen.reader.is_reading:
        await sleep_precisely(2)


async def _nobody(_: str) -> None:
    await asyncio.sleep(0)


def main(path: Path) -> None:
    """Be a till with nothing but its history."""
    app = build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())
    found: list[dict[str, Any]] = []

    async def look(_: QApplication) -> int:
        found.append(await measure(app, path))
        return 0

    run(look)
    print(json.dumps(found[0]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
