"""`pos-app sandbox`: the played service alone, for any client, until it is interrupted."""

import signal
import sys
import threading
from pathlib import Path
from typing import TextIO

from pos_app.sandbox.server import CannotKeep, PortTaken, Sandbox

EXIT_CANNOT = 2
_WAKE_SECONDS = 0.5  # Windows hears Ctrl-C only between two waits


def serve_until_interrupted(*, port: int, seed: int, keep: Path | None = None, out: TextIO | None = None) -> int:
    """Say where it listens in one JSON line, and end on Ctrl-C or SIGTERM."""
    ended, said_to = threading.Event(), out or sys.stdout

    def end(*_: object) -> None:
        ended.set()

    before = {sign: signal.signal(sign, end) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        with Sandbox(seed=seed, port=port, keep=keep) as address:
            said_to.write(address.as_line() + "\n")
            said_to.flush()
            while not ended.wait(_WAKE_SECONDS):
                pass
    except (PortTaken, CannotKeep) as problem:
        sys.stderr.write(f"pos-app: {problem}\n")
        return EXIT_CANNOT
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
    return 0
