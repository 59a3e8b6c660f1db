"""A window on the counter, with the screens that a test asks for."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Mode, Theme
from tests.pictures import samples


@pytest.fixture
def theme(qapp: TillApp) -> Iterator[Theme]:
    yield qapp.theme
    qapp.theme.choose(Mode.LIGHT)
    qapp.theme.use_text_size(100)
    qapp.theme.use_contrast(high=False)
    qapp.theme.show_keys(shows=True)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> TillWindow:
    """An empty till, 1366 px wide, with the keyboard."""
    window = TillWindow(theme, samples.SANDBOX_SHELL, now=lambda: samples.NOW)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window
