"""The one shadow there is, under dialogs and toasts."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsDropShadowEffect, QWidget

from pos_app.ui.kit.theme import Theme

# What Python holds of a shadow may not go before what Qt holds of it. It did when a whole window was collected that
# waited for its deletion: Qt then ended the shadow through what was gone (a segmentation fault within the loop).
CAST: Final[dict[int, QGraphicsDropShadowEffect]] = {}


def cast_shadow(theme: Theme, owner: QWidget) -> QGraphicsDropShadowEffect:
    """Make a shadow for something that lies above everything else."""
    measures = theme.tokens.shadow
    effect = QGraphicsDropShadowEffect(owner)
    effect.setBlurRadius(measures.blur)
    effect.setOffset(0, measures.offset_y)
    effect.setColor(QColor(0, 0, 0, measures.alpha_dark if theme.is_dark else measures.alpha_light))
    CAST[id(effect)] = effect
    effect.destroyed.connect(partial(_let_go, id(effect)))
    return effect


def _let_go(which: int, _: QObject | None = None) -> None:
    CAST.pop(which, None)
