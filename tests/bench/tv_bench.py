"""Cable TV measured: a thousand packages from the disk to the screen, and found again at every press of a key."""

import asyncio
import itertools
import json
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from pos_app.domain.environment import Environment
from pos_app.domain.package_search import PackageIndex
from pos_app.domain.replies import Package
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.services.tv_catalogue import TvCatalogue
from tests.bench.figure import Figure, Of, Wanted, in_turns, percentile
from tests.bench.parts import told_by
from tests.gateway.raw import RawServer, answering, reply
from tests.gateway.till import GOTV, a_client
from tests.services.lists import catalogue

PACKAGES = 1000
LOOKS = 40
FRAME_MS = 16.0  # what quality.md asks of the history's search holds for this one
TYPED = ("compact plus", "N19,000", "gotv-max-7", "ọ̀ṣun 12", "nothing like it")
_NAMES = (
    "DStv Compact",
    "DStv Compact Plus",
    "GOtv Max",
    "Nova (Dish)",
    "Ọ̀ṣun Ẹ̀dá",
    "Super (Antenna) - 1 Week",
    "Padi",
)


def figures() -> Iterator[Figure]:
    """Measure everything; takes a few seconds."""
    yield from _from_the_cache()
    yield from _per_key_press()
    yield from _on_screen()


def now() -> datetime:
    """Return the moment."""
    return datetime.now(UTC)


@asynccontextmanager
async def kept_packages(folder: Path, packages: int = PACKAGES) -> AsyncGenerator[Callable[[], TvCatalogue]]:
    """Have so many on the disk; yields what opens the lists as a till does that was just started."""
    entries = list(_entries(packages))
    body = json.dumps({"success": True, "code": "00000", "message": "", "data": entries}, ensure_ascii=False)
    async with RawServer(answering(reply(body))) as server, a_client(server.url) as client:
        line = ServiceConnection()
        line.use(client)

        def started() -> TvCatalogue:
            return catalogue(line, folder, environment=Environment.TEST, now=now)

        assert len((await started().fresh_packages(GOTV)).packages) == packages
        yield started


def _entries(packages: int = PACKAGES) -> Iterator[dict[str, object]]:
    for number, name in zip(range(packages), itertools.cycle(_NAMES)):
        amount = 1000 + number * 50
        code = f"{name.split()[0].lower()}-max-{number}"
        yield {"id": number + 1, "name": f"{name} {number} N{amount:,}", "code": code, "amount": str(amount)}


def _from_the_cache() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_compare_looks(Path(folder)))


async def _compare_looks(folder: Path) -> list[Figure]:
    async with kept_packages(folder) as started:
        known = started()
        await known.packages(GOTV)
        (path,) = (folder / "tv").iterdir()
        rounds = [(await _looks(started), await _looks(lambda: known), _reads(path)) for _ in range(5)]
    first, again, bare = (sorted(column)[len(rounds) // 2] for column in zip(*rounds, strict=True))
    against = "the bare file, read and parsed"
    return [
        Figure(
            f"{PACKAGES:,} packages shown from the disk", first, "ms", bare, against, Wanted(Of.OURS, at_most=FRAME_MS)
        ),
        Figure(f"{PACKAGES:,} packages shown again", again, "ms", bare, against),
    ]


async def _looks(catalogue: Callable[[], TvCatalogue]) -> float:
    took: list[float] = []
    for _ in range(LOOKS):
        lists = catalogue()
        began = time.perf_counter()
        shown = await lists.packages(GOTV)
        took.append((time.perf_counter() - began) * 1000)
        assert len(shown.packages) == PACKAGES
    return percentile(took, 50)


def _reads(path: Path) -> float:
    took: list[float] = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        rows = json.loads(path.read_bytes())["rows"]
        took.append((time.perf_counter() - began) * 1000)
        assert len(rows) == PACKAGES
    return percentile(took, 50)


def _per_key_press() -> list[Figure]:
    packages = tuple(
        Package(str(each["id"]), str(each["name"]), str(each["code"]), str(each["amount"]), None) for each in _entries()
    )
    index = PackageIndex(packages)
    (folding,), (plain_folding,) = in_turns(
        lambda: _fold(lambda: PackageIndex(packages)),
        lambda: _fold(lambda: [(each.name.casefold(), each.code.casefold()) for each in packages]),
    )
    ours, plain = in_turns(lambda: _type(index.find), lambda: _type(lambda text: _loop(packages, text)))
    name, against = f"search per key press, {PACKAGES:,} packages", "a loop: text in name, code or amount"
    return [
        Figure(f"{PACKAGES:,} packages made searchable", folding, "ms", plain_folding, "name and code casefolded"),
        Figure(f"{name}, p50", ours[0], "ms", plain[0], against),
        Figure(f"{name}, p99", ours[1], "ms", plain[1], against, Wanted(Of.OURS, at_most=FRAME_MS)),
    ]


def _on_screen() -> Iterator[Figure]:
    told: dict[str, dict[str, list[float]]] = told_by("tv_watch")
    frame, against = Wanted(Of.OURS, at_most=FRAME_MS), "the same with 10 packages"
    name = f"{PACKAGES:,} packages from the disk to painted"
    yield Figure(f"{name}, median", told["many"]["shown"][0], "ms", told["few"]["shown"][0], against)
    for place, word in enumerate(("p50", "p99")):
        name = f"key in the search to painted, {PACKAGES:,} packages, {word}"
        yield Figure(name, told["many"]["keys"][place], "ms", told["few"]["keys"][place], against, frame)


def _fold(make: Callable[[], object]) -> tuple[float]:
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        make()
        took.append((time.perf_counter() - began) * 1000)
    return (percentile(took, 50),)


def _type(find: Callable[[str], Sequence[Package]]) -> tuple[float, float]:
    took: list[float] = []
    for text in TYPED * 5:
        for end in range(1, len(text) + 1):
            began = time.perf_counter()
            find(text[:end])
            took.append((time.perf_counter() - began) * 1000)
    return percentile(took, 50), percentile(took, 99)


def _loop(packages: Sequence[Package], text: str) -> list[Package]:
    wanted = text.casefold()
    return [
        each
        for each in packages
        if wanted in each.name.casefold() or wanted in each.code.casefold() or wanted in each.amount
    ]
