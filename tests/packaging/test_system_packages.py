"""Which system packages are missing, and who installs them how."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from system_packages import (
    RUNNING,
    TESTING,
    SystemPackage,
    glibc_version,
    installable_names,
    venv_package,
)

from tests.packaging.checkout import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps these in packages")

NOWHERE = SystemPackage("libnowhere1", "libnowhere.so.1")


@pytest.mark.parametrize(
    ("proof", "here"),
    [
        ("libc.so.6", True),
        ("libnowhere.so.1", False),
        ("sh", True),
        ("no-such-program", False),
        ("/etc/pass*", True),
        ("/etc/nowhere/**/*.ttf", False),
    ],
)
def test_a_package_is_here_when_its_library_loads_its_program_is_found_or_its_file_exists(
    proof: str, *, here: bool
) -> None:
    assert SystemPackage("some", proof).is_here() is here


def test_the_names_are_those_of_the_machine_that_asks() -> None:
    both = [SystemPackage("libelsewhere2", "libnowhere.so.2", "libelsewhere2t64"), NOWHERE]
    assert installable_names(both, glibc=(2, 36)) == ["libelsewhere2", "libnowhere1"]
    assert installable_names(both, glibc=(2, 39)) == ["libelsewhere2t64", "libnowhere1"]
    assert installable_names(both, glibc=(2, 41)) == ["libelsewhere2t64", "libnowhere1"]
    assert installable_names(both, glibc=()) == ["libelsewhere2", "libnowhere1"]
    assert {package.name_with_t64 for package in RUNNING} - {""} == {"libglib2.0-0t64", "libasound2t64", "libcups2t64"}


def test_the_version_of_glibc_is_read() -> None:
    assert glibc_version() >= (2, 28)


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="not a Debian")
def test_what_dpkg_holds_is_not_installed_again_for_want_of_a_proof() -> None:
    assert installable_names([SystemPackage("dpkg", "libnowhere.so.1"), NOWHERE], glibc=()) == ["libnowhere1"]


def test_testing_needs_all_that_running_needs_and_no_package_twice() -> None:
    names = [package.name for package in TESTING]
    assert set(RUNNING) < set(TESTING)
    assert len(names) == len(set(names))


def test_the_package_for_venv_fits_the_python_that_asks() -> None:
    assert venv_package() in {"python3-venv", f"python3.{sys.version_info.minor}-venv"}


INSTALL = """
import os, sys
sys.path.insert(0, sys.argv[1])
import commands, system_packages
if sys.argv[2] == "nobody":
    os.setuid(65534)
commands.VERBS = {"install": commands.Verb("", "NAME...", lambda names: system_packages.install(names) or 0)}
sys.exit(commands.run_command(["install", *sys.argv[3:]]))
"""


def install(names: str, programs: Path, *, user: str = "") -> subprocess.CompletedProcess[str]:
    """Call the real thing on a machine whose only programs are those in the folder."""
    return subprocess.run(
        [sys.executable, "-c", INSTALL, ROOT / "packaging", user, *names.split()],
        env={**os.environ, "PATH": str(programs)},
        capture_output=True,
        text=True,
        check=False,
    )


def put_program(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def test_apt_is_called_once_with_everything_after_dpkg_finished_and_the_lists_are_new(tmp_path: Path) -> None:
    log = tmp_path / "log"
    for name in ("apt-get", "dpkg"):
        put_program(tmp_path, name, f'echo "{name} $*" >> {log}')
    put_program(tmp_path, "sudo", '[ "$1" = -n ] && shift && [ "$1" = true ] || exec "$@"')
    answer = install("libgl1 libegl1", tmp_path)
    assert answer.returncode == 0, answer.stderr
    configure, update, add = log.read_text().splitlines()
    assert configure == "dpkg --configure -a"
    assert update.startswith("apt-get update ")
    assert add.startswith("apt-get install --yes ")
    assert "--no-install-recommends" in add
    assert add.endswith(" libgl1 libegl1")


def test_what_apt_says_when_it_fails_is_told(tmp_path: Path) -> None:
    put_program(tmp_path, "apt-get", "echo 'E: Unable to locate package libgl1' >&2; exit 100")
    put_program(tmp_path, "dpkg", "")
    put_program(tmp_path, "sudo", '[ "$1" = -n ] && shift && [ "$1" = true ] || exec "$@"')
    answer = install("libgl1", tmp_path)
    assert answer.returncode == 1
    assert "(Unable to locate package libgl1" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("sudo", ["none", "asks for a password"])
def test_who_may_not_install_gets_the_one_command(sudo: str) -> None:
    with TemporaryDirectory() as name:
        programs = Path(name)
        programs.chmod(0o755)  # nobody must be able to look into it
        if sudo != "none":
            put_program(programs, "sudo", "exit 1")
        answer = install("python3-venv libgl1", programs, user="nobody" if os.geteuid() == 0 else "")
    assert answer.returncode == 2
    command = "apt-get install -y --no-install-recommends python3-venv libgl1"
    expected = f"su - -c 'apt-get update && {command}'" if sudo == "none" else f"sudo apt-get update && sudo {command}"
    assert answer.stderr.splitlines()[-1] == expected
