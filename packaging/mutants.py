"""Small changes of a module, one at a time, each of which a test ought to notice."""

import ast
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import cast

FLIPS: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
SQL = re.compile(r"\b(SELECT|UPDATE|INSERT|CREATE|WHERE|WHEN)\b")
SQL_FLIPS = (
    ("NOT EXISTS", "EXISTS"), (" <> ", " = "), (" AND ", " OR "), (" > ", " >= "), (" >= ", " > "), (" <= ", " < "),
    (" < ", " <= "), ("IS NOT NULL", "IS NULL"), ("IS NULL", "IS NOT NULL"), ("max(", "min("), ("NOT IN (", "IN ("),
    (" + 1", ""),
)  # fmt: skip
NEVER_REMOVED = (
    ast.Import, ast.ImportFrom, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Pass, ast.AnnAssign,
)  # fmt: skip
_WITH_HEAD = (
    ast.If, ast.While, ast.For, ast.AsyncFor, ast.With, ast.AsyncWith, ast.FunctionDef, ast.AsyncFunctionDef,
    ast.ClassDef,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one small change."""

    module: str
    line: int
    change: str
    made: Callable[[], str] = field(repr=False)
    lines: range = field(repr=False, default=range(0))
    """Of the statement that is changed: a test that runs none of them cannot notice."""
    is_in_function: bool = field(repr=False, default=False)
    """If not, it is run while the module is loaded, before any test."""
    sql: str = field(repr=False, default="")
    """The statement of SQL that is changed, as it was."""

    @property
    def source(self) -> str:
        """The module with the change in it, written out anew: there are thousands, and most are only counted."""
        return self.made()


@dataclass(frozen=True, slots=True)
class _Edit:
    """What a field of a node is to be instead."""

    node: ast.AST
    name: str
    to: object
    line: int
    words: str = ""
    """What to call it, if not by the line before and after."""
    sql: str = ""
    lines: range | None = None
    """If not those that the node stands on."""


def _changed(tree: ast.Module, edit: "_Edit") -> str:
    was = getattr(edit.node, edit.name)
    setattr(edit.node, edit.name, edit.to)
    try:
        return ast.unparse(tree) + "\n"
    finally:
        setattr(edit.node, edit.name, was)


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Make every change, one at a time; what is only a type, a decorator or a line of the log stays."""
    tree = ast.parse(source)
    left_alone = {id(inner) for node in ast.walk(tree) for part in _not_tested(node) for inner in ast.walk(part)}
    places = {id(node): place for node, place in _places(tree, _Place(range(0), is_in_function=False))}
    for node in [node for node in ast.walk(tree) if id(node) not in left_alone]:
        for edit in [*_changes(node), *_removals(node)]:
            before, was = _first_line(edit.node), getattr(edit.node, edit.name)
            setattr(edit.node, edit.name, edit.to)
            words = edit.words or f"{before} -> {_first_line(edit.node)}"
            setattr(edit.node, edit.name, was)
            place = places[id(node)]
            is_inside = place.is_in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            yield Mutant(
                module, edit.line, words, partial(_changed, tree, edit), edit.lines or place.lines, is_inside, edit.sql
            )


@dataclass(frozen=True, slots=True)
class _Place:
    lines: range
    is_in_function: bool


def _places(node: ast.AST, place: _Place) -> Iterator[tuple[ast.AST, _Place]]:
    """Give every node with the lines of its statement: of one with a body, those before the body."""
    if isinstance(node, ast.stmt):
        body = node.body if isinstance(node, _WITH_HEAD) else []
        end = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno
        place = replace(place, lines=range(node.lineno, end + 1))
    yield node, place
    for inner in ast.iter_child_nodes(node):
        is_body = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and isinstance(inner, ast.stmt)
        yield from _places(inner, replace(place, is_in_function=True) if is_body else place)


def _not_tested(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from node.decorator_list
            yield from [] if node.returns is None else [node.returns]
        case ast.ClassDef():
            yield from node.decorator_list
        case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
            yield annotation
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            yield node
        case ast.Expr() if _is_logging(node):
            yield node
        case _:
            pass


def _changes(node: ast.AST) -> Iterator[_Edit]:
    line = getattr(node, "lineno", 0)
    match node:
        case ast.Compare(ops=operators):
            for place, operator in enumerate(operators):
                flipped = [*operators[:place], FLIPS[type(operator)](), *operators[place + 1 :]]
                yield _Edit(node, "ops", flipped, line)
        case ast.BoolOp(op=operator):
            yield _Edit(node, "op", ast.Or() if isinstance(operator, ast.And) else ast.And(), line)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield _Edit(node, "test", ast.UnaryOp(ast.Not(), test), line)
        case ast.Constant(value=bool() as value):
            yield _Edit(node, "value", not value, line)
        case ast.Constant(value=int() | float() as figure):
            yield _Edit(node, "value", figure + 1, line)
        case ast.Constant(value=str() as text) if SQL.search(text):
            yield from _changes_of_sql(node, text, line)
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield _Edit(node, "value", ast.Constant(None), line)
        case _:
            pass


def _changes_of_sql(node: ast.AST, text: str, line: int) -> Iterator[_Edit]:
    for old, new in SQL_FLIPS:
        for found in re.finditer(re.escape(old), text):
            said = text[: found.start()] + new + text[found.end() :]
            around = " ".join(text[max(0, found.start() - 40) : found.end() + 40].split())
            words = f"SQL {old.strip()} -> {new.strip() or 'nothing'}: {around}"
            statement = _statement_around(text, found.start())
            yield _Edit(node, "value", said, line + text.count("\n", 0, found.start()), words, statement)


def _statement_around(text: str, place: int) -> str:
    begin = 0
    for end in (found.end() for found in re.finditer(";", text)):
        if sqlite3.complete_statement(text[begin:end]):
            if place < end:
                return text[begin:end].strip()
            begin = end
    return text[begin:].strip()


def _removals(node: ast.AST) -> Iterator[_Edit]:
    if isinstance(node, ast.Module | ast.ClassDef):
        return
    for name in ("body", "orelse", "finalbody"):
        found = getattr(node, name, None)
        statements = cast("list[ast.stmt]", found) if isinstance(found, list) else []
        for place, statement in enumerate(statements):
            if not (isinstance(statement, NEVER_REMOVED) or _is_text(statement) or _is_logging(statement)):
                without = [*statements[:place], ast.Pass(), *statements[place + 1 :]]
                lines = range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)
                words = f"removed: {_first_line(statement)}"
                yield _Edit(node, name, without, statement.lineno, words, lines=lines)


def _first_line(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0]


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_logging(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
            return True
        case _:
            return False
