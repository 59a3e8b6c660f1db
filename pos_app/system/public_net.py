"""Tells the public net from this computer and the networks around it, by address or by name."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

_NEARBY_NAMES: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".intranet", ".home.arpa")
_TRANSLATED: Final = ip_network("64:ff9b::/96")  # an IPv4 address that the network here translates


def is_nearby_host(host: str) -> bool:
    """Tell whether a host, as it is written, is here or in the network here; of other names only asking can tell."""
    host = host.lower().rstrip(".")
    if not host:
        return False
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return "." not in host or host.endswith(_NEARBY_NAMES)
    return not _is_public(found)


def is_public_address(address: str) -> bool:
    """Tell whether an address, as a name led to it, lies in the public net."""
    try:
        return _is_public(ip_address(address.partition("%")[0]))
    except ValueError:
        return False


def _is_public(found: IPv4Address | IPv6Address) -> bool:
    inner: IPv4Address | None = None
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in _TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
    address = inner or found
    return address.is_global and not address.is_multicast
