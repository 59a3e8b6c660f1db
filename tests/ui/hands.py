"""Hands on the counter: real key presses and real clicks."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

Key = Qt.Key


def press(window: QWidget, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press keys, one after the other, wherever the keyboard is."""
    for key in keys:
        QTest.keyClick(keyboard(window), key, modifiers)


def write(window: QWidget, text: str) -> None:
    """Type text where the keyboard is."""
    QTest.keyClicks(keyboard(window), text)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Press and release in the middle of the widget, or at a point of it."""
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(widget, button, none, at or widget.rect().center())


def point_at(widget: QWidget) -> None:
    """Move the pointer over the widget."""
    QTest.mouseMove(widget, widget.rect().center())


def keyboard(window: QWidget) -> QWidget:
    """The widget that keys go to."""
    return QApplication.focusWidget() or window
