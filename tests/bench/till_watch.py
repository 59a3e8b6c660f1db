"""A real till, driven by itself and watched: prints one JSON line of what was measured. One way of watching a process.

`word` waits for results on screen and weighs the process around a challenge, `late` times the loop while 50 are paid.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urljoin

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import httpx
from PySide6.QtCore import Qt, QTimer

from pos_app.app.process import TillProcess, harden_process, now, open_process, prepare_browser
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.sale import SaleOrder
from pos_app.sandbox.address import Address
from pos_app.self_test.hands import Hands
from pos_app.self_test.opening import opened
from pos_app.services.browser import ApprovalEvent
from pos_app.services.card_flow import CardFlow
from pos_app.services.in_flight import InFlight
from pos_app.system.paths import resources
from pos_app.system.settings import Settings
from pos_app.system.settings_file import SettingsFile
from pos_app.ui.card.screen import CardScreen
from pos_app.ui.frame.application import TillApp, build_app
from pos_app.ui.kit.tasks import run
from tests.bench.elsewhere import service
from tests.bench.figure import percentile
from tests.bench.journal_bench import FLUSH, ONE_IN, TAIL
from tests.journal.disks import Slow, disk
from tests.services.counter import CHALLENGED, PAID, card_of
from tests.services.guest import CODE, FORM
from tests.services.played import NO_CERTIFICATES

if TYPE_CHECKING:  # what the browser weighs is to be measured
    from PySide6.QtWebEngineWidgets import QWebEngineView

TIMES: Final = 5
PAYMENTS: Final = 50
SETTLES: Final = 10.0  # seconds after which a challenge should have left nothing behind
WARMS_UP: Final = 6.0
IDLE: Final = 5.0
_PRICE: Final = Money(1250000, Currency.NGN)
_SUBMIT: Final = "const box = document.querySelector('input[name=code]'); box.value = '%s'; box.form.submit();"


async def measure_words(hands: Hands, address: Address) -> dict[str, Any]:
    """Weigh around a first challenge; then time how long a result that the service knows takes to the screen."""
    await asyncio.sleep(WARMS_UP)
    before = weight()
    await challenge(hands)
    during = weight()
    submit(hands)
    await hands.see("Paid", lambda: hands.has_head(Word.PAID.value))
    await asyncio.sleep(SETTLES)
    after = weight()
    headers = {"Authorization": f"Bearer {address.control_token}"}
    async with httpx.AsyncClient(headers=headers, verify=NO_CERTIFICATES, trust_env=False, timeout=10.0) as line:
        webhook = f"{address.control_url}/webhook"
        url = (await line.get(f"{address.control_url}/state")).json()["webhook"]["url"]
        await line.put(webhook, json={"url": None})  # one hint at a time
        returned = [await from_return_to_word(hands) for _ in range(TIMES)]
        await line.put(webhook, json={"url": url, "delay_ms": 0})
        told = [await from_notice_to_word(hands, address, line) for _ in range(TIMES)]
        trips = [await round_trip(hands, address, line) for _ in range(TIMES)]
    weights = {"before": before, "during": during, "after": after}
    return {"returned": median(returned), "told": median(told), "trip": median(trips), **weights}


async def measure_lateness(hands: Hands, address: Address) -> dict[str, Any]:
    """Time the loop while nothing happens, and while 50 are paid one after the other, each shown as it goes."""
    del address
    await asyncio.sleep(WARMS_UP)
    with lateness() as idle:
        await asyncio.sleep(IDLE)
    with lateness() as paying:
        for _ in range(PAYMENTS):
            await pay(hands, PAID)
    return {side: [percentile(late, 99), max(late)] for side, late in (("idle", idle), ("paying", paying))}


async def challenge(hands: Hands) -> str:
    """Begin a payment that leads to the bank's page, and wait until that asks for a code."""
    reference = await begin(hands, CHALLENGED)
    await hands.see_bank_ask()
    return reference


async def begin(hands: Hands, number: str) -> str:
    """Press Pay without typing: the keys of a test would be late themselves."""
    screen = hands.window.findChild(CardScreen)
    assert screen is not None
    payments = hands.room.payments
    reference = await payments.pay(SaleOrder(payments.new_slip(), _PRICE, "ada@example.com"), card_of(number))
    screen.show_reference(reference)
    return reference


async def pay(hands: Hands, number: str) -> None:
    """Pay, and wait for the line that says so."""
    paid = asyncio.Event()

    def hear(change: Changed) -> None:
        if change.topic is Topic.SALE:
            rung.append(change)
            if len(rung) > 1:  # the first says that it was opened
                paid.set()

    rung: list[Changed] = []
    stop = hands.room.journal.listen(hear)
    try:
        await begin(hands, number)
        await paid.wait()
    finally:
        stop()


async def from_return_to_word(hands: Hands) -> float:
    """Return the milliseconds from the page's way back, when the service has known for a while, to the word."""
    returned: list[datetime] = []
    hear = CardFlow.note_approval

    def note(self: CardFlow, one: InFlight, event: ApprovalEvent) -> None:
        if event is ApprovalEvent.RETURNED:
            returned.append(now())
        hear(self, one, event)

    CardFlow.note_approval = note  # before the page opens: it is told whom to tell
    try:
        await challenge(hands)
        submit(hands)
        return _milliseconds((await _word(hands)) - returned[0])
    finally:
        CardFlow.note_approval = hear


async def from_notice_to_word(hands: Hands, address: Address, line: httpx.AsyncClient) -> float:
    """Approve on another device, so that the page stays; return the milliseconds from the notice to the word."""
    reference = await challenge(hands)
    page = await line.get(page_of(hands).url().toString())
    form = FORM.search(page.text)
    assert form is not None
    await line.post(urljoin(str(page.url), form[1]), data={"code": CODE})
    seen = await _word(hands)
    ledger = (await line.get(f"{address.control_url}/ledger")).json()
    sent = [datetime.fromisoformat(each["at"]) for each in ledger["deliveries"] if each["reference"] == reference]
    return _milliseconds(seen - max(at for at in sent if at < seen))


async def _word(hands: Hands) -> datetime:
    await hands.see(
        "Paid", lambda: hands.has_head(Word.PAID.value)
    )  # looks often, and not so often that it is in the way
    return now()


def _milliseconds(took: timedelta) -> float:
    return took.total_seconds() * 1000


async def round_trip(hands: Hands, address: Address, line: httpx.AsyncClient) -> float:
    """Return the milliseconds of one question after a result, with nothing around it."""
    url = f"{address.s2s_base_url}/api/verify-transaction/{hands.shown_reference()}"
    began = time.perf_counter()
    await line.get(url)
    return (time.perf_counter() - began) * 1000


def page_of(hands: Hands) -> "QWebEngineView":
    """Return the view in which the customer has the bank's page."""
    from PySide6.QtWebEngineWidgets import QWebEngineView

    return next(view for view in hands.window.findChildren(QWebEngineView) if view.isVisible())


def submit(hands: Hands) -> None:
    """Have the customer approve."""
    page_of(hands).page().runJavaScript(_SUBMIT % CODE)


@contextmanager
def lateness() -> Generator[list[float]]:
    """Note by how many milliseconds a timer of one comes late."""
    late: list[float] = []
    last = [time.perf_counter()]

    def tick() -> None:
        at = time.perf_counter()
        late.append(max(0.0, (at - last[0]) * 1000 - 1))
        last[0] = at

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(1)
    try:
        yield late
    finally:
        timer.stop()


def weight() -> float:
    """Return the MB of this process and of those that it started; what several share counts once."""
    return sum(_share_of(process) for process in (os.getpid(), *_children_of(os.getpid()))) / 1024


def _share_of(process: int) -> int:
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    except OSError:  # it has just ended
        return 0
    return int(told.partition("\nPss:")[2].split()[0])


def _children_of(process: int) -> Generator[int]:
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in map(int, (task / "children").read_text("ascii").split()):
            yield child
            yield from _children_of(child)


@asynccontextmanager
async def _opened(app: TillApp, ground: TillProcess) -> AsyncGenerator[tuple[Hands, Address]]:
    with service() as played:
        async with opened(app, ground, played) as hands:
            yield hands, played


def live_till(folder: Path, measure: Callable[[Hands, Address], Awaitable[dict[str, Any]]]) -> None:
    """Open a till in this folder, watch it, and tell."""
    start = StartOptions(data_dir=folder, environment=Environment.SANDBOX, profile=None)
    harden_process()
    prepare_browser(start)
    SettingsFile(folder / "settings.json", now=now).save(Settings(full_screen=False))
    with open_process(start) as ground:
        app = build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())

        async def live(_: object) -> int:
            async with _opened(app, ground) as (hands, played):
                print(json.dumps(await measure(hands, played)), flush=True)
            return 0

        run(live)


def main(watched: str) -> None:
    """Watch a till on the disk that belongs to it."""
    measure = {"word": measure_words, "late": measure_lateness}[watched]
    slow = disk("slow", Slow(flush=FLUSH, tail=TAIL, every=ONE_IN).see, is_default=True)
    with tempfile.TemporaryDirectory() as folder, slow if watched == "late" else nullcontext():
        live_till(Path(folder), measure)


if __name__ == "__main__":
    main(sys.argv[1])
