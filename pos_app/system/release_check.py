"""Announcements of releases: believed only with a signature of the pinned key; a file, only with its announced sum."""

import hashlib
import json
import re
from base64 import b64decode
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, cast

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

HEAD: Final = b"kaunta-release 1\n"  # signed as well: a signature for anything else is none for this
LARGEST: Final = 64 * 1024
_VERSION: Final = re.compile(r"(\d{1,5})\.(\d{1,5})\.(\d{1,5})", re.ASCII)
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,99}", re.ASCII)
_DIGEST: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_KEY: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_MOST_FILES: Final = 20


class NotBelieved(KnownError):  # noqa: N818  # a fact, as the house names errors
    """An announcement or a file is not what the pinned key vouches for."""


@dataclass(frozen=True, slots=True)
class Release:
    """A release, as its makers announced it."""

    version: str
    released: date
    files: tuple[tuple[str, str], ...]  # name and SHA-256

    def is_newer_than(self, version: str) -> bool:
        """Compare versions by their numbers."""
        return _numbers(self.version) > _numbers(version)

    def verify(self, path: Path) -> None:
        """Make sure that a file is the one that was announced under its name; NotBelieved if it is not."""
        announced = dict(self.files).get(path.name)
        if announced is None:
            raise NotBelieved(Sentence("{0} is no file of Kaunta {1}. Do not install it.", path.name, self.version))
        try:
            with path.open("rb") as file:
                found = hashlib.file_digest(file, "sha256").hexdigest()
        except OSError as problem:
            raise NotBelieved(Sentence("{0} cannot be read ({1}).", path, problem.strerror)) from problem
        if found != announced:
            raise NotBelieved(Sentence("{0} is not the file that was announced. Do not install it.", path.name))


def read_announcement(data: bytes, *, key: str) -> Release:
    """Check the signature first, and look at nothing before it holds."""
    if _KEY.fullmatch(key) is None:
        raise NotBelieved(
            Sentence("This copy of Kaunta knows no key of releases: it cannot tell whether one is genuine.")
        )
    head, _, rest = data[:LARGEST].partition(b"\n")
    signature, _, said = rest.partition(b"\n")
    if len(data) > LARGEST or head + b"\n" != HEAD or not _is_signed(said, signature, key):
        raise NotBelieved(Sentence("The announcement of a release is not signed by its makers."))
    return _read(said)


def _is_signed(said: bytes, signature: bytes, key: str) -> bool:
    from cryptography.exceptions import InvalidSignature  # megabytes, and only those who look for updates need them
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(b64decode(signature, validate=True), HEAD + said)
    except (InvalidSignature, ValueError):
        return False
    return True


def _read(said: bytes) -> Release:
    try:
        raw = cast("object", json.loads(said))
        fields = cast("dict[str, object]", raw if isinstance(raw, dict) else {})
        version, files = str(fields["version"]), fields["files"]
        _numbers(version)
        released = date.fromisoformat(str(fields["released"]))
        return Release(version, released, _files(cast("dict[str, object]", files if isinstance(files, dict) else {})))
    except (ValueError, KeyError, RecursionError):
        raise NotBelieved(Sentence("The announcement of a release is signed, and cannot be understood.")) from None


def _files(files: dict[str, object]) -> tuple[tuple[str, str], ...]:
    found = tuple((name, str(digest)) for name, digest in files.items())
    if len(found) > _MOST_FILES or not all(_NAME.fullmatch(name) and _DIGEST.fullmatch(sum_) for name, sum_ in found):
        raise ValueError
    return found


def _numbers(version: str) -> tuple[int, ...]:
    found = _VERSION.fullmatch(version)
    if found is None:
        raise ValueError(version)
    return tuple(int(number) for number in found.groups())
