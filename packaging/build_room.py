"""A fresh Debian in a folder, to install into: its own mounts and processes, and nothing of this machine's programs."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from mistakes import ExitCode, MistakeError

# pivot_root and not chroot: in a chroot the kernel builds no user namespace, and the browser no sandbox.
ENTER = """
set -e
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount --rbind /dev dev
mount -t sysfs -o ro sysfs sys
pivot_root . mnt
umount -l /mnt
cd /
shift
exec "$@"
"""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
USER, HOME = "cashier", "/home/cashier"


class Room:
    """One such Debian, in memory, of so many MiB."""

    def __init__(self, folder: Path, *, mebibytes: int) -> None:
        self.folder = folder
        self._mebibytes = mebibytes

    def furnish(self, suite: str, seed: Path) -> None:
        """Lay out the base system; it is fetched once and kept as an archive."""
        if not seed.exists():
            _call("debootstrap", "--variant=minbase", f"--make-tarball={seed}.new", suite, str(seed) + ".work")
            seed.with_name(seed.name + ".new").rename(seed)
        self.folder.mkdir(parents=True, exist_ok=True)
        _call("mount", "-t", "tmpfs", "-o", f"size={self._mebibytes}m,mode=755", "kaunta", str(self.folder))
        _call("debootstrap", "--variant=minbase", f"--unpack-tarball={seed}", suite, str(self.folder))
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        self.call("useradd", "--create-home", "--shell", "/bin/sh", USER)

    def clear(self) -> None:
        """Give the memory back."""
        subprocess.run(["umount", "-l", self.folder], stderr=subprocess.DEVNULL, check=False)

    def inside(self, path: str) -> Path:
        """The same file, seen from outside."""
        return self.folder / path.lstrip("/")

    def write_as_user(self, path: Path, text: str) -> None:
        """Write a file of the ordinary user's into a folder of theirs."""
        path.write_text(text, encoding="utf-8")
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)

    def command(self, *words: str, as_user: bool = False, display: str = "") -> list[str]:
        """What to start on this machine so that it runs in the room."""
        surroundings = ["env", "-i", f"PATH={PATH}", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"]
        surroundings += [f"DISPLAY={display}"] if display else []
        who = (
            [f"HOME={HOME}", "setpriv", "--reuid", USER, "--regid", USER, "--init-groups"]
            if as_user
            else ["HOME=/root"]
        )
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "enter", str(self.folder)]
        return [*enter, *surroundings, *who, *words]

    def try_to(self, *words: str, as_user: bool = False) -> subprocess.CompletedProcess[str]:
        """Run it, whatever comes of it."""
        return subprocess.run(
            self.command(*words, as_user=as_user), capture_output=True, text=True, errors="replace", check=False
        )

    def call(self, *words: str, as_user: bool = False) -> str:
        """Run it; what it printed."""
        done = self.try_to(*words, as_user=as_user)
        if done.returncode != 0:
            raise MistakeError(
                f"In the fresh Debian `{' '.join(words)}` failed: {(done.stderr or done.stdout)[-2000:]}"
            )
        return done.stdout


def _call(*command: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    except FileNotFoundError:
        raise MistakeError(f"{command[0]} is missing: install its package.", ExitCode.YOUR_TURN) from None
    if done.returncode != 0:
        raise MistakeError(f"{' '.join(command[:2])} failed: {(done.stderr or done.stdout)[-1000:]}")


def need(programs: Sequence[str]) -> None:
    """Say at once what is missing, instead of after ten minutes."""
    missing = [each for each in programs if shutil.which(each) is None]
    if missing:
        raise MistakeError(f"The check needs {', '.join(missing)}; install the packages.", ExitCode.YOUR_TURN)
