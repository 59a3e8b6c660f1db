"""The language of the screen: loads it, and says in it the sentences that come from below the screens."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from pos_app.domain.sentence import Sentence
from pos_app.system.settings import SPOKEN, Language

_SENTENCE: Final = "sentence"

_loaded: list[tuple[QTranslator, Language]] = []


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
    language = spoken_here(wished)
    if language is Language.ENGLISH:
        return language
    translator = QTranslator()
    if not translator.load(str(resources / "i18n" / f"kaunta_{language.value}.qm")):
        return Language.ENGLISH  # a till in English is better than none
    QCoreApplication.installTranslator(translator)
    _loaded.append((translator, language))  # Qt keeps no hold of it
    own = QTranslator()  # what Qt says itself: where to save a file, copy and paste; it has French of ours
    if own.load(f"qtbase_{language.value}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        QCoreApplication.installTranslator(own)
        _loaded.append((own, language))
    return language


def spoken() -> str:
    """Return the language that is spoken, as its files are named."""
    return _loaded[0][1].value if _loaded else Language.ENGLISH.value


def said(sentence: Sentence | None) -> str:
    """Say a sentence in the language of the screen; nothing where there is none."""
    return sentence.said(_translated) if sentence else ""


def _translated(template: str) -> str:
    return QCoreApplication.translate(_SENTENCE, template)
