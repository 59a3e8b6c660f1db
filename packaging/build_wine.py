"""Tries the Windows installer under wine, with a stand-in for the till: upgrade, refusal, kill, full disk, removal."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

from build_manifest import write_manifest
from build_windows import compile_script, make_installer
from mistakes import MistakeError

if TYPE_CHECKING:
    from collections.abc import Callable

PROGRAM = "AppData/Local/Programs/Kaunta"
FOR_ALL = "Program Files/Kaunta"
BOOK = "AppData/Local/Kaunta/sandbox.journal"
WRITTEN = b"what a shop wrote down"
PAYLOAD_MIB = 64
SMALL_DISK_MIB = 24
REFUSED = 2


def try_installer(root: Path, work: Path) -> None:
    """Live through it all; the first thing that is not as it should be ends it with a sentence."""
    work.mkdir(parents=True)
    Trial(root, work).live_through()


class Trial:
    """One Windows, as far as wine is one."""

    def __init__(self, root: Path, work: Path) -> None:
        self._root = root
        self._work = work
        self._prefix = work / "prefix"
        self._disk = work / "small_disk"
        self._setups: dict[str, Path] = {}

    def live_through(self) -> None:
        self._make()
        steps: list[tuple[str, Callable[[], str]]] = [
            ("wine: silent, for one user", self._install),
            ("wine: a till that is open is left alone", self._meet_open_till),
            ("wine: an upgrade that is killed", self._kill),
            ("wine: the upgrade", self._upgrade),
            ("wine: a disk that is too full", self._meet_full_disk),
            ("wine: a disk that fills up while files are written", self._fill_disk),
            ("wine: a folder with other things in it", self._meet_foreign_folder),
            ("wine: silent, for all users", self._install_for_all),
            ("wine: removing", self._remove),
        ]
        try:
            for name, step in steps:
                began = time.monotonic()
                found = step()
                print(f"{name:62}{time.monotonic() - began:7.1f} s  {found}", flush=True)
        finally:
            subprocess.run(["umount", "-l", self._disk], stderr=subprocess.DEVNULL, check=False)
            self._wine("wineserver", "--kill")

    def _make(self) -> None:
        windows = self._root / "packaging" / "windows"
        for version in ("1.0.0", "1.1.0"):
            payload = self._work / version
            (payload / "_internal").mkdir(parents=True)
            for name in ("Kaunta", "pos-app"):
                compile_script(windows / "stand_in.nsi", {"OUT": str(payload / f"{name}.exe")})
            (payload / "_internal" / "library.bin").write_bytes(os.urandom(PAYLOAD_MIB * 2**20))
            (payload / "version.txt").write_text(version, encoding="ascii")
            write_manifest(payload)
            self._setups[version] = self._setup(payload, version)
        self._setups["blind"] = self._setup(self._work / "1.1.0", "1.1.0", size_kb=1)
        self._wine("wineboot", "--init")
        book = self._home / BOOK
        book.parent.mkdir(parents=True, exist_ok=True)
        book.write_bytes(WRITTEN)
        self._disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK_MIB}m", "kaunta", self._disk]
        subprocess.run(mount, check=True)
        (self._prefix / "dosdevices" / "k:").symlink_to(self._disk)

    def _setup(self, payload: Path, version: str, *, size_kb: int | None = None) -> Path:
        target = self._work / f"kaunta-{version}{'-blind' if size_kb else ''}-setup.exe"
        make_installer(self._root, payload, target, version=version, compression="zlib", size_kb=size_kb)
        return target

    @property
    def _drive(self) -> Path:
        return self._prefix / "drive_c"

    @property
    def _home(self) -> Path:
        return next(path for path in (self._drive / "users").iterdir() if path.name != "Public")

    def _surroundings(self) -> dict[str, str]:
        # no screen: wine draws nothing, and every question of the installer is answered by its silent default
        without = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        return {
            **without,
            "WINEPREFIX": str(self._prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
        }

    def _wine(self, *words: str) -> int:
        return subprocess.run(
            words, env=self._surroundings(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
        ).returncode

    def _run(self, setup: str, *words: str) -> tuple[int, str]:
        """What an installer answered, and the sentence it left."""
        for log in self._logs():
            log.unlink()
        code = self._wine("wine", str(self._setups[setup]), "/S", *words)
        said = [log.read_text(encoding="utf-8", errors="replace").strip() for log in self._logs()]
        return code, said[0] if said else ""

    def _logs(self) -> list[Path]:
        return [path for path in self._drive.rglob("kaunta-setup.log") if path.is_file()]

    def _whole(self, folder: Path) -> str:
        """The version in a folder, if it is all there and nothing else is beside it."""
        strangers = [path.name for path in folder.parent.glob("Kaunta.*")]
        library = folder / "_internal" / "library.bin"
        version = (folder / "version.txt").read_text(encoding="ascii")
        if strangers or library.read_bytes() != (self._work / version / "_internal" / "library.bin").read_bytes():
            raise MistakeError(f"The installed program is not whole: {strangers or library}.")
        if (self._home / BOOK).read_bytes() != WRITTEN:
            raise MistakeError("What the shop wrote down is not as it was.")
        return version

    def _expect(self, answer: tuple[int, str], code: int, words: str) -> str:
        if answer[0] != code or words not in answer[1]:
            raise MistakeError(
                f"The installer answered {answer[0]} and said {answer[1]!r}; expected {code}, {words!r}."
            )
        return answer[1]

    def _install(self) -> str:
        self._expect(self._run("1.0.0", "/CurrentUser"), 0, "is installed")
        if not list(self._home.rglob("Kaunta*.lnk")):
            raise MistakeError("There is nothing in the Start menu.")
        return self._whole(self._home / PROGRAM)

    def _meet_open_till(self) -> str:
        till = self._home / PROGRAM / "Kaunta.exe"
        group = subprocess.Popen(["wine", till], env=self._surroundings(), start_new_session=True)
        try:
            until = time.monotonic() + 60
            while not _runs(till.name):
                if time.monotonic() > until:
                    raise MistakeError("The stand-in did not start.")
                time.sleep(0.1)
            said = self._expect(self._run("1.1.0", "/CurrentUser"), REFUSED, "Kaunta is open")
        finally:
            os.killpg(group.pid, signal.SIGKILL)
            group.wait()
        self._whole(self._home / PROGRAM)
        return said

    def _kill(self) -> str:
        beside = self._home / f"{PROGRAM}.new"
        command = ["wine", self._setups["1.1.0"], "/S", "/CurrentUser"]
        setup = subprocess.Popen(command, env=self._surroundings(), stderr=subprocess.DEVNULL, start_new_session=True)
        until = time.monotonic() + 60
        while not (beside / "_internal" / "library.bin").exists():
            if setup.poll() is not None or time.monotonic() > until:
                raise MistakeError("The installer was over before it could be killed.")
        os.killpg(setup.pid, signal.SIGKILL)
        setup.wait()
        left = beside.exists()
        shutil.move(beside, self._work / "cut") if left else None
        version = self._whole(self._home / PROGRAM)
        shutil.move(self._work / "cut", beside) if left else None
        return f"{version} is whole"

    def _upgrade(self) -> str:
        self._expect(self._run("1.1.0", "/CurrentUser"), 0, "is installed")
        return self._whole(self._home / PROGRAM)

    def _meet_full_disk(self) -> str:
        return self._nothing_on_disk(self._expect(self._run("1.1.0", r"/D=K:\Kaunta"), REFUSED, "too full"))

    def _fill_disk(self) -> str:
        return self._nothing_on_disk(self._expect(self._run("blind", r"/D=K:\Kaunta"), REFUSED, "could not be written"))

    def _nothing_on_disk(self, said: str) -> str:
        left = [path.name for path in self._disk.iterdir()]
        if left:
            raise MistakeError(f"A full disk was left with {left}.")
        return said

    def _meet_foreign_folder(self) -> str:
        folder = self._drive / "shop" / "Kaunta"
        folder.mkdir(parents=True)
        (folder / "live.journal").write_bytes(WRITTEN)
        said = self._expect(self._run("1.1.0", r"/D=C:\shop\Kaunta"), REFUSED, "wrote down")
        if [path.name for path in folder.iterdir()] != ["live.journal"]:
            raise MistakeError("A folder with a book in it was touched.")
        return said

    def _install_for_all(self) -> str:
        self._expect(self._run("1.1.0", "/AllUsers"), 0, "is installed")
        return self._whole(self._drive / FOR_ALL)

    def _remove(self) -> str:
        for folder, mode in ((self._home / PROGRAM, "CurrentUser"), (self._drive / FOR_ALL, "AllUsers")):
            self._wine("wine", str(folder / "uninstall.exe"), "/S", f"/{mode}")
            until = time.monotonic() + 60
            while folder.exists():  # it copies itself away and answers before it is done
                if time.monotonic() > until:
                    raise MistakeError(f"Removing left {[path.name for path in folder.rglob('*')][:3]}.")
                time.sleep(0.1)
        if (self._home / BOOK).read_bytes() != WRITTEN or list(self._home.rglob("Kaunta*.lnk")):
            raise MistakeError("Removing touched the book, or left the Start menu.")
        return "the book is as it was"


def _runs(name: str) -> bool:
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        if words[0].replace("\\", "/").endswith(f"/{name}"):
            return True
    return False
