"""One till per data folder."""

import asyncio
import json
import os
import signal
import socket
import stat
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.system.first import Claim, Taken, ask_first_to_front, claim
from tests.system.child import start

HOLDS = """
import sys
from pathlib import Path
from pos_app.system.first import claim
held = claim(Path(sys.argv[1]))
print(type(held).__name__, flush=True)
sys.stdin.read()
"""


def _claim(folder: Path) -> Claim:
    held = claim(folder)
    assert isinstance(held, Claim)
    return held


def _while_serving(held: Claim, on_wake: Callable[[], object], act: Callable[[], Awaitable[None]]) -> None:
    async def both() -> None:
        serving = asyncio.create_task(held.serve(on_wake))
        await act()
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving

    asyncio.run(both())


def test_a_second_till_in_the_same_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    held = _claim(tmp_path)
    second = claim(tmp_path)
    held.release()
    assert second == Taken(os.getpid())
    assert Taken(1).sentence == "Kaunta is already open on this computer with the same data folder."


def test_another_folder_is_another_till(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one, two = _claim(tmp_path / "one"), _claim(tmp_path / "two")
    one.release()
    two.release()


def test_a_released_folder_can_be_taken_again(tmp_path: Path) -> None:
    _claim(tmp_path).release()
    assert not ask_first_to_front(tmp_path)
    _claim(tmp_path).release()


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is how it dies here")
def test_a_killed_till_leaves_the_folder_free(tmp_path: Path) -> None:
    with start(HOLDS, tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "Claim\n"
        assert claim(tmp_path) == Taken(first.pid)
        first.send_signal(signal.SIGKILL)
        first.wait()
    assert (tmp_path / "till.wake").exists()
    assert not ask_first_to_front(tmp_path)
    _claim(tmp_path).release()


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is how it dies here")
def test_a_program_the_dead_till_had_started_does_not_hold_the_folder(tmp_path: Path) -> None:
    code = HOLDS.replace(
        "sys.stdin.read()",
        "import subprocess; print(subprocess.Popen(['sleep', '60'], close_fds=False, stdout=subprocess.DEVNULL,"
        " stderr=subprocess.DEVNULL).pid, flush=True); sys.stdin.read()",
    )
    with start(code, tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "Claim\n"
        left_behind = int(first.stdout.readline())
        first.kill()
        first.wait()
        try:
            _claim(tmp_path).release()
        finally:
            os.kill(left_behind, signal.SIGKILL)


def test_a_second_start_brings_the_first_to_the_front(tmp_path: Path) -> None:
    held = _claim(tmp_path)
    woken: list[int] = []

    async def ask() -> None:
        for _ in range(2):
            assert await asyncio.to_thread(ask_first_to_front, tmp_path)

    _while_serving(held, lambda: woken.append(1), ask)
    held.release()
    assert woken == [1, 1]


def test_who_asks_before_the_first_till_listens_is_heard_when_it_does(tmp_path: Path) -> None:
    held = _claim(tmp_path)
    woken = threading.Event()
    answers: list[bool] = []
    asking = threading.Thread(target=lambda: answers.append(ask_first_to_front(tmp_path)))
    asking.start()

    async def wait() -> None:
        await asyncio.to_thread(woken.wait, 10)
        await asyncio.to_thread(asking.join, 10)

    _while_serving(held, woken.set, wait)
    held.release()
    assert answers == [True]


@pytest.mark.parametrize("said", [b"\n", b"0" * 32 + b"\n", b"x" * 100_000, b"GET / HTTP/1.1\r\n\r\n", b"\xff\n", b""])
def test_a_stranger_at_the_door_wakes_nobody_and_gets_no_answer(tmp_path: Path, said: bytes) -> None:
    held = _claim(tmp_path)
    woken: list[int] = []
    port = json.loads((tmp_path / "till.wake").read_text())["port"]

    def knock() -> bytes:
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            try:
                line.sendall(said)
                line.shutdown(socket.SHUT_WR)
                return line.recv(100)
            except ConnectionError:
                return b""

    async def ask() -> None:
        assert await asyncio.to_thread(knock) == b""
        assert await asyncio.to_thread(ask_first_to_front, tmp_path)

    _while_serving(held, lambda: woken.append(1), ask)
    held.release()
    assert woken == [1]


def test_a_caller_who_says_nothing_is_shown_out(tmp_path: Path) -> None:
    held = _claim(tmp_path)
    port = json.loads((tmp_path / "till.wake").read_text())["port"]

    def wait_for_the_door() -> bytes:
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            return line.recv(100)

    async def ask() -> None:
        assert await asyncio.to_thread(wait_for_the_door) == b""

    _while_serving(held, lambda: None, ask)
    held.release()


@pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")
def test_only_the_owner_can_read_the_way_in(tmp_path: Path) -> None:
    held = _claim(tmp_path)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    held.release()
    assert modes == {0o600}


@pytest.mark.parametrize("address", ["", "{", "[]", '{"pid":1,"port":99999999,"token":"x"}', '{"pid":1,"port":"x"}'])
def test_a_broken_address_is_nobody(tmp_path: Path, address: str) -> None:
    (tmp_path / "till.wake").write_text(address)
    assert not ask_first_to_front(tmp_path)


def test_a_folder_that_cannot_be_locked_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="cannot be locked"):
        claim(tmp_path / "gone")
