"""Starts a whole till in a process of its own and tells it when to go on: the other end of `typing_till`."""

import json
import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from pos_app.sandbox.address import Address
from tests.journeys.traces import Marker

ROOT: Final = Path(__file__).parents[2]


class TypingTill:
    """A till in a process and a home of its own, which says where it has come to and waits there."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self.said = bytearray()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, asked: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        self._process.stdin.flush()

    def comes_to(self, place: str) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.said += line
        assert line, f"the till ended before it came to {place}"
        told: dict[str, Any] = json.loads(line)
        assert told["at"] == place
        return told

    def goes_on(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(b".")
        self._process.stdin.flush()

    def is_killed(self) -> None:
        self._process.kill()
        self._process.communicate(timeout=300)

    def ends(self) -> None:
        self.goes_on()
        rest, _ = self._process.communicate(timeout=300)
        self.said += rest
        assert self._process.returncode == 0


@contextmanager
def typing_till(
    home: Path, address: Address, card: Marker, *, keeps_number: bool = False, only_looks: bool = False
) -> Generator[TypingTill]:
    """Start one; whatever it writes, it writes below its home."""
    folders = ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "TMPDIR")
    env = os.environ | dict.fromkeys(folders, str(home)) | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tests.journeys.typing_till"]
    digits = [[int(digit) for digit in part] for part in (card.number, card.month + card.year, card.cvv)]
    with (
        (home / "stderr").open("ab") as stderr,
        subprocess.Popen(
            command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr
        ) as process,
    ):
        try:
            till = TypingTill(process)
            asked = {"folder": str(home / "till"), "address": asdict(address), "card": digits}
            till.ask({**asked, "keeps_number": keeps_number, "only_looks": only_looks})
            yield till
        finally:
            process.kill()
