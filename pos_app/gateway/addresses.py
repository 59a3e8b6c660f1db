"""Which addresses the till may speak to, and how a text becomes one segment of a path."""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, quote, urlsplit

_LONGEST: Final = 2048
# Browsers read a backslash as a slash and drop control characters: such an address names two different hosts.
_PLAIN: Final = re.compile(r"[^\x00-\x20\x7f\\]+", re.ASCII)
_HOST: Final = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]+\]", re.ASCII)
_LARGEST_PORT: Final = 65535
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}


def is_safe(address: str, *, real_money: bool) -> bool:
    """Tell whether the address may be opened: https, or plain http to this machine while no money is real."""
    parts = _split(address)
    return parts is not None and (
        parts.scheme == "https" or (parts.scheme == "http" and not real_money and is_loopback(address))
    )


def is_loopback(address: str) -> bool:
    """Tell whether the address can only mean this machine."""
    parts = _split(address)
    if parts is None:
        return False
    host = parts.hostname or ""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_base(address: str) -> bool:
    """Tell whether paths can be hung on the address: nothing after the host but a plain path."""
    parts = _split(address)
    return parts is not None and not parts.query and not parts.fragment and not address.endswith(("?", "#"))


def origin_of(address: str) -> str:
    """Return scheme, host and port as a browser writes an origin; '' if the address has none."""
    parts = _split(address)
    if parts is None:
        return ""
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    port = parts.port
    is_default = port is None or port == _DEFAULT_PORTS.get(parts.scheme)
    return f"{parts.scheme}://{host}" if is_default else f"{parts.scheme}://{host}:{port}"


def as_segment(text: str) -> str:
    """Percent-encode a text so that it is one segment of a path, whatever it holds."""
    return quote(text, safe="")


def _split(address: str) -> SplitResult | None:
    """Take an absolute http address apart; none if any two readers could disagree about it."""
    if len(address) > _LONGEST or _PLAIN.fullmatch(address) is None:
        return None
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    is_whole = parts.scheme in _DEFAULT_PORTS and "@" not in parts.netloc
    host = parts.netloc.lower().removesuffix(f":{port}")
    if not is_whole or port == 0 or (port or 1) > _LARGEST_PORT or _HOST.fullmatch(host) is None:
        return None
    return parts
