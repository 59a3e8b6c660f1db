"""What the screen of a payment asks of others: the desk that knows it, and the pages that its customer sees."""

from typing import Protocol, runtime_checkable

from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from pos_app.domain.payment_view import PaymentView


class PaymentDesk(Protocol):
    """What can be asked about a payment. Nothing here can stop one."""

    async def view(self, reference: str) -> PaymentView:
        """Read how it stands."""
        ...

    async def check_now(self, reference: str) -> None:
        """Ask the service at once; return when an answer, or none, has come."""
        ...

    async def ask_to_cancel(self, reference: str) -> None:
        """Ask for an end; what was taken meanwhile stays taken."""
        ...

    async def show_page(self, reference: str) -> None:
        """Show the customer the bank's page once more."""
        ...


@runtime_checkable
class OpensElsewhere(Protocol):
    """A page's widget that knows whether an ordinary browser could open the page too."""

    can_open_elsewhere: bool


class BankPage(Protocol):
    """The page of one customer, on the stage or in a window of its own."""

    @property
    def view(self) -> QWidget:
        """The widget that stands on the stage."""
        ...

    @property
    def is_in_own_window(self) -> bool:
        """Tell where it stands."""
        ...

    def reload(self) -> None:
        """Load it again."""
        ...

    def open_elsewhere(self) -> None:
        """Open it in the browser of this computer."""
        ...

    def move_to_own_window(self, screen: QScreen | None = None) -> None:
        """Stand in a window of its own."""
        ...

    def return_to_stage(self) -> None:
        """Come back."""
        ...


class BankPagesDesk(Protocol):
    """The pages that customers have now."""

    def approval_of(self, reference: str) -> BankPage | None:
        """Return the page of this payment while there is one."""
        ...
