"""What the played service knows to have happened: the book that every test of the till is judged by."""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from datetime import datetime
from enum import StrEnum

from pos_app.sandbox.scripts import Script

_MOST_CALLS = 50_000  # a soak run is long; the newest calls are the ones looked at


class Stage(StrEnum):
    """How far a card payment has come."""

    INITIALIZED = "initialized"
    CHALLENGE = "challenge"
    ENDED = "ended"


class LedgerStatus(StrEnum):
    """The three words of the contract for a transaction."""

    SUCCESS = "success"
    FAILED = "failed"
    PENDING = "pending"


@dataclass(frozen=True, slots=True)
class EncryptedCard:
    """What operation 1 keeps of a card: enough to know it again, not enough to use it."""

    reference: str
    digest: bytes = field(repr=False)
    brand: str
    last4: str
    scenario: str
    script: Script


@dataclass(slots=True, kw_only=True)
class Payment:
    """One reference of the card flow, from operation 2 on."""

    id: int
    reference: str
    reference_id: str
    amount: str
    currency: str
    email: str
    card: EncryptedCard
    access_token: str = field(repr=False)
    created_at: datetime
    stage: Stage = Stage.INITIALIZED
    status: LedgerStatus = LedgerStatus.PENDING
    message: str = "Transaction is not completed"
    charged_at: datetime | None = None
    ended_at: datetime | None = None
    told_from: datetime | None = None  # from when operation 5 tells the end; None: at once
    is_told: bool = False  # the merchant's notice has been sent on its way
    polls: int = 0  # verifications that the script has had its way with
    step_up_token: str = field(default="", repr=False)
    enrolled_at: datetime | None = None
    wrong_codes: int = 0
    pages_opened: int = 0
    device_loaded: bool = False
    device_collected: bool = False


@dataclass(slots=True, kw_only=True)
class LedgerOrder:
    """One reference of a TV order that reached the service."""

    reference: str
    order_no: str
    provider: str
    number: str
    package: int
    amount: str
    outcome: str
    status: str
    bought_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Credit:
    """Money that arrived without a payment of the card flow, told of by a notice; operation 5 knows it."""

    id: int
    reference: str
    amount: str
    requested_amount: str
    fees: str
    currency: str
    channel: str
    sender: tuple[str, str]
    at: datetime


@dataclass(slots=True, kw_only=True)
class LedgerCall:
    """One call as it was heard, and what became of it."""

    operation: int | None
    method: str
    path: str
    reference: str
    at: datetime
    status: int | None = None
    fault: str | None = None
    is_handled: bool = False
    is_dropped: bool = False


@dataclass(slots=True, kw_only=True)
class LedgerDelivery:
    """One attempt to hand a notice to the merchant."""

    kind: str
    reference: str
    attempt: int
    at: datetime
    status: int | None = None
    milliseconds: int = 0
    problem: str | None = None


class Ledger:
    """Everything that happened since the last clear."""

    def __init__(self) -> None:
        self.start_again()

    def start_again(self) -> None:
        self.cards: dict[str, EncryptedCard] = {}  # by the encrypted value
        self.payments: dict[str, Payment] = {}
        self.orders: dict[str, LedgerOrder] = {}
        self.credits: dict[str, Credit] = {}
        self.calls: deque[LedgerCall] = deque(maxlen=_MOST_CALLS)
        self.deliveries: deque[LedgerDelivery] = deque(maxlen=_MOST_CALLS)
        self._received: dict[str, Counter[int]] = {}

    def is_known(self, reference: str) -> bool:
        """Tell whether a reference is used up, by a payment, an order or a credit."""
        return reference in self.payments or reference in self.orders or reference in self.credits

    def note_call(self, call: LedgerCall) -> None:
        self.calls.append(call)
        if call.operation is not None and call.reference:
            self._received.setdefault(call.reference, Counter())[call.operation] += 1

    def times_received(self, reference: str) -> dict[int, int]:
        """How often each operation came in for a reference, answered or not."""
        return dict(sorted(self._received.get(reference, Counter[int]()).items()))

    def payment_of_token(self, token: str) -> Payment | None:
        """The payment that a browser's access token was made for."""
        return next(self._with_token(token), None) if token else None

    def payment_of_session(self, reference_id: str) -> Payment | None:
        return next((one for one in self.payments.values() if one.reference_id == reference_id), None)

    def _with_token(self, token: str) -> Iterator[Payment]:
        return (one for one in self.payments.values() if token in {one.access_token, one.step_up_token})

    def as_json(self) -> dict[str, object]:
        """The whole book, oldest first; no card data and no token is in it."""
        notices = Counter(delivery.reference for delivery in self.deliveries)
        return {
            "payments": [
                {**self._payment(payment), "notices": notices[payment.reference]} for payment in self.payments.values()
            ],
            "orders": [
                {**_plain(order), "received": self.times_received(order.reference)} for order in self.orders.values()
            ],
            "credits": [_plain(credit) for credit in self.credits.values()],
            "calls": [_plain(call) for call in self.calls],
            "deliveries": [_plain(delivery) for delivery in self.deliveries],
            "received": {reference: self.times_received(reference) for reference in self._received},
            "encrypted_only": sorted({card.reference for card in self.cards.values()} - set(self.payments)),
        }

    def _payment(self, payment: Payment) -> dict[str, object]:
        card = payment.card
        return {
            **{name: value for name, value in _plain(payment).items() if name not in _KEPT_BACK},
            "brand": card.brand,
            "last4": card.last4,
            "scenario": card.scenario,
            "is_charged": payment.charged_at is not None,
            "received": self.times_received(payment.reference),
        }


_KEPT_BACK = frozenset({"card", "access_token", "step_up_token"})


def _plain(record: Payment | LedgerOrder | Credit | LedgerCall | LedgerDelivery) -> dict[str, object]:
    values = ((one.name, getattr(record, one.name)) for one in fields(record))
    return {name: value.isoformat() if isinstance(value, datetime) else value for name, value in values}
