"""Takes no press for a moment after things have moved under the hand."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from pos_app.ui.kit.theme import Theme

_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin})


class PressGuard(QObject):
    """Watches everything that stands on a screen, and only as long as that is needed."""

    def __init__(self, screen: QWidget, theme: Theme) -> None:
        super().__init__(screen)
        self._screen = screen
        self._watched: list[QWidget] = []
        self._moment = QTimer(self, interval=theme.tokens.motion.guard)
        self._moment.setSingleShot(True)
        self._moment.setTimerType(Qt.TimerType.PreciseTimer)
        self._moment.timeout.connect(self._let_go)

    @property
    def holds(self) -> bool:
        """Tell whether presses are taken away now."""
        return self._moment.isActive()

    def hold(self) -> None:
        """Take every press away for a moment."""
        self._let_go()
        self._watched = self._screen.findChildren(QWidget)
        for widget in self._watched:
            widget.installEventFilter(self)
        self._moment.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        return event.type() in _PRESSES and self._moment.isActive()

    def _let_go(self) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
