"""A till of its own for a whole day: no practice, the played service as if it were the real one, and a printer."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from pos_app.app.process import TillProcess
from pos_app.domain.environment import Environment
from pos_app.domain.webhook_view import NoticeStanding
from pos_app.journal import people_views
from pos_app.self_test.hands import Hands
from pos_app.self_test.opening import opened
from pos_app.system.settings import Printer, Settings
from pos_app.ui.frame.application import TillApp
from tests.journeys.never import broken_promises
from tests.journeys.shop import Shop, ground_on, played, run
from tests.printers.fake_printer import FakePrinter, answers, playing
from tests.printers.reader import words
from tests.services.staff import next_pin

_MOST_SLIPS: Final = 20
_LONGEST_DAY: Final = 900.0  # seconds
_CODE: Final = "Recovery code: "


@dataclass
class Day:
    """A shop, its printer, and who works there with which PIN."""

    shop: Shop
    printer: FakePrinter
    pins: Mapping[str, str]

    @property
    def hands(self) -> Hands:
        return self.shop.hands


def a_day(
    app: TillApp, folder: Path, people: Mapping[str, str], act: Callable[[Day], Coroutine[Any, Any, None]]
) -> None:
    """Open a till that nobody has used before, at a service that it takes for the real one."""

    async def live(process: TillProcess, printer: FakePrinter) -> None:
        settings = Settings(
            full_screen=False, printer=Printer.NETWORK, printer_address=printer.address, print_paid=True
        )
        process = replace(process, settings=replace(process.settings, settings=settings))
        profile = f'base_url = "{address.base_url}"\ns2s_base_url = "{address.s2s_base_url}"\n'
        process.places.profile.write_text(profile, "utf-8")
        async with opened(app, process) as hands:
            shop = Shop(hands, process, address, control)
            url = (await hands.room.notices.look()).address
            control.put("/webhook", json={"url": url}).raise_for_status()
            decoys = await hands.room.journal.read(people_views.decoys)  # a till refuses some PINs that nobody has
            pins = {name: next_pin(pin.encode(), decoys).decode() for name, pin in people.items()}
            await act(Day(shop, printer, pins))
            assert await broken_promises(hands.room.journal, shop.ledger()) == []

    with (
        playing(*[answers()] * _MOST_SLIPS, waits=_LONGEST_DAY) as printer,
        played() as (address, control),
        ground_on(folder, Environment.TEST) as process,
    ):
        run(live(process, printer))


async def become_owner(day: Day, name: str) -> None:
    """Fill in the first sheet of a new till, and read the recovery code back from paper."""
    hands = day.hands
    await hands.see("whose till it is", lambda: hands.reads("Who owns this till?"))
    hands.type_text(name)
    hands.press_key(Qt.Key.Key_Return)
    for _ in range(2):
        await strike(hands, day.pins[name])
        hands.press_key(Qt.Key.Key_Return)
    await hands.see("a code", lambda: hands.reads("Write this code down"))
    paper = next(
        label.text()
        for label in hands.window.findChildren(QLabel)
        if label.isVisible() and label.accessibleName().startswith(_CODE)
    )
    hands.type_text(paper)
    hands.press_key(Qt.Key.Key_Return)
    await hands.see("the sign-in", lambda: hands.reads("Who is at the counter?"))
    assert not hands.reads(paper)


async def strike(hands: Hands, pin: str) -> None:
    """Type a PIN key by key."""
    await hands.strike(map(int, pin))


async def sign_in(day: Day, name: str) -> None:
    """Choose somebody in the list, and type their PIN."""
    hands = day.hands
    await hands.see("the sign-in", lambda: hands.reads("Who is at the counter?"))
    await hands.click(name)
    await strike(hands, day.pins[name])
    await hands.see(f"{name} at the counter", lambda: not hands.window.is_locked)
    assert hands.room.door.staff.name == name


async def switch_to(day: Day, name: str) -> None:
    """Somebody else comes to the counter."""
    day.hands.press_key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    await sign_in(day, name)


async def take_on(day: Day, name: str, role: str) -> None:
    """Take somebody on in the settings, who types their PIN twice."""
    hands = day.hands
    await hands.click("Take somebody on")
    await hands.see("the dialog", lambda: hands.window.dialogs.top is not None)
    hands.type_text(name)
    await hands.click(role)
    await hands.tab_to("Their PIN")
    for _ in range(2):
        await strike(hands, day.pins[name])
        hands.press_key(Qt.Key.Key_Return)
    await hands.see(f"{name} in the list", lambda: hands.window.dialogs.top is None and hands.reads(name))


async def money_comes(shop: Shop, amount: str) -> None:
    """Have a transfer of this amount sent, and wait for the service's word."""
    wish = {"kind": "transfer_in", "amount": amount}
    sent = shop.control.post("/notices", json=wish).raise_for_status().json()
    reference = str(sent["deliveries"][-1]["reference"])

    async def is_verified() -> bool:
        rows = await shop.hands.room.activity.rows()
        return any(row.reference == reference and row.standing is NoticeStanding.VERIFIED for row in rows)

    await shop.hands.see_later("the service agrees", is_verified)


async def slip_with(day: Day, *wanted: str) -> str:
    """Wait for a slip on which all of this can be read, and read it."""

    def found() -> str:
        slips = map(words, reversed(day.printer.slips))
        return next((slip for slip in slips if all(each in slip for each in wanted)), "")

    await day.hands.see(f"a slip with {wanted}", lambda: bool(found()))
    return found()
