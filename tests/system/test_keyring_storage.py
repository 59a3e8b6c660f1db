"""The keys, in a real keyring, in none, in a locked one, and in odd ones."""

import copy
import os
import pickle
import shutil
import tempfile
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.system.keyring_storage import (
    Backend,
    ForThisStart,
    KeepsKeys,
    KeyringClosed,
    KeyringStorage,
    LockedKeyring,
    MissingKeyring,
    UsableKeyring,
)
from pos_app.system.secret import Secret
from tests.system.child import ROOT, run, said_by

PROGRAMS = ("dbus-run-session", "gnome-keyring-daemon")
KEY = "sk_test_zyxwvutsrqponmlkjihgfedcba9876543210"
PRELUDE = f"""
from pos_app.domain.environment import Environment
from pos_app.system.secret import Secret
from pos_app.system.keyring_storage import *
KEY = {KEY!r}
vault = KeyringStorage(Environment.SANDBOX, "folder", answers_within=60)  # this machine may be busy
"""
# Within a session bus of its own: start the keyring as `how` says, then run the code.
SESSION = """
import subprocess, sys
code, how = sys.argv[1:]
keyring = ["gnome-keyring-daemon", how, "--components=secrets"]
subprocess.run(keyring, input=b"password of the shop", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
sys.exit(subprocess.run([sys.executable, "-c", code]).returncode)
"""


@pytest.fixture
def home() -> Iterator[Path]:
    # Short: the path of a socket has about a hundred letters.
    with tempfile.TemporaryDirectory(prefix="k", ignore_cleanup_errors=True) as folder:
        (Path(folder) / "data").mkdir()
        (Path(folder) / "run").mkdir(mode=0o700)
        yield Path(folder)


def _in_session(home: Path, code: str, how: str) -> str:
    for program in PROGRAMS:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
    env = {"XDG_DATA_HOME": str(home / "data"), "XDG_RUNTIME_DIR": str(home / "run"), "DISPLAY": ""}
    started = """
import subprocess, sys
sys.exit(subprocess.run(["dbus-run-session", "--", sys.executable, "-c", *sys.argv[1:]]).returncode)
"""
    return said_by(started, SESSION, PRELUDE + code, how, env=env)


def _odd(kind: str, **kinds: Callable[[], bool]) -> Backend:
    return Backend("tests.system.odd_keyrings", kind, f"{kind.lower()} keyring", **kinds)


def _vault(*backends: Backend) -> KeyringStorage:
    return KeyringStorage(Environment.SANDBOX, "folder", backends=backends)


def test_a_real_keyring_keeps_reads_and_forgets(home: Path) -> None:
    said = _in_session(
        home,
        """
print(vault.look())
print(vault.read("secret"))
vault.keep("secret", Secret("an older one"))
vault.keep("secret", Secret(KEY))
vault.keep("public", Secret("x" * 1024))
print(vault.read("secret") == Secret(KEY), len(vault.read("public").reveal()))
live, other = KeyringStorage(Environment.LIVE, "folder"), KeyringStorage(Environment.SANDBOX, "other")
print(live.read("secret"), other.read("secret"))
vault.forget("public")
vault.forget("public")
print(vault.read("public"), vault.look().sentence)
""",
        "--unlock",
    )
    assert said.splitlines() == [
        "UsableKeyring(backend='system keyring')",
        "None",
        "True 1024",
        "None None",
        "None Keys are kept in the system keyring.",
    ]
    again = _in_session(home, 'print(vault.read("secret") == Secret(KEY))', "--unlock")
    assert again == "True"
    kept = [path for path in home.rglob("*") if path.is_file()]
    assert kept
    assert not any(KEY.encode() in path.read_bytes() for path in kept)


def test_a_locked_real_keyring_is_said_at_once_and_nothing_is_asked(home: Path) -> None:
    _in_session(home, 'vault.keep("secret", Secret(KEY))', "--unlock")
    said = _in_session(
        home,
        """
print(vault.look())
for act in (lambda: vault.read("secret"), lambda: vault.keep("secret", Secret(KEY)), lambda: vault.forget("secret")):
    try:
        act()
    except KeyringClosed as problem:
        print(problem.sentence)
print(vault.unlock(within=120))
""",
        "--start",
    )
    locked = "LockedKeyring(backend='system keyring')"
    assert said.splitlines() == [locked, *["The keys could not be reached: the system keyring is locked."] * 3, locked]


def test_without_a_session_there_is_no_keyring_and_a_sentence(home: Path) -> None:
    said = said_by(
        PRELUDE
        + """
print(vault.look().sentence)
try:
    vault.keep("secret", Secret(KEY))
except KeyringClosed as problem:
    print(problem.sentence)
""",
        env={
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={home}/none",
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
        },
    )
    assert said.splitlines() == [
        "This computer offers no safe place for keys (no keyring is running). They are asked for at every start.",
        "The keys could not be reached: no keyring is running.",
    ]
    assert not [path for path in home.rglob("*") if path.is_file()]


def test_a_keyring_that_writes_plain_files_is_not_used_even_when_it_is_chosen(tmp_path: Path) -> None:
    (tmp_path / "hostile.py").write_text(
        f"""
from keyring.backend import KeyringBackend
class PlaintextKeyring(KeyringBackend):
    priority = 9
    def set_password(self, service, username, password):
        open({str(tmp_path / "plain.txt")!r}, "a").write(password)
    def get_password(self, service, username):
        return open({str(tmp_path / "plain.txt")!r}).read()
    def delete_password(self, service, username):
        pass
"""
    )
    metadata = tmp_path / "hostile-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[keyring.backends]\nhostile = hostile\n")
    done = run(
        PRELUDE
        + """
import keyring
print(type(keyring.get_keyring()).__name__)
print(type(vault.look()).__name__)
try:
    vault.keep("secret", Secret(KEY))
except KeyringClosed:
    print("refused")
""",
        env={
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(tmp_path))),
            "PYTHON_KEYRING_BACKEND": "hostile.PlaintextKeyring",
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}/none",
        },
    )
    assert done.stdout.split() == ["PlaintextKeyring", "MissingKeyring", "refused"], done.stderr
    assert not (tmp_path / "plain.txt").exists()


def test_the_first_keyring_that_runs_is_taken() -> None:
    nowhere = Backend("keyring.backends.nowhere", "Keyring", "x")
    assert _vault(nowhere, _odd("Absent"), _odd("Good"), _odd("Shut")).look() == UsableKeyring("good keyring")
    assert _vault(nowhere, _odd("Absent")).look() == MissingKeyring("no keyring is running")


def test_a_keyring_that_hangs_is_given_up_and_so_is_the_next_call() -> None:
    said = said_by(
        """
from pos_app.domain.environment import Environment
from pos_app.system.keyring_storage import Backend
from pos_app.system.secret import Secret
from pos_app.system.keyring_storage import *
odd = Backend("tests.system.odd_keyrings", "Hanging", "hanging keyring")
vault = KeyringStorage(Environment.SANDBOX, "folder", backends=(odd,), answers_within=0.3)
print(vault.look().sentence)
try:
    vault.keep("secret", Secret("x"))
except KeyringClosed as problem:
    print(problem.sentence)
"""
    )
    assert said.splitlines() == [
        "This computer offers no safe place for keys (the keyring does not answer). They are asked for at every start.",
        "The keys could not be reached: the keyring does not answer.",
    ]


@pytest.mark.parametrize(
    ("kind", "state"),
    [
        ("Forgetful", MissingKeyring("the keyring did not keep what it was given")),
        ("Clinging", MissingKeyring("the keyring did not forget what it was to forget")),
        ("Blabbing", MissingKeyring("the keyring failed, ValueError")),
        ("Shut", LockedKeyring("shut keyring")),
    ],
)
def test_a_keyring_that_does_not_do_its_work_is_found_out_by_the_trial(kind: str, state: object) -> None:
    assert _vault(_odd(kind)).look() == state


def test_a_locked_keyring_is_usable_once_its_owner_unlocked_it() -> None:
    locks = ["locked"]
    backend = Backend("tests.system.odd_keyrings", "Good", "good keyring", lambda: bool(locks), locks.clear)
    vault = _vault(backend)
    assert vault.look() == LockedKeyring("good keyring")
    assert "Unlock it" in str(LockedKeyring("good keyring").sentence)
    assert vault.unlock() == UsableKeyring("good keyring")
    assert vault.look() == UsableKeyring("good keyring")


def test_a_failing_keyring_does_not_spread_the_secret() -> None:
    with pytest.raises(KeyringClosed) as caught:
        _vault(_odd("Blabbing")).keep("secret", Secret(KEY))
    assert KEY not in "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize("text", ["", "x" * 1025])
def test_a_key_of_a_length_no_keyring_takes_is_refused(text: str) -> None:
    with pytest.raises(KeyringClosed, match="1 to 1024 characters"):
        _vault(_odd("Good")).keep("secret", Secret(text))


def test_keys_for_this_start_are_kept_in_memory_only() -> None:
    keys: KeepsKeys = ForThisStart()
    keys.keep("secret", Secret(KEY))
    assert keys.read("secret") == Secret(KEY)
    keys.forget("secret")
    keys.forget("secret")
    assert keys.read("secret") is None
    assert ForThisStart().read("secret") is None
    vault: KeepsKeys = _vault()
    assert vault is not keys


def test_a_secret_does_not_show_itself() -> None:
    secret = Secret(KEY)
    assert KEY not in f"{secret} {secret!r} {[secret]}"
    assert secret == Secret(KEY)
    assert secret != Secret("x")
    assert len({secret, Secret(KEY)}) == 1
    for copying in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="never copied"):
            copying(secret)
