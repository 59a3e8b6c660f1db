"""All that the screen of a payment shows, as one frozen value."""

from dataclasses import dataclass

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView


@dataclass(frozen=True, slots=True)
class PageView:
    """The customer's page, as far as the screen has to know."""

    can_open_elsewhere: bool
    is_in_own_window: bool
    has_second_screen: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A payment, its customer's page, and what was pressed and not answered yet."""

    payment: PaymentView
    page: PageView | None = None
    is_checking: bool = False
    is_cancelling: bool = False
    problem: str = ""  # why a press came to nothing

    @property
    def is_cancel_asked(self) -> bool:
        """Tell whether the end was asked for."""
        return self.is_cancelling or self.payment.is_cancel_asked

    @property
    def is_waiting(self) -> bool:
        """Tell whether there is no result yet."""
        return self.payment.word is Word.WAITING

    @property
    def is_approval(self) -> bool:
        """Tell whether the customer's page stands beside the ticket."""
        return self.is_waiting and self.page is not None
