"""`dev.py mutate`: tells what tests notice from what they do not, ends what hangs, and leaves the checkout alone."""

import sys
from pathlib import Path

import equal_mutants
import pytest
from equal_mutants import Equal
from mistakes import MistakeError
from mutants import Mutant, mutants_of
from mutating import TARGETS, Count, mutate, table, understood
from mutating_copy import MOST, Copy, Seen
from mutating_inside import NotHereError, changed_functions

from tests.packaging.checkout import ROOT

_TILL = """\
def doubled(number):
    return number * 2


MOST = doubled(1)


def is_paid(got, asked):
    return got >= asked


def is_many(number):
    return number > MOST


def is_none(number):
    return not number


def counted(number):
    while number:
        number -= 1
    return number
"""
_TESTS = """\
from till import counted, is_many, is_paid

def test_more_is_paid():
    assert is_paid(3, 2)

def test_three_are_many():
    assert is_many(3)

def test_it_counts_to_nothing():
    assert counted(3) == 0
"""


def project(folder: Path, tests: str) -> Path:
    (folder / "till.py").write_text(_TILL, "utf-8")
    (folder / "test_till.py").write_text(tests, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    return folder


def run(folder: Path, *equals: Equal) -> int:
    return mutate({"till.py": ["test_till.py"]}, minutes=10, python=Path(sys.executable), root=folder, equals=equals)


def test_it_tells_what_tests_notice_and_counts_what_hangs_apart_and_leaves_the_checkout_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {
        "got >= asked -> got > asked",
        "return got >= asked -> return None",
        "return not number -> return None",  # no test reaches it
        "removed: number -= 1",  # never ends
        "removed: return number",
        "2 -> 3",  # is run while the module is loaded
    }

    def some_of(module: str, source: str) -> list[Mutant]:
        return [mutant for mutant in mutants_of(module, source) if mutant.change in wanted]

    def short(clean: float) -> float:
        return 8 + 2 * clean

    monkeypatch.setattr("mutating.mutants_of", some_of)
    monkeypatch.setattr("mutating.limit_for", short)
    before = {path.name: path.read_bytes() for path in project(tmp_path, _TESTS).iterdir()}
    same = Equal("till.py", "return number", "removed: return number", "Nobody asks.")
    assert run(tmp_path, same) == 0
    lines = capsys.readouterr().out.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("module"))
    assert [line.split() for line in lines[start + 1 : start + 3]] == [
        ["till.py", "5", "2", "1", "2", "50%", "1", "0"],
        ["all", "5", "2", "1", "2", "50%", "1", "0"],
    ]
    assert lines[start + 3] == "Not tried: 0 of 6."
    assert sorted(lines[start + 4 :]) == [
        "EQUAL till.py:23: removed: return number (Nobody asks.)",
        "SURVIVED till.py:17: return not number -> return None",
        "SURVIVED till.py:9: got >= asked -> got > asked",
        "TIMED OUT till.py:22: removed: number -= 1",
    ]
    assert "NOT REACHED till.py:17: return not number -> return None" in lines[:start]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_change_that_somebody_called_the_same_has_to_be_there(tmp_path: Path) -> None:
    gone = Equal("till.py", "return got >= asked", "got >= asked -> got < asked", "It once was.")
    with pytest.raises(MistakeError, match=r"no longer there:\n  till\.py: return got >= asked: got >= asked -> "):
        run(project(tmp_path, _TESTS), gone)


@pytest.mark.parametrize(("above", "lines"), [("", [2, 4]), ("if b:", [2]), ("if c:", [4])])
def test_of_lines_that_say_the_same_the_line_above_names_one(tmp_path: Path, above: str, lines: list[int]) -> None:
    (tmp_path / "a.py").write_text("if b:\n    d()\nif c:\n    d()\n", "utf-8")
    mutants = list(mutants_of("a.py", (tmp_path / "a.py").read_text("utf-8")))
    known = equal_mutants.known([Equal("a.py", "d()", "removed: d()", "Why not.", above)], mutants, tmp_path)
    assert [mutant.line for mutant in mutants if id(mutant) in known] == lines


def test_every_change_that_somebody_called_the_same_is_there_and_says_why() -> None:
    equals = equal_mutants.read()
    mutants = [one for name in TARGETS for one in mutants_of(name, (ROOT / name).read_text("utf-8"))]
    equal_mutants.known(equals, mutants, ROOT)
    assert [one for one in equals if one.module not in TARGETS or len(one.reason) < 10] == []


def test_tests_that_fail_as_they_are_would_notice_everything(tmp_path: Path) -> None:
    with pytest.raises(MistakeError, match=r"do not pass as they are: test_till\.py"):
        run(project(tmp_path, "def test_it():\n    assert False\n"))


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("a = b < 2 and c", {"b < 2 and c -> b < 2 or c", "b < 2 -> b <= 2", "2 -> 3"}),
        (
            "if a in b:\n    c = True",
            {"if a in b: -> if not a in b:", "a in b -> a not in b", "True -> False", "removed: c = True"},
        ),
        (
            "a = 'SELECT b WHERE c IS NULL AND d > 0'",
            {
                "SQL IS NULL -> IS NOT NULL: SELECT b WHERE c IS NULL AND d > 0",
                "SQL AND -> OR: SELECT b WHERE c IS NULL AND d > 0",
                "SQL > -> >=: SELECT b WHERE c IS NULL AND d > 0",
            },
        ),
        ("@frozen(slots=True)\nclass A:\n    '''Says.'''\n    a: Literal[1]", set[str]()),
        ("def a() -> L[1]:\n    '''Says.'''\n    log.info('b', 1)", set[str]()),
    ],
)
def test_each_change_is_made_and_named_and_what_nobody_could_test_is_left_alone(source: str, changes: set[str]) -> None:
    assert {mutant.change for mutant in mutants_of("a.py", source)} == changes


def test_a_change_in_sql_is_named_by_its_own_line() -> None:
    (mutant,) = mutants_of("a.py", 'a = """\nSELECT b\nWHERE c <> d\n"""\n')
    assert (mutant.line, mutant.source) == (3, "a = '\\nSELECT b\\nWHERE c = d\\n'\n")


def test_a_change_knows_the_lines_of_its_statement_and_whether_it_runs_while_the_module_is_loaded() -> None:
    source = "A = 8\n\ndef b(c):\n    if (\n        c < 1\n    ):\n        return c\n"
    places = {mutant.change: (list(mutant.lines), mutant.is_in_function) for mutant in mutants_of("a.py", source)}
    assert places["c < 1 -> c <= 1"] == ([4, 5, 6], True)
    assert places["return c -> return None"] == ([7], True)
    assert places["removed: if c < 1:"] == ([4, 5, 6, 7], True)
    assert places["8 -> 9"] == ([1], False)


def test_a_change_in_sql_knows_its_statement() -> None:
    source = "A = 'CREATE TRIGGER a BEFORE UPDATE ON b WHEN 1 > 0 BEGIN SELECT 1; END; UPDATE b SET c = 1 WHERE d > 2;'"
    assert [mutant.sql.partition(" WH")[0] for mutant in mutants_of("a.py", source)] == [
        "CREATE TRIGGER a BEFORE UPDATE ON b",
        "UPDATE b SET c = 1",
    ]


def test_tests_that_run_the_line_are_chosen_file_by_file_the_quickest_first_and_not_too_many() -> None:
    seconds = {"b.py::slow": 9.0, "b.py::quick": 0.1, "a/c.py::test": 5.0, "d.py::other": 0.1}
    seen = Seen(seconds, {"m.py": {1: frozenset({"b.py::slow", "b.py::quick"}), 2: frozenset(seconds)}}, {})
    inside = Mutant("m.py", 1, "", str, range(1, 3), is_in_function=True)
    assert seen.tests_for(inside, ["a", "b.py"]) == ["a/c.py::test", "b.py::quick", "b.py::slow"]
    first = Mutant("m.py", 1, "", str, range(1, 2), is_in_function=True)
    assert seen.tests_for(first, ["a", "b.py"]) == ["b.py::quick", "b.py::slow"]
    many = frozenset(f"b.py::{n}" for n in range(999))
    assert len(Seen(dict.fromkeys(many, 1.0), {"m.py": {1: many}}, {}).tests_for(first, ["b.py"])) == MOST


@pytest.mark.parametrize(("is_in_function", "at_load"), [(False, set[int]()), (True, {4})])
def test_what_runs_while_the_module_is_loaded_is_tried_with_every_test(
    at_load: set[int], *, is_in_function: bool
) -> None:
    seconds = {"b.py::slow": 9.0, "b.py::quick": 0.1, "d.py::other": 0.1}
    seen = Seen(seconds, {"m.py": {4: frozenset({"b.py::slow"})}}, {"m.py": frozenset(at_load)})
    mutant = Mutant("m.py", 4, "", str, range(4, 5), is_in_function=is_in_function)
    assert seen.tests_for(mutant, ["b.py"]) == ["b.py::quick", "b.py::slow"]


@pytest.mark.parametrize(
    ("changed", "names"),
    [
        ("def a():\n    return 2\n\nclass B:\n    c = 1\n\n    def d(self):\n        pass\n", ["a"]),
        ("def a():\n    pass\n\nclass B:\n    c = 1\n\n    def d(self):\n        return 3\n", ["a", "B.d"]),
        ("def a():\n    return 1\n\nclass B:\n    c = 2\n\n    def d(self):\n        pass\n", None),
        ("def a():\n    return 1\n\nclass B:\n    c = 1\n\n    def d(self, e=1):\n        pass\n", None),
    ],
)
def test_only_a_change_inside_functions_is_put_into_the_program_that_is_loaded(
    changed: str, names: list[str] | None
) -> None:
    whole = "def a():\n    return 1\nclass B:\n    c = 1\n    def d(self):\n        pass\n"
    if names is None:
        with pytest.raises(NotHereError):
            list(changed_functions(whole, changed, "a.py"))
    else:
        assert [was.co_qualname for was, _ in changed_functions(whole, changed, "a.py")] == names


def test_a_trigger_that_a_later_migration_makes_anew_is_told_from_one_that_stays(tmp_path: Path) -> None:
    schema = tmp_path / "pos_app" / "journal" / "schema.py"
    schema.parent.mkdir(parents=True)
    for folder in (schema.parent, schema.parent.parent):
        (folder / "__init__.py").touch()
    trigger = "CREATE TRIGGER {} BEFORE INSERT ON t WHEN NEW.a > {} BEGIN SELECT 1; END; "
    text = f"CREATE TABLE t (a); {trigger.format('gone', 1)}{trigger.format('stays', 2)}"
    later = f"DROP TRIGGER gone; {trigger.format('gone', 3)}"
    schema.write_text(
        "class Schema:\n    def __init__(self, *texts):\n        self.migrations = texts\n\n\n"
        f"JOURNAL = Schema({text!r}, {later!r})\nINBOX = Schema()\n",
        "utf-8",
    )
    (tmp_path / "test_book.py").write_text(
        "from pos_app.journal.schema import JOURNAL\n\ndef test_it():\n    assert JOURNAL\n", "utf-8"
    )
    targets = {"pos_app/journal/schema.py": ["test_book.py"]}
    mutants = [one for one in mutants_of("pos_app/journal/schema.py", schema.read_text("utf-8")) if one.sql]
    copy = Copy(tmp_path, tmp_path / "copy", Path(sys.executable), targets)
    with copy:
        assert [copy.is_replaced(mutant) for mutant in mutants] == [True, False, False]
    schema.write_text("JOURNAL = INBOX = None\n", "utf-8")
    broken = Copy(tmp_path, tmp_path.with_name("broken"), Path(sys.executable), targets)
    with broken, pytest.raises(MistakeError, match="No new book"):
        broken.is_replaced(mutants[0])


def test_a_module_that_was_not_reached_has_no_percentage() -> None:
    lines = table({"a.py": Count(), "b.py": Count(1, timed_out=[Mutant("b.py", 1, "c", str)])}, possible=9)
    assert [line.split()[-3] for line in lines[1:4]] == ["-", "100%", "100%"]
    assert lines[4:] == ["Not tried: 7 of 9.", "TIMED OUT b.py:1: c"]


def test_a_part_of_a_name_chooses_modules() -> None:
    assert understood(["--minutes", "2", "--module", "shift_"]).modules == (
        "pos_app/journal/shift_tables.py",
        "pos_app/journal/shift_views.py",
    )
    assert understood([]).modules == tuple(TARGETS)


def test_every_module_and_every_test_is_there() -> None:
    assert [path for name, tests in TARGETS.items() for path in (name, *tests) if not (ROOT / path).exists()] == []
