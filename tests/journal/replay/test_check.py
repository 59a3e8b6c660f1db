"""The replay: whatever row is changed beside the chain, it is named; what the till writes itself never is."""

import asyncio
import re
import shutil
from pathlib import Path

import pytest

import pos_app.journal
from pos_app.domain.events import Topic
from pos_app.journal.database.chain_check import prove
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.read_only import ReadOnlyDatabase
from pos_app.journal.entry import Entry
from pos_app.journal.errors import JournalNewer
from pos_app.journal.replay.check import FAMILIES, KNOWN, TABLES, first_difference, lines, replayed
from pos_app.journal.schema import JOURNAL
from tests.journal.notebook import opened, raw, run, with_triggers_off
from tests.journal.replay.a_book import a_book

UNKNOWN_PAYMENT = """
INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state)
SELECT 'forged', sale, 9, brand, last_four, cashier, till, opened_at, 'success' FROM attempt WHERE reference = 'cut'
"""
MADE_UP = """
INSERT INTO found SELECT row + 7000, kind, inbox, 'forged', word, minor, currency, cashier, needs FROM found
WHERE about = 'cut'
"""
OTHER_WORDS = "SELECT row, 'Eve' FROM found WHERE about = 'cut'"
SOURCE = Path(pos_app.journal.__file__).parent
TAMPERED = [
    ("UPDATE attempt SET state = 'failed' WHERE reference = 'cut'", "payment cut (state)"),
    ("UPDATE attempt SET state = 'success' WHERE reference = 'card-failed'", "payment card-failed (state)"),
    ("UPDATE attempt SET holds = 0 WHERE reference = 'card-unknown'", "payment card-unknown (holds)"),
    ("UPDATE attempt SET has_answer = 0 WHERE reference = 'cut'", "payment cut (has_answer)"),
    ("UPDATE attempt SET alarm = 'paid_after_all' WHERE reference = 'cut'", "payment cut (alarm)"),
    ("UPDATE attempt SET message = 'Paid' WHERE reference = 'cut'", "payment cut (message)"),
    ("UPDATE attempt SET problem = 'x' WHERE reference = 'cut'", "payment cut (problem)"),
    ("UPDATE attempt SET answer = 'success' WHERE reference = 'cut'", "payment cut (answer)"),
    ("UPDATE attempt SET is_cancel_asked = 1 WHERE reference = 'cut'", "payment cut (is_cancel_asked)"),
    ("UPDATE attempt SET asked = 0 WHERE reference = 'cut'", "payment cut (asked)"),
    ("UPDATE attempt SET last_asked_at = NULL WHERE reference = 'cut'", "payment cut (last_asked_at)"),
    ("UPDATE attempt SET cashier = 'Ada' WHERE reference = 'cut'", "payment cut (cashier)"),
    ("UPDATE attempt SET last_four = '0000' WHERE reference = 'cut'", "payment cut (last_four)"),
    ("UPDATE attempt SET opened_at = '2020' WHERE reference = 'cut'", "payment cut (opened_at)"),
    ("UPDATE attempt SET sale = 1 , place = 9 WHERE reference = 'cut'", "payment cut (sale, place)"),
    ("UPDATE attempt SET found_in = 'x' WHERE reference = 'cut'", "payment cut (found_in)"),
    ("DELETE FROM attempt WHERE reference = 'cut'", "payment cut (it is missing)"),
    (UNKNOWN_PAYMENT, "payment forged (no line tells of it)"),
    ("UPDATE sale SET state = 'paid' WHERE number = 2", "sale 2 (state)"),
    ("UPDATE sale SET minor = 1 WHERE number = 1", "sale 1 (minor)"),
    ("UPDATE sale SET paid_by = NULL WHERE number = 1", "sale 1 (paid_by)"),
    ("UPDATE sale SET reason = 'x' WHERE state = 'dropped'", "(reason)"),
    ("UPDATE sale SET payer = 'eve@example.com' WHERE number = 1", "sale 1 (payer)"),
    ("UPDATE sale SET slip = 'another' WHERE number = 1", "sale 1 (slip)"),
    ("DELETE FROM sending WHERE reference = 'cut' AND operation = 4", "sending of cut (it is missing)"),
    ("UPDATE receipt SET minor = 1 WHERE number = 1", "receipt 1 (minor)"),
    ("DELETE FROM receipt WHERE number = 1", "receipt 1 (it is missing)"),
    ("UPDATE day_total SET minor = minor - 1", "total of 2025-01-02 (minor)"),
    ("UPDATE tv_order SET state = 'delivered' WHERE reference = 'tv-open'", "TV order tv-open (state)"),
    ("UPDATE tv_order SET body = x'00' WHERE reference = 'tv-open'", "TV order tv-open (body_sha256)"),
    ("UPDATE tv_order SET number = '1' WHERE reference = 'tv-open'", "TV order tv-open (number)"),
    ("UPDATE tv_order SET problem = '' WHERE reference = 'tv-open'", "TV order tv-open (problem)"),
    ("UPDATE tv_order SET paid_how = 'transfer' WHERE reference = 'tv-open'", "TV order tv-open (paid_how)"),
    ("UPDATE tv_order SET closed_by = 'Eve' WHERE reference = 'tv-open'", "TV order tv-open (closed_by)"),
    ("UPDATE tv_order SET slip = 'another' WHERE reference = 'tv-open'", "TV order tv-open (slip)"),
    ("UPDATE tv_order SET number_ms = 1, price_ms = 1 WHERE reference = 'tv-open'", "tv-open (number_ms, price_ms)"),
    ("DELETE FROM tv_sending WHERE reference = 'tv-open'", "sending of tv-open (it is missing)"),
    ("UPDATE tv_receipt SET day = '2020-01-01'", "(day)"),
    ("UPDATE tv_day_total SET orders = 9", "TV total of 2025-01-02 (orders)"),
    ("UPDATE judgement SET standing = 'verified', doubt = 'none' WHERE item = '3'", "notice 3 (standing, doubt)"),
    ("UPDATE judgement SET sale = NULL WHERE item = 'waited-for'", "notice waited-for (sale)"),
    ("UPDATE judgement SET minor = 1 WHERE item = '1'", "notice 1 (minor)"),
    ("UPDATE judgement SET is_ours = 1 WHERE item = '1'", "notice 1 (is_ours)"),
    ("UPDATE judgement SET note = '' WHERE item = '2'", "notice 2 (note)"),
    ("UPDATE judgement SET seen_at = NULL WHERE item = '2'", "notice 2 (seen_at)"),
    ("UPDATE judgement SET is_over = 1 WHERE item = 'asked-on'", "notice asked-on (is_over)"),
    ("UPDATE judgement SET is_over = 0 WHERE item = 'given-up'", "notice given-up (is_over)"),
    ("UPDATE judgement SET asked = 0 WHERE item = 'given-up'", "notice given-up (asked)"),
    ("UPDATE judgement SET checked_at = NULL WHERE item = 'given-up'", "notice given-up (checked_at)"),
    ("UPDATE judgement SET checked_at = '2020' WHERE item = '1'", "notice 1 (checked_at)"),
    ("UPDATE judgement SET is_amount_confirmed = 1 WHERE item = '1'", "notice 1 (is_amount_confirmed)"),
    ("UPDATE judgement SET is_amount_confirmed = 0 WHERE item = 'named'", "notice named (is_amount_confirmed)"),
    ("UPDATE judgement SET overpays = 1 WHERE item = '1'", "notice 1 (overpays)"),
    ("UPDATE judgement SET overpays = NULL WHERE item = 'named'", "notice named (overpays)"),
    ("UPDATE judgement SET service = 'x' WHERE item = '1'", "notice 1 (service)"),
    ("UPDATE judgement SET keys = 'live' WHERE item = 'named'", "notice named (keys)"),
    ("UPDATE shift SET counted = 1 WHERE number = 1", "shift 1 (counted)"),
    ("UPDATE shift SET up_to = up_to + 1 WHERE number = 1", "shift 1 (up_to)"),
    ("UPDATE shift SET float = 0 WHERE number = 2", "shift 2 (float)"),
    ("UPDATE shift SET chain = '' WHERE number = 1", "shift 1 (chain)"),
    ("UPDATE shift SET came = 9 WHERE number = 1", "shift 1 (came)"),
    ("UPDATE drawer_move SET minor = 1", "cash moved in line"),
    ("DELETE FROM carried WHERE about = 'card-unknown'", "carried forward by shift 1, card-unknown (it is missing)"),
    ("UPDATE settled SET word = 'Paid' WHERE about = 'card-failed'", "what came to an end, card-failed (word)"),
    ("UPDATE settled SET minor = 1 WHERE about = 't-1'", "what came to an end, t-1 (minor)"),
    ("UPDATE settled SET row = row + 100 WHERE about = 'card-success'", "what came to an end, card-success (row)"),
    ("UPDATE settled SET is_overpaid = 1 WHERE about = 'card-success'", "card-success (is_overpaid)"),
    ("UPDATE settled SET is_overpaid = 0 WHERE about = 't-named' AND is_overpaid", "t-named (is_overpaid)"),
    ("UPDATE settled SET at = '2020' WHERE about = 't-named' AND NOT is_overpaid", "t-named (at)"),
    ("DELETE FROM settled WHERE about = 'second-tv'", "what came to an end, second-tv (it is missing)"),
    ("UPDATE person SET role = 'owner' WHERE id = 'ngozi'", "person ngozi (role)"),
    ("UPDATE person SET is_active = 0 WHERE id = 'ngozi'", "person ngozi (is_active)"),
    ("UPDATE person_pin SET is_given = 1 WHERE person = 'ngozi'", "PIN of person ngozi (is_given)"),
    ("UPDATE person_pin SET line = 4 WHERE person = 'ada'", "PIN of person ada (line)"),
    ("UPDATE person_pin SET digest = zeroblob(32) WHERE person = 'ada'", "PIN of person ada (seal)"),
    ("UPDATE person_pin SET salt = zeroblob(16) WHERE person = 'ngozi'", "PIN of person ngozi (seal)"),
    ("UPDATE person_pin SET passes = passes + 1 WHERE person = 'ada'", "PIN of person ada (seal)"),
    ("UPDATE person_pin SET kibibytes = 8 WHERE person = 'ada'", "PIN of person ada (seal)"),
    ("UPDATE person_pin SET length = 12 WHERE person = 'ada'", "PIN of person ada (seal)"),
    ("UPDATE recovery SET digest = zeroblob(32)", "recovery code (seal)"),
    ("UPDATE pin_door SET wrong = 0 WHERE door = 'ngozi'", "wrong PINs at ngozi (wrong)"),
    ("UPDATE recovery SET line = 2", "recovery code (line)"),
    ("UPDATE resend SET outcome = 'refused'", "resend in line"),
    ("UPDATE slip_print SET copy = 7", "slip printed in line"),
    ("DELETE FROM remark", "note in line"),
    ("UPDATE found SET word = 'Declined' WHERE about = 'cut'", "payment cut in History (word)"),
    ("UPDATE found SET needs = 0 WHERE about = 'cut'", "payment cut in History (needs)"),
    ("UPDATE found SET minor = 1 WHERE about = 'card-success'", "payment card-success in History (minor)"),
    ("UPDATE found SET currency = 'USD' WHERE about = 'card-success'", "payment card-success in History (currency)"),
    ("UPDATE found SET cashier = 'Eve' WHERE about = 'tv-open'", "TV order tv-open in History (cashier)"),
    ("UPDATE found SET row = row - 7 WHERE about = 'second-tv'", "TV order second-tv in History (row)"),
    ("DELETE FROM found WHERE about = 'card-failed'", "payment card-failed in History (it is missing)"),
    ("DELETE FROM found WHERE about = '1'", "notice 1 in History (it is missing)"),
    ("UPDATE found SET needs = 0 WHERE about = 'named'", "notice named in History (needs)"),
    (MADE_UP, "payment forged in History (no row is behind it)"),
    ("UPDATE found SET inbox = 'x' WHERE about = '1'", "notice 1 in History (it is missing)"),
    ("UPDATE found_total SET minor = minor + 1 WHERE word = 'Paid' AND days = 1", "a total of History, card Paid"),
    ("DELETE FROM found_total WHERE word = 'Not sure'", "a total of History, card Not sure NGN"),
    ("UPDATE found_total SET things = 2 WHERE word = 'Not sure'", "a total of History"),
    (f"INSERT INTO found_text (rowid, text) {OTHER_WORDS}", "payment cut in History (what it is found by)"),
    ("DELETE FROM found_text WHERE rowid = (SELECT row FROM found WHERE about = 'cut')", "cut in History (what it is"),
    ("INSERT INTO found_text (rowid, text) VALUES (7, 'Ada')", "notice 7 in History (what it is found by)"),
]  # fmt: skip


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("book") / "sandbox.journal"
    run(a_book(path))
    return path


def difference(path: Path) -> str:
    with ReadOnlyDatabase(path, JOURNAL) as look:
        assert asyncio.run(prove(look)).holds, "the chain itself is whole"
        return str(asyncio.run(look.read(first_difference)))


def test_what_the_till_wrote_is_what_its_lines_add_up_to(book: Path) -> None:
    assert difference(book) == ""


@pytest.mark.parametrize(("statement", "named"), TAMPERED, ids=[statement[:70] for statement, _ in TAMPERED])
def test_a_row_that_was_changed_beside_the_chain_is_named(
    book: Path, tmp_path: Path, statement: str, named: str
) -> None:
    path = tmp_path / book.name
    shutil.copy(book, path)
    with_triggers_off(path, f"PRAGMA foreign_keys = off; {statement}")
    said = difference(path)
    assert said.startswith("A row of the journal is not what its lines add up to: ")
    assert named in said


def test_a_change_that_the_triggers_let_pass_is_named_too(book: Path, tmp_path: Path) -> None:
    path = tmp_path / book.name
    shutil.copy(book, path)
    connection = raw(path)
    connection.execute("UPDATE attempt SET state = 'failed' WHERE reference = 'cut'")
    connection.close()
    assert difference(path) == "A row of the journal is not what its lines add up to: payment cut (state)."


def test_a_line_that_tells_less_than_its_kind_is_named(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal:
            await journal.record(Entry("sale_opened", "1", {}, Topic.SALE))

    run(act())
    assert difference(tmp_path / "sandbox.journal").startswith("Line 2 of the journal does not tell")


# What the replay leaves out, and why.
NO_STATE = {
    "entry", "head",  # the chain itself
    "decoys",  # random, and of no worth: it refuses a few PINs for no reason
    "judged_up_to",  # a place in another book, which moves on also where a notice is worth no line
    "found", "found_total", "found_text", "found_text_data", "found_text_idx", "found_text_docsize",
    "found_text_config",  # made of the other rows, and held against those
}  # fmt: skip
NOT_TOLD = {
    ("judgement", "who"), ("judgement", "phone"),  # personal: the chain cannot forget
    ("tv_order", "body"), *(
        (table, name) for table in ("person_pin", "recovery")
        for name in ("salt", "digest", "passes", "kibibytes", "length")
    ),  # by their digests
}  # fmt: skip


def test_every_column_of_every_row_of_state_is_told_by_lines_or_named_here(book: Path) -> None:
    connection = raw(book)
    told = expected_columns(connection)
    tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    columns = {
        (table, name)
        for (table,) in tables
        for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()
        if table not in NO_STATE
    }
    assert columns - told == NOT_TOLD
    connection.close()


def expected_columns(connection: Connection) -> set[tuple[str, str]]:
    """Name the columns that the replay has an opinion of in at least one row."""
    rows = replayed(lines(connection))
    told = {(table, name) for table in rows.tables for row in rows.tables[table].values() for name in row}
    return told | {(table.name, name) for table in TABLES for name in table.key}


@pytest.mark.parametrize("kind", ["payment_seen_page_shown_twice", "order_seen_again", "sale_split", "notice_returned"])
def test_a_kind_of_line_that_nobody_here_knows_is_told_as_a_newer_version_and_not_as_damage(
    tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "sandbox.journal"

    async def act() -> None:
        async with opened(path) as journal:
            await journal.record(Entry(kind, "cut", {"state": "in_orbit"}, Topic.PAYMENT))

    run(act())
    assert difference(path) == (
        f"A newer Kaunta wrote lines of the kind {kind} into this journal. Install that version to check it."
    )


@pytest.mark.parametrize("kind", ["payment_seen_page_shown_twice", "order_seen_again"])
def test_a_journal_that_tells_of_a_payment_what_nobody_here_can_read_is_not_opened(tmp_path: Path, kind: str) -> None:
    async def act() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal:
            await journal.record(Entry(kind, "cut", {"state": "in_orbit"}, Topic.PAYMENT))
        with pytest.raises(JournalNewer, match="A newer Kaunta wrote this journal"):
            async with opened(tmp_path / "sandbox.journal"):
                pass

    run(act())


def test_every_kind_of_line_that_is_written_here_is_known_to_the_replay() -> None:
    told = re.compile(r'(?:Entry\(\s*|: Final = |_line\()"([a-z]+_[a-z_]+)"')
    written = {kind for path in SOURCE.rglob("*.py") for kind in told.findall(path.read_text("utf-8"))}
    of_these = {kind for kind in written if kind.startswith(FAMILIES) and not kind.endswith("_")}
    assert len(of_these) > 30
    assert of_these - KNOWN == set()
