"""The power fails: whatever was acknowledged is there afterwards, whole and in its place."""

import asyncio
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from pos_app.domain.webhooks import NoticeKey
from pos_app.journal import inbox_views, line_views
from pos_app.journal.database.opening import open_to_write
from pos_app.journal.inbox import ArrivedNotice
from pos_app.journal.schema import JOURNAL
from tests.journal.disks import Recording, disk
from tests.journal.notebook import dice_of, opened, opened_inbox, raw, run, sale, soaked

BIG = "x" * 30_000  # so that the WAL is folded back several times


async def work(path: Path, recording: Recording) -> None:
    """Two starts of a till: lines one by one, many at once, in pairs, and large ones."""
    with disk("recording", recording.see) as vfs:
        for start in range(2):
            async with opened(path, vfs=vfs) as journal:

                async def write(subject: str, text: str = "") -> None:
                    await journal.record(sale(f"{subject}.first", text=text), sale(f"{subject}.second"))
                    recording.answer(subject)

                for number in range(20):
                    await write(f"{start}-alone-{number}")
                await asyncio.gather(*(write(f"{start}-many-{number}") for number in range(100)))
                for number in range(180):
                    await write(f"{start}-large-{number}", BIG)


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Recording:
    recording = Recording()
    run(work(tmp_path_factory.mktemp("whole") / "sandbox.journal", recording))
    return recording


def lost(recording: Recording, cut: int, folder: Path, dice: random.Random) -> set[str]:
    """Cut the power, start again, and return what was acknowledged and is not there."""
    recording.cut(cut, folder, dice)

    async def look() -> set[str]:
        async with opened(folder / "sandbox.journal") as journal:
            proof = await journal.verify()
            assert proof.holds, proof
            found = [line.subject for line in await journal.read(line_views.entries, after=1, limit=100_000)]
            first = {subject.removesuffix(".first") for subject in found if subject.endswith(".first")}
            second = {subject.removesuffix(".second") for subject in found if subject.endswith(".second")}
            assert first == second, "a transaction was half there"
            assert len(found) == len(set(found))
            await journal.record(sale("after the cut"))
        return recording.answered(cut) - first

    return run(look())


def cut_at_random(recording: Recording, tmp_path: Path, seeds: range) -> None:
    for seed in seeds:
        dice = dice_of(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        cut = dice.randrange(len(recording.steps) + 1)
        assert lost(recording, cut, folder, dice) == set(), f"seed {seed}, cut behind step {cut}"
        shutil.rmtree(folder)


def test_the_work_that_is_cut_has_everything_in_it(recording: Recording) -> None:
    kinds = {(step.file, step.what) for step in recording.steps if step.what != "answer"}
    assert kinds >= {
        ("sandbox.journal", "write"),
        ("sandbox.journal", "sync"),
        ("sandbox.journal-wal", "write"),
        ("sandbox.journal-wal", "sync"),
        ("sandbox.journal-wal", "forget"),
        ("sandbox.journal-journal", "delete"),
    }
    folded_back = [step for step in recording.steps if step.file == "sandbox.journal" and step.what == "sync"]
    assert len(folded_back) >= 6


def test_nothing_acknowledged_is_lost_when_the_power_fails(recording: Recording, tmp_path: Path) -> None:
    cut_at_random(recording, tmp_path, range(12))


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_two_hundred_power_cuts(
    recording: Recording, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    cuts = soaked(200)
    cut_at_random(recording, tmp_path, range(1000, 1000 + cuts))
    record_property("power cuts", cuts)


def test_a_cut_right_behind_an_answer_loses_nothing(recording: Recording, tmp_path: Path) -> None:
    answers = [number for number, step in enumerate(recording.steps, 1) if step.what == "answer"]
    dice = dice_of(7)
    for cut in dice.sample(answers, 8):
        folder = tmp_path / str(cut)
        folder.mkdir()
        assert lost(recording, cut, folder, dice) == set()


def test_the_very_first_start_may_be_cut_anywhere(tmp_path: Path) -> None:
    recording = Recording()

    async def begin() -> None:
        with disk("first", recording.see) as vfs:
            async with opened(tmp_path / "sandbox.journal", vfs=vfs):
                pass

    run(begin())
    for cut in range(len(recording.steps) + 1):
        folder = tmp_path / str(cut)
        folder.mkdir()
        assert lost(recording, cut, folder, dice_of(cut)) == set()


def test_an_acknowledged_notice_is_not_lost_either(tmp_path: Path) -> None:
    recording = Recording()

    async def receive() -> None:
        with disk("notices", recording.see) as vfs:
            async with opened_inbox(tmp_path / "sandbox.inbox", vfs=vfs) as inbox:

                async def keep(number: int) -> None:
                    await inbox.keep(ArrivedNotice(NoticeKey("transaction", "card", str(number), "r", "s"), b"{}"))
                    recording.answer(str(number))

                await asyncio.gather(*(keep(number) for number in range(50)))
                for number in range(50, 70):
                    await keep(number)

    async def look(folder: Path) -> set[str]:
        async with opened_inbox(folder / "sandbox.inbox") as inbox:
            return {notice.key.data_id for notice in await inbox.read(inbox_views.last, 1000)}

    run(receive())
    for seed in range(8):
        dice = dice_of(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        cut = dice.randrange(len(recording.steps) + 1)
        recording.cut(cut, folder, dice)
        assert recording.answered(cut) <= run(look(folder))


def test_the_simulation_does_lose_what_was_not_flushed(tmp_path: Path) -> None:
    """A test of the test: the same work on a journal that does not wait for the flush."""
    recording = Recording()
    path = tmp_path / "sandbox.journal"
    with disk("careless", recording.see) as vfs:
        open_to_write(path, JOURNAL, vfs=vfs).close()
        connection = raw(path, vfs=vfs)
        beginning = len(recording.steps)
        connection.pragma("synchronous", "normal")
        connection.execute("CREATE TABLE careless (subject TEXT)")
        for number in range(40):
            connection.execute("INSERT INTO careless VALUES (?)", (str(number),))
            recording.answer(str(number))
        before_the_end = len(recording.steps)
        connection.close()
    losses = 0
    for seed in range(15):
        dice = dice_of(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        cut = dice.randrange((beginning + before_the_end) // 2, before_the_end)
        recording.cut(cut, folder, dice)
        after = raw(folder / "sandbox.journal")
        names = after.execute("SELECT name FROM sqlite_schema WHERE name = 'careless'").fetchall()
        found = {row[0] for row in after.execute("SELECT subject FROM careless").fetchall()} if names else set[str]()
        losses += not recording.answered(cut) <= found
        after.close()
    assert losses >= 5
