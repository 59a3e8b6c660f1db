"""The parts of others that are inside the program: found by the files it was made of, not by what was asked for."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path

from lock_files import canonical

OURS = "kaunta"
LICENCE_FILE = re.compile(r"(?i)(?:^|/)(?:licen[cs]e|copying|notice|authors|copyright)[^/]*$")
FROM_CLASSIFIER = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: Python Software Foundation License": "PSF-2.0",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A library of others, as its own metadata describes it."""

    name: str
    version: str
    licence: str
    home: str
    licence_files: tuple[Path, ...]


def find_parts(site_packages: Iterable[Path], found: Sequence[Path]) -> list[Part]:
    """The distributions that any of the found files belongs to, by name."""
    inside = {str(path.resolve()) for path in found}
    parts = [
        _part(each)
        for each in distributions(path=[str(folder) for folder in site_packages])
        if canonical(each.name) != OURS and _is_inside(each, inside)
    ]
    return sorted(parts, key=lambda part: canonical(part.name))


def _is_inside(distribution: Distribution, inside: set[str]) -> bool:
    files = distribution.files or []
    return any(
        str(Path(str(distribution.locate_file(file))).resolve()) in inside
        for file in files
        if ".dist-info/" not in str(file)
    )


def _part(distribution: Distribution) -> Part:
    facts = distribution.metadata
    files = [file for file in distribution.files or [] if ".dist-info/" in str(file) and LICENCE_FILE.search(str(file))]
    paths = tuple(sorted(Path(str(distribution.locate_file(file))) for file in files))
    homes = [line.partition(",")[2].strip() for line in facts.get_all("Project-URL") or []]
    home = _said(distribution, "Home-page") or (homes[0] if homes else "")
    return Part(distribution.name, distribution.version, _licence_of(distribution), home, paths)


def _licence_of(distribution: Distribution) -> str:
    facts = distribution.metadata
    said = _said(distribution, "License-Expression")
    if said:
        return said
    named = [FROM_CLASSIFIER[each] for each in facts.get_all("Classifier") or [] if each in FROM_CLASSIFIER]
    if named:
        return " OR ".join(dict.fromkeys(named))
    written = " ".join(_said(distribution, "License").split())
    return written if 0 < len(written) <= 80 else "see its licence text"


def _said(distribution: Distribution, field: str) -> str:
    found: list[str] = distribution.metadata.get_all(field) or []
    return found[0] if found else ""
