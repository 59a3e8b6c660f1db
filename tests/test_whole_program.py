"""The program as a person starts it: the whole of it, in a process of its own."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

LONG = 600.0


def environment() -> dict[str, str]:
    return os.environ | {"QT_QPA_PLATFORM": "offscreen"}


@contextmanager
def till(*arguments: str) -> Generator[subprocess.Popen[str]]:
    """Open a till and end it the hard way if the test did not."""
    command = [sys.executable, "-m", "pos_app", *arguments]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        try:
            yield running
        finally:
            if running.poll() is None:
                running.kill()


def wait_until(what: str, seen: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LONG
    while not seen():
        assert time.monotonic() < deadline, f"not seen: {what}"
        time.sleep(0.05)


def log_of(folder: Path) -> str:
    book = folder / "logs" / "till.log"
    return book.read_text("utf-8") if book.exists() else ""


def test_every_journey_of_the_self_test_arrives(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "pos_app", "self-test", "--json", "--shots", str(tmp_path / "shots")],
        env=environment(), capture_output=True, text=True, timeout=LONG, check=False,
    )  # fmt: skip
    journeys = json.loads(told.stdout)["journeys"]
    assert [journey for journey in journeys if not journey["ok"]] == []
    names = [journey["name"] for journey in journeys]
    for name in (
        "a transfer is seen on the Activity screen",
        "a forged notice is doubted there",
        "a test card is used, and decides",
        "its receipt is printed",
        "its receipt is saved as a PDF",
        "the manual is opened",
        "the till is locked, and opened with a PIN",
        "every language is spoken",
        "a copy of the book is made and proved",
        "a TV package is renewed",
        "a TV order is refused",
        "a TV order gets no answer",
        "the till starts again and finds the lost answer",
        "it finds the TV order without an answer as well",
    ):
        assert name in names
    assert told.returncode == 0
    assert len(list((tmp_path / "shots").glob("*.png"))) >= 16


def test_a_second_start_is_refused_and_brings_the_first_to_the_front(tmp_path: Path) -> None:
    with till("run", "--data-dir", str(tmp_path)) as first:
        wait_until("the service was reached", lambda: "operation 6: ok" in log_of(tmp_path))
        with till("run", "--data-dir", str(tmp_path)) as second:
            _, said = second.communicate(timeout=LONG)
        assert second.returncode == 2
        assert "already open" in said
        assert "brought to the front" in said
        assert first.poll() is None
        first.send_signal(signal.SIGTERM)
        first.communicate(timeout=LONG)
    assert first.returncode == 128 + signal.SIGTERM


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_killed_till_opens_again_with_its_book_whole(tmp_path: Path) -> None:
    for _ in range(2):
        with till("run", "--data-dir", str(tmp_path)) as running:
            before = log_of(tmp_path).count("operation 6: ok")
            wait_until("the service was reached", lambda seen=before: log_of(tmp_path).count("operation 6: ok") > seen)
            running.kill()
    told = subprocess.run(
        [sys.executable, "-m", "pos_app", "doctor", "--json", "--data-dir", str(tmp_path)],
        env=environment(), capture_output=True, text=True, timeout=LONG, check=False,
    )  # fmt: skip
    findings = {finding["part"]: finding for finding in json.loads(told.stdout)}
    assert findings["sandbox journal"]["health"] == "good"
    assert "the chain holds" in findings["sandbox journal"]["found"]


def test_a_broken_settings_file_is_kept_aside_and_the_till_opens(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"shop_name": "Adeola', "utf-8")
    with till("run", "--data-dir", str(tmp_path)) as running:
        wait_until("the service was reached", lambda: "operation 6: ok" in log_of(tmp_path))
        running.send_signal(signal.SIGTERM)
        running.communicate(timeout=LONG)
    assert list(tmp_path.glob("settings.json.broken-*"))


def test_a_newer_book_is_not_touched_and_said(tmp_path: Path) -> None:
    book = tmp_path / "sandbox.journal"
    connection = sqlite3.connect(book)
    connection.execute("PRAGMA application_id = 0x4B4E544A")
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    bytes_before = book.read_bytes()
    with till("run", "--data-dir", str(tmp_path)) as running:
        wait_until("the window says why", lambda: "The till was not opened: A newer" in log_of(tmp_path))
        with till("run", "--data-dir", str(tmp_path)) as second:
            _, said = second.communicate(timeout=LONG)
        assert "brought to the front" in said
        running.send_signal(signal.SIGTERM)
        _, said = running.communicate(timeout=LONG)
    assert running.returncode == 2
    assert "newer" in said
    assert "Traceback" not in said
    assert book.read_bytes() == bytes_before


def test_the_listener_keeps_what_the_sandbox_sends(tmp_path: Path) -> None:
    with till("listen", "--port", "0", "--data-dir", str(tmp_path)) as listening, till("sandbox") as playing:
        assert listening.stdout is not None
        assert playing.stdout is not None
        endpoint = json.loads(listening.stdout.readline())["listening"]
        address = json.loads(playing.stdout.readline())
        deliveries = _send_notices(address, endpoint)
        assert [delivery["status"] for delivery in deliveries] == [200, 401]
        for running in (listening, playing):
            running.send_signal(signal.SIGINT)
            running.communicate(timeout=LONG)
    assert (listening.returncode, playing.returncode) == (0, 0)


def _send_notices(address: dict[str, str], endpoint: str) -> list[dict[str, Any]]:
    headers = {"Authorization": f"Bearer {address['control_token']}"}
    with httpx.Client(base_url=address["control_url"], headers=headers, trust_env=False, timeout=LONG) as control:
        control.put("/webhook", json={"url": endpoint, "delay_ms": 0}).raise_for_status()
        answers = [control.post("/notices", json={"kind": kind}).json() for kind in ("transfer_in", "bad_signature")]
    return [delivery for answer in answers for delivery in answer["deliveries"]]
