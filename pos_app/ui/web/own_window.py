"""A window of its own for the bank's page, for tills with a screen on the customer's side."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget


class OwnWindow(QWidget):
    """Holds the page; whoever closes the window has left the approval."""

    closed = Signal()

    def __init__(self, content: QWidget, *, title: str) -> None:
        super().__init__()
        self.setWindowTitle(title)  # never the page's own title: it can say anything
        column = QVBoxLayout(self)
        column.addWidget(content, 0, Qt.AlignmentFlag.AlignCenter)
        content.show()

    def put_on(self, screen: QScreen | None) -> None:
        """Fill this screen, or without one stand as an ordinary window."""
        if screen is None:
            self.show()
        else:
            self.setGeometry(screen.geometry())
            self.showFullScreen()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
