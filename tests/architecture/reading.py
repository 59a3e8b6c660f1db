"""Reads the source of the program as syntax trees, so that a law can point at a line, however a name was changed."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "pos_app"


@dataclass(frozen=True)  # without slots: what a dozen laws ask for is found once
class Module:
    """One module of the program: its dotted room and its tree."""

    room: str  # "services", "ui", …; "" for what lies at the top
    path: Path
    tree: ast.Module
    renamed: Mapping[str, str] = field(default_factory=dict[str, str])  # what a name of this module stands for

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Everything in the tree, from the top down."""
        return tuple(ast.walk(self.tree))

    def calls(self) -> Iterator[tuple[str, int]]:
        """Yield the last name of every call, with its line."""
        for node in self.nodes:
            if isinstance(node, ast.Call):
                name = self.name_of(node.func)
                if name:
                    yield name, node.lineno

    @cached_property
    def mentions(self) -> tuple[tuple[str, ast.expr], ...]:
        """Every name and attribute that is read at run time: not annotations, nor what is only asked about."""
        silent = set(_of_types(self.nodes))
        read = [
            node
            for node in self.nodes
            if isinstance(node, ast.Name | ast.Attribute) and not isinstance(node.ctx, ast.Store) and node not in silent
        ]
        return tuple((name, node) for node in read if (name := self.name_of(node)))

    def name_of(self, node: ast.AST) -> str | None:
        """Return the last name of an expression as it was before anybody renamed it."""
        name = last_name(node)
        return self.renamed.get(name, name) if name and isinstance(node, ast.Name) else name

    def names_in(self, node: ast.AST | None) -> set[str]:
        """Return every last name in an expression, written as text or not."""
        if node is None:
            return set()
        found = {name for each in ast.walk(node) if (name := self.name_of(each))}
        for each in ast.walk(node):
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                found |= self.names_in(_parsed(each.value))
        return found


def read_module(room: str, path: Path, source: str) -> Module:
    """Read one module."""
    tree = ast.parse(source)
    return Module(room, path, tree, _renamed(tree))


def read_program(program: Path = PROGRAM) -> list[Module]:
    """Read every module below the folder."""
    modules: list[Module] = []
    for path in sorted(program.rglob("*.py")):
        place = path.relative_to(program)
        room = place.parts[0] if len(place.parts) > 1 else ""
        modules.append(read_module(room, place, path.read_text("utf-8")))
    return modules


def last_name(node: ast.AST) -> str | None:
    """Return the last name of a dotted one."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None


def _renamed(tree: ast.Module) -> dict[str, str]:
    """Find `from x import a as b`, `b = a` and `b = x.a`, one after the other."""
    renamed: dict[str, str] = {}
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(names=names):
                renamed |= {one.asname: one.name for one in names if one.asname}
            case ast.Assign(targets=targets, value=ast.Name() | ast.Attribute() as value):
                renamed |= {target.id: last_name(value) or "" for target in targets if isinstance(target, ast.Name)}
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs = zip(targets, values, strict=False)
                renamed |= {one.id: name for one, of in pairs if isinstance(one, ast.Name) and (name := last_name(of))}
            case _:
                continue
    return {name: _follow(name, renamed) for name in renamed}


def _follow(name: str, renamed: Mapping[str, str]) -> str:
    seen: set[str] = set()
    while name in renamed and name not in seen:
        seen.add(name)
        name = renamed[name]
    return name


def _of_types(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yield what names a type only: annotations, subscripts, and the questions of isinstance and match."""
    for node in nodes:
        asked: list[ast.AST | None] = []
        match node:
            case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation):
                asked.append(annotation)
            case ast.FunctionDef(returns=returns) | ast.AsyncFunctionDef(returns=returns):
                asked.append(returns)
            case ast.Subscript(slice=inside):
                asked.append(inside)
            case ast.MatchClass(cls=kind):
                asked.append(kind)
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kind]):
                asked.append(kind)
            case _:
                continue
        for one in asked:
            if one is not None:
                yield from ast.walk(one)


def _parsed(text: str) -> ast.AST | None:
    try:
        return ast.parse(text, mode="eval")
    except (SyntaxError, ValueError):
        return None
