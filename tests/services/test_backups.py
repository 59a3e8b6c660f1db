"""Copies of the journal: one a day, put back by the owner at the next start; what was open is asked about again."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.payment import PaymentState
from pos_app.domain.people import Right
from pos_app.journal import payment_views, payments
from pos_app.journal.database import backup
from pos_app.journal.database.backup import Backup
from pos_app.journal.store import Journal
from pos_app.services.backups import Backups, put_back_if_asked
from tests.journal.notebook import Clock, opened, run
from tests.journal.test_payments import DAY, lead
from tests.services import openers


def safe_of(
    journal: Journal,
    folder: Path,
    clock: Clock,
    *rights: Right,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Backups:
    return openers.backups(
        journal,
        folder,
        now=clock,
        may=set(rights).__contains__,
        who=lambda: "Ada",
        sleep=sleep,
    )


def put_back(folder: Path, clock: Clock) -> tuple[str, Path | None] | None:
    return put_back_if_asked(folder / "sandbox.journal", folder / "backups", folder / "sandbox.restore", now=clock())


def test_a_copy_is_made_each_day_also_after_the_clock_was_set_back(tmp_path: Path) -> None:
    clock = Clock()

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            for number, later in enumerate((timedelta(0), timedelta(days=1), timedelta(days=-3)), 1):
                clock.moment += later
                backups, made = safe_of(journal, tmp_path, clock), asyncio.Event()
                end = journal.listen(lambda change, made=made: made.set() if change.key.endswith(".backup") else None)
                keeping = asyncio.create_task(backups.keep_on())
                await asyncio.wait_for(made.wait(), 60)
                keeping.cancel()
                end()
                assert len(await backups.copies()) == number
            assert (await journal.verify()).holds

    run(go())


def test_no_second_copy_is_made_on_the_same_day(tmp_path: Path) -> None:
    clock = Clock()

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock)
            await backups.make()
            clock.go_on(3600)
            keeping = asyncio.create_task(backups.keep_on())
            await asyncio.sleep(0.1)  # an absence cannot be waited for
            keeping.cancel()
            assert len(await backups.copies()) == 1

    run(go())


@pytest.mark.may_log("were open in the copy", "cannot be read now")
def test_the_owner_has_a_copy_put_back_and_what_was_open_in_it_is_taken_up_again(tmp_path: Path) -> None:
    clock = Clock()

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            await lead(journal, "open", PaymentState.VERIFYING, slip="open")
            backups = safe_of(journal, tmp_path, clock, Right.RESTORE)
            copy = await backups.make()
            await lead(journal, "later", PaymentState.SUCCESS, slip="later")
            await backups.ask_to_restore(copy.path.name)
        (tmp_path / "sandbox.journal").write_bytes(b"\0" * 4096)  # and then the disk ate it
        done = await asyncio.to_thread(put_back, tmp_path, clock)
        assert done is not None
        name, kept = done
        assert name == copy.path.name
        assert kept is not None
        assert kept.exists()
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            await safe_of(journal, tmp_path, clock).take_up()
            left = await payments.take_up(journal, day=DAY)
            assert [each.reference for each in left] == ["open"]
            assert await journal.read(payment_views.attempt_of, "later") is None
            assert (await journal.verify()).holds
        assert await asyncio.to_thread(put_back, tmp_path, clock) is None

    run(go())


def test_nobody_but_the_owner_puts_a_copy_back_and_no_stranger_is_put_back(tmp_path: Path) -> None:
    clock = Clock()

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            copy = await safe_of(journal, tmp_path, clock).make()
            with pytest.raises(KnownError, match="Only the owner"):
                await safe_of(journal, tmp_path, clock).ask_to_restore(copy.path.name)
            with pytest.raises(KnownError, match="no such backup"):
                await safe_of(journal, tmp_path, clock, Right.RESTORE).ask_to_restore("../sandbox.journal")
        assert not (tmp_path / "sandbox.restore").exists()

    run(go())


def test_a_wish_for_a_copy_that_is_gone_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "sandbox.restore").write_text("../../etc/passwd")
    (tmp_path / "sandbox.journal").write_bytes(b"as it was")
    assert put_back(tmp_path, Clock()) is None
    assert (tmp_path / "sandbox.journal").read_bytes() == b"as it was"


@pytest.mark.may_log("is not put back")
def test_a_wish_for_a_copy_that_has_rotted_does_not_keep_a_whole_journal_closed(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "sandbox.journal"

    async def go() -> Path:
        async with opened(path, clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock, Right.RESTORE)
            copy = await backups.make()
            await backups.ask_to_restore(copy.path.name)
            return copy.path

    copy = run(go())
    copy.write_bytes(copy.read_bytes()[:4096])
    before = path.read_bytes()
    assert put_back(tmp_path, clock) is None
    assert not (tmp_path / "sandbox.restore").exists()
    assert path.read_bytes() == before


def test_a_clock_that_was_wrong_once_is_no_reason_for_a_copy_at_every_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("pos_app.services.backups._LOOKS_EVERY_SECONDS", 0.0)

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock)
            clock.moment += timedelta(days=365)
            await backups.make()
            clock.moment -= timedelta(days=365)
            true = await backups.make()
            keeping = asyncio.create_task(backups.keep_on())
            for _ in range(20):
                clock.go_on(600)
                await backups.copies()
                await asyncio.sleep(0.005)  # an absence cannot be waited for
            keeping.cancel()
            assert (await backups.copies())[1:] == (true,)

    run(go())


@pytest.mark.may_log("No backup was made")
def test_a_copy_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    clock = Clock()
    (tmp_path / "backups").write_text("a file where the folder should be")

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock)
            with pytest.raises(KnownError, match="cannot be made"):
                await backups.make()
            keeping = asyncio.create_task(backups.keep_on())
            async with asyncio.timeout(60):
                while not backups.problem:  # noqa: ASYNC110  # nothing rings where nothing is written
                    await asyncio.sleep(0.005)
            keeping.cancel()
            assert "cannot be made" in str(backups.problem)

    run(go())


@pytest.mark.parametrize("fault", [OSError(5, "Input/output error"), ZeroDivisionError()], ids=["disk", "bug"])
@pytest.mark.may_log("making a backup met a bug")
def test_a_look_at_the_copies_that_fails_is_said_and_not_the_last_one(
    tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, look, said = Clock(), backup.found_in, list[str]()
    faults = [fault]

    def look_at_last(folder: Path, environment: str) -> tuple[Backup, ...]:
        if faults:
            raise faults.pop()
        return look(folder, environment)

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            is_made = asyncio.Event()
            journal.listen(lambda change: is_made.set() if change.key.endswith(".backup") else None)

            async def ten_minutes(_: float) -> None:
                said.append(str(backups.problem))

            backups = safe_of(journal, tmp_path, clock, sleep=ten_minutes)
            monkeypatch.setattr(backup, "found_in", look_at_last)
            keeping = asyncio.create_task(backups.keep_on())
            await asyncio.wait_for(is_made.wait(), 60)
            keeping.cancel()

    run(go())
    why = "input/output error" if isinstance(fault, OSError) else "zerodivisionerror"
    assert said[0] == f"The backup cannot be made ({why})."


@pytest.mark.parametrize("fault", [OSError(5, "Input/output error"), ZeroDivisionError()], ids=["disk", "bug"])
@pytest.mark.may_log("cannot be read now", "what was set aside met a bug")
def test_whatever_one_try_at_what_was_set_aside_comes_to_there_is_another_an_hour_later(
    tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, look, kept = Clock(), backup.kept_of, tmp_path / "sandbox.journal.1.kept"
    kept.write_bytes(b"no journal at all" * 512)
    faults, hours, is_another = list[Exception](), list[float](), asyncio.Event()

    def look_at_last(journal: Path) -> tuple[Path, ...]:
        if faults:
            raise faults.pop()
        return look(journal)

    async def an_hour(seconds: float) -> None:
        hours.append(seconds)
        if len(hours) == 3:
            is_another.set()
            await asyncio.Event().wait()

    async def found() -> None:
        raise AssertionError("nothing was found")

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock, sleep=an_hour)
            monkeypatch.setattr(backup, "kept_of", look_at_last)
            await backups.take_up()
            faults.append(fault)
            keeping = asyncio.create_task(backups.keep_reading(found))
            await asyncio.wait_for(is_another.wait(), 60)
            keeping.cancel()
            assert not faults
            assert backups.unread == (kept.name,)

    run(go())


@pytest.mark.parametrize(
    "spoilt", [b"no journal at all" * 512, b"", bytes(8192)], ids=["rubbish", "empty by a power cut", "zeros"]
)
@pytest.mark.may_log("cannot be read now", "were found in")
def test_a_journal_that_was_set_aside_is_tried_again_until_it_was_read(tmp_path: Path, spoilt: bytes) -> None:
    clock, path = Clock(), tmp_path / "sandbox.journal"
    lost = "till2-lost00000000000000"
    hours: list[float] = []
    is_found = asyncio.Event()

    async def an_hour(seconds: float) -> None:
        hours.append(seconds)
        if len(hours) > 1:
            await asyncio.Event().wait()  # no second hour comes

    async def found() -> None:
        is_found.set()

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock, Right.RESTORE)
            copy = await backups.make()
            await lead(journal, lost, PaymentState.SUCCESS, slip="lost")
            await backups.ask_to_restore(copy.path.name)
        done = await asyncio.to_thread(put_back, tmp_path, clock)
        assert done is not None
        kept = done[1]
        assert kept is not None
        true = kept.read_bytes()
        kept.write_bytes(spoilt)
        async with opened(path, clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock, Right.RESTORE, sleep=an_hour)
            await backups.take_up()
            assert (await backups.look()).unread == (kept.name,)
            assert await journal.read(payment_views.attempt_of, lost) is None
            kept.write_bytes(true)
            keeping = asyncio.create_task(backups.keep_reading(found))
            await asyncio.wait_for(is_found.wait(), 60)
            keeping.cancel()
            assert hours[0] == 3600.0
            assert (await backups.look()).unread == ()
            one = await journal.read(payment_views.attempt_of, lost)
            assert one is not None
            assert one.state is PaymentState.UNKNOWN

    run(go())


@pytest.mark.may_log("cannot be read now")
def test_only_the_owner_signs_that_a_journal_will_never_be_read(tmp_path: Path) -> None:
    clock, kept = Clock(), tmp_path / "sandbox.journal.1.kept"
    kept.write_bytes(b"no journal at all" * 512)

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            backups = safe_of(journal, tmp_path, clock)
            await backups.take_up()
            with pytest.raises(KnownError, match="Only the owner"):
                await backups.give_up(kept.name)
            owner = safe_of(journal, tmp_path, clock, Right.RESTORE)
            await owner.take_up()
            assert owner.unread == (kept.name,)
            await owner.give_up(kept.name)
            assert owner.unread == ()
            await backups.take_up()
            assert backups.unread == ()

    run(go())
