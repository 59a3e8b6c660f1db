"""What the views of web pages have in common: one that no screen shows, and what they do to the window around them."""

import contextlib
from collections.abc import Generator

from PySide6.QtCore import QSize, Qt
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QWidget

_SIZE = QSize(390, 400)  # the smaller of the sizes that banks know


def unseen_view() -> QWebEngineView:
    """Make a view that is on no screen and yet shown: Chromium slows the timers of hidden pages to one a second."""
    view = QWebEngineView()
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.resize(_SIZE)
    return view


def drop(view: QWebEngineView) -> None:
    """Let go of the page, and then of the view."""
    view.setPage(None)  # pyright: ignore[reportArgumentType]  # Qt takes it, its stubs forgot
    view.deleteLater()


@contextlib.contextmanager
def staying_active(window: QWidget) -> Generator[None]:
    """Keep the keyboard through a change of the native window: Qt makes a new one when the first page comes into it."""
    was_active = window.isActiveWindow()
    yield
    if was_active:
        window.activateWindow()
