"""The doctor holds the inbox against the journal: whoever changes one of them beside the till is told."""

import shutil
from pathlib import Path

import pytest

from pos_app.doctor.books import look_at_folder
from pos_app.doctor.findings import Finding, Health
from pos_app.domain.environment import Environment
from pos_app.system.paths import Paths
from tests.journal.notebook import with_triggers_off
from tests.services.feed import Feed, at_a_feed, sample

JOURNAL, INBOX = "sandbox.journal", "sandbox.inbox"
OTHER_AMOUNT = "UPDATE body SET raw = CAST(replace(raw, '12687.50', '12687.51') AS BLOB) WHERE row = 1"
TAMPERED = [
    (JOURNAL, "UPDATE judgement SET who = 'Eve' WHERE item = '1'", "notice 1 otherwise than it came (who sent it)"),
    (JOURNAL, "UPDATE judgement SET phone = '0800' WHERE item = '1'", "notice 1 otherwise than it came (their phone)"),
    (JOURNAL, "UPDATE judged_up_to SET bodies = 99", "calls notices judged that have not come yet"),
    (JOURNAL, "UPDATE judged_up_to SET suspects = 99", "calls notices judged that have not come yet"),
    (INBOX, OTHER_AMOUNT, "notice 1 otherwise than it came"),
    (INBOX, "DELETE FROM body WHERE row = 2", "knows notice 2, and it is not in the inbox"),
]  # fmt: skip

LATER = """
INSERT INTO notice (row, notify, data_type, data_id, reference, status, unread, first_at, last_at)
SELECT 9, notify, data_type, 'another', 'another', status, unread, first_at, last_at FROM notice WHERE row = 1;
INSERT INTO body (row, notice, digest, at, raw, salt, source)
SELECT 9, 9, digest, at, raw, salt, source FROM body WHERE row = 1
"""


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two notices of money, of which the service knows the second only, and one that nobody signed, all judged."""
    folder = tmp_path_factory.mktemp("books")

    async def act(here: Feed) -> None:
        await here.arrive(sample("transfer_in"))
        await here.send("transfer_in")
        await here.arrive(sample("transfer_in"), signature="forged")
        await here.rows_when(lambda rows: len(rows) == 3)

    at_a_feed(folder, act)
    return folder


def looked_at(folder: Path) -> Finding:
    found = {each.part: each for each in look_at_folder(Paths(folder, Environment.SANDBOX))}
    return found.get("sandbox notices", found["sandbox journal"])


def test_what_came_and_what_was_judged_agree(books: Path) -> None:
    assert looked_at(books) == Finding("sandbox notices", Health.GOOD, "3 are what came")


@pytest.mark.parametrize(("book", "statement", "told"), TAMPERED, ids=[each[1][:60] for each in TAMPERED])
def test_what_was_changed_beside_the_till_is_told(
    books: Path, tmp_path: Path, book: str, statement: str, told: str
) -> None:
    shutil.copytree(books, tmp_path, dirs_exist_ok=True)
    with_triggers_off(tmp_path / book, f"PRAGMA foreign_keys = off; {statement}")
    found = looked_at(tmp_path)
    assert found.health is Health.CARE
    assert told in found.found


def test_a_notice_that_was_passed_over_is_told(books: Path, tmp_path: Path) -> None:
    """Somebody called judged what had not come yet, and then it came: no till ever looks at it."""
    shutil.copytree(books, tmp_path, dirs_exist_ok=True)
    with_triggers_off(tmp_path / JOURNAL, "UPDATE judged_up_to SET bodies = 9")
    with_triggers_off(tmp_path / INBOX, LATER)
    assert "notice 9 otherwise than it came (it was passed over)" in looked_at(tmp_path).found


def test_bytes_of_a_notice_that_were_exchanged_are_told_although_they_say_the_same(books: Path, tmp_path: Path) -> None:
    shutil.copytree(books, tmp_path, dirs_exist_ok=True)
    with_triggers_off(tmp_path / INBOX, "UPDATE body SET salt = x'07' WHERE row = 1")
    assert "notice 1 otherwise than it came (its bytes)" in looked_at(tmp_path).found
