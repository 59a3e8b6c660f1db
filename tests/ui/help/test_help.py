"""The manual: every page can be read, every link leads somewhere, and nothing outside is ever loaded."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from pos_app.domain.payment import Word
from pos_app.system.places import resources
from pos_app.ui.help.book import pages
from pos_app.ui.help.dialog import HelpDialog
from pos_app.ui.theme import Theme
from pos_app.ui.window import TillWindow
from tests.ui.hands import Key, press

GUIDE_KEYS = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F11", "F12", "Esc", "Ctrl+L", "Ctrl+F", "Ctrl+P")


def test_every_page_has_a_title_and_a_name_of_its_own() -> None:
    found = pages(resources(), "en")
    assert len(found) > 10
    assert all(page.title and page.id for page in found)
    assert len({page.id for page in found}) == len(found)


def test_every_link_leads_to_a_page() -> None:
    found = pages(resources(), "en")
    links = {link for page in found for link in re.findall(r"\]\(([^)]*)\)", page.text)}
    assert links
    assert links <= {f"help:{page.id}" for page in found}


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


def test_a_page_that_is_not_there_opens_the_keys(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    dialog = HelpDialog(theme, pages(resources(), "en"), page="no-such-page")
    chosen = window.dialogs.open(dialog)
    assert dialog.page == "keys"
    press(window, Key.Key_Down)
    assert dialog.page == "card-payment"
    chosen.cancel()
    qtbot.waitUntil(lambda: window.dialogs.top is None)
