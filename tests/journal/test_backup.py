"""Copies of the journal: whole or not there, made while payments are written, and put back without losing what was."""

import asyncio
import os
import stat
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.payment import PaymentState
from pos_app.journal import backup, payment_views
from pos_app.journal.backup import Backup
from pos_app.journal.errors import JournalBroken, JournalDamaged
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
    kept = backup.put_back(path, copy.path, aside=aside)
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
    assert backup.put_back(path, copy.path, aside=aside) is None
    assert backup.check(path) > 0


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.journal"
    copy = made(tmp_path)
    before = path.read_bytes()
    copy.path.write_bytes(b"\0" * 8192)
    with pytest.raises(JournalDamaged):
        backup.put_back(path, copy.path, aside=aside)
    assert path.read_bytes() == before


def test_only_the_newest_few_are_kept(tmp_path: Path) -> None:
    made(tmp_path)
    for day in range(1, 5):
        backup.make(tmp_path / "sandbox.journal", tmp_path / "backups", at=NOON + timedelta(days=day))
    backup.drop_old(backup.found_in(tmp_path / "backups", "sandbox"), keep=3)
    assert [each.at.day for each in backup.found_in(tmp_path / "backups", "sandbox")] == [6, 5, 4]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_takes_no_copy_is_said_in_a_sentence(tmp_path: Path) -> None:
    made(tmp_path)
    (tmp_path / "backups").chmod(0o500)
    with pytest.raises(JournalBroken, match="cannot be made"):
        backup.make(tmp_path / "sandbox.journal", tmp_path / "backups", at=NOON + timedelta(days=1))
