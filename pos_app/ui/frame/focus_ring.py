"""The ring around the control that the keyboard is on: 2 px, with a gap, never on what was clicked."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.focus_halo import is_field
from pos_app.ui.kit.widgets.paint import draw_box, painter_on

_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})
_HALO = 3


@runtime_checkable
class HasRing(Protocol):
    """A widget whose visible shape is smaller than itself."""

    def ring_rect(self) -> QRect:
        """Return the shape that the ring goes around, in the widget's own coordinates."""
        ...


class FocusRing(QWidget):
    """Lies over the window, lets every press through and follows the focus."""

    def __init__(self, theme: Theme, window: QWidget, app: QApplication) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._target: QWidget | None = None
        self._followed: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        app.focusChanged.connect(self._follow)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        border, radius = self._theme.tokens.border, self._theme.tokens.radius.control
        if is_field(self._target):
            color = self._theme.colors.accent_tint
            draw_box(painter, self._theme, self.rect(), line=color, width=_HALO, radius=radius + _HALO)
        else:
            color, corner = self._theme.colors.focus, radius + border.focus_gap + border.focus
            draw_box(painter, self._theme, self.rect(), line=color, width=border.focus, radius=corner)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        for widget in self._followed:
            if isValid(widget):  # a dialog that closed has taken its controls along
                widget.removeEventFilter(self)
        self._followed.clear()
        self._target = None
        # At the end of the window the focus goes nowhere, and the window must not be asked any more.
        if now is not None and now.window() is self._window and self._is_ringed(now):
            self._target = now
            widget: QWidget | None = now
            while widget is not None and widget is not self._window:
                widget.installEventFilter(self)
                self._followed.append(widget)
                widget = widget.parentWidget()
        self._place()

    def _is_ringed(self, widget: QWidget) -> bool:
        by_keyboard = self._window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        return by_keyboard or is_field(widget)

    def _place(self) -> None:
        target = self._target
        if target is None or not target.isVisible():
            self.hide()
            return
        border = self._theme.tokens.border
        shape = target.ring_rect() if isinstance(target, HasRing) else target.rect()
        out = border.focus + border.focus_gap
        if is_field(target):
            out = _HALO
        elif target.inherits("QAbstractItemView"):
            out = -border.focus_gap  # a list fills its panel: the ring goes inside
        corner = target.mapTo(self._window, QPoint(shape.left(), shape.top()))
        self.setGeometry(QRect(corner, shape.size()).adjusted(-out, -out, out, out))
        seen = self._seen_of(target).translated(-self.pos())
        self.setMask(QRegion(seen))
        self.setHidden(seen.isEmpty())
        self.raise_()
        self.update()

    def _seen_of(self, target: QWidget) -> QRect:
        """Return the part of the window that shows it: what is scrolled out of sight has no ring."""
        seen, widget = self.geometry(), target.parentWidget()
        while widget is not None and widget is not self._window:
            area = widget.parentWidget()
            if isinstance(area, QAbstractScrollArea) and area.viewport() is widget:
                seen = seen.intersected(QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size()))
            widget = area
        return seen
