"""How a cashier takes a card payment by keyboard, and reads its end from the screen and from the book."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import Qt

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.self_test.hands import Hands, NotSeenError


@dataclass(frozen=True, slots=True)
class Card:
    """A card in the hand: digits one by one, for there are cards that must never be a text."""

    number: Sequence[int]
    expiry: Sequence[int] = (0, 8, 3, 1)
    cvv: Sequence[int] = (1, 2, 3)

    @classmethod
    def of(cls, number: str) -> Self:
        """Take a test card."""
        return cls(tuple(map(int, number)))


async def type_card(hands: Hands, card: Card) -> None:
    """Strike every digit of it."""
    for name, digits in (("Card number", card.number), ("Expiry", card.expiry), ("CVV", card.cvv)):
        await hands.tab_to(name)
        await hands.strike(digits)


async def fill_in(hands: Hands, card: Card) -> None:
    """Type a whole payment, so that only Pay is left to be pressed."""
    hands.press_key(Qt.Key.Key_F1)
    await hands.tab_to("Amount")
    hands.type_text("1250000")
    await type_card(hands, card)
    await hands.tab_to("e-mail")
    hands.type_text("ada@example.com")
    await hands.see("Pay can be pressed", lambda: hands.can_press("Pay"))


async def pay(hands: Hands, card: Card) -> str:
    """Type a whole payment, press Pay, and read the reference from the ticket."""
    await fill_in(hands, card)
    hands.press_key(Qt.Key.Key_F9)
    await hands.see("the payment on screen", lambda: hands.reads("Started") or hands.reads("Total"))
    return hands.shown_reference()


async def end_as(hands: Hands, word: Word) -> PaymentView:
    """Wait for the word on the screen, and see that the book says the same of this payment."""
    await hands.see(f"the word {word.value}", lambda: hands.has_head(word.value))
    view = await hands.room.payments.view(hands.shown_reference())
    if view.word is not word:
        raise NotSeenError(f"the screen says {word.value}, the book {view.word.value}")
    return view
