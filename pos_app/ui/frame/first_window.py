"""The front of the till: its window, shown before anything stands behind it and before there is a loop."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from pos_app.domain.connection import Feed, FeedView, Reach, ReachView
from pos_app.domain.environment import Environment
from pos_app.system.settings import Settings
from pos_app.ui.frame.views import ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.first_paint import FirstPaint
from pos_app.ui.kit.theme import Theme


class FirstWindow:
    """The window, what surrounds its screens so far, and its first paint."""

    def __init__(
        self, theme: Theme, settings: Settings, environment: Environment, *, now: Callable[[], datetime]
    ) -> None:
        self.theme = theme
        theme.use_text_size(settings.text_size)
        theme.use_contrast(high=settings.high_contrast)
        theme.show_keys(shows=settings.key_hints)
        self.shell = ShellView(
            shop=settings.shop_name,
            till=settings.till_name,
            environment=environment,
            reach=ReachView(Reach.CHECKING, None),
            feed=FeedView(Feed.OFF, "", None, 0, 0),
        )
        self.window = TillWindow(theme, self.shell, now=lambda: now().astimezone())
        self.first_paint = FirstPaint(self.window)
        self._fills_screen = settings.full_screen

    def open(self) -> None:
        """Show the window; most window systems let it be painted before this returns."""
        if self._fills_screen:
            self.window.showFullScreen()
        else:
            least, screen = self.window.minimumSize(), self.window.screen().availableSize()
            self.window.resize(first_size(self.window.size(), least=least, screen=screen))
            self.window.show()
        QApplication.processEvents()


def first_size(wished: QSize, *, least: QSize, screen: QSize) -> QSize:
    """Return how large the window opens: whole on its screen, which not every window system sees to by itself."""
    # A screen too small for any of it cuts it off either way: then as it was drawn.
    return wished.boundedTo(screen) if screen.expandedTo(least) == screen else wished
