"""The service played by another process, as it is in a shop: what it does must not be measured with the till."""

import json
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager

from pos_app.sandbox.address import Address


@contextmanager
def service() -> Generator[Address]:
    """Start it, and end it."""
    command = [sys.executable, "-m", "pos_app", "sandbox", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        try:
            yield Address(**json.loads(running.stdout.readline()))
        finally:
            running.terminate()
