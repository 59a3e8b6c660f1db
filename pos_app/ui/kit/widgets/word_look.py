"""How each of the five words looks: its icon and its colours, with a neutral grey for the one without a colour."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.payment import Word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Shade, Tone

_CONTEXT = "Word"


def icon_of(word: Word) -> str:
    """Return the name of the icon that stands beside the word."""
    match word:
        case Word.PAID:
            return "paid"
        case Word.DECLINED:
            return "declined"
        case Word.WAITING:
            return "waiting"
        case Word.NOT_SURE:
            return "unsure"
        case Word.NOT_CHARGED:
            return "not-charged"
        case _:
            assert_never(word)


def shade_of(theme: Theme, word: Word) -> Shade:
    """Return the four colours of the word."""
    return shade_in(theme, tone_of(word))


def shade_in(theme: Theme, tone: Tone | None) -> Shade:
    """Return the four colours of a meaning; without one, neutral greys."""
    if tone is not None:
        return theme.shade(tone)
    colors = theme.colors
    return Shade(colors.text_muted, colors.text, colors.sunken, colors.line_control)


def shown_word(word: Word) -> str:
    """Return the word in the language of the till."""
    match word:
        case Word.PAID:
            return QCoreApplication.translate(_CONTEXT, "Paid")
        case Word.DECLINED:
            return QCoreApplication.translate(_CONTEXT, "Declined")
        case Word.WAITING:
            return QCoreApplication.translate(_CONTEXT, "Waiting")
        case Word.NOT_SURE:
            return QCoreApplication.translate(_CONTEXT, "Not sure")
        case Word.NOT_CHARGED:
            return QCoreApplication.translate(_CONTEXT, "Not charged")
        case _:
            assert_never(word)


def tone_of(word: Word) -> Tone | None:
    """Return the meaning of the word; None for the one without a colour."""
    match word:
        case Word.PAID:
            return Tone.PAID
        case Word.DECLINED:
            return Tone.DECLINED
        case Word.WAITING:
            return Tone.WAITING
        case Word.NOT_SURE:
            return Tone.UNSURE
        case Word.NOT_CHARGED:
            return None
        case _:
            assert_never(word)
