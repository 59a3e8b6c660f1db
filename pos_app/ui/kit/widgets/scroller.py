"""A part that scrolls where there is too little height for it, and follows the keyboard."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

from pos_app.ui.kit.widgets.no_menu import without_menus

_AIR = 56  # px over and under what the keyboard is on: its label, and what is said of it


class Scroller(QScrollArea):
    """Upright only: what it holds is always as wide as the part itself. What stands beside it gets its height first."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setWidget(inside)
        self.setWidgetResizable(True)
        without_menus(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._settling = QTimer(self, interval=0)  # places are known once the layout has come to rest
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._settle)
        inside.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def to_top(self) -> None:
        """Show it from its beginning."""
        self._settling.stop()
        self.verticalScrollBar().setValue(0)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def heightForWidth(self, width: int) -> int:
        layout = self._inside.layout()
        if layout is None or not layout.hasHeightForWidth():
            return self._inside.sizeHint().height()
        return layout.totalHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reach_down()
        self._settling.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._reach_down()
        return super().eventFilter(watched, event)

    def _reach_down(self) -> None:
        """Let the inside be as high as its words are at this width; Qt asks only how high it is at its widest."""
        whole = self.contentsRect()
        if whole.width() <= 0:
            return  # put away; words one letter wide would leave their height behind
        high = least_height(self._inside, whole.width())
        if high > whole.height():  # then the bar takes some of the width
            high = least_height(self._inside, self.viewport().width())
        if self._inside.minimumHeight() != high:
            self._inside.setMinimumHeight(high)

    def _settle(self) -> None:
        """Lay it out once more, then follow the keyboard.

        A bar that goes while the inside is laid out changes its size in the midst of that: Qt then places the first
        parts for the new size and the others for the old one.
        """
        layout = self._inside.layout()
        if layout is not None:
            layout.invalidate()  # Qt carries it out in the next turn
        self._follow(None, QApplication.focusWidget())

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isVisible() and self._inside.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, min(_AIR, max(0, (self.viewport().height() - now.height()) // 2)))


def least_height(widget: QWidget, width: int) -> int:
    """Return how low a widget may be at this width."""
    layout = widget.layout()
    if layout is None:
        return widget.minimumSizeHint().height()
    if layout.hasHeightForWidth():
        return max(layout.totalMinimumHeightForWidth(width), layout.totalMinimumSize().height())
    return layout.totalMinimumSize().height()
