"""Reads the source of the program as syntax trees, so that a law can point at a line."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "pos_app"


@dataclass(frozen=True, slots=True)
class Module:
    """One module of the program: its dotted room and its tree."""

    room: str  # "services", "ui", …; "" for what lies at the top
    path: Path
    tree: ast.Module

    def calls(self) -> Iterator[tuple[str, int]]:
        """Yield the last name of every call, with its line."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                name = _last_name(node.func)
                if name:
                    yield name, node.lineno


def read_program(program: Path = PROGRAM) -> list[Module]:
    """Read every module below the folder."""
    modules: list[Module] = []
    for path in sorted(program.rglob("*.py")):
        place = path.relative_to(program)
        room = place.parts[0] if len(place.parts) > 1 else ""
        modules.append(Module(room, place, ast.parse(path.read_text("utf-8"))))
    return modules


def _last_name(node: ast.AST) -> str | None:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None
