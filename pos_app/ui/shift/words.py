"""The words of the shift: channels, spans of hours, and amounts that may fall below nothing."""

from datetime import datetime
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.money import Currency, Money
from pos_app.domain.shift import Channel

_CONTEXT = "shift"
_MINUTE = 60
_HOUR = 3600


def channel_word(channel: Channel) -> str:
    """Return the heading of a channel."""
    match channel:
        case Channel.CARD:
            return QCoreApplication.translate(_CONTEXT, "Card")
        case Channel.TRANSFER:
            return QCoreApplication.translate(_CONTEXT, "Transfer")
        case Channel.MOBILE_MONEY:
            return QCoreApplication.translate(_CONTEXT, "Mobile money")
        case Channel.TV:
            return QCoreApplication.translate(_CONTEXT, "Cable TV")
        case _:
            assert_never(channel)


def hours_and_minutes(since: datetime, now: datetime) -> str:
    """Return how long it has been, in hours and minutes."""
    minutes = max(0, int((now - since).total_seconds())) // _MINUTE
    hours, rest = divmod(minutes, _HOUR // _MINUTE)
    if not hours:
        return QCoreApplication.translate(_CONTEXT, "{minutes} min").format(minutes=rest)
    return QCoreApplication.translate(_CONTEXT, "{hours} h {minutes:02d} min").format(hours=hours, minutes=rest)


def clock(at: datetime) -> str:
    """Return the time of day, to the minute."""
    return f"{at:%H:%M}"


def signed(minor: int, currency: Currency) -> str:
    """Return figures for paper, with a minus where less was counted."""
    figures = Money(abs(minor), currency).printed().removeprefix(f"{currency.value} ")
    return f"-{figures}" if minor < 0 else figures


def shown(minor: int, currency: Currency) -> str:
    """Return an amount for the screen, with a minus where it is below nothing."""
    sign = "-" if minor < 0 else ""
    return sign + Money(abs(minor), currency).shown()
