"""The program itself: files that were cut or changed are found by their sums, libraries that do not load by loading."""

import hashlib
import importlib
import importlib.util
import re
import sys
from pathlib import Path
from typing import Final

from pos_app.doctor.findings import Finding, care, good, unknown

_MANIFEST: Final = "SHA256SUMS"
_LINE: Final = re.compile(r"(?P<digest>[0-9a-f]{64})  (?P<name>[^\0]+)", re.ASCII)
# Everything that is opened late or by name: its absence would show in the middle of a day.
LIBRARIES: Final = (
    "apsw",
    "argon2.low_level",
    "babel.numbers",
    "cryptography.hazmat.primitives.asymmetric.ed25519",
    "httpx",
    "keyring",
    "PIL.Image",
    "pydantic",
    "segno",
    "starlette.applications",
    "truststore",
    "uvicorn",
)
LOOKED_FOR: Final = ("escpos.printer", "escpos.capabilities")  # loading them leaves a folder behind
_AGAIN: Final = "Install Kaunta again; what the shop wrote down stays as it is."


def look_at_files() -> Finding:
    """Compare a frozen program with the list it came with; a checkout has none."""
    if not getattr(sys, "frozen", False):
        return good("program files", "a checkout")
    folder = Path(sys.executable).parent
    if folder.name == "MacOS":  # signing changes the files, and vouches for them
        return unknown("program files", "an application of macOS: ask codesign --verify --deep")
    return compare(folder)


def look_at_libraries() -> Finding:
    """Load every library, as the till will when it needs it."""
    missing = [name for name in LIBRARIES if not _loads(name)]
    missing += [name for name in LOOKED_FOR if importlib.util.find_spec(name) is None]
    if missing:
        return care("libraries", f"cannot be loaded: {', '.join(missing)}. {_AGAIN}")
    return good("libraries", f"{len(LIBRARIES) + len(LOOKED_FOR)} load")


def _loads(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ImportError:  # also for a native part that is damaged
        return False
    return True


def compare(folder: Path) -> Finding:
    """Read every file that the list names; half a second for each 200 MB."""
    try:
        lines = (folder / _MANIFEST).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return care("program files", f"the list of files is missing. {_AGAIN}")
    wrong = [name for line in lines if (name := _wrong_in(folder, line))]
    if wrong:
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        return care("program files", f"not as they were built: {wrong[0]}{more}. {_AGAIN}")
    return good("program files", f"{len(lines)} as they were built")


def _wrong_in(folder: Path, line: str) -> str:
    """Name the file of a line if it is not as it should be."""
    listed = _LINE.fullmatch(line)
    if listed is None:
        return _MANIFEST
    try:
        with (folder / listed["name"]).open("rb") as file:
            found = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return listed["name"]
    return "" if found == listed["digest"] else listed["name"]
