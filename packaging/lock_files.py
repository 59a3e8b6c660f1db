"""The lock files: every package that may be installed, with the hashes of its files and without any address."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path

from checkout import read_settings
from mistakes import MistakeError

COMPILE = ("pip", "compile", "--universal", "--generate-hashes", "--python-version", "3.11", "--quiet")
WITHOUT_ADDRESSES = ("--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links")

PIN = re.compile(r"(?P<name>[A-Za-z0-9][A-Za-z0-9._-]*)==(?P<version>[A-Za-z0-9.!+_-]+)(?: ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins_in(lock: Path) -> dict[str, str]:
    """Name to version of everything in a lock file."""
    matches = map(PIN.fullmatch, lock.read_text(encoding="utf-8").splitlines())
    return {canonical(match["name"]): match["version"] for match in matches if match}


def names_in(lock: Path) -> set[str]:
    return set(pins_in(lock))


def pin_of(name: str, lock: Path) -> str | None:
    """The lines of a lock file that pin this package, with their hashes."""
    lines = lock.read_text(encoding="utf-8").splitlines(keepends=True)
    for start, line in enumerate(lines):
        match = PIN.fullmatch(line.rstrip("\n"))
        if match and canonical(match["name"]) == name:
            hashes = takewhile(lambda each: HASH.fullmatch(each.rstrip("\n")), lines[start + 1 :])
            return "".join([line, *hashes])
    return None


def first_stranger(text: str) -> str | None:
    """The first line that is neither a pin nor a hash: an address, an option, a package without hashes."""
    previous_pin = ""
    for line in text.splitlines():
        if HASH.fullmatch(line):
            previous_pin = ""
        elif previous_pin:
            return previous_pin
        elif PIN.fullmatch(line):
            previous_pin = line
        else:
            return line
    return previous_pin or None


def write_locks(root: Path, python: Path, options: Sequence[str]) -> None:
    """Compile both lock files; what is locked already stays as it is unless the options say otherwise (`--upgrade`)."""
    folder = root / "packaging" / "lock"
    settings = read_settings(root)
    # The program is installed into .venv by its build backend, in place, so the backend belongs to what running needs.
    backend = "\n".join([*settings["build-system"]["requires"], "editables"])
    with tempfile.TemporaryDirectory() as name:
        drafts = Path(name)
        for lock in folder.glob("*.txt"):
            shutil.copy(lock, drafts)
        dev, run = drafts / "dev.txt", drafts / "run.txt"
        _compile(["pyproject.toml", "-", "--extra", "dev", "-o", str(dev), *options], root, python, backend)
        # Whatever runs is what was tested: dev.txt decides the versions of run.txt.
        _compile(["pyproject.toml", "-", "-c", str(dev), "-o", str(run)], root, python, backend)
        for draft in (dev, run):
            stranger = first_stranger(draft.read_text(encoding="utf-8"))
            if stranger is not None:
                raise MistakeError(
                    f"Nothing was written: {draft.name} would hold more than pins and hashes: {stranger.strip()}"
                )
        for draft in (dev, run):
            (folder / draft.name).write_bytes(draft.read_bytes())
            print(f"{(folder / draft.name).relative_to(root)}: {len(names_in(draft))} packages")


def _compile(arguments: Sequence[str], root: Path, python: Path, more_requirements: str) -> None:
    command = [str(python), "-m", "uv", *COMPILE, *WITHOUT_ADDRESSES, *arguments]
    done = subprocess.run(
        command,
        input=more_requirements,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=root,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        story = " ".join(done.stderr.split())
        raise MistakeError(f"uv could not lock: {story.removeprefix('error: ')}")
