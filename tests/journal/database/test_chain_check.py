"""Tampering: nothing in the book can be changed by the way in, and what is changed by another way is found."""

from pathlib import Path

import apsw
import pytest

from pos_app.journal.database.chain_check import ChainBreak, ChainCheck
from pos_app.journal.database.hash_chain import digest
from tests.journal.notebook import opened, raw, run, sale, with_triggers_off

LINES = 601  # three looks of the proof


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "sandbox.journal"

    async def fill() -> None:
        async with opened(path) as journal:
            await journal.record(*(sale(f"s-{number}", amount=number) for number in range(2, LINES + 1)))

    run(fill())
    return path


def prove(path: Path) -> ChainCheck:
    async def look() -> ChainCheck:
        async with opened(path) as journal:
            return await journal.verify()

    return run(look())


def test_a_journal_as_it_was_written_holds(path: Path) -> None:
    assert prove(path) == ChainCheck(LINES, None)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET facts = '{}' WHERE seq = 5",
        "DELETE FROM entry WHERE seq = 5",
        "DELETE FROM entry WHERE seq = (SELECT max(seq) FROM entry)",
        "DELETE FROM entry",
        "UPDATE entry SET seq = seq + 1000",
        "INSERT OR REPLACE INTO entry SELECT * FROM entry WHERE seq = 5",
        "INSERT INTO entry SELECT 602, at, kind, subject, facts, prev, hash FROM entry WHERE seq = 5",
        "INSERT INTO entry SELECT 700, at, kind, subject, facts, hash, hash FROM entry WHERE seq = 601",
        "UPDATE head SET seq = 600",
        "UPDATE head SET seq = 602, hash = zeroblob(32)",
        "DELETE FROM head",
        "INSERT OR REPLACE INTO head VALUES (1, 5, (SELECT hash FROM entry WHERE seq = 5))",
    ],
)
def test_the_file_itself_refuses(path: Path, statement: str) -> None:
    connection = raw(path)
    with pytest.raises(apsw.ConstraintError):
        connection.execute(statement)
    connection.close()
    assert prove(path).holds


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET at = replace(at, '2025', '2024') WHERE seq = ?",
        "UPDATE entry SET kind = 'sale_closed' WHERE seq = ?",
        "UPDATE entry SET subject = 's-1' WHERE seq = ?",
        "UPDATE entry SET facts = replace(facts, 'amount', 'number') WHERE seq = ?",
        "UPDATE entry SET prev = zeroblob(32), hash = zeroblob(32) WHERE seq = ?",
    ],
)
@pytest.mark.parametrize("seq", [2, 250, 251, 400, LINES])
def test_a_changed_line_is_found(path: Path, seq: int, statement: str) -> None:
    with_triggers_off(path, statement, seq)
    proof = prove(path)
    assert proof.lines == seq - 1
    assert proof.first_break is not None
    assert proof.first_break.seq == seq


@pytest.mark.parametrize("seq", [2, 251, 300, LINES])
def test_a_line_that_was_taken_out_is_found(path: Path, seq: int) -> None:
    with_triggers_off(path, "DELETE FROM entry WHERE seq = ?", seq)
    assert prove(path) == ChainCheck(seq - 1, ChainBreak(seq, "it is missing"))


def test_a_line_that_was_taken_out_is_found_when_the_others_close_ranks(path: Path) -> None:
    with_triggers_off(path, "DELETE FROM entry WHERE seq = 300; UPDATE entry SET seq = seq - 1 WHERE seq > 300")
    assert prove(path) == ChainCheck(299, ChainBreak(300, "it does not follow the line before it"))


def test_two_lines_that_changed_places_are_found(path: Path) -> None:
    with_triggers_off(
        path,
        "UPDATE entry SET seq = 9000 WHERE seq = 300; UPDATE entry SET seq = 300 WHERE seq = 301;"
        "UPDATE entry SET seq = 301 WHERE seq = 9000",
    )
    assert prove(path) == ChainCheck(299, ChainBreak(300, "it does not follow the line before it"))


@pytest.mark.parametrize("kept", [2, 250, 500, LINES - 1])
def test_a_tail_that_was_cut_off_is_found(path: Path, kept: int) -> None:
    with_triggers_off(path, "DELETE FROM entry WHERE seq > ?", kept)
    assert prove(path) == ChainCheck(kept, ChainBreak(kept + 1, "it is missing"))


def test_a_tail_that_was_cut_off_with_the_number_put_back_is_found(path: Path) -> None:
    with_triggers_off(path, "DELETE FROM entry WHERE seq > 500; UPDATE head SET seq = 500")
    assert prove(path) == ChainCheck(499, ChainBreak(500, "it is not the line that was written last"))


def test_a_line_that_was_added_past_the_pen_is_found(path: Path) -> None:
    copy = "INSERT INTO entry SELECT seq + 1, at, kind, subject, facts, hash, hash FROM entry WHERE seq = ?"
    with_triggers_off(path, copy, LINES)
    assert prove(path) == ChainCheck(LINES, ChainBreak(LINES + 1, "it was not written by the till"))


def test_a_changed_line_with_a_new_hash_of_its_own_breaks_the_next_one(path: Path) -> None:
    connection = raw(path)
    ((prev,),) = connection.execute("SELECT prev FROM entry WHERE seq = 300").fetchall()
    connection.close()
    forged = digest(300, [b"2025-01-02T12:00:00.000000+00:00", b"sale_opened", b"s-300", b"{}"], prev)
    with_triggers_off(path, "UPDATE entry SET facts = '{}', hash = ? WHERE seq = 300", forged)
    assert prove(path) == ChainCheck(300, ChainBreak(301, "it does not follow the line before it"))


def test_what_is_no_longer_text_is_found_as_well(path: Path) -> None:
    with_triggers_off(path, "UPDATE entry SET facts = CAST(x'ff00fe' AS TEXT) WHERE seq = 300")
    assert prove(path) == ChainCheck(299, ChainBreak(300, "it was changed"))


def test_a_page_that_the_disk_spoiled_ends_the_proof_where_it_is(path: Path) -> None:
    where = path.read_bytes().index(b"sale_openeds-300")  # of the table itself: what stands in an index is not proved
    with path.open("r+b") as file:
        file.seek(where // 4096 * 4096)
        file.write(b"\xee" * 4096)
    proof = prove(path)
    assert not proof.holds
    assert proof.lines < LINES


def test_where_one_field_ends_and_the_next_begins_is_part_of_the_hash() -> None:
    assert digest(1, [b"ab", b"c"], b"") != digest(1, [b"a", b"bc"], b"")
    assert digest(1, [b"", b"abc"], b"") != digest(1, [b"abc", b""], b"")


def test_what_came_before_is_part_of_the_hash() -> None:
    assert digest(2, [b"a"], b"one") != digest(2, [b"a"], b"two")
    assert digest(2, [b"a"], b"one") != digest(3, [b"a"], b"one")


def test_lines_written_during_the_proof_do_not_disturb_it(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            proving = journal.verify()
            await journal.record(sale("before"))
            proof = await proving
            await journal.record(sale("after"))
            assert proof.holds
            assert (await journal.verify()).lines == LINES + 2

    run(story())
