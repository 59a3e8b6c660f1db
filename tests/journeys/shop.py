"""A shop for journeys through the real window: a till with its widgets and its browser, and the service behind it."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
from PySide6.QtCore import QEventLoop, QTimer

from pos_app.app.process import TillProcess, now
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.journal import line_views
from pos_app.journal.line_views import JournalLine
from pos_app.sandbox.address import Address
from pos_app.sandbox.card_flow import APPROVAL_PATH
from pos_app.sandbox.pages import ONE_TIME_CODE
from pos_app.sandbox.server import Sandbox
from pos_app.self_test.hands import Hands
from pos_app.self_test.opening import opened
from pos_app.system.crash_reports import Crashes
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
from pos_app.system.settings import Settings
from pos_app.system.settings_file import SettingsFile
from pos_app.system.single_instance import FolderClaim, claim
from pos_app.ui.frame.application import TillApp
from tests.journeys.never import broken_promises
from tests.services.played import NO_CERTIFICATES

T = TypeVar("T")
PATIENCE = 600_000  # ms; far more than a journey takes
PATIENCE_AT_THE_END: Final = 120_000  # ms, for a till to close

if hasattr(os, "geteuid") and os.geteuid() == 0:
    os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"  # Chromium's own cage does not work for root


@dataclass
class Shop:
    """A till that is open, who stands at it, and the service behind it."""

    hands: Hands
    process: TillProcess
    address: Address
    control: httpx.Client

    def choose(self, scenario: str) -> None:
        self.control.put("/scenario", json={"scenario": scenario, "every": True}).raise_for_status()

    def arm(self, operation: int, fault: str, **more: object) -> None:
        self.control.post("/faults", json={"operation": operation, "fault": fault, **more}).raise_for_status()

    def mend(self) -> None:
        self.control.delete("/faults").raise_for_status()

    def notify_at_once(self) -> None:
        """Have what the service tells by itself sent without the pause that it makes."""
        self.control.put("/webhook", json={"delay_ms": 0}).raise_for_status()

    def notify(self, kind: str, reference: str) -> list[int]:
        """Have a notice sent; returns how each of its deliveries was answered."""
        sent = self.control.post("/notices", json={"kind": kind, "reference": reference}).raise_for_status()
        return [delivery["status"] for delivery in sent.json()["deliveries"]]

    def ledger(self) -> dict[str, Any]:
        found: dict[str, Any] = self.control.get("/ledger").raise_for_status().json()
        return found

    def received(self, reference: str, operation: int) -> int:
        return int(self.ledger()["received"].get(reference, {}).get(str(operation), 0))

    async def lines(self, reference: str) -> tuple[JournalLine, ...]:
        """What the book says of a payment."""
        return await self.hands.room.journal.read(line_views.about, reference, limit=1000)

    def approve_elsewhere(self, reference: str) -> None:
        """Let the customer approve in a banking app: the till's page does not hear of it."""
        page = self.address.base_url + APPROVAL_PATH.format(reference=reference)
        told = httpx.post(page, data={"code": ONE_TIME_CODE}, verify=NO_CERTIFICATES, trust_env=False, timeout=60.0)
        told.raise_for_status()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Let the one loop run until this is done; what never is, is ended, so that nothing of it lives on."""
    task = asyncio.get_running_loop().create_task(work)
    is_in_time = _let_run(task, PATIENCE)
    if not is_in_time:
        task.cancel()
        _let_run(task, PATIENCE_AT_THE_END)
    assert is_in_time, "it never came to an end"
    return task.result()


def _let_run(task: asyncio.Task[Any], patience: int) -> bool:
    """Turn the loop until the task is done; tell whether it is."""
    waiting, over = QEventLoop(), QTimer(interval=patience)
    task.add_done_callback(lambda _: waiting.quit())
    over.timeout.connect(waiting.quit)
    over.start()
    waiting.exec()
    over.stop()
    return task.done()


@contextmanager
def ground_on(folder: Path, environment: Environment) -> Generator[TillProcess]:
    """What a start stands on, without the hooks of a process that is the test's own."""
    places = Paths.find(folder, environment)
    places.prepare()
    settings = SettingsFile(places.settings, now=now)
    settings.save(Settings(full_screen=False))
    held = claim(places.data_dir)
    assert isinstance(held, FolderClaim)
    redaction = Redaction()
    crashes = Crashes(places.crashes, version="test", secrets=redaction, on_bug=lambda _: None, now=now)
    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    loop.set_exception_handler(crashes.loop_handler)
    try:
        yield TillProcess(StartOptions(folder, environment, None), places, settings.load(), redaction, crashes, held)
    finally:
        loop.set_exception_handler(before)
        held.release()
    assert list(places.crashes.glob("crash-*.json")) == []


@contextmanager
def played() -> Generator[tuple[Address, httpx.Client]]:
    """A service for one shop, and its control plane."""
    with Sandbox(seed=11) as address:
        headers = {"Authorization": f"Bearer {address.control_token}"}
        with httpx.Client(
            base_url=address.control_url, headers=headers, trust_env=False, verify=NO_CERTIFICATES, timeout=60.0
        ) as control:
            yield address, control


def in_a_shop(app: TillApp, folder: Path, act: Callable[[Shop], Coroutine[Any, Any, None]]) -> None:
    """Open a shop for the length of one act; whatever happened in it, what must never happen did not."""

    async def live(process: TillProcess, address: Address, control: httpx.Client) -> None:
        async with opened(app, process, address) as hands:
            shop = Shop(hands, process, address, control)
            await hands.see("Service online", lambda: hands.reads("Service online"))
            await act(shop)
            assert await broken_promises(hands.room.journal, shop.ledger()) == []

    with played() as (address, control), ground_on(folder, Environment.SANDBOX) as process:
        run(live(process, address, control))
