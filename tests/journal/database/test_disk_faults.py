"""The disk says no: sales stop with one sentence, nothing is half there, and the journal comes back with the disk."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from pos_app.journal import line_views
from pos_app.journal.errors import JournalBroken, JournalFault
from pos_app.journal.store import Journal
from tests.journal.disks import Failing, disk
from tests.journal.notebook import dice_of, opened, run, sale, soaked

pytestmark = pytest.mark.may_log("was not written", "was not folded back", "was not closed cleanly")

PROMISED = "promised"
SENTENCE = "The journal cannot be written: sales stopped."
FULL = "The disk is full: sales stopped. Make room on it."
BIG = "x" * 60_000
REFUSALS = [apsw.FullError, apsw.IOError, apsw.ReadOnlyError]


async def try_to_record(journal: Journal, subject: str, text: str = "") -> str:
    """Return what was said."""
    try:
        await journal.record(sale(f"{subject}.first", text=text), sale(f"{subject}.second"))
    except JournalBroken as broken:
        return str(broken.sentence)
    return PROMISED


async def recorded(journal: Journal) -> set[str]:
    """Return what is there, and insist that all of it is whole."""
    assert (await journal.verify()).holds
    found = [line.subject for line in await journal.read(line_views.entries, after=1, limit=100_000)]
    first = {subject.removesuffix(".first") for subject in found if subject.endswith(".first")}
    assert sorted(found) == sorted(f"{subject}.{half}" for subject in first for half in ("first", "second"))
    return first


async def fail_once(
    folder: Path, failing: Failing, vfs: str, *, error: type[apsw.Error], behind: int, times: float
) -> bool:
    """Work while the disk fails; return whether it failed in time to be noticed."""
    path = folder / "sandbox.journal"
    async with opened(path, vfs=vfs) as journal:
        promised = {"before"}
        assert await try_to_record(journal, "before") == PROMISED
        failing.say_no(error, behind=behind, times=times)
        answers = {f"alone-{number}": await try_to_record(journal, f"alone-{number}", BIG) for number in range(8)}
        many = [f"many-{number}" for number in range(30)]
        answers |= dict(zip(many, await asyncio.gather(*(try_to_record(journal, each) for each in many)), strict=True))
        failing.recover()
        assert set(answers.values()) <= {PROMISED, SENTENCE, FULL}
        promised |= {subject for subject, answer in answers.items() if answer == PROMISED}
        assert await recorded(journal) == promised
        assert await try_to_record(journal, "after") == PROMISED
        promised.add("after")
    async with opened(path) as journal:
        assert await recorded(journal) == promised
    return bool({SENTENCE, FULL} & set(answers.values()))


def fail_at_random(tmp_path: Path, seeds: range) -> int:
    noticed = 0
    for seed in seeds:
        dice = dice_of(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        failing = Failing()
        with disk(f"failing-{seed}", failing.see) as vfs:
            noticed += run(
                fail_once(
                    folder,
                    failing,
                    vfs,
                    error=dice.choice(REFUSALS),
                    behind=dice.randrange(400),
                    times=dice.choice((1, 2, float("inf"))),
                )
            )
    return noticed


def test_whatever_write_or_flush_fails_nothing_is_half_there_and_nothing_promised_is_lost(tmp_path: Path) -> None:
    assert fail_at_random(tmp_path, range(15)) >= 8


@pytest.mark.soak
def test_whatever_write_or_flush_fails_in_many_places(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    failures = soaked(400)
    assert fail_at_random(tmp_path, range(1000, 1000 + failures)) >= failures // 2
    record_property("disk failures", failures)


@pytest.mark.parametrize("error", REFUSALS)
def test_a_disk_that_says_no_stops_sales_with_one_sentence(
    tmp_path: Path, error: type[apsw.Error], caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing()

    async def story(vfs: str) -> None:
        async with opened(tmp_path / "sandbox.journal", vfs=vfs) as journal:
            rung: list[object] = []
            journal.listen(rung.append)
            failing.say_no(error, behind=0)
            with pytest.raises(JournalBroken) as caught:
                await journal.record(sale("a"))
            assert str(caught.value.sentence) == (FULL if error is apsw.FullError else SENTENCE)
            assert isinstance(caught.value.__cause__, error)
            await journal.read(line_views.size)  # looking goes on
            assert rung == []
            failing.recover()

    with disk("no", failing.see) as vfs:
        run(story(vfs))
    assert "the journal was not written" in caplog.text


def test_who_was_cancelled_while_the_disk_failed_leaves_no_loose_end(tmp_path: Path) -> None:
    failing = Failing()
    problems: list[object] = []

    async def story(vfs: str) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
        async with opened(tmp_path / "sandbox.journal", vfs=vfs) as journal:
            failing.say_no(apsw.FullError, behind=0)
            waiting = asyncio.create_task(journal.record(sale("a")))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            with pytest.raises(JournalBroken):
                await journal.record(sale("b"))
            failing.recover()

    with disk("cancelled", failing.see) as vfs:
        run(story(vfs))
    assert problems == []


def test_a_disk_that_fails_while_the_book_is_begun_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    failing = Failing()

    async def begin(vfs: str, behind: int) -> str:
        failing.say_no(apsw.FullError, behind=behind)
        try:
            async with opened(path, vfs=vfs):
                failing.recover()
                return PROMISED
        except JournalFault as broken:
            return str(broken.sentence)
        finally:
            failing.recover()

    with disk("begun", failing.see) as vfs:
        said = [run(begin(vfs, behind=behind)) for behind in range(60)]
    first = said.index(PROMISED)
    assert set(said[:first]) == {"The journal cannot be opened."}
    assert set(said[first:]) == {PROMISED}


def test_a_disk_that_fails_at_the_close_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    failing = Failing()

    async def story(vfs: str) -> None:
        async with opened(path, vfs=vfs) as journal:
            assert await try_to_record(journal, "a") == PROMISED
            failing.say_no(apsw.IOError, behind=0)
        failing.recover()
        async with opened(path) as journal:
            assert await recorded(journal) == {"a"}

    with disk("close", failing.see) as vfs:
        run(story(vfs))


FILL = """
import asyncio, resource, signal, sys
from pathlib import Path
from pos_app.journal.errors import JournalBroken
from tests.journal.notebook import opened, sale

async def fill():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    async with opened(Path(sys.argv[1])) as journal:
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
        count = 0
        try:
            while True:
                await journal.record(sale(str(count), text="x" * 5000))
                count += 1
        except JournalBroken as broken:
            print(broken.sentence)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await journal.record(sale("after"))
        print(count)

asyncio.run(fill())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_file_that_may_not_grow_stops_sales_until_it_may_again(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    child = subprocess.run([sys.executable, "-c", FILL, str(path)], capture_output=True, text=True, check=True)
    sentence, count = child.stdout.splitlines()
    assert sentence in {SENTENCE, FULL}  # a limit is told as a full disk or as a broken one

    async def story() -> None:
        async with opened(path) as journal:
            assert (await journal.verify()).lines == 1 + int(count) + 1

    run(story())
