"""How a cashier renews a TV package by keyboard, and reads its end from the screen and from the book."""

from typing import Final

from PySide6.QtCore import Qt

from pos_app.domain.payment import Word
from pos_app.domain.tv_view import OrderView
from pos_app.self_test.hands import Hands, NotSeenError

_CODE: Final = "COMPE36"


async def choose(hands: Hands, number: str) -> None:
    """Choose a package for this number and how it is paid, so that only Pay is left to be pressed."""
    await hands.see("keys are taken again", hands.may_press)
    hands.press_key(Qt.Key.Key_F2)
    await hands.see("the packages of the first provider", lambda: hands.reads("Packages") and hands.reads("Prices"))
    await hands.tab_to("Smartcard number")
    hands.type_text(number)
    hands.press_key(Qt.Key.Key_Return)
    await hands.see("the number is accepted", lambda: hands.reads("Number accepted by") or hands.reads("Accepted, "))
    hands.press_key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    hands.type_text(_CODE)
    hands.press_key(Qt.Key.Key_Return)  # to what was found
    hands.press_key(Qt.Key.Key_Return)  # this one, and on to how the customer paid
    hands.press_key(Qt.Key.Key_Space)
    await hands.see("Pay can be pressed", lambda: hands.can_press("Pay"))


async def renew(hands: Hands, number: str) -> str:
    """Choose a package for this number, press Pay, and read the reference of the order."""
    await choose(hands, number)
    hands.press_key(Qt.Key.Key_F9)
    await hands.see("the order on screen", lambda: hands.reads("Started") or hands.reads("Total"))
    return hands.shown_reference()


async def end_order_as(hands: Hands, word: Word) -> OrderView:
    """Wait for the word on the screen, and see that the book says the same of this order."""
    await hands.see(f"the word {word.value}", lambda: hands.has_head(word.value))
    view = await hands.room.tv.orders.view(hands.shown_reference())
    if view.word is not word:
        raise NotSeenError(f"the screen says {word.value}, the book {view.word.value}")
    return view
