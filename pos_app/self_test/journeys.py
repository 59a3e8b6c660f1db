"""The journeys of the self-test, and what has to come of each."""

from collections.abc import Awaitable, Callable
from typing import Final

from PySide6.QtCore import Qt

from pos_app.domain.connection import Feed, Reach
from pos_app.domain.payment import Word
from pos_app.self_test.around_a_sale import (
    copy_the_book,
    lock_and_sign_in,
    open_help,
    print_receipt,
    save_pdf,
    speak_languages,
)
from pos_app.self_test.card_payment import Card, end_as, pay
from pos_app.self_test.hands import Hands, NotSeenError
from pos_app.self_test.money_received import NOT_ACCEPTED, doubt_a_forgery, receive_money
from pos_app.self_test.tv_order import end_order_as, renew
from pos_app.ui.kit.spoken import spoken_money

_PAID: Final = Card.of("4000000000002701")
_CHALLENGED: Final = Card.of("4000000000002503")
_DECLINED: Final = Card.of("4000000000002925")
_LOST: Final = Card.of("5061460410120223319")
_CODE: Final = "123456"
_ACCEPTED: Final = "Transfer in: received, answered 200 in"
_RENEWED: Final = "70274413902"
_REFUSED: Final = "7020000002"
_UNANSWERED: Final = "7020000004"

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
    await hands.see(_ACCEPTED, lambda: hands.reads(_ACCEPTED))
    found = await hands.room.notices.look()
    if found.feed is not Feed.LISTENING or found.kept != before + 1:
        raise NotSeenError(f"{found.kept - before} notices were kept instead of one")


async def _refuse_a_forgery(hands: Hands) -> None:
    before = await hands.room.notices.look()
    await hands.click("Bad signature")
    await hands.see(NOT_ACCEPTED, lambda: hands.reads(NOT_ACCEPTED))
    after = await hands.room.notices.look()
    if (after.kept, after.suspicious) != (before.kept, before.suspicious + 1):
        raise NotSeenError("the forgery was not told apart")


async def _count_a_repeat_once(hands: Hands) -> None:
    before = (await hands.room.notices.look()).kept
    await hands.click("Same one twice")

    async def is_counted() -> bool:
        return (await hands.room.notices.look()).kept == before + 1

    await hands.see_later("one notice more", is_counted)


async def _use_a_test_card(hands: Hands) -> None:
    """What the card leads to is meant, whatever was chosen for the next payment before."""
    practice = hands.room.practice
    if practice is None or (await practice.look()).scenario != "decline":
        raise NotSeenError("another outcome is not chosen")
    await hands.tab_to("Test cards")
    hands.press_key(Qt.Key.Key_Return)
    await hands.see("the form with a whole number", lambda: hands.reads("Number is complete"))

    async def decides() -> bool:
        return (await practice.look()).scenario == "by_card"

    await hands.see_later("the card decides", decides)
    hands.press_key(Qt.Key.Key_F7)


async def _clear_practice_data(hands: Hands) -> None:
    await hands.click("Clear practice data")
    before = hands.times_told
    await hands.click("Clear")
    await hands.see_told("Practice data cleared", since=before)
    if (await hands.room.notices.look()).kept:
        raise NotSeenError("notices are still there")


async def _prove_the_book(hands: Hands) -> None:
    proof = await hands.room.journal.verify()
    if proof.first_break is not None:
        raise NotSeenError(f"line {proof.first_break.seq}: {proof.first_break.why}")


async def _pay_without_challenge(hands: Hands) -> None:
    await pay(hands, _PAID)
    await end_as(hands, Word.PAID)


async def _pay_with_challenge(hands: Hands) -> None:
    await pay(hands, _CHALLENGED)
    await hands.see_bank_ask()
    await hands.type_code(_CODE)
    await end_as(hands, Word.PAID)


async def _be_declined(hands: Hands) -> None:
    await pay(hands, _DECLINED)
    await end_as(hands, Word.DECLINED)


async def _lose_an_answer(hands: Hands) -> None:
    """Charged, and the answer never came: the till closes before the service says so."""
    reference = await pay(hands, _LOST)

    async def is_asked_about() -> bool:
        return (await hands.room.payments.view(reference)).asked > 0

    await hands.see_later("the result is asked for", is_asked_about)
    view = await hands.room.payments.view(reference)
    if view.word is Word.PAID:
        raise NotSeenError("the answer was not lost")


async def _find_it_again(hands: Hands) -> None:
    """What was open when the till closed is on screen at its next start, and is paid once it has been asked for."""
    if len(hands.room.left_open) != 1:
        raise NotSeenError(f"{len(hands.room.left_open)} payments are open after the restart instead of one")
    left = hands.room.left_open[0]
    await hands.see("what was open", lambda: any(map(hands.reads, ("1 payment is still open", "Nothing is open"))))
    await hands.see("Nothing is open", lambda: hands.reads("Nothing is open"))
    await hands.click(f"Show {spoken_money(left.amount)}")
    view = await end_as(hands, Word.PAID)
    if view.reference != left.reference:
        raise NotSeenError("it is another payment")


async def _renew_tv(hands: Hands) -> None:
    await renew(hands, _RENEWED)
    order = await end_order_as(hands, Word.PAID)
    if not order.order_no:
        raise NotSeenError("the order was delivered without the provider's number for it")


async def _be_refused_tv(hands: Hands) -> None:
    await renew(hands, _REFUSED)
    await end_order_as(hands, Word.DECLINED)


async def _lose_a_tv_answer(hands: Hands) -> None:
    """Bought, and the answer never came: nobody can say, and nothing is sent again."""
    await renew(hands, _UNANSWERED)
    order = await end_order_as(hands, Word.NOT_SURE)
    if order.times_sent != 1:
        raise NotSeenError(f"the order was sent {order.times_sent} times")
    if hands.can_press("Pay") or hands.can_press("Try again"):
        raise NotSeenError("an order that is not sure could be bought again")


async def _find_the_order_again(hands: Hands) -> None:
    left = hands.room.orders_left_open
    if [order.number for order in left] != [_UNANSWERED]:
        raise NotSeenError(f"{len(left)} TV orders are open after the restart instead of one")
    hands.press_key(Qt.Key.Key_F2)
    await hands.click("Show")
    order = await end_order_as(hands, Word.NOT_SURE)
    if order.reference != left[0].reference:
        raise NotSeenError("it is another order")


JOURNEYS: Final[dict[str, Walk]] = {
    "the till opens and reaches the service": _open,
    # Notices first: those that tell of payments come when they come, and would be counted here.
    "the next payment is chosen on the Sandbox screen": _choose_by_key,
    "a transfer is received and kept": _receive_a_notice,
    "a forged notice is told apart": _refuse_a_forgery,
    "the same notice twice is one": _count_a_repeat_once,
    "a transfer is seen on the Activity screen": receive_money,
    "a forged notice is doubted there": doubt_a_forgery,
    "a test card is used, and decides": _use_a_test_card,
    "practice data is cleared": _clear_practice_data,
    "a card is paid without a challenge": _pay_without_challenge,
    "a card is paid after the bank's page": _pay_with_challenge,
    "its receipt is printed": print_receipt,
    "its receipt is saved as a PDF": save_pdf,
    "the manual is opened": open_help,
    "the till is locked, and opened with a PIN": lock_and_sign_in,
    "every language is spoken": speak_languages,
    "a copy of the book is made and proved": copy_the_book,
    "a card is declined": _be_declined,
    "a TV package is renewed": _renew_tv,
    "a TV order is refused": _be_refused_tv,
    "a TV order gets no answer": _lose_a_tv_answer,
    "an answer is lost, and the till closes": _lose_an_answer,
}

AFTER_RESTART: Final[dict[str, Walk]] = {
    "the till starts again and finds the lost answer": _find_it_again,
    "it finds the TV order without an answer as well": _find_the_order_again,
    "the chain of the book holds": _prove_the_book,
}
