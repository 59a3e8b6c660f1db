"""The support bundle: what helps somebody far away, in one file, shown before it is saved and without secrets.

No book goes along, and nothing that a customer typed; what the doctor found out about the books does.
"""

import io
import re
import unicodedata
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pos_app.domain.cards import lengths_of, passes_luhn
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.system.atomic_write import write_durably
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
from pos_app.system.save_targets import refuse_unsafe

_MOST_LINES: Final = 2000  # of each log, the newest
_LARGEST_FILE: Final = 4 * 1024 * 1024
_MOST_REPORTS: Final = 10
_LONGEST_LINE: Final = 4000
_WHEN: Final = (1980, 1, 1, 0, 0, 0)  # zip can say no earlier; times of files tell nothing here
_EMAIL: Final = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,63}")
# As they are dialled here, and what else has as many digits: accounts, BVN, decoders.
_NUMBER: Final = re.compile(r"(?<![\w.:+/-])(?:0\d{2,3}[ -]\d{3}[ -]\d{3,4}|\d{10,11})(?![\w:/-]|\.\d)")
_OF_PEOPLE: Final = ("cashier_name", "shop_email", "shop_address", "shop_phone", "receipt_footer")
_PHONE: Final = re.compile(r"(?<![\w.+-])\+\d{9,14}(?!\d)")
_SHORTEST_CARD: Final = 12
_LONGEST_CARD: Final = 19
_CARD_ROW: Final = re.compile(r"\d(?:[ \u00a0._/-]{0,2}\d){11,}")  # as people and programs write a card number
_NAMED: Final = re.compile(r"[0-9a-fA-F]{32,}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")  # digests, UUIDs
_TIME: Final = re.compile(r"20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?=[T ]\d\d:|\b)|\d\d:\d\d:\d\d[.,]\d+")
_KEY_SHAPES: Final = (
    re.compile(r"\b[sp]k_(?:test_|live_)?[A-Za-z0-9]{6,}"),
    re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----"),
    re.compile(r"\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}"),
    re.compile(r"(?i)\bauthorization\W{1,4}(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}"),
)


class NotSaved(KnownError):  # noqa: N818  # a fact, as the house names errors
    """The bundle was not saved."""


@dataclass(frozen=True, slots=True)
class BundlePart:
    """One text of the bundle, as it would be given away."""

    name: str
    text: str

    @property
    def lines(self) -> int:
        """Count the lines."""
        return self.text.count("\n")


@dataclass(frozen=True, slots=True)
class SupportBundle:
    """Everything that would be given away: look at it first."""

    sheets: tuple[BundlePart, ...]

    @property
    def preview(self) -> str:
        """List what is inside."""
        width = max(len(sheet.name) for sheet in self.sheets)
        return "\n".join(f"{sheet.name:{width}}  {sheet.lines:6} lines" for sheet in self.sheets)

    def save(self, target: Path) -> None:
        """Write it into a file that is not there yet; refused if anything in it looks like a secret."""
        if target.exists():
            raise NotSaved(Sentence("{0} is there already: choose another name. Nothing was saved.", target))
        refuse_unsafe(target, ".zip")
        data = self._pack()
        _pass_the_gate(data)
        try:
            write_durably(target, data)
        except OSError as problem:
            why = (problem.strerror or type(problem).__name__).lower()
            raise NotSaved(Sentence("{0} cannot be written ({1}). Nothing was saved.", target, why)) from problem

    def _pack(self) -> bytes:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for sheet in self.sheets:
                archive.writestr(zipfile.ZipInfo(sheet.name, _WHEN), sheet.text, zipfile.ZIP_DEFLATED)
        return packed.getvalue()


def gather(places: Paths, redaction: Redaction, said: Mapping[str, str]) -> SupportBundle:
    """Collect logs, crash reports, settings and profiles, and what the caller has to say; every line is redacted."""
    clean = _Cleaner(redaction)
    sheets = [BundlePart(name, clean.clean(text)) for name, text in said.items()]
    for path in _files(places):
        text = clean.read(path)
        kept = _without_people(text) if path == places.settings else text
        sheets.append(BundlePart(path.relative_to(places.data_dir).as_posix(), kept))
    return SupportBundle(tuple(sheets))


def _files(places: Paths) -> Iterator[Path]:
    yield from (path for path in (places.settings, *sorted(places.data_dir.glob("*.profile.toml"))) if path.is_file())
    yield from sorted(path for path in places.logs.glob("*.log*") if path.is_file())
    reports = [path for path in places.crashes.glob("*.*") if path.is_file()]
    newest = sorted(reports, key=lambda path: path.stat().st_mtime)[-_MOST_REPORTS:]
    yield from sorted(newest)


class _Cleaner:
    """Takes secrets, addresses of people and the name of whoever is logged in out of a text, line by line."""

    def __init__(self, redaction: Redaction) -> None:
        self._redaction = redaction
        self._home = str(Path.home())

    def read(self, path: Path) -> str:
        try:
            with path.open("rb") as file:
                size = file.seek(0, io.SEEK_END)
                file.seek(max(0, size - _LARGEST_FILE))
                data = file.read(_LARGEST_FILE)
        except OSError as problem:
            return f"(it cannot be read: {problem.strerror})\n"
        return self.clean(data.decode("utf-8", "replace"))

    def clean(self, text: str) -> str:
        lines = text.splitlines()
        cut = [f"({len(lines) - _MOST_LINES} older lines were left out)"] if len(lines) > _MOST_LINES else []
        return "".join(f"{line}\n" for line in (*cut, *map(self._line, lines[-_MOST_LINES:])))

    def _line(self, line: str) -> str:
        hidden = self._redaction.hide(line[:_LONGEST_LINE])
        named = _PHONE.sub("[phone]", _EMAIL.sub("[e-mail]", hidden))
        return _NUMBER.sub("[number]", named).replace(self._home, "~")


def _without_people(text: str) -> str:
    """Leave of the settings that name or reach somebody only whether they are set."""
    for name in _OF_PEOPLE:
        text = re.sub(rf'("{name}": )"(?:[^"\\]|\\.)+"', r'\1"[hidden]"', text)
    return text


def _pass_the_gate(data: bytes) -> None:
    """Read what was packed, as its receiver would, and let nothing through that looks like a secret."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            text = archive.read(name).decode("utf-8")
            for line, kind in leaks_in(f"{name}\n{text}"):
                where = f"{name}, line {line - 1}" if line > 1 else "the name of a file"
                raise NotSaved(
                    Sentence("The bundle holds {0} ({1}). Nothing was saved. Please report this.", kind, where)
                )


def leaks_in(text: str) -> Iterator[tuple[int, str]]:
    """Tell the line and the kind of everything that must not leave the shop; never the thing itself.

    The last gate before anything is saved: it looks for card numbers and keys itself, and trusts no redaction.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if _has_card(line):
            yield number, "what may be a card number"
        if any(pattern.search(line) for pattern in _KEY_SHAPES):
            yield number, "what may be a key"


def _has_card(line: str) -> bool:
    kept = _NAMED.sub("#", _TIME.sub("#", line))
    return any(_holds_a_card(row[0]) for row in _CARD_ROW.finditer(kept))


def _holds_a_card(row: str) -> bool:
    """Try every start in a row: a number may have something stuck to it on either side."""
    digits = "".join(str(unicodedata.decimal(char)) for char in row if char.isdecimal()).encode("ascii")
    return any(
        passes_luhn(digits[start : start + length])
        for start in range(len(digits) - _SHORTEST_CARD + 1)
        for length in lengths_of(digits[start : start + 6])
        if _SHORTEST_CARD <= length <= _LONGEST_CARD and start + length <= len(digits)
    )
