"""What an answer of verification means for a payment: whether it says paid, and whether that is the money we asked."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pos_app.domain.errors import Refused
from pos_app.domain.money import BadAmountError, Money
from pos_app.domain.payment import TABLE, Observation, PaymentState
from pos_app.domain.replies import Verification, VerifiedStatus

# Services write amounts in any scale; anything cleverer than a plain number is not an amount that can be compared.
_NUMBER: Final = re.compile(r"(?P<whole>[0-9]{1,12})(?:\.(?P<part>[0-9]{1,30}))?", re.ASCII)
_PLACES: Final = 2
_NOT_KNOWN: Final = frozenset({200, 400, 404})  # the status of an answer that there is no such payment
_NO_SUCCESS: Final = frozenset({VerifiedStatus.PENDING.value, VerifiedStatus.FAILED.value})


@dataclass(frozen=True, slots=True)
class ServicePlace:
    """Where operation 5 is asked: its address, and the keys that the till has there; '' for none."""

    service: str
    keys: str  # their kind: test or live
    account: str = ""  # their print


def observation_of(said: Verification, asked: Money) -> Observation:
    """Turn an answer into what the judge rules on."""
    match said.status:
        case VerifiedStatus.SUCCESS:
            return Observation.SAYS_SUCCESS if is_the_money_asked(said, asked) else Observation.SAYS_OTHER_MONEY
        case VerifiedStatus.FAILED:
            return Observation.SAYS_FAILED
        case VerifiedStatus.PENDING | VerifiedStatus.OTHER:
            return Observation.SAYS_NOTHING_CLEAR


def as_asked(seen: Observation, asked_in: PaymentState, *, is_elsewhere: bool) -> Observation:
    """Judge an answer by the state in which its question was sent, and by where: a service that was never asked to
    charge knows no reference, and whoever was asked before operation 4 knows nothing of what it came to."""
    is_denial = seen is Observation.SAYS_FAILED
    if is_denial and (is_elsewhere or (asked_in, seen) not in TABLE):
        return Observation.SAYS_NOTHING_CLEAR
    return seen


def denies_reference(refused: Refused, is_unknown: Callable[[str], bool]) -> bool:
    """Tell whether a refusal of operation 5 says that there is no such payment; any other says nothing of it."""
    return refused.trace.status in _NOT_KNOWN and is_unknown(refused.said.split("; ")[0])


def is_known_word(word: object) -> bool:
    """Tell whether operation 5 answered with one of its own words, and it was not success."""
    return word in _NO_SUCCESS


def is_the_money_asked(said: Verification, asked: Money) -> bool:
    """Compare what was told: a missing field says nothing, one that cannot be read is a difference."""
    currency = (said.currency or "").strip().upper()
    if currency and currency != asked.currency.value:
        return False
    if (requested := _given(said.requested_amount)) is not None:
        return _told(requested, asked) == asked.minor
    if (amount := _given(said.amount)) is not None:  # fees are in it: more is fees, less is not our money
        told = _told(amount, asked)
        return told is not None and told >= asked.minor
    return True


def _given(text: str | None) -> str | None:
    """Return what was told; empty, or too fine to be money, is not given."""
    text = (text or "").strip()
    number = _NUMBER.fullmatch(text)
    is_too_fine = number is not None and len((number["part"] or "").rstrip("0")) > _PLACES
    return None if not text or is_too_fine else text


def _told(text: str, asked: Money) -> int | None:
    match = _NUMBER.fullmatch(text)
    if match is None:
        return None
    part = (match["part"] or "").rstrip("0")
    try:
        return Money.parse(f"{match['whole']}.{part:0<2}", asked.currency).minor
    except BadAmountError:
        return None
