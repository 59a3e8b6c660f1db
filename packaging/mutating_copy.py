"""The copy of the checkout that `mutate` breaks, and the process in it that runs tests."""

import json
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import steps
from mistakes import MistakeError
from mutants import Mutant

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "dist")
CLEAN_LIMIT = 3600.0  # seconds
BEGINNING_LIMIT = 120.0  # seconds, until the first test begins
MOST = 120
"""So many tests are tried with one change: one that none of the quickest notices has survived."""
MOST_AT_LOAD = 600
"""If it is run while the module is loaded: which tests look at what it made, nothing tells."""
_INSIDE = Path(__file__).with_name("mutating_inside.py")
_BOOKS = """
import json
import apsw
from pos_app.journal.schema import INBOX, JOURNAL
for schema in (JOURNAL, INBOX):
    book = apsw.Connection(":memory:")
    for migration in schema.migrations:
        book.execute(migration).fetchall()
    print(json.dumps(book.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()))
"""


class Outcome(Enum):
    KILLED = auto()
    SURVIVED = auto()
    TIMED_OUT = auto()


@dataclass(frozen=True, slots=True)
class Seen:
    """What tests did with the program as it is: how long each took, and which of them ran a line of a module."""

    seconds: Mapping[str, float]
    lines: Mapping[str, Mapping[int, frozenset[str]]]
    at_load: Mapping[str, frozenset[int]]

    def is_at_load(self, mutant: Mutant) -> bool:
        """Tell whether it runs before any test: a constant, or a function that makes one."""
        return not mutant.is_in_function or not self.at_load.get(mutant.module, frozenset()).isdisjoint(mutant.lines)

    def tests_for(self, mutant: Mutant, files: Sequence[str]) -> list[str]:
        """Choose tests of these files that can notice it, file by file, the quickest of each first."""
        lines = self.lines.get(mutant.module, {})
        is_at_load = self.is_at_load(mutant)
        running = frozenset[str]().union(*(lines.get(line, frozenset[str]()) for line in mutant.lines))
        places: dict[str, int] = {}
        for test in self.seconds if is_at_load else running:
            file = test.partition("::")[0]
            place = next((place for place, name in enumerate(files) if f"{file}/".startswith(f"{name}/")), None)
            if place is not None:
                places[test] = place
        ranked = sorted(places, key=lambda test: (places[test], self.seconds[test]))
        return ranked[: MOST_AT_LOAD if is_at_load else MOST]


class Copy:
    """A copy of the checkout, in which one thing after the other is broken."""

    def __init__(self, root: Path, folder: Path, python: Path, targets: Mapping[str, Sequence[str]]) -> None:
        self._folder, self._python = folder, python
        shutil.copytree(root, folder, ignore=LEFT_OUT)
        self._answer = folder.with_name("seen.json")
        self._tests = list(dict.fromkeys(test for tests in targets.values() for test in tests))
        self._asked = {"modules": [*targets], "tests": self._tests, "limit": CLEAN_LIMIT, "answer": str(self._answer)}
        self._books: str | None = None
        self._process = subprocess.Popen(
            [python, str(_INSIDE)],
            cwd=folder,
            env={**steps.environment_of_tests(), "PYTHONDONTWRITEBYTECODE": "1", "COVERAGE_CORE": "ctrace"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def seen(self) -> Seen:
        """Run the tests on the program as it is: they have to pass."""
        answer = self._ask(self._asked)
        if answer["code"] != 0:
            raise MistakeError(f"They do not pass as they are: {', '.join(self._tests)}.")
        said = json.loads(self._answer.read_text("utf-8"))
        lines = {
            name: {int(line): frozenset[str](tests) for line, tests in found.items()}
            for name, found in said["lines"].items()
        }
        return Seen(said["seconds"], lines, {name: frozenset(found) for name, found in answer["at_load"].items()})

    def outcome(self, mutant: Mutant, limits: Mapping[str, float], *, is_at_load: bool) -> Outcome:
        """Run tests with this change; `limits` names them, and how many seconds each may take."""
        path = self._folder / mutant.module
        whole = path.read_text("utf-8")
        path.write_text(mutant.source, "utf-8")
        try:
            asked = {"module": mutant.module, "limits": limits, "limit": BEGINNING_LIMIT, "is_at_load": is_at_load}
            code = self._ask(asked)["code"]
        finally:
            path.write_text(whole, "utf-8")
        return {0: Outcome.SURVIVED, None: Outcome.TIMED_OUT}.get(code, Outcome.KILLED)

    def is_replaced(self, mutant: Mutant) -> bool:
        """Tell whether a new book is the same with it: a later migration makes anew what is changed."""
        if not mutant.sql.startswith("CREATE "):
            return False
        if self._books is None:
            self._books = self._books_made()
            if self._books is None:
                raise MistakeError("No new book can be made of the migrations as they are.")
        path = self._folder / mutant.module
        whole = path.read_text("utf-8")
        path.write_text(mutant.source, "utf-8")
        try:
            return self._books_made() == self._books
        finally:
            path.write_text(whole, "utf-8")

    def _books_made(self) -> str | None:
        done = subprocess.run(
            [self._python, "-B", "-c", _BOOKS], cwd=self._folder, capture_output=True, text=True, check=False
        )
        return done.stdout if done.returncode == 0 else None

    def _ask(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None  # noqa: S101, PT018 - they are pipes
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise MistakeError("The process that runs the tests has ended.")
        return json.loads(line)
