"""The words of cable TV: what a provider calls its number, how the customer paid, and how old a list is."""

from datetime import datetime, timedelta
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.package_price import without_price
from pos_app.domain.plain import plain
from pos_app.domain.replies import Provider
from pos_app.domain.tv_numbers import NumberWord, word_of
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.screens.ticket.times import day

_CONTEXT: Final = "tv"


def word_for_name(provider: str) -> NumberWord:
    """Return what the provider of this name calls its number."""
    return word_of(Provider(provider, provider, ""))


def number_name(word: NumberWord) -> str:
    """Return the word alone, as it stands beside the number."""
    match word:
        case NumberWord.SMARTCARD:
            return QCoreApplication.translate(_CONTEXT, "Smartcard")
        case NumberWord.IUC:
            return QCoreApplication.translate(_CONTEXT, "IUC number")
        case NumberWord.PHONE:
            return QCoreApplication.translate(_CONTEXT, "Phone")
        case NumberWord.NUMBER:
            return QCoreApplication.translate(_CONTEXT, "Number")
        case _:
            assert_never(word)


def number_label(word: NumberWord) -> str:
    """Return what stands above the field."""
    match word:
        case NumberWord.SMARTCARD:
            return QCoreApplication.translate(_CONTEXT, "Smartcard number")
        case NumberWord.PHONE:
            return QCoreApplication.translate(_CONTEXT, "Phone number")
        case NumberWord.IUC | NumberWord.NUMBER:
            return number_name(word)
        case _:
            assert_never(word)


def number_in_sentence(word: NumberWord) -> str:
    """Return what it is called within a sentence."""
    match word:
        case NumberWord.SMARTCARD:
            return QCoreApplication.translate(_CONTEXT, "smartcard number")
        case NumberWord.IUC:
            return QCoreApplication.translate(_CONTEXT, "IUC number")
        case NumberWord.PHONE:
            return QCoreApplication.translate(_CONTEXT, "phone number")
        case NumberWord.NUMBER:
            return QCoreApplication.translate(_CONTEXT, "number")
        case _:
            assert_never(word)


def package_words(package: str) -> str:
    """Return an order's package as it stands beside what it cost: a price in its name may be an old one."""
    return plain(without_price(package)) or plain(package)


def paid_how_words(how: PaidHow) -> str:
    """Return how the customer paid the shop."""
    match how:
        case PaidHow.CASH:
            return QCoreApplication.translate(_CONTEXT, "Cash")
        case PaidHow.CARD:
            return QCoreApplication.translate(_CONTEXT, "Card")
        case PaidHow.TRANSFER:
            return QCoreApplication.translate(_CONTEXT, "Transfer received")
        case _:
            assert_never(how)


def short_moment(at: datetime) -> str:
    """Return the time of day without its seconds, by the shop's clock."""
    return f"{at.astimezone():%H:%M}"


def age_of_prices(as_of: datetime, now: datetime) -> str:
    """Say how old the prices are: of a time today, from yesterday, of a day."""
    say, was, today = QCoreApplication.translate, as_of.astimezone().date(), now.astimezone().date()
    if was >= today:  # a clock that was set back makes nothing older
        return say(_CONTEXT, "Prices of {time}").format(time=short_moment(as_of))
    if today - was == timedelta(days=1):
        return say(_CONTEXT, "Prices from yesterday")
    return say(_CONTEXT, "Prices of {day}").format(day=day(as_of))
