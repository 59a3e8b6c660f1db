"""What somebody typed into the search of the history, as words and as amounts."""

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from pos_app.domain.money import BadAmountError, Currency, Money, any_of
from pos_app.domain.phones import as_typed

_LEAST_TYPED: Final = 3  # letters of a word that is still being typed
_MOST_WORDS: Final = 8
_BY_CODE: Final = {currency.value.lower(): currency for currency in Currency}
_BY_SIGN: Final = {**_BY_CODE, **{currency.symbol.lower(): currency for currency in Currency}}
_AMOUNT: Final = re.compile(
    rf"(?P<before>{any_of(_BY_SIGN)})?\s*(?P<figure>[0-9][0-9,]*(?:\.[0-9]{{1,2}})?)\s*(?P<after>{any_of(_BY_CODE)})?",
    re.IGNORECASE | re.ASCII,
)


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Words that all have to be there, the last one perhaps not to its end; or an amount, in any currency or one."""

    words: tuple[str, ...] = ()
    is_last_whole: bool = False
    minor: int | None = None
    currency: Currency | None = None
    phone: str = ""  # digits that may be a telephone number, typed in groups or with a country in front

    @property
    def is_nothing(self) -> bool:
        """Tell whether it asks for nothing."""
        return not self.words and self.minor is None


def search_of(text: str) -> HistoryQuery:
    """Read what was typed: digits may be an amount as well as a part of anything; with a sign they are an amount."""
    return replace(_search_of(text.strip()), phone=as_typed(text.strip()))


def _search_of(typed: str) -> HistoryQuery:
    match = _AMOUNT.fullmatch(typed)
    if match is None:
        return _words(typed)
    named = (match["before"] or match["after"] or "").lower()
    currency = _BY_SIGN.get(named)
    try:
        minor = Money.parse(match["figure"], currency or Currency.NGN).minor
    except BadAmountError:
        return _words(typed)
    if currency is not None or not typed.isdecimal():
        return HistoryQuery(minor=minor, currency=currency)
    words = _words(typed)
    return HistoryQuery(words.words, words.is_last_whole, minor)


def _words(text: str) -> HistoryQuery:
    """Split as the index splits: whatever is neither letter nor digit stands between two words."""
    spaced = "".join(char if _is_of_a_word(char) else " " for char in text)
    words = tuple(spaced.split()[:_MOST_WORDS])
    is_whole = bool(words) and len(words[-1]) < _LEAST_TYPED
    return HistoryQuery(words, is_whole)


def _is_of_a_word(char: str) -> bool:
    return unicodedata.category(char)[0] in "LMN"
