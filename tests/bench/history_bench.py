"""The history at a million payments: pages, searches and sums; what it costs a payment; the screen meanwhile."""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Generator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final

from pos_app.domain.environment import Environment
from pos_app.domain.history import HistoryFilter, HistoryKind
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Observation, Word
from pos_app.domain.sale import SaleOrder
from pos_app.journal import history_search, payments
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.opening import open_to_read
from pos_app.journal.history_tables import FINDING
from pos_app.journal.payments import Intent
from pos_app.journal.schema import JOURNAL
from pos_app.journal.store import Journal, Written
from tests.bench.figure import Figure, Of, Wanted, in_turns, percentile
from tests.bench.history_book import CASHIERS, FIRST, LAST, NOW, PAYMENTS, million
from tests.bench.parts import told_by

LOOKS: Final = 200
WARMS_UP: Final = 30
P99_MS: Final = 16.0
UI_P99_MS: Final = 1.0
UI_MAX_MS: Final = 16.0
WRITTEN: Final = 60
_names = count()
_TODAY: Final = NOW.replace(hour=0, minute=0)
_WALK: Final = tuple(
    getattr(Observation, name)
    for name in ("ENCRYPTED", "STARTED", "DEVICE_DONE", "ENROLLED_WITH_PAGE", "APPROVAL_LEFT", "SAYS_SUCCESS")
)
_LIKE: Final = """
SELECT reference FROM attempt JOIN sale ON sale.number = attempt.sale
WHERE payer LIKE ? OR note LIKE ? OR reference LIKE ? ORDER BY attempt.opened_at DESC LIMIT 100
"""
_SUMS: Final = """
SELECT attempt.state, currency, count(*), sum(minor)
FROM attempt JOIN sale ON sale.number = attempt.sale GROUP BY 1, 2
"""
_LAST: Final = "SELECT reference FROM attempt ORDER BY opened_at DESC LIMIT 100"


def figures() -> Generator[Figure]:
    """Measure everything; the first time a million payments are written down, which takes minutes."""
    path = million()
    yield from _looks(path)
    yield from _beside_plain_sqlite(path)
    yield _writing()
    yield from _lateness(path)


def _looks(path: Path) -> list[Figure]:
    dice = random.Random(7)  # noqa: S311  # the same looks every time
    sheet = open_to_read(path, JOURNAL)
    known = _known(sheet)
    sheet.close()
    wishes: dict[str, Callable[[], tuple[HistoryFilter, int | None]]] = {
        "newest page": lambda: (HistoryFilter(), None),
        "a later page, anywhere": lambda: (HistoryFilter(), _somewhere(dice)),
        "today's newest page": lambda: (HistoryFilter(begins=_TODAY), None),
        "page of one result": lambda: (
            HistoryFilter(word=dice.choice((Word.DECLINED, Word.NOT_CHARGED))), _somewhere(dice)
        ),
        "page of kind, result and cashier": lambda: (
            HistoryFilter(thing=HistoryKind.CARD, word=Word.DECLINED, cashier=dice.choice(CASHIERS)), _somewhere(dice)
        ),
        "search: reference": lambda: (HistoryFilter(text=dice.choice(known["reference"])), None),
        "search: last four": lambda: (HistoryFilter(text=f"{dice.randrange(10000):04d}"), None),
        "search: amount": lambda: (HistoryFilter(text=f"₦{dice.randrange(50, 200_000) // 2},000"), None),
        "search: digits that may be an amount": lambda: (HistoryFilter(text=str(dice.randrange(1000, 90_000))), None),
        "search: name": lambda: (HistoryFilter(text=dice.choice(FIRST)), None),
        "search: two names, one being typed": lambda: (
            HistoryFilter(text=f"{dice.choice(FIRST)} {dice.choice(LAST)[:3]}"), None
        ),
        "search: e-mail": lambda: (HistoryFilter(text=dice.choice(known["payer"])), None),
        "search: smartcard": lambda: (HistoryFilter(text=dice.choice(known["number"])), None),
        "search: note": lambda: (HistoryFilter(text=f"Order {dice.randrange(PAYMENTS)}"), None),
        "search: a word that every line has": lambda: (HistoryFilter(text="example"), _somewhere(dice)),
        "search: a word that no line has": lambda: (HistoryFilter(text="xyzzy"), None),
    }  # fmt: skip
    sums = {
        "count and sums, any day": HistoryFilter(),
        "count and sums, today": HistoryFilter(begins=_TODAY),
        "count and sums, 300 days of a cashier": HistoryFilter(
            begins=_TODAY - timedelta(days=300), cashier=CASHIERS[0]
        ),
        "count and sums of a search": HistoryFilter(text="chinedu"),
    }

    async def measure() -> list[Figure]:
        journal = await Journal.open(path, environment=Environment.SANDBOX, now=lambda: datetime.now(UTC))
        try:
            found = [
                await _figures_of(name, lambda wish=wish: journal.read(history_search.page, *wish()))
                for name, wish in wishes.items()
            ]
            found += [
                await _figures_of(name, lambda chosen=chosen: journal.read(history_search.totals, chosen))
                for name, chosen in sums.items()
            ]
            found.append(
                await _figures_of("count of what needs attention", lambda: journal.read(history_search.needing))
            )
            return [figure for pair in found for figure in pair]
        finally:
            await journal.close()

    return asyncio.run(measure())


async def _figures_of(name: str, look: Callable[[], Awaitable[Any]]) -> tuple[Figure, Figure]:
    took: list[float] = []
    for number in range(WARMS_UP + LOOKS):
        began = time.perf_counter()
        await look()
        if number >= WARMS_UP:
            took.append((time.perf_counter() - began) * 1000)
    label = f"history of {PAYMENTS:,}, {name}"
    wish = Wanted(Of.OURS, at_most=P99_MS)
    return Figure(f"{label}, p50", percentile(took, 50), "ms"), Figure(
        f"{label}, p99", percentile(took, 99), "ms", wanted=wish
    )


def _beside_plain_sqlite(path: Path) -> list[Figure]:
    """The same questions put to the tables themselves, in the calling thread."""
    sheet = open_to_read(path, JOURNAL)
    words = f"%{FIRST[0]}%"
    sides = {
        "newest page": (lambda: history_search.page(sheet, HistoryFilter()), lambda: sheet.execute(_LAST).fetchall()),
        "search: name": (
            lambda: history_search.page(sheet, HistoryFilter(text=FIRST[0])),
            lambda: sheet.execute(_LIKE, (words, words, words)).fetchall(),
        ),
        "count and sums, any day": (
            lambda: history_search.totals(sheet, HistoryFilter()),
            lambda: sheet.execute(_SUMS).fetchall(),
        ),
    }
    made: list[Figure] = []
    for name, (mine, plain) in sides.items():
        ours, other = in_turns(lambda mine=mine: (_timed(mine),), lambda plain=plain: (_timed(plain),), rounds=3)
        against = "the same asked of the tables in plain SQL"
        made.append(Figure(f"history of {PAYMENTS:,}, {name}, same thread", ours[0], "ms", other[0], against))
    sheet.close()
    return made


def _writing() -> Figure:
    """What being found costs a payment: seven commits, with the table of contents and without."""
    with tempfile.TemporaryDirectory() as folder:
        ours, other = in_turns(
            lambda: (_write(Path(folder), is_found=True),), lambda: (_write(Path(folder), is_found=False),)
        )
    name = "a card payment written down, seven commits, p50"
    return Figure(name, ours[0], "ms", other[0], "without the table of contents", Wanted(Of.RATIO, at_most=1.5))


def _write(folder: Path, *, is_found: bool) -> float:
    async def measure() -> float:
        path = folder / f"{next(_names)}.journal"
        clock = datetime.now(UTC)
        journal = await Journal.open(path, environment=Environment.SANDBOX, now=lambda: datetime.now(UTC))
        if not is_found:
            await journal.write(_forget_finding)
        took: list[float] = []
        for number in range(WRITTEN):
            reference = f"pos-{clock.microsecond:06d}{number:015d}"
            order = SaleOrder(f"slip {number}", Money(1_250_000, Currency.NGN), "ada@example.com", f"Order {number}")
            began = time.perf_counter()
            await payments.open_attempt(journal, Intent(order, reference, "Visa", "2701", "Ngozi Eze", "pos"))
            for seen in _WALK:
                await payments.observe(journal, reference, seen, day="2026-11-20")
            took.append((time.perf_counter() - began) * 1000)
        await journal.close()
        return percentile(took, 50)

    return asyncio.run(measure())


def _forget_finding(sheet: Connection, _at: str) -> Written[None]:
    for (name,) in sheet.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        if f"TRIGGER {name} " in FINDING:
            sheet.execute(f"DROP TRIGGER {name}")
    return Written(None, ())


def _lateness(path: Path) -> list[Figure]:
    told = told_by("history_watch", str(path))
    wishes = {"p99": Wanted(Of.OURS, at_most=UI_P99_MS), "max": Wanted(Of.OURS, at_most=UI_MAX_MS)}
    late = [
        Figure(
            f"UI lateness {word} while {doing} in a million",
            told[doing][place],
            "ms",
            told["idle"][place],
            "idle",
            wish,
        )
        for doing in ("searching", "scrolling")
        for place, (word, wish) in enumerate(wishes.items())
    ]
    shown = told["key to rows"]
    return [*late, Figure("last key of a search to its rows painted, median", shown, "ms")]


def _known(sheet: Connection) -> dict[str, list[str]]:
    """Read some of what was written, from all over."""
    step = max(1, PAYMENTS // 400)
    asked = {
        "reference": ("SELECT reference FROM attempt WHERE sale % ? = 0", step),
        "payer": ("SELECT payer FROM sale WHERE number % ? = 0", step),
        "number": ("SELECT number FROM tv_order LIMIT ?", 400),
    }
    return {name: [text for (text,) in sheet.execute(query, (of,)).fetchall()] for name, (query, of) in asked.items()}


def _somewhere(dice: random.Random) -> int:
    at = NOW - timedelta(days=dice.uniform(0, 700))
    return int(at.timestamp() * 1_000_000) * 1000


def _timed(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000
