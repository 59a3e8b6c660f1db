"""One till per data folder."""

import asyncio
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.system import wake_socket
from pos_app.system.single_instance import FolderClaim, FolderTaken, ask_first_to_front, claim
from tests.system.child import start

HOLDS = """
import sys
from pathlib import Path
from pos_app.system.single_instance import claim
held = claim(Path(sys.argv[1]))
print(type(held).__name__, flush=True)
sys.stdin.read()
"""


POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows has no such sockets and modes")


def _claim(folder: Path) -> FolderClaim:
    held = claim(folder)
    assert isinstance(held, FolderClaim)
    return held


def _where(folder: Path) -> str | int:
    return json.loads((folder / "till.wake").read_text())["place"]


def _while_serving(held: FolderClaim, on_wake: Callable[[], object], act: Callable[[], Awaitable[None]]) -> None:
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
    assert second == FolderTaken(os.getpid())
    assert str(FolderTaken(1).sentence) == "Kaunta is already open on this computer with the same data folder."


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
        assert first.stdout.readline() == "FolderClaim\n"
        assert claim(tmp_path) == FolderTaken(first.pid)
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
        assert first.stdout.readline() == "FolderClaim\n"
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
        await asyncio.to_thread(woken.wait, 60)
        await asyncio.to_thread(asking.join, 60)

    _while_serving(held, woken.set, wait)
    held.release()
    assert answers == [True]


@pytest.mark.parametrize("said", [b"\n", b"0" * 32 + b"\n", b"x" * 100_000, b"GET / HTTP/1.1\r\n\r\n", b"\xff\n", b""])
def test_a_stranger_at_the_door_wakes_nobody_and_gets_no_answer(tmp_path: Path, said: bytes) -> None:
    held = _claim(tmp_path)
    woken: list[int] = []
    place = _where(tmp_path)

    def knock() -> bytes:
        with wake_socket.connect(place, within=60) as line:
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
    place = _where(tmp_path)

    def wait_for_the_door() -> bytes:
        with wake_socket.connect(place, within=60) as line:
            return line.recv(100)

    async def ask() -> None:
        assert await asyncio.to_thread(wait_for_the_door) == b""

    _while_serving(held, lambda: None, ask)
    held.release()


@pytest.fixture
def short_folder() -> Generator[Path]:
    """Return a folder of its own whose path is short enough for a socket in it."""
    with tempfile.TemporaryDirectory(prefix="k") as name:
        yield Path(name)


def _is_woken(folder: Path, held: FolderClaim) -> bool:
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(await asyncio.to_thread(ask_first_to_front, folder))

    _while_serving(held, lambda: None, ask)
    return answers == [True]


@POSIX
def test_only_the_owner_can_reach_the_way_in(short_folder: Path) -> None:
    (short_folder / "till.wake").touch(mode=0o644)
    held = _claim(short_folder)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in short_folder.iterdir()}
    is_woken = _is_woken(short_folder, held)
    held.release()
    assert modes == dict.fromkeys(("till.lock", "till.wake", "till.socket"), 0o600)
    assert is_woken
    assert [path.name for path in short_folder.iterdir()] == ["till.lock"]


@POSIX
def test_a_till_listens_at_no_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    create = socket.socket.bind

    def bind(self: socket.socket, at: str | tuple[str, int]) -> None:
        opened.append(self.family)
        create(self, at)

    monkeypatch.setattr(socket.socket, "bind", bind)
    _claim(tmp_path).release()
    assert opened == [socket.AF_UNIX]


@POSIX
@pytest.mark.parametrize("set_aside", ["", "r" * 120])
def test_a_folder_whose_path_is_too_long_has_its_socket_in_a_private_short_one(
    short_folder: Path, monkeypatch: pytest.MonkeyPatch, set_aside: str
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder / set_aside))
    folder = short_folder / ("d" * 120)
    folder.mkdir()
    held = _claim(folder)
    socket_file = Path(str(_where(folder)))
    modes = [stat.S_IMODE(each.stat().st_mode) for each in (socket_file.parent, socket_file)]
    is_woken = _is_woken(folder, held)
    held.release()
    assert (socket_file.parent.parent == short_folder) is (set_aside == "")
    assert modes == [0o700, 0o600]
    assert is_woken
    assert not socket_file.parent.exists()


@POSIX
@pytest.mark.parametrize("name", ["near", "d" * 120])
def test_the_socket_of_a_killed_till_is_taken_over_and_nothing_of_it_stays(short_folder: Path, name: str) -> None:
    folder = short_folder / name
    folder.mkdir()
    with start(HOLDS, folder) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "FolderClaim\n"
        first.kill()
        first.wait()
    left = Path(str(_where(folder)))
    assert left.is_socket()
    held = _claim(folder)
    is_woken = _is_woken(folder, held)
    held.release()
    assert is_woken
    assert not left.exists()
    assert left.parent.exists() is (name == "near")


@POSIX
def test_what_is_no_socket_is_never_removed_and_the_till_is_woken_all_the_same(short_folder: Path) -> None:
    (short_folder / "till.socket").write_text("a letter")
    held = _claim(short_folder)
    is_woken = _is_woken(short_folder, held)
    held.release()
    assert is_woken
    assert (short_folder / "till.socket").read_text() == "a letter"


@POSIX
def test_a_till_that_cannot_listen_anywhere_stays_the_only_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    held = _claim(tmp_path)
    assert isinstance(claim(tmp_path), FolderTaken)
    assert not _is_woken(tmp_path, held)
    held.release()


@pytest.mark.parametrize(
    "address",
    [
        "",
        "{",
        "[]",
        '{"pid":1,"place":99999999,"token":"x"}',
        '{"pid":1,"place":"x"}',
        '{"pid":1,"place":"/nowhere","token":"x"}',
        '{"pid":1,"place":"\\ud800","token":"x"}',
        '{"pid":1,"port":1,"token":"x"}',
    ],
)
def test_a_broken_address_is_nobody(tmp_path: Path, address: str) -> None:
    (tmp_path / "till.wake").write_text(address)
    assert not ask_first_to_front(tmp_path)


def test_a_folder_that_cannot_be_locked_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="cannot be locked"):
        claim(tmp_path / "gone")


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere the mode of the file closes it")
def test_nobody_else_reads_the_token_where_every_user_reaches_the_port(tmp_path: Path) -> None:
    held = _claim(tmp_path)
    said = subprocess.run(["icacls", str(tmp_path / "till.wake")], capture_output=True, text=True, check=True)
    held.release()
    rules = [line for line in said.stdout.splitlines() if ":(" in line]
    assert len(rules) == 1
    assert "OWNER RIGHTS" in rules[0]
