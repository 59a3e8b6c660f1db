"""Finds every text of the program that can be translated: what the screens say, and the sentences from below them."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from string import Formatter

SENTENCE = "sentence"
"""The context of every `Sentence`; its places are {0}, {1} and so on."""

_WINDOW = "TillWindow"
_OWNERS: Mapping[str, str] = {"window": _WINDOW, "_window": _WINDOW}
"""Whose `tr` it is where it is not the own one: by the name it goes by in the house."""


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """A text and where it stands."""

    context: str
    source: str
    place: str
    is_plural: bool = False
    is_for_cashiers: bool = True  # a cashier sees it in the course of a day


class LostTextError(Exception):
    """A text that is handed to a translation in a way that cannot be followed."""


def all_texts(program: Path) -> list[Found]:
    """Return every text of the program, each once, in order."""
    found: dict[tuple[str, str], Found] = {}
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(program.rglob("*.py"))}
    others = {path for path, tree in trees.items() if is_of_back_office(tree)}
    for path, tree in trees.items():
        place = path.relative_to(program.parent).as_posix()
        is_met = others.isdisjoint({path, *(folder / "__init__.py" for folder in path.parents)})
        for one in (*shown_texts(tree, place), *sentences(tree, place)):
            first = found.setdefault((one.context, one.source), replace(one, is_for_cashiers=is_met))
            found[one.context, one.source] = replace(first, is_for_cashiers=first.is_for_cashiers or is_met)
    return [found[key] for key in sorted(found)]


def is_of_back_office(tree: ast.Module) -> bool:
    """Tell whether a module, or a package by its `__init__`, says `__audience__ = "back office"`: settings, setting up,
    practice, and what a start or a service person reads."""
    return any(
        isinstance(node, ast.Assign) and ast.unparse(node) == "__audience__ = 'back office'" for node in tree.body
    )


def shown_texts(tree: ast.Module, place: str) -> Iterator[Found]:
    """Find what a module of the screens translates; raise LostTextError where it cannot be followed."""
    yield from _Reader(tree, place).texts()


def sentences(tree: ast.Module, place: str) -> Iterator[Found]:
    """Find the templates of a module's sentences; raise LostTextError where one is not written out."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Sentence"), args=[ast.Constant(value=str(template)), *_]):
                words = "".join(text for text, *_ in Formatter().parse(template))
                if words.upper() != words.lower():  # else it only puts others together
                    yield Found(SENTENCE, template, place)
            case ast.Call(func=ast.Name(id="Sentence")):
                raise LostTextError(f"{place}:{node.lineno}: it cannot be told what this “Sentence” says.")
            case _:
                pass


@dataclass
class _Names:
    """What the names of a module stand for: texts, translations of a context, owners of a `tr`."""

    texts: dict[str, str] = field(default_factory=dict[str, str])
    translations: dict[str, str | None] = field(default_factory=dict[str, str | None])  # None: says its context itself


class _Reader:
    def __init__(self, tree: ast.Module, place: str) -> None:
        self._tree = tree
        self._place = place
        self._names = _Names()
        for node in ast.walk(tree):
            self._learn(node)
        for node in ast.walk(tree):
            self._learn(node)  # a name may stand on another that comes further down

    def texts(self) -> Iterator[Found]:
        yield from self._read(self._tree, owner="", is_later=False)

    def _learn(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                for target, value in zip(targets, values, strict=True):
                    self._stands_for(target, value)
            case ast.Assign(targets=[target], value=value) | ast.AnnAssign(target=target, value=ast.expr() as value):
                self._stands_for(target, value)
            case ast.FunctionDef(name=name, args=ast.arguments(args=[_]), body=[*_, ast.Return(value=value)]):
                match value:
                    case ast.Call(func=func, args=[context, ast.Name()]) if self._is_translate(func):
                        self._names.translations[name] = self._text(context)
                    case _:
                        pass
            case _:
                pass

    def _stands_for(self, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Name(id=name), ast.Constant(value=str(text)):
                self._names.texts.setdefault(name, text)
            case ast.Name(id=name), ast.Call(func=ast.Name(id="partial"), args=[func, context]) if self._is_translate(
                func
            ):
                self._names.translations[name] = self._text(context)
            case ast.Name(id=name), func if self._is_translate(func):
                self._names.translations[name] = None
            case ast.Name(id=name), ast.Attribute(attr="tr"):
                self._names.translations[name] = "QWidget"  # of some widget, and every one is asked as a QWidget too
            case _:
                pass

    @staticmethod
    def _is_translate(func: ast.expr) -> bool:
        match func:
            case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
                return True
            case _:
                return False

    def _read(self, node: ast.AST, owner: str, *, is_later: bool) -> Iterator[Found]:
        match node:
            case ast.ClassDef(name=owner):
                pass
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                is_later = True
            case ast.Call():
                for found in self._call(node, owner):
                    if not is_later:
                        raise self._lost(node, "in which language it is: it is said before one is loaded")
                    yield found
            case _:
                pass
        for child in ast.iter_child_nodes(node):
            yield from self._read(child, owner, is_later=is_later)

    def _call(self, call: ast.Call, owner: str) -> Iterator[Found]:
        match call.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                yield from self._each(owner, call.args[0], call, is_plural=len(call.args) > 2)
            case ast.Attribute(value=ast.Attribute(attr=name) | ast.Name(id=name), attr="tr"):
                if name not in _OWNERS:
                    raise self._lost(call, f"whose “tr” is “{name}.tr”")
                yield from self._each(_OWNERS[name], call.args[0], call)
            case func if self._is_translate(func):
                yield from self._each(self._text(call.args[0]), call.args[1], call, is_plural=len(call.args) > 3)
            case ast.Name(id=name) if name in self._names.translations:
                context = self._names.translations[name]
                if context is None:
                    yield from self._each(self._text(call.args[0]), call.args[1], call)
                else:
                    yield from self._each(context, call.args[0], call)
            case ast.Name(id="tr" | "_tr" | "translate"):
                raise self._lost(call, "what this “tr” is")
            case _:
                pass

    def _each(self, context: str, said: ast.expr, call: ast.Call, *, is_plural: bool = False) -> Iterator[Found]:
        match said:
            case ast.Constant(value=str(text)):
                yield Found(context, text, self._place, is_plural)
            case ast.IfExp():
                yield from self._each(context, said.body, call, is_plural=is_plural)
                yield from self._each(context, said.orelse, call, is_plural=is_plural)
            case ast.Name(id=name) if name in self._names.texts:
                yield Found(context, self._names.texts[name], self._place, is_plural)
            case _:
                if context != SENTENCE and not self._is_own(call):
                    raise self._lost(call, f"what “{ast.unparse(said)}” is")

    def _is_own(self, call: ast.Call) -> bool:
        """Tell whether this is the inside of the module's own short form."""
        return any(
            isinstance(node, ast.FunctionDef) and node.name in self._names.translations and call in ast.walk(node)
            for node in ast.walk(self._tree)
        )

    def _text(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=str(text)):
                return text
            case ast.Name(id=name) if name in self._names.texts:
                return self._names.texts[name]
            case _:
                raise self._lost(node, f"which context “{ast.unparse(node)}” is")

    def _lost(self, node: ast.expr, what: str) -> LostTextError:
        return LostTextError(f"{self._place}:{node.lineno}: it cannot be told {what}.")
