"""The language of the screen: loads it, and says in it what the parts below the screens say in English."""

import re
from functools import cache
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from pos_app.system.settings import SPOKEN, Language

if TYPE_CHECKING:
    from collections.abc import Iterator

_SENTENCE: Final = "sentence"
_LONGEST: Final = 1000
_DEEPEST: Final = 3  # a sentence in a hole of a sentence
_END: Final = re.compile(r"(?<=[.!?]) (?=\S)")

_loaded: list[tuple[QTranslator, Path, Language]] = []


def offered() -> tuple[tuple[Language, str], ...]:
    """Return what may be chosen, each by its own name, so that whoever reads no other finds it."""
    as_system = (Language.SYSTEM, QCoreApplication.translate("Language", "As system"))
    return (as_system, *((language, language.own_name) for language in SPOKEN))


def spoken_here(wished: Language) -> Language:
    """Return the language this is, once what the system speaks is known; English where that is none of ours."""
    if wished is not Language.SYSTEM:
        return wished
    ours = {language.value: language for language in SPOKEN}
    tags = QLocale.system().uiLanguages()
    return next((ours[tag[:2]] for tag in tags if tag[:2] in ours and tag[2:3] in {"", "-"}), Language.ENGLISH)


def speak(wished: Language, resources: Path) -> Language:
    """Let everything that is made from now on speak this language; needs the application, and comes before a window."""
    for translator, *_ in _loaded:
        QCoreApplication.removeTranslator(translator)
    _loaded.clear()
    _templates.cache_clear()
    language = spoken_here(wished)
    if language is Language.ENGLISH:
        return language
    translator, folder = QTranslator(), resources / "i18n"
    if not translator.load(str(folder / f"kaunta_{language.value}.qm")):
        return Language.ENGLISH  # a till in English is better than none
    QCoreApplication.installTranslator(translator)
    _loaded.append((translator, folder, language))  # Qt keeps no hold of it
    own = QTranslator()  # what Qt says itself: where to save a file, copy and paste; it has French of ours
    if own.load(f"qtbase_{language.value}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        QCoreApplication.installTranslator(own)
        _loaded.append((own, folder, language))
    return language


def spoken() -> str:
    """Return the language that is spoken, as its files are named."""
    return _loaded[0][2].value if _loaded else Language.ENGLISH.value


def said(sentence: str) -> str:
    """Say in the language of the screen what a part below it says in English; what is not known stays as it is."""
    if not _loaded or not sentence or len(sentence) > _LONGEST:
        return sentence
    return _in_words(sentence, _DEEPEST)


def _in_words(sentence: str, depth: int) -> str:
    whole = _one(sentence, depth)
    if whole is not None:
        return whole
    parts = _END.split(sentence)
    return " ".join(_one(part, depth) or part for part in parts) if len(parts) > 1 else sentence


def _one(sentence: str, depth: int) -> str | None:
    known = sentence.replace("{", "{{").replace("}", "}}")
    if known in _plain():
        return _filled(known, ())
    if depth == 0:
        return None
    for template, pattern in _patterned():
        found = pattern.fullmatch(sentence)
        if found is not None:
            return _filled(template, tuple(_hole(part, depth - 1) for part in found.groups()))
    return None


def _hole(part: str, depth: int) -> str:
    """Fill in as it is what is no sentence of ours: an amount, a name, a folder; a sentence may begin after a space."""
    bare = part.lstrip(" ")
    return part[: len(part) - len(bare)] + _in_words(bare, depth)


def _filled(template: str, holes: tuple[str, ...]) -> str:
    return QCoreApplication.translate(_SENTENCE, template).format(*holes)


def _plain() -> frozenset[str]:
    return _templates(_loaded[0][1])[0]


def _patterned() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return _templates(_loaded[0][1])[1]


@cache
def _templates(folder: Path) -> tuple[frozenset[str], tuple[tuple[str, re.Pattern[str]], ...]]:
    """Read what can be said: sentences without holes, and those with them, the most definite first."""
    lines = (folder / "sentences.txt").read_text("utf-8").splitlines()
    with_holes = [line for line in lines if any(True for _ in _holes(line))]
    with_holes.sort(key=lambda line: -sum(len(text) for text, *_ in Formatter().parse(line)))
    patterned = tuple((line, re.compile(_pattern(line), re.DOTALL)) for line in with_holes)
    return frozenset(lines) - frozenset(with_holes), patterned


def _holes(template: str) -> "Iterator[str]":
    return (name for _, name, _, _ in Formatter().parse(template) if name is not None)


def _pattern(template: str) -> str:
    return "".join(
        re.escape(text) + ("" if name is None else "(.*?)") for text, name, _, _ in Formatter().parse(template)
    )
