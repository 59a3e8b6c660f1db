"""The smallest PySide6 window there is: what start-up and memory are measured against."""

import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel


class FirstPaint(QObject):
    """Prints the moment of the first paint; then the program ends, unless it was told to stay."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the first paint go by."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self) -> None:
        """Say when, on the clock that all processes share."""
        print(time.monotonic_ns(), flush=True)
        if "--stay" not in sys.argv:
            QApplication.quit()


if __name__ == "__main__":
    app = QApplication(sys.argv)
    label = QLabel("Kaunta")
    label.resize(1366, 768)
    first_paint = FirstPaint()
    label.installEventFilter(first_paint)
    label.show()
    sys.exit(app.exec())
