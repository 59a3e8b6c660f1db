"""The licences of everything that is inside the program, copied from what each part brought with it."""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from build_parts import Part
from lock_files import canonical
from mistakes import MistakeError

OF_QT = ("LGPL-3.0.txt", "GPL-3.0.txt")
QT_PARTS = frozenset({"pyside6", "pyside6-essentials", "pyside6-addons", "shiboken6"})
FOREWORD = """\
Kaunta is under the MIT licence (LICENSE). These parts of others are inside it.

Qt, Qt WebEngine and PySide6 are used under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt, which builds
on GPL-3.0.txt). They lie beside the program as libraries of their own and may be replaced by changed ones of the same
version. Their sources are at https://download.qt.io; the notices of what Qt itself contains (Chromium among them) are
at https://doc.qt.io/qt-6/licenses-used-in-qt.html.

"""


def collect_licences(root: Path, parts: Sequence[Part], target: Path) -> None:
    """Fill a folder: a list of all parts, and under each part's name the texts it came with."""
    target.mkdir()
    shutil.copy(root / "LICENSE", target / "LICENSE")
    shutil.copy(_licence_of_python(), target / "PYTHON.txt")
    for name in OF_QT:
        shutil.copy(root / "packaging" / "licences" / name, target / name)
    lines = [FOREWORD, _line("CPython", sys.version.split()[0], "PSF-2.0", "PYTHON.txt")]
    lines += [_line(part.name, part.version, part.licence, _copy(part, target)) for part in parts]
    (target / "README.txt").write_text("".join(lines), encoding="utf-8", newline="\n")


def _copy(part: Part, target: Path) -> str:
    name = canonical(part.name)
    if name in QT_PARTS:
        return ", ".join(OF_QT)
    if not part.licence_files:
        return "its metadata names the licence, no text came with it"
    folder = target / name
    folder.mkdir(exist_ok=True)
    for number, path in enumerate(part.licence_files):
        free = folder / path.name
        shutil.copyfile(path, free if not free.exists() else folder / f"{number}-{path.name}")
    return f"{name}/"


def _line(name: str, version: str, licence: str, where: str) -> str:
    return f"{name} {version}: {licence} ({where})\n"


def _licence_of_python() -> Path:
    base = Path(sys.base_prefix)
    library = base / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [library / "LICENSE.txt", base / "LICENSE.txt", Path("/usr/share/doc/python3/copyright")]
    for place in places:
        if place.is_file():
            return place
    raise MistakeError("The licence of this Python was not found; it has to come along with the program.")
