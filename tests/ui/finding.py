"""Ways to find on screen what a person would look for."""

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from pos_app.ui.kit.widgets.button import Button

W = TypeVar("W", bound=QWidget)


def the(kind: type[W], inside: QWidget) -> W:
    """The only one of its kind."""
    found = inside.findChildren(kind)
    assert len(found) == 1, f"{len(found)} of {kind.__name__}"
    return found[0]


def button(inside: QWidget, text: str) -> QPushButton:
    """The visible button with these words."""
    found = [each for each in inside.findChildren(QPushButton) if each.text() == text and each.isVisible()]
    assert len(found) == 1, f"{len(found)} buttons say “{text}”"
    return found[0]


def our_button(inside: QWidget, text: str) -> Button:
    """The same, as one of ours."""
    found = button(inside, text)
    assert isinstance(found, Button)
    return found


def words(inside: QWidget) -> list[str]:
    """Every line of text that can be read."""
    return [label.text() for label in inside.findChildren(QLabel) if label.isVisible() and label.text()]


def visible(inside: QWidget) -> Iterator[QWidget]:
    """Every widget that can be seen."""
    return (widget for widget in inside.findChildren(QWidget) if widget.isVisible())
