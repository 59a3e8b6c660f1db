"""Which widgets are fields: they have a halo instead of the ring, and however they were reached."""

from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

_FIELD: Final = "isField"


def be_field(widget: QWidget, *, is_field: bool = True) -> None:
    """Make a painted widget one, or none."""
    widget.setProperty(_FIELD, is_field)


def is_field(widget: QWidget | None) -> bool:
    """Tell whether people type into it."""
    return isinstance(widget, QLineEdit) or (widget is not None and bool(widget.property(_FIELD)))
