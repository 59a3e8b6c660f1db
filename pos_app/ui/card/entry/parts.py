"""The parts of a payment that have to be filled in, and how the sentence over Pay names them."""

from enum import StrEnum
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

_CONTEXT: Final = "Part"


class Part(StrEnum):
    """One thing to type."""

    AMOUNT = "amount"
    NUMBER = "number"
    EXPIRY = "expiry"
    CVV = "cvv"
    PAYER = "payer"
    NOTE = "note"


def name_of(part: Part) -> str:
    """Return what it is called within a sentence."""
    match part:
        case Part.AMOUNT:
            return QCoreApplication.translate(_CONTEXT, "amount")
        case Part.NUMBER:
            return QCoreApplication.translate(_CONTEXT, "card number")
        case Part.EXPIRY:
            return QCoreApplication.translate(_CONTEXT, "expiry")
        case Part.CVV:
            return QCoreApplication.translate(_CONTEXT, "CVV")
        case Part.PAYER:
            return QCoreApplication.translate(_CONTEXT, "payer e-mail")
        case Part.NOTE:
            return QCoreApplication.translate(_CONTEXT, "note")
        case _:
            assert_never(part)
