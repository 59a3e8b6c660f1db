"""After a kill what is open is brought back to what its lines add up to; after a clean end nothing is looked at."""

import shutil
from pathlib import Path

import pytest

from pos_app.domain.payment import OPEN, Observation, PaymentState
from pos_app.journal import line_views, payment_views, payments, shift_views, tv_order_views
from pos_app.journal.replay import at_start
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Journal
from tests.journal.notebook import opened, raw, run, with_triggers_off
from tests.journal.replay.a_book import a_book
from tests.journal.test_payments import DAY, lead

CUT = "UPDATE attempt SET state = 'failed' WHERE reference = 'cut'"
BACK = [
    (CUT, ("payment cut",)),
    ("UPDATE attempt SET state = 'never_sent', holds = 0 WHERE reference = 'card-unknown'", ("payment card-unknown",)),
    ("UPDATE attempt SET state = 'success' WHERE reference = 'cut'", ("payment cut",)),
    ("UPDATE attempt SET state = 'no such state' WHERE reference = 'cut'", ("payment cut",)),
    ("UPDATE attempt SET state = 'unknown' WHERE reference = 'card-success'", ("payment card-success",)),
    ("UPDATE attempt SET holds = 0 WHERE reference = 'cut'", ("payment cut",)),
    ("UPDATE sale SET state = 'dropped' WHERE slip = 'cut'", ("sale 9",)),
    ("UPDATE tv_order SET state = 'rejected', closed_by = 'x' WHERE reference = 'tv-open'", ("TV order tv-open",)),
    ("UPDATE tv_order SET state = 'delivered' WHERE reference = 'tv-open'", ("TV order tv-open",)),
    ("DELETE FROM attempt WHERE reference = 'cut'", ("payment cut",)),
    ("UPDATE found SET word = 'Declined' WHERE about = 'cut'", ("payment cut in History",)),
    ("UPDATE found SET needs = 0 WHERE about = 'tv-open'", ("TV order tv-open in History",)),
]  # fmt: skip


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("book") / "sandbox.journal"
    run(a_book(path))
    return path


@pytest.mark.parametrize(("statement", "called"), BACK, ids=[statement[:70] for statement, _ in BACK])
def test_a_row_that_was_changed_is_brought_back_and_a_line_says_so(
    killed: Path, tmp_path: Path, statement: str, called: tuple[str, ...]
) -> None:
    path = tmp_path / killed.name
    shutil.copy(killed, path)
    triggers = names_of_triggers(path)
    tampered(path, statement)

    async def act() -> None:
        async with opened(path) as journal:
            assert await at_start.bring_back(journal) == at_start.RowsAtStart(called)
            assert str(await journal.read(first_difference)) == ""
            line = await journal.read(line_views.last_of, at_start.BROUGHT_BACK)
            assert line is not None
            assert line.facts["called"] == called[0]

    run(act())
    assert names_of_triggers(path) == triggers


def test_a_payment_whose_row_was_called_declined_waits_again_and_is_in_no_z(killed: Path, tmp_path: Path) -> None:
    path = tmp_path / killed.name
    shutil.copy(killed, path)
    connection = raw(path)
    connection.execute(CUT)  # the triggers of the database count it among what came to an end
    connection.close()

    async def act() -> None:
        async with opened(path) as journal:
            await at_start.bring_back(journal)
            assert "cut" in {each.reference for each in await journal.read(payment_views.in_states, OPEN)}
            report = await journal.read(shift_views.report_of, 2)
            assert report is not None
            assert "cut" not in {each.about for each in report.settled}
            assert "cut" in {each.about for each in report.carried}

    run(act())


def test_what_lines_do_not_tell_enough_of_is_left_and_said(killed: Path, tmp_path: Path) -> None:
    path = tmp_path / killed.name
    shutil.copy(killed, path)
    with_triggers_off(path, "UPDATE tv_order SET body = x'00' WHERE reference = 'tv-open'")

    async def act() -> None:
        async with opened(path) as journal:
            found = await at_start.bring_back(journal)
            assert found == at_start.RowsAtStart(left=("TV order tv-open",))
            assert "could not be put right: TV order tv-open" in str(found.sentence())
            order = await journal.read(tv_order_views.order_of, "tv-open")
            assert order is not None

    run(act())


def test_after_a_clean_end_nothing_is_checked_and_nothing_written(killed: Path, tmp_path: Path) -> None:
    path = tmp_path / killed.name
    shutil.copy(killed, path)

    async def act() -> None:
        async with opened(path) as journal:
            await at_start.sign_off(journal)
            size = await journal.read(line_views.size)
            assert await at_start.bring_back(journal) == at_start.RowsAtStart()
            assert await journal.read(line_views.size) == size

    run(act())


def test_what_was_open_at_a_clean_end_is_brought_back_at_the_next_start(killed: Path, tmp_path: Path) -> None:
    """Nobody has to think of the doctor: it would be shown as Declined, and not be asked about."""
    path = tmp_path / killed.name
    shutil.copy(killed, path)

    async def act() -> None:
        async with opened(path) as journal:
            await at_start.sign_off(journal)
        tampered(path, CUT)
        async with opened(path) as journal:
            assert await at_start.bring_back(journal) == at_start.RowsAtStart(("payment cut",))
            assert str(await journal.read(first_difference)) == ""

    run(act())


def test_what_was_open_at_a_clean_end_is_checked_after_a_later_kill(killed: Path, tmp_path: Path) -> None:
    """No line was written about it since, and its row does not say any more that it is open."""
    path = tmp_path / killed.name
    shutil.copy(killed, path)

    async def act() -> None:
        async with opened(path) as journal:
            await at_start.sign_off(journal)
        async with opened(path) as journal:
            await at_start.bring_back(journal)
            await lead(journal, "new", PaymentState.SUCCESS, slip="new")
        tampered(path, CUT)
        async with opened(path) as journal:
            assert (await at_start.bring_back(journal)).brought_back == ("payment cut",)
        tampered(path, CUT)
        async with opened(path) as journal:  # nor after another kill
            assert (await at_start.bring_back(journal)).brought_back == ("payment cut",)

    run(act())


def test_what_a_kill_left_as_it_was_is_left_alone(killed: Path, tmp_path: Path) -> None:
    path = tmp_path / killed.name
    shutil.copy(killed, path)

    async def act() -> None:
        async with opened(path) as journal:
            assert str((await at_start.bring_back(journal)).sentence()) == ""
            await payments.observe(journal, "cut", Observation.SAYS_SUCCESS, day=DAY)
            assert str(await journal.read(first_difference)) == ""
            assert await state_of(journal, "cut") is PaymentState.SUCCESS

    run(act())


async def state_of(journal: Journal, reference: str) -> PaymentState:
    found = await journal.read(payment_views.attempt_of, reference)
    assert found is not None
    return found.state


def tampered(path: Path, statement: str) -> None:
    """Change a row as somebody does who owns the file, and leave the triggers as they were."""
    connection = raw(path)
    connection.execute("PRAGMA foreign_keys = off")
    triggers = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    connection.execute(statement)
    for _, sql in triggers:
        connection.execute(sql)
    connection.close()


def names_of_triggers(path: Path) -> set[str]:
    connection = raw(path)
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    connection.close()
    return {name for (name,) in rows}
