"""The page "Service and keys": keys go in and do not come out."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.toast import Toast
from pos_app.ui.settings.service_setup import ServiceSetupScreen
from tests.pictures.samples import KEYS, KEYS_FOR_NOW, NO_KEYS
from tests.ui.desk import KeyCupboard
from tests.ui.finding import our_button, words
from tests.ui.hands import Key, click, keyboard, press, write

DOTS = "•" * 8
ITEM = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)


@pytest.fixture
def cupboard() -> KeyCupboard:
    return KeyCupboard()


@pytest.fixture
def page(qtbot: QtBot, window: TillWindow, theme: Theme, cupboard: KeyCupboard) -> ServiceSetupScreen:
    page = ServiceSetupScreen(theme, cupboard)
    window.add_screen(ITEM, page)
    qtbot.waitUntil(lambda: "Service and keys" in words(page))
    return page


def _fields(page: ServiceSetupScreen) -> list[QLineEdit]:
    return page.findChildren(QLineEdit)


def test_what_is_missing_is_said(page: ServiceSetupScreen) -> None:
    seen = words(page)
    assert seen.count("No address set") == 2
    assert seen.count("Missing") == 2
    assert {"Paying is closed", str(NO_KEYS.paying_closed_because), str(NO_KEYS.vault_sentence)} <= set(seen)
    assert f"Addresses are read at start from {NO_KEYS.profile_file}" in seen


def test_what_is_there_is_shown_and_no_banner(qtbot: QtBot, page: ServiceSetupScreen, cupboard: KeyCupboard) -> None:
    cupboard.view = KEYS
    page.show_keys()
    qtbot.waitUntil(lambda: KEYS.base_url in words(page))
    seen = words(page)
    assert KEYS.s2s_base_url in seen
    assert seen.count(DOTS) == 2
    assert "Paying is closed" not in seen
    assert "No address set" not in seen


def test_keys_that_hold_for_this_start_only_are_not_called_kept(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    cupboard.view = KEYS_FOR_NOW
    qtbot.waitUntil(lambda: keyboard(window) is _fields(page)[0])
    write(window, "sk_test_1")
    click(our_button(page, "Save"))
    qtbot.waitUntil(lambda: bool(window.findChildren(Toast)))
    seen = words(window)
    assert seen.count("This start only") == 2
    assert "The keys are gone when the till closes." in seen
    assert str(KEYS_FOR_NOW.vault_sentence) in seen
    assert not [line for line in seen if "kept" in line.lower()]


def test_keys_are_typed_masked_and_kept_and_gone_from_the_screen(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    keep = our_button(page, "Save")
    assert not keep.isEnabled()
    qtbot.waitUntil(lambda: keyboard(window) is _fields(page)[0])
    write(window, "sk_test_1")
    press(window, Key.Key_Tab)
    write(window, " pk_test_2 ")
    assert all(field.echoMode() is QLineEdit.EchoMode.Password for field in _fields(page))
    assert all("k_test_" not in line for line in words(window))
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: bool(window.findChildren(Toast)))
    assert cupboard.kept == [("sk_test_1", "pk_test_2")]
    assert [field.text() for field in _fields(page)] == ["", ""]
    assert words(page).count(DOTS) == 2
    assert not keep.isEnabled()


def test_a_key_that_was_typed_and_not_kept_waits_for_nobody(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    qtbot.waitUntil(lambda: keyboard(window) is _fields(page)[0])
    write(window, "sk_test_typed0123456789")
    window.lock_with(QWidget())
    window.unlock()
    assert [each.text() for each in _fields(page)] == ["", ""]
    assert not our_button(page, "Save").isEnabled()
    assert cupboard.kept == []


def test_a_blank_field_keeps_the_key_that_is_there(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    cupboard.view = replace(NO_KEYS, has_secret=True)
    page.show_keys()
    qtbot.waitUntil(lambda: DOTS in words(page))
    click(our_button(page, "Replace"))
    assert "Leave empty to keep the one that is there" in words(page)
    assert keyboard(window) is _fields(page)[0]
    press(window, Key.Key_Tab)
    write(window, "pk_test_2")
    press(window, Key.Key_S, modifiers=Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: cupboard.kept == [("", "pk_test_2")])


def test_a_key_that_is_kept_is_dots_until_it_is_to_be_replaced_and_cancel_leaves_it(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    cupboard.view = replace(KEYS, masked=("sk_live_••••••••8f2c", "pk_live_••••••••41aa"))
    page.show_keys()
    qtbot.waitUntil(lambda: {"sk_live_••••••••8f2c", "pk_live_••••••••41aa"} <= set(words(page)))
    assert not any(field.isVisible() for field in _fields(page))
    click(next(each for each in page.findChildren(Button) if each.text() == "Replace"))
    write(window, "sk_live_9")
    press(window, Key.Key_Escape)
    assert _fields(page)[0].text() == ""
    assert "sk_live_••••••••8f2c" in words(page)
    assert cupboard.kept == []


def test_a_key_that_is_refused_stays_in_its_field_and_the_reason_is_said(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    qtbot.waitUntil(lambda: keyboard(window) is _fields(page)[0])
    write(window, "sk_live_1")
    cupboard.gate.sentence = "This is a live key, and the profile is for tests."
    click(our_button(page, "Save"))
    qtbot.waitUntil(lambda: cupboard.gate.sentence in words(page))
    assert _fields(page)[0].text() == "sk_live_1"
    assert cupboard.kept == []


def test_f8_asks_the_service_once_and_shows_its_sentence(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    test = our_button(page, "Test connection")
    cupboard.gate.is_shut = True
    press(window, Key.Key_F8)
    qtbot.waitUntil(lambda: cupboard.gate.has_callers)
    assert test.is_busy
    press(window, Key.Key_F8)
    cupboard.gate.open()
    qtbot.waitUntil(lambda: str(cupboard.answer) in words(page))
    assert not test.is_busy


def test_reading_that_fails_is_said(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    cupboard = KeyCupboard()
    cupboard.gate.sentence = "The keyring is locked."
    page = ServiceSetupScreen(theme, cupboard)
    window.add_screen(ITEM, page)
    qtbot.waitUntil(lambda: "The keyring is locked." in words(page))


def test_a_key_cannot_be_copied_out_of_its_field(window: TillWindow, qtbot: QtBot, page: ServiceSetupScreen) -> None:
    field = _fields(page)[0]
    qtbot.waitUntil(lambda: keyboard(window) is field)
    write(window, "sk_test_1")
    field.selectAll()
    field.copy()
    assert "sk_test_1" not in QGuiApplication.clipboard().text()
    assert field.contextMenuPolicy() is Qt.ContextMenuPolicy.NoContextMenu


def test_while_the_keyring_is_asked_the_page_shows_what_is_known(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    cupboard = KeyCupboard(view=KEYS)
    cupboard.gate.is_shut = True
    page = ServiceSetupScreen(theme, cupboard)
    window.add_screen(ITEM, page)
    qtbot.waitUntil(lambda: cupboard.gate.has_callers)
    assert KEYS.base_url in words(page)
    cupboard.gate.open()


def test_reading_leaves_the_keyboard_where_it_is(
    qtbot: QtBot, window: TillWindow, page: ServiceSetupScreen, cupboard: KeyCupboard
) -> None:
    beside = QLineEdit(window)
    beside.show()
    beside.setFocus()
    cupboard.gate.is_shut = True

    def is_asked_again() -> bool:
        page.show_keys()  # which does nothing more while the reading at the start goes on
        return cupboard.gate.has_callers

    qtbot.waitUntil(is_asked_again)
    cupboard.view = KEYS  # so that it is the answer that is seen
    cupboard.gate.open()
    qtbot.waitUntil(lambda: KEYS.base_url in words(page))
    assert keyboard(window) is beside  # arrows go on through the list of the pages
