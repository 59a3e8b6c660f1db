"""What is built: one commit, clean, with its own date, so that the same commit always gives the same program."""

import os
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from checkout import read, read_settings
from mistakes import ExitCode, MistakeError

OWN_VERSION = re.compile(r'^_VERSION: Final = "(?P<version>[^"]+)"', re.MULTILINE)
MOST_SHOWN = 5


@dataclass(frozen=True, slots=True)
class Source:
    """One commit of the checkout."""

    root: Path
    version: str
    commit: str
    epoch: int

    def environment(self) -> Mapping[str, str]:
        """What everything that writes files of the program runs with: the commit's date, and no chance in any order."""
        return {
            **os.environ,
            "SOURCE_DATE_EPOCH": str(self.epoch),
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
            "TZ": "UTC",
            "LC_ALL": "C.UTF-8",
        }


def find_source(root: Path) -> Source:
    """The commit that is checked out; changed or new files are refused, for nobody could build the same again."""
    strangers = _git(root, "status", "--porcelain", "--untracked-files=normal").splitlines()
    if strangers:
        shown = ", ".join(line[3:] for line in strangers[:MOST_SHOWN])
        more = f" and {len(strangers) - MOST_SHOWN} more" if len(strangers) > MOST_SHOWN else ""
        raise MistakeError(
            f"Nothing was built: these files are not as they were committed: {shown}{more}. Commit them first, or "
            "build from a clone.",
            ExitCode.YOUR_TURN,
        )
    commit, _, epoch = _git(root, "log", "-1", "--format=%H %ct").strip().partition(" ")
    return Source(root, version_of(root), commit, int(epoch))


def version_of(root: Path) -> str:
    """The version, which stands in two places (reading metadata at each start would cost 15 ms) and must be one."""
    declared = str(read_settings(root)["project"]["version"])
    said = OWN_VERSION.search(read(root / "pos_app" / "system" / "versions.py").decode())
    if said is None or said["version"] != declared:
        raise MistakeError(
            f"pyproject.toml says version {declared} and pos_app/system/versions.py "
            f"{said['version'] if said else 'none'}: make them one.",
            ExitCode.YOUR_TURN,
        )
    return declared


def _git(root: Path, *words: str) -> str:
    try:
        done = subprocess.run(["git", "-C", root, *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise MistakeError("git is needed to build: it says what is built and of when.", ExitCode.YOUR_TURN) from None
    if done.returncode != 0:
        raise MistakeError(f"git does not say what is built here: {' '.join(done.stderr.split())}", ExitCode.YOUR_TURN)
    return done.stdout
