"""The words of cable TV: what a provider calls its number, how the customer paid, and how old a list is."""

import re
from datetime import date, datetime, timedelta
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.money import BadAmountError, Currency, Money
from pos_app.domain.package_price import without_price
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Provider
from pos_app.domain.tv_numbers import MOST_CHARACTERS, NumberWord, Unread, word_of
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.dates import whole_day
from pos_app.ui.kit.times import day
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import BannerView

_CONTEXT: Final = "tv"
_ISO_DAY: Final = re.compile(r"\s*([0-9]{4})-([0-9]{2})-([0-9]{2})(?![0-9])", re.ASCII)


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


def unread_sentence(why: Unread, word: NumberWord) -> str:
    """Say why what was typed or pasted was not taken."""
    match why:
        case Unread.LETTERS if word is NumberWord.NUMBER:
            return QCoreApplication.translate(_CONTEXT, "Only the letters A to Z and digits. This was not taken.")
        case Unread.LETTERS:
            name = number_name(word)
            sentence = QCoreApplication.translate(_CONTEXT, "{number}: digits only. This was not taken.")
            return sentence.format(number=name)
        case Unread.TWO_NUMBERS:
            return QCoreApplication.translate(_CONTEXT, "More than one number. Paste one alone.")
        case Unread.TOO_LONG:
            sentence = QCoreApplication.translate(_CONTEXT, "Longer than {most} characters. This was not taken.")
            return sentence.format(most=MOST_CHARACTERS)
        case _:
            assert_never(why)


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


def told_day(text: str) -> str:
    """Return a date that the provider gave as dates are written here; anything else as it is, plain."""
    found = _ISO_DAY.match(text)
    try:
        return whole_day(date(*(int(part) for part in found.groups()))) if found is not None else plain(text)
    except ValueError:
        return plain(text)


def told_amount(text: str) -> str:
    """Return an amount that the provider gave with two decimals; anything else as it is, plain."""
    try:
        minor = Money.parse(text, Currency.NGN).minor
    except BadAmountError:
        return plain(text)
    return f"{minor // 100:,}.{minor % 100:02}"  # it names no currency, and nothing is paid by it


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


def open_orders_banner(count: int, then: str = "") -> BannerView:
    """Return what is said of so many orders without a result, and what to do `then`."""
    say = QCoreApplication.translate
    one = say(_CONTEXT, "1 TV order has no result yet")
    title = one if count == 1 else say(_CONTEXT, "{count} TV orders have no result yet").format(count=count)
    advice = say(_CONTEXT, "Do not sell it again.") if count == 1 else say(_CONTEXT, "Do not sell them again.")
    return BannerView(Tone.UNSURE, "unsure", title, f"{advice} {then}".rstrip(), Manual.TV_NOT_SURE)
