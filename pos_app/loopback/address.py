"""The address of an endpoint as somebody on another machine has to enter it."""

import socket
from typing import Final

_EVERYWHERE: Final = {"0.0.0.0": socket.AF_INET, "": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104  # read only
# Addresses of documentation: naming one as the far end makes the system choose the near end, and sends nothing.
_ELSEWHERE: Final = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}


def url_of(host: str, port: int, path: str) -> str:
    """Write the address out: a real one where it is listened on all of them, and brackets around IPv6."""
    shown = own_address(_EVERYWHERE[host]) if host in _EVERYWHERE else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{path}"


def own_address(family: socket.AddressFamily) -> str:
    """Find the address other machines reach this one at; its name where it has no network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect(_ELSEWHERE[family])
            return str(line.getsockname()[0])
    except OSError:
        return socket.gethostname()
