"""Where a file that somebody saves may go: never among the things of a till, and never over a book."""

from pathlib import Path
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

_OURS: Final = frozenset({"backups", "cache", "crashes", "logs", "printed"})  # folders of a till
_MARKS: Final = (
    "till.lock",
    *(f"{each}.{kind}" for each in Environment for kind in ("journal", "inbox")),
)
_BOOK: Final = b"SQLite format 3\0"


class UnsafeTarget(KnownError):  # noqa: N818  # a fact, as the house names errors
    """Nothing is saved there."""


def refuse_unsafe(path: Path, suffix: str) -> None:
    """Refuse a place among the things of a till, another kind of file than `suffix`, and whatever is a book. Blocks."""
    if path.suffix.lower() != suffix:
        raise UnsafeTarget(Sentence("The name has to end in {0}.", suffix))
    try:
        folder = path.parent.resolve()
        is_ours = any(_is_of_a_till(each, folder) for each in (folder, *folder.parents))
        is_kept = path.exists() and (not path.is_file() or _is_book(path))
    except OSError as problem:
        raise UnsafeTarget(
            Sentence("{0} cannot be written ({1}).", path.name, (problem.strerror or "no").lower())
        ) from problem
    if is_ours:
        raise UnsafeTarget(Sentence("This folder belongs to the till. Choose another one."))
    if is_kept:
        raise UnsafeTarget(Sentence("{0} is there and is not replaced. Choose another name.", path.name))


def _is_of_a_till(folder: Path, target: Path) -> bool:
    """Tell whether `folder` is where a till keeps its things, and `target` lies among them: a home may be both."""
    below = target.relative_to(folder).parts
    return (not below or below[0] in _OURS) and any((folder / name).exists() for name in _MARKS)


def _is_book(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_BOOK)) == _BOOK
