"""A card typed into the real till leaves nothing: not in its files, not on its windows, not in its memory."""

import base64
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from pos_app.sandbox.address import Address
from tests.journeys.memory import Read, memory_of
from tests.journeys.test_power_fails import desk, service
from tests.journeys.traces import Marker, texts_in, traces_in
from tests.journeys.typed import typing_till

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads another process's memory through /proc")

AFTER_OPERATION_4: Final = 5.0  # seconds that a till has for forgetting a card
MARKER: Final = Marker.drawn(random.Random(20261121))  # noqa: S311  # to be thrown again

Count = Callable[[str, object], None]


def left_in_memory(process: int, read: Read) -> list[str]:
    return [
        f"{trace.what} in {trace.how}, {piece.name} at {piece.at:x} ({piece.mapping})"
        for piece in memory_of(process, read)
        for trace in traces_in(piece.data, MARKER)
    ]


def left_in_files(folder: Path, *keys: str) -> list[str]:
    """Search every file, and every name of one."""
    found: list[str] = []
    for path in folder.rglob("*"):
        raw = str(path).encode() + (path.read_bytes() if path.is_file() else b"")
        traces = [*traces_in(raw, MARKER), *(trace for key in keys for trace in texts_in(raw, key))]
        found += [f"{trace.what} in {trace.how}, {path.relative_to(folder)}" for trace in traces]
    return found


@pytest.fixture(scope="module")
def address() -> Iterator[Address]:
    """The service, played by another process: the embedded one would read the card in the memory of the till."""
    with service() as where, desk(where) as control:
        control.put("/scenario", json={"scenario": "challenge_approve", "every": True}).raise_for_status()
        yield where


def test_a_card_leaves_nothing_in_files_windows_and_memory(
    tmp_path: Path, address: Address, record_property: Count
) -> None:
    keys = (address.secret_key, address.control_token)
    with typing_till(tmp_path, address, MARKER) as till:
        till.comes_to("wiped")
        before_pay = Read()
        assert left_in_memory(till.pid, before_pay) == []
        till.goes_on()
        till.comes_to("approval")
        asked_at = time.monotonic()
        till.goes_on()
        told = till.comes_to("paid")
        # What is measured is the state at this moment, so this moment is waited for.
        time.sleep(max(0.0, asked_at + AFTER_OPERATION_4 - time.monotonic()))
        after_pay = Read()
        assert left_in_memory(till.pid, after_pay) == []
        # An ordinary user's browser closes its processes to everybody; the till's own can always be read.
        assert after_pay.processes + after_pay.closed >= 2, "the browser had processes of its own"
        assert left_in_files(tmp_path, *keys) == []
        assert told["clipboard"] == ""
        till.ends()
    assert left_in_files(tmp_path, *keys) == []
    assert list(traces_in(bytes(till.said) + json.dumps(told).encode(), MARKER)) == []
    assert {path.name for path in tmp_path.rglob("*")} >= {"sandbox.journal", "till.log", "stderr"}
    record_property("searched for a card before Pay", str(before_pay))
    record_property(f"searched for a card {AFTER_OPERATION_4:.0f} s after operation 4", str(after_pay))


def test_the_search_finds_a_number_that_a_till_keeps(tmp_path: Path, address: Address) -> None:
    with typing_till(tmp_path, address, MARKER, keeps_number=True) as till:
        till.comes_to("wiped")
        found = left_in_memory(till.pid, Read())
    assert any("16 digits of the number in ascii" in trace for trace in found), found


def spellings() -> dict[str, bytes]:
    number, cvv = MARKER.number, f'"expiryMonth":"{MARKER.month}","expiryYear":"{MARKER.year}","cvv":"{MARKER.cvv}"'
    whole = {"number": number, "part": number[3:14], "groups": f"{number[:4]} {number[4:8]} {number[8:12]}", "cvv": cvv}
    codes = ("ascii", "utf-16-le", "utf-16-be")
    made = {f"{name} in {code}": text.encode(code) for name, text in whole.items() for code in codes}
    made |= {f"{name} in hex": whole[name].encode().hex().encode() for name in ("number", "part")}
    made |= {
        f"{name} in base64, {len(before)} before": base64.b64encode(before + whole[name].encode() + b"}")
        for name in ("number", "cvv")
        for before in (b"", b"{", b"{{")
    }
    return made | {"number in utf-32": number.encode("utf-32-le")}


@pytest.mark.parametrize("raw", spellings().values(), ids=spellings())
def test_every_spelling_of_a_card_is_found(raw: bytes) -> None:
    assert list(traces_in(b"\1\2\3" * 30 + raw + b"\0\0", MARKER))


def test_a_key_is_found_in_a_file_and_in_a_name(tmp_path: Path) -> None:
    key = "sk_test_zyxwvutsrqponmlkjihgfedcba9876543210"
    (tmp_path / "dump").write_bytes(b"\0\1" + base64.b64encode(b"Bearer " + key.encode() + b"\n"))
    (tmp_path / f"{key}.log").touch()
    (tmp_path / "other").write_text(key[:12])
    assert {found.rpartition(", ")[2] for found in left_in_files(tmp_path, key)} == {"dump", f"{key}.log"}


def test_what_may_be_shown_of_a_card_is_no_trace() -> None:
    number = MARKER.number
    may_be_shown = f"₦{MARKER.cvv}.00 {number[:6]}••••••{number[-4:]} {MARKER.month}/{MARKER.year} {number[6:12]}"
    assert list(traces_in(may_be_shown.encode(), MARKER)) == []
    assert list(traces_in(may_be_shown.encode("utf-16-le"), MARKER)) == []
