"""Opens the line to the payment service: the merchant's, or to one that is played for practice. Knows no Qt."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final

from pos_app.app.process import TillProcess, now
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Staff
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.control import Control
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal.store import Journal
from pos_app.sandbox.address import Address, SandboxKeys, make_keys
from pos_app.sandbox.seeded_random import SeededRandom
from pos_app.sandbox.server import CannotKeep, Sandbox
from pos_app.services.clock_check import ClockCheck
from pos_app.services.connection import Connection
from pos_app.services.kept_code import KeptCode
from pos_app.services.key_store import KeyStore
from pos_app.services.merchant import Merchant, load_profile
from pos_app.system.keyring_storage import KeyringStorage
from pos_app.system.threads import in_thread, meanwhile, whole

_USUAL_HEADER: Final = "merchantsignature"

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PaymentService:
    """What one start knows of the service that it speaks to."""

    pairs: Callable[[], tuple[MerchantKeys, ...]]  # what notices may be signed with
    header: str  # where their signature stands
    merchant: Merchant | None = None  # not in the sandbox
    address: Address | None = None  # of the played service, in the sandbox
    control: Control | None = None  # of the played service, in the sandbox


@asynccontextmanager
async def playing(
    service: ServiceConnection, process: TillProcess, played: Address | None, *, is_heard_elsewhere: bool
) -> AsyncGenerator[PaymentService]:
    """Play the service, unless it is `played` already, and speak to it as to any other.

    `is_heard_elsewhere`: another program takes the notices, and expects what `pos-app sandbox` signs with.
    """
    async with AsyncExitStack() as stack:
        address = played
        if address is None:
            keys = make_keys(SeededRandom(0)) if is_heard_elsewhere else None
            address = await _start_playing(process, stack, keys)
        process.redaction.learn(address.control_token)
        profile = ServiceProfile(base_url=address.base_url, s2s_base_url=address.s2s_base_url)
        pair = MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)
        stack.push_async_callback(service.close)
        service.use(ServiceClient(profile, pair, Environment.SANDBOX, hide=process.redaction.hide_words))
        control = Control(address.control_url, address.control_token)
        stack.push_async_callback(control.aclose)
        yield PaymentService(lambda: (pair,), profile.webhook_header, address=address, control=control)


@asynccontextmanager
async def speaking_for_merchant(
    service: ServiceConnection,
    process: TillProcess,
    journal: Journal,
    *,
    staff: Staff,
    kept_code: KeptCode,
    keyring: KeyringStorage,
    connection: Connection,
    clock_check: ClockCheck,
) -> AsyncGenerator[PaymentService]:
    """Find addresses and keys; while one is missing, paying stays closed."""
    places = process.places
    profile, profile_file = load_profile(process.start.profile, places.profile)

    def use(keys: MerchantKeys | None) -> None:
        if profile is None:
            service.use(None)
            return
        hear, hide = clock_check.hear, process.redaction.hide_words
        try:
            client = ServiceClient(profile, keys, places.environment, tell_time=hear, hide=hide)
        except KnownError:
            if keys is not None:
                raise
            service.use(None)  # addresses that real money is not asked about at: said with the keys
            return
        service.use(client)

    merchant = Merchant(
        places.environment,
        KeyStore(places.environment, keyring, now=now),
        journal,
        profile=profile,
        profile_file=profile_file,
        learn=process.redaction.learn,
        staff=staff,
        kept_code=kept_code,
        use=use,
        ask=connection.check_now,
    )
    try:
        await kept_code.take_up()
        await merchant.open()
        use(merchant.keys)
        async with meanwhile(merchant.forget_in_time()):
            header = profile.webhook_header if profile else _USUAL_HEADER
            yield PaymentService(lambda: merchant.pairs, header, merchant=merchant)
    finally:
        await service.close()


async def _start_playing(process: TillProcess, stack: AsyncExitStack, keys: SandboxKeys | None) -> Address:
    for keep in (process.places.played, None):
        sandbox = Sandbox(keep=keep, keys=keys)
        stack.push_async_callback(in_thread, sandbox.stop)
        try:
            return await whole(in_thread(sandbox.start))
        except CannotKeep as problem:  # practice without a memory is better than none
            _log.warning("%s", problem)
    raise AssertionError("a service that keeps nothing can always be played")
