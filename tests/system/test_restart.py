"""Another start in the place of this one."""

import subprocess
import sys
from pathlib import Path

import pytest

from pos_app.system import restart

PROGRAM = """
import os, sys
from pos_app.system.restart import Restart
print(os.getpid(), *sys.argv[1:], flush=True)
again = Restart()
if sys.argv[1:] == ["run", "in the sandbox"]:
    again.ask(("run", "with real money"))
again.go()
print("end", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows gives the new start a number of its own")
def test_the_new_start_has_the_place_of_the_old_one_and_other_words(tmp_path: Path) -> None:
    file = tmp_path / "a program.py"
    file.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, str(file), "run", "in the sandbox"], capture_output=True, text=True, timeout=300, check=True
    )
    first, second, end = done.stdout.splitlines()
    process, _, words = first.partition(" ")
    assert words == "run in the sandbox"
    assert second == f"{process} run with real money"
    assert end == "end"


@pytest.mark.parametrize(
    ("started", "kept"),
    [
        (["python", "-m", "pos_app", "run", "--data-dir", "here"], ["-m", "pos_app"]),
        (["python", "-X", "dev", "/usr/bin/pos-app", "run", "--data-dir", "here"], ["-X", "dev", "/usr/bin/pos-app"]),
    ],
)
def test_the_interpreter_and_the_program_stay(
    monkeypatch: pytest.MonkeyPatch, started: list[str], kept: list[str]
) -> None:
    monkeypatch.setattr(sys, "orig_argv", started)
    monkeypatch.setattr(sys, "argv", ["pos-app", "run", "--data-dir", "here"])
    assert restart.own_command() == [sys.executable, *kept]


def test_a_frozen_program_is_its_own_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert restart.own_command() == [sys.executable]
