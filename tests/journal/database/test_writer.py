"""The pen: many callers, one commit; one caller's mistake is his alone; no loop is needed."""

import threading
from functools import partial
from pathlib import Path

import apsw
import pytest

from pos_app.domain.sentence import Sentence
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.in_place import InPlace
from pos_app.journal.database.opening import open_to_write
from pos_app.journal.database.writer import Writer
from pos_app.journal.errors import JournalBroken, JournalDamaged
from pos_app.journal.schema import Schema
from tests.journal.disks import Failing, Recording, Step, disk
from tests.journal.notebook import raw

NOTES = Schema(
    Sentence("notebook"),
    Sentence("The notebook cannot be written."),
    7,
    ("CREATE TABLE note (text TEXT UNIQUE) STRICT",),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notes"


def pen_on(path: Path, vfs: str | None = None) -> Writer:
    writer = Writer(NOTES, partial(open_to_write, path, NOTES, vfs=vfs), InPlace(path))
    writer.opened.result()
    return writer


def note(text: str, connection: Connection) -> str:
    connection.execute("INSERT INTO note VALUES (?)", (text,))
    return text


def notes(path: Path) -> list[str]:
    connection = raw(path)
    found = [text for (text,) in connection.execute("SELECT text FROM note ORDER BY rowid").fetchall()]
    connection.close()
    return found


def test_a_pen_writes_without_any_loop(path: Path) -> None:
    writer = pen_on(path)
    assert writer.write(partial(note, "a")).result() == "a"
    assert notes(path) == ["a"]
    writer.close()


def test_what_stands_in_line_is_written_with_few_flushes_and_in_order(path: Path) -> None:
    recording = Recording()
    with disk("few flushes", recording.see) as vfs:
        writer = pen_on(path, vfs)
        writer.write(partial(note, "first")).result()
        before = len(recording.steps)
        other = raw(path)
        other.execute("BEGIN IMMEDIATE")
        texts = [str(number) for number in range(200)]
        answers = [writer.write(partial(note, text)) for text in texts]
        other.execute("COMMIT")
        other.close()
        assert [answer.result() for answer in answers] == texts
        flushes = [step for step in recording.steps[before:] if step.what == "sync"]
        assert 1 <= len(flushes) <= 2  # one call may have been alone at the pen before the others came
        writer.close()
    assert notes(path) == ["first", *texts]


def test_ones_mistake_undoes_his_own_lines_and_nobody_elses(path: Path) -> None:
    def stumble(connection: Connection) -> None:
        note("half", connection)
        raise LookupError("stumbled")

    writer = pen_on(path)
    other = raw(path)
    other.execute("BEGIN IMMEDIATE")  # so that all of them are one group
    writer.write(partial(note, "a"))
    twice = writer.write(partial(note, "a"))
    stumbled = writer.write(stumble)
    last = writer.write(partial(note, "b"))
    other.execute("COMMIT")
    other.close()
    assert isinstance(twice.exception(), apsw.ConstraintError)
    assert isinstance(stumbled.exception(), LookupError)
    assert last.result() == "b"
    writer.close()
    assert notes(path) == ["a", "b"]


def test_nobody_can_take_back_what_stands_in_line(path: Path) -> None:
    writer = pen_on(path)
    assert not writer.write(partial(note, "a")).cancel()
    writer.close()
    assert notes(path) == ["a"]


def test_a_closed_pen_has_written_everything_and_takes_nothing_new(path: Path) -> None:
    writer = pen_on(path)
    answers = [writer.write(partial(note, str(number))) for number in range(1000)]
    writer.close()
    assert all(answer.done() for answer in answers)
    assert len(notes(path)) == 1000
    with pytest.raises(JournalBroken, match="The notebook is closed"):
        writer.write(partial(note, "late"))
    writer.close()


def test_a_file_that_cannot_be_opened_is_told_to_everybody_who_waits(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "notes"
    writer = Writer(NOTES, partial(open_to_write, path, NOTES), InPlace(path))
    with pytest.raises(JournalBroken, match="cannot be opened"):
        writer.opened.result()
    with pytest.raises(JournalBroken):
        writer.write(partial(note, "a")).result()
    writer.close()


def test_who_stood_in_line_before_the_file_could_not_be_opened_is_told_too(tmp_path: Path) -> None:
    gate = threading.Event()

    def refuse() -> Connection:
        gate.wait()
        raise JournalBroken(Sentence("not today"))

    writer = Writer(NOTES, refuse, InPlace(tmp_path / "notes"))
    early = writer.write(partial(note, "early"))
    gate.set()
    with pytest.raises(JournalBroken, match="not today"):
        early.result()
    writer.close()


def test_a_disk_that_fails_in_the_middle_of_a_call_is_told_to_its_whole_group(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing()
    with disk("middle", failing.see) as vfs:
        writer = pen_on(path, vfs)
        other = raw(path)
        other.execute("BEGIN IMMEDIATE")
        failing.say_no(apsw.FullError, behind=0)
        small = writer.write(partial(note, "small"))
        large = writer.write(partial(note, "x" * 20_000_000))  # more than the cache holds: written before the commit
        other.execute("COMMIT")
        other.close()
        for answer in (small, large):
            with pytest.raises(JournalBroken, match="The notebook cannot be written"):
                answer.result()
        failing.recover()
        assert writer.write(partial(note, "later")).result() == "later"
        writer.close()
    assert "the notebook was not written" in caplog.text
    assert notes(path) == ["later"]


def test_a_spoiled_page_met_in_the_middle_of_a_call_undoes_its_whole_group(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def meet_it(connection: Connection) -> None:
        note("half", connection)
        raise apsw.CorruptError("as SQLite says it")

    writer = pen_on(path)
    with pytest.raises(JournalBroken, match="The notebook cannot be written"):
        writer.write(meet_it).result()
    assert writer.write(partial(note, "later")).result() == "later"
    writer.close()
    assert "the notebook was not written" in caplog.text
    assert notes(path) == ["later"]


def test_while_the_pen_is_off_the_file_the_line_waits(path: Path) -> None:
    writer = pen_on(path)
    first = writer.write(partial(note, "before"))
    seen = writer.step_off(lambda: notes(path))
    later = writer.write(partial(note, "after"))
    assert (first.result(), seen.result(), later.result()) == ("before", ["before"], "after")
    writer.close()
    assert notes(path) == ["before", "after"]


def test_a_failure_while_the_pen_is_off_the_file_brings_it_back(path: Path) -> None:
    def stumble() -> None:
        raise LookupError("stumbled")

    writer = pen_on(path)
    assert isinstance(writer.step_off(stumble).exception(), LookupError)
    assert writer.write(partial(note, "after")).result() == "after"
    writer.close()


def test_a_file_that_is_gone_when_the_pen_comes_back_is_told_to_everybody(path: Path) -> None:
    def spoil() -> None:
        path.write_bytes(b"no database " * 1000)

    writer = pen_on(path)
    spoiled = writer.step_off(spoil)
    assert isinstance(spoiled.exception(), JournalDamaged)
    with pytest.raises(JournalBroken, match="is closed"):
        writer.write(partial(note, "after"))
    writer.close()


def test_the_wal_is_folded_back_behind_the_answer(path: Path) -> None:
    answered, folded = threading.Event(), threading.Event()
    was_answered: list[bool] = []

    def see(step: Step) -> None:
        if (step.file, step.what) == ("notes", "write"):
            was_answered.append(answered.wait(60))
            folded.set()

    writer = pen_on(path)
    writer.close()
    with disk("fold back", see) as vfs:
        writer = pen_on(path, vfs)
        writer.write(partial(note, "x" * 5_000_000)).result()
        answered.set()
        assert folded.wait(60)  # and before the next one comes
        writer.close()
    assert len(was_answered) > 1000
    assert all(was_answered)


def test_a_wal_that_cannot_be_folded_back_is_said_and_costs_nobody_his_answer(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing()
    with disk("no fold", lambda step: failing.see(step) if step.file == "notes" else None) as vfs:
        writer = pen_on(path, vfs)
        failing.say_no(apsw.IOError, behind=0)
        for number in range(50):
            writer.write(partial(note, f"{number}{'x' * 100_000}")).result()
        failing.recover()
        writer.close()
    assert "the WAL of the notebook was not folded back" in caplog.text
    assert len(notes(path)) == 50
