"""The reference of a payment, whole, and a press copies it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, set_tip, width_of

_GAP = 8


@dataclass(frozen=True, slots=True)
class _Setting:
    """One way to set the row."""

    label: str
    font: QFont


class ReferenceRow(QPushButton):
    """All of the row can be hit, and some px under it; the words stand in its first line."""

    def __init__(self, theme: Theme, *, line: int) -> None:
        super().__init__()
        self._theme = theme
        self._line = line
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(theme.tokens.size.button)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_reference(self, reference: str) -> None:
        """Show this one."""
        self.setText(reference)
        self.setAccessibleName(self.tr("Reference {reference}, copy").format(reference=reference))
        set_tip(self, self.tr("Copy {reference}").format(reference=reference))

    @property
    def is_whole(self) -> bool:
        """Tell whether all of it can be read, without the tooltip."""
        return width_of(self.text(), self._setting().font) <= self._room()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.ticket // 2, self._theme.tokens.size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, size = self._theme.colors, self._theme.tokens.size.icon_small
        if self.underMouse() or self.isDown():
            fill = colors.pressed if self.isDown() else colors.hover
            painter.fillRect(0, 0, self.width(), self._line, self._theme.ink(fill))
        setting = self._setting()
        painter.setFont(self._theme.font(Type.BODY))
        painter.setPen(self._theme.ink(colors.text_muted))
        draw_line(painter, setting.label, QPointF(0, 0), height=self._line)
        room = self._room()
        shown = QFontMetricsF(setting.font).elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room)
        left = room - width_of(shown, setting.font) if setting.label else 0
        painter.setFont(setting.font)
        painter.setPen(self._theme.ink(colors.text))
        draw_line(painter, shown, QPointF(left, 0), height=self._line)
        at = QPointF(self.width() - size / 2, self._line / 2)
        draw_icon(painter, self._theme, "copy", colors.text_muted, at=at, size=size)

    def _setting(self) -> _Setting:
        """Choose the largest that shows the reference whole: it must never be hidden."""
        large, small = self._theme.mono(Type.BODY), self._theme.mono(Type.CAPTION)
        room = self._room()
        for label, font in ((self.tr("Reference"), large), (self.tr("Ref"), small)):
            if (
                width_of(label, self._theme.font(Type.BODY)) + self._theme.px(_GAP) + width_of(self.text(), font)
                <= room
            ):
                return _Setting(label, font)
        return _Setting("", small)

    def _room(self) -> int:
        return self.width() - self._theme.tokens.size.icon_small - self._theme.px(_GAP)
