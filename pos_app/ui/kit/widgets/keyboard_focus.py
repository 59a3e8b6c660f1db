"""The keyboard goes on by a key of ours, as it does by Tab: what it comes to is ringed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def go_by_key(target: QWidget) -> None:
    """Put the keyboard there; outside a Tab key Qt takes only this reason for a key, whatever reason it is given."""
    target.setFocus(Qt.FocusReason.ShortcutFocusReason)
