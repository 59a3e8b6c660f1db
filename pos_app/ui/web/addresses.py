"""Addresses as the web room judges them: which may be opened, which are the same place, and how one is shown."""

from collections.abc import Iterable
from ipaddress import ip_address

from PySide6.QtCore import QUrl

from pos_app.system.public_net import is_nearby_host

_ENCODED = QUrl.ComponentFormattingOption.FullyEncoded
_STANDARD_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_EMPTY_PAGES = {"about:blank", "about:srcdoc"}


def may_open(url: QUrl, *, is_main_frame: bool) -> bool:
    """Only the encrypted web, and this computer itself; frames may also hold what their page made up."""
    match url.scheme():
        case "https":
            return url.host() != ""
        case "http":
            return is_this_computer(url)
        case "about":
            return url.toString() in _EMPTY_PAGES
        case "blob" | "data":
            return not is_main_frame
        case _:
            return False


def is_this_computer(url: QUrl) -> bool:
    """Tell whether the address never leaves this computer."""
    host = url.host()
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_nearby(url: QUrl) -> bool:
    """Tell whether the address leads to this computer or into the shop's own network, however it is written."""
    return is_nearby_host(url.host())


def server_of(url: QUrl) -> tuple[str, int]:
    """Return host and port, which a page and its sockets have in common."""
    return url.host(), url.port(_STANDARD_PORTS.get(url.scheme(), -1))


def origin_of(url: QUrl) -> str:
    """Return scheme, host and port as a page's messages carry them; nothing for an address without a host."""
    return f"{url.scheme()}://{_host(url)}" if url.host() else ""


def shown_parts(url: QUrl) -> tuple[str, str]:
    """Return host and path as they may be shown: in ASCII, for letters of other scripts can look like a bank's, and
    without the query, which may hold tokens."""
    path = url.path(_ENCODED)
    if not url.host():
        return f"{url.scheme()}:{path}" if url.scheme() else "", ""
    return _host(url), "" if path == "/" else path


def is_below(url: QUrl, places: Iterable[QUrl]) -> bool:
    """Tell whether the address is one of these places or lies below one."""
    origin = origin_of(url)
    return origin != "" and any(origin == origin_of(place) and _holds(place.path(), url.path()) for place in places)


def _host(url: QUrl) -> str:
    host = url.host(_ENCODED)
    host = f"[{host}]" if ":" in host else host
    return host if url.port() in {-1, _STANDARD_PORTS.get(url.scheme())} else f"{host}:{url.port()}"


def _holds(folder: str, path: str) -> bool:
    stem = folder.rstrip("/")
    return path == stem or path.startswith(f"{stem}/")
