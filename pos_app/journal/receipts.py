"""The numbers of sales and receipts: one series each for a till, over whatever was sold and whatever was put back."""

from typing import Final

from pos_app.journal.entry import from_text
from pos_app.journal.sheet import Sheet

KEPT_READ: Final = "kept_journal_read"  # its facts say which numbers were given out in a journal that is not in use


def next_receipt(sheet: Sheet) -> int:
    """Return the number that the next receipt has."""
    found = sheet.execute(
        "SELECT max((SELECT COALESCE(MAX(number), 0) FROM receipt), (SELECT COALESCE(MAX(number), 0) FROM tv_receipt))"
    ).fetchall()
    return max(int(found[0][0]), _given_out(sheet, "receipt")) + 1


def next_sale(sheet: Sheet) -> int:
    """Return the number that the next sale has."""
    found = sheet.execute("SELECT COALESCE(MAX(number), 0) FROM sale").fetchall()
    return max(int(found[0][0]), _given_out(sheet, "sale")) + 1


def _given_out(sheet: Sheet, series: str) -> int:
    """Return the highest number that a journal which was set aside gave out: papers with it are in people's hands."""
    rows = sheet.execute("SELECT facts FROM entry WHERE kind = ?", (KEPT_READ,)).fetchall()
    numbers = (from_text(facts).get(series) for (facts,) in rows)
    return max((number for number in numbers if isinstance(number, int)), default=0)
