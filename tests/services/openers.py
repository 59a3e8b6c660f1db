"""Opens services as the program opens them: in the tests each of them is made here, or beside those it belongs to.

Whoever wants one says only what the test is about. What the program passes is always passed; `tests/architecture` holds
both. The others: payments in `counter`, orders in `tv_counter`, lists and logos in `lists`, activity in `feed`,
people in `staff`.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from pos_app.domain.connection import FeedView, Reach, ReachView
from pos_app.domain.environment import Environment
from pos_app.domain.people import Right, SignedApproval
from pos_app.domain.printing import PrinterConfig, PrinterConnection
from pos_app.gateway.control import Control
from pos_app.gateway.endpoint_probe import Probe, probe
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.printers.job import WHOLE_SECONDS
from pos_app.services.backups import Backups
from pos_app.services.clock_check import ClockCheck
from pos_app.services.compatibility import Compatibility
from pos_app.services.connection import Connection
from pos_app.services.environment_switch import EnvironmentSwitch
from pos_app.services.history import History, Resends
from pos_app.services.kept_code import KeptCode
from pos_app.services.key_store import KeyStore
from pos_app.services.merchant import Merchant
from pos_app.services.practice import Practice
from pos_app.services.practice_keys import PracticeKeys
from pos_app.services.preferences import Preferences
from pos_app.services.printing import PrinterDriver, Printing
from pos_app.services.service_check import ServiceCheck
from pos_app.services.settings_transfer import SettingsTransfer
from pos_app.services.shift import Shift
from pos_app.services.tv_recent_numbers import RecentNumbers
from pos_app.services.updates import UpdateRules, Updates
from pos_app.services.webhooks import A_SECOND, MOST_AT_ONCE, IntakeBudget, Webhooks, free_on_disk
from pos_app.system.keyring_storage import KeyringStorage
from pos_app.system.paths import Paths
from pos_app.system.settings import Settings
from pos_app.system.settings_file import SettingsFile

WHO = "Ngozi Eze"
SANDBOX = Environment.SANDBOX


def moment() -> datetime:
    """Return the moment."""
    return datetime.now(UTC)


def everything(_: Right) -> bool:
    """Answer as `People.may` does where everybody may do everything."""
    return True


def somebody() -> str:
    """Answer as `People.who` does."""
    return WHO


def _who_signed(approval: SignedApproval | None, _: str) -> str:
    return approval.by.name if approval else ""


@dataclass(frozen=True)
class Clocks:
    """The clocks of a till, by hand."""

    now: Callable[[], datetime] = moment
    monotonic: Callable[[], float] = time.monotonic
    steady: Callable[[], float] = time.monotonic


@dataclass(frozen=True)
class AtTheCounter:
    """Who stands at the counter, by hand: answers as `People` does."""

    may: Callable[[Right], bool] = everything
    who: Callable[[], str] = somebody
    seller: Callable[[], str] = somebody
    approved: Callable[[SignedApproval | None, str], str] = _who_signed


def webhooks(
    inbox: Inbox,
    folder: Path,
    pairs: Callable[[], Sequence[MerchantKeys]],
    *,
    told: Callable[[str], object] = lambda _: None,
    budget: IntakeBudget | None = None,
) -> Webhooks:
    """Open what takes notices in."""
    return Webhooks(inbox, pairs, told=told, budget=budget or intake_budget(folder))


def intake_budget(
    folder: Path,
    *,
    monotonic: Callable[[], float] = time.monotonic,
    most: int = MOST_AT_ONCE,
    a_second: int = A_SECOND,
    free_of: Callable[[Path], int] = free_on_disk,
) -> IntakeBudget:
    """Open a budget of notices: the till's own, or one that is small enough to be used up."""
    return IntakeBudget(folder, monotonic=monotonic, most=most, a_second=a_second, free_of=free_of)


def preferences(
    journal: Journal,
    folder: Path,
    settings: Settings | None = None,
    *,
    environment: Environment = SANDBOX,
    may: Callable[[Right], bool] = everything,
    who: Callable[[], str] = somebody,
    now: Callable[[], datetime] = moment,
) -> Preferences:
    """Open the settings of a till whose file lies in this folder."""
    file = SettingsFile(Paths(folder, environment).settings, now=now, environment=environment)
    return Preferences(settings or Settings(), file, journal, environment=environment, staff=AtTheCounter(may, who))


def settings_transfer(preferences: Preferences, may: Callable[[Right], bool] = everything) -> SettingsTransfer:
    """Open what carries settings from till to till."""
    return SettingsTransfer(preferences, staff=AtTheCounter(may))


def environment_switch(
    preferences: Preferences,
    journal: Journal,
    folder: Path,
    *,
    environment: Environment = SANDBOX,
    may: Callable[[Right], bool] = everything,
    who: Callable[[], str] = somebody,
    on_its_way: Callable[[], Awaitable[bool]] | None = None,
    is_root: bool = False,
    env: Mapping[str, str] | None = None,
) -> EnvironmentSwitch:
    """Open the way to another world."""

    async def nothing() -> bool:
        return False

    return EnvironmentSwitch(
        environment,
        preferences,
        journal,
        staff=AtTheCounter(may, who),
        on_its_way=on_its_way or nothing,
        profile_of=lambda environment: folder / f"{environment}.profile.toml",
        is_root=is_root,
        env=env or {},
    )


def backups(
    journal: Journal,
    folder: Path,
    *,
    now: Callable[[], datetime],
    may: Callable[[Right], bool] = everything,
    who: Callable[[], str] = somebody,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Backups:
    """Open the copies of a practice journal."""
    places = Paths(folder, SANDBOX)
    return Backups(
        journal,
        file=places.journal,
        folder=places.backups,
        wish=folder / f"{SANDBOX}.restore",
        now=now,
        staff=AtTheCounter(may, who),
        sleep=sleep,
    )


def connection(journal: Journal, service: ServiceConnection, *, now: Callable[[], datetime] = moment) -> Connection:
    """Open the watch over the line to the service."""
    return Connection(journal, service, clock=Clocks(now))


def clock_check(journal: Journal, *, now: Callable[[], datetime], steady: Callable[[], float]) -> ClockCheck:
    """Open the look at the clock of the computer."""
    return ClockCheck(journal, clock=Clocks(now, steady=steady))


def compatibility(
    file: Path, journal: Journal, *, is_fixed: bool, may: Callable[[Right], bool], who: Callable[[], str] = somebody
) -> Compatibility:
    """Open the switches of the service's profile."""
    return Compatibility(file, journal, is_fixed=is_fixed, staff=AtTheCounter(may, who))


def service_check(
    addresses: Sequence[str],
    *,
    ask: Callable[[], Awaitable[ReachView]],
    feed: Callable[[], Awaitable[FeedView]],
    now: Callable[[], datetime],
    ask_address: Callable[[str], Awaitable[Probe]] = probe,
) -> ServiceCheck:
    """Open the test of the service."""
    return ServiceCheck(addresses, ask=ask, feed=feed, clock=Clocks(now), ask_address=ask_address)


def practice_keys(
    addresses: tuple[str, str], keys: MerchantKeys, *, ask: Callable[[], Awaitable[ReachView]]
) -> PracticeKeys:
    """Open the cupboard of the keys that practice plays with."""
    base_url, s2s_base_url = addresses
    return PracticeKeys(base_url, s2s_base_url, secret=keys.secret, public=keys.public, ask=ask)


def practice(
    control: Control,
    journal: Journal,
    *,
    clear_inbox: Callable[[], Awaitable[object]],
    forget_payments: Callable[[], Awaitable[None]],
    environment: Environment = SANDBOX,
) -> Practice:
    """Open the desk of the played service."""
    return Practice(control, journal, environment=environment, clear_inbox=clear_inbox, forget_payments=forget_payments)


def merchant(
    journal: Journal,
    vault: KeyringStorage,
    folder: Path,
    *,
    now: Callable[[], datetime],
    profile: ServiceProfile | None,
    learn: Callable[[str], None],
    may: Callable[[Right], bool] = everything,
    use: Callable[[MerchantKeys | None], object] = lambda _: None,
) -> Merchant:
    """Open the keys of a test account, kept in this vault; the service is always there."""

    async def ask() -> ReachView:
        return ReachView(Reach.ONLINE, None)

    environment = Environment.TEST
    store = KeyStore(environment, vault, now=now)
    profile_file = folder / "profile.toml"
    return Merchant(
        environment,
        store,
        journal,
        profile=profile,
        profile_file=profile_file,
        learn=learn,
        staff=AtTheCounter(may),
        kept_code=kept_code(vault, journal),
        use=use,
        ask=ask,
    )


def kept_code(keyring: KeyringStorage | None, journal: Journal) -> KeptCode:
    """Open what is kept of the recovery code beside the keys; None in practice."""
    return KeptCode(keyring, journal)


def history(
    journal: Journal,
    resends: Resends,
    *,
    check_payment: Callable[[str], Awaitable[object]],
    may: Callable[[Right], bool] = everything,
    who: Callable[[], str] = somebody,
) -> History:
    """Open the history of this journal."""
    return History(journal, resends, check_payment=check_payment, staff=AtTheCounter(may, who))


def shift(
    journal: Journal,
    *,
    who: Callable[[], str] = somebody,
    may: Callable[[Right], bool] = everything,
    approved: Callable[[SignedApproval | None, str], str] = _who_signed,
    is_blind: Callable[[], bool] = lambda: False,
) -> Shift:
    """Open the shift of this journal."""
    return Shift(journal, staff=AtTheCounter(may, who, approved=approved), clock=Clocks(), is_blind=is_blind)


def printing(
    journal: Journal,
    *,
    machine: Callable[[], PrinterConfig],
    presses: Mapping[PrinterConnection, PrinterDriver],
    now: Callable[[], datetime],
    is_real_money: bool = True,
    may: Callable[[Right], bool] = everything,
    seconds: float = WHOLE_SECONDS,
) -> Printing:
    """Open printing on these machines."""
    return Printing(
        journal,
        machine=machine,
        presses=presses,
        is_real_money=is_real_money,
        staff=AtTheCounter(may),
        clock=Clocks(now),
        seconds=seconds,
    )


def recent_numbers(
    folder: Path,
    *,
    environment: Environment = SANDBOX,
    is_on: bool = True,
    save: Callable[[bool], object] = lambda _: None,
    may: Callable[[Right], bool] = everything,
) -> RecentNumbers:
    """Open the numbers that television was renewed for."""
    return RecentNumbers(folder, environment=environment, is_on=is_on, save=save, staff=AtTheCounter(may))


def updates(
    fetch: Callable[[], Awaitable[bytes]],
    rules: UpdateRules,
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Updates:
    """Open the look for newer versions."""
    return Updates(fetch, rules, sleep=sleep)
