"""Which widgets are fields: they have a halo instead of the ring, and however they were reached."""

from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

_FIELD: Final = "isField"


def be_field(widget: QWidget) -> None:
    """Make a painted widget one."""
    widget.setProperty(_FIELD, True)


def is_field(widget: QWidget | None) -> bool:
    """Tell whether people type into it."""
    return isinstance(widget, QLineEdit) or (widget is not None and bool(widget.property(_FIELD)))
