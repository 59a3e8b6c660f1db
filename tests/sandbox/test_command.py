"""`pos-app sandbox`: a process of its own that says where it is and ends when it is told to."""

import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading

import pytest

from pos_app.sandbox.address import Address
from pos_app.sandbox.command import serve_until_interrupted
from tests.sandbox.shop import PATIENCE_S, Shop, wait_until

# What the dev mode of Python says of a machine that was busy. It is no complaint of ours.
SLOW = re.compile(r"Executing <.*> took \d+\.\d+ seconds\n")
RUN = "from pos_app.sandbox.command import serve_until_interrupted as s; import sys; sys.exit(s(port={port}, seed=3))"


def started(port: int = 0) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-X", "dev", "-c", RUN.format(port=port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to send")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_one_line_serves_and_ends_cleanly(sign: signal.Signals) -> None:
    with started() as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = Address(**json.loads(process.stdout.readline()))
        with Shop(address) as shop:
            shop.pay("ref-1")
            assert shop.status("ref-1") == "success"
            process.send_signal(sign)
            assert process.wait(PATIENCE_S) == 0
        assert (process.stdout.read(), SLOW.sub("", process.stderr.read())) == ("", "")


def test_an_occupied_port_is_one_sentence_and_exit_code_2() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with started(port) as process:
            said, complained = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 2
    assert said == ""
    assert complained == f"pos-app: Port {port} on 127.0.0.1 cannot be used: Address already in use.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to raise from a thread")
def test_the_signals_are_given_back_afterwards() -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    out = io.StringIO()

    def interrupt() -> None:
        wait_until(lambda: out.getvalue().endswith("\n"))
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    assert serve_until_interrupted(port=0, seed=1, out=out) == 0
    thread.join()
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
