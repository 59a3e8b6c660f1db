"""The manual: every page can be read, every link leads somewhere, and nothing outside is ever loaded."""

import re
from pathlib import Path

import pytest
import translations
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot

from pos_app.domain.payment import Word
from pos_app.system.paths import resources
from pos_app.system.settings import SPOKEN, TRANSLATED, Language
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.help.book import pages
from pos_app.ui.help.dialog import HelpDialog
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from tests.ui.hands import Key, press

NEEDED = {"keys.md", "card-payment.md", "not-sure.md", "declined.md"}
STANDS_OUT = re.compile(r"\*\*([^*]+)\*\*")
GUIDE_KEYS = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F11", "F12", "Esc", "Ctrl+L", "Ctrl+F", "Ctrl+P")


def test_every_page_has_a_title_and_a_name_of_its_own() -> None:
    found = pages(resources(), "en")
    assert len(found) > 10
    assert all(page.title and page.id for page in found)
    assert len({page.id for page in found}) == len(found)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_link_leads_to_a_page(language: Language) -> None:
    found = pages(resources(), language)
    links = {link for page in found for link in re.findall(r"\]\(([^)]*)\)", page.text)}
    assert links
    assert links <= {f"help:{page.id}" for page in found}


@pytest.mark.parametrize("language", SPOKEN)
def test_what_the_screens_link_to_is_a_heading_of_the_manual(language: Language) -> None:
    found = {page.id: page.text for page in pages(resources(), language)}
    for link in Manual:
        name, _, part = link.partition("#")
        headings = re.findall(r"^#+ \S", found[name], re.MULTILINE)
        assert len(headings) > int(part or 0), link


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_manual_is_whole_or_at_least_has_what_a_cashier_needs(language: Language) -> None:
    english, there = ({path.name for path in (resources() / "help" / each).iterdir()} for each in ("en", language))
    assert there <= english
    assert {page.partition("-")[2] for page in there} >= NEEDED
    assert there == english or not language.is_whole


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_page_says_as_much_in_every_language(language: Language) -> None:
    """The same headings, steps, rows and links: nothing is left out of one language, and nothing added."""

    def shape(text: str) -> list[str]:
        return re.findall(r"^(?:#+|\d\.|-|\|)(?= )|help:[\w-]+|F\d+|Ctrl\+\w|\d{6}", text, re.MULTILINE)

    usual = {page.id: shape(page.text) for page in pages(resources(), "en")}
    assert {page.id: shape(page.text) for page in pages(resources(), language)} == usual


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_the_manual_calls_by_name_is_called_so_on_the_screen(language: Language) -> None:
    """What stands out in the pages are words and buttons of the screen: a manual that names others helps nobody."""
    told = translations.read(translations.file_of(resources() / "i18n", language))
    said = {form for forms in told.values() for form in forms}
    for english, own in zip(pages(resources(), "en"), pages(resources(), language), strict=True):
        shown = [words for words in STANDS_OUT.findall(english.text) if words in {source for _, source in told}]
        names = STANDS_OUT.findall(own.text)
        if own.text != english.text:
            assert len([name for name in names if name in said]) >= len(shown), (own.id, shown, names)


def test_the_keys_of_the_guide_and_the_four_words_are_explained() -> None:
    found = {page.id: page.text for page in pages(resources(), "en")}
    assert all(f"| {key} |" in found["keys"] for key in GUIDE_KEYS)
    assert all(
        f"**{word}**" in found["card-payment"] for word in (Word.PAID, Word.DECLINED, Word.WAITING, Word.NOT_SURE)
    )


def test_a_language_without_a_page_shows_it_in_english(tmp_path: Path) -> None:
    for language, name in (("en", "01-keys"), ("en", "02-more"), ("fr", "01-keys")):
        (tmp_path / "help" / language).mkdir(parents=True, exist_ok=True)
        (tmp_path / "help" / language / f"{name}.md").write_text(f"# {language} {name}\n")
    assert [page.title for page in pages(tmp_path, "fr")] == ["fr 01-keys", "en 02-more"]


def test_links_lead_from_page_to_page_and_nowhere_else(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    dialog = HelpDialog(theme, pages(resources(), "en"), page="card-payment")
    chosen = window.dialogs.open(dialog)
    dialog.text.anchorClicked.emit(QUrl("https://elsewhere.example/"))
    assert dialog.page == "card-payment"
    dialog.text.anchorClicked.emit(QUrl("help:not-sure"))
    assert dialog.page == "not-sure"
    assert "Never charge the same sale again" in dialog.text.toPlainText()
    press(window, Key.Key_Escape)
    qtbot.waitUntil(chosen.done)


@pytest.mark.parametrize("address", ["https://elsewhere.example/a.png", "file:///etc/passwd"])
def test_no_page_can_load_anything(qtbot: QtBot, window: TillWindow, theme: Theme, address: str) -> None:
    dialog = HelpDialog(theme, pages(resources(), "en"))
    chosen = window.dialogs.open(dialog)
    kind = QTextDocument.ResourceType.ImageResource.value
    assert dialog.text.loadResource(kind, QUrl(address)) is None
    chosen.cancel()
    qtbot.waitUntil(lambda: window.dialogs.top is None)


def test_a_banner_leads_to_its_page_of_the_manual(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    screen = Screen(theme)
    banner = Banner(theme, BannerView(Tone.UNSURE, "alert", "One", "Two", Manual.TV_NOT_SURE))
    QVBoxLayout(screen).addWidget(banner)
    asked: list[str] = []
    window.help_asked.connect(asked.append)
    window.add_screen(RailItem("one", "One", "flask", "F1"), screen)
    qtbot.waitUntil(banner.more.isVisible)
    banner.more.click()
    assert asked == ["not-sure#1"]
    banner.show_banner(BannerView(Tone.UNSURE, "alert", "One", "Two"))
    assert banner.more.isHidden()


def test_a_link_to_a_part_of_a_page_begins_there(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    dialog = HelpDialog(theme, pages(resources(), "en"), page=Manual.TV_NOT_SURE)
    chosen = window.dialogs.open(dialog)
    assert dialog.page == "not-sure"
    qtbot.waitUntil(lambda: dialog.text.verticalScrollBar().value() > 0)
    assert dialog.text.textCursor().block().text() == "Not sure for cable TV"
    chosen.cancel()
    qtbot.waitUntil(lambda: window.dialogs.top is None)


def test_a_page_that_is_not_there_opens_the_keys(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    dialog = HelpDialog(theme, pages(resources(), "en"), page="no-such-page")
    chosen = window.dialogs.open(dialog)
    assert dialog.page == "keys"
    press(window, Key.Key_Down)
    assert dialog.page == "card-payment"
    chosen.cancel()
    qtbot.waitUntil(lambda: window.dialogs.top is None)
