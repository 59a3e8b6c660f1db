"""What the Debian package asks the system for: libraries that the program's own need, and what is opened by name."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

from mistakes import ExitCode, MistakeError

OPENED_BY_NAME = {
    "libgl1": "Qt draws with it",
    "libegl1": "Qt draws with it",
    "libx11-xcb1": "windows under X",
    "libxcb-cursor0": "windows under X",
    "libxkbcommon-x11-0": "windows under X",
    "libnss3": "Chromium's certificates",
    "libasound2t64 | libasound2": "sounds",
    "libusb-1.0-0": "receipt printers on USB",
    "fonts-dejavu-core | fonts-noto-core": "names of customers in letters that our own fonts lack",
    "ca-certificates": "the service's certificate",
}
RECOMMENDED = {
    "gnome-keyring | kwalletmanager | keepassxc": "a safe place for the keys",
    "libgssapi-krb5-2": "proxies of larger companies",
    "xdg-desktop-portal": "light or dark as the desktop is",
    "cups-client": "printing by the system's drivers",
}
T64 = re.compile(r"^(?P<name>(?P<old>lib[a-z0-9.+-]+)t64)(?P<rest> .*)?$")


def depends_of(folder: Path) -> list[str]:
    """Every package that the ELF files of the folder need, as `Depends` wants it; a library nobody has is an error."""
    files = elf_files(folder)
    private = sorted({str(path.parent) for path in files})
    with tempfile.TemporaryDirectory() as name:
        control = Path(name) / "debian" / "control"
        control.parent.mkdir()
        control.write_text("Source: kaunta\n\nPackage: kaunta\nArchitecture: any\n", encoding="utf-8")
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{each}" for each in private)]
        command += [f"-e{path}" for path in files]
        try:
            done = subprocess.run(
                command, cwd=name, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
            )
        except FileNotFoundError:
            raise MistakeError("dpkg-shlibdeps is missing: install dpkg-dev.", ExitCode.YOUR_TURN) from None
    if done.returncode != 0:
        errors = [line for line in done.stderr.splitlines() if "error:" in line]
        raise MistakeError(f"The program needs a library that was left out or is not here: {'; '.join(errors)}")
    return merge(done.stdout.strip().removeprefix("shlibs:Depends="))


def merge(found: str) -> list[str]:
    """What was found and what is opened by name, each once, with the names of before and after 64-bit time."""
    wanted = {package_of(each): with_both_names(each) for each in found.split(", ") if each}
    for each in OPENED_BY_NAME:
        wanted.setdefault(package_of(each), each)
    return [wanted[name] for name in sorted(wanted)]


def package_of(dependency: str) -> str:
    """The name a dependency is about, whichever way it is spelt."""
    first = dependency.partition("|")[0].strip().partition(" ")[0]
    return first.removesuffix("t64")


def with_both_names(dependency: str) -> str:
    """Let the package be installed on a Debian or Ubuntu with the other name as well."""
    renamed = T64.match(dependency)
    if renamed is not None:
        return f"{dependency} | {renamed['old']}"
    name, _, rest = dependency.partition(" ")
    return f"{dependency} | {name}t64{' ' + rest if rest else ''}" if name in BECAME_T64 else dependency


BECAME_T64 = frozenset({"libglib2.0-0", "libasound2", "libcups2", "libssl3", "libpng16-16", "libreadline8"})
"""Those of our libraries that Debian 13 and Ubuntu 24.04 renamed, with 64-bit time inside."""


def elf_files(folder: Path) -> list[Path]:
    """Every program and library below the folder; links stand for what they point at."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
