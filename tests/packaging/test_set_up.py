"""Setting up a checkout, for real and without a network."""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from virtual_env import uv_settings

from tests.packaging.checkout import REAL_UV, Checkout, build_checkout, build_wheel


@dataclass(frozen=True)
class FirstSetUp:
    """How the one checkout was set up that most tests use: killed, and then called twice at once."""

    checkout: Checkout
    stamp_after_the_kill: str
    codes: list[int]
    said: list[tuple[str, str]]


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> FirstSetUp:
    """Set up once, as making an environment takes seconds; a copy of it is a moved checkout."""
    checkout = build_checkout(tmp_path_factory.mktemp("original"), uv=REAL_UV)
    victim = checkout.start("run")
    assert victim.stderr is not None
    while "Making" not in victim.stderr.readline():
        assert victim.poll() is None
    victim.kill()
    victim.communicate()
    stamp = checkout.stamp.read_text()
    pair = [checkout.start("run", "--data-dir", "here") for _ in range(2)]
    said = [child.communicate() for child in pair]
    return FirstSetUp(checkout, stamp, [child.returncode for child in pair], said)


@pytest.fixture
def original(first: FirstSetUp) -> Checkout:
    assert first.codes == [0, 0], first.said
    return first.checkout


def make_by_hand(checkout: Checkout, original: Checkout) -> None:
    """Make an environment as anybody does; its pip is the other one's, as installing it takes seconds."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", checkout.stamp.parent], check=True)
    here, there = (next(each.stamp.parent.glob("[Ll]ib/**/site-packages")) for each in (checkout, original))
    for each in there.glob("pip*"):
        (here / each.name).symlink_to(each, target_is_directory=True)


def test_a_killed_set_up_heals_and_two_calls_at_once_do_it_once(first: FirstSetUp) -> None:
    assert first.stamp_after_the_kill == "unfinished\n"
    assert first.codes == [0, 0], first.said
    assert [out for out, _ in first.said] == [f"till ['run', '--data-dir', 'here'] in {first.checkout.root}\n"] * 2
    assert sum("Making" in err for _, err in first.said) == 1
    assert sum("Set up in" in err for _, err in first.said) == 1
    assert json.loads(first.checkout.stamp.read_text())["contents"] == "run"


def test_a_second_call_does_nothing_but_start_the_program(original: Checkout) -> None:
    before = original.stamp.stat()
    second = original.call("run")
    assert (second.returncode, second.stdout) == (0, f"till ['run'] in {original.root}\n")
    assert "Making" not in second.stderr
    assert "Installing" not in second.stderr
    assert original.stamp.stat().st_mtime_ns == before.st_mtime_ns


def test_the_console_script_is_there_after_run(original: Checkout) -> None:
    script = next(path for path in original.stamp.parent.glob("*/pos-app*"))
    assert "till" in subprocess.run([script], capture_output=True, text=True, check=True).stdout


def test_the_till_starts_from_any_folder_even_one_with_another_program_of_its_name(
    original: Checkout, tmp_path: Path
) -> None:
    (tmp_path / "pos_app").mkdir()
    (tmp_path / "pos_app" / "__init__.py").touch()
    assert original.call("run", where=tmp_path).stdout == f"till ['run'] in {tmp_path}\n"


def test_a_changed_lock_is_installed_in_place_and_what_it_no_longer_names_goes(original: Checkout) -> None:
    backend = original.lock.read_text(encoding="utf-8")
    original.pin(backend, build_wheel(original.wheels, "newcomer", "here = True"))
    grown = original.call("run")
    assert "Installing" in grown.stderr
    assert "Making" not in grown.stderr
    assert can_import(original, "newcomer")
    original.pin(backend)
    assert original.call("run").returncode == 0
    assert not can_import(original, "newcomer")
    assert can_import(original, "small_backend")


def test_a_moved_checkout_is_set_up_again(original: Checkout, tmp_path: Path) -> None:
    moved = Checkout(tmp_path / "moved", original.wheels)
    not_its_pip = shutil.ignore_patterns("pip*")  # it is made anew
    shutil.copytree(original.root, moved.root, symlinks=True, ignore=not_its_pip)
    answer = moved.call("run")
    assert answer.stdout == f"till ['run'] in {moved.root}\n"
    assert "Making" in answer.stderr


def test_a_virtual_environment_made_by_hand_is_taken_over(original: Checkout, tmp_path: Path) -> None:
    checkout = build_checkout(tmp_path)
    make_by_hand(checkout, original)
    keepsake = checkout.root / ".venv" / "keepsake"
    keepsake.touch()
    answer = checkout.call("run")
    assert (answer.returncode, keepsake.exists()) == (0, True), answer.stderr
    assert "Making" not in answer.stderr


def test_uv_installs_what_the_lock_names(original: Checkout) -> None:
    assert installer_of(original, "small_backend") == "uv"


def test_a_uv_that_fails_leaves_it_to_pip(original: Checkout, tmp_path: Path) -> None:
    checkout = build_checkout(tmp_path, uv="import sys\nsys.exit('no uv today')")
    make_by_hand(checkout, original)
    answer = checkout.call("run")
    assert answer.returncode == 0, answer.stderr
    assert installer_of(checkout, "small_backend") == "pip"
    assert "pip does it" in answer.stderr
    assert "no uv today" in (checkout.stamp.parent / "setup.log").read_text("utf-8")


def test_a_uv_that_the_index_does_not_have_leaves_it_to_pip(original: Checkout, tmp_path: Path) -> None:
    checkout = build_checkout(tmp_path, uv=REAL_UV)
    make_by_hand(checkout, original)
    dev = checkout.lock.with_name("dev.txt")
    checkout.pin(*re.findall(r"small-backend[^\n]+\n[^\n]+\n", dev.read_text("utf-8")))
    dev.write_text(f"{dev.read_text('utf-8')}uv==2.0 \\\n    --hash=sha256:{'0' * 64}\n", "utf-8")
    answer = checkout.call("run")
    assert answer.returncode == 0, answer.stderr
    assert installer_of(checkout, "small_backend") == "pip"


SETTINGS_OF_PIP = """\
:env:.extra-index-url='file:///more file:///still-more'
:env:.no-input='1'
global.cert='/etc/own.pem'
global.constraint='/etc/constraints.txt'
global.extra-index-url='https://elsewhere.example'
global.index-url='https://ada:secret@mirror.example/index'
install.find-links='/wheels /others'
install.no-index='false'
list.format='columns'
"""


def test_pips_settings_hold_for_uv() -> None:
    settings = {
        "UV_DEFAULT_INDEX": "https://ada:secret@mirror.example/index",
        "UV_INDEX": "file:///more file:///still-more",
        "UV_FIND_LINKS": "/wheels,/others",
        "SSL_CERT_FILE": "/etc/own.pem",
    }
    assert uv_settings(SETTINGS_OF_PIP) == ([], settings)
    assert uv_settings(f"{SETTINGS_OF_PIP}:env:.no-index='1'\n") == (["--no-index"], settings)
    assert uv_settings("") == ([], {})


@pytest.mark.parametrize(
    "setting", ["global.proxy='http://proxy.example:3128'", ":env:.client-cert='/my.pem'", "a line of another pip"]
)
def test_what_uv_has_no_like_of_is_left_to_pip(setting: str) -> None:
    assert uv_settings(f"{SETTINGS_OF_PIP}{setting}\n") is None


@pytest.mark.parametrize("uv", ["", REAL_UV], ids=["pip", "uv"])
def test_a_file_with_another_hash_is_refused_in_one_sentence(original: Checkout, tmp_path: Path, uv: str) -> None:
    checkout = build_checkout(tmp_path, uv=uv)
    make_by_hand(checkout, original)
    wheel = next(checkout.wheels.glob("small*.whl"))
    wheel.write_bytes(wheel.read_bytes() + b"\0")
    answer = checkout.call("run")
    assert answer.returncode == 1
    assert "its hash differs" in answer.stderr.splitlines()[-1]
    assert not can_import(checkout, "small_backend")
    assert "Traceback" not in answer.stderr


def test_a_package_without_a_hash_is_refused(original: Checkout, tmp_path: Path) -> None:
    checkout = build_checkout(tmp_path)
    make_by_hand(checkout, original)
    checkout.pin("small-backend==1.0\n")
    answer = checkout.call("run")
    assert answer.returncode == 1
    assert "without a hash" in answer.stderr.splitlines()[-1]
    assert not can_import(checkout, "small_backend")


def test_a_file_in_the_place_of_the_folder_is_said(tmp_path: Path) -> None:
    checkout = build_checkout(tmp_path)
    (checkout.root / ".venv").touch()
    answer = checkout.call("run")
    assert answer.returncode == 2
    assert "is in the way" in answer.stderr.splitlines()[-1]


def test_a_checkout_without_its_lock_says_so(tmp_path: Path) -> None:
    checkout = build_checkout(tmp_path)
    checkout.lock.unlink()
    answer = checkout.call("run")
    assert answer.returncode == 2
    assert "run.txt is missing" in answer.stderr.splitlines()[-1]
    assert "Traceback" not in answer.stderr


def test_a_broken_pyproject_is_said_in_one_sentence(tmp_path: Path) -> None:
    checkout = build_checkout(tmp_path)
    (checkout.root / "pyproject.toml").write_text("[project\n", encoding="utf-8")
    answer = checkout.call("run")
    assert answer.returncode == 2
    assert "pyproject.toml cannot be understood" in answer.stderr.splitlines()[-1]
    assert "Traceback" not in answer.stderr


def installer_of(checkout: Checkout, module: str) -> str:
    (found,) = (path for path in checkout.stamp.parent.rglob("INSTALLER") if path.parent.name.startswith(module))
    return found.read_text("utf-8").strip()


def can_import(checkout: Checkout, module: str) -> bool:
    python = next(path for path in checkout.stamp.parent.glob("*/python*") if path.stem == "python")
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False).returncode == 0
