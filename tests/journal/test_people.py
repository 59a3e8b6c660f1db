"""People in the journal: every change is a line, no line holds a PIN, and the database holds the hard rules itself."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.people import Leaving, Member, Role
from pos_app.domain.pin import Seal
from pos_app.journal import line_views, people, people_views
from pos_app.journal.people import Newcomer
from pos_app.journal.schema import JOURNAL
from pos_app.journal.store import Journal
from tests.journal.notebook import opened, put_back, raw, run

ADA = Member("ada", "Ada", Role.OWNER)
NGOZI = Member("ngozi", "Ngozi", Role.CASHIER)
SEAL = Seal(b"salt" * 4, b"digest.." * 4, 1, 64, 6)
OTHER = Seal(b"SALT" * 4, b"DIGEST.." * 4, 1, 64, 7)
CODE = Seal(b"code" * 4, b"recovery" * 4, 1, 64, 20)
VERSION_BEFORE = 4


def in_a_journal(folder: Path, act: Callable[[Journal], Awaitable[None]]) -> None:
    async def go() -> None:
        async with opened(folder / "test.journal", Environment.TEST) as journal:
            await people.found(journal, (Newcomer(ADA, SEAL),), CODE)
            await people.add(journal, Newcomer(NGOZI, OTHER), by=ADA)
            await act(journal)
            assert (await journal.verify()).holds

    run(go())


def test_the_first_people_are_written_once(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        assert not await people.found(journal, (Newcomer(Member("eve", "Eve", Role.OWNER), SEAL),), CODE)
        assert (await journal.read(people_views.staff)).members == (ADA, NGOZI)
        assert await journal.read(people_views.recovery) == CODE
        assert {kept.member: kept.seal for kept in await journal.read(people_views.kept)} == {ADA: SEAL, NGOZI: OTHER}

    in_a_journal(tmp_path, act)


def test_every_change_is_a_line_with_who_made_it_and_rings(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        rung: list[Changed] = []
        journal.listen(rung.append)
        renamed = Member("ngozi", "Ngozi Eze", Role.MANAGER)
        await people.change(journal, renamed, by=ADA)
        await people.change(journal, renamed, by=ADA)  # nothing new
        await people.set_pin(journal, "ngozi", SEAL, by=ADA)
        await people.come_in(journal, NGOZI, after=None)
        await people.approve(journal, ADA, door="ada", act="x", asked_by=NGOZI)
        await people.leave(journal, NGOZI, Leaving.IDLE)
        lines = [(line.kind, dict(line.facts)) for line in await journal.read(line_views.entries, after=4, limit=99)]
        assert [kind for kind, _ in lines] == ["person_changed", "pin_set", "signed_in", "act_approved", "signed_out"]
        assert lines[0][1]["by"] == lines[1][1]["by"] == "ada"
        assert (lines[0][1]["was_name"], lines[0][1]["was_role"]) == ("Ngozi", "cashier")
        assert set(rung) == {Changed(Topic.PERSON, "ngozi"), Changed(Topic.PERSON, "ada")}

    in_a_journal(tmp_path, act)


def test_no_line_holds_anything_of_a_pin(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await people.set_pin(journal, "ngozi", SEAL, by=ADA)
        await people.recover(journal, "ada", OTHER, SEAL)
        text = repr(await journal.read(line_views.entries, limit=99))
        for seal in (SEAL, OTHER, CODE):
            for part in (seal.salt, seal.digest):
                assert part.decode() not in text
                assert part.hex() not in text
        assert "salt" not in repr(await journal.read(people_views.kept))

    in_a_journal(tmp_path, act)


def test_tries_count_up_to_the_one_that_was_right(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        assert [await people.knock(journal, "ngozi", "sign_in") for _ in range(3)] == [1, 2, 3]
        assert await people.knock(journal, people.APPROVALS, "x") == 1
        assert (await journal.read(people_views.staff)).wrong == {"ngozi": 3, people.APPROVALS: 1}
        await people.come_in(journal, NGOZI, after=None)
        assert (await journal.read(people_views.staff)).wrong == {people.APPROVALS: 1}
        await people.come_in(journal, ADA, after=NGOZI)  # who may approve has shown that it is them
        assert (await journal.read(people_views.staff)).wrong == {}

    in_a_journal(tmp_path, act)


def test_another_pin_forgives_what_was_tried_with_the_old_one(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for door in ("ngozi", "ada", people.RECOVERY):
            await people.knock(journal, door, "sign_in")
        await people.set_pin(journal, "ngozi", SEAL, by=ADA)
        await people.recover(journal, "ada", OTHER, SEAL)
        assert (await journal.read(people_views.staff)).wrong == {}
        assert await journal.read(people_views.recovery) == SEAL

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    "after", [Member("ada", "Ada", Role.MANAGER), Member("ada", "Ada", Role.OWNER, is_active=False)]
)
def test_one_owner_stays(tmp_path: Path, after: Member) -> None:
    async def act(journal: Journal) -> None:
        with pytest.raises(KnownError, match="One owner"):
            await people.change(journal, after, by=ADA)
        await people.change(journal, Member("ngozi", "Ngozi", Role.OWNER), by=ADA)
        await people.change(journal, after, by=ADA)
        assert await journal.read(people_views.person, "ada") == after

    in_a_journal(tmp_path, act)


def test_two_people_who_work_here_have_two_names(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        with pytest.raises(KnownError, match="this name"):
            await people.add(journal, Newcomer(Member("n2", "NGOZI", Role.CASHIER), SEAL), by=ADA)
        await people.change(journal, Member("ngozi", "Ngozi", Role.CASHIER, is_active=False), by=ADA)
        await people.add(journal, Newcomer(Member("n2", "NGOZI", Role.CASHIER), SEAL), by=ADA)
        with pytest.raises(KnownError, match="this name"):
            await people.change(journal, NGOZI, by=ADA)

    in_a_journal(tmp_path, act)


def test_the_code_is_for_owners_and_a_pin_for_who_works_here(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        with pytest.raises(KnownError, match="an owner"):
            await people.recover(journal, "ngozi", SEAL, CODE)
        await people.change(journal, Member("ngozi", "Ngozi", Role.CASHIER, is_active=False), by=ADA)
        for member_id in ("ngozi", "nobody"):
            with pytest.raises(KnownError, match="not on this till"):
                await people.set_pin(journal, member_id, SEAL, by=ADA)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE person SET role = 'manager' WHERE id = 'ada'", "one owner stays"),
        ("UPDATE person SET is_active = 0 WHERE id = 'ada'", "one owner stays"),
        ("DELETE FROM person WHERE id = 'ngozi'", "never deleted|FOREIGN KEY"),
        ("UPDATE person SET id = 'x' WHERE id = 'ngozi'", "same person|FOREIGN KEY"),
        ("UPDATE person SET name = 'ada' WHERE id = 'ngozi'", "UNIQUE"),
        ("UPDATE person SET role = 'king' WHERE id = 'ngozi'", "CHECK"),
        ("DELETE FROM person_pin", "never deleted"),
        ("UPDATE person_pin SET digest = zeroblob(32)", "with a line"),
        ("UPDATE person_pin SET length = 3, line = 99", "CHECK|FOREIGN KEY"),
        ("DELETE FROM recovery", "stays"),
        ("UPDATE recovery SET digest = zeroblob(32)", "with a line"),
        ("UPDATE pin_door SET wrong = 1", "one by one"),
        ("UPDATE pin_door SET wrong = 9", "one by one"),
        ("DELETE FROM pin_door", "one by one"),
        ("UPDATE decoys SET secret = zeroblob(32)", "stay"),
    ],
)
def test_the_database_refuses(tmp_path: Path, statement: str, why: str) -> None:
    async def act(journal: Journal) -> None:
        for _ in range(3):
            await people.knock(journal, "ngozi", "sign_in")

    in_a_journal(tmp_path, act)
    connection = raw(tmp_path / "test.journal")
    with pytest.raises(apsw.ConstraintError, match=why):
        connection.execute(f"PRAGMA foreign_keys = on; {statement}")
    connection.close()


def test_a_book_from_before_there_were_people_is_brought_up_to_date(tmp_path: Path) -> None:
    async def begin() -> None:
        async with opened(tmp_path / "test.journal", Environment.TEST):
            pass

    run(begin())
    put_back(tmp_path / "test.journal", migrations=VERSION_BEFORE)
    in_a_journal(tmp_path, _nothing)
    connection = raw(tmp_path / "test.journal")
    assert connection.pragma("user_version") == len(JOURNAL.migrations)
    connection.close()


async def _nothing(_: Journal) -> None:
    pass
