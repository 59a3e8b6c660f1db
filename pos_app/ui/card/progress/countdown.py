"""How long the customer still has: it runs out and closes nothing."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pos_app.domain.payment_view import PaymentView
from pos_app.ui.kit.times import clock, seconds_between

_USUAL_SECONDS: Final = 300


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of the usual time."""

    text: str
    part: float

    @property
    def is_over(self) -> bool:
        """Tell whether it takes longer than usual."""
        return self.part <= 0.0


def left_of(view: PaymentView, now: datetime) -> Left:
    """Return what is left to approve."""
    usual = view.countdown_seconds or _USUAL_SECONDS
    gone = seconds_between(view.countdown_from, now) if view.countdown_from is not None else 0.0
    left = max(0, usual - int(gone))
    return Left(clock(left), left / usual)
