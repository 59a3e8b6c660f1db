"""What the pictures of `shots` show: frozen views, and desks that answer from them."""

import asyncio
from dataclasses import replace
from datetime import datetime

from pos_app.domain.connection import Feed, FeedView, Reach, ReachView
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.merchant import MerchantView
from pos_app.domain.practice import NoticeDelivery, PracticeView, SampleCard, SampleNotice, Scenario
from pos_app.domain.sentence import Sentence
from pos_app.ui.frame.start_page import view_of_failure
from pos_app.ui.frame.views import ShellView

NOW = datetime(2026, 11, 20, 14, 32)  # noqa: DTZ001  # what the wall clock of a shop shows

_REACH = ReachView(Reach.ONLINE, NOW.replace(minute=20))
_FEED = FeedView(Feed.LISTENING, "127.0.0.1:8710", None, 0, 0)
SANDBOX_SHELL = ShellView("Adeola Stores", "Till 2", Environment.SANDBOX, _REACH, _FEED)
TEST_SHELL = ShellView("Adeola Stores", "Till 2", Environment.TEST, ReachView(Reach.NOT_SET_UP, None), _FEED)
LIVE_SHELL = ShellView("Adeola Stores", "Till 2", Environment.LIVE, _REACH, _FEED)
OFFLINE_SHELL = ShellView(
    "Adeola Stores",
    "Till 2",
    Environment.SANDBOX,
    ReachView(Reach.UNREACHABLE, NOW),
    FeedView(Feed.BLOCKED, "127.0.0.1:8710", None, 0, 0),
)

PRACTICE = PracticeView(
    scenarios=(
        Scenario("by_card", "As the number says", "See the test cards"),
        Scenario("approve", "Approve", "Paid at once"),
        Scenario("challenge_approve", "Challenge, approve", "Bank page, code 123456"),
        Scenario("challenge_abandon", "Challenge, abandon", "Customer walks away"),
        Scenario("attempted", "Attempted", "Paid, bank not enrolled"),
        Scenario("device_silent", "Device page silent", "Loads, says nothing"),
        Scenario("device_fails", "Device page fails", "Answers with an error"),
        Scenario("challenge_popup", "Challenge, popup", "Code in a second window"),
        Scenario("neither", "No page to open", "Paid without approval"),
    ),
    cards=(
        SampleCard("Visa", "4000000000002701", "Paid, no challenge"),
        SampleCard("Visa", "4000000000002503", "Challenge, Paid"),
        SampleCard("Mastercard", "5200000000002276", "Declined"),
        SampleCard("Verve", "5061460410120223210", "Challenge, Paid"),
        SampleCard("Verve", "5061460410120223319", "Lost answer"),
        SampleCard("Visa", "4000000000002644", "Bank page ends in an error, Declined"),
    ),
    smartcards=(SampleCard("", "7020000001", "Refused: no such number"),),
    notices=(
        SampleNotice("transfer_in", "Transfer in"),
        SampleNotice("mobile_money", "Mobile money"),
        SampleNotice("conflicting", "Same one, other amount"),
        SampleNotice("forged", "Good signature, no money"),
        SampleNotice("slow", "Byte by byte"),
        SampleNotice("burst", "1,000 at once"),
    ),
    scenario="challenge_approve",
    every=False,
    delay_ms=1000,
)

NO_KEYS = MerchantView(
    base_url="",
    s2s_base_url="",
    profile_file="~/.config/kaunta/test.toml",
    has_secret=False,
    has_public=False,
    vault_sentence=Sentence("In the keyring of this computer. Never shown again."),
    paying_closed_because=Sentence("No address is set, and no keys are kept for the test environment."),
)
KEYS = MerchantView(
    base_url="https://api.provider.example",
    s2s_base_url="https://s2s.provider.example",
    profile_file="~/.config/kaunta/live.toml",
    has_secret=True,
    has_public=True,
    vault_sentence=Sentence("Keys are kept in the system keyring."),
    paying_closed_because=None,
)
KEYS_FOR_NOW = replace(
    KEYS,
    vault_sentence=Sentence(
        "This computer offers no safe place for keys (no keyring is running). They are asked for at every start."
    ),
    is_for_this_start=True,
)
CANNOT_OPEN = view_of_failure(
    Sentence("A newer Kaunta wrote the journal sandbox.journal. Install that version to open it."),
    log="~/.local/share/Kaunta/logs/till.log",
)


class StillDesk:
    """A practice desk that answers at once, always the same."""

    async def look(self) -> PracticeView:
        """Answer with the one view there is."""
        return PRACTICE

    async def choose(self, scenario: str, *, every: bool) -> PracticeView:
        """Change nothing."""
        del scenario, every
        return PRACTICE

    async def slow(self, delay_ms: int) -> PracticeView:
        """Change nothing."""
        del delay_ms
        return PRACTICE

    async def send(self, kind: str) -> tuple[NoticeDelivery, ...]:
        """Tell of two deliveries, both received."""
        return (
            NoticeDelivery(kind, "va-5c1t8r2n0e", 200, 12, None),
            NoticeDelivery(kind, "va-5c1t8r2n0e", 200, 4, None),
        )

    async def clear(self) -> None:
        """Clear nothing."""


class SilentDesk(StillDesk):
    """A practice desk that never answers."""

    async def look(self) -> PracticeView:
        """Wait for ever."""
        return await asyncio.get_running_loop().create_future()

    async def send(self, kind: str) -> tuple[NoticeDelivery, ...]:
        """Wait for ever."""
        del kind
        return await asyncio.get_running_loop().create_future()


class DeafDesk(StillDesk):
    """A practice desk whose service is gone."""

    async def look(self) -> PracticeView:
        """Say so."""
        raise KnownError(Sentence("The practice service does not answer."))

    async def send(self, kind: str) -> tuple[NoticeDelivery, ...]:
        """Say so."""
        del kind
        raise KnownError(Sentence("The practice service does not answer."))


class StillKeys:
    """A key desk that answers at once from one view."""

    def __init__(self, view: MerchantView) -> None:
        self._view = view

    @property
    def known(self) -> MerchantView:
        """Answer with the one view there is."""
        return self._view

    async def look(self) -> MerchantView:
        """Answer with the one view there is."""
        return self._view

    async def keep(self, secret: str, public: str) -> MerchantView:
        """Keep nothing."""
        del secret, public
        return self._view

    async def test(self) -> Sentence:
        """Say that all is well."""
        return Sentence("The service answered in 180 ms and accepts the keys.")
