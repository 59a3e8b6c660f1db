"""The first start, a forgotten PIN, and the way back in by a code: with the keyboard, through the real books."""

import json
from pathlib import Path

import pytest
from argon2.low_level import Type, hash_secret_raw
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pos_app.domain.people import Right
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.pin_field import PinField
from pos_app.ui.people.code_page import CodePage
from pos_app.ui.people.first_owner import FirstOwnerPage
from pos_app.ui.people.forgotten import ForgottenPage
from pos_app.ui.people.recover import RecoverPage
from tests.services.keyrings import Safe
from tests.services.staff import next_pin
from tests.ui.finding import button, the
from tests.ui.hands import Key, click, press, write
from tests.ui.people.lobby import Lobby, opened_lobby

NOT_THE_CODE = "That is not the code. Look at the paper again."
CODE_ASKED = "The books of this till are gone, and its keys are here. Type the recovery code of its owner."
KEYS_GO = "The keys are removed from this computer, and entered again in Settings."
FORGOT, CODE = "Forgot PIN? Ask a manager", "Forgot PIN? Use the recovery code"


@pytest.fixture
def place(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> tuple[QtBot, TillWindow, Theme, Path]:
    return qtbot, window, theme, tmp_path


def fresh(lobby: Lobby, start: bytes = b"830154") -> str:
    """A PIN that nobody has."""
    return next_pin(start, lobby.shop.decoys).decode()


def code_on(page: CodePage) -> str:
    """What can be read there."""
    return next(label.text() for label in page.findChildren(QLabel) if label.text().count("-") == 4)


def found_owner(lobby: Lobby) -> str:
    """Begin a till with the keyboard alone, and return the code that is on the owner's paper."""
    window, pin = lobby.window, lobby.shop.pins["Ada"].decode()
    write(window, "Ada")
    press(window, Key.Key_Return)
    write(window, pin)
    press(window, Key.Key_Return)
    write(window, pin)
    press(window, Key.Key_Return)
    page = the(CodePage, window)
    lobby.until(page.isVisible)
    code = code_on(page)
    assert page.typed.hasFocus()
    write(window, code.lower().replace("-", " "))
    press(window, Key.Key_Return)
    lobby.until(lambda: not page.isVisible())
    return code


def test_a_first_start_makes_an_owner_who_signs_in(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    with opened_lobby(*place, has_people=False) as lobby:
        assert the(FirstOwnerPage, lobby.window).name.hasFocus()
        assert lobby.rail() == []
        found_owner(lobby)
        lobby.type_pin("Ada")
        lobby.until(lambda: not lobby.window.is_locked)
        assert lobby.shop.people.staff.may(Right.GO_LIVE)


def of_books_that_are_gone(code: bytes) -> Safe:
    """A keyring in which the code of a till lies whose books were taken away."""
    salt = b"s" * 16
    digest = hash_secret_raw(code, salt, 1, 64, 1, 32, Type.ID)
    kept = {"book": "gone", "salt": salt.hex(), "digest": digest.hex(), "passes": 1, "kibibytes": 64}
    safe = Safe()
    safe.put("recovery_code", json.dumps({**kept, "length": len(code)}))
    return safe


def test_a_till_whose_books_are_gone_asks_for_the_code(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    keyring = of_books_that_are_gone(b"0123456789ABCDEFGHJK").vault()
    with opened_lobby(*place, has_people=False, keyring=keyring) as lobby:
        page = the(FirstOwnerPage, lobby.window)
        lobby.until(page.code.hasFocus)
        for typed, said in (("0000", NOT_THE_CODE), ("", CODE_ASKED)):
            page.code.setText(typed)
            page.name.setText("Ada")
            type_twice(lobby, page)
            lobby.until(lambda said=said: lobby.says(said))
            assert page.code.isVisible()
        page.code.setText("0123-4567-89ab-cdef-ghjk")
        type_twice(lobby, page)
        lobby.until(the(CodePage, lobby.window).isVisible)


def test_who_has_lost_the_code_is_told_what_it_costs(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    keyring = of_books_that_are_gone(b"0123456789ABCDEFGHJK").vault()
    with opened_lobby(*place, has_people=False, keyring=keyring) as lobby:
        page = the(FirstOwnerPage, lobby.window)
        lobby.until(page.code.hasFocus)
        assert not lobby.says(KEYS_GO)
        click(page.lost)
        assert lobby.says(KEYS_GO)
        assert not page.code.isEnabled()
        page.name.setText("Ada")
        type_twice(lobby, page)
        lobby.until(the(CodePage, lobby.window).isVisible)


def type_twice(lobby: Lobby, page: FirstOwnerPage) -> None:
    for field in (page.pin, page.again):
        field.setFocus()
        write(lobby.window, lobby.shop.pins["Ada"].decode())
    press(lobby.window, Key.Key_F9)


def test_a_first_start_that_is_left_has_written_nothing(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    with opened_lobby(*place, has_people=False) as lobby:
        page, code = the(FirstOwnerPage, lobby.window), the(CodePage, lobby.window)
        write(lobby.window, "Ada")
        for field in (page.pin, page.again):
            field.setFocus()
            write(lobby.window, lobby.shop.pins["Ada"].decode())
        press(lobby.window, Key.Key_F9)
        lobby.until(code.isVisible)
        write(lobby.window, "0000-0000-0000-0000-0000")
        press(lobby.window, Key.Key_F9)
        lobby.until(lambda: lobby.says("That is another code. Look at your paper again."))
        press(lobby.window, Key.Key_Escape)
        assert page.isVisible()
        assert page.name.hasFocus()
        assert lobby.shop.people.has_nobody


@pytest.mark.parametrize(
    ("pin", "again", "said"),
    [
        ("402", "402", "A PIN has 6 to 12 digits."),
        ("123456", "123456", "This PIN is guessed too easily. Choose another one."),
        ("402938", "402939", "The second PIN is another one. Type both again."),
    ],
)
def test_a_bad_first_pin_says_why_and_is_typed_again(
    place: tuple[QtBot, TillWindow, Theme, Path], pin: str, again: str, said: str
) -> None:
    with opened_lobby(*place, has_people=False) as lobby:
        page = the(FirstOwnerPage, lobby.window)
        write(lobby.window, "Ada")
        for field, digits in ((page.pin, pin), (page.again, again)):
            field.setFocus()
            write(lobby.window, digits)
        press(lobby.window, Key.Key_Return)
        lobby.until(lambda: lobby.says(said))
        assert page.pin.is_empty
        assert page.again.is_empty
        assert page.pin.hasFocus()


def test_a_manager_gives_another_pin_and_nobody_is_signed_in_by_it(
    place: tuple[QtBot, TillWindow, Theme, Path],
) -> None:
    with opened_lobby(*place) as lobby:
        click(lobby.tile("Ngozi"))
        click(button(lobby.window, FORGOT))
        page = the(ForgottenPage, lobby.window)
        lobby.until(lambda: lobby.tile("Tunde").height() >= 48)
        click(lobby.tile("Tunde"))
        assert page.managers.hasFocus()
        new = fresh(lobby)
        lobby.type_pin("Tunde")
        press(lobby.window, Key.Key_Return)
        for _ in range(2):
            write(lobby.window, new)
            press(lobby.window, Key.Key_Return)
        lobby.until(lambda: not page.isVisible())
        assert lobby.window.is_locked
        click(lobby.tile("Ngozi"))
        write(lobby.window, new)
        lobby.until(lambda: not lobby.window.is_locked)
        assert lobby.shop.people.staff.name == "Ngozi"


def test_a_wrong_managers_pin_changes_nothing_and_wipes_all(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    with opened_lobby(*place) as lobby:
        click(lobby.tile("Ngozi"))
        click(button(lobby.window, FORGOT))
        page = the(ForgottenPage, lobby.window)
        for field, digits in ((page.managers, "000000"), (page.pin, fresh(lobby)), (page.again, fresh(lobby))):
            field.setFocus()
            write(lobby.window, digits)
        press(lobby.window, Key.Key_F9)
        lobby.until(lambda: lobby.says("Wrong PIN. Who signs types it again."))
        assert all(field.is_empty for field in page.findChildren(PinField))
        press(lobby.window, Key.Key_Escape)
        lobby.sign_in("Ngozi")


def test_a_manager_unlocks_somebody_who_has_to_wait(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    with opened_lobby(*place) as lobby:
        lobby.do(lobby.shop.try_wrong("Ngozi", 5))
        click(lobby.tile("Ngozi"))
        click(button(lobby.window, FORGOT))
        lobby.type_pin("Ada")
        click(button(lobby.window, "Only unlock"))
        lobby.until(lambda: not the(ForgottenPage, lobby.window).isVisible())
        lobby.sign_in("Ngozi")


def test_for_a_manager_only_an_owner_signs(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    with opened_lobby(*place) as lobby:
        click(lobby.tile("Tunde"))
        click(button(lobby.window, FORGOT))
        assert lobby.tile("Ada").isChecked()
        with pytest.raises(AssertionError):
            lobby.tile("Tunde")


def test_an_owner_comes_back_in_by_the_code_and_gets_another_code(
    place: tuple[QtBot, TillWindow, Theme, Path],
) -> None:
    with opened_lobby(*place, has_people=False) as lobby:
        code, window = found_owner(lobby), lobby.window
        page, shown = the(RecoverPage, window), the(CodePage, window)
        click(button(window, CODE))
        assert page.code.hasFocus()
        new = fresh(lobby)
        for typed in ("0000-0000-0000-0000-0000", code):
            page.code.setText(typed)
            page.pin.setFocus()
            write(window, new)
            press(window, Key.Key_Return)
            write(window, new)
            press(window, Key.Key_Return)
            lobby.until(lambda: lobby.says("That is not the code. Look at the paper again.") or shown.isVisible())
        lobby.until(shown.isVisible)
        another = code_on(shown)
        assert another != code
        write(window, another)
        press(window, Key.Key_Return)
        lobby.until(lobby.desk.sign_in.isVisible)
        write(window, new)
        lobby.until(lambda: not window.is_locked)


def test_what_is_typed_on_a_page_is_gone_when_it_is_left(place: tuple[QtBot, TillWindow, Theme, Path]) -> None:
    with opened_lobby(*place, has_people=False) as lobby:
        code = found_owner(lobby)
        click(button(lobby.window, CODE))
        page = the(RecoverPage, lobby.window)
        write(lobby.window, code)
        page.pin.setFocus()
        write(lobby.window, "402938")
        press(lobby.window, Key.Key_Escape)
        assert page.code.text() == ""
        assert page.pin.is_empty
        assert code not in repr([label.text() for label in lobby.window.findChildren(QLabel)])
