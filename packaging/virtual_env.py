"""The `.venv` of the checkout: exactly what a lock file names, and the project itself.

Its stamp is the whole truth: it is unfinished before the first change and complete after the last one. What is found
unfinished was interrupted and is made anew; the caches of uv and pip make that cheap.
"""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from enum import StrEnum
from importlib.metadata import distributions
from pathlib import Path
from types import MappingProxyType
from typing import BinaryIO, Self

from checkout import read, read_settings
from lock_files import canonical, names_in, pin_of
from mistakes import ExitCode, MistakeError

PROJECT = "kaunta"
BROUGHT_BY_VENV = frozenset({"pip", "setuptools"})
UNFINISHED = "unfinished\n"
PIP_SETTINGS_THAT_LEAD_ELSEWHERE = (
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_ROOT",
    "PIP_CONSTRAINT",
    "PYTHONPATH",
    "PYTHONHOME",
)

UV_FOR_PIP = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
    "timeout": "UV_HTTP_TIMEOUT",
    "default-timeout": "UV_HTTP_TIMEOUT",
}
"""Settings of pip, and the variable that tells uv the same: it reads neither pip.conf nor `PIP_…`."""
PIP_SETTINGS_WITHOUT_USE = frozenset(
    {
        *("user", "require-hashes", "no-input", "disable-pip-version-check", "no-python-version-warning"),
        *("quiet", "verbose", "no-color", "progress-bar", "no-warn-script-location", "root-user-action"),
        *("retries", "cache-dir", "prefer-binary", "break-system-packages", "require-virtualenv", "config-file"),
        *("constraint",),
    }
)
"""They say nothing about where exact pins with hashes come from, or our call settles them.

A constraint could only forbid a pin; uv refuses any that is no pin itself.
"""
NO_MATCH = "No matching distribution found"

PIP_FAILURES = (
    (
        ("DO NOT MATCH THE HASHES",),
        "A download is not the file that the lock names (its hash differs), so nothing of it was installed",
    ),
    (("Hashes are required",), "The lock names a package without a hash, so nothing was installed"),
    (("No space left on device", "[Errno 28]"), "The disk is full"),
    (("Permission denied", "[Errno 13]", "Read-only file system"), "Some file or folder may not be written"),
    (
        ("CERTIFICATE_VERIFY_FAILED", "SSLError"),
        "The package index cannot be trusted: its certificate does not verify here",
    ),
    (
        (
            "NewConnectionError",
            "ConnectTimeoutError",
            "ReadTimeoutError",
            "NameResolutionError",
            "ProxyError",
            "Connection broken",
        ),
        "The package index cannot be reached: is there a network, and does pip know the proxy",
    ),
    (
        (NO_MATCH,),
        "The package index does not have what the lock names for this Python and machine",
    ),
)


class Contents(StrEnum):
    RUN = "run"
    DEV = "dev"
    """All of RUN, and what checks and tests need."""


@dataclass(frozen=True, slots=True)
class Stamp:
    place: str
    """Python, machine and folder: scripts and compiled modules hold for nothing else."""
    locks: str
    project: str
    contents: Contents

    @classmethod
    def read(cls, path: Path) -> Self | None:
        try:
            fields = json.loads(path.read_bytes())
            return cls(**{**fields, "contents": Contents(fields["contents"])})
        except (OSError, ValueError, TypeError, KeyError):
            return None


class VirtualEnv:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        on_windows = sys.platform == "win32"
        self.python = self.folder / ("Scripts/python.exe" if on_windows else "bin/python")
        self._stamp_file = self.folder / "kaunta.stamp"
        self._reservation_file = self.folder / "kaunta.lock"
        self._log_file = self.folder / "setup.log"

    def lock_file(self, contents: Contents) -> Path:
        return self.root / "packaging" / "lock" / f"{contents}.txt"

    def holds(self, contents: Contents) -> bool:
        stamp = Stamp.read(self._stamp_file)
        return stamp is not None and stamp == self._stamp_when_done(stamp, contents) and self.python.exists()

    def is_there(self) -> bool:
        """Whether it can be worked on as it is, so that no new one has to be made."""
        if not self.python.exists():
            return False
        stamp = Stamp.read(self._stamp_file)
        if stamp is not None:
            return stamp.place == self._place()
        return not self._stamp_file.exists() and self._was_made_by_hand_and_works()

    def provide(self, contents: Contents) -> None:
        """Make it hold these contents; two calls at once wait for each other."""
        if self.holds(contents):
            return
        started = time.monotonic()
        with self._reserved() as reservation:
            if self.holds(contents):
                return
            stamp = Stamp.read(self._stamp_file)
            done = self._stamp_when_done(stamp, contents)
            fresh = not self.is_there()
            if fresh:
                self._clear()
            self._stamp_file.write_text(UNFINISHED, encoding="ascii")
            if fresh:
                self._make(reservation)
            if fresh or stamp is None or (stamp.locks, stamp.contents) != (done.locks, done.contents):
                self._install(done.contents, reservation)
            self._install_project(reservation)
            self._write(done)
        print(f"Set up in {time.monotonic() - started:.0f} s.", file=sys.stderr)

    def _stamp_when_done(self, stamp: Stamp | None, contents: Contents) -> Stamp:
        had_more = stamp is not None and stamp.contents is Contents.DEV
        locks = hashlib.sha256()
        for each in Contents:
            locks.update(read(self.lock_file(each)))
        project = read_settings(self.root)
        metadata = json.dumps([project.get("build-system"), project.get("project")], sort_keys=True)
        return Stamp(
            place=self._place(),
            locks=locks.hexdigest(),
            project=hashlib.sha256(metadata.encode()).hexdigest(),
            contents=Contents.DEV if had_more else contents,
        )

    def _place(self) -> str:
        return f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {self.root}"

    def _was_made_by_hand_and_works(self) -> bool:
        question = "import pip, sys; print(sys.implementation.cache_tag)"
        asked = subprocess.run([self.python, "-I", "-c", question], capture_output=True, text=True, check=False)
        return asked.stdout.strip() == sys.implementation.cache_tag

    @contextmanager
    def _reserved(self) -> Generator[BinaryIO]:
        if self.folder.exists() and not self.folder.is_dir():
            raise MistakeError(
                f"{self.folder} is in the way: it is no folder. Remove it and call again.", ExitCode.YOUR_TURN
            )
        self.folder.mkdir(exist_ok=True)
        with self._reservation_file.open("ab") as reservation:
            if not reserve(reservation):
                print("Another set-up of this checkout is at work; waiting for it.", file=sys.stderr)
                while not reserve(reservation):
                    time.sleep(0.2)
            yield reservation

    def _clear(self) -> None:
        for entry in self.folder.iterdir():
            if entry == self._reservation_file:
                continue
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()

    def _make(self, reservation: BinaryIO) -> None:
        print(f"Making {self.folder}", file=sys.stderr)
        # We may run on the very Python inside the folder that was just cleared.
        python = str(getattr(sys, "_base_executable", sys.executable))
        made = self._call([python, "-I", "-m", "venv", str(self.folder)], reservation)
        if made.returncode != 0:
            last_words = (made.stdout + made.stderr).strip().rpartition("\n")[2]
            raise MistakeError(f"{self.folder} could not be made: {last_words}")

    def _install(self, contents: Contents, reservation: BinaryIO) -> None:
        lock = self.lock_file(contents)
        print(f"Installing what {lock.relative_to(self.root)} names", file=sys.stderr)
        if self._sync(lock, reservation):
            return
        self._pip(["install", "--require-hashes", "--only-binary=:all:", "-r", str(lock)], reservation)
        unknown = self._names_here() - names_in(self.lock_file(Contents.DEV)) - BROUGHT_BY_VENV - {PROJECT}
        if unknown:
            self._pip(["uninstall", "--yes", *sorted(unknown)], reservation)

    def _sync(self, lock: Path, reservation: BinaryIO) -> bool:
        """Let uv do it, in half of pip's time; whatever keeps it from that, pip does it or says why it cannot."""
        pin = pin_of("uv", self.lock_file(Contents.DEV))
        listed = self._call([str(self.python), "-I", "-m", "pip", "config", "list"], reservation)
        handed_over = uv_settings(listed.stdout)
        if pin is None or listed.returncode != 0 or handed_over is None:
            return False
        options, settings = handed_over
        uv = self.folder / "uv.txt"
        uv.write_text(pin, encoding="utf-8")
        if not self._has_uv(uv, reservation):
            return False
        words = ["sync", "--no-config", "--quiet", "--compile-bytecode", *options, "--python", str(self.python)]
        words += ["--require-hashes", "--only-binary=:all:", str(lock), str(uv)]
        done = self._call([str(self.python), "-I", "-m", "uv", "pip", *words], reservation, more=settings)
        if done.returncode != 0:
            with suppress(OSError):  # the disk may be full: pip has a sentence for it
                self._log_file.write_text(done.stderr, encoding="utf-8", errors="replace")
            print(f"uv could not install it ({self._log_file} has why); pip does it.", file=sys.stderr)
        return done.returncode == 0

    def _has_uv(self, pin: Path, reservation: BinaryIO) -> bool:
        words = ["install", "--quiet", "--require-hashes", "--only-binary=:all:", "-r", str(pin)]
        done = self._call([str(self.python), "-I", "-m", "pip", *words], reservation, show=True)
        if done.returncode != 0 and NO_MATCH not in done.stderr:
            raise self._failure(done.stderr)
        return done.returncode == 0

    def _install_project(self, reservation: BinaryIO) -> None:
        offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
        self._pip(["install", *offline, "--editable", str(self.root)], reservation)

    def _names_here(self) -> set[str]:
        libraries = sysconfig.get_path(
            "purelib", "venv", {"base": str(self.folder), "installed_base": str(self.folder)}
        )
        return {canonical(each.name) for each in distributions(path=[libraries])}

    def _pip(self, arguments: Sequence[str], reservation: BinaryIO) -> None:
        quiet = [] if sys.stderr.isatty() else ["--quiet"]
        done = self._call([str(self.python), "-I", "-m", "pip", *arguments, *quiet], reservation, show=True)
        if done.returncode != 0:
            raise self._failure(done.stderr)

    def _failure(self, said: str) -> MistakeError:
        try:
            self._log_file.write_text(said, encoding="utf-8", errors="replace")
        except OSError:  # the disk may be full: that is what the sentence is about to say
            return MistakeError(f"{explain_pip(said)}.")
        return MistakeError(f"{explain_pip(said)}; all that pip said is in {self._log_file}.")

    def _call(
        self,
        command: list[str],
        reservation: BinaryIO,
        *,
        show: bool = False,
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> subprocess.CompletedProcess[str]:
        """Run it with our reservation in its hands, so that what outlives us keeps the next call waiting."""
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in PIP_SETTINGS_THAT_LEAD_ELSEWHERE and (not name.startswith("UV_") or name == "UV_CACHE_DIR")
        }
        environment |= {
            "PIP_USER": "0",
            "PIP_REQUIRE_HASHES": "0",
            "PIP_NO_INPUT": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            # pip looks into every index for every package, and so does uv then
            "UV_INDEX_STRATEGY": "unsafe-best-match",
            **more,
        }
        inherited = () if sys.platform == "win32" else (reservation.fileno(),)
        return subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr if show else subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=inherited,
            cwd=self.root,
            env=environment,
            text=True,
            errors="replace",
            check=False,
        )

    def _write(self, stamp: Stamp) -> None:
        draft = self._stamp_file.with_suffix(".draft")
        draft.write_text(json.dumps(asdict(stamp), indent=1), encoding="utf-8")
        draft.replace(self._stamp_file)


def reserve(file: BinaryIO) -> bool:
    """Take the file for this process, unless another one has it; the system gives it back when the process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def uv_settings(listed: str) -> tuple[list[str], dict[str, str]] | None:
    """Options and variables that have uv take packages from where `pip config list` says; None where it cannot."""
    settings: dict[str, str] = {}
    for section in ("global.", "install.", ":env:."):  # the later one holds
        for line in listed.splitlines():
            name, is_setting, value = line.partition("=")
            if not is_setting:
                return None
            if name.startswith(section):
                settings[name.removeprefix(section)] = str(ast.literal_eval(value))
    options = ["--no-index"] if settings.pop("no-index", "0").lower() in ("1", "true", "yes", "on") else []
    settings = {name: value for name, value in settings.items() if name not in PIP_SETTINGS_WITHOUT_USE}
    if not settings.keys() <= UV_FOR_PIP.keys():
        return None
    if "find-links" in settings:
        settings["find-links"] = ",".join(settings["find-links"].split())
    return options, {UV_FOR_PIP[name]: value for name, value in settings.items()}


def explain_pip(said: str) -> str:
    """One sentence, without its full stop, for what pip said when it failed."""
    for marks, sentence in PIP_FAILURES:
        if any(mark in said for mark in marks):
            return sentence
    errors = [line.removeprefix("ERROR: ") for line in said.splitlines() if line.startswith("ERROR: ")]
    return f"pip failed: {errors[-1].rstrip('.') if errors else 'it did not say why'}"
