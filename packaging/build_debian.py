"""The Debian package: the program in /usr/lib/kaunta, everything else where the system looks for it."""

import gzip
import os
import re
import shutil
import subprocess
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from build_debian_depends import RECOMMENDED, depends_of
from build_source import Source
from mistakes import ExitCode, MistakeError

PROGRAM = Path("usr/lib/kaunta")
PLACES = {
    "kaunta.desktop": "usr/share/applications/kaunta.desktop",
    "com.kaunta.till.metainfo.xml": "usr/share/metainfo/com.kaunta.till.metainfo.xml",
    "kaunta.svg": "usr/share/icons/hicolor/scalable/apps/kaunta.svg",
    "kaunta-listen.service": "usr/lib/systemd/system/kaunta-listen.service",
    "kaunta-listen.default": "etc/default/kaunta-listen",
    "70-kaunta-printers.rules": "usr/lib/udev/rules.d/70-kaunta-printers.rules",
    "apparmor": "usr/share/kaunta/apparmor",
    "copyright": "usr/share/doc/kaunta/copyright",
    "lintian-overrides": "usr/share/lintian/overrides/kaunta",
}
DESCRIPTION = """\
till for the shop counter
 Takes card payments that the customer's bank approves, renews cable TV, and
 shows money that arrives by transfer. Says in one word how each went: Paid,
 Declined, Waiting or Not sure.
 .
 Opens in a sandbox: a payment service played inside the program, with test
 cards, no account and no real money. What a shop wrote down stays where it is
 when the package is upgraded, removed or purged."""
MAINTAINER = "The Kaunta project <kaunta@example.org>"


def build_debian_package(source: Source, program: Path) -> Path:
    """Make dist/kaunta_VERSION_ARCH.deb; the same commit gives the same package."""
    tree = source.root / "build" / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(program, tree / PROGRAM, symlinks=True)
    _lay_out(source, tree)
    _write_control(source, tree, depends_of(program))
    _make_alike(tree, source.epoch)
    package = source.root / "dist" / f"kaunta_{source.version}_{_architecture()}.deb"
    # zstd would be twice as fast and a fifth larger, and Debian 11 could not open it
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(tree), str(package), source=source)
    return package


def _lay_out(source: Source, tree: Path) -> None:
    linux = source.root / "packaging" / "linux"
    day = datetime.fromtimestamp(source.epoch, UTC).date().isoformat()
    licence = (source.root / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    words = {
        "@VERSION@": source.version,
        "@DATE@": day,
        "@MIT@": "\n".join(f" {line}" if line else " ." for line in licence),
    }

    def filled(name: str) -> bytes:
        text = (linux / name).read_text(encoding="utf-8")
        for mark, value in words.items():
            text = text.replace(mark, value)
        return text.encode()

    for name, place in PLACES.items():
        _write(tree / place, filled(name))
    _write(tree / "usr/share/man/man1/pos-app.1.gz", _packed(filled("pos-app.1")))
    _write(tree / "usr/share/doc/kaunta/changelog.gz", _packed(changelog(source).encode()))
    picture = source.root / "packaging" / "pictures" / "kaunta.png"
    _write(tree / "usr/share/icons/hicolor/512x512/apps/kaunta.png", picture.read_bytes())
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/pos-app").symlink_to("../lib/kaunta/pos-app")
    for script in ("postinst", "postrm"):
        _write(tree / "DEBIAN" / script, filled(script), mode=0o755)
    _write(tree / "DEBIAN/conffiles", b"/etc/default/kaunta-listen\n")


def changelog(source: Source) -> str:
    """Debian's form of what CHANGELOG.md says about this version."""
    text = (source.root / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(
        rf"^## {re.escape(source.version)}\b.*?$(?P<body>.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL
    )
    if section is None:
        raise MistakeError(f"packaging/CHANGELOG.md says nothing about version {source.version}.", ExitCode.YOUR_TURN)
    items = [line[2:].strip() for line in section["body"].splitlines() if line.startswith("- ")]
    when = format_datetime(datetime.fromtimestamp(source.epoch, UTC))
    body = "\n".join(textwrap.fill(item, 78, initial_indent="  * ", subsequent_indent="    ") for item in items)
    return f"kaunta ({source.version}) unstable; urgency=medium\n\n{body}\n\n -- {MAINTAINER}  {when}\n"


def _write_control(source: Source, tree: Path, depends: list[str]) -> None:
    size = sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir()) // 1024
    fields = {
        "Package": "kaunta",
        "Version": source.version,
        "Architecture": _architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join(depends),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "misc",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    _write(tree / "DEBIAN/control", text.encode())


def _make_alike(tree: Path, epoch: int) -> None:
    """The same rights and times whoever builds."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            is_open = path.is_dir() or _is_run(path)
            path.chmod(0o755 if is_open else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def _is_run(path: Path) -> bool:
    return path.name in {"pos-app", "QtWebEngineProcess", "postinst", "postrm"}


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _write(path: Path, data: bytes, *, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.chmod(mode)


def _architecture() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def _run(*command: str, source: Source) -> None:
    done = subprocess.run(command, capture_output=True, text=True, env=dict(source.environment()), check=False)
    if done.returncode != 0:
        raise MistakeError(f"{command[0]} failed: {' '.join(done.stderr.split())}")
