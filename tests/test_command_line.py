"""The command line: the first thing a stranger types, and the sentences that answer mistakes."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

import pytest

LONG = 300.0
COMMANDS = ["run", "sandbox", "listen", "self-test", "shots", "doctor"]


def environment(**more: str) -> dict[str, str]:
    """Return an environment as a shop's machine has it, whatever this test runs in."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("QT", "DISPLAY", "WAYLAND", "KAUNTA"))
    }
    return kept | more


def pos_app(*arguments: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pos_app", *arguments],
        env=env or environment(QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )


def is_one_sentence(text: str) -> bool:
    lines = [line for line in text.strip().splitlines() if "Running as root" not in line]
    return len(lines) == 1 and lines[0].startswith("pos-app: ") and "Traceback" not in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    told = pos_app(command, "--help")
    assert told.returncode == 0
    assert "--data-dir" in told.stdout
    assert len(told.stdout.splitlines()) > 12


def test_the_program_lists_its_commands() -> None:
    told = pos_app("--help").stdout
    assert all(command in told for command in COMMANDS)


@pytest.mark.parametrize(
    "arguments",
    [["sell"], ["--environment", "prod"], ["sandbox", "--port", "http"], ["sandbox", "--port", "70000"], ["shots"]],
)
def test_a_wrong_word_gets_usage_and_exit_code_2(arguments: list[str]) -> None:
    told = pos_app(*arguments)
    assert told.returncode == 2
    assert "usage: pos-app" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS always have a display")
def test_without_a_display_one_sentence_names_the_way_out(tmp_path: Path) -> None:
    told = pos_app("run", "--data-dir", str(tmp_path), env=environment())
    assert told.returncode == 2
    assert is_one_sentence(told.stderr)
    assert "xvfb-run" in told.stderr


def test_an_unreadable_profile_is_one_sentence(tmp_path: Path) -> None:
    profile = tmp_path / "shop.toml"
    profile.write_text("base_url = ", "utf-8")
    told = pos_app("run", "--environment", "test", "--profile", str(profile), "--data-dir", str(tmp_path / "data"))
    assert told.returncode == 2
    assert is_one_sentence(told.stderr)
    assert "shop.toml" in told.stderr


@pytest.mark.parametrize("command", ["run", "listen", "doctor"])
def test_an_unwritable_folder_is_one_sentence(tmp_path: Path, command: str) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", "utf-8")
    told = pos_app(command, "--data-dir", str(in_the_way / "data"))
    assert told.returncode == 2
    assert is_one_sentence(told.stderr)


def test_live_is_refused_with_the_browsers_protection_switched_off(tmp_path: Path) -> None:
    env = environment(QT_QPA_PLATFORM="offscreen", QTWEBENGINE_DISABLE_SANDBOX="1")
    told = pos_app("run", "--environment", "live", "--data-dir", str(tmp_path), env=env)
    assert told.returncode == 2
    assert is_one_sentence(told.stderr)


def test_an_occupied_port_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        told = pos_app("sandbox", "--port", str(taken.getsockname()[1]))
    assert told.returncode == 2
    assert is_one_sentence(told.stderr)


def test_a_ledger_that_cannot_be_kept_is_one_sentence(tmp_path: Path) -> None:
    told = pos_app("sandbox", "--keep", str(tmp_path / "none" / "ledger"))
    assert told.returncode == 2
    assert is_one_sentence(told.stderr)


def test_a_listener_that_is_given_no_keys_says_where_they_go(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "pos_app", "listen", "--environment=test", "--port=0", f"--data-dir={tmp_path}"],
        env=environment(DBUS_SESSION_BUS_ADDRESS=f"unix:path={tmp_path}/none"),
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LONG, check=False,
    )  # fmt: skip
    assert told.returncode == 2
    assert "No keys are set." in told.stderr
    assert "on two lines" in told.stderr


def test_the_sandbox_prints_one_line_plays_and_ends_on_ctrl_c() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "pos_app", "sandbox"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdout is not None
        ready = json.loads(playing.stdout.readline())
        wanted = {"base_url", "s2s_base_url", "secret_key", "public_key", "control_url", "control_token"}
        assert set(ready) == wanted
        request = urllib.request.Request(  # noqa: S310  # loopback
            f"{ready['base_url']}/api/v2/tv",
            headers={"Authorization": f"Bearer {ready['secret_key']}", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=LONG) as reply:  # noqa: S310  # loopback
            assert json.load(reply)["code"] == "00000"
        playing.send_signal(signal.SIGINT)
        rest, errors = playing.communicate(timeout=LONG)
    assert (playing.returncode, rest, errors) == (0, "", "")


def test_the_listener_says_that_its_port_is_taken_before_it_asks_for_keys(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        command = ["listen", "--environment", "test", "--data-dir", str(tmp_path)]
        with subprocess.Popen(
            [sys.executable, "-m", "pos_app", *command, "--port", str(taken.getsockname()[1])],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        ) as listening:  # fmt: skip
            assert listening.stderr is not None
            said = listening.stderr.read()  # until it ends, with its input still open
    assert listening.returncode == 2
    assert is_one_sentence(said)
    assert "cannot be used" in said


def test_the_listener_logs_its_address_and_counts_what_it_refused(tmp_path: Path) -> None:
    command = ["listen", "--host", "::1", "--port", "0", "--data-dir", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "pos_app", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as listening:
        assert listening.stdout is not None
        url = json.loads(listening.stdout.readline())["listening"]
        assert url.startswith("http://[::1]:")
        for body in (b'{"secret":"of the customer"}', b"x" * 70_000):
            request = urllib.request.Request(url, data=body, headers={"merchantsignature": "forged"})  # noqa: S310  # loopback
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(request, timeout=LONG)  # noqa: S310  # loopback
        listening.send_signal(signal.SIGINT)
        _, errors = listening.communicate(timeout=LONG)
    log = (tmp_path / "logs" / "listen.log").read_text("utf-8")
    assert (listening.returncode, errors) == (0, "")
    assert f"Notices are taken at {url}" in log
    assert "Notices refused: 1 with a bad signature" in log
    assert "Notices refused: 1 too large" in log
    assert "of the customer" not in log
    assert "Traceback" not in log
