"""The bytes of a TV order: made once, kept in the journal, and sent again only as they are, only where they went."""

from urllib.parse import urlsplit

from pydantic import ValidationError

from pos_app.domain.errors import KnownError
from pos_app.domain.replies import Package, Provider
from pos_app.domain.sentence import Sentence
from pos_app.gateway.addresses import is_loopback
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.wire import OrderRequest


def order_bytes(profile: ServiceProfile, *, provider: Provider, number: str, package: Package, reference: str) -> bytes:
    """Write the order as it will be signed and sent."""
    try:
        order = OrderRequest(
            provider=provider.sent_as,
            number=number,
            plan_id=package.id if profile.plan_field != "code" else None,
            code=package.code if profile.plan_field != "plan_id" else None,
            reference=reference,
        )
    except ValidationError as error:
        raise KnownError(
            Sentence("This order cannot be written as the service wants it. Nothing was bought.")
        ) from error
    return order.wire()


def is_same_account(went_to: str, with_keys: str, now: str, keys_now: str) -> bool:
    """Tell whether two prints are of one pair of keys: with another pair, another account may buy the same bytes.

    The played service draws new keys at each start, and keeps its book.
    """
    return (is_loopback(went_to) and is_loopback(now)) or (with_keys != "" and with_keys == keys_now)


def is_same_service(went_to: str, now: str) -> bool:
    """Tell whether two addresses are of one service: elsewhere nobody knows the reference, and would buy once more.

    The played service takes another port of this machine at each start, and keeps its book.
    """
    is_here = is_loopback(went_to) and is_loopback(now)
    return went_to != "" and (went_to == now or (is_here and urlsplit(went_to).path == urlsplit(now).path))
