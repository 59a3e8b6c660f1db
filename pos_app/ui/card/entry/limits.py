"""The least and the most that one payment may be, and the sentence about an amount outside of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from pos_app.domain.money import Currency, Money


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of one currency, as far as there are any."""

    currency: Currency
    least: Money | None = None
    most: Money | None = None


def sentence_about(money: Money, limits: Iterable[Limits]) -> str:
    """Say what is wrong with the amount; '' when nothing is, or when nothing is typed yet."""
    for bounds in limits:
        if bounds.currency is not money.currency or not money.minor:
            continue
        if bounds.least is not None and money.minor < bounds.least.minor:
            sentence = QCoreApplication.translate("Limits", "The smallest amount here is {money}.")
            return sentence.format(money=bounds.least.shown())
        if bounds.most is not None and money.minor > bounds.most.minor:
            sentence = QCoreApplication.translate("Limits", "The largest amount here is {money}.")
            return sentence.format(money=bounds.most.shown())
    return ""
