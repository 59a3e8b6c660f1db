"""Hardens the process before anything else: no debugger, no memory dumps, private files."""

import os
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError

_FLAGS: Final = "QTWEBENGINE_CHROMIUM_FLAGS"
_NO_SANDBOX: Final = "QTWEBENGINE_DISABLE_SANDBOX"
_DOORS: Final = (
    "QTWEBENGINE_REMOTE_DEBUGGING",
    "QTWEBENGINEPROCESS_PATH",  # another program in place of the browser's own
    "SSLKEYLOGFILE",
    "SSL_CERT_FILE",  # other authorities in place of the system's: whoever names one reads what the till sends
    "SSL_CERT_DIR",
    "ESCPOS_CAPABILITIES_PICKLE_DIR",  # the printer library runs what it finds there
)
# Switches of the browser that let others look in, or that switch off what protects the bank's page.
_DANGEROUS: Final = (
    "--remote-debugging",
    "--ssl-key-log-file",
    "--log-net-log",
    "--disable-web-security",
    "--ignore-certificate-errors",
    "--allow-running-insecure-content",
    # How the browser finds its servers is ours to say: pages go through a proxy of the till.
    "--proxy-",
    "--no-proxy-server",
    "--winhttp-proxy-resolver",
    "--host-resolver-rules",
    "--host-rules",
    "--force-webrtc-ip-handling-policy",
)
# Switches that take the cage from the browser's processes, or have them started by another program.
_UNCAGED: Final = frozenset(
    {
        "no-sandbox",
        "single-process",
        "in-process-gpu",
        "no-zygote",
        "no-zygote-sandbox",
        "disable-setuid-sandbox",
        "disable-namespace-sandbox",
        "disable-seccomp-filter-sandbox",
        "disable-gpu-sandbox",
        "renderer-cmd-prefix",
        "zygote-cmd-prefix",
        "utility-cmd-prefix",
        "gpu-launcher",
        "browser-subprocess-path",
        "load-extension",
    }
)


def harden(env: MutableMapping[str, str]) -> tuple[str, ...]:
    """Remove the variables that would let others look into pages or connections; name the ones that were there."""
    removed = [name for name in _DOORS if env.pop(name, None) is not None]
    if any(switch in env.get(_FLAGS, "").lower() for switch in _DANGEROUS):
        del env[_FLAGS]
        removed.append(_FLAGS)
    return tuple(removed)


def allow_root_without_sandbox(
    environment: Environment, *, is_root: bool, env: MutableMapping[str, str], words: Sequence[str] = ()
) -> str | None:
    """Let root practise: the browser's own sandbox cannot run as root. Return the sentence to print.

    `words` are those of the command line: the browser reads them as well.
    """
    if environment is not Environment.SANDBOX:
        uncaged = _what_uncages(env, words)
        if uncaged:
            raise KnownError(
                f"The browser's protection is switched off ({uncaged}); real payments are closed. "
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


def _what_uncages(env: Mapping[str, str], words: Sequence[str]) -> str:
    """Name what would switch the browser's protection off; '' for nothing. Qt asks only whether the variable is set."""
    if _NO_SANDBOX in env:
        return _NO_SANDBOX
    switches = (*env.get(_FLAGS, "").replace('"', " ").replace("'", " ").split(), *words)
    return next((f"--{name}" for name in map(_name_of, switches) if name in _UNCAGED), "")


def _name_of(switch: str) -> str:
    """Return the name of a switch as the browser reads it; '' for a word that is none."""
    if not switch.startswith(("-", "/")):
        return ""
    return switch.lstrip("-/").partition("=")[0].lower()


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
