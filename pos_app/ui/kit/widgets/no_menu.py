"""Keeps the menus of the toolkit away: they look like no part of the till, and speak English."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea


def without_menus(area: QAbstractScrollArea) -> None:
    """Have neither what scrolls nor its bars open a menu; keys copy and scroll all the same."""
    for part in (area, area.verticalScrollBar(), area.horizontalScrollBar()):
        part.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
