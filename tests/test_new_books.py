"""A new book that is a copy is the book that the migrations make."""

from pathlib import Path

from pos_app.journal.database.opening import open_to_write
from pos_app.journal.schema import JOURNAL
from tests.new_books import BY_MIGRATIONS, copy_or_migrate, made_by

_RANDOM = "decoys"


def test_a_copy_has_all_that_the_migrations_make(tmp_path: Path) -> None:
    with made_by(BY_MIGRATIONS):
        migrated = _content(tmp_path / "migrated.journal")
    with made_by(copy_or_migrate):
        copied = _content(tmp_path / "copied.journal")
        again = _content(tmp_path / "again.journal")
    secrets = [content.pop(_RANDOM) for content in (migrated, copied, again)]
    assert copied == again == migrated
    assert len({*map(str, secrets)}) == len(secrets)


def _content(path: Path) -> dict[str, object]:
    book = open_to_write(path, JOURNAL)
    try:
        schema = book.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").fetchall()
        tables = [name for kind, name, _, _ in schema if kind == "table"]
        rows = {name: book.execute(f'SELECT * FROM "{name}"').fetchall() for name in tables}  # noqa: S608 - its own names
        marks = {name: book.pragma(name) for name in ("application_id", "user_version", "journal_mode", "page_size")}
        return {"schema": schema, **rows, **marks}
    finally:
        book.close()
