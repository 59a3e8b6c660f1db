"""The shelf of small files: whole or not there, capped, and a broken disk is an empty shelf."""

import os
import stat
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pos_app.system.file_cache import FileCache


def file_cache(folder: Path, *, most_bytes: int = 100, most_files: int = 3) -> FileCache:
    return FileCache(folder / "shelf", most_bytes=most_bytes, most_files=most_files)


def test_what_is_put_there_is_there_and_since_when(tmp_path: Path) -> None:
    assert file_cache(tmp_path).put("a.json", b"[1]")
    kept = file_cache(tmp_path).get("a.json")
    assert kept is not None
    assert kept.data == b"[1]"
    assert abs(datetime.now(UTC) - kept.put_at) < timedelta(minutes=5)


def test_nothing_is_there_before(tmp_path: Path) -> None:
    assert file_cache(tmp_path).get("a.json") is None
    file_cache(tmp_path).drop("a.json")
    assert not (tmp_path / "shelf").exists()


def test_what_is_too_large_is_neither_written_nor_read(tmp_path: Path) -> None:
    here = file_cache(tmp_path)
    assert here.put("a", b"x" * 100)
    assert not here.put("a", b"y" * 101)
    kept = here.get("a")
    assert kept is not None
    assert kept.data == b"x" * 100
    (tmp_path / "shelf" / "a").write_bytes(b"z" * 101)
    assert here.get("a") is None


def test_what_is_dropped_is_gone(tmp_path: Path) -> None:
    here = file_cache(tmp_path)
    here.put("a", b"1")
    here.drop("a")
    assert here.get("a") is None
    assert list((tmp_path / "shelf").iterdir()) == []


def test_the_oldest_makes_room(tmp_path: Path) -> None:
    here = file_cache(tmp_path)
    for age, name in enumerate(("d", "c", "b")):
        here.put(name, b"1")
        os.utime(tmp_path / "shelf" / name, (1_700_000_000 - age, 1_700_000_000 - age))
    here.put("a", b"1")
    assert sorted(path.name for path in (tmp_path / "shelf").iterdir()) == ["a", "c", "d"]


def test_writing_a_file_again_drives_no_other_out(tmp_path: Path) -> None:
    here = file_cache(tmp_path)
    for name in ("a", "b", "c", "a", "a"):
        here.put(name, b"1")
    assert sorted(path.name for path in (tmp_path / "shelf").iterdir()) == ["a", "b", "c"]


@pytest.mark.parametrize("name", ["", ".", "..", "../a", "a/b", "/etc/passwd", "a..b", "A", "a\x00", "a\\b", "x" * 200])
def test_a_name_never_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="made by us"):
        file_cache(tmp_path).get(name)
    with pytest.raises(ValueError, match="made by us"):
        file_cache(tmp_path).drop(name)
    with pytest.raises(ValueError, match="made by us"):
        file_cache(tmp_path).put(name, b"")


def test_a_folder_that_is_a_file_is_an_empty_shelf(tmp_path: Path) -> None:
    (tmp_path / "shelf").write_text("in the way")
    assert file_cache(tmp_path).get("a") is None
    assert not file_cache(tmp_path).put("a", b"1")


def test_a_folder_in_the_place_of_a_file_is_nothing(tmp_path: Path) -> None:
    (tmp_path / "shelf" / "a").mkdir(parents=True)
    assert file_cache(tmp_path).get("a") is None
    assert not file_cache(tmp_path).put("a", b"1")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights and no links for everyone")
def test_only_the_owner_may_look_and_a_link_is_not_followed(tmp_path: Path) -> None:
    here = file_cache(tmp_path)
    here.put("a", b"1")
    folder = tmp_path / "shelf"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "a").stat().st_mode) == 0o600
    (tmp_path / "secret").write_bytes(b"of somebody")
    (folder / "b").symlink_to(tmp_path / "secret")
    assert here.get("b") is None
    assert here.put("b", b"ours")
    assert (tmp_path / "secret").read_bytes() == b"of somebody"
