"""The till in other languages: nothing is left out, nothing is lost from a sentence, and every letter has a glyph."""

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import LiteralString, cast

import pytest
import translations
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QWidget
from translation_sources import SENTENCE, all_texts

from pos_app.domain.errors import Operation, Refused, Trace
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.sentence import Sentence
from pos_app.system.settings import TRANSLATED, Language
from pos_app.ui.kit import language
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.word_look import shown_word
from tests.ui.untranslated import untranslated

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"
TEXTS = all_texts(ROOT / "pos_app")
SAY = "; run “python3 packaging/dev.py translate”, then translate what is unfinished"


def known(name: Language) -> dict[translations.Key, tuple[str, ...]]:
    return translations.read(translations.file_of(RESOURCES / "i18n", name))


@pytest.fixture
def speaking() -> Iterator[None]:
    yield
    language.speak(Language.ENGLISH, RESOURCES)


@pytest.mark.parametrize("name", TRANSLATED)
def test_every_text_has_its_translation(name: Language) -> None:
    told, wanted = known(name), translations.wanted_in(name, TEXTS)
    assert [one for one in wanted if (one.context, one.source) not in told] == [], SAY
    assert set(told) - {(one.context, one.source) for one in wanted} == set(), SAY


@pytest.mark.parametrize("name", TRANSLATED)
def test_what_the_till_loads_is_what_was_translated(name: Language) -> None:
    loaded = QTranslator()
    assert loaded.load(str(RESOURCES / "i18n" / f"kaunta_{name}.qm"))
    plural = {(one.context, one.source) for one in TEXTS if one.is_plural}
    for (context, source), forms in known(name).items():
        if forms != (source,):  # what is the same in both languages is left out of the file
            for count, form in zip((1, 2) if (context, source) in plural else (-1,), forms, strict=True):
                assert loaded.translate(context, source, "", count) == form, SAY


@pytest.mark.parametrize("name", TRANSLATED)
def test_no_translation_loses_a_hole_or_what_stands_out(name: Language) -> None:
    def marks(text: str) -> tuple[list[str], int, int]:
        parts = list(string.Formatter().parse(text))
        return (
            sorted(f"{hole}:{how}" for _, hole, how, _ in parts if hole is not None),
            text.count("*"),
            text.count("%n"),
        )

    lost = [
        (source, form) for (_, source), forms in known(name).items() for form in forms if marks(form) != marks(source)
    ]
    assert lost == []


@pytest.mark.parametrize("name", TRANSLATED)
def test_no_translation_begins_or_ends_otherwise_than_its_text(name: Language) -> None:
    def ends(text: str) -> tuple[bool, bool, bool]:
        return text.startswith(" "), text.endswith(" "), text.rstrip().endswith(".")

    said = known(name).items()
    assert [(source, form) for (_, source), forms in said for form in forms if ends(form) != ends(source)] == []


def test_nothing_on_screen_is_left_untranslated() -> None:
    modules = [path for room in ("app/screens_setup", "ui") for path in sorted((ROOT / "pos_app" / room).rglob("*.py"))]
    assert [found for path in modules for found in untranslated(path)] == []


def test_every_text_that_is_handed_to_a_translation_is_found() -> None:
    """Whichever room it stands in: rooms move, and what was called by the window was lost once."""
    told = {one.place for one in TEXTS}
    lost = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "pos_app").rglob("*.py"))
        if re.search(r"\b_?tr\(\s*\"", path.read_text("utf-8")) and path.relative_to(ROOT).as_posix() not in told
    ]
    assert lost == []


def test_what_is_pressed_for_a_picture_is_found_in_every_language() -> None:
    pressed = [
        (path.name, arguments[0], word)
        for path in sorted((ROOT / "tests" / "pictures").glob("shots*.py"))
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "press"
        for arguments in [[ast.literal_eval(each) for each in call.args]]
        for word in arguments[1:]
    ]
    texts = {(one.context, one.source) for one in TEXTS}
    assert len(pressed) > 10
    assert [(name, context, word) for name, context, word in pressed if (context, word) not in texts] == []


@pytest.mark.parametrize(
    ("wished", "words"),
    [
        (Language.FRENCH, ["Payé", "Refusé", "En attente", "Pas sûr"]),
        (Language.SWAHILI, ["Imelipwa", "Imekataliwa", "Inasubiri", "Si hakika"]),
        (Language.HAUSA, ["An biya", "An ƙi", "Ana jira", "Ba tabbas"]),
        (Language.ENGLISH, ["Paid", "Declined", "Waiting", "Not sure"]),
    ],
)
@pytest.mark.usefixtures("speaking", "qapp")
def test_the_four_words(wished: Language, words: list[str]) -> None:
    assert language.speak(wished, RESOURCES) is wished
    assert [shown_word(word) for word in (Word.PAID, Word.DECLINED, Word.WAITING, Word.NOT_SURE)] == words


class SettingsScreen(QWidget):
    """Of the name of one of ours, since the name is the context."""

    def words(self) -> str:
        return self.tr("Saved")


class _Later(SettingsScreen):
    """What inherits a text says it as well."""


@pytest.mark.usefixtures("speaking", "qapp")
def test_what_qt_says_itself_is_french_as_well_and_english_again_afterwards() -> None:
    def cancel() -> str:
        return QCoreApplication.translate("QPlatformTheme", "Cancel")

    language.speak(Language.FRENCH, RESOURCES)
    assert cancel() == "Annuler"
    language.speak(Language.SWAHILI, RESOURCES)  # which Qt does not know
    assert cancel() == "Cancel"


@pytest.mark.usefixtures("speaking", "qapp")
def test_what_inherits_a_text_says_it_in_the_language_too() -> None:
    language.speak(Language.FRENCH, RESOURCES)
    later = _Later()
    assert later.words() == "Enregistré"
    later.deleteLater()


PAID = Money(500_000, Currency.NGN)


@pytest.mark.parametrize(
    ("sentence", "english", "french"),
    [
        (Sentence("There is no such shift."), "There is no such shift.", "Cette session n’existe pas."),
        (
            Sentence("The largest amount is {0}.", PAID),
            "The largest amount is ₦5,000.00.",
            "Le plus grand montant est ₦5,000.00.",
        ),
        (
            Sentence("The {0} is damaged and cannot be {1}.", Sentence("journal"), Sentence("read")),
            "The journal is damaged and cannot be read.",
            "Le journal est abîmé et ne peut pas être lu.",
        ),
        (
            Sentence(
                "A newer Kaunta wrote the {0} {1}. Install that version to open it.",
                Sentence("journal"),
                Path("/a {b}"),
            ),
            f"A newer Kaunta wrote the journal {Path('/a {b}')}. Install that version to open it.",
            f"Un Kaunta plus récent a écrit le journal {Path('/a {b}')}. Installer cette version pour l’ouvrir.",
        ),
        (
            Sentence("Type a name.").then(Sentence("Type an amount.")),
            "Type a name. Type an amount.",
            "Saisir un nom. Saisir un montant.",
        ),
        (
            Sentence("No keys are set.").then(Sentence("Keys are kept in the {0}.", "GNOME keyring")),
            "No keys are set. Keys are kept in the GNOME keyring.",
            "Aucune clé n’est réglée. Les clés sont gardées dans le GNOME keyring.",
        ),
        (Sentence.recorded("There is no such shift."), "There is no such shift.", "Cette session n’existe pas."),
        (Sentence.recorded("{0} {"), "{0} {", "{0} {"),
        (Sentence.recorded("Insufficient funds."), "Insufficient funds.", "Insufficient funds."),
        (None, "", ""),
    ],
)
@pytest.mark.usefixtures("speaking", "qapp")
def test_a_sentence_from_below_is_said_in_the_language(sentence: Sentence | None, english: str, french: str) -> None:
    assert language.said(sentence) == english == str(sentence or "")
    language.speak(Language.FRENCH, RESOURCES)
    assert language.said(sentence) == french


@pytest.mark.usefixtures("speaking", "qapp")
def test_what_a_person_typed_is_shown_as_it_was_typed_even_where_it_reads_like_a_sentence_of_ours() -> None:
    language.speak(Language.FRENCH, RESOURCES)
    typed = "There is no such shift."
    assert language.said(Sentence(typed)) != typed
    assert language.said(Sentence("{0} is no file of settings. Nothing was changed.", typed)) == (
        f"{typed} n’est pas un fichier de réglages. Rien n’a été changé."
    )
    refused = Refused(Trace(Operation.TV_PAY, "refused"), Sentence("Type a name."), said=typed)
    assert language.said(refused.told) == f"Saisir un nom. Le service dit : {typed}"


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.usefixtures("speaking", "qapp")
def test_every_sentence_from_below_is_translated_by_its_template(name: Language) -> None:
    language.speak(name, RESOURCES)
    told = known(name)
    for one in (one for one in translations.wanted_in(name, TEXTS) if one.context == SENTENCE):
        places = [place for _, place, _, _ in string.Formatter().parse(one.source) if place is not None]
        given = [f"<{place}>" for place in range(len(places))]
        sentence = Sentence(cast("LiteralString", one.source), *given)
        assert str(sentence) == one.source.format(*given)
        assert language.said(sentence) == told[one.context, one.source][0].format(*given)


@pytest.mark.parametrize(
    ("tags", "spoken"),
    [
        (["fr-CI", "fr"], Language.FRENCH),
        (["ha-Latn-NG"], Language.HAUSA),
        (["yo-NG", "sw-KE"], Language.SWAHILI),
        (["hau-NG", "de"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_as_the_system_speaks(monkeypatch: pytest.MonkeyPatch, tags: list[str], spoken: Language) -> None:
    class System:
        def uiLanguages(self) -> list[str]:  # noqa: N802 - as Qt names it
            return tags

    monkeypatch.setattr(QLocale, "system", System)
    assert language.spoken_here(Language.SYSTEM) is spoken
    assert language.spoken_here(Language.HAUSA) is Language.HAUSA


@pytest.mark.usefixtures("speaking", "qapp")
def test_without_its_file_the_till_speaks_english(tmp_path: Path) -> None:
    assert language.speak(Language.FRENCH, tmp_path) is Language.ENGLISH
    assert QCoreApplication.translate("Word", "Paid") == "Paid"


def test_every_language_is_offered_by_its_own_name() -> None:
    offered = dict(language.offered())
    assert set(offered) == set(Language)
    assert list(offered.values())[1:] == [each.own_name for each in Language if each is not Language.SYSTEM]
    assert offered[Language.HAUSA] == "Hausa"


LETTERS = {letter for name in TRANSLATED for forms in known(name).values() for letter in "".join(forms)}
LETTERS.update(*(page.read_text("utf-8") for page in (RESOURCES / "help").rglob("*.md")))
LETTERS.update({letter for one in TEXTS for letter in one.source}, "₦₵ƁɓƊɗƘƙƳƴ’ʼẸẹỌọṢṣƐɛƆɔŊŋ")
LETTERS.update(*(currency.symbol for currency in Currency))


def without(font: str) -> list[str]:
    raw = QRawFont(str(RESOURCES / "fonts" / font), 15)
    assert raw.isValid()
    return sorted(letter for letter in LETTERS if letter != "\n" and not raw.supportsCharacter(ord(letter)))


@pytest.mark.parametrize("font", ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf"])
@pytest.mark.usefixtures("qapp")
def test_every_letter_is_in_the_fonts_that_come_along(font: str) -> None:
    assert without(font) == []


def test_what_the_font_of_references_lacks_comes_from_the_other_that_comes_along(theme: Theme) -> None:
    assert set("₦₵ƁɓƊɗƘƙƳƴ") <= set(without("JetBrainsMono-Regular.ttf"))  # else there is nothing to see to
    assert theme.mono(Type.BODY).families() == [theme.tokens.font.mono, theme.tokens.font.ui]
