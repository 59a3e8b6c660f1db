"""The system libraries and programs that the wheels expect to find: which are missing, and how they get here."""

import ctypes
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mistakes import ExitCode, MistakeError

FIRST_T64_GLIBC = (2, 39)
"""Debian 13 and Ubuntu 24.04 came with it; there some libraries carry t64 (64-bit time) in their package's name."""


@dataclass(frozen=True, slots=True)
class SystemPackage:
    """A Debian package and the proof that it is here: a library to load, a program, or (with a /) a file pattern."""

    name: str
    proof: str
    name_with_t64: str = ""

    def is_here(self) -> bool:
        if self.proof.startswith("/"):
            return any(Path("/").glob(self.proof[1:]))
        if ".so" not in self.proof:
            return shutil.which(self.proof) is not None
        try:
            ctypes.CDLL(self.proof)
        except OSError:
            return False
        return True

    def name_here(self, glibc: tuple[int, ...]) -> str:
        return self.name_with_t64 if self.name_with_t64 and glibc >= FIRST_T64_GLIBC else self.name


RUNNING = (
    # any window
    SystemPackage("libglib2.0-0", "libglib-2.0.so.0", "libglib2.0-0t64"),
    SystemPackage("libgl1", "libGL.so.1"),
    SystemPackage("libegl1", "libEGL.so.1"),
    SystemPackage("libxkbcommon0", "libxkbcommon.so.0"),
    SystemPackage("libdbus-1-3", "libdbus-1.so.3"),
    SystemPackage("libfontconfig1", "libfontconfig.so.1"),
    SystemPackage("libgssapi-krb5-2", "libgssapi_krb5.so.2"),
    SystemPackage("fonts-dejavu-core", "/usr/share/fonts/**/DejaVuSans.ttf"),
    # a window under X
    SystemPackage("libxcb-cursor0", "libxcb-cursor.so.0"),
    SystemPackage("libxcb-icccm4", "libxcb-icccm.so.4"),
    SystemPackage("libxcb-image0", "libxcb-image.so.0"),
    SystemPackage("libxcb-keysyms1", "libxcb-keysyms.so.1"),
    SystemPackage("libxcb-randr0", "libxcb-randr.so.0"),
    SystemPackage("libxcb-render-util0", "libxcb-render-util.so.0"),
    SystemPackage("libxcb-shape0", "libxcb-shape.so.0"),
    SystemPackage("libxcb-xkb1", "libxcb-xkb.so.1"),
    SystemPackage("libxkbcommon-x11-0", "libxkbcommon-x11.so.0"),
    SystemPackage("libx11-xcb1", "libX11-xcb.so.1"),
    SystemPackage("libxcb-xfixes0", "libxcb-xfixes.so.0"),
    SystemPackage("libxcb-sync1", "libxcb-sync.so.1"),
    # a web page
    SystemPackage("libnss3", "libnss3.so"),
    SystemPackage("libasound2", "libasound.so.2", "libasound2t64"),
    SystemPackage("libxcomposite1", "libXcomposite.so.1"),
    SystemPackage("libxdamage1", "libXdamage.so.1"),
    SystemPackage("libxrandr2", "libXrandr.so.2"),
    SystemPackage("libxtst6", "libXtst.so.6"),
    SystemPackage("libxkbfile1", "libxkbfile.so.1"),
    SystemPackage("libgbm1", "libgbm.so.1"),
    SystemPackage("libcups2", "libcups.so.2", "libcups2t64"),
    SystemPackage("ca-certificates", "/etc/ssl/certs/ca-certificates.crt"),
    # a receipt printer on USB
    SystemPackage("libusb-1.0-0", "libusb-1.0.so.0"),
)

LIBRARY_OF_PYTHON = (
    f"libpython3.{sys.version_info.minor}",
    f"libpython3.{sys.version_info.minor}.so.1.0",
    f"libpython3.{sys.version_info.minor}t64" if sys.version_info < (3, 13) else "",
)
"""Debian's Python does without it, a frozen one does not."""

TESTING = (
    *RUNNING,
    # a virtual screen, and somebody at it
    SystemPackage("xvfb", "Xvfb"),
    SystemPackage("xauth", "xauth"),
    SystemPackage("xdotool", "xdotool"),
    # the readers of a screen, and a keyring
    SystemPackage("dbus", "dbus-run-session"),
    SystemPackage("at-spi2-core", "/usr/lib*/at-spi-bus-launcher"),
    SystemPackage("gnome-keyring", "gnome-keyring-daemon"),
    SystemPackage("libpulse0", "libpulse.so.0"),
)

BUILDING = (
    *RUNNING,
    *([SystemPackage(*LIBRARY_OF_PYTHON)] if Path(sys.executable).resolve().parent == Path("/usr/bin") else []),
    SystemPackage("libpulse0", "libpulse.so.0"),
    SystemPackage("binutils", "strip"),
    SystemPackage("patchelf", "patchelf"),
    SystemPackage("dpkg-dev", "dpkg-shlibdeps"),
    # the libraries of Qt's plugins for Wayland and for printing: what they belong to is what the package depends on
    SystemPackage("libwayland-cursor0", "libwayland-cursor.so.0"),
    SystemPackage("libwayland-egl1", "libwayland-egl.so.1"),
    SystemPackage("libxcb-dri3-0", "libxcb-dri3.so.0"),
)

CHECKING = (
    *BUILDING,
    SystemPackage("xvfb", "Xvfb"),
    SystemPackage("xdotool", "xdotool"),
    SystemPackage("debootstrap", "debootstrap"),
    SystemPackage("desktop-file-utils", "desktop-file-validate"),
    SystemPackage("appstream", "appstreamcli"),
    SystemPackage("lintian", "lintian"),
    SystemPackage("man-db", "man"),
    SystemPackage("systemd", "systemd-analyze"),
    SystemPackage("nsis", "makensis"),
    SystemPackage("wine64", "/usr/lib/wine/wine64"),
    SystemPackage("wine", "wine"),
)


def provide(wanted: Sequence[SystemPackage], *, for_new_virtual_env: bool) -> None:
    """Install with apt what is missing; where we may not, end with the one command that does."""
    if sys.platform != "linux":
        return
    missing = [package for package in wanted if not package.is_here()]
    lacks_ensurepip = for_new_virtual_env and importlib.util.find_spec("ensurepip") is None
    if not missing and not lacks_ensurepip:
        return
    if shutil.which("apt-get") is None:
        if lacks_ensurepip:
            raise MistakeError(
                "This Python lacks ensurepip: install your system's package for Python's venv.", ExitCode.YOUR_TURN
            )
        libraries = ", ".join(package.proof for package in missing)
        print(f"There is no apt here to install what seems to be missing: {libraries}; going on.", file=sys.stderr)
        return
    names = [venv_package()] if lacks_ensurepip else []
    names += installable_names(missing, glibc=glibc_version())
    if names:
        install(names)


def venv_package() -> str:
    """The package that gives ensurepip to the Python we run on."""
    default = Path("/usr/bin/python3").resolve()
    if Path(sys.executable).resolve() == default:
        return "python3-venv"
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


def glibc_version() -> tuple[int, ...]:
    try:
        words = (os.confstr("CS_GNU_LIBC_VERSION") or "").split()
        return tuple(int(part) for part in words[-1].split("."))
    except (ValueError, IndexError, OSError):
        return ()


def installable_names(missing: Iterable[SystemPackage], *, glibc: tuple[int, ...]) -> list[str]:
    """Debian's names of the packages, without those that dpkg holds although their proof was not found."""
    names = [package.name_here(glibc) for package in missing]
    if not names:
        return []
    query = ["dpkg-query", "--show", "--showformat=${Package} ${db:Status-Status}\n", *names]
    listed = subprocess.run(query, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
    installed = {line.removesuffix(" installed") for line in listed.splitlines() if line.endswith(" installed")}
    return [name for name in names if name not in installed]


def install(names: Sequence[str]) -> None:
    privilege = privilege_to_install()
    if privilege is None:
        raise MistakeError(
            f"Some system packages are missing; install them and call again:\n{command_for(names)}", ExitCode.YOUR_TURN
        )
    print(f"Installing system packages with apt: {' '.join(names)}", file=sys.stderr)
    # A set-up killed while apt worked leaves packages that dpkg wants to finish first; otherwise this does nothing.
    _administer([*privilege, "dpkg", "--configure", "-a"])
    # Old lists may still be good enough, so a failed update says so only when the installation fails as well.
    update = [*privilege, "apt-get", "update", "--quiet=2", "-o", "APT::Update::Error-Mode=any"]
    without_lists = _administer(update)
    options = [
        "--yes",
        "--quiet=2",
        "--no-install-recommends",
        "-o",
        "DPkg::Lock::Timeout=300",
        "-o",
        "Dpkg::Use-Pty=0",
    ]
    failure = _administer([*privilege, "apt-get", "install", *options, *names])
    if failure is not None:
        causes = "; ".join(filter(None, [failure, without_lists]))
        raise MistakeError(
            f"apt could not install the system packages ({causes}); this shows more:\n{command_for(names)}"
        )


def privilege_to_install() -> list[str] | None:
    """What to put before a command to run it as root: nothing, sudo, or None when we may not."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def command_for(names: Sequence[str]) -> str:
    """The one line for somebody who may."""
    update, add = "apt-get update", f"apt-get install -y --no-install-recommends {' '.join(names)}"
    if os.geteuid() == 0:
        return f"{update} && {add}"
    if shutil.which("sudo") is not None:
        return f"sudo {update} && sudo {add}"
    return f"su - -c {shlex.quote(f'{update} && {add}')}"


def _administer(command: Sequence[str]) -> str | None:
    """None when it went well, otherwise what apt or dpkg said about it."""
    environment = {
        **os.environ,
        "DEBIAN_FRONTEND": "noninteractive",
        "LC_ALL": "C.UTF-8",
        # plain `su` leaves out the folders in which dpkg looks for its helpers
        "PATH": f"{os.environ.get('PATH', os.defpath)}:/usr/local/sbin:/usr/sbin:/sbin",
    }
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr if sys.stderr.isatty() else subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        env=environment,
        check=False,
    )
    if done.returncode == 0:
        return None
    errors = [line.removeprefix("E: ") for line in done.stderr.splitlines() if line.startswith("E: ")]
    return errors[0] if errors else f"exit code {done.returncode}"
