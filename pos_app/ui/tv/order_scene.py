"""All that the screen of a TV order shows, as one frozen value."""

from dataclasses import dataclass
from datetime import datetime

from pos_app.domain.payment import Word
from pos_app.domain.tv_view import OrderView


@dataclass(frozen=True, slots=True)
class OrderScene:
    """An order, and what was pressed and not answered yet."""

    order: OrderView
    is_sending: bool = False  # once more, on the operator's word
    problem: str = ""  # why a press came to nothing

    @property
    def is_waiting(self) -> bool:
        """Tell whether there is no result yet."""
        return self.order.word is Word.WAITING

    @property
    def is_unsure(self) -> bool:
        """Tell whether nobody knows the result."""
        return self.order.word is Word.NOT_SURE

    def wait_before_sending(self, now: datetime) -> float | None:
        """Return the seconds until it may go once more: 0 for now, None for never."""
        at = self.order.may_send_again_at
        return None if at is None else max(0.0, (at - now).total_seconds())
