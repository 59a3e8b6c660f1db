"""How money comes in at the till: sent from the Sandbox screen, seen on the Activity screen, and read from the book."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from pos_app.domain.activity_view import NoticeRow, Standing
from pos_app.self_test.hands import Hands, NotSeenError
from pos_app.ui.screens.activity.screen import ActivityScreen
from pos_app.ui.screens.activity.words import figure_of, who_of

if TYPE_CHECKING:
    from pos_app.ui.widgets.toast import ToastView

_FORGED: Final = "1 suspicious notice came in"


async def receive_money(hands: Hands) -> None:
    """Have a transfer sent, and see it verified, first in passing and then on the screen of its own."""
    await hands.see("keys are taken again", hands.may_press)
    hands.press_key(Qt.Key.Key_F7)
    known = {row.row for row in await hands.room.activity.rows()}
    heard: list[ToastView] = []
    hands.window.findChildren(ActivityScreen)[0].told.connect(heard.append)
    await hands.click("Transfer in")
    row = await _verified(hands, known)
    # on a slow machine those that were sent before are told of together with it
    told = [f"{figure_of(row)} from {who_of(row)}", f"{figure_of(row)}, {who_of(row)}"]
    # and on a very slow one, what is told of in passing has passed before anybody looks
    await hands.see(
        "money is told of on every screen",
        lambda: (
            any(map(hands.reads, told)) or any(words in f"{it.title} {it.detail}" for it in heard for words in told)
        ),
    )
    hands.press_key(Qt.Key.Key_F3)
    await hands.see("the transfer on the screen", lambda: hands.reads(who_of(row)) and hands.reads("Verified"))
    await hands.see("that the service was asked", lambda: hands.reads("Verified: paid, asked at"))


async def doubt_a_forgery(hands: Hands) -> None:
    """Have a notice sent that the service did not sign, and be warned of it on the screen."""
    hands.press_key(Qt.Key.Key_F7)
    await hands.click("Bad signature")
    await hands.see("answered 401", lambda: hands.reads("401"))
    hands.press_key(Qt.Key.Key_F3)
    await hands.see(_FORGED, lambda: hands.reads(_FORGED))
    await hands.click("Show")
    await hands.see("that it is not believed", lambda: hands.reads("Not from the service"))
    row = (await hands.room.activity.rows(most=1))[0]
    if row.standing is not Standing.SUSPICIOUS:
        raise NotSeenError(f"the newest notice is {row.standing.value}")
    hands.press_key(Qt.Key.Key_F7)  # where the next journey begins
    await hands.see("Next payment will", lambda: hands.reads("Next payment will"))


async def _verified(hands: Hands, known: set[str]) -> NoticeRow:
    found: list[NoticeRow] = []

    async def is_there() -> bool:
        rows = await hands.room.activity.rows()
        found[:] = [row for row in rows if row.row not in known and row.standing is Standing.VERIFIED]
        return bool(found)

    await hands.see_later("the service agrees", is_there)
    return found[0]
