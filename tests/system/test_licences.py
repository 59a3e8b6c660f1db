"""Whose work is inside."""

from pathlib import Path

from pos_app.system.licences import Licence, licences


def test_what_is_needed_is_listed_and_what_that_needs_and_no_tool_of_ours(tmp_path: Path) -> None:
    found = {each.name.casefold(): each.licence for each in licences(folder=tmp_path / "none")}
    assert found["pyside6"] == "LGPL-3.0-only"
    assert {"httpx", "httpcore", "apsw", "pydantic", "cpython"} <= set(found)
    assert not {"pytest", "ruff", "kaunta"} & set(found)
    assert all(found.values())


def test_a_built_program_shows_the_list_that_was_made_for_it(tmp_path: Path) -> None:
    lines = "Kaunta is under the MIT licence.\n\nzlib 1.3: Zlib (zlib/)\nhttpx 0.28.1: BSD-3-Clause (httpx/)\n"
    (tmp_path / "README.txt").write_text(lines, "utf-8")
    assert licences(folder=tmp_path) == (Licence("httpx", "0.28.1", "BSD-3-Clause"), Licence("zlib", "1.3", "Zlib"))
