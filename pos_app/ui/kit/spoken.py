"""Amounts and spans as they are said aloud: 12,500 naira, 3.50 dollars, 7 seconds."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.money import Currency, Money

_CONTEXT: Final = "spoken"
_WHOLE: Final = ".00"
_MINUTE: Final = 60


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


def spoken_span(seconds: float) -> str:
    """Return a duration in whole seconds, and minutes once there are some; nobody wants to hear tenths."""
    say, (minutes, rest) = QCoreApplication.translate, divmod(int(max(seconds, 0.0)), _MINUTE)
    parts: list[str] = []
    if minutes:
        sentence = say(_CONTEXT, "1 minute") if minutes == 1 else say(_CONTEXT, "{count} minutes")
        parts.append(sentence.format(count=minutes))
    if rest or not minutes:
        sentence = say(_CONTEXT, "1 second") if rest == 1 else say(_CONTEXT, "{count} seconds")
        parts.append(sentence.format(count=rest))
    return " ".join(parts)
