"""The order of the Tab key: a screen as it is read, top to bottom, and then what stands around it."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def walk_as_read(screen: QWidget, *, then: Iterable[QWidget]) -> None:
    """Let the Tab key go where a screen reader goes next.

    Qt goes where widgets were made: a row that came later would lie behind the rail, and behind the buttons below it.
    """
    stops = [
        widget
        for widget in screen.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
    ]
    for before, after in pairwise((screen, *stops, *then)):
        QWidget.setTabOrder(before, after)
