"""The sentence about an amount that is less or more than one payment may be."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from pos_app.domain.money import Money
from pos_app.domain.sale import AmountBounds


def sentence_about(money: Money, limits: Iterable[AmountBounds]) -> str:
    """Say what is wrong with the amount; '' when nothing is, or when nothing is typed yet."""
    for bounds in limits:
        if not money.minor:
            continue
        if least := bounds.too_small(money):
            sentence = QCoreApplication.translate("Limits", "The smallest amount here is {money}.")
            return sentence.format(money=least.shown())
        if most := bounds.too_large(money):
            sentence = QCoreApplication.translate("Limits", "The largest amount here is {money}.")
            return sentence.format(money=most.shown())
    return ""
