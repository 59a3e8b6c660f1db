"""How money comes in at the till: sent from the Sandbox screen, seen on the Activity screen, and read from the book."""

from typing import Final

from PySide6.QtCore import Qt

from pos_app.domain.webhook_view import NoticeRow, NoticeStanding
from pos_app.self_test.hands import Hands
from pos_app.ui.activity.words import figure_of, who_of

NOT_ACCEPTED: Final = "Bad signature: not accepted, answered 401 in"
_FORGED: Final = "suspicious notice"  # one came in, or several
_DOUBTED: Final = "Not from the service"


async def receive_money(hands: Hands) -> None:
    """Have a transfer sent, and see it verified, first in passing and then on the screen of its own."""
    await hands.see("keys are taken again", hands.may_press)
    hands.press_key(Qt.Key.Key_F7)
    known = {row.row for row in await hands.room.activity.rows()}
    before = hands.times_told
    await hands.click("Transfer in")
    row = await _new_one(hands, known, NoticeStanding.VERIFIED)
    # on a slow machine those that were sent before are told of together with it
    told = [f"{figure_of(row)} from {who_of(row)}", f"{figure_of(row)}, {who_of(row)}"]
    await hands.see_told(*told, since=before)
    hands.press_key(Qt.Key.Key_F3)
    await hands.see("the transfer on the screen", lambda: hands.reads(who_of(row)) and hands.reads("Verified"))
    await hands.see("that the service was asked", lambda: hands.reads("Verified: paid, asked at"))


async def doubt_a_forgery(hands: Hands) -> None:
    """Have a notice sent that the service did not sign, and be warned of it on the screen."""
    await see_a_forgery(hands)
    hands.press_key(Qt.Key.Key_F7)  # where the next journey begins
    await hands.see("Next payment will", lambda: hands.reads("Next payment will"))


async def see_a_forgery(hands: Hands) -> None:
    """Have a forged notice sent, and see on the Activity screen that it is not believed."""
    hands.press_key(Qt.Key.Key_F7)
    known = {row.row for row in await hands.room.activity.rows()}
    await hands.click("Bad signature")
    await hands.see(NOT_ACCEPTED, lambda: hands.reads(NOT_ACCEPTED))
    await _new_one(hands, known, NoticeStanding.SUSPICIOUS)
    hands.press_key(Qt.Key.Key_F3)
    # the newest is shown at once where nothing else was being looked at, and else a warning leads to it
    await hands.see("the forgery", lambda: hands.reads(_FORGED) or hands.reads(_DOUBTED))
    if not hands.reads(_DOUBTED):
        await hands.click("Show")
    await hands.see("that it is not believed", lambda: hands.reads(_DOUBTED))


async def _new_one(hands: Hands, known: set[str], standing: NoticeStanding) -> NoticeRow:
    found: list[NoticeRow] = []

    async def is_there() -> bool:
        rows = await hands.room.activity.rows()
        found[:] = [row for row in rows if row.row not in known and row.standing is standing]
        return bool(found)

    await hands.see_later(f"a new notice is {standing.value}", is_there)
    return found[0]
