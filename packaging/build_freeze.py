"""Freezes the till into one folder with PyInstaller, and takes out of the interpreter what belongs to the builder."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from build_source import Source
from mistakes import ExitCode, MistakeError

NAME = "kaunta"
COMMAND = "pos-app.exe" if sys.platform == "win32" else "pos-app"


@dataclass(frozen=True, slots=True)
class Frozen:
    """The program as a folder."""

    folder: Path
    found: tuple[Path, ...]
    """Every file that something in the folder was made of, where it was found."""

    @property
    def command(self) -> Path:
        return self.folder / COMMAND


def freeze(source: Source, python: Path) -> Frozen:
    """Make dist/kaunta from nothing."""
    work, dist = source.root / "build" / "freeze", source.root / "dist"
    for folder in (work, dist):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    found, log = work / "found.json", work / "pyinstaller.log"
    spec = source.root / "packaging" / "pos.spec"
    command = [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--distpath", dist, "--workpath", work, spec]
    environment = {
        **source.environment(),
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        "KAUNTA_ROOT": str(source.root),
        "KAUNTA_VERSION": source.version,
        "KAUNTA_FOUND": str(found),
    }
    with log.open("wb") as written:
        done = subprocess.run(
            command, cwd=source.root, env=environment, stdout=written, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode != 0:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        raise MistakeError(f"PyInstaller could not freeze the till ({lines[-1] if lines else 'no word'}); see {log}.")
    frozen = Frozen(dist / NAME, tuple(Path(each) for each in json.loads(found.read_text(encoding="utf-8"))))
    if sys.platform == "linux":
        _clean_interpreter(frozen.folder)
    return frozen


def _clean_interpreter(folder: Path) -> None:
    """A Python that was compiled at home brings 20 MB for debuggers, and looks for libraries in the builder's home."""
    ours = [*folder.rglob("libpython3*.so*"), *folder.rglob("lib-dynload/*.so")]
    for command in (["strip", "--strip-unneeded"], ["patchelf", "--remove-rpath"]):
        try:
            subprocess.run([*command, *ours], check=True)
        except FileNotFoundError:
            raise MistakeError(f"{command[0]} is missing: install binutils and patchelf.", ExitCode.YOUR_TURN) from None
