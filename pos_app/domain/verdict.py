"""What an answer of verification means for a payment: whether it says paid, and whether that is the money we asked."""

import re
from typing import Final

from pos_app.domain.money import BadAmountError, Money
from pos_app.domain.payment import Observation
from pos_app.domain.replies import Verification, VerifiedStatus

# A service may write more zeros than a till would; anything cleverer is not an amount that can be compared.
_TOLD: Final = re.compile(r"(?P<whole>[0-9]{1,12})(?:\.(?P<part>[0-9]{1,2})0*)?", re.ASCII)


def observation_of(said: Verification, asked: Money) -> Observation:
    """Turn an answer into what the judge rules on."""
    match said.status:
        case VerifiedStatus.SUCCESS:
            return Observation.SAYS_SUCCESS if is_the_money_asked(said, asked) else Observation.SAYS_OTHER_MONEY
        case VerifiedStatus.FAILED:
            return Observation.SAYS_FAILED
        case VerifiedStatus.PENDING | VerifiedStatus.OTHER:
            return Observation.SAYS_NOTHING_CLEAR


def is_the_money_asked(said: Verification, asked: Money) -> bool:
    """Compare what was told: a missing field says nothing, one that cannot be read is a difference."""
    if said.currency is not None and said.currency.strip().upper() != asked.currency.value:
        return False
    if said.requested_amount is not None:
        return _told(said.requested_amount, asked) == asked.minor
    if said.amount is not None:  # fees are in it: more is fees, less is not our money
        told = _told(said.amount, asked)
        return told is not None and told >= asked.minor
    return True


def _told(text: str, asked: Money) -> int | None:
    match = _TOLD.fullmatch(text.strip())
    if match is None:
        return None
    try:
        return Money.parse(f"{match['whole']}.{match['part'] or '00'}", asked.currency).minor
    except BadAmountError:
        return None
