"""The changes of which somebody has looked and found that the program stays the same: `equal_mutants.toml`."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mistakes import ExitCode, MistakeError
from mutants import Mutant

LIST = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True, slots=True)
class Equal:
    """One such change, found again by what its line says: numbers of lines move."""

    module: str
    line: str
    change: str
    reason: str
    above: str = ""
    """What the line above it says, where several say the same."""


def read(path: Path = LIST) -> list[Equal]:
    """Read the list: for each module an array of tables with line, change, reason and, where it is needed, above."""
    whole = tomllib.loads(path.read_text("utf-8"))
    return [Equal(module, **one) for module, those in whole.items() for one in those]


def known(equals: Sequence[Equal], mutants: Iterable[Mutant], root: Path) -> Mapping[int, Equal]:
    """Give those mutants, by `id`, that the list names; what it names and no longer is there is a mistake."""
    found: dict[int, Equal] = {}
    lines: dict[str, list[str]] = {}
    for mutant in mutants:
        if mutant.module not in lines:
            text = (root / mutant.module).read_text("utf-8")
            lines[mutant.module] = ["", *(line.strip() for line in text.splitlines())]
        above, line = lines[mutant.module][mutant.line - 1 : mutant.line + 1]
        for one in equals:
            if (one.module, one.line, one.change) == (mutant.module, line, mutant.change) and one.above in {"", above}:
                found[id(mutant)] = one
    gone = [one for one in equals if one.module in lines and one not in found.values()]
    if gone:
        named = "\n".join(f"  {one.module}: {one.line}: {one.change}" for one in gone)
        raise MistakeError(f"equal_mutants.toml names what is no longer there:\n{named}", ExitCode.YOUR_TURN)
    return found
