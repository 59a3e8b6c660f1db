"""Hardens the process before anything else: no debugger, no memory dumps, private files."""

import os
import sys
from collections.abc import MutableMapping, Sequence
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.system.browser_switches import FLAGS, NO_SANDBOX, what_is_unknown, what_uncages

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


def harden(env: MutableMapping[str, str]) -> tuple[str, ...]:
    """Remove the variables that would let others look into pages or connections; name the ones that were there."""
    removed = [name for name in _DOORS if env.pop(name, None) is not None]
    if any(switch in env.get(FLAGS, "").lower() for switch in _DANGEROUS):
        del env[FLAGS]
        removed.append(FLAGS)
    return tuple(removed)


def allow_root_without_sandbox(
    environment: Environment, *, is_root: bool, env: MutableMapping[str, str], words: Sequence[str] = ()
) -> Sentence | None:
    """Let root practise: the browser's own sandbox cannot run as root. Return the sentence to print.

    `words` are those of the command line: the browser reads them as well.
    """
    if environment is not Environment.SANDBOX:
        uncaged = what_uncages(env, words)
        if uncaged:
            raise KnownError(
                Sentence(
                    "The browser's protection is switched off ({0}); real payments are closed. Remove it "
                    "and start as an ordinary user.",
                    uncaged,
                )
            )
        unknown = what_is_unknown(env, words)
        if unknown:
            raise KnownError(
                Sentence(
                    "The browser would be started with {0}, which is not known to be harmless; real "
                    "payments are closed. Remove it and start again.",
                    unknown,
                )
            )
        if is_root:
            raise KnownError(
                Sentence("As root the browser has no protection: start as an ordinary user. Root may practise only.")
            )
        return None
    if not is_root:
        return None
    env[NO_SANDBOX] = "1"
    return Sentence("Running as root: {0}=1 is set, for practice only.", NO_SANDBOX)


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
