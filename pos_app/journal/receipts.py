"""The numbers of receipts: one series for a till, whatever was sold."""

from pos_app.journal.sheet import Sheet


def next_receipt(sheet: Sheet) -> int:
    """Return the number that the next receipt has."""
    found = sheet.execute(
        "SELECT max((SELECT COALESCE(MAX(number), 0) FROM receipt), (SELECT COALESCE(MAX(number), 0) FROM tv_receipt))"
    ).fetchall()
    return int(found[0][0]) + 1
