"""A journey that fails ends its till: its windows, tasks, sockets and timers, and the next one finds nothing of it."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
_JOURNEYS = """
import asyncio, socket

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tests.journeys import shop
from tests.journeys.test_at_the_window import come_to_the_bank
from tests.journeys.shop import in_a_shop

kept = []


def test_fails_at_the_page_of_the_bank(qapp, tmp_path):
    async def act(here):
        await come_to_the_bank(here)
        assert False, "on purpose"

    in_a_shop(qapp, tmp_path, act)


def test_never_comes_to_an_end(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(shop, "PATIENCE", 4_000)

    async def act(here):
        await asyncio.Event().wait()

    in_a_shop(qapp, tmp_path, act)


async def go_on(busy):
    with busy:
        await asyncio.sleep(3600)


def test_leaves_everything_behind(qapp, tmp_path):
    async def act(here):
        busy = socket.create_server(("127.0.0.1", 0))
        kept.extend([QWidget(), QTimer(interval=50), asyncio.create_task(go_on(busy))])
        kept[0].show()
        kept[1].start()
        raise RuntimeError("on purpose")

    in_a_shop(qapp, tmp_path, act)


def test_the_next_one_passes(qapp, tmp_path):
    async def act(here):
        assert here.ledger()["payments"] == []

    in_a_shop(qapp, tmp_path, act)
"""


def test_after_three_journeys_that_fail_the_fourth_passes(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(_JOURNEYS, "utf-8")
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    settings = ("-c", str(ROOT / "pyproject.toml"), "-p", "no:randomly", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", "-q", *settings, str(file)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=900).stdout
    said = [line.partition(" - ")[0] for line in told.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    failed = {line.rpartition("::")[2] for line in said}
    assert failed == {
        "test_fails_at_the_page_of_the_bank",
        "test_never_comes_to_an_end",
        "test_leaves_everything_behind",
    }
    assert "1 passed" in told.splitlines()[-1], told
