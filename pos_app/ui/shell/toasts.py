"""Where toasts lie: bottom right of the window, one at a time."""

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from pos_app.ui.speech import announce
from pos_app.ui.theme import Theme
from pos_app.ui.widgets.button import Button
from pos_app.ui.widgets.toast import Toast, ToastView


class Toasts(QObject):
    """Shows a toast and takes it away; a newer one takes the place of the one before."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._shown: Toast | None = None

    @property
    def shown(self) -> Toast | None:
        """The toast on screen, if there is one."""
        return self._shown

    def show(self, view: ToastView) -> None:
        """Show it, and have it read out once."""
        self._take_away()
        toast = Toast(self._theme, view, parent=self._window)
        toast.gone.connect(self._take_away)
        self._shown = toast
        self.place()
        toast.show()
        announce(toast, f"{view.title}. {view.detail}")

    def place(self) -> None:
        """Keep the corner when the window changes its size."""
        if self._shown is not None:
            gap = self._theme.tokens.space.x3
            toast = self._shown
            toast.fit(self._window.width())
            place = QRect(QPoint(0, 0), toast.size())
            place.moveBottomRight(QPoint(self._window.width() - gap - 1, self._window.height() - gap - 1))
            for button in self._filled():
                if place.intersects(button):
                    place.moveBottom(button.top() - self._theme.tokens.space.x1 - 1)
            toast.move(place.topLeft())
            toast.raise_()

    def _filled(self) -> list[QRect]:
        """Return where the expected next act stands: it is never covered."""
        buttons = [each for each in self._window.findChildren(Button) if each.isVisible() and each.is_filled]
        return [QRect(button.mapTo(self._window, QPoint(0, 0)), button.size()) for button in buttons]

    def _take_away(self) -> None:
        toast, self._shown = self._shown, None
        if toast is not None:
            toast.hide()
            toast.deleteLater()
