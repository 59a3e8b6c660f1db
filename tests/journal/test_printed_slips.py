"""Prints in the journal: a line before each, an end for each, and copies that nobody can count wrong."""

from pathlib import Path

import apsw
import pytest

from pos_app.domain.events import Changed, Topic
from pos_app.domain.printing import PrintResult, PrintTrouble
from pos_app.domain.slip import Paper
from pos_app.journal import line_views, printed_slips
from pos_app.journal.store import Journal
from tests.journal.notebook import NOON, Clock, in_a_journal, opened, put_back, raw, run, sale

P = Paper.PAYMENT


async def printed(journal: Journal, outcome: PrintResult | None, about: str = "r-1", paper: Paper = P) -> int:
    begun = await printed_slips.begin(journal, paper, about, opens_drawer=False)
    if outcome is not None:
        await printed_slips.end(journal, begun.ink, outcome, PrintTrouble.NONE)
    return begun.copy


def test_only_what_certainly_never_came_out_is_no_copy(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        assert await printed(journal, PrintResult.NOT_PRINTED) == 0
        assert await printed(journal, PrintResult.PRINTED) == 0
        assert await printed(journal, PrintResult.NOT_PRINTED) == 1
        assert await printed(journal, PrintResult.UNCLEAR) == 1
        assert await printed(journal, None) == 2  # the till stopped in the middle
        assert await printed(journal, PrintResult.PRINTED) == 3
        assert await journal.read(printed_slips.copies_of, P, "r-1") == 4
        assert await printed(journal, PrintResult.PRINTED, "r-2") == 0
        assert await printed(journal, PrintResult.PRINTED, "r-1", Paper.ORDER) == 0

    in_a_journal(tmp_path, act)


def test_what_is_about_nothing_a_drawer_and_an_x_are_not_counted(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for _ in range(3):
            assert await printed(journal, PrintResult.PRINTED, "", Paper.TEST_PAGE) == 0
            assert await printed(journal, PrintResult.PRINTED, "in-1", Paper.DRAWER) == 0
            assert await printed(journal, PrintResult.PRINTED, "7", Paper.X_REPORT) == 0
        assert [await printed(journal, PrintResult.PRINTED, "7", Paper.Z_REPORT) for _ in range(2)] == [0, 1]

    in_a_journal(tmp_path, act)


def test_the_count_lasts(tmp_path: Path) -> None:
    async def once(journal: Journal) -> None:
        await printed(journal, PrintResult.PRINTED)

    in_a_journal(tmp_path, once)

    async def again(journal: Journal) -> None:
        assert await printed(journal, PrintResult.PRINTED) == 1

    in_a_journal(tmp_path, again)


def test_every_print_is_two_lines_of_the_chain_and_rings(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        rung: list[Changed] = []
        journal.listen(rung.append)
        begun = await printed_slips.begin(journal, P, "r-1", opens_drawer=True)
        await printed_slips.end(journal, begun.ink, PrintResult.UNCLEAR, PrintTrouble.CUT_SHORT)
        about, ended = await journal.read(line_views.about, "r-1", limit=10)
        assert (about.kind, dict(about.facts)) == (
            printed_slips.ABOUT_TO_PRINT,
            {"paper": "payment", "copy": 0, "drawer": True},
        )
        assert (ended.kind, dict(ended.facts)) == (
            printed_slips.ENDED,
            {"print": about.seq, "outcome": "unclear", "trouble": "cut_short"},
        )
        assert rung == [Changed(Topic.PAPER, "r-1")] * 2
        (found,) = await journal.read(printed_slips.prints_of, P, "r-1")
        assert found == printed_slips.Print(
            begun.ink.line, P, "r-1", 0, True, NOON, PrintResult.UNCLEAR, PrintTrouble.CUT_SHORT, NOON
        )  # fmt: skip

    in_a_journal(tmp_path, act)


def test_the_last_print_is_the_last_that_is_certain(tmp_path: Path) -> None:
    path, clock = tmp_path / "sandbox.journal", Clock()

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            assert await journal.read(printed_slips.last_printed_at) is None
            await printed(journal, PrintResult.PRINTED)
            clock.go_on(60)
            await printed(journal, PrintResult.UNCLEAR)
            await printed(journal, None)
            assert await journal.read(printed_slips.last_printed_at) == NOON

    run(go())


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO slip_print (line, paper, about, copy, drawer, at) VALUES (2, 'payment', 'r-1', 0, 0, 'now')",
        "INSERT INTO slip_print (line, paper, about, copy, drawer, at) VALUES (2, 'payment', 'r-1', 2, 0, 'now')",
        "INSERT INTO slip_print (line, paper, about, copy, drawer, at) VALUES (2, 'payment', 'r-1', 1, 1, 'now')",
        "INSERT INTO slip_print VALUES (2, 'payment', 'r-1', 1, 0, 'now', 'not_printed', '', NULL)",
        "UPDATE slip_print SET outcome = 'not_printed'",
        "UPDATE slip_print SET about = 'r-2'",
        "UPDATE slip_print SET copy = 7",
        "DELETE FROM slip_print",
    ],
)
def test_the_database_itself_counts_copies(tmp_path: Path, statement: str) -> None:
    async def once(journal: Journal) -> None:
        await printed(journal, PrintResult.PRINTED)

    connection = raw(in_a_journal(tmp_path, once))
    with pytest.raises(apsw.ConstraintError):
        connection.execute(statement)
    connection.close()


def test_a_journal_that_was_never_printed_from_is_brought_up_to_date(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await journal.record(sale("s-1"))

    path = in_a_journal(tmp_path, before)
    put_back(path, migrations=4)

    async def after(journal: Journal) -> None:
        assert await printed(journal, PrintResult.PRINTED) == 0

    in_a_journal(tmp_path, after)
