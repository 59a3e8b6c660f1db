"""What becomes of installers: a package in a fresh Debian, what others judge of it, Windows as far as wine is one.

They need root and programs that few machines have, and say what is missing; `dev.py build --check` demands it all.
"""

import os
import shutil
import sys
from pathlib import Path

import build_check
import build_judges
import build_wine
import pytest
from build_source import find_source

from tests.packaging.checkout import ROOT


def lacking(*programs: str) -> str:
    """What is missing for a test with these programs; nothing if it can be run."""
    if sys.platform != "linux":
        return "a Linux"
    root = [] if os.geteuid() == 0 else ["root"]
    return ", ".join([*root, *(each for each in programs if shutil.which(each) is None)])


def need(*programs: str) -> None:
    missing = lacking(*programs)
    if missing:
        pytest.skip(f"this machine lacks {missing}")


@pytest.fixture
def package() -> Path:
    named = os.environ.get(build_check.PACKAGE)
    if named is None:
        pytest.skip("there is no package yet: `dev.py build --check` makes one and tests it")
    return Path(named)


def test_a_package_lives_through_what_happens_in_a_shop(package: Path) -> None:
    need(*build_check.PROGRAMS)
    build_check.live_in_fresh_debian(find_source(ROOT), package)


def test_the_judges_of_the_desktop_and_of_debian_find_the_package_good(package: Path) -> None:
    need(*build_check.PROGRAMS_OF_JUDGES)
    build_judges.ask_judges(find_source(ROOT), package)


def test_the_windows_installer_lives_through_what_happens_in_a_shop(tmp_path: Path) -> None:
    need(*build_check.PROGRAMS_OF_WINDOWS)
    build_wine.try_installer(ROOT, tmp_path / "wine")


def test_a_machine_says_what_it_lacks() -> None:
    assert lacking("no-such-program", "neither-this-one").endswith("no-such-program, neither-this-one")
