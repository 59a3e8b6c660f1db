"""The address of an endpoint as somebody on another machine enters it, and what a listener leaves beside its inbox."""

import socket
from contextlib import suppress
from pathlib import Path
from typing import Final

from pos_app.domain.plain_text import plain
from pos_app.system.atomic_write import write_durably

_LONGEST: Final = 200

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


def leave_address(inbox: Path, url: str) -> None:
    """Let the till beside this listener know where it listens; on a full disk it does not."""
    with suppress(OSError):
        write_durably(_beside(inbox), url.encode())


def take_address_away(inbox: Path) -> None:
    """Nobody listens there any longer."""
    with suppress(OSError):
        _beside(inbox).unlink()
    leave_full(inbox, is_full=False)


def leave_full(inbox: Path, *, is_full: bool) -> None:
    """Let the till beside this listener know whether it keeps no more notices; a mark takes no room on a full disk."""
    with suppress(OSError):
        if is_full:
            _full(inbox).touch(0o600)
        else:
            _full(inbox).unlink(missing_ok=True)


def find_full(inbox: Path) -> bool:
    """Tell whether the listener beside this till said that it keeps no more notices."""
    return _full(inbox).exists()


def find_address(inbox: Path) -> str:
    """Read where the listener beside this till listens; '' when it did not say."""
    try:
        return plain(_beside(inbox).read_bytes()[:_LONGEST].decode("ascii", "replace"))
    except OSError:
        return ""


def _full(inbox: Path) -> Path:
    return inbox.with_name(f"{inbox.name}.full")


def _beside(inbox: Path) -> Path:
    return inbox.with_name(f"{inbox.name}.address")
