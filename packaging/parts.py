"""The parts of the tests, which the workers share: each is a process with a window system and a browser of its own."""

from collections.abc import Sequence
from dataclasses import dataclass

import steps


@dataclass(frozen=True, slots=True)
class Part:
    """Some folders and files of the tests, without what lies in them and is a part of its own."""

    name: str
    paths: tuple[str, ...]

    def arguments(self) -> tuple[str, ...]:
        """What pytest is called with."""
        apart = (path for part in PARTS if part is not self for path in part.paths)
        return *self.paths, *(f"--ignore={path}" for path in apart if any(_is_in(path, own) for own in self.paths))


# The longest first, so that all workers come to their end together. What is new is in the rest.
PARTS = (
    Part("journeys", ("tests/journeys",)),
    Part("window", ("tests/ui",)),
    Part("services", ("tests/services",)),
    Part("whole program", ("tests/packaging", "tests/test_whole_program.py", "tests/app")),
    Part("rest", ("tests",)),
    Part("journal", ("tests/journal",)),
    Part(
        "any order",
        (
            "tests/journeys/test_counter_machine.py",
            "tests/journeys/test_power_fails.py",
            "tests/journeys/test_tv_counter_machine.py",
            "tests/journeys/test_tv_power_fails.py",
        ),
    ),
    Part("looks", ("tests/ui/test_shots.py",)),
    Part("web pages", ("tests/ui_web",)),
    Part("replies", ("tests/gateway", "tests/faults")),
)


def steps_of_parts(arguments: Sequence[str]) -> list[steps.Step]:
    """All tests, part by part."""
    return [steps.pytest([*arguments, *part.arguments()], name=f"pytest, {part.name}") for part in PARTS]


def _is_in(path: str, folder: str) -> bool:
    return path.startswith(f"{folder}/")
