"""Copies of the journal: whole or not there, made while payments are written, and put back without losing what was."""

import asyncio
import os
import shutil
import stat
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from pos_app.domain.payment import PaymentState
from pos_app.journal import payment_views
from pos_app.journal.database import backup
from pos_app.journal.database.backup import Backup
from pos_app.journal.errors import JournalBroken, JournalDamaged
from pos_app.journal.store import Entry
from tests.journal.notebook import NOON, opened, run, sale, with_triggers_off
from tests.journal.test_payments import lead


def aside(path: Path) -> Path:
    return path.with_name(f"{path.name}.kept")


def made(folder: Path) -> Backup:
    async def go() -> Backup:
        async with opened(folder / "sandbox.journal") as journal:
            await lead(journal, "a", PaymentState.SUCCESS)
            return await asyncio.to_thread(backup.make, folder / "sandbox.journal", folder / "backups", at=NOON)

    return run(go())


def test_a_copy_is_made_while_the_till_writes_and_holds_what_was_durable(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"

    async def go() -> Backup:
        async with opened(path) as journal:
            await lead(journal, "a", PaymentState.SUCCESS)
            copying = asyncio.create_task(asyncio.to_thread(backup.make, path, tmp_path / "backups", at=NOON))
            for number in range(50):
                await journal.record(sale(str(number)))
            copy = await copying
            assert (await journal.verify()).holds
            return copy

    assert backup.check(run(go()).path) >= 5


def test_a_copy_is_for_its_owner_only_and_known_by_its_moment(tmp_path: Path) -> None:
    copy = made(tmp_path)
    assert backup.found_in(tmp_path / "backups", "sandbox") == (copy,)
    assert backup.found_in(tmp_path / "backups", "live") == ()
    if os.name == "posix":
        assert stat.S_IMODE(copy.path.stat().st_mode) == 0o600


def test_a_copy_that_is_not_whole_never_gets_its_name(tmp_path: Path) -> None:
    made(tmp_path)
    with_triggers_off(tmp_path / "sandbox.journal", "UPDATE entry SET facts = '{}' WHERE seq = 2")
    with pytest.raises(JournalDamaged):
        backup.make(tmp_path / "sandbox.journal", tmp_path / "backups", at=NOON + timedelta(days=1))
    assert len(list((tmp_path / "backups").iterdir())) == 1


def test_the_newest_copy_that_is_still_whole_is_the_one_that_counts(tmp_path: Path) -> None:
    older = made(tmp_path)
    newer = backup.make(tmp_path / "sandbox.journal", tmp_path / "backups", at=NOON + timedelta(days=1))
    newer.path.write_bytes(newer.path.read_bytes()[:-4096])
    assert backup.newest_good(backup.found_in(tmp_path / "backups", "sandbox")) == older


def test_what_is_put_back_is_the_copy_and_what_was_there_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    copy = made(tmp_path)
    path.write_bytes(b"\0" * 8192)  # the disk has eaten it
    kept = backup.put_back(path, copy.path, aside=aside, now=NOON)
    assert kept is not None
    assert kept.read_bytes() == b"\0" * 8192

    async def look() -> None:
        async with opened(path) as journal:
            assert await journal.read(payment_views.attempt_of, "a") is not None
            await journal.record(sale("it goes on"))
            assert (await journal.verify()).holds

    run(look())


def test_a_cut_between_the_two_names_is_made_good_by_doing_it_again(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    copy = made(tmp_path)
    path.unlink()  # the old one has its other name already, the new one has none yet
    assert backup.put_back(path, copy.path, aside=aside, now=NOON) is None
    assert backup.check(path) > 0


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    copy = made(tmp_path)
    before = path.read_bytes()
    copy.path.write_bytes(b"\0" * 8192)
    with pytest.raises(JournalDamaged):
        backup.put_back(path, copy.path, aside=aside, now=NOON)
    assert path.read_bytes() == before


def cut_off(folder: Path) -> Backup:
    """Leave a journal as a kill does: with lines that are in its WAL only, and an older copy beside it."""
    path, cut = folder / "sandbox.journal", folder / "cut"
    cut.mkdir()

    async def go() -> Backup:
        async with opened(path) as journal:
            for number in range(300):
                await journal.record(sale(f"before {number}"))
        async with opened(path):
            copy = await asyncio.to_thread(backup.make, path, folder / "backups", at=NOON)
        async with opened(path) as journal:
            for number in range(600):
                await journal.record(sale(f"since {number}"))
        async with opened(path) as journal:
            for number in range(5):
                await journal.record(sale(f"in the WAL {number}"))
            for name in ("sandbox.journal", "sandbox.journal-wal"):
                shutil.copyfile(folder / name, cut / name)
            return copy

    copy = run(go())
    for each in cut.iterdir():
        shutil.copyfile(each, folder / each.name)
    return copy


def wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


@pytest.mark.parametrize("at", [1, 2, 3])
def test_no_wal_of_the_old_journal_is_ever_written_into_the_copy(
    tmp_path: Path, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copy = tmp_path / "sandbox.journal", cut_off(tmp_path)
    whole, names, rename = backup.check(path), 0, Path.rename
    for side in tmp_path.glob("sandbox.journal-shm"):
        side.unlink()

    def power_fails(self: Path, target: Path) -> Path:
        nonlocal names
        names += 1
        done = rename(self, target)
        if names == at:
            raise SystemExit
        return done

    monkeypatch.setattr(Path, "rename", power_fails)
    with pytest.raises(SystemExit):
        backup.put_back(path, copy.path, aside=aside, now=NOON)
    monkeypatch.undo()
    assert not (path.exists() and wal_of(path).exists())
    kept = backup.put_back(path, copy.path, aside=lambda path: path.with_name(f"{path.name}.2.kept"), now=NOON)
    assert kept is not None
    assert backup.check(path) == backup.check(copy.path) + 1  # and says that it was put back
    assert backup.check(aside(path)) == whole  # what was set aside is one journal still, WAL and all


def test_a_journal_that_is_gone_from_beside_its_wal_is_no_first_start(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    assert backup.is_lost(path)
    assert not backup.is_torn(path)
    cut_off(tmp_path)
    assert not backup.is_torn(path)
    path.unlink()
    assert backup.is_torn(path)
    assert backup.is_damaged(path)


def test_only_a_journal_that_cannot_be_used_itself_is_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    made(tmp_path)
    assert not backup.is_damaged(path)
    path.write_bytes(b"\xff" * 8192)
    assert backup.is_damaged(path)
    path.write_bytes(b"")
    assert backup.is_damaged(path)


def copies_of(folder: Path, *ats: datetime) -> tuple[Backup, ...]:
    first = made(folder)
    whole = first.path.read_bytes()
    first.path.unlink()
    for at in ats:
        first.path.with_name(f"sandbox-{at:%Y%m%dT%H%M%SZ}.backup").write_bytes(whole)
    return backup.found_in(folder / "backups", "sandbox")


def days_left(folder: Path) -> list[tuple[int, int]]:
    return [(each.at.day, each.at.hour) for each in backup.found_in(folder / "backups", "sandbox")]


def test_one_copy_of_each_of_the_newest_days_is_kept(tmp_path: Path) -> None:
    copies = copies_of(tmp_path, *(NOON + timedelta(days=day, hours=hour) for day in range(5) for hour in (0, 1)))
    backup.drop_old(copies, days=3, now=NOON + timedelta(days=6))
    assert days_left(tmp_path) == [(6, 13), (5, 13), (4, 13)]


def test_a_copy_that_somebody_wants_put_back_is_kept_whatever_its_age(tmp_path: Path) -> None:
    copies = copies_of(tmp_path, *(NOON + timedelta(days=day) for day in range(5)))
    backup.drop_old(copies, days=2, now=NOON + timedelta(days=6), spared=copies[-1].path.name)
    assert days_left(tmp_path) == [(6, 12), (5, 12), (2, 12)]


@pytest.mark.parametrize("away", [timedelta(days=365), timedelta(days=-3650)])
def test_a_clock_that_is_wrong_pushes_no_true_copy_out(tmp_path: Path, away: timedelta) -> None:
    ats = [NOON + timedelta(days=day) for day in range(3)]
    copies = copies_of(tmp_path, *ats, ats[-1] + away)
    for now, days in ((ats[-1] + away, 4), (ats[-1], 3)):  # wrong for a day, and right again
        backup.drop_old(copies, days=days, now=now)
        copies = backup.found_in(tmp_path / "backups", "sandbox")
        assert set(ats) <= {each.at for each in copies}


def test_the_copy_that_knows_most_counts_and_not_the_one_with_the_latest_name(tmp_path: Path) -> None:
    path, folder = tmp_path / "sandbox.journal", tmp_path / "backups"
    made(tmp_path)
    backup.make(path, folder, at=NOON + timedelta(days=365))

    async def go_on() -> None:
        async with opened(path) as journal:
            await journal.record(sale("after the clock was set right"))

    run(go_on())
    true = backup.make(path, folder, at=NOON + timedelta(days=1))
    assert backup.newest_good(backup.found_in(folder, "sandbox")) == true


def test_a_copy_made_after_a_restoring_comes_before_the_longer_ones_from_before_it(tmp_path: Path) -> None:
    path, folder = tmp_path / "sandbox.journal", tmp_path / "backups"
    first = made(tmp_path)

    async def write(*lines: Entry) -> None:
        async with opened(path) as journal:
            for line in lines:
                await journal.record(line)

    run(write(*(sale(str(number)) for number in range(9))))
    backup.make(path, folder, at=NOON + timedelta(days=1))
    backup.put_back(path, first.path, aside=aside, now=NOON)
    later = backup.make(path, folder, at=NOON + timedelta(days=2))
    assert backup.newest_good(backup.found_in(folder, "sandbox")) == later


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_takes_no_copy_is_said_in_a_sentence(tmp_path: Path) -> None:
    made(tmp_path)
    (tmp_path / "backups").chmod(0o500)
    with pytest.raises(JournalBroken, match="cannot be made"):
        backup.make(tmp_path / "sandbox.journal", tmp_path / "backups", at=NOON + timedelta(days=1))
