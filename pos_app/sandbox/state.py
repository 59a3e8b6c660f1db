"""The state of the played service: everything it remembers, is told to do, and reaches for."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from pos_app.sandbox.address import SandboxKeys
from pos_app.sandbox.faults import Faults
from pos_app.sandbox.ledger import Ledger
from pos_app.sandbox.ledger_file import LedgerFile
from pos_app.sandbox.network import Network
from pos_app.sandbox.outbox import Outbox
from pos_app.sandbox.scenarios import ScenarioQueue
from pos_app.sandbox.seeded_random import SeededRandom
from pos_app.sandbox.variants import Variants


@dataclass(frozen=True, slots=True)
class ListenerAddresses:
    """The addresses of the listeners a browser meets."""

    service: str
    bank: str
    elsewhere: str  # neither of the two: the stranger's origin, and operations 3 to 5 by variant


@dataclass(slots=True, kw_only=True)
class SandboxState:
    """One per running sandbox; every listener works on it, all on one thread."""

    keys: SandboxKeys
    random_names: SeededRandom
    clock: Callable[[], datetime]
    call_later: Callable[[float, Callable[[], None]], object]
    digest_key: bytes = field(repr=False)
    places: ListenerAddresses
    ledger: Ledger
    outbox: Outbox
    network: Network
    next_payment: ScenarioQueue = field(default_factory=ScenarioQueue)
    faults: Faults = field(default_factory=Faults)
    variants: Variants = field(default_factory=Variants)
    delay_ms: int = 0
    keeper: LedgerFile | None = None

    def remember(self) -> None:
        """Write down what changed, where there is something to write into."""
        if self.keeper is not None:
            self.keeper.keep(self.ledger, self.random_names.drawn)

    async def start_again(self) -> None:
        """Forget everything but who we are. What is drawn goes on: no name comes twice while we run."""
        self.ledger.start_again()
        if self.keeper is not None:
            self.keeper.clear(self.random_names.drawn)
        self.next_payment.start_again()
        self.faults.armed.clear()
        self.variants = Variants()
        self.delay_ms = 0
        await self.outbox.forget()
        await self.network.resume()
