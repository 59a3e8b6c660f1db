"""The parts that the workers share are all tests, each of them once."""

import subprocess
import sys

import pytest
from parts import PARTS, Part, steps_of_parts

from tests.packaging.checkout import ROOT


def holds(part: Part, file: str) -> bool:
    """What pytest does with these arguments."""
    words = part.arguments()
    ignored = [word.removeprefix("--ignore=") for word in words if word.startswith("--ignore=")]
    named = [word for word in words if not word.startswith("-")]

    def lies_in(folder: str) -> bool:
        return file == folder or file.startswith(f"{folder}/")

    return any(map(lies_in, named)) and not any(map(lies_in, ignored))


def test_every_file_of_tests_is_in_exactly_one_part() -> None:
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")]
    assert {
        file: found for file in files if len(found := [part.name for part in PARTS if holds(part, file)]) != 1
    } == {}
    assert all(any(holds(part, file) for file in files) for part in PARTS)


@pytest.mark.parametrize("new", ["tests/test_new.py", "tests/new_room/test_new.py", "tests/ui_new/test_new.py"])
def test_what_is_new_is_in_the_rest(new: str) -> None:
    assert [part.name for part in PARTS if holds(part, new)] == ["rest"]


def test_a_new_folder_of_the_window_is_in_the_window_s_part() -> None:
    assert [part.name for part in PARTS if holds(part, "tests/ui/new/test_new.py")] == ["window"]


def test_every_path_is_there() -> None:
    assert all((ROOT / path).exists() for part in PARTS for path in part.paths)


def test_pytest_understands_a_part_as_we_do() -> None:
    looks = next(step for step in steps_of_parts(["--collect-only", "-qq"]) if step.name == "pytest, looks")
    told = subprocess.run([sys.executable, *looks.arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {line.rpartition(":")[0] for line in told.stdout.splitlines() if line} == {"tests/ui/test_shots.py"}
