"""The Windows installer: makensis makes it on Windows, and anywhere else with a stand-in for the till."""

import shutil
import subprocess
import sys
from pathlib import Path

from build_source import Source
from mistakes import ExitCode, MistakeError

SPARE_KB = 20_000
"""More than the files themselves: the uninstaller, folders, blocks that are not full."""


def build_installer(source: Source, program: Path) -> Path:
    """Make dist/kaunta-VERSION-setup.exe of the frozen program."""
    target = source.root / "dist" / f"kaunta-{source.version}-setup.exe"
    make_installer(source.root, program, target, version=source.version, environment=dict(source.environment()))
    return target


def make_installer(
    root: Path,
    program: Path,
    target: Path,
    *,
    version: str,
    compression: str = "/SOLID lzma",
    size_kb: int | None = None,
    environment: dict[str, str] | None = None,
) -> None:
    """Pack a folder; a smaller size makes an installer that believes in a disk that is too full."""
    kilobytes = sum(path.stat().st_size for path in program.rglob("*") if path.is_file()) // 1024 + SPARE_KB
    words = {
        "VERSION": version,
        "PAYLOAD": str(program / "*"),  # with this system's own separator: makensis for Windows takes no other
        "TARGET": "x86-unicode" if sys.platform == "win32" else "amd64-unicode",
        "SIZE_KB": str(kilobytes if size_kb is None else size_kb),
        "COMPRESSION": compression,
        "OUT": str(target),
    }
    compile_script(root / "packaging" / "windows" / "installer.nsi", words, environment)


def compile_script(script: Path, words: dict[str, str], environment: dict[str, str] | None = None) -> None:
    """Run makensis; what it warns of is a mistake of ours."""
    program = shutil.which("makensis") or shutil.which(r"C:\Program Files (x86)\NSIS\makensis.exe")
    if program is None:
        raise MistakeError("makensis is missing: install NSIS (Debian package nsis).", ExitCode.YOUR_TURN)
    defined = [f"-D{name}={value}" for name, value in words.items()]
    done = subprocess.run(
        [program, "-V2", "-WX", *defined, script], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode != 0:
        raise MistakeError(f"makensis failed: {' '.join((done.stdout + done.stderr).split())[-1500:]}")
