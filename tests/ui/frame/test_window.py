"""The shell: what surrounds the screens, the keys that open them, and what a narrow window leaves out."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLineEdit, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.connection import Feed, FeedView, Reach, ReachView
from pos_app.domain.environment import Environment
from pos_app.ui.frame.top_bar import EnvironmentBadge
from pos_app.ui.frame.views import Person, RailItem
from pos_app.ui.frame.window import EnvironmentStrip, TillWindow
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.toast import NEVER_COVERED, Toast, ToastView
from tests.pictures import samples
from tests.ui.finding import the, words
from tests.ui.hands import Key, click, keyboard, point_at, press

CARD = RailItem("card", "Card", "card", "F1")
SETTINGS = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)


class Page(Screen):
    """A screen with one field and the buttons it is given."""

    def __init__(self, theme: Theme, *buttons: Button) -> None:
        super().__init__(theme)
        self.entered = 0
        self.rooms: list[ScreenWidth] = []
        self.field = QLineEdit()
        column = QVBoxLayout(self)
        for widget in (self.field, *buttons):
            column.addWidget(widget)

    def enter(self) -> None:
        self.entered += 1

    def first_focus(self) -> QWidget:
        return self.field

    def _arrange(self, room: ScreenWidth) -> None:
        self.rooms.append(room)


def test_f_keys_open_their_screens_and_put_the_keyboard_in_them(window: TillWindow, theme: Theme) -> None:
    card, settings = Page(theme), Page(theme)
    window.add_screen(CARD, card)
    window.add_screen(SETTINGS, settings)
    assert card.isVisible()
    press(window, Key.Key_F6)
    assert settings.isVisible()
    assert not card.isVisible()
    assert settings.field.hasFocus()
    press(window, Key.Key_F1)
    assert card.field.hasFocus()
    assert (card.entered, settings.entered) == (2, 1)


def test_the_rail_opens_screens_by_click_and_shows_which_one_is_open(window: TillWindow, theme: Theme) -> None:
    window.add_screen(CARD, Page(theme))
    window.add_screen(SETTINGS, settings := Page(theme))
    entries = {entry.text(): entry for entry in window.findChildren(QToolButton)}
    click(entries["Settings"])
    assert settings.isVisible()
    assert [entry.isChecked() for entry in (entries["Card"], entries["Settings"])] == [False, True]


def test_the_rail_stands_as_drawn(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    window.add_screen(CARD, Page(theme))
    window.add_screen(SETTINGS, Page(theme))
    entries = {entry.text(): entry for entry in window.findChildren(QToolButton)}

    def tops() -> dict[str, int]:
        return {name: entry.mapTo(window, entry.rect().topLeft()).y() for name, entry in entries.items()}

    qtbot.waitUntil(lambda: tops() == {"Card": 72, "Settings": 680})
    assert {entry.height() for entry in entries.values()} == {80}


def test_a_count_on_the_rail_is_drawn_and_spoken(window: TillWindow, theme: Theme) -> None:
    window.add_screen(CARD, Page(theme))
    entry = window.findChildren(QToolButton)[0]
    before = entry.grab().toImage()
    window.count("card", 3)
    assert entry.accessibleName() == "Card, 3 waiting"
    assert entry.grab().toImage() != before
    window.count("card", 0)
    assert entry.grab().toImage() == before


def test_f9_presses_the_filled_button_and_other_keys_the_one_that_shows_them(window: TillWindow, theme: Theme) -> None:
    pressed: list[str] = []
    filled, check = Button(theme, "Save", ButtonKind.PRIMARY), Button(theme, "Check now", key="F8")
    filled.clicked.connect(lambda: pressed.append("save"))
    check.clicked.connect(lambda: pressed.append("check"))
    page = Page(theme, filled, check)
    window.add_screen(CARD, page)
    press(window, Key.Key_F9)
    press(window, Key.Key_F8)
    check.setEnabled(False)
    press(window, Key.Key_F8)
    filled.set_busy(busy=True)
    press(window, Key.Key_F9)
    assert pressed == ["save", "check"]
    filled.set_busy(busy=False)


def test_a_banner_stands_above_every_screen_as_long_as_it_is_true(window: TillWindow, theme: Theme) -> None:
    for item in (CARD, SETTINGS):
        window.add_screen(item, Page(theme))
    window.show_banner(None)
    window.show_banner(BannerView(Tone.UNSURE, "alert", "A journal cannot be read", "It is tried again."))
    for key in (Key.Key_F1, Key.Key_F6):
        press(window, key)
        assert "A journal cannot be read" in words(window)
    window.show_banner(None)
    assert "A journal cannot be read" not in words(window)


def test_f11_fills_the_screen_and_gives_it_back(qtbot: QtBot, window: TillWindow) -> None:
    press(window, Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    press(window, Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_tab_walks_the_screen_first_then_the_rail_and_the_top_bar_last(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    button = Button(theme, "Check now")
    page = Page(theme, button)
    window.add_screen(CARD, page)
    window.add_screen(SETTINGS, Page(theme))
    qtbot.waitUntil(lambda: all(entry.isVisible() for entry in window.findChildren(QToolButton)))
    order: list[str] = []
    for _ in range(5):
        now = keyboard(window)
        order.append(now.text() if isinstance(now, (Button, QToolButton)) else type(now).__name__)
        press(window, Key.Key_Tab)
    assert order == ["QLineEdit", "Check now", "Card", "Settings", "FeedStatus"]
    assert page.field.hasFocus()


@pytest.mark.parametrize(
    ("environment", "badge", "strip"),
    [(Environment.SANDBOX, "SANDBOX", 8), (Environment.TEST, "TEST", 8), (Environment.LIVE, None, 0)],
)
def test_strip_and_badge_say_that_no_money_is_real(
    window: TillWindow, environment: Environment, badge: str | None, strip: int
) -> None:
    window.show_shell(replace(samples.SANDBOX_SHELL, environment=environment))
    world = the(EnvironmentBadge, window)
    assert (world.text() if world.isVisible() else None) == badge
    stripe = the(EnvironmentStrip, window)
    assert (stripe.height() if stripe.isVisible() else 0) == strip


@pytest.mark.parametrize("reach", Reach)
@pytest.mark.parametrize("feed", Feed)
def test_every_state_of_the_connections_has_its_words(window: TillWindow, reach: Reach, feed: Feed) -> None:
    view = replace(
        samples.SANDBOX_SHELL,
        reach=ReachView(reach, samples.NOW),
        feed=FeedView(feed, "127.0.0.1:8710", None, 0, 0),
    )
    window.show_shell(view)
    service = {
        Reach.CHECKING: "Service checking",
        Reach.ONLINE: "Service online",
        Reach.UNREACHABLE: "Service offline",
        Reach.KEYS_REFUSED: "Keys refused",
        Reach.NOT_SET_UP: "Service not set up",
    }
    feeds = {Feed.OFF: "Feed off", Feed.LISTENING: "Feed live", Feed.BLOCKED: "Feed blocked"}
    assert {service[reach], feeds[feed]} <= set(words(window))


def test_the_clock_shows_the_time_it_is_given_and_goes_on(qtbot: QtBot, theme: Theme) -> None:
    times = [samples.NOW]

    def now() -> datetime:
        return times[-1]

    window = TillWindow(theme, samples.SANDBOX_SHELL, now=now)
    qtbot.addWidget(window)
    window.show()
    assert {"Fri 20 Nov", "14:32"} <= set(words(window))
    times.append(datetime(2026, 11, 21, 0, 0))  # noqa: DTZ001  # the wall clock of the shop
    qtbot.waitUntil(lambda: {"Sat 21 Nov", "00:00"} <= set(words(window)))


def test_a_narrow_window_leaves_out_the_sentence_then_the_clock_then_the_name(window: TillWindow) -> None:
    person = Person("Ngozi Chukwuemeka-Eze", "Cashier")
    window.show_shell(replace(samples.SANDBOX_SHELL, person=person, shop="A shop with quite a long name indeed"))
    world = the(EnvironmentBadge, window)
    left_out: list[str] = []
    for width in range(1366, 600, -1):
        window.setMinimumSize(600, 700)
        window.resize(width, 768)
        seen = words(window)
        for name, is_out in (
            ("sentence", world.width() < 200),
            ("clock", "14:32" not in seen),
            ("name", person.name not in seen),
        ):
            if is_out and name not in left_out:
                left_out.append(name)
        assert "SANDBOX" in seen
        assert "NC" in seen
    assert left_out == ["sentence", "clock", "name"]


def test_a_screen_is_told_how_much_room_it_has(window: TillWindow, theme: Theme) -> None:
    page = Page(theme)
    window.add_screen(CARD, page)
    window.resize(1280, 768)
    window.resize(1279, 768)
    window.resize(1024, 700)
    assert page.rooms == [ScreenWidth.WIDE, ScreenWidth.NARROW]
    assert window.minimumSize() == QSize(1024, 700)


def test_closing_is_asked_and_not_done(qtbot: QtBot, window: TillWindow) -> None:
    with qtbot.waitSignal(window.closing_asked):
        window.close()
    assert window.isVisible()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_it_comes_to_the_front_when_it_was_minimized(qtbot: QtBot, window: TillWindow) -> None:
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.come_to_front()
    qtbot.waitUntil(lambda: not window.isMinimized() and window.isVisible())


def test_a_toast_lies_bottom_right_and_goes_by_itself(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    window.toast(ToastView("Number copied", "4000", "copy"))
    toast = the(Toast, window)
    assert (toast.geometry().right(), toast.geometry().bottom()) == (1366 - 25, 768 - 25)
    assert toast.height() == 72
    assert toast.stay.interval() == theme.tokens.motion.toast_stay == 6000
    toast.stay.start(1)
    qtbot.waitUntil(lambda: window.findChild(Toast) is None)


def test_a_toast_that_gives_its_place_to_the_next_at_once_was_told_all_the_same(window: TillWindow) -> None:
    seen: list[tuple[str, bool]] = []

    def look(view: ToastView) -> None:
        seen.append((view.title, view.title in words(window)))

    window.told.connect(look)
    window.toast(ToastView("₦500.00 taken out", "", "inbox"))
    window.toast(ToastView("Copy 1 printed", "", "print"))
    assert seen == [("₦500.00 taken out", True), ("Copy 1 printed", True)]
    assert "₦500.00 taken out" not in words(window)


def test_a_toast_stays_while_the_pointer_rests_on_it(qtbot: QtBot, window: TillWindow) -> None:
    window.toast(ToastView("Number copied", "4000", "copy"))
    toast = the(Toast, window)
    point_at(toast)
    qtbot.waitUntil(lambda: not toast.stay.isActive())
    point_at(window)
    qtbot.waitUntil(toast.stay.isActive)


def test_a_toast_gives_way_to_a_button_that_comes_under_it(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    window.toast(ToastView("Number copied", "4000", "copy"))
    toast = the(Toast, window)
    came = Button(theme, "Pay")
    came.setParent(window)
    came.setGeometry(toast.geometry())
    came.show()
    qtbot.waitUntil(lambda: not toast.geometry().intersects(came.geometry()))
    assert toast.geometry().bottom() < came.geometry().top()


def test_a_newer_toast_takes_the_place_of_the_one_before(qtbot: QtBot, window: TillWindow) -> None:
    window.toast(ToastView("First", "", "copy"))
    window.toast(ToastView("Second", "", "copy"))
    qtbot.waitUntil(lambda: len(window.findChildren(Toast)) == 1)
    assert "Second" in words(window)


def warning(title: str, ink: str = "unsure_text") -> ToastView:
    return ToastView(title, "", "alert", ink)


def shown(window: TillWindow) -> str:
    """The title of the one toast on screen, '' for none."""
    (title, *others) = [each.view.title for each in window.findChildren(Toast) if each.isVisible()] or [""]
    assert others == []
    return title


def pass_by(qtbot: QtBot, window: TillWindow) -> str:
    """Let the time of the toast pass, and read the next one."""
    toast = next(each for each in window.findChildren(Toast) if each.isVisible())
    with qtbot.waitSignal(toast.gone):
        toast.stay.start(1)
    return shown(window)


def test_of_several_warnings_each_stays_its_time(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    facts = ["The journal was checked", "Not in the journal", "A backup was put back", "Notices are missing"]
    for fact in facts:
        window.toast(warning(fact))
    seen = [shown(window)]
    while after := pass_by(qtbot, window):
        toast = next(each for each in window.findChildren(Toast) if each.isVisible())
        assert toast.stay.isActive()
        assert toast.stay.interval() == theme.tokens.motion.toast_stay
        seen.append(after)
    assert seen == facts


@pytest.fixture
def _pointer() -> Iterator[None]:
    before = QCursor.pos()
    yield
    QCursor.setPos(before)


@pytest.mark.usefixtures("_pointer")
def test_a_mouse_that_lay_there_before_holds_no_toast_and_one_that_comes_does(qtbot: QtBot, window: TillWindow) -> None:
    window.toast(warning("First"))
    (toast,) = window.findChildren(Toast)
    middle = toast.mapToGlobal(toast.rect().center())
    assert pass_by(qtbot, window) == ""
    QCursor.setPos(window.mapToGlobal(QPoint(20, 20)))
    QCursor.setPos(middle)
    window.toast(warning("Second"))
    toast = next(each for each in window.findChildren(Toast) if each.isVisible())
    entered = Entered(toast)
    qtbot.waitUntil(lambda: entered.times == 1)
    assert toast.stay.isActive()
    QCursor.setPos(window.mapToGlobal(QPoint(20, 20)))
    QCursor.setPos(middle + QPoint(1, 0))
    qtbot.waitUntil(lambda: not toast.stay.isActive())
    QCursor.setPos(window.mapToGlobal(QPoint(20, 20)))
    qtbot.waitUntil(toast.stay.isActive)


class Entered(QObject):
    """Counts how often the pointer came over a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.Enter
        return False


def test_an_urgent_warning_comes_at_once_and_the_one_before_comes_again(qtbot: QtBot, window: TillWindow) -> None:
    for title in ("Gap", "Notices"):
        window.toast(warning(title))
    window.toast(warning("Forged", "declined_text"))
    window.toast(warning("Forged too", "declined_text"))
    assert [shown(window), *(pass_by(qtbot, window) for _ in range(4))] == [
        "Forged",
        "Forged too",
        "Gap",
        "Notices",
        "",
    ]


def test_what_only_confirms_waits_for_warnings_and_gives_way_to_what_is_newer(qtbot: QtBot, window: TillWindow) -> None:
    window.toast(warning("Gap"))
    window.toast(ToastView("Copied", "", "copy"))
    window.toast(ToastView("Saved", "", "check", "paid_text"))
    assert [shown(window), *(pass_by(qtbot, window) for _ in range(2))] == ["Gap", "Saved", ""]
    window.toast(ToastView("Copied", "", "copy"))
    window.toast(warning("Gap"))
    assert [shown(window), pass_by(qtbot, window)] == ["Gap", ""]


def test_a_warning_that_is_said_again_and_again_waits_once_and_their_number_is_bound(
    qtbot: QtBot, window: TillWindow
) -> None:
    for _ in range(3):
        for number in range(50):
            window.toast(warning(f"Bug {number}"))
    window.toast(warning("Forged", "declined_text"))
    seen = [shown(window)]
    while after := pass_by(qtbot, window):
        seen.append(after)
    assert seen == ["Forged", *(f"Bug {number}" for number in range(8))]


def test_a_lock_loses_no_warning_and_shows_none_to_an_empty_counter(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    window.add_screen(CARD, Page(theme))
    for title in ("Gap", "Notices"):
        window.toast(warning(title))
    window.lock_with(QWidget())
    assert shown(window) == ""
    window.toast(warning("Bug"))
    window.toast(ToastView("Saved", "", "check", "paid_text"))
    assert shown(window) == "Saved"
    window.unlock()
    seen = [shown(window), *(pass_by(qtbot, window) for _ in range(3))]
    assert seen == ["Gap", "Notices", "Bug", ""]


def test_the_time_of_a_warning_does_not_pass_while_there_is_no_place_for_it(window: TillWindow) -> None:
    window.toast(warning("Gap"))
    toast = the(Toast, window)
    page = QWidget(window)
    page.setProperty(NEVER_COVERED, True)  # Qt's call
    page.setGeometry(window.rect())
    page.show()
    window.resize(window.width() - 1, window.height())
    assert not toast.isVisible()
    assert not toast.stay.isActive()
    page.hide()
    window.resize(window.width() - 1, window.height())
    assert shown(window) == "Gap"
    assert toast.stay.isActive()
