"""What stands around a sale: its paper, the manual, a copy of the book, the lock, and the other languages."""

from typing import Final

from PySide6.QtCore import Qt

from pos_app.domain.people import Role
from pos_app.domain.sentence import Sentence
from pos_app.self_test import SLIPS
from pos_app.self_test.hands import Hands, NotSeenError
from pos_app.services.practice_people import CASHIER, PINS
from pos_app.system.paths import resources
from pos_app.system.settings import TRANSLATED
from pos_app.ui.documents.pdf_button import PdfButton
from pos_app.ui.help.book import pages
from pos_app.ui.help.dialog import HelpDialog
from pos_app.ui.kit import language

_CUT: Final = b"\x1dV"
_FEWEST_BYTES: Final = 1000  # of a PDF with its fonts inside
_FEWEST_PAGES: Final = 10
_SENTENCE: Final = Sentence("The journal cannot be written: sales stopped.")
_LEAST_OF_A_PAGE: Final = 200  # letters


async def print_receipt(hands: Hands) -> None:
    """Print what is on screen, in the printer's own bytes."""
    slips = hands.folder / "printed" / SLIPS
    await hands.room.printing.models()  # what writes slips is loaded by the first one, in the seconds that it has
    await hands.click("Print receipt")
    await hands.see("the slip on paper", lambda: slips.is_file() and _CUT in slips.read_bytes())
    await hands.see("Print again", lambda: hands.can_press("Print again"))


async def save_pdf(hands: Hands) -> None:
    """Save what is on screen as a PDF; where it goes would be asked by a dialog of the system."""
    path = hands.folder.parent / "receipt.pdf"
    buttons = [each for each in hands.window.findChildren(PdfButton) if each.isVisible() and each.isEnabled()]
    if not buttons:
        raise NotSeenError("the receipt cannot be saved")
    before = hands.times_told
    buttons[0].save(path)
    await hands.see_told("PDF saved", since=before)
    data = path.read_bytes()
    if not data.startswith(b"%PDF-") or b"/FontFile" not in data or len(data) < _FEWEST_BYTES:
        raise NotSeenError(f"the PDF of {len(data)} bytes is none, or without its letters")


async def open_help(hands: Hands) -> None:
    """Ask for the manual on whatever screen is open, and put it away."""
    hands.press_key(Qt.Key.Key_F12)
    await hands.see("the manual", lambda: isinstance(hands.window.dialogs.top, HelpDialog))
    manual = hands.window.dialogs.top
    if isinstance(manual, HelpDialog) and len(manual.text.toPlainText()) < _LEAST_OF_A_PAGE:
        raise NotSeenError("the page of the manual is empty")
    hands.press_key(Qt.Key.Key_Escape)
    await hands.see("the manual is put away", lambda: hands.window.dialogs.top is None)


async def copy_the_book(hands: Hands) -> None:
    """Have a copy of the book made; it counts once it was proved."""
    made = await hands.room.backups.make()
    if made.path not in [each.path for each in await hands.room.backups.copies()]:
        raise NotSeenError("the copy of the book is not among the copies")


async def lock_and_sign_in(hands: Hands) -> None:
    """Lock the till, meet a PIN that is wrong, and come back in with one that is right."""
    hands.press_key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    await hands.see("the lock", lambda: hands.window.is_locked)
    hands.type_text("000000")
    await hands.see("that a PIN is wrong", lambda: hands.reads("Wrong PIN"))
    hands.type_text(PINS[CASHIER])
    await hands.see("the till is open again", lambda: not hands.window.is_locked)
    current = hands.room.door.staff.current
    if current is None or current.role is not Role.CASHIER:
        raise NotSeenError("somebody else came in")


async def speak_languages(hands: Hands) -> None:
    """Load every language, and have it say something; the words on screen stay as they were made."""
    found = resources()
    try:
        for each in TRANSLATED:
            is_spoken = language.speak(each, found) is each and language.said(_SENTENCE) != str(_SENTENCE)
            if not is_spoken or len(pages(found, each.value)) < _FEWEST_PAGES:
                raise NotSeenError(f"{each.value} is not spoken")
    finally:
        language.speak(hands.language, found)
