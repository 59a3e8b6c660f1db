"""Amounts as they are said aloud: 12,500 naira, 3.50 dollars."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.money import Currency, Money

_CONTEXT: Final = "spoken"
_WHOLE: Final = ".00"


def spoken_money(money: Money) -> str:
    """Return the amount with the name of its currency; a screen reader cannot say ₦."""
    figures = money.printed().removeprefix(f"{money.currency.value} ").removesuffix(_WHOLE)
    match money.currency:
        case Currency.NGN:
            sentence = QCoreApplication.translate(_CONTEXT, "{figures} naira")
        case Currency.USD:
            sentence = QCoreApplication.translate(_CONTEXT, "{figures} dollars")
        case Currency.GHS:
            sentence = QCoreApplication.translate(_CONTEXT, "{figures} cedis")
        case Currency.KES:
            sentence = QCoreApplication.translate(_CONTEXT, "{figures} shillings")
    return sentence.format(figures=figures)
