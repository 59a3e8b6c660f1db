"""The list of all files of the program with their SHA-256; `pos-app doctor` compares, and so can `sha256sum -c`."""

import hashlib
from pathlib import Path

NAME = "SHA256SUMS"


def write_manifest(folder: Path) -> Path:
    """Write the list into the folder it lists; it names neither itself nor links, whose targets are listed."""
    target = folder / NAME
    target.unlink(missing_ok=True)
    lines = [f"{digest}  {name}\n" for name, digest in sums(folder).items()]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target


def sums(folder: Path) -> dict[str, str]:
    """Name to digest of every file below the folder, in the order of their names."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): digest_of(path) for path in files}


def digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
