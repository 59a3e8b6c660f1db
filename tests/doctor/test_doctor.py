"""The doctor looks: whatever lies in the folder lies there afterwards, byte for byte."""

import asyncio
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.app.process import now
from pos_app.app.start_options import StartOptions
from pos_app.doctor import run_doctor
from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.journal import schema
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Entry, Journal

HELD = {"till.lock", "till.wake", "till.socket"}  # who has the folder, while it is looked at

KILLED = """
import asyncio, os, sys
from pathlib import Path
from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.app.process import now
from pos_app.journal.store import Entry, Journal

async def write():
    journal = await Journal.open(Path(sys.argv[1]), environment=Environment.SANDBOX, now=now)
    for number in range(5):
        await journal.record(Entry("note", str(number), {}, Topic.TILL))
    os._exit(9)

asyncio.run(write())
"""


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in HELD and not path.name.endswith("-shm")
    }


def look(folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, tuple[str, str]]:
    run_doctor(StartOptions(folder, Environment.SANDBOX, None), is_json=True)
    findings = json.loads(capsys.readouterr().out)
    return {finding["part"]: (finding["health"], finding["found"]) for finding in findings}


async def write_books(folder: Path) -> None:
    journal = await Journal.open(folder / "sandbox.journal", environment=Environment.SANDBOX, now=now)
    await journal.record(Entry("note", "x", {}, Topic.TILL))
    await journal.close()
    inbox = await Inbox.open(folder / "sandbox.inbox", environment=Environment.SANDBOX, now=now)
    await inbox.suspect(b"{}")
    await inbox.close()


def test_books_are_looked_at_and_left_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(write_books(tmp_path))
    before = contents(tmp_path)
    found = look(tmp_path, capsys)
    assert found["sandbox journal"] == ("good", "2 lines, the chain holds")
    assert found["sandbox inbox"] == ("good", "0 notices kept, 1 suspicious")
    assert found["live journal"] == ("good", "none yet")
    assert contents(tmp_path) == before


def test_an_older_book_is_read_and_not_brought_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        first = replace(schema.JOURNAL, migrations=schema.JOURNAL.migrations[:1])
        older.setattr("pos_app.journal.store.JOURNAL", first)
        asyncio.run(write_books(tmp_path))
    before = contents(tmp_path)
    health, said = look(tmp_path, capsys)["sandbox journal"]
    assert (health, said) == (
        "good",
        "2 lines, the chain holds; an older version wrote it, the next start brings it up to date",
    )
    assert contents(tmp_path) == before


def test_what_a_kill_left_in_the_wal_is_read_and_not_folded_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    subprocess.run([sys.executable, "-c", KILLED, tmp_path / "sandbox.journal"], check=False)
    before = contents(tmp_path)
    assert before["sandbox.journal-wal"]
    assert look(tmp_path, capsys)["sandbox journal"] == ("good", "6 lines, the chain holds")
    assert contents(tmp_path) == before


def test_a_broken_settings_file_stays_where_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.json").write_text('{"shop_name": "Adeola', "utf-8")
    before = contents(tmp_path)
    health, said = look(tmp_path, capsys)["settings"]
    assert health == "care"
    assert "broken" in said
    assert contents(tmp_path) == before


def test_a_damaged_book_and_an_empty_one_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sandbox.journal").write_bytes(b"not a book at all, and long enough to be looked at as one")
    (tmp_path / "test.journal").touch()
    found = look(tmp_path, capsys)
    assert found["sandbox journal"][0] == "care"
    assert found["test journal"] == ("good", "begun, and empty")


def test_a_folder_that_does_not_exist_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = look(tmp_path / "shop" / "till", capsys)
    assert "none yet" in found["data folder"][1]
    assert list(tmp_path.iterdir()) == []
