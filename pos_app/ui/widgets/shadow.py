"""The one shadow there is, under dialogs and toasts."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsDropShadowEffect, QWidget

from pos_app.ui.theme import Theme


def cast_shadow(theme: Theme, owner: QWidget) -> QGraphicsDropShadowEffect:
    """Make a shadow for something that lies above everything else."""
    measures = theme.tokens.shadow
    effect = QGraphicsDropShadowEffect(owner)
    effect.setBlurRadius(measures.blur)
    effect.setOffset(0, measures.offset_y)
    effect.setColor(QColor(0, 0, 0, measures.alpha_dark if theme.is_dark else measures.alpha_light))
    return effect
