"""Large text: everything can be typed and pressed by key alone and is seen meanwhile; long words take more lines."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment_view import PaymentView
from pos_app.ui.card.entry_screen import TakePaymentView
from pos_app.ui.card.open_payments import open_payments_screen
from pos_app.ui.card.progress.progress_stage import PaymentProgress
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.actor_box import ActorBox
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.scroller import Scroller, least_height
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.toast import Toast, ToastView
from pos_app.ui.practice.other_outcomes import OtherOutcomes
from tests.pictures import samples, samples_progress
from tests.ui.card.entry_counter import VERVE, Counter, set_up
from tests.ui.counter import Desk
from tests.ui.counter import set_up as payment_counter
from tests.ui.finding import the
from tests.ui.hands import Key, keyboard, press

_LONG = (
    "These settings were wrong and are back at their defaults: shop_name, till_name, till_prefix, cashier_name, "
    "notice_port. The old file was kept as settings.json.broken-20261120T143200Z."
)


@pytest.fixture(params=[1366, 1024])
def counter(request: pytest.FixtureRequest, qtbot: QtBot, theme: Theme) -> Counter:
    """The form at 150 %, in both widths."""
    theme.use_text_size(150)
    window = TillWindow(theme, samples.SANDBOX_SHELL, now=lambda: samples.NOW)
    qtbot.addWidget(window)
    window.resize(request.param, 768)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return set_up(window, theme)


@pytest.fixture
def large(qtbot: QtBot, theme: Theme) -> TillWindow:
    """A narrow window at 150 %, not shown yet."""
    theme.use_text_size(150)
    window = TillWindow(theme, samples.SANDBOX_SHELL, now=lambda: samples.NOW)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    return window


def _settle() -> None:
    """Let layouts come to rest."""
    for _ in range(8):
        QApplication.processEvents()


def _is_seen(widget: QWidget) -> bool:
    """Tell whether all of it is in sight, whatever scrolls around it."""
    window = widget.window()
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    views = [area.viewport() for area in window.findChildren(Scroller)]
    around = [QRect(view.mapTo(window, QPoint(0, 0)), view.size()) for view in views if view.isAncestorOf(widget)]
    return window.rect().contains(place) and all(view.contains(place) for view in around)


def test_a_payment_is_typed_and_paid_by_key_alone(qtbot: QtBot, counter: Counter) -> None:
    form, window = counter.form, counter.window
    seen: list[tuple[QWidget, bool]] = []

    def here() -> QWidget:
        widget = keyboard(window)
        seen.append((widget, _is_seen(widget)))
        return widget

    assert here() is form.amount.amount
    counter.strike(b"1250000")
    press(window, Key.Key_Return)
    assert here() is form.card.number
    counter.strike(VERVE)
    assert here() is form.card.expiry
    counter.strike(b"0827")
    assert here() is form.card.cvv
    counter.strike(b"123")
    assert here() is form.customer.payer
    QTest.keyClicks(form.customer.payer, "chidi.okeke@gmail.com")
    press(window, Key.Key_Return)
    assert here() is form.customer.note
    press(window, Key.Key_Return)
    assert here() is form.bar.pay
    assert [widget for widget, is_seen in seen if not is_seen] == []
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: len(counter.started) == 1)
    assert counter.desk.orders[0].amount == Money(1_250_000, Currency.NGN)


def test_the_tab_key_reaches_everything_in_its_order_and_brings_it_into_sight(counter: Counter) -> None:
    form, window = counter.form, counter.window
    counter.fill_in()
    counter.go_to(form.amount.amount)
    walked: list[QWidget] = [keyboard(window)]
    while walked[-1] is not form.bar.pay and len(walked) < 40:
        press(window, Key.Key_Tab)
        walked.append(keyboard(window))
        assert _is_seen(walked[-1]), walked[-1]
    fields = [form.amount.amount, form.card.number, form.card.expiry, form.card.cvv]
    fields += [form.customer.payer, form.customer.use_shop, form.customer.note, form.bar.clear, form.bar.pay]
    assert [widget for widget in walked if widget in fields] == fields
    press(window, Key.Key_Backtab)
    assert keyboard(window) is form.bar.clear


def test_escape_clears_and_the_form_begins_at_its_top(counter: Counter) -> None:
    form, window = counter.form, counter.window
    counter.fill_in()
    press(window, Key.Key_Escape)
    assert form.amount.amount.money == Money(0, Currency.NGN)
    assert form.card.is_empty
    assert keyboard(window) is form.amount.amount
    assert _is_seen(form.amount.amount)


def test_pay_is_always_in_sight_and_the_amount_stands_over_the_card(counter: Counter) -> None:
    form = counter.form
    assert _is_seen(form.bar.pay)
    assert form.amount.mapTo(form, QPoint(0, 0)).x() == form.card.mapTo(form, QPoint(0, 0)).x() - form.card.x()
    assert form.amount.isAncestorOf(form.amount.amount)
    assert the(Scroller, form).isAncestorOf(form.amount)


def test_what_stands_in_the_way_scrolls_with_the_form(counter: Counter) -> None:
    counter.screen.show_payment(TakePaymentView(Environment.SANDBOX, is_offline=True))
    banner = next(each for each in counter.window.findChildren(Banner) if each.isVisible())
    assert the(Scroller, counter.form).isAncestorOf(banner)
    assert _is_seen(counter.form.bar.pay)


def test_every_length_beside_text_grows_and_the_window_does_not(theme: Theme) -> None:
    small = theme.tokens
    theme.use_text_size(150)
    large = theme.tokens
    assert large.type[Type.BODY][:2] == (24, 36)
    assert (large.size.button, large.space.x2, theme.px(10)) == (72, 24, 15)
    for kept in ("minimum_width", "minimum_height", "design_width", "bank_page", "sandbox_strip"):
        assert getattr(large.size, kept) == getattr(small.size, kept)
    theme.use_text_size(100)
    assert theme.tokens == small


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_banner_is_as_high_as_its_words(qtbot: QtBot, theme: Theme, text_size: int) -> None:
    theme.use_text_size(text_size)
    holder = _holder_of(qtbot, lambda: Banner(theme, BannerView(Tone.UNSURE, "info", "Settings", _LONG)))
    banner = the(Banner, holder)
    for text in banner.findChildren(Text):
        assert text.height() >= text.heightForWidth(text.width())
    assert banner.height() >= least_height(banner, banner.width())


def test_words_alone_in_a_banner_keep_the_distance_of_its_icon(qtbot: QtBot, theme: Theme) -> None:
    holder = _holder_of(qtbot, lambda: Banner(theme, BannerView(Tone.UNSURE, "info", "Settings", _LONG)))
    banner = the(Banner, holder)
    for text in banner.findChildren(Text):
        assert banner.width() - text.mapTo(banner, text.rect().topRight()).x() - 1 == 16


def _ink_rows(theme: Theme, kind: Type, *, line: int | None = None) -> int:
    """How high the ink of letters is that hang as deep as any."""
    text = Text(theme, "gjyq", kind=kind, line=line)
    text.resize(text.sizeHint())
    picture = text.grab().toImage()
    ground = picture.pixel(picture.width() - 1, 0)
    return sum(
        any(picture.pixel(column, row) != ground for column in range(picture.width()))
        for row in range(picture.height())
    )  # fmt: skip


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("kind", Type)
def test_letters_that_hang_are_whole_in_their_line(theme: Theme, kind: Type, text_size: int) -> None:
    theme.use_text_size(text_size)
    assert _ink_rows(theme, kind) == _ink_rows(theme, kind, line=3 * theme.style(kind).line)


def test_the_keyboard_stays_where_it_is_while_the_columns_become_one(large: TillWindow, theme: Theme) -> None:
    counter = set_up(large, theme)
    amount = counter.form.amount.amount
    counter.go_to(amount)
    large.show()
    assert large.focusWidget() is amount


def test_in_one_column_the_badge_of_an_open_payment_ends_where_its_buttons_do(large: TillWindow, theme: Theme) -> None:
    large.show()
    screen = open_payments_screen(theme, Desk(), now=lambda: samples_progress.after(0))
    large.add_screen(RailItem("card", "Card", "card", "F1"), screen)
    screen.show_open(samples_progress.LEFT_OPEN)

    def ends() -> set[int]:
        checks = [our for our in screen.findChildren(Button) if our.text() == "Check now"]
        parts = (*screen.findChildren(WordBadge), *checks)
        return {part.mapTo(screen, part.rect().topRight()).x() for part in parts}

    _settle()
    assert len(ends()) == 1


@pytest.mark.parametrize(("text_size", "bars"), [(100, 2), (150, 1)])
def test_no_list_scrolls_inside_a_dialog_that_scrolls(theme: Theme, text_size: int, bars: int) -> None:
    theme.use_text_size(text_size)
    dialog = OtherOutcomes(theme, samples.PRACTICE.scenarios, chosen="")
    assert len(dialog.findChildren(QScrollArea)) == bars
    dialog.deleteLater()


@pytest.mark.parametrize("state", [samples_progress.STOPPING, samples_progress.BANK_CHECK], ids=["stopping", "slow"])
def test_the_words_under_the_ring_never_touch_the_boxes(large: TillWindow, theme: Theme, state: PaymentView) -> None:
    large.show()
    counter = payment_counter(large, theme)
    counter.show(state)
    stage = the(PaymentProgress, counter.screen)
    stage.show_time(samples_progress.after(60.0))
    said = ("Slower than usual. Nothing to do.", "The bank was never asked. You may try another card.")
    lines = [text for text in stage.findChildren(Text) if text.isVisible() and text.text() in said]
    boxes = [box for box in stage.findChildren(ActorBox) if box.isVisible()]
    assert (len(lines), len(boxes)) == (1, 3)

    def gap() -> int:
        words, box = (each.mapTo(stage, QPoint(0, 0)).y() for each in (lines[0], boxes[0]))
        return box - words - lines[0].height()

    _settle()
    assert gap() >= theme.tokens.space.x1


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_toast_is_as_high_as_its_words(qtbot: QtBot, theme: Theme, text_size: int) -> None:
    theme.use_text_size(text_size)
    window = TillWindow(theme, samples.SANDBOX_SHELL, now=lambda: samples.NOW)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.toast(ToastView("Some settings were wrong", _LONG, "alert", "unsure_text"))
    toast = the(Toast, window)
    assert window.rect().contains(toast.geometry())
    for text in toast.findChildren(Text):
        assert text.height() >= text.heightForWidth(text.width())
    assert toast.height() > theme.tokens.size.toast
    toast.gone.emit()  # a warning stays its time
    window.toast(ToastView("Number copied", "4000", "copy"))
    shown = next(each for each in window.findChildren(Toast) if each.isVisible())
    assert shown.height() == theme.tokens.size.toast


def test_a_toast_stands_over_what_is_to_be_pressed_next(counter: Counter) -> None:
    pay, window = counter.form.bar.pay, counter.window
    window.toast(ToastView("Number copied", "4000", "copy"))
    toast = the(Toast, window).geometry()
    place = QRect(pay.mapTo(window, QPoint(0, 0)), pay.size())
    assert not toast.intersects(place)
    assert window.rect().contains(toast)


def test_a_number_that_is_given_leaves_the_clipboard_alone_and_is_wiped(counter: Counter) -> None:
    raw = bytearray(VERVE)
    QGuiApplication.clipboard().setText("order 1184")
    counter.form.take_number(raw)
    assert QGuiApplication.clipboard().text() == "order 1184"
    assert raw == bytes(len(VERVE))
    assert counter.form.card.number.problem() is None
    assert keyboard(counter.window) is counter.form.card.expiry


def _holder_of(qtbot: QtBot, make: Callable[[], QWidget]) -> QWidget:
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    column.addWidget(make())
    column.addStretch(1)
    holder.resize(600, 500)
    holder.show()
    return holder
