"""A short day at the counter, stop by stop, from the float in the drawer to whoever comes after."""

import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import httpx
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from pos_app.domain.errors import Operation
from pos_app.domain.payment import Word
from pos_app.sandbox.address import Address
from pos_app.self_test.card_payment import Card, end_as, fill_in, pay
from pos_app.self_test.hands import Hands
from pos_app.self_test.money_received import receive_money, see_a_forgery
from pos_app.self_test.tv_order import choose, end_order_as
from pos_app.services.practice_people import MANAGER, MANAGERS_NAME, PINS
from pos_app.ui.help.dialog import HelpDialog
from pos_app.ui.kit.widgets.toast import Toast

_CHALLENGED: Final = Card.of("4000000000002503")
_DECLINED: Final = Card.of("4000000000002925")
_UNANSWERED: Final = Card.of("4000000000002701")
_CODE: Final = "123456"
_DECODER: Final = "70274413902"


@dataclass(frozen=True, slots=True)
class Day:
    """Who stands at the till, and the service behind it."""

    hands: Hands
    played: Address

    async def arm(self, operation: Operation, fault: str, *, times: int | None = 1) -> None:
        """Let the service fail in an operation, once or from now on."""
        async with httpx.AsyncClient(
            headers={"authorization": f"Bearer {self.played.control_token}"},
            trust_env=False,
            verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),  # it lies on this machine
        ) as control:
            wish = {"operation": operation, "fault": fault, "times": times}
            (await control.post(f"{self.played.control_url}/faults", json=wish)).raise_for_status()


Stop = Callable[[Day], Awaitable[None]]


async def _count_the_float(day: Day) -> None:
    hands = day.hands
    await hands.see("Service online", lambda: hands.reads("Service online"))
    await hands.see("Feed live", lambda: hands.reads("Feed live"))
    hands.press_key(Qt.Key.Key_F5)
    await hands.see("no shift", lambda: hands.reads("No shift is open"))
    hands.type_text("2000000")


async def _type_a_payment(day: Day) -> None:
    hands = day.hands
    await hands.click("Open shift")
    await hands.see("the shift", lambda: hands.reads("Shift 1 is open"))
    await fill_in(hands, _CHALLENGED)


async def _ask_the_bank(day: Day) -> None:
    day.hands.press_key(Qt.Key.Key_F9)
    await day.hands.see_bank_ask()


async def _be_paid(day: Day) -> None:
    await day.hands.type_code(_CODE)
    await end_as(day.hands, Word.PAID)


async def _be_declined(day: Day) -> None:
    await pay(day.hands, _DECLINED)
    await end_as(day.hands, Word.DECLINED)


async def _receive_a_transfer(day: Day) -> None:
    await receive_money(day.hands)
    await _without_toasts(day.hands)


async def _suspect_a_forgery(day: Day) -> None:
    hands = day.hands
    await see_a_forgery(hands)
    await _without_toasts(hands)


async def _choose_a_package(day: Day) -> None:
    await choose(day.hands, _DECODER)


async def _renew_it(day: Day) -> None:
    day.hands.press_key(Qt.Key.Key_F9)
    await end_order_as(day.hands, Word.PAID)


async def _hear_no_answer(day: Day) -> None:
    """Nobody can say what became of a payment, for the rest of the day."""
    await day.arm(Operation.INITIALIZE, "lost_answer")
    await day.arm(Operation.VERIFY, "error_500", times=None)
    await pay(day.hands, _UNANSWERED)
    await end_as(day.hands, Word.NOT_SURE)


async def _look_back(day: Day) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_F4)
    await hands.see("what was sold", lambda: hands.can_press("Print slip"))


async def _look_at_the_shift(day: Day) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_F5)
    await hands.see("what was taken", lambda: hands.reads("Taken so far"))


async def _see_an_x(day: Day) -> None:
    hands = day.hands
    await hands.click("X report")
    await hands.see("the report", lambda: hands.reads("X report of shift 1"))


async def _open_the_manual(day: Day) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_Escape)
    await hands.see("the report is put away", lambda: hands.window.dialogs.top is None)
    hands.press_key(Qt.Key.Key_F12)
    await hands.see("the manual", lambda: isinstance(hands.window.dialogs.top, HelpDialog))


async def _lock(day: Day) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_Escape)
    await hands.see("the manual is put away", lambda: hands.window.dialogs.top is None)
    hands.press_key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    await hands.see("the lock", lambda: hands.window.is_locked)


async def _see_who_works_here(day: Day) -> None:
    """The manager comes to the counter."""
    hands = day.hands
    await hands.click(MANAGERS_NAME)
    hands.type_text(PINS[MANAGER])
    await hands.see("the manager at the counter", lambda: not hands.window.is_locked)
    await _open_settings(hands, "People and PINs")
    await hands.see("who works here", lambda: hands.can_press("Take somebody on"))


async def _see_the_shop(day: Day) -> None:
    await _open_settings(day.hands, "Shop")


async def _see_the_screen(day: Day) -> None:
    await _open_settings(day.hands, "Screen and language")


async def _see_the_sandbox(day: Day) -> None:
    hands = day.hands
    hands.press_key(Qt.Key.Key_F7)
    await hands.see("Next payment will", lambda: hands.reads("Next payment will"))


async def _open_settings(hands: Hands, section: str) -> None:
    hands.press_key(Qt.Key.Key_F6)
    await hands.click(section)


async def _without_toasts(hands: Hands) -> None:
    """Wait until what is told in passing has passed; it stays while the pointer rests on it."""

    def is_quiet() -> bool:
        told = [toast for toast in hands.window.findChildren(Toast) if toast.isVisible()]
        for toast in told:
            if not toast.stay.isActive():  # another one comes when this one goes, and may come under the pointer
                QCoreApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
        return not told

    await hands.see("nothing is told in passing", is_quiet)


DAY: Final[dict[str, Stop]] = {
    "01-open-shift": _count_the_float,
    "02-card": _type_a_payment,
    "03-bank-page": _ask_the_bank,
    "04-paid": _be_paid,
    "05-declined": _be_declined,
    "06-transfer": _receive_a_transfer,
    "07-suspicious": _suspect_a_forgery,
    "08-tv": _choose_a_package,
    "09-tv-paid": _renew_it,
    "10-not-sure": _hear_no_answer,
    "11-history": _look_back,
    "12-shift": _look_at_the_shift,
    "13-x-report": _see_an_x,
    "14-help": _open_the_manual,
    "15-locked": _lock,
    "16-people": _see_who_works_here,
    "17-shop": _see_the_shop,
    "18-screen": _see_the_screen,
    "19-sandbox": _see_the_sandbox,
}
