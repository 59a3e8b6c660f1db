"""What the payment service answers, operation by operation, as values; nothing is judged here."""

from dataclasses import dataclass, field
from enum import StrEnum

from pos_app.domain.money import Money


@dataclass(frozen=True, slots=True)
class Encrypted:
    """Operation 1: the card as the service wants to see it again in operation 2."""

    value: str = field(repr=False)  # hexadecimal


@dataclass(frozen=True, slots=True)
class Started:
    """Operation 2: the payment exists, and the device can be looked at."""

    access_token: str = field(repr=False)
    device_data_url: str  # its origin may report that the device check is done
    reference_id: str


@dataclass(frozen=True, slots=True)
class AltPage:
    """A page to open with GET, for the customer's approval."""

    url: str


@dataclass(frozen=True, slots=True)
class PostPage:
    """A page to open by posting the field `JWT`, for the customer's approval."""

    url: str
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Enrolled:
    """Operation 4: whether the customer must approve, and where."""

    page: AltPage | PostPage | None
    message: str
    is_page_refused: bool = False  # there is an address, and none that a browser may open


class VerifiedStatus(StrEnum):
    """Operation 5: the three words that mean something, and all others."""

    SUCCESS = "success"
    FAILED = "failed"
    PENDING = "pending"
    OTHER = "other"  # never success, never failed


@dataclass(frozen=True, slots=True)
class Verification:
    """Operation 5: what the service says of a payment; amounts are the raw texts it gave."""

    status: VerifiedStatus
    word: str
    message: str
    amount: str | None  # fees included
    requested_amount: str | None
    currency: str | None
    fees: str = ""
    channel: str = ""
    paid_at: str = ""  # as given: the zone is not always named
    extra: tuple[tuple[str, str], ...] = ()  # fields the contract does not name, each as text


@dataclass(frozen=True, slots=True)
class Provider:
    """Operation 6: a provider; `name` is safe to show, `sent_as` is what the service wants back."""

    name: str
    sent_as: str
    logo: str  # path relative to the base address; may be empty


@dataclass(frozen=True, slots=True)
class Package:
    """Operation 7: a package; id and code go back to the service as they came."""

    id: str
    name: str
    code: str
    amount: str  # as given
    price: Money | None  # none if what was given is not an amount


@dataclass(frozen=True, slots=True)
class Validated:
    """Operation 8: the number was accepted; every text may be missing."""

    customer: str
    number: str = ""
    status: str = ""
    bouquet: str = ""
    due_date: str = ""
    renewal_amount: str = ""


class OrderStatus(StrEnum):
    """Operation 9: how the word of the service reads."""

    DELIVERED = "delivered"
    NOT_DELIVERED = "not_delivered"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class OrderReply:
    """Operation 9: the order as the service gives it back."""

    status: OrderStatus
    word: str
    order_no: str
    reference: str  # as echoed, to be compared with the one that was sent
    error: str


@dataclass(frozen=True, slots=True)
class Resent:
    """Operation 10: the service says that it sent the notice again."""

    message: str
