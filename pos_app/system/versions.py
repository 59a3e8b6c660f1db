"""What this till is made of, for the About page, the doctor and crash reports."""

import sys
from typing import Final

NAME: Final = "Kaunta"
_VERSION: Final = "0.1.0"  # here as well as in the metadata: reading those takes 15 ms of the start


def own_version() -> str:
    """Return the version of the till."""
    return _VERSION


def versions() -> dict[str, str]:
    """Name the parts whose version matters when something goes wrong. Loads none of them."""
    parts = {NAME: own_version(), "Python": sys.version.split()[0], "System": sys.platform}
    for shown, package in (("Qt", "PySide6"), ("SQLite", "apsw")):
        parts[shown] = _version_of(package) or "unknown"
    return parts


def _version_of(package: str) -> str | None:
    from importlib import metadata

    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None
