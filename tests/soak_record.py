"""Writes down how the long run goes, test by test, so that a process that dies takes no count with it.

`dev.py soak` names the file. What stands in it was run: the same command again goes on behind it.
"""

import json
import os
from pathlib import Path
from typing import Final

import pytest
from hypothesis.database import DirectoryBasedExampleDatabase, ExampleDatabase

RECORD: Final = "KAUNTA_SOAK_RECORD"
EXAMPLES: Final = "KAUNTA_SOAK_EXAMPLES"


def kept_examples() -> ExampleDatabase | None:
    """Return where an example that failed is kept, to be tried first by the next run."""
    folder = os.environ.get(EXAMPLES)
    return DirectoryBasedExampleDatabase(folder) if folder else None


class SoakRecord:
    """The file, as a plugin of pytest."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._failed = False
        self._counts: list[tuple[str, object]] = []

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what was run before the process died, and what it died of."""
        text = self._path.read_text("utf-8") if self._path.exists() else ""
        begun = {json.loads(line).get("begun") for line in text.splitlines()}
        again = [item for item in items if item.nodeid in begun]
        if again:
            items[:] = [item for item in items if item.nodeid not in begun]
            config.hook.pytest_deselected(items=again)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Write it down before it can die."""
        self._failed, self._counts = False, []
        self._write({"begun": nodeid})

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember how each of its three phases went."""
        self._failed = self._failed or report.failed
        if report.when == "call":
            self._counts = [(name, value) for name, value in report.user_properties if isinstance(value, int)]

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Write down how it ended, and what it counted."""
        self._write({"ended": nodeid, "failed": self._failed, "counts": self._counts})

    def _write(self, line: dict[str, object]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
