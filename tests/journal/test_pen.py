"""The pen: many callers, one commit; one caller's mistake is his alone; no loop is needed."""

import threading
from functools import partial
from pathlib import Path

import apsw
import pytest

from pos_app.journal.errors import JournalBroken, JournalDamaged
from pos_app.journal.opening import open_to_write
from pos_app.journal.pen import Pen
from pos_app.journal.schema import Schema
from pos_app.journal.sheet import Sheet
from tests.journal.disks import Failing, Recording, Step, disk
from tests.journal.notebook import raw

NOTES = Schema("notebook", "The notebook cannot be written.", 7, ("CREATE TABLE note (text TEXT UNIQUE) STRICT",))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notes"


def pen_on(path: Path, vfs: str | None = None) -> Pen:
    pen = Pen(NOTES, partial(open_to_write, path, NOTES, vfs=vfs))
    pen.opened.result()
    return pen


def note(text: str, sheet: Sheet) -> str:
    sheet.execute("INSERT INTO note VALUES (?)", (text,))
    return text


def notes(path: Path) -> list[str]:
    sheet = raw(path)
    found = [text for (text,) in sheet.execute("SELECT text FROM note ORDER BY rowid").fetchall()]
    sheet.close()
    return found


def test_a_pen_writes_without_any_loop(path: Path) -> None:
    pen = pen_on(path)
    assert pen.write(partial(note, "a")).result() == "a"
    assert notes(path) == ["a"]
    pen.close()


def test_what_stands_in_line_is_written_with_few_flushes_and_in_order(path: Path) -> None:
    recording = Recording()
    with disk("few flushes", recording.see) as vfs:
        pen = pen_on(path, vfs)
        pen.write(partial(note, "first")).result()
        before = len(recording.steps)
        other = raw(path)
        other.execute("BEGIN IMMEDIATE")
        texts = [str(number) for number in range(200)]
        answers = [pen.write(partial(note, text)) for text in texts]
        other.execute("COMMIT")
        other.close()
        assert [answer.result() for answer in answers] == texts
        flushes = [step for step in recording.steps[before:] if step.what == "sync"]
        assert 1 <= len(flushes) <= 2  # one call may have been alone at the pen before the others came
        pen.close()
    assert notes(path) == ["first", *texts]


def test_ones_mistake_undoes_his_own_lines_and_nobody_elses(path: Path) -> None:
    def stumble(sheet: Sheet) -> None:
        note("half", sheet)
        raise LookupError("stumbled")

    pen = pen_on(path)
    other = raw(path)
    other.execute("BEGIN IMMEDIATE")  # so that all of them are one group
    pen.write(partial(note, "a"))
    twice = pen.write(partial(note, "a"))
    stumbled = pen.write(stumble)
    last = pen.write(partial(note, "b"))
    other.execute("COMMIT")
    other.close()
    assert isinstance(twice.exception(), apsw.ConstraintError)
    assert isinstance(stumbled.exception(), LookupError)
    assert last.result() == "b"
    pen.close()
    assert notes(path) == ["a", "b"]


def test_nobody_can_take_back_what_stands_in_line(path: Path) -> None:
    pen = pen_on(path)
    assert not pen.write(partial(note, "a")).cancel()
    pen.close()
    assert notes(path) == ["a"]


def test_a_closed_pen_has_written_everything_and_takes_nothing_new(path: Path) -> None:
    pen = pen_on(path)
    answers = [pen.write(partial(note, str(number))) for number in range(1000)]
    pen.close()
    assert all(answer.done() for answer in answers)
    assert len(notes(path)) == 1000
    with pytest.raises(JournalBroken, match="The notebook is closed"):
        pen.write(partial(note, "late"))
    pen.close()


def test_a_file_that_cannot_be_opened_is_told_to_everybody_who_waits(tmp_path: Path) -> None:
    pen = Pen(NOTES, partial(open_to_write, tmp_path / "missing" / "notes", NOTES))
    with pytest.raises(JournalBroken, match="cannot be opened"):
        pen.opened.result()
    with pytest.raises(JournalBroken):
        pen.write(partial(note, "a")).result()
    pen.close()


def test_who_stood_in_line_before_the_file_could_not_be_opened_is_told_too() -> None:
    gate = threading.Event()

    def refuse() -> Sheet:
        gate.wait()
        raise JournalBroken("not today")

    pen = Pen(NOTES, refuse)
    early = pen.write(partial(note, "early"))
    gate.set()
    with pytest.raises(JournalBroken, match="not today"):
        early.result()
    pen.close()


def test_a_disk_that_fails_in_the_middle_of_a_call_is_told_to_its_whole_group(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing()
    with disk("middle", failing.see) as vfs:
        pen = pen_on(path, vfs)
        other = raw(path)
        other.execute("BEGIN IMMEDIATE")
        failing.say_no(apsw.FullError, behind=0)
        small = pen.write(partial(note, "small"))
        large = pen.write(partial(note, "x" * 20_000_000))  # more than the cache holds: written before the commit
        other.execute("COMMIT")
        other.close()
        for answer in (small, large):
            with pytest.raises(JournalBroken, match="The notebook cannot be written"):
                answer.result()
        failing.recover()
        assert pen.write(partial(note, "later")).result() == "later"
        pen.close()
    assert "the notebook was not written" in caplog.text
    assert notes(path) == ["later"]


def test_a_spoiled_page_met_in_the_middle_of_a_call_undoes_its_whole_group(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def meet_it(sheet: Sheet) -> None:
        note("half", sheet)
        raise apsw.CorruptError("as SQLite says it")

    pen = pen_on(path)
    with pytest.raises(JournalBroken, match="The notebook cannot be written"):
        pen.write(meet_it).result()
    assert pen.write(partial(note, "later")).result() == "later"
    pen.close()
    assert "the notebook was not written" in caplog.text
    assert notes(path) == ["later"]


def test_while_the_pen_is_off_the_file_the_line_waits(path: Path) -> None:
    pen = pen_on(path)
    first = pen.write(partial(note, "before"))
    seen = pen.step_off(lambda: notes(path))
    later = pen.write(partial(note, "after"))
    assert (first.result(), seen.result(), later.result()) == ("before", ["before"], "after")
    pen.close()
    assert notes(path) == ["before", "after"]


def test_a_failure_while_the_pen_is_off_the_file_brings_it_back(path: Path) -> None:
    def stumble() -> None:
        raise LookupError("stumbled")

    pen = pen_on(path)
    assert isinstance(pen.step_off(stumble).exception(), LookupError)
    assert pen.write(partial(note, "after")).result() == "after"
    pen.close()


def test_a_file_that_is_gone_when_the_pen_comes_back_is_told_to_everybody(path: Path) -> None:
    def spoil() -> None:
        path.write_bytes(b"no database " * 1000)

    pen = pen_on(path)
    spoiled = pen.step_off(spoil)
    assert isinstance(spoiled.exception(), JournalDamaged)
    with pytest.raises(JournalBroken, match="is closed"):
        pen.write(partial(note, "after"))
    pen.close()


def test_the_wal_is_folded_back_behind_the_answer(path: Path) -> None:
    answered, folded = threading.Event(), threading.Event()
    was_answered: list[bool] = []

    def see(step: Step) -> None:
        if (step.file, step.what) == ("notes", "write"):
            was_answered.append(answered.wait(10))
            folded.set()

    pen = pen_on(path)
    pen.close()
    with disk("fold back", see) as vfs:
        pen = pen_on(path, vfs)
        pen.write(partial(note, "x" * 5_000_000)).result()
        answered.set()
        assert folded.wait(10)  # and before the next one comes
        pen.close()
    assert len(was_answered) > 1000
    assert all(was_answered)


def test_a_wal_that_cannot_be_folded_back_is_said_and_costs_nobody_his_answer(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing()
    with disk("no fold", lambda step: failing.see(step) if step.file == "notes" else None) as vfs:
        pen = pen_on(path, vfs)
        failing.say_no(apsw.IOError, behind=0)
        for number in range(50):
            pen.write(partial(note, f"{number}{'x' * 100_000}")).result()
        failing.recover()
        pen.close()
    assert "the WAL of the notebook was not folded back" in caplog.text
    assert len(notes(path)) == 50
