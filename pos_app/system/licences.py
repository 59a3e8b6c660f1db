"""Whose work is inside this program, and under which licence: from what each part says of itself."""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

_OURS: Final = "kaunta"
_NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
_LISTED: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]+) (?P<version>\S+): (?P<licence>.+) \([^()]*\)")
_LONGEST: Final = 80
_UNNAMED: Final = "see its licence text"
_QT: Final = frozenset({"pyside6", "pyside6-essentials", "pyside6-addons", "shiboken6"})
_QT_LICENCE: Final = "LGPL-3.0-only"  # of the three it offers, the one it is used under


@dataclass(frozen=True, slots=True)
class Licence:
    """One part of others."""

    name: str
    version: str
    licence: str


def _beside(program: Path) -> Path:
    """Find where the papers of an installed program lie; an application of macOS keeps them apart from programs."""
    return program.parent.parent / "Resources" if program.parent.name == "MacOS" else program.parent


def licences(*, folder: Path | None = None) -> tuple[Licence, ...]:
    """List every part, by name. Reads many files: call it from a worker thread.

    An installed program has a list of its own that was made when it was built; elsewhere the parts are asked.
    """
    built = folder or _beside(Path(sys.executable)) / "licences"
    try:
        lines = (built / "README.txt").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    listed = [Licence(**found.groupdict()) for line in lines if (found := _LISTED.fullmatch(line))]
    if not listed:
        listed = [Licence("CPython", sys.version.split()[0], "PSF-2.0"), *_asked()]
    return tuple(sorted(listed, key=lambda each: each.name.casefold()))


def _asked() -> Iterator[Licence]:
    """Follow what we need, and what that needs."""
    seen: set[str] = {_OURS}
    waiting = list(_needs(metadata.requires(_OURS) or ()))
    while waiting:
        name = waiting.pop()
        if _plain(name) in seen:
            continue
        seen.add(_plain(name))
        try:
            part = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # of another system
        waiting += _needs(part.requires or ())
        yield Licence(part.name, part.version, _licence_of(part))


def _needs(requirements: Iterable[str]) -> Iterator[str]:
    for each in requirements:
        found = _NAME.match(each)
        if found is not None and "extra ==" not in each:
            yield found[0]


def _licence_of(part: metadata.Distribution) -> str:
    if _plain(part.name) in _QT:
        return _QT_LICENCE
    facts = part.metadata
    for field in ("License-Expression", "License"):
        said = " ".join((facts.get_all(field) or [""])[0].split())
        if 0 < len(said) <= _LONGEST:
            return said
    named = [each.rpartition(" :: ")[2] for each in facts.get_all("Classifier") or () if each.startswith("License ::")]
    return ", ".join(named) or _UNNAMED


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
