"""The packages of a provider in a real window: prints how soon they are painted, and painted again after a key."""

import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from pos_app.domain.environment import Environment
from pos_app.services.tv_catalogue import TvCatalogue
from pos_app.system.paths import resources
from pos_app.ui.frame.application import build_app
from pos_app.ui.tv.package_list import PackageSection
from tests.bench.figure import percentile
from tests.bench.tv_bench import TYPED, kept_packages, now
from tests.gateway.till import GOTV

LOOKS = 15
FEW = 10


async def watch(started: Callable[[], TvCatalogue], section: PackageSection) -> dict[str, list[float]]:
    """Time a list that is shown for the first time, and every key of some searches in it."""
    shown: list[float] = []
    for _ in range(LOOKS):
        lists = started()
        section.show_nothing_yet()
        _paint(section)
        began = time.perf_counter()
        section.show_packages(await lists.packages(GOTV), now=now())
        _paint(section)
        shown.append((time.perf_counter() - began) * 1000)
    keys = [took for text in TYPED for took in _type(section, text)]
    return {"shown": [percentile(shown, 50), max(shown)], "keys": [percentile(keys, 50), percentile(keys, 99)]}


def _type(section: PackageSection, text: str) -> list[float]:
    section.search.clear()
    section.search.setFocus()
    took: list[float] = []
    for letter in text:
        began = time.perf_counter()
        QApplication.sendEvent(
            section.search, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        )
        _paint(section)
        took.append((time.perf_counter() - began) * 1000)
    return took


def _paint(section: PackageSection) -> None:
    QApplication.processEvents()  # the loop that turns here is not Qt's: nothing of asyncio runs within
    section.repaint()


def main() -> None:
    """Watch a long list and a short one."""
    app = build_app(["kaunta"], environment=Environment.TEST, theme="light", resources=resources())
    section = PackageSection(app.theme)
    section.resize(900, 600)
    section.show()

    async def both() -> dict[str, dict[str, list[float]]]:
        told: dict[str, dict[str, list[float]]] = {}
        for name, packages in (("few", FEW), ("many", 1000), ("few", FEW), ("many", 1000)):  # the first ones warm up
            with tempfile.TemporaryDirectory() as folder:
                async with kept_packages(Path(folder), packages) as started:
                    told[name] = await watch(started, section)
        return told

    print(json.dumps(asyncio.run(both())))


if __name__ == "__main__":
    main()
