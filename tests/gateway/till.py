"""The client as the tests use it: one made-up merchant, and a way to make each of the ten calls."""

import ssl
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final

from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.errors import Operation
from pos_app.domain.ink import Ink
from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Encrypted, Package, Provider
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.transport import DEADLINES
from pos_app.gateway.tv_order_body import order_bytes

SECRET: Final = "sk_test_zyxwvutsrqponmlkjihgfedcba9876543210"
PUBLIC: Final = "pk_test_0123456789abcdefghijklmnopqrstuvwxyz"
KEYS: Final = MerchantKeys.parse(secret=SECRET, public=PUBLIC, environment=Environment.TEST)
REFERENCE: Final = "till2-0123456789abcdefghijk"
GOTV: Final = Provider("GOTV", "GOTV", "")
JOLLI: Final = Package("35", "GOtv Jolli N2,460", "gotv-jolli", "2460", Money(246000, Currency.NGN))
INK: Final = Ink(1)
AMOUNT: Final = Money(1250000, Currency.NGN)

NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # making one per test would be slow

Ask = Callable[[ServiceClient], Awaitable[object]]


def a_card() -> CardSecret:
    """Return a test card nobody owns."""
    return CardSecret(number=b"4000000000002701", month=b"12", year=b"31", cvv=b"357")


def a_profile(url: str, **switches: object) -> ServiceProfile:
    """Return the profile of a service at this address."""
    return ServiceProfile.model_validate({"base_url": url, "s2s_base_url": url, **switches})


def a_client(
    url: str,
    *,
    seconds: float | None = None,
    tls: ssl.SSLContext = NO_CERTIFICATES,
    keys: MerchantKeys = KEYS,
    switches: Mapping[str, object] | None = None,
    tell_time: Callable[[datetime], object] = lambda _: None,
) -> ServiceClient:
    """Return a client whose every call has so many seconds, or as many as it has in a shop."""
    deadlines: Mapping[Operation, float] = DEADLINES if seconds is None else dict.fromkeys(DEADLINES, seconds)
    profile = a_profile(url, **(switches or {}))
    return ServiceClient(profile, keys, Environment.TEST, tls=tls, deadlines=deadlines, tell_time=tell_time)


def an_order(url: str = "http://127.0.0.1", **switches: object) -> bytes:
    """Return the bytes of an order."""
    profile = a_profile(url, **switches)
    return order_bytes(profile, provider=GOTV, number="7023456789", package=JOLLI, reference=REFERENCE)


CALLS: Final[Mapping[Operation, Ask]] = {
    Operation.ENCRYPT: lambda client: client.encrypt(a_card(), reference=REFERENCE),
    Operation.INITIALIZE: lambda client: client.initialize(
        Encrypted("0a1b2c"), email="ada@example.com", amount=AMOUNT, reference=REFERENCE, ink=INK
    ),
    Operation.ENROLL: lambda client: client.enroll(a_card(), reference=REFERENCE, ink=INK),
    Operation.VERIFY: lambda client: client.verify(REFERENCE),
    Operation.TV_PROVIDERS: lambda client: client.tv_providers(),
    Operation.TV_PACKAGES: lambda client: client.tv_packages(GOTV),
    Operation.TV_VALIDATE: lambda client: client.tv_validate(GOTV, number="7023456789"),
    Operation.TV_PAY: lambda client: client.tv_pay(an_order(), ink=INK),
    Operation.RESEND_NOTICE: lambda client: client.resend_notice(REFERENCE),
}
