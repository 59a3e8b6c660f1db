"""The lists of cable TV as they lie on the disk; what is read back is taken as if a stranger had written it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Generic, TypeVar, cast

from pos_app.domain.money import Currency
from pos_app.domain.package_price import read_price
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Package, Provider

_VERSION: Final = 1
_MOST_ROWS: Final = 1000
_LONGEST: Final = 400

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class CataloguePage(Generic[Row]):
    """A list, and when the service gave it."""

    rows: tuple[Row, ...]
    as_of: datetime


def write_providers(page: CataloguePage[Provider]) -> bytes:
    """Write the providers down."""
    return _written(page.as_of, [(each.name, each.sent_as, each.logo) for each in page.rows])


def write_packages(page: CataloguePage[Package]) -> bytes:
    """Write the packages down; a price is read from its amount again."""
    return _written(page.as_of, [(each.id, each.name, each.code, each.amount) for each in page.rows])


def read_providers(raw: bytes) -> CataloguePage[Provider] | None:
    """Read providers; none if this is not such a list."""
    read = _read(raw, columns=3)
    if read is None:
        return None
    rows, as_of = read
    return CataloguePage(
        tuple(Provider(plain(name), sent, logo) for name, sent, logo in rows if plain(name) and sent), as_of
    )


def read_packages(raw: bytes, *, currency: Currency) -> CataloguePage[Package] | None:
    """Read packages; none if this is not such a list."""
    read = _read(raw, columns=4)
    if read is None:
        return None
    rows, as_of = read
    return CataloguePage(tuple(_package(row, currency) for row in rows if row[0]), as_of)


def _package(row: Sequence[str], currency: Currency) -> Package:
    number, name, code, amount = row
    return Package(number, plain(name), code, plain(amount, most=40), read_price(amount, currency))


def _written(as_of: datetime, rows: list[tuple[str, ...]]) -> bytes:
    whole = {"version": _VERSION, "as_of": as_of.isoformat(), "rows": rows}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def _read(raw: bytes, *, columns: int) -> tuple[list[list[str]], datetime] | None:
    try:
        whole: object = json.loads(raw)
        if not isinstance(whole, dict):
            return None
        fields = cast("Mapping[str, object]", whole)
        as_of = datetime.fromisoformat(str(fields.get("as_of")))
    except (ValueError, RecursionError):  # bytes that are no text are a ValueError as well
        return None
    listed = fields.get("rows")
    if fields.get("version") != _VERSION or as_of.tzinfo is None or not isinstance(listed, list):
        return None
    rows = cast("list[object]", listed)[:_MOST_ROWS]
    found = [cast("list[str]", row) for row in rows if _is_row(row, columns)]
    return (found, as_of) if found or not rows else None


def _is_row(row: object, columns: int) -> bool:
    if not isinstance(row, list):
        return False
    cells = cast("list[object]", row)
    return len(cells) == columns and all(isinstance(cell, str) and len(cell) <= _LONGEST for cell in cells)
