"""Finds every text of the program that can be translated: what the screens say, and the sentences from below them."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

SENTENCE = "sentence"
"""The context of everything said below the screens; its holes are {0}, {1} and so on."""

_WINDOW = "TillWindow"
_OWNERS: Mapping[str, str] = {"window": _WINDOW, "_window": _WINDOW}
"""Whose `tr` it is where it is not the own one: by the name it goes by in the house."""

_ABOVE = ("app", "ui")
_BELOW = ("domain", "gateway", "journal", "printers", "services", "system", "webhook_server")
_NOT_SHOWN = ("debug", "info", "warning", "error", "exception", "critical", "log", "print")
_LEAST = 8  # letters that do not come from elsewhere
_HOLE = re.compile(r"\{\d*\}")
_STATEMENT = re.compile(r"\b(SELECT|UPDATE|INSERT|DELETE|WHERE|AND|ORDER|CREATE)\b")
_OUR_MISTAKES = ("ValueError", "TypeError", "RuntimeError", "AssertionError", "LookupError", "KeyError", "_rule")


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """A text and where it stands."""

    context: str
    source: str
    place: str
    is_plural: bool = False


class LostTextError(Exception):
    """A text that is handed to a translation in a way that cannot be followed."""


def all_texts(program: Path) -> list[Found]:
    """Return every text of the program, each once, in order."""
    found: dict[tuple[str, str], Found] = {}
    for path in sorted(program.rglob("*.py")):
        parts = path.relative_to(program).parts
        tree = ast.parse(path.read_text("utf-8"))
        place = path.relative_to(program.parent).as_posix()
        if parts[0] in _ABOVE or len(parts) == 1:
            said: Iterator[Found] = shown_texts(tree, place)
        elif parts[0] in _BELOW:
            said = told_sentences(tree, place)
        else:
            continue
        for one in said:
            found.setdefault((one.context, one.source), one)
    return [found[key] for key in sorted(found)]


def shown_texts(tree: ast.Module, place: str) -> Iterator[Found]:
    """Find what a module of the screens translates; raise LostTextError where it cannot be followed."""
    yield from _Reader(tree, place).texts()


def told_sentences(tree: ast.Module, place: str) -> Iterator[Found]:
    """Find the sentences that a module below the screens hands up to be shown."""
    silent = _silent(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="_rule"), args=[_, ast.Constant(value=str(wanted))]):
                yield Found(SENTENCE, as_template(wanted), place)  # it fills the hole of “The setting … takes …”
            case ast.Call(func=ast.Name(id="in_words"), args=[_, ast.Constant(value=str(doing))]):
                yield Found(SENTENCE, doing, place)  # “The journal cannot be …”
            case ast.keyword(arg="book", value=ast.Constant(value=str(book))):
                yield Found(SENTENCE, book, place)
            case _ if id(node) in silent:
                pass
            case ast.Constant(value=str(text)) if is_sentence(text):
                yield Found(SENTENCE, as_template(text), place)
            case ast.JoinedStr():
                template = _template(node)
                if is_sentence(template):
                    yield Found(SENTENCE, template, place)
            case _:
                pass


def is_sentence(template: str) -> bool:
    """Tell whether this reads as a sentence for people, and not as a statement to a database."""
    fixed = _HOLE.sub("", template)
    follows = ". " in fixed or template.startswith("{0} ")  # something is said before what comes behind the colon
    return (
        " " in template
        and len(fixed) >= _LEAST
        and (template[0].isupper() or template[0] in "“{")
        and (fixed.endswith((".", "!")) or (template.endswith("}") and ": {" in template and follows))
        and not _STATEMENT.search(template)
    )


def as_template(text: str) -> str:
    """Return a text without holes as a template."""
    return text.replace("{", "{{").replace("}", "}}")


def _template(joined: ast.JoinedStr) -> str:
    parts, holes = list[str](), 0
    for part in joined.values:
        if isinstance(part, ast.Constant):
            parts.append(as_template(str(part.value)))
        else:
            parts.append(f"{{{holes}}}")
            holes += 1
    return "".join(parts)


def _silent(tree: ast.Module) -> set[int]:
    """Return the nodes whose text nobody is shown: docstrings, logs, our own mistakes, and the parts of an f-string."""
    silent = set[int]()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                silent.add(id(node.value))
            case ast.JoinedStr():
                silent.update(id(part) for part in node.values if isinstance(part, ast.Constant))
            case ast.FormattedValue(format_spec=ast.JoinedStr() as spec):
                silent.update(id(part) for part in ast.walk(spec))
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in (*_NOT_SHOWN, *_OUR_MISTAKES):
                silent.update(id(part) for part in ast.walk(node))
            case _:
                pass
    return silent


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
