"""The two signatures of the service: on a TV order that goes out, and on a notice that comes in."""

import hmac
from collections.abc import Iterable

from pos_app.gateway.keys import MerchantKeys


def sign_order(body: bytes, *, key: str) -> str:
    """Sign exactly the bytes that are sent."""
    return hmac.new(key.encode(), body, "sha512").hexdigest()


def notice_signature(keys: MerchantKeys) -> str:
    """Return what every notice to the owner of these keys carries: it covers neither body nor time."""
    return hmac.new(keys.secret.encode(), keys.public.encode(), "sha512").hexdigest()


def is_signed_by(given: str | None, pairs: Iterable[MerchantKeys]) -> bool:
    """Tell whether a notice's signature is that of one of the key pairs; replaced keys stay good for a day."""
    offered = (given or "").strip().lower().encode(errors="replace")
    # No early end: how long this takes says nothing about which pair came close.
    matches = [hmac.compare_digest(offered, notice_signature(keys).encode()) for keys in pairs]
    return any(matches)
