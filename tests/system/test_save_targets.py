"""Where a file that somebody saves may go."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pos_app.system.save_targets import UnsafeTarget, refuse_unsafe


@pytest.mark.parametrize("mark", ["till.lock", "live.journal", "test.inbox"])
@pytest.mark.parametrize("folder", [".", "backups", "logs", "cache/logos"])
def test_among_the_things_of_a_till_nothing_is_saved(tmp_path: Path, mark: str, folder: str) -> None:
    (tmp_path / mark).touch()
    (tmp_path / folder).mkdir(parents=True, exist_ok=True)
    with pytest.raises(UnsafeTarget, match="belongs to the till"):
        refuse_unsafe(tmp_path / folder / "z.pdf", ".pdf")


def test_a_way_around_by_a_link_or_dots_leads_to_the_same_folder(tmp_path: Path) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    data.mkdir()
    other.mkdir()
    (data / "till.lock").touch()
    (tmp_path / "link").symlink_to(data, target_is_directory=True)
    for way in (tmp_path / "link" / "z.pdf", other / ".." / "data" / "z.pdf"):
        with pytest.raises(UnsafeTarget, match="belongs to the till"):
            refuse_unsafe(way, ".pdf")
    refuse_unsafe(other / "z.pdf", ".pdf")


def test_documents_of_a_home_that_a_till_shares_are_not_the_tills(tmp_path: Path) -> None:
    (tmp_path / "till.lock").touch()
    (tmp_path / "Documents").mkdir()
    refuse_unsafe(tmp_path / "Documents" / "z.pdf", ".pdf")


def test_a_book_and_a_folder_are_not_replaced_and_a_name_has_its_ending(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "copy.pdf")) as book, book:
        book.execute("CREATE TABLE line (text)")
    (tmp_path / "folder.pdf").mkdir()
    (tmp_path / "old.pdf").write_bytes(b"%PDF")
    for name in ("copy.pdf", "folder.pdf"):
        with pytest.raises(UnsafeTarget, match="not replaced"):
            refuse_unsafe(tmp_path / name, ".pdf")
    for name in ("live.journal", "z", "z.pdf.exe"):
        with pytest.raises(UnsafeTarget, match=r"end in \.pdf"):
            refuse_unsafe(tmp_path / name, ".pdf")
    refuse_unsafe(tmp_path / "old.pdf", ".pdf")
