"""The journeys of the self-test, and what has to come of each."""

from collections.abc import Awaitable, Callable
from typing import Final

from PySide6.QtCore import Qt

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.reach import Feed, Reach
from pos_app.self_test.hands import Hands, NotSeenError

_PAID: Final = "4000000000002701"
_CHALLENGED: Final = "4000000000002503"
_DECLINED: Final = "4000000000002925"
_LOST: Final = "5061460410120223319"
_CODE: Final = "123456"

Walk = Callable[[Hands], Awaitable[None]]


async def _open(hands: Hands) -> None:
    await hands.see("Service online", lambda: hands.reads("Service online"))
    await hands.see("Feed live", lambda: hands.reads("Feed live"))
    if hands.room.connection.view.reach is not Reach.ONLINE:
        raise NotSeenError("the top bar says online, and the connection does not")


async def _choose_by_key(hands: Hands) -> None:
    practice = hands.room.practice
    if practice is None:
        raise NotSeenError("no practice desk")
    hands.press_key(Qt.Key.Key_F7)
    await hands.see("Next payment will", lambda: hands.reads("Next payment will"))
    await hands.click("Decline")

    async def is_chosen() -> bool:
        return (await practice.look()).scenario == "decline"

    await hands.see_later("the service plays Decline", is_chosen)


async def _receive_a_notice(hands: Hands) -> None:
    before = (await hands.room.notices.look()).kept
    await hands.click("Transfer in")
    await hands.see("answered 200", lambda: hands.reads("200"))
    found = await hands.room.notices.look()
    if found.feed is not Feed.LISTENING or found.kept != before + 1:
        raise NotSeenError(f"{found.kept - before} notices were kept instead of one")


async def _refuse_a_forgery(hands: Hands) -> None:
    before = await hands.room.notices.look()
    await hands.click("Bad signature")
    await hands.see("answered 401", lambda: hands.reads("401"))
    after = await hands.room.notices.look()
    if (after.kept, after.suspicious) != (before.kept, before.suspicious + 1):
        raise NotSeenError("the forgery was not told apart")


async def _count_a_repeat_once(hands: Hands) -> None:
    before = (await hands.room.notices.look()).kept
    await hands.click("Same one twice")

    async def is_counted() -> bool:
        return (await hands.room.notices.look()).kept == before + 1

    await hands.see_later("one notice more", is_counted)


async def _clear_practice_data(hands: Hands) -> None:
    await hands.click("Clear practice data")
    await hands.click("Clear")
    await hands.see("Practice data cleared", lambda: hands.reads("Practice data cleared"))
    if (await hands.room.notices.look()).kept:
        raise NotSeenError("notices are still there")


async def _prove_the_book(hands: Hands) -> None:
    proof = await hands.room.journal.verify()
    if proof.first_break is not None:
        raise NotSeenError(f"line {proof.first_break.seq}: {proof.first_break.why}")


async def _pay(hands: Hands, number: str) -> None:
    """Type a whole payment by key, as a cashier does, and press Pay."""
    hands.press_key(Qt.Key.Key_F1)
    await hands.tab_to("Amount")
    hands.type_text("1250000")
    await hands.tab_to("Card number")
    hands.type_text(number)
    await hands.tab_to("Expiry")
    hands.type_text("0831")
    await hands.tab_to("CVV")
    hands.type_text("123")
    await hands.tab_to("e-mail")
    hands.type_text("ada@example.com")
    await hands.see("Pay can be pressed", lambda: hands.can_press("Pay"))
    hands.press_key(Qt.Key.Key_F9)
    await hands.see("the payment on screen", lambda: hands.reads("Started") or hands.reads("Total"))


async def _end_as(hands: Hands, word: Word) -> PaymentView:
    """Wait for the word on the screen, and see that the book says the same of the newest payment."""
    await hands.see(f"the word {word.value}", lambda: hands.has_head(word.value))
    reference = hands.shown_reference()
    view = await hands.room.payments.view(reference)
    if view.word is not word:
        raise NotSeenError(f"the screen says {word.value}, the book {view.word.value}")
    return view


async def _pay_without_challenge(hands: Hands) -> None:
    await _pay(hands, _PAID)
    await _end_as(hands, Word.PAID)


async def _pay_with_challenge(hands: Hands) -> None:
    await _pay(hands, _CHALLENGED)
    await hands.see("the bank's page", hands.has_bank_page)
    await hands.type_code(_CODE)
    await _end_as(hands, Word.PAID)


async def _be_declined(hands: Hands) -> None:
    await _pay(hands, _DECLINED)
    await _end_as(hands, Word.DECLINED)


async def _lose_and_find(hands: Hands) -> None:
    await _pay(hands, _LOST)
    await _end_as(hands, Word.PAID)


JOURNEYS: Final[dict[str, Walk]] = {
    "the till opens and reaches the service": _open,
    "a card is paid without a challenge": _pay_without_challenge,
    "a card is paid after the bank's page": _pay_with_challenge,
    "a card is declined": _be_declined,
    "a lost answer is found again": _lose_and_find,
    "the next payment is chosen on the Sandbox screen": _choose_by_key,
    "a transfer is received and kept": _receive_a_notice,
    "a forged notice is told apart": _refuse_a_forgery,
    "the same notice twice is one": _count_a_repeat_once,
    "practice data is cleared": _clear_practice_data,
    "the chain of the book holds": _prove_the_book,
}
