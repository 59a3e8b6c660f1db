"""A hand at the stage: presses what a cashier presses, found by the words on it in the language of the screen."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QPushButton

from pos_app.ui.frame.window import TillWindow

Hand = Callable[[TillWindow], Awaitable[None]]

_TURNS: Final = 12


def press(context: str, *words: str, **holes: object) -> Hand:
    """Press these buttons one after the other; the context is the class that says their words."""

    async def press_them(window: TillWindow) -> None:
        for word in words:
            said = QCoreApplication.translate(context, word)
            button(window, said.format(**holes) if holes else said).click()
            await settle()

    return press_them


def button(window: TillWindow, words: str) -> QPushButton:
    """Return the first button with these words that can be seen."""
    return next(each for each in window.findChildren(QPushButton) if each.text() == words and each.isVisible())


async def settle() -> None:
    """Let layouts, tasks and deletions come to rest."""
    for _ in range(_TURNS):
        await asyncio.sleep(0)
        QApplication.sendPostedEvents()
