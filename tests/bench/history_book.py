"""A journal with a million payments, made once and kept in the temp folder: written straight into its tables."""

import os
import random
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final
from zlib import crc32

from pos_app.domain.environment import Environment
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append, first_entry
from pos_app.journal.database.opening import open_to_write
from pos_app.journal.schema import JOURNAL

PAYMENTS: Final = int(os.environ.get("KAUNTA_HISTORY_ROWS", "1000000"))
NOW: Final = datetime(2026, 11, 20, 14, 32, tzinfo=UTC)
DAYS: Final = 730
_FIRST: Final = """
Chinedu Ngozi Fatima Samuel Adaeze Emeka Bola Kwame Ama Yusuf Halima Ifeoma Tunde Kofi Akosua Wanjiru Otieno Achieng
Musa Zainab Oluwaseun Temitope Blessing Precious Ibrahim Aisha Uche Nkechi Femi Sade
"""
_LAST: Final = """
Obi Eze Bello Mensah Okafor Adeyemi Owusu Kamau Mwangi Abubakar Nwosu Balogun Asante Ogunleye Danjuma Chukwu Boateng
Njoroge Lawal Okonkwo
"""
FIRST: Final = tuple(_FIRST.split())
LAST: Final = tuple(_LAST.split())
CASHIERS: Final = ("Ngozi Eze", "Amaka Obi", "Tunde Bello", "Kofi Mensah", "Ada Okafor")
_LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_STATES: Final = ("success", "failed", "never_sent", "closed_by_manager")
_WEIGHTS: Final = (880, 90, 29, 1)
_AT_ONCE: Final = 20_000
_GUARDS: Final = """
SELECT name, sql FROM sqlite_schema WHERE name IN (
    'receipts_are_one_series', 'one_open_attempt_of_a_sale', 'attempts_are_for_open_sales', 'an_attempt_is_settled')
"""
_SALE: Final = "INSERT INTO sale VALUES (?, ?, ?, ?, ?, ?, 'open', ?, NULL, '')"
_ATTEMPT: Final = """
INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state, holds)
VALUES (?, ?, 1, ?, ?, ?, 'pos', ?, ?, 0)
"""
_ORDER: Final = """
INSERT INTO tv_order (reference, slip, provider, sent_as, number, customer, package, package_id, package_code, minor,
    currency, paid_how, body, cashier, till, allowed_by, opened_at, state, since)
VALUES (?, ?, 'DStv', 'DSTV', ?, ?, 'DStv Padi', '1', 'padi', ?, ?, 'cash', x'00', ?, 'pos', 'Bola', ?, 'intent', ?)
"""
_NOTICE: Final = """
INSERT INTO judgement (inbox, item, kind, reference, arrived_at, is_signed, standing, doubt, heard, is_over, minor,
    currency, who)
VALUES ('bench', ?, ?, ?, ?, 1, 'verified', 'none', 'paid', 1, ?, ?, ?)
"""
_VERSION: Final = 1


def million() -> Path:
    """Return where it lies; the first time it takes a minute or two."""
    folder = Path(tempfile.gettempdir()) / f"kaunta-history-{os.getuid() if hasattr(os, 'getuid') else 0}"
    folder.mkdir(mode=0o700, exist_ok=True)
    mark = crc32("".join(JOURNAL.migrations).encode())  # of other tables another one is made
    path = folder / f"{PAYMENTS}-{_VERSION}-{mark}.journal"
    if not path.exists():
        for old in folder.glob(f"{PAYMENTS}-*"):
            old.unlink()
        _make(path)
    return path


def _make(path: Path) -> None:
    beside = path.with_suffix(".new")
    for name in beside.parent.glob(f"{beside.name}*"):
        name.unlink()
    sheet = open_to_write(beside, JOURNAL)
    sheet.pragma("synchronous", "off")
    sheet.pragma("cache_size", -400_000)
    with sheet:
        append(sheet, NOW.isoformat(timespec="microseconds"), [first_entry(Environment.SANDBOX, "bench")])
    dice = random.Random(20261120)  # noqa: S311  # the same book every time
    guards = _drop_guards(sheet)
    for begin in range(0, PAYMENTS, _AT_ONCE):
        with sheet:
            for number in range(begin, min(begin + _AT_ONCE, PAYMENTS)):
                _add(sheet, dice, number)
    with sheet:
        for guard in guards:
            sheet.execute(guard)
    sheet.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    sheet.pragma("synchronous", "full")
    sheet.close()
    for name in beside.parent.glob(f"{beside.name}-*"):
        name.unlink()
    beside.rename(path)


def _drop_guards(sheet: Connection) -> list[str]:
    """Take the guards off that look at each line; what finds things stays on."""
    rows = sheet.execute(_GUARDS).fetchall()
    for name, _ in rows:
        sheet.execute(f"DROP TRIGGER {name}")
    return [sql for _, sql in rows]


def _add(sheet: Connection, dice: random.Random, number: int) -> None:
    share = number / PAYMENTS
    at = NOW - timedelta(days=DAYS * (1 - share), microseconds=-dice.randrange(1_000_000))
    moment = min(at, NOW).isoformat(timespec="microseconds")
    kind = dice.random()
    first, last = dice.choice(FIRST), dice.choice(LAST)
    minor, currency = dice.randrange(50, 200_000) * 50, dice.choices(("NGN", "USD", "GHS", "KES"), (94, 2, 2, 2))[0]
    reference = "pos-" + "".join(dice.choices(_LETTERS, k=21))
    who = CASHIERS[dice.randrange(len(CASHIERS))]
    is_new = number > PAYMENTS - 60
    if kind < 0.85:
        state = dice.choices(_STATES, _WEIGHTS)[0] if not is_new else dice.choice(("unknown", "verifying", "success"))
        payer = f"{first}.{last}{dice.randrange(1000)}@example.com".lower()
        note = f"Order {number}" if number % 3 else ""
        sheet.execute(_SALE, (number + 1, f"slip-{number}", minor, currency, payer, note, moment))
        brand, last_four = dice.choice(("Visa", "Mastercard", "Verve")), f"{dice.randrange(10000):04d}"
        sheet.execute(_ATTEMPT, (reference, number + 1, brand, last_four, who, moment, state))
    elif kind < 0.93:
        smartcard, customer = f"{dice.randrange(10**10):010d}", f"{first} {last}"
        order = (reference, f"slip-{number}", smartcard, customer, minor, currency, who, moment, moment)
        sheet.execute(_ORDER, order)
        sheet.execute("UPDATE tv_order SET state = 'pay_sent' WHERE reference = ?", (reference,))
        state = dice.choices(("delivered", "rejected"), (96, 4))[0]
        sheet.execute("UPDATE tv_order SET state = ? WHERE reference = ?", (state, reference))
    else:
        channel = "transfer" if kind < 0.98 else "mobile_money"
        sheet.execute(_NOTICE, (str(number), channel, reference, moment, minor, currency, f"{first} {last}"))
