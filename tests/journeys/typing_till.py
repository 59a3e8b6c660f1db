"""A whole till in a process of its own, at which a card is typed by key events: python -m tests.journeys.typing_till

Asked by one JSON line on its input: the folder, where the service is played, the card digit by digit (no text of this
process holds a number), whether to keep what must not be kept, or only to look what was left. It says a word on its
output when it has come somewhere, and goes on once it hears a sign.
"""

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from pos_app.app.process import TillProcess, harden_process, open_process, prepare_browser
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.payment import Word
from pos_app.sandbox.address import Address
from pos_app.self_test.card_payment import Card, end_as, pay, type_card
from pos_app.self_test.hands import Hands
from pos_app.self_test.opening import opened
from pos_app.system.paths import resources
from pos_app.system.threads import in_thread
from pos_app.ui.card.entry.card_section import CardSection
from pos_app.ui.card.entry_screen import TakePaymentScreen
from pos_app.ui.frame.application import TillApp, build_app
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.tasks import run
from tests.ui.finding import the

CODE: Final = "123456"
WIPED_AFTER: Final = 50  # ms without a key, instead of a minute


async def say(word: str, **more: object) -> None:
    """Tell how far it has come, and wait until it may go on."""
    os.write(sys.stdout.fileno(), json.dumps({"at": word, **more}).encode() + b"\n")
    if not await in_thread(partial(os.read, sys.stdin.fileno(), 1)):
        os._exit(3)  # the parent is gone


async def type_and_think_again(hands: Hands, card: Card) -> None:
    """Every way in which digits are wiped before Pay."""
    section = the(CardSection, hands.window)
    a_minute = section.forgetting.interval()
    ways = {
        "Clear": lambda: hands.press_key(Qt.Key.Key_Escape),
        "another screen": lambda: hands.press_key(Qt.Key.Key_F7),
        "a lock": the(TakePaymentScreen, hands.window).forget_card,
        "a minute without a key": lambda: section.forgetting.start(WIPED_AFTER),
    }
    for name, wipe in ways.items():
        hands.press_key(Qt.Key.Key_F1)
        await type_card(hands, card)
        await hands.see("the card is good", lambda: not section.wrong() and section.number.problem() is None)
        wipe()
        await hands.see(f"the digits are wiped after {name}", lambda: section.is_empty)
    section.forgetting.setInterval(a_minute)


async def take_a_payment(hands: Hands, card: Card, kept: str) -> None:
    await type_and_think_again(hands, card)
    await say("wiped")
    reference = await pay(hands, card)
    await hands.see_bank_ask()
    await say("approval", reference=reference)
    await hands.type_code(CODE)
    await hands.see("Paid", lambda: hands.has_head("Paid"))
    titles = [*hands.titles(), *(window.title() for window in QGuiApplication.topLevelWindows())]
    await say("paid", titles=titles, clipboard=QApplication.clipboard().text(), kept=len(kept))


async def see_what_was_left(hands: Hands) -> None:
    """What a till shows after a power cut, before anybody types."""
    await hands.see("1 payment is still open", lambda: hands.reads("1 payment is still open"))
    await say("open", references=[view.reference for view in hands.room.left_open])
    await hands.see("Nothing is open", lambda: hands.reads("Nothing is open"))
    await hands.click(f"Show {spoken_money(hands.room.left_open[0].amount)}")
    view = await end_as(hands, Word.PAID)
    await say("paid", reference=view.reference)


async def live(app: TillApp, process: TillProcess, asked: dict[str, Any]) -> int:
    card = Card(*asked["card"])
    kept = "".join(map(str, card.number)) if asked["keeps_number"] else ""
    async with opened(app, process, Address(**asked["address"])) as hands:
        await hands.see("Service online", lambda: hands.reads("Service online"))
        await hands.see("Feed live", lambda: hands.reads("Feed live"))
        if asked["only_looks"]:
            await see_what_was_left(hands)
        else:
            await take_a_payment(hands, card, kept)
    return 0


def main() -> int:
    line = bytearray()
    while not line.endswith(b"\n"):
        line += os.read(sys.stdin.fileno(), 1)
    asked = json.loads(line)
    start = StartOptions(Path(asked["folder"]), Environment.SANDBOX, None)
    harden_process()
    prepare_browser(start)
    with open_process(start) as process:
        app = build_app(["kaunta"], environment=Environment.SANDBOX, theme="light", resources=resources())
        return run(lambda _: live(app, process, asked))


if __name__ == "__main__":
    sys.exit(main())
