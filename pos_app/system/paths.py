"""Where a till keeps its things: one folder holds all of them, each environment has its own books."""

import errno
import os
import stat
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

_OWNER_ONLY = 0o700


class UnwritableFolder(KnownError):  # noqa: N818  # a fact, as the house names errors
    """A folder the till needs cannot be made or written to."""

    def __init__(self, folder: Path, problem: OSError) -> None:
        why = (problem.strerror or type(problem).__name__).lower()
        super().__init__(
            Sentence("Kaunta cannot write to the folder {0} ({1}). Choose another one with --data-dir.", folder, why)
        )
        self.folder = folder


@dataclass(frozen=True, slots=True)
class Paths:
    """The files and folders of one till in one environment."""

    data_dir: Path
    environment: Environment

    @classmethod
    def find(cls, data_dir: Path | None, environment: Environment) -> Self:
        """Take the folder that was asked for, or the one this system gives to programs."""
        if data_dir is None:
            import platformdirs

            data_dir = platformdirs.user_data_path("Kaunta", appauthor=False)
        return cls(data_dir.expanduser().resolve(), environment)

    @property
    def journal(self) -> Path:
        """The book of this environment."""
        return self.data_dir / f"{self.environment}.journal"

    @property
    def inbox(self) -> Path:
        """The notices of this environment."""
        return self.data_dir / f"{self.environment}.inbox"

    @property
    def played(self) -> Path:
        """What the played service remembers over a restart."""
        return self.data_dir / "sandbox.played"

    @property
    def last_folder(self) -> Path:
        """Names the folder where somebody saved something last."""
        return self.data_dir / "last-folder"

    @property
    def profile(self) -> Path:
        """The service profile of this environment."""
        return self.data_dir / f"{self.environment}.profile.toml"

    @property
    def settings(self) -> Path:
        """The settings of the till, the same in every environment."""
        return self.data_dir / "settings.json"

    @property
    def logs(self) -> Path:
        """The folder of the logs."""
        return self.data_dir / "logs"

    @property
    def crashes(self) -> Path:
        """The folder of the crash reports."""
        return self.data_dir / "crashes"

    @property
    def backups(self) -> Path:
        """The folder of the copies of the journals."""
        return self.data_dir / "backups"

    @property
    def cache(self) -> Path:
        """The folder of what may be deleted at any time."""
        return self.data_dir / "cache"

    @property
    def printed(self) -> Path:
        """The folder of slips that are printed into a file."""
        return self.data_dir / "printed"

    @property
    def folder_id(self) -> str:
        """Name this folder among others of this computer, so that two tills never share keys."""
        import hashlib  # OpenSSL comes with it, and no window needs that

        return hashlib.sha256(os.fsencode(self.data_dir)).hexdigest()[:16]

    def is_there(self) -> bool:
        """Tell whether the folder exists; UnwritableFolder if it could not even be made."""
        if self.data_dir.is_dir():
            return True
        nearest = next(folder for folder in self.data_dir.parents if folder.exists())
        if self.data_dir.exists() or not nearest.is_dir():
            raise UnwritableFolder(self.data_dir, NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)))
        if not os.access(nearest, os.W_OK | os.X_OK):
            raise UnwritableFolder(self.data_dir, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))
        return False

    def prepare(self) -> None:
        """Make the folders, for their owner only, and prove that they can be written to."""
        for folder in (self.data_dir, self.logs, self.crashes, self.cache):
            try:
                _make_private(folder)
                _try_to_write(folder)
            except OSError as problem:
                raise UnwritableFolder(folder, problem) from problem


def resources(package: Path = Path(__file__).parents[1]) -> Path:
    """Find the icons, themes, fonts and pages, in a frozen build, a wheel or a checkout."""
    frozen: str | None = getattr(sys, "_MEIPASS", None)
    found = [Path(frozen) / "resources"] if frozen else []
    found += [package / "_resources", package.parent / "resources"]
    for folder in found:
        if folder.is_dir():
            return folder
    raise KnownError(Sentence("This copy of Kaunta is not whole: its resources folder is missing. Install it again."))


def _make_private(folder: Path) -> None:
    folder.mkdir(mode=_OWNER_ONLY, parents=True, exist_ok=True)
    if os.name != "posix":
        return
    found = folder.stat()
    # A folder with other things in it (a home) is not ours to close; our files in it are 0600 all the same.
    ours = found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX
    if ours and stat.S_IMODE(found.st_mode) != _OWNER_ONLY and _holds_only_ours(folder):
        folder.chmod(_OWNER_ONLY)


def _holds_only_ours(folder: Path) -> bool:
    names = {entry.name for entry in folder.iterdir()}
    return not names or "settings.json" in names or any(name.endswith(".journal") for name in names)


def _try_to_write(folder: Path) -> None:
    trial = folder / f".trial-{os.getpid()}"
    try:
        trial.write_bytes(b"Kaunta")
    finally:
        trial.unlink(missing_ok=True)
