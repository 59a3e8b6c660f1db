"""A manager who signs at the real window for an order that nobody is sure of, with a PIN typed key by key."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from pos_app.domain.errors import Operation
from pos_app.domain.payment import Word
from pos_app.self_test.tv_order import end_order_as, renew
from pos_app.services.practice_people import MANAGER, MANAGERS_NAME, PINS
from pos_app.services.tv_retry_intervals import ORDER_RHYTHM
from pos_app.ui.frame.application import TillApp
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.tv.order_dialogs import SendAgainDialog
from tests.journeys.shop import Shop, in_a_shop
from tests.ui.finding import the

pytestmark = pytest.mark.usefixtures("qt_loop")


@pytest.fixture
def _nobody_waits() -> Iterator[None]:
    """Two minutes lie between two sendings; here none."""
    before = ORDER_RHYTHM.send_again_after
    object.__setattr__(ORDER_RHYTHM, "send_again_after", 0.0)
    yield
    object.__setattr__(ORDER_RHYTHM, "send_again_after", before)


@pytest.mark.usefixtures("_nobody_waits")
def test_an_order_is_sent_again_with_the_pin_of_a_manager_and_with_no_other(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        shop.arm(Operation.TV_PAY, "lost_answer", times=1)
        reference = await renew(hands, "7023456789")
        await end_order_as(hands, Word.NOT_SURE)
        await hands.click("Send again")
        await hands.see("both outcomes", lambda: isinstance(hands.window.dialogs.top, SendAgainDialog))
        assert hands.reads("may then be bought twice: ₦19,000.00 each.")
        pin = the(PinField, hands.window)
        await hands.see("the keyboard in the PIN", pin.hasFocus)
        hands.press_key(Qt.Key.Key_F9)
        await hands.see("that there is none", lambda: hands.reads("Type the PIN."))
        hands.type_text("12")
        assert not hands.reads("Type the PIN.")  # what is typed now is judged when it is given
        hands.press_key(Qt.Key.Key_Return)
        await hands.see("that it is too short", lambda: hands.reads("A PIN has 6 digits or more."))
        hands.press_key(Qt.Key.Key_Backspace)
        hands.press_key(Qt.Key.Key_Backspace)
        hands.type_text("111222")
        hands.press_key(Qt.Key.Key_Return)
        await hands.see("that it is nobody's", lambda: hands.reads("This is no manager’s PIN."))
        assert pin.is_empty
        assert pin.hasFocus()
        assert shop.received(reference, Operation.TV_PAY) == 1
        hands.type_text(PINS[MANAGER])
        assert not hands.reads("This is no manager’s PIN.")
        hands.press_key(Qt.Key.Key_F9)

        async def is_sent_again() -> bool:
            return shop.received(reference, Operation.TV_PAY) == 2

        await hands.see_later("it is sent once more", is_sent_again)
        await hands.see("the order again", lambda: hands.window.dialogs.top is None)
        signed = [line.facts.get("allowed_by") for line in await shop.lines(reference) if "allowed_by" in line.facts]
        assert signed == [MANAGERS_NAME]

    in_a_shop(qapp, tmp_path, act)
