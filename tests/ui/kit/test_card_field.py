"""The fields of a card: painted digit by digit, pasted into, never read out of."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QMimeData, QRect, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QFontMetricsF, QGuiApplication, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QVBoxLayout
from pytestqt.qtbot import QtBot

from pos_app.domain.cards import Brand
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.card_field import CvvField, ExpiryField, NumberField
from pos_app.ui.kit.widgets.digit_field import DigitField
from tests.ui.card.entry_counter import AMEX, MASTERCARD, TODAY, VERVE, VISA, texts_alive
from tests.ui.hands import Key, click

_PADDING = 17  # px from the edge of a field to its first sign
_GAP = 3  # px between cells that is more than rounding
_MARKER = bytes([0x34, 0x35, 0x33, 0x39, 0x35, 0x37, 0x38, 0x37, 0x36, 0x33, 0x36, 0x32, 0x31, 0x34, 0x38, 0x36])


class Page(Screen):
    """The three fields, one under the other."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.number, self.expiry, self.cvv = (
            NumberField(theme),
            ExpiryField(theme, today=lambda: TODAY),
            CvvField(theme),
        )
        column = QVBoxLayout(self)
        for field in (self.number, self.expiry, self.cvv):
            column.addWidget(field)


@pytest.fixture
def page(window: TillWindow, theme: Theme) -> Page:
    page = Page(theme)
    window.add_screen(RailItem("page", "Page", "card", "F1"), page)
    page.number.setFocus()
    return page


def strike(field: DigitField, digits: bytes) -> None:
    for byte in digits:
        QTest.keyClick(field, Qt.Key(byte))


def held(field: DigitField) -> bytes:
    return field.judged(bytes)


def shown(field: DigitField) -> str:
    return "".join("•" if glyph.is_dot else glyph.sign for glyph in field.glyphs())


def gaps(field: DigitField) -> list[int]:
    """The places that stand further from the one before than usual."""
    lefts = [glyph.left for glyph in field.glyphs()]
    steps = [after - before for before, after in pairwise(lefts)]
    return [place for place, step in enumerate(steps, start=1) if step > min(steps) + _GAP]


def put_on_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def clipboard_text() -> str:
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize(
    ("number", "brand", "places"),
    [
        (VISA, Brand.VISA, [4, 8, 12]),
        (VERVE, Brand.VERVE, [4, 8, 12, 16]),
        (AMEX, Brand.AMEX, [4, 10]),
        (MASTERCARD, Brand.MASTERCARD, [4, 8, 12]),
    ],
)
def test_a_number_stands_in_the_groups_of_its_brand(page: Page, number: bytes, brand: Brand, places: list[int]) -> None:
    strike(page.number, number)
    assert page.number.brand is brand
    assert shown(page.number) == number.decode()
    assert gaps(page.number) == places


def test_the_brand_shows_as_soon_as_the_first_digits_decide_it(page: Page) -> None:
    def badge() -> QImage:
        return page.number.grab(QRect(page.number.width() - 100, 8, 90, 40)).toImage()

    empty = badge()
    strike(page.number, b"5")
    assert page.number.brand is None
    assert badge() == empty
    strike(page.number, b"0614")
    assert page.number.brand is Brand.MAESTRO
    maestro = badge()
    strike(page.number, b"6")
    assert page.number.brand is Brand.VERVE
    assert badge() not in (empty, maestro)


def test_a_good_number_that_was_left_keeps_its_first_six_and_last_four(page: Page) -> None:
    strike(page.number, VERVE)
    assert "•" not in shown(page.number)
    page.expiry.setFocus()
    assert shown(page.number) == "506146•••••••••3210"
    assert held(page.number) == VERVE
    page.number.setFocus()
    assert "•" not in shown(page.number)


def test_a_number_that_is_not_good_stays_readable_to_be_read_again(page: Page) -> None:
    strike(page.number, VERVE[:-1] + b"8")
    page.expiry.setFocus()
    assert shown(page.number) == (VERVE[:-1] + b"8").decode()


@pytest.mark.parametrize("sign", ["a", "-", "٣", "½", " "])
def test_only_ascii_digits_are_taken(page: Page, sign: str) -> None:
    pressed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
    QGuiApplication.sendEvent(page.number, pressed)
    assert page.number.is_empty


def test_no_more_is_taken_than_the_brand_has(page: Page) -> None:
    strike(page.number, MASTERCARD + b"77")
    assert held(page.number) == MASTERCARD
    page.cvv.fit(page.number.brand)
    strike(page.cvv, b"12345")
    assert held(page.cvv) == b"123"
    page.cvv.fit(Brand.AMEX)
    strike(page.cvv, b"4")
    assert held(page.cvv) == b"1234"
    page.cvv.fit(Brand.VISA)
    assert held(page.cvv) == b"123"


def test_backspace_takes_one_digit_back_and_with_ctrl_all(page: Page) -> None:
    strike(page.number, VISA)
    QTest.keyClick(page.number, Key.Key_Backspace)
    assert held(page.number) == VISA[:-1]
    QTest.keyClick(page.number, Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert page.number.is_empty


@pytest.mark.parametrize(
    ("keys", "held_digits", "text"), [("8", b"08", "08 / "), ("1/2", b"012", "012 / "), ("0827", b"0827", "0827 / ")]
)
def test_a_month_gets_its_zero_and_the_slash_by_itself(page: Page, keys: str, held_digits: bytes, text: str) -> None:
    QTest.keyClicks(page.expiry, keys)
    assert held(page.expiry) == held_digits
    assert shown(page.expiry) == text


def test_the_year_stands_behind_the_slash(page: Page) -> None:
    strike(page.expiry, b"0827")
    slash = next(glyph for glyph in page.expiry.glyphs() if "/" in glyph.sign)
    lefts = [glyph.left for glyph in page.expiry.glyphs() if "/" not in glyph.sign]
    assert lefts[1] < slash.left < lefts[2]
    assert page.expiry.shown() == "08 / 27"


def test_a_cvv_is_dots_from_its_first_digit(page: Page, theme: Theme) -> None:
    strike(page.cvv, b"1")
    assert shown(page.cvv) == "•"
    strike(page.cvv, b"23")
    assert shown(page.cvv) == "•••"
    assert held(page.cvv) == b"123"
    page.number.setFocus()
    image, half = page.cvv.grab().toImage(), QFontMetricsF(theme.font(Type.INPUT)).horizontalAdvance("0") / 2
    drawn = [image.pixelColor(round(_PADDING + glyph.left + half), 29) for glyph in page.cvv.glyphs()]
    assert [color.name() for color in drawn] == [theme.ink(theme.colors.text).name()] * 3


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Key.Key_V, Qt.KeyboardModifier.ControlModifier), (Key.Key_Insert, Qt.KeyboardModifier.ShiftModifier)],
)
def test_a_paste_is_cleaned_and_the_clipboard_emptied_of_it(
    page: Page, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    put_on_clipboard(" 4000-0000 0000\t2503\n")
    QTest.keyClick(page.number, key, modifier)
    assert held(page.number) == VISA
    assert clipboard_text() == ""


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_the_field_can_paste_and_nothing_else(page: Page, qtbot: QtBot) -> None:
    put_on_clipboard("4000 0000 0000 2503")
    middle = page.number.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, page.number.mapToGlobal(middle))
    QGuiApplication.sendEvent(page.number, asked)
    menu = page.number.findChildren(QMenu)[0]
    assert [action.text() for action in menu.actions()] == ["Paste"]
    menu.actions()[0].trigger()
    menu.close()
    assert held(page.number) == VISA
    qtbot.waitUntil(lambda: page.number.findChildren(QMenu) == [])


def test_pasted_track_data_is_wiped_and_told(page: Page) -> None:
    swipes: list[bool] = []
    page.number.swiped.connect(lambda: swipes.append(True))
    strike(page.number, b"4000")
    put_on_clipboard("%B4000000000002503^OKEKE/C^2908101?")
    page.number.paste()
    assert page.number.is_empty
    assert swipes == [True]
    assert clipboard_text() == ""


def test_a_paste_of_something_that_is_no_text_changes_nothing(page: Page) -> None:
    strike(page.number, b"4000")
    mime = QMimeData()
    mime.setData("application/x-nothing", b"1234")
    QGuiApplication.clipboard().setMimeData(mime)
    page.number.paste()
    assert held(page.number) == b"4000"


def test_a_field_that_is_locked_takes_no_paste(page: Page) -> None:
    put_on_clipboard("4000000000002503")
    page.number.setEnabled(False)
    page.number.paste()
    assert page.number.is_empty


def test_nothing_can_be_copied_cut_selected_or_undone(page: Page) -> None:
    strike(page.number, VISA)
    QGuiApplication.clipboard().clear()
    control = Qt.KeyboardModifier.ControlModifier
    for key in (Key.Key_A, Key.Key_C, Key.Key_X, Key.Key_Z):
        QTest.keyClick(page.number, key, control)
    assert clipboard_text() == ""
    assert held(page.number) == VISA
    QTest.keyClick(page.number, Key.Key_Backspace, control)
    QTest.keyClick(page.number, Key.Key_Z, control)
    assert page.number.is_empty


def test_no_input_method_sees_the_digits(page: Page) -> None:
    for field in (page.number, page.expiry, page.cvv):
        assert not field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        assert not field.acceptDrops()


def test_a_screen_reader_hears_the_mask_and_of_a_cvv_nothing(page: Page) -> None:
    strike(page.number, VERVE)
    strike(page.expiry, b"0827")
    strike(page.cvv, b"123")
    page.cvv.setFocus()

    def said(field: DigitField) -> tuple[str, str, QAccessible.Role]:
        spoken = QAccessible.queryAccessibleInterface(field)
        assert spoken is not None
        return spoken.text(QAccessible.Text.Name), spoken.text(QAccessible.Text.Value), spoken.role()

    field = QAccessible.Role.EditableText
    assert said(page.number) == ("Card number, ends 3210", "506146•••••••••3210", field)
    assert said(page.expiry) == ("Expiry", "••••", field)
    assert said(page.cvv) == ("CVV", "", field)
    page.number.setFocus()
    QTest.keyClick(page.number, Key.Key_Backspace)
    assert said(page.number) == ("Card number", "•" * 18, field)


def test_the_keys_of_a_number_are_nowhere_as_text(page: Page) -> None:
    strike(page.number, _MARKER)
    page.expiry.setFocus()
    page.number.grab()
    page.number.setFocus()
    page.number.grab()
    assert held(page.number) == _MARKER
    texts = texts_alive()
    assert len(texts) > 1000
    assert [text[:6] for text in texts if _MARKER[:13] in text.encode("utf-8", "replace")] == []


def test_the_caret_is_behind_the_last_digit_and_only_where_the_keyboard_is(page: Page) -> None:
    strike(page.number, b"4000")
    at = round(page.number.caret_at()) + 17
    accent = page.number.grab().toImage().pixelColor(at, 28)
    click(page.expiry)
    assert page.number.grab().toImage().pixelColor(at, 28) != accent


def test_a_wrong_field_is_drawn_otherwise(page: Page) -> None:
    before = page.expiry.grab().toImage()
    page.expiry.show_wrong(wrong=True)
    assert page.expiry.grab().toImage() != before
