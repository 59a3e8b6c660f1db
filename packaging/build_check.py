"""What happens to a package in a shop, in a fresh Debian with its Depends; `dev.py build --check` has it tested."""

import hashlib
import json
import os
import platform
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import build_unit
from build_processes import started_by, user_namespace
from build_room import HOME, Room, need
from build_screen import Screen
from build_source import Source
from mistakes import ExitCode, MistakeError
from steps import environment_of_tests

OLDER = "0.0.1"
DATA = f"{HOME}/.local/share/Kaunta"
BOOK = f"{DATA}/sandbox.journal"
ROOM_MEBIBYTES = 3000
TOO_LITTLE_MEBIBYTES = 40
ENDS_WITHIN = 120.0
PROGRAMS = ("debootstrap", "dpkg-deb", "Xvfb", "unshare", "pivot_root", "systemd-analyze")
PROGRAMS_OF_JUDGES = ("lintian", "man", "desktop-file-validate", "appstreamcli")
PROGRAMS_OF_WINDOWS = ("wine", "makensis")
PACKAGE = "KAUNTA_PACKAGE"
"""The variable that names the package to the tests."""
INSTALL = ("apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends")


def check(source: Source, made: Sequence[Path], python: Path) -> None:
    """Run the tests of installers with all that they need; on other days they are skipped where it is missing."""
    packages = [path for path in made if path.suffix == ".deb"]
    if sys.platform != "linux" or not packages:
        print("What was built is not installed here: that check is for Debian packages.")
        return
    if os.geteuid() != 0:
        raise MistakeError("The check makes a fresh Debian in a folder, and needs root for it.", ExitCode.YOUR_TURN)
    need((*PROGRAMS, *PROGRAMS_OF_JUDGES, *PROGRAMS_OF_WINDOWS))
    work_folder(source.root).mkdir(parents=True, exist_ok=True)
    command = [python, "-m", "pytest", "-s", "-p", "no:cacheprovider", "tests/packaging/test_installers.py"]
    environment = {**environment_of_tests(), PACKAGE: str(packages[0])}
    if subprocess.run(command, cwd=source.root, env=environment, check=False).returncode != 0:
        raise MistakeError("What was built did not come through its tests.")


def work_folder(root: Path) -> Path:
    return root / "build" / "check"


def live_in_fresh_debian(source: Source, package: Path) -> None:
    """Live through everything, in order; the first thing that is not as it should be ends it with a sentence."""
    work = work_folder(source.root)
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    room = Room(work / "room", mebibytes=ROOM_MEBIBYTES)
    seed = Path.home() / ".cache" / "kaunta" / f"{_suite()}.tar"
    seed.parent.mkdir(parents=True, exist_ok=True)
    try:
        room.furnish(_suite(), seed)
        Visit(source, package, room, work).live_through()
    finally:
        room.clear()


class Visit:
    """One package in one fresh Debian."""

    def __init__(self, source: Source, package: Path, room: Room, work: Path) -> None:
        self._source = source
        self._room = room
        self._work = work
        self._new = room.inside("/root") / package.name
        self._old = room.inside("/root") / "older.deb"
        self._package = package

    def live_through(self) -> None:
        steps: list[tuple[str, Callable[[], str]]] = [
            ("an older version is installed with only its Depends", self._install_older),
            ("an ordinary user's self-test passes", self._self_test),
            ("the till opens on a screen, with the browser's sandbox on", partial(self._open, "installed.png")),
            ("the book is whole", self._look),
            ("a disk that is full during the upgrade", self._fill_disk),
            ("an upgrade that is killed", self._kill),
            ("the upgrade", self._upgrade),
            ("the upgraded till opens on the same book, in French", self._open_in_french),
            ("a book of a newer version", self._meet_newer),
            ("what is opened late and by name is there", self._load_late),
            ("the unit for notices is installed and disabled, and its command takes notices", self._ask_unit),
            ("keys are kept by the keyring of the desktop", self._keep_keys),
            ("removing and purging", self._remove),
        ]
        for name, step in steps:
            began = time.monotonic()
            found = step()
            print(f"{name:78}{time.monotonic() - began:7.1f} s  {found}", flush=True)

    def _install_older(self) -> str:
        shutil.copy(self._package, self._new)
        tree = self._work / "older"
        subprocess.run(["dpkg-deb", "--raw-extract", self._package, tree], check=True)
        control = tree / "DEBIAN/control"
        text = control.read_text(encoding="utf-8")
        control.write_text(text.replace(f"Version: {self._source.version}\n", f"Version: {OLDER}\n"), encoding="utf-8")
        build = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, self._old]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        shutil.rmtree(tree)
        before = self._installed()
        self._room.call("apt-get", "update", "--quiet=2")
        self._room.call(*INSTALL, "/root/older.deb")
        self._old.unlink()
        self._room.call("apt-get", "clean")
        return f"{len(self._installed() - before)} packages with it"

    def _installed(self) -> set[str]:
        return set(self._room.call("dpkg-query", "--show", "--showformat=${Package}\n").split())

    def _self_test(self) -> str:
        done = self._room.try_to("pos-app", "self-test", "--json", as_user=True)
        try:
            journeys = json.loads(done.stdout)["journeys"]
        except ValueError:
            raise MistakeError(f"The self-test did not end: {done.stdout[-500:]}{done.stderr[-2000:]}") from None
        wrong = [f"{each['name']}: {each['problem']}" for each in journeys if not each["ok"]]
        if wrong or done.returncode != 0:
            raise MistakeError(f"The self-test in the fresh Debian: {'; '.join(wrong)} ({done.returncode})")
        return f"{len(journeys)} journeys"

    def _open(self, picture: str) -> str:
        with Screen(self._work) as screen:
            till = subprocess.Popen(
                self._room.command("pos-app", "run", as_user=True, display=screen.name),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
            try:
                seen = screen.wait_for_window(till, self._source.root / "dist" / picture)
                protection = _protection(till.pid)
                screen.keep(self._source.root / "dist" / picture)  # on a busy machine it was still opening before
            finally:
                for pid, words in started_by(till.pid):
                    if words[0] == "pos-app":
                        os.kill(pid, signal.SIGTERM)
                till.wait(timeout=ENDS_WITHIN)
        return f"{seen}, {protection}"

    def _open_in_french(self) -> str:
        settings = self._room.inside(f"{DATA}/settings.json")
        self._room.write_as_user(settings, '{"language": "fr"}')
        return self._open("upgraded.png")

    def _look(self) -> str:
        self._known = self._sum_of_book()
        return self._chain()

    def _chain(self) -> str:
        parts = self._doctor()
        said = parts["sandbox journal"]["found"]
        if "the chain holds" not in said:
            raise MistakeError(f"The book did not come through: {said}")
        return f"{said}; {parts['program files']['found']}"

    def _doctor(self, *words: str, before: Sequence[str] = ()) -> dict[str, dict[str, str]]:
        found = self._room.try_to(*before, "pos-app", "doctor", "--json", *words, as_user=True)
        try:
            return {each["part"]: each for each in json.loads(found.stdout)}
        except ValueError:
            raise MistakeError(f"The doctor said no JSON: {found.stdout[-200:]}{found.stderr[-1000:]}") from None

    def _sum_of_book(self) -> str:
        return hashlib.sha256(self._room.inside(BOOK).read_bytes()).hexdigest()

    def _unharmed(self) -> str:
        if self._sum_of_book() != self._known:
            raise MistakeError("The book is not as it was.")
        return self._chain()

    def _fill_disk(self) -> str:
        filler = self._room.inside("/root/filler")
        free = shutil.disk_usage(self._room.folder).free
        with filler.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, free - TOO_LITTLE_MEBIBYTES * 2**20)
        done = self._room.try_to("dpkg", "--install", f"/root/{self._new.name}")
        filler.unlink()
        said = [line.strip() for line in done.stderr.splitlines() if "No space left" in line]
        if done.returncode == 0 or not said:
            raise MistakeError(f"A full disk went unnoticed: {done.stderr[-500:]}")
        if self._version() != OLDER:
            raise MistakeError("After a full disk the older version is not whole.")
        return f"dpkg: {said[0][-60:]!r}; the older version stays; {self._unharmed()}"

    def _kill(self) -> str:
        program = self._room.inside("/usr/lib/kaunta")
        install = subprocess.Popen(
            self._room.command("dpkg", "--install", f"/root/{self._new.name}"),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 120
        while not list(program.rglob("*.dpkg-new"))[:1]:
            if install.poll() is not None or time.monotonic() > until:
                raise MistakeError("The installation was over before it could be killed.")
        install.kill()  # the room's first process: everything in it dies at once
        install.wait()
        said = self._room.try_to("apt-get", "check")
        known = self._unharmed()
        return f"apt: {' '.join(said.stderr.split())[-70:]!r}; {known}"

    def _upgrade(self) -> str:
        self._room.call("dpkg", "--install", f"/root/{self._new.name}")
        if self._version() != self._source.version:
            raise MistakeError(f"After the upgrade the version is {self._version()}.")
        self._self_test()
        return self._unharmed()

    def _version(self) -> str:
        return self._room.call("dpkg-query", "--show", "--showformat=${Version}", "kaunta")

    def _meet_newer(self) -> str:
        newer = f"{HOME}/newer"
        self._room.call("cp", "-a", DATA, newer, as_user=True)
        book = self._room.inside(f"{newer}/sandbox.journal")
        with sqlite3.connect(book) as written:
            written.execute("PRAGMA user_version = 999")
        written.close()
        before = hashlib.sha256(book.read_bytes()).hexdigest()
        command = self._room.command(
            "env", "QT_QPA_PLATFORM=offscreen", "pos-app", "doctor", "--data-dir", newer, as_user=True
        )
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        said = next((line for line in done.stdout.splitlines() if "newer Kaunta wrote" in line), "")
        if not said or hashlib.sha256(book.read_bytes()).hexdigest() != before:
            raise MistakeError(f"A book of a newer version was not recognised, or changed: {done.stdout[-500:]}")
        return " ".join(said.split())

    def _load_late(self) -> str:
        folder = f"{HOME}/usb"
        self._room.call("mkdir", folder, as_user=True)
        self._room.write_as_user(
            self._room.inside(f"{folder}/settings.json"), '{"printer": "usb", "printer_address": "f00d:cafe"}'
        )
        parts = self._doctor("--data-dir", folder)
        if parts["libraries"]["health"] != "good" or "libusb" in parts["printer"]["found"]:
            raise MistakeError(f"Not everything loads: {parts['libraries']['found']}; {parts['printer']['found']}")
        return f"libraries: {parts['libraries']['found']}; printer: {parts['printer']['found']}"

    def _keep_keys(self) -> str:
        """Not one of its Depends: a desktop brings it."""
        self._room.call(*INSTALL, "dbus", "gnome-keyring")
        unlock = 'printf secret | gnome-keyring-daemon --unlock --components=secrets > /dev/null; exec "$@"'
        found = self._doctor("--environment", "test", before=["dbus-run-session", "--", "sh", "-c", unlock, "sh"])
        said = found["keyring"]["found"]
        if found["keyring"]["health"] != "good":
            raise MistakeError(f"The keyring of the desktop was not used: {said}")
        return said

    def _ask_unit(self) -> str:
        unit = self._room.inside("/usr/lib/systemd/system/kaunta-listen.service")
        wanted = list(self._room.inside("/etc/systemd/system").rglob("kaunta*"))
        if not unit.exists() or wanted:
            raise MistakeError("The unit for notices is missing, or enabled.")
        # by this machine's systemd: the fresh Debian has none, and none of the targets that a unit is asked about
        command = ["systemd-analyze", "verify", "--man=no", unit]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or unit.name in done.stderr:
            raise MistakeError(f"systemd-analyze: {done.stderr}")
        return build_unit.take_notices(self._room, unit)

    def _remove(self) -> str:
        before = self._sum_of_book()
        self._room.call("apt-get", "remove", "--yes", "--quiet=2", "kaunta")
        self._room.call("apt-get", "purge", "--yes", "--quiet=2", "kaunta")
        left = [each for each in ("/usr/lib/kaunta", "/usr/bin/pos-app") if self._room.inside(each).exists()]
        if left or self._sum_of_book() != before:
            raise MistakeError(f"Removing left {left} or touched the book.")
        return f"{DATA} is as it was"


def _protection(till: int) -> str:
    """Look where the browser's processes of this till are: with its sandbox on, in a user namespace of their own."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        pages = [(pid, words) for pid, words in started_by(till) if words[0] == "QtWebEngineProcess"]
        if any("--no-sandbox" in words for _, words in pages):
            raise MistakeError("The browser runs without its sandbox.")
        shut_in = [pid for pid, _ in pages if user_namespace(pid) not in (0, user_namespace("self"))]
        if shut_in:
            return f"{len(shut_in)} of the browser's processes in a namespace of their own"
        time.sleep(0.2)
    raise MistakeError("The browser's processes did not come, or not into a namespace of their own.")


def _suite() -> str:
    return platform.freedesktop_os_release()["VERSION_CODENAME"]
