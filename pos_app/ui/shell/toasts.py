"""Where toasts lie: bottom right of the window, one at a time."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pos_app.ui.speech import announce
from pos_app.ui.theme import Theme
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
            toast.move(self._window.width() - toast.width() - gap, self._window.height() - toast.height() - gap)
            toast.raise_()

    def _take_away(self) -> None:
        toast, self._shown = self._shown, None
        if toast is not None:
            toast.hide()
            toast.deleteLater()
