"""`dev.py soak`: goes on behind a death, ends what takes too long, keeps what failed, and counts all of it."""

import json
import sys
from collections import Counter
from pathlib import Path

import pytest
import soaking
from soaking import Group, read, soak, table

from tests.packaging.checkout import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals and process groups")

_SOAK = """
import os, pytest, signal, time
pytestmark = pytest.mark.soak

def test_1_counts(record_property):
    record_property("power cuts while selling", 40)
    record_property("examples of a machine", 500)
    record_property("examples by scenario", {"one": 3})

@pytest.mark.parametrize("number", [1, 2])
def test_2_dies(number):
    os.kill(os.getpid(), signal.SIGSEGV)

def test_3_fails():
    assert False

def test_4_is_reached(record_property):
    record_property("kills in a burst", 7)

def test_not_of_it():
    assert True
"""
_MACHINE = """
import os, pytest
from hypothesis import Phase, settings, strategies as st
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

class Machine(RuleBasedStateMachine):
    @rule(number=st.integers())
    def go_wrong(self, number):
        assert number < 5

@pytest.mark.soak
def test_the_machine():
    kept = DirectoryBasedExampleDatabase(os.environ["KAUNTA_SOAK_EXAMPLES"])
    phases = [Phase.reuse, Phase.generate]
    run_state_machine_as_test(Machine, settings=settings(database=kept, print_blob=True, phases=phases))
"""
_HANGS = """
import pytest, time

@pytest.mark.soak
def test_hangs():
    time.sleep(3600)
"""


def project(folder: Path, **files: str) -> Path:
    """A checkout with tests of its own, and our way of writing down how they go."""
    (folder / "tests").mkdir()
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = soak\n", "utf-8")
    conftest = f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nimport os, pathlib\n"
    conftest += f"import importlib.util as util\nspec = util.spec_from_file_location('soak_record', {str(ROOT)!r} + "
    conftest += "'/tests/soak_record.py')\nfound = util.module_from_spec(spec)\nspec.loader.exec_module(found)\n"
    conftest += "def pytest_configure(config):\n    if found.RECORD in os.environ:\n"
    conftest += "        config.pluginmanager.register(found.SoakRecord(pathlib.Path(os.environ[found.RECORD])))\n"
    (folder / "tests" / "conftest.py").write_text(conftest, "utf-8")
    for name, source in files.items():
        (folder / "tests" / f"test_{name}.py").write_text(source, "utf-8")
    return folder


def run(folder: Path, *words: str) -> int:
    plain = ("-p", "no:randomly", "-p", "no:cacheprovider")
    return soak([*plain, *words], minutes=1, keep=folder / "kept", python=Path(sys.executable), root=folder)


def test_it_goes_on_behind_a_death_and_counts_what_was_before_and_after(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(project(tmp_path, dies=_SOAK)) == 1
    lines = (tmp_path / "kept" / "table.txt").read_text("utf-8").splitlines()
    assert lines[0].split() == ["group", "tests", "examples", "kills", "cuts", "disk", "seconds", "failures"]
    name, *numbers = lines[1].split()
    assert name == "tests/test_dies.py"
    assert (numbers[:5], numbers[6]) == (["4", "500", "7", "40", "-"], "3")
    assert lines[3:] == [
        "FAILED tests/test_dies.py::test_3_fails",
        "FAILED tests/test_dies.py::test_2_dies[1]: segmentation fault",
        "FAILED tests/test_dies.py::test_2_dies[2]: segmentation fault",
    ]
    assert "Fatal Python error: Segmentation fault" in (tmp_path / "kept" / "tests-test_dies.txt").read_text("utf-8")
    assert capfd.readouterr().out.splitlines()[-1] == f"Kept in {tmp_path / 'kept'}."


def test_what_takes_too_long_is_ended_and_named_and_the_others_are_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 6.0
    lines = soaked_for(seconds, tmp_path / "soon", monkeypatch)
    if "tests/test_a_hangs.py::test_hangs" not in " ".join(lines) or counted(lines) != "1":
        seconds *= 10  # a busy machine had not come to the tests yet
        lines = soaked_for(seconds, tmp_path / "later", monkeypatch)
    assert f"FAILED tests/test_a_hangs.py::test_hangs: took too long ({seconds:.0f} s), ended" in lines
    assert counted(lines) == "1"


def soaked_for(seconds: float, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Run one group that hangs, and one that passes, for so long at most; the lines of the table."""

    def limit_for(_minutes: float) -> float:
        return seconds

    folder.mkdir()
    monkeypatch.setattr(soaking, "limit_for", limit_for)
    passes = "import pytest\n@pytest.mark.soak\ndef test_it():\n    pass\n"
    assert run(project(folder, a_hangs=_HANGS, passes=passes)) == 1
    return (folder / "kept" / "table.txt").read_text("utf-8").splitlines()


def counted(lines: list[str]) -> str:
    """Read how many tests of the group that passes were counted."""
    return next(line for line in lines if line.startswith("tests/test_passes.py ")).split()[1]


def test_a_run_that_is_clean_ends_well(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    passes = "import pytest\n@pytest.mark.soak\ndef test_it():\n    pass\n"
    folder = project(tmp_path, passes=passes, other="def test_it():\n    pass\n")
    assert run(folder, "tests/test_passes.py::test_it") == 0
    assert "tests/test_other.py" not in capfd.readouterr().out


def test_a_machine_that_fails_keeps_its_example_for_the_next_run(tmp_path: Path) -> None:
    folder = project(tmp_path, machine=_MACHINE)
    assert run(folder) == 1
    assert any(path.is_file() for path in (folder / "kept" / "examples").rglob("*"))
    output = (folder / "kept" / "tests-test_machine.txt").read_text("utf-8")
    assert "state.go_wrong(" in output
    assert "@reproduce_failure(" in output


def test_what_was_written_down_is_read_line_by_line() -> None:
    record = [
        {"begun": "a"},
        {"ended": "a", "failed": True, "counts": [["kills in a burst", 20], ["disk failures", 3]]},
        {"begun": "b"},
    ]
    told = "".join(json.dumps(line) + "\n" for line in record)
    assert read(told) == (Counter(tests=1, kills=20, disk=3, examples=0, cuts=0), ["a"], "b")


def test_the_table_adds_up_all_groups() -> None:
    one = Group("tests/a.py", Counter(tests=2, kills=20), [], 61.4)
    two = Group("tests/bb.py", Counter(tests=1, kills=5), ["tests/bb.py::test_c"], 1.0)
    assert table([one, two])[3].split() == ["all", "3", "-", "25", "-", "-", "62", "1"]
