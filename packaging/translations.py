"""Keeps the translations of the program: finds its texts, keeps what is translated, and makes what the till loads."""

import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from mistakes import MistakeError
from translation_sources import Found, LostTextError, all_texts

from pos_app.system.settings import TRANSLATED, Language

Key = tuple[str, str]
"""The context of a text and the text itself."""


@dataclass(frozen=True, slots=True)
class Counted:
    """How much of one language is done."""

    language: Language
    texts: int
    translated: int


def wanted_in(language: Language, texts: Iterable[Found]) -> list[Found]:
    """Return the texts that are translated into a language: all, or those that cashiers meet."""
    return [one for one in texts if language.is_whole or one.is_for_cashiers]


def file_of(folder: Path, language: str) -> Path:
    """Return where the translations of a language stand."""
    return folder / f"kaunta_{language}.ts"


def read(path: Path) -> dict[Key, tuple[str, ...]]:
    """Return what is translated: one text, or one for each plural form."""
    told: dict[Key, tuple[str, ...]] = {}
    if not path.exists():
        return told
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file, from our own tree
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            element = message.find("translation")
            if element is None:
                continue
            forms = tuple(form.text or "" for form in element.iter("numerusform")) or (element.text or "",)
            if all(forms):
                told[name, message.findtext("source") or ""] = forms
    return told


def write(path: Path, language: Language, texts: Iterable[Found], told: Mapping[Key, tuple[str, ...]]) -> Counted:
    """Write one language anew: what is in the program, with what was translated before, also elsewhere."""
    elsewhere = {source: forms for (_, source), forms in sorted(told.items(), reverse=True)}
    root = ET.Element("TS", {"version": "2.1", "language": language.value, "sourcelanguage": "en"})
    contexts: dict[str, ET.Element] = {}
    count = done = 0
    for found in texts:
        count += 1
        if found.context not in contexts:
            contexts[found.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[found.context], "name").text = found.context
        message = ET.SubElement(contexts[found.context], "message", {"numerus": "yes"} if found.is_plural else {})
        ET.SubElement(message, "location", {"filename": f"../../{found.place}"})
        ET.SubElement(message, "source").text = found.source
        forms = told.get((found.context, found.source)) or elsewhere.get(found.source) or ()
        done += bool(forms)
        translation = ET.SubElement(message, "translation", {} if forms else {"type": "unfinished"})
        if found.is_plural:
            for place in range(language.plurals):
                ET.SubElement(translation, "numerusform").text = forms[place] if place < len(forms) else ""
        elif forms:
            translation.text = forms[0]
    ET.indent(root)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(head + ET.tostring(root, "unicode") + "\n", "utf-8", newline="\n")
    return Counted(language, count, done)


def refresh(root: Path, languages: Sequence[Language] = TRANSLATED) -> list[Counted]:
    """Read the program's texts and write every language's file anew; what is translated stays."""
    folder = root / "resources" / "i18n"
    folder.mkdir(exist_ok=True)
    try:
        texts = all_texts(root / "pos_app")
    except LostTextError as lost:
        raise MistakeError(str(lost)) from lost
    return [
        write(file_of(folder, language), language, wanted_in(language, texts), read(file_of(folder, language)))
        for language in languages
    ]


def release(root: Path, lrelease: Path, languages: Sequence[Language] = TRANSLATED) -> None:
    """Make what the till loads."""
    for language in languages:
        source = file_of(root / "resources" / "i18n", language)
        loaded = source.with_suffix(".qm")
        new = loaded.with_suffix(".new")  # a till that is running has the old one in its memory, straight from the disk
        made = subprocess.run(
            [lrelease, "-silent", "-removeidentical", source, "-qm", new], capture_output=True, text=True, check=False
        )
        if made.returncode or made.stderr:
            raise MistakeError(f"lrelease did not take {source.name}: {made.stderr.strip() or made.stdout.strip()}.")
        new.replace(loaded)


def translate(root: Path, lrelease: Path) -> int:
    """Do it all, and say how far each language is."""
    for counted in refresh(root):
        print(f"{counted.language}: {counted.translated} of {counted.texts} texts")
    release(root, lrelease)
    return 0
