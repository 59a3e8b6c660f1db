"""What the till does to its own process before anything else: no doors for debuggers, no dumps, private files."""

import os
import sys
from collections.abc import MutableMapping
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError

_FLAGS: Final = "QTWEBENGINE_CHROMIUM_FLAGS"
_NO_SANDBOX: Final = "QTWEBENGINE_DISABLE_SANDBOX"
_DOORS: Final = ("QTWEBENGINE_REMOTE_DEBUGGING", "SSLKEYLOGFILE")
# Switches of the browser that let others look in, or that switch off what protects the bank's page.
_DANGEROUS: Final = (
    "--remote-debugging",
    "--ssl-key-log-file",
    "--log-net-log",
    "--disable-web-security",
    "--ignore-certificate-errors",
    "--allow-running-insecure-content",
)


def close_doors(env: MutableMapping[str, str]) -> tuple[str, ...]:
    """Remove the variables that would let others look into pages or connections; name the ones that were there."""
    removed = [name for name in _DOORS if env.pop(name, None) is not None]
    if any(switch in env.get(_FLAGS, "") for switch in _DANGEROUS):
        del env[_FLAGS]
        removed.append(_FLAGS)
    return tuple(removed)


def allow_root_without_sandbox(environment: Environment, *, is_root: bool, env: MutableMapping[str, str]) -> str | None:
    """Let root practise: the browser's own sandbox cannot run as root. Return the sentence to print."""
    if environment is not Environment.SANDBOX:
        if env.get(_NO_SANDBOX) or "--no-sandbox" in env.get(_FLAGS, ""):
            raise KnownError(
                f"The browser's protection is switched off ({_NO_SANDBOX}); real payments are closed. "
                "Remove it and start as an ordinary user."
            )
        if is_root:
            raise KnownError(
                "As root the browser has no protection: start as an ordinary user. Root may practise only."
            )
        return None
    if not is_root:
        return None
    env[_NO_SANDBOX] = "1"
    return f"Running as root: {_NO_SANDBOX}=1 is set, for practice only."


def keep_memory_private() -> None:
    """Write no core dumps, whatever collects them, and make new files readable by their owner only."""
    if sys.platform == "win32":
        return
    import resource

    os.umask(0o077)
    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    # 1, not 0: Linux runs a collector of dumps (systemd, apport) at any limit but this one.
    limit = 1 if most == resource.RLIM_INFINITY or most >= 1 else 0
    resource.setrlimit(resource.RLIMIT_CORE, (limit, limit))
