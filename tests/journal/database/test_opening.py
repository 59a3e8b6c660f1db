"""Opening: what is ours and whole is opened privately and durably, everything else gets one clear sentence."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.sentence import Sentence
from pos_app.journal import line_views
from pos_app.journal.database.opening import open_to_read, open_to_write
from pos_app.journal.errors import JournalBroken, JournalDamaged, JournalFault, JournalInUse, JournalNewer
from pos_app.journal.inbox import Inbox
from pos_app.journal.schema import INBOX, JOURNAL, Schema
from pos_app.journal.store import Journal
from tests.journal.notebook import Clock, opened, raw, run, sale, with_triggers_off


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.journal"


async def refusal(path: Path) -> JournalFault:
    with pytest.raises(JournalFault) as caught:
        await Journal.open(path, environment=Environment.SANDBOX, now=Clock())
    return caught.value


def begin(path: Path) -> None:
    async def write() -> None:
        async with opened(path) as journal:
            await journal.record(sale("a"))

    run(write())


def test_the_file_is_durable_strict_and_careful(path: Path) -> None:
    connection = open_to_write(path, JOURNAL)
    asked = (
        "journal_mode",
        "synchronous",
        "foreign_keys",
        "trusted_schema",
        "cell_size_check",
        "fullfsync",
        "temp_store",
    )
    assert [connection.pragma(name) for name in asked] == ["wal", 3, 1, 0, 1, 1, 2]
    tables = connection.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    assert all(strict for name, strict in tables.fetchall() if not name.startswith("sqlite_"))
    connection.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_nobody_else_can_read_any_of_its_files(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as journal:
            await journal.record(sale("a"))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
            names = [path.name + suffix for suffix in ("", "-wal", "-shm", ".lock")]
            assert modes == dict.fromkeys(names, 0o600)

    run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_a_file_that_was_opened_up_is_closed_again(path: Path) -> None:
    begin(path)
    path.chmod(0o644)
    begin(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_closed_journal_is_one_file_and_its_lock(path: Path) -> None:
    begin(path)
    assert sorted(file.name for file in path.parent.iterdir()) == ["sandbox.journal", "sandbox.journal.lock"]


@pytest.mark.parametrize("content", [b"This is no database. " * 500, b"SQLite format 3\x00" + b"\xff" * 8000])
def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert str(run(refusal(path)).sentence) == "The journal is damaged and cannot be opened."
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    connection = raw(path)
    connection.execute("CREATE TABLE theirs (a); PRAGMA user_version = 1")
    connection.close()
    before = path.read_bytes()
    error = run(refusal(path))
    assert isinstance(error, JournalDamaged)
    assert str(error.sentence) == "sandbox.journal is no journal of Kaunta."
    assert path.read_bytes() == before


def test_an_inbox_is_no_journal(path: Path) -> None:
    async def make() -> None:
        await (await Inbox.open(path, environment=Environment.SANDBOX, now=Clock())).close()

    run(make())
    assert str(run(refusal(path)).sentence) == "sandbox.journal is no journal of Kaunta."


def test_a_journal_of_a_newer_kaunta_is_refused_and_left_alone(path: Path) -> None:
    begin(path)
    connection = raw(path)
    connection.pragma("user_version", len(JOURNAL.migrations) + 1)
    connection.close()
    before = path.read_bytes()
    error = run(refusal(path))
    assert isinstance(error, JournalNewer)
    assert "A newer Kaunta" in str(error.sentence)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "tampering",
    [
        "UPDATE entry SET facts = '{}' WHERE seq = 1",
        "UPDATE entry SET facts = '[]' WHERE seq = 1",
        "UPDATE entry SET facts = 'no json' WHERE seq = 1",
        """UPDATE entry SET facts = '{"environment":"moon"}' WHERE seq = 1""",
        "UPDATE entry SET kind = 'other' WHERE seq = 1",
        "DELETE FROM entry WHERE seq = 1",
        "DELETE FROM head",
    ],
)
def test_a_journal_that_does_not_say_whose_it_is_is_refused(path: Path, tampering: str) -> None:
    begin(path)
    with_triggers_off(path, tampering)
    assert isinstance(run(refusal(path)), JournalDamaged)


def test_a_file_that_lost_its_end_is_refused(path: Path) -> None:
    begin(path)
    content = path.read_bytes()
    path.write_bytes(content[:4096])
    assert isinstance(run(refusal(path)), JournalDamaged)


def test_an_empty_file_of_a_first_start_that_was_cut_is_begun(path: Path) -> None:
    path.touch()
    begin(path)


@pytest.mark.parametrize("place", ["no such folder/sandbox.journal", "a file/sandbox.journal", "a folder"])
def test_a_place_that_cannot_hold_it_gets_one_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "a file").touch()
    (tmp_path / "a folder").mkdir()
    error = run(refusal(tmp_path / place))
    assert isinstance(error, JournalBroken)
    assert str(error.sentence).startswith(f"The journal {tmp_path / place} cannot be opened (")


def test_another_program_that_holds_it_is_named(path: Path) -> None:
    script = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from tests.journal.notebook import opened\n"
        "async def hold():\n"
        "    async with opened(Path(sys.argv[1])):\n"
        "        print('held', flush=True)\n"
        "        sys.stdin.read()\n"
        "asyncio.run(hold())\n"
    )
    command = [sys.executable, "-c", script, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert isinstance(run(refusal(path)), JournalInUse)
        other.kill()
        other.wait()
    begin(path)


def test_an_older_file_is_brought_up_to_date_step_by_step(path: Path) -> None:
    older = Schema(
        Sentence("journal"), Sentence("broken"), JOURNAL.application_id, ("CREATE TABLE one (a TEXT) STRICT",)
    )
    open_to_write(path, older).close()
    steps = (*older.migrations, "CREATE TABLE two (a TEXT) STRICT; INSERT INTO one VALUES ('kept')")
    newer = Schema(Sentence("journal"), Sentence("broken"), JOURNAL.application_id, steps)
    for _ in range(2):
        connection = open_to_write(path, newer)
        assert connection.pragma("user_version") == 2
        assert connection.execute("SELECT a FROM one").fetchall() == [("kept",)]
        connection.close()
    with pytest.raises(JournalNewer):
        open_to_write(path, older)


def test_a_step_that_fails_leaves_the_file_at_the_step_before(path: Path) -> None:
    first = "CREATE TABLE one (a TEXT) STRICT"
    open_to_write(path, Schema(Sentence("journal"), Sentence("broken"), 7, (first,))).close()
    failing = Schema(
        Sentence("journal"),
        Sentence("broken"),
        7,
        (first, "CREATE TABLE two (a TEXT) STRICT; INSERT INTO missing VALUES (1)"),
    )
    with pytest.raises(Exception, match="no such table: missing"):
        open_to_write(path, failing)
    connection = open_to_write(path, Schema(Sentence("journal"), Sentence("broken"), 7, (first,)))
    assert connection.pragma("user_version") == 1
    assert connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall() == [("one",)]
    connection.close()


def test_who_only_looks_cannot_write_and_makes_no_file(path: Path) -> None:
    with pytest.raises(JournalBroken):
        open_to_read(path, JOURNAL)
    assert not path.exists()
    begin(path)
    connection = open_to_read(path, JOURNAL)
    with pytest.raises(Exception, match="readonly"):
        connection.execute("DELETE FROM head")
    connection.close()


def test_who_only_looks_is_refused_what_is_not_ours_as_well(path: Path) -> None:
    begin(path)
    with pytest.raises(JournalDamaged, match=r"sandbox\.journal is no inbox of Kaunta"):
        open_to_read(path, INBOX)


def test_a_disk_that_cannot_keep_it_safely_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(JournalBroken, match="cannot be kept safely on this disk"):
        open_to_write(Path(":memory:"), JOURNAL)  # SQLite's own name for a place without a WAL


def test_looking_at_a_spoiled_journal_says_that_it_is_damaged(path: Path) -> None:
    begin(path)
    content = bytearray(path.read_bytes())

    async def story() -> None:
        async with opened(path) as journal:
            spoiled = content[:4096] + b"\xee" * (len(content) - 4096)
            await asyncio.to_thread(path.write_bytes, spoiled)
            with pytest.raises(JournalDamaged, match="The journal is damaged and cannot be read"):
                await journal.read(line_views.entries, limit=10)

    run(story())


def test_the_journal_is_opened_without_what_the_first_paint_must_not_wait_for() -> None:
    script = (
        "import sys, pos_app.journal.store, pos_app.journal.inbox\n"
        "print([name for name in ('sqlite3', 'httpx', 'pydantic', 'keyring', 'starlette', 'uvicorn', 'PySide6')"
        " if name in sys.modules])"
    )
    seen = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert seen.stdout == "[]\n"
