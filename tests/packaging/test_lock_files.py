"""The locks hold what pyproject.toml asks for, with hashes and without addresses; no other file names a registry."""

import subprocess
import tomllib
from pathlib import Path

import pytest
from lock_files import canonical, first_stranger, pins_in
from packaging.requirements import Requirement
from packaging.version import Version

from tests.packaging.checkout import ROOT

LOCKS = ROOT / "packaging" / "lock"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN: list[str] = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"], "editables"]
DEV: list[str] = [*RUN, *PROJECT["project"]["optional-dependencies"]["dev"]]

# In two halves each, so that this file does not hold what it looks for.
HOSTS = [
    left + right
    for left, right in (
        ("pypi", ".org"),
        ("pythonhosted", ".org"),
        ("registry.", "npmjs"),
        ("registry.", "yarnpkg"),
        ("deb.", "debian.org"),
        ("security.", "debian.org"),
        ("snapshot.", "debian.org"),
        ("archive.", "ubuntu.com"),
        ("proxy.", "golang.org"),
        ("/sim", "ple/"),
        ("--index", "-url "),
        ("--extra-index", "-url"),
    )
]


@pytest.mark.parametrize(("lock", "wanted"), [("run.txt", RUN), ("dev.txt", DEV)])
def test_the_lock_holds_every_dependency_in_a_version_that_is_asked_for(lock: str, wanted: list[str]) -> None:
    pins = pins_in(LOCKS / lock)
    for text in wanted:
        requirement = Requirement(text)
        pinned = pins.get(canonical(requirement.name))
        assert pinned is not None, f"{requirement.name} is not locked: dev.py lock"
        assert Version(pinned) in requirement.specifier, f"{requirement} is locked at {pinned}: dev.py lock"


@pytest.mark.parametrize("lock", ["run.txt", "dev.txt"])
def test_a_lock_holds_pins_with_hashes_and_nothing_else(lock: str) -> None:
    assert first_stranger((LOCKS / lock).read_text(encoding="utf-8")) is None


@pytest.mark.parametrize(
    "stranger",
    [
        "--find-links /somewhere",
        "other @ https://example.com/other.whl",
        "other>=1.0",
        "# via something",
        "other==1.0",
        "other==1.0 \\",
    ],
)
def test_a_line_that_is_no_pin_or_a_pin_without_a_hash_is_a_stranger(stranger: str) -> None:
    good = "one==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:" + "0" * 64
    assert first_stranger(good) is None
    assert first_stranger(f"{good}\n{stranger}\n") == stranger
    assert first_stranger(f"{stranger}\n{good}\n") == stranger


def test_what_runs_is_what_was_tested() -> None:
    assert pins_in(LOCKS / "run.txt").items() <= pins_in(LOCKS / "dev.txt").items()


def test_no_file_of_the_project_names_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {host}"
        for path in files_of_the_project()
        for text in [path.read_bytes()]
        for host in HOSTS
        if host.encode() in text
    ]
    assert found == []


def files_of_the_project() -> list[Path]:
    """Everything that is or would be committed; where git is missing, everything that is not obviously ours alone."""
    try:
        question = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(question, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        skipped = {
            ".git",
            ".venv",
            "__pycache__",
            ".pytest_cache",
            ".ruff_cache",
            ".import_linter_cache",
            ".hypothesis",
        }
        paths = [path for path in ROOT.rglob("*") if not skipped.intersection(path.relative_to(ROOT).parts)]
    files = [path for path in paths if path.is_file()]
    assert ROOT / "pyproject.toml" in files
    return files
