"""Tests open a service as the program opens it: a way of their own, or an argument left out, proves nothing."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.architecture.reading import ROOT

_SERVICES: Final = "pos_app.services"
# How long is waited, and how a test hears of it: the one thing that may differ.
_OF_TIME: Final = frozenset({"intervals", "sleep", "seconds"})
# What the openers pass beyond the program, each for a reason. It can only become shorter.
_OUTSIDE: Final = {
    ("EnvironmentSwitch", "env"): "the variables of this process would decide whether a till may go live",
    ("IntakeBudget", "a_second"): "the till's own would take hours to come back",
    ("IntakeBudget", "free_of"): "a disk that is nearly full, without filling one",
    ("IntakeBudget", "most"): "the till's own are 128 MB",
    ("Roster", "work"): "a PIN is slow to hash on purpose; test_pin_hashing waits for it",
    ("ServiceCheck", "ask_address"): "certificates and clocks that no server on this machine has",
    ("TvLogos", "line"): "certificates of the system are slow to read, and a line that hangs is waited for",
}


@dataclass(frozen=True)
class Opened:
    """One place where a service is made, and the names of what it is given there."""

    service: str
    given: frozenset[str]
    place: str
    is_plain: bool = True
    """Whether the names of what is given can be read."""

    @property
    def file(self) -> str:
        return self.place.partition(":")[0]


def services() -> dict[str, list[str]]:
    """Read the classes of the services and how their arguments are called, in order."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "pos_app" / "services").glob("*.py")):
        for one in ast.parse(path.read_text("utf-8")).body:
            if isinstance(one, ast.ClassDef):
                for part in one.body:
                    if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                        found[one.name] = [argument.arg for argument in part.args.args[1:]]
    return found


class _Names:
    """How one file calls the services and the modules that they are in."""

    def __init__(self, tree: ast.Module, known: dict[str, list[str]]) -> None:
        self._known = known
        self._classes: dict[str, str] = {}
        self._modules: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                self._from(node)
            elif isinstance(node, ast.Import):
                self._modules |= {each.asname or each.name for each in node.names if _is_of_services(each.name)}

    def _from(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        for each in node.names:
            if _is_of_services(module) and each.name in self._known:
                self._classes[each.asname or each.name] = each.name
            elif _is_of_services(f"{module}.{each.name}"):
                self._modules.add(each.asname or each.name)

    def service(self, node: ast.expr) -> str | None:
        """Tell which service this is, if it is one."""
        if isinstance(node, ast.Subscript):
            return self.service(node.value)
        if isinstance(node, ast.Name):
            return self._classes.get(node.id)
        if isinstance(node, ast.Attribute) and node.attr in self._known:
            return node.attr if ast.unparse(node.value) in self._modules else None
        return None


def _is_of_services(module: str) -> bool:
    return module == _SERVICES or module.startswith(f"{_SERVICES}.")


def opened(text: str, known: dict[str, list[str]], place: str) -> Iterator[Opened]:
    """Find the places that make a service: by any name, in a partial, or through a class made of it."""
    if "services" not in text:
        return  # most files: whoever makes one has to name where it is from
    tree = ast.parse(text)
    names = _Names(tree, known)
    for node in ast.walk(tree):
        at = f"{place}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                if service := names.service(base):
                    yield Opened(service, frozenset(), at, is_plain=False)
        if not isinstance(node, ast.Call):
            continue
        given = list(node.args)
        service = names.service(node.func)
        if service is None and ast.unparse(node.func) in {"partial", "functools.partial"} and given:
            service = names.service(given.pop(0))
        if service is not None:
            is_plain = not any(isinstance(each, ast.Starred) for each in given)
            is_plain = is_plain and all(each.arg is not None for each in node.keywords)
            words = {*known[service][: len(given)], *(each.arg for each in node.keywords if each.arg is not None)}
            yield Opened(service, frozenset(words), at, is_plain)


@cache
def all_opened(folder: Path) -> tuple[Opened, ...]:
    known = services()
    paths = sorted(folder.rglob("*.py"))
    return tuple(
        one for path in paths for one in opened(path.read_text("utf-8"), known, path.relative_to(ROOT).as_posix())
    )


def of_the_program(in_program: Iterable[Opened]) -> frozenset[str]:
    """Return the services that the program opens; the others are parts that a service makes for itself."""
    return frozenset(one.service for one in in_program if not one.file.startswith("pos_app/services/"))


def ways_of_their_own(wired: frozenset[str], in_tests: Iterable[Opened]) -> Iterator[str]:
    """Tell where tests make a service otherwise than in its one opener."""
    openers: dict[str, str] = {}
    for one in in_tests:
        folder, _, name = one.file.rpartition("/")
        if one.service not in wired:
            continue
        if folder != "tests/services" or name.startswith("test_"):
            yield f"{one.place}: {one.service} is made here, and not by an opener of tests/services"
        elif not one.is_plain:
            yield f"{one.place}: what {one.service} is given cannot be read here"
        elif openers.setdefault(one.service, one.place) != one.place:
            yield f"{one.place}: {one.service} has its opener at {openers[one.service]}"


def departures(in_program: Iterable[Opened], in_tests: Iterable[Opened]) -> Iterator[str]:
    """Tell where a test gives a service something that the program does not, or the other way round."""
    wired: dict[str, frozenset[str]] = {}
    for one in in_program:
        wired[one.service] = wired.get(one.service, frozenset()) | one.given
    for one in in_tests:
        program = wired.get(one.service)
        if program is None or not one.is_plain:
            continue  # nothing makes it but a test; or the law above has said so
        for name in sorted(one.given - program - _OF_TIME):
            if (one.service, name) not in _OUTSIDE:
                yield f"{one.place}: {one.service} is given '{name}', which the program does not pass"
        for name in sorted(program - one.given - _OF_TIME):
            yield f"{one.place}: {one.service} is not given '{name}', which the program passes"


def test_services_are_opened_in_tests_as_the_program_opens_them() -> None:
    assert list(departures(all_opened(ROOT / "pos_app"), all_opened(ROOT / "tests"))) == []


def test_each_service_of_the_program_is_made_in_tests_by_its_one_opener() -> None:
    wired = of_the_program(all_opened(ROOT / "pos_app"))
    assert {"Payments", "Activity", "TvOrders", "History", "Shift", "People", "Webhooks"} <= wired
    assert list(ways_of_their_own(wired, all_opened(ROOT / "tests"))) == []


def test_what_openers_pass_beyond_the_program_is_passed_there() -> None:
    passed = {(one.service, name) for one in all_opened(ROOT / "tests") for name in one.given}
    assert set(_OUTSIDE) - passed == set()


def test_an_argument_that_only_one_of_the_two_passes_is_caught() -> None:
    known = {"Activity": ["journal"]}
    text = "from pos_app.services.activity import Activity\nActivity(here, {})"
    wired = list(opened(text.format("who=who, intervals=QUICK"), known, "app"))
    same = list(opened(text.format("who=me"), known, "test"))
    other = list(opened(text.format("settle=settle"), known, "test"))
    assert list(departures(wired, same)) == []
    assert list(departures(wired, other)) == [
        "test:2: Activity is given 'settle', which the program does not pass",
        "test:2: Activity is not given 'who', which the program passes",
    ]


def test_a_service_that_a_test_makes_for_itself_is_caught_however_it_is_called() -> None:
    known, place = {"Activity": ["journal"]}, "tests/ui/test_some.py"
    for text in (
        "from pos_app.services.activity import Activity\nActivity(here)",
        "from pos_app.services.activity import Activity as A\nA(here)",
        "from pos_app.services import activity\nactivity.Activity(here)",
        "import pos_app.services.activity\npos_app.services.activity.Activity(here)",
        "from pos_app.services.activity import Activity\npartial(Activity, here)",
        "from pos_app.services.activity import Activity\nclass Mine(Activity): ...",
    ):
        made = list(opened(text, known, place))
        assert list(ways_of_their_own(frozenset(known), made)) == [
            f"{place}:2: Activity is made here, and not by an opener of tests/services"
        ], text


def test_a_second_opener_and_one_whose_arguments_cannot_be_read_are_caught() -> None:
    known, text = {"Activity": ["journal"]}, "from pos_app.services.activity import Activity\nActivity({})"
    first, second, hidden = (
        list(opened(text.format(given), known, f"tests/services/{name}.py"))
        for name, given in (("feed", "here"), ("openers", "here"), ("counter", "**all"))
    )
    assert list(ways_of_their_own(frozenset(known), [*first, *second, *hidden])) == [
        "tests/services/openers.py:2: Activity has its opener at tests/services/feed.py:2",
        "tests/services/counter.py:2: what Activity is given cannot be read here",
    ]
