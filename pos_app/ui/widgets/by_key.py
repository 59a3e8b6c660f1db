"""The keyboard goes on by a key of ours, as it does by Tab: what it comes to is ringed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def go_by_key(target: QWidget) -> None:
    """Put the keyboard there; Qt itself notes only of Tab and its like that a key did it."""
    target.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    target.setFocus(Qt.FocusReason.TabFocusReason)
