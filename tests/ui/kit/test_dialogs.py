"""Our dialogs: opened and answered, never a nested loop; they hold the keyboard and give it back."""

import asyncio

import pytest
from pytestqt.qtbot import QtBot

from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.dialogs import Question, QuestionDialog
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.shadow import CAST
from tests.ui.finding import our_button
from tests.ui.hands import Key, click, keyboard, press

QUESTION = Question("Clear it", "What would happen.", "Keep it", "Clear", "x")


@pytest.fixture
def asker(window: TillWindow, theme: Theme) -> Button:
    """A screen with one button, which has the keyboard."""
    screen = Screen(theme)
    button = Button(theme, "Ask", key="F9")
    button.setParent(screen)
    window.add_screen(RailItem("page", "Page", "card", "F1"), screen)
    window.add_screen(RailItem("other", "Other", "card", "F2"), Screen(theme))
    button.show()
    button.setFocus()
    return button


def _ask(window: TillWindow, theme: Theme) -> "asyncio.Future[str | None]":
    return window.dialogs.open(QuestionDialog(theme, QUESTION))


@pytest.mark.parametrize(
    ("key", "answer"),
    [(Key.Key_Escape, None), (Key.Key_F9, QuestionDialog.ACT)],
)
@pytest.mark.usefixtures("asker")
def test_keys_answer_it(window: TillWindow, theme: Theme, key: Key, answer: str | None) -> None:
    chosen = _ask(window, theme)
    press(window, key)
    assert chosen.result() == answer
    assert window.dialogs.top is None
    assert not window.dialogs.isVisible()


@pytest.mark.usefixtures("asker")
def test_a_click_answers_it(window: TillWindow, theme: Theme) -> None:
    chosen = _ask(window, theme)
    click(our_button(window, "Clear"))
    assert chosen.result() == QuestionDialog.ACT


@pytest.mark.usefixtures("asker")
def test_enter_takes_the_safe_choice_where_the_keyboard_begins(window: TillWindow, theme: Theme) -> None:
    chosen = _ask(window, theme)
    assert our_button(window, "Keep it").hasFocus()
    press(window, Key.Key_Return)
    assert chosen.result() is None


def test_it_holds_the_keyboard_and_gives_it_back(window: TillWindow, theme: Theme, asker: Button) -> None:
    pressed: list[bool] = []
    asker.clicked.connect(lambda: pressed.append(True))
    _ask(window, theme)
    dialog = window.dialogs.top
    assert dialog is not None
    for _ in range(5):
        press(window, Key.Key_Tab)
        assert dialog.isAncestorOf(keyboard(window))
    press(window, Key.Key_F2)
    assert asker.isVisible()
    press(window, Key.Key_Escape)
    assert asker.hasFocus()
    assert pressed == []


@pytest.mark.usefixtures("asker")
def test_it_leaves_the_top_bar_free_and_covers_the_rest(window: TillWindow, theme: Theme) -> None:
    _ask(window, theme)
    layer, dialog = window.dialogs, window.dialogs.top
    assert dialog is not None
    assert layer.geometry().getRect() == (0, 64, 1366, 704)
    assert dialog.width() == 560
    assert abs(dialog.geometry().center().x() - layer.width() / 2) <= 1
    assert window.childAt(48, 112) is layer  # presses on the rail end at the scrim
    window.resize(1024, 700)
    assert abs(dialog.geometry().center().x() - 512) <= 1
    dialog.dismiss()


@pytest.mark.usefixtures("asker")
def test_the_screen_goes_on_while_it_is_open(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    ticks: list[int] = []

    async def tick() -> None:
        for number in range(3):
            await asyncio.sleep(0)
            ticks.append(number)

    chosen = _ask(window, theme)
    task = asyncio.get_running_loop().create_task(tick())
    qtbot.waitUntil(task.done)
    assert ticks == [0, 1, 2]
    assert not chosen.done()
    chosen.cancel()


@pytest.mark.usefixtures("asker")
def test_cancelling_the_question_closes_it(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    chosen = _ask(window, theme)
    chosen.cancel()
    qtbot.waitUntil(lambda: window.dialogs.top is None)
    assert not window.dialogs.isVisible()


@pytest.mark.usefixtures("asker")
def test_a_second_question_takes_the_safe_way_out_of_the_first(window: TillWindow, theme: Theme) -> None:
    first, second = _ask(window, theme), _ask(window, theme)
    assert first.result() is None
    assert not second.done()
    assert window.dialogs.isVisible()
    second.cancel()


@pytest.mark.usefixtures("asker")
def test_a_window_that_goes_takes_its_question_along(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    chosen = _ask(window, theme)
    window.deleteLater()
    qtbot.wait(0)
    chosen.cancel()
    qtbot.wait(0)


@pytest.mark.usefixtures("asker")
def test_a_shadow_is_held_until_qt_has_ended_it_and_no_longer(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    before = set(CAST)
    _ask(window, theme)
    assert len(set(CAST) - before) == 1
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: set(CAST) <= before)
