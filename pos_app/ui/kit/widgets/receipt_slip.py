"""A slip of paper on the screen: centred lines, rows with two ends, and dashes between the parts."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from pos_app.domain.slip import SlipKind, SlipLine
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of, wrapped_lines

_SIDE: Final = 21
_TOP: Final = 18
_LINE: Final = 20
_LARGE_LINE: Final = 26
_DASH: Final = 18
_GAP: Final = 8


_BOLD: Final = frozenset({SlipKind.TITLE, SlipKind.VERDICT, SlipKind.TOTAL})
_STRUCK_TWICE: Final = (-0.3, 0.3)  # px: as a printer makes bold, for the fixed-width font has one weight


class ReceiptSlip(QFrame):
    """The paper, as it would come out of a printer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: tuple[SlipLine, ...] = ()
        give_role(self, QAccessible.Role.StaticText)
        self.setAccessibleName(self.tr("Receipt"))
        self.setFixedWidth(theme.tokens.size.receipt)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_slip(self, lines: Sequence[SlipLine]) -> None:
        """Print this."""
        self._lines = self._broken(lines)
        self.setAccessibleDescription(self.text())
        self.setFixedHeight(sum(map(self._height_of, self._lines)) + 2 * self._theme.px(_TOP))
        self.update()

    def text(self) -> str:
        """Return what stands on it, line by line."""
        lines = (line for line in self._lines if line.kind is not SlipKind.DASHES)
        return "\n".join(f"{line.left} {line.right}".strip() for line in lines)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.receipt, sum(map(self._height_of, self._lines)) + 2 * self._theme.px(_TOP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        painter.setPen(QPen(self._theme.ink(colors.line), 1))
        painter.setBrush(self._theme.ink(colors.surface))
        small = self._theme.tokens.radius.small
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), small, small)
        top = self._theme.px(_TOP)
        for line in self._lines:
            self._draw(painter, line, top)
            top += self._height_of(line)

    def _draw(self, painter: QPainter, line: SlipLine, top: int) -> None:
        colors, font, height = self._theme.colors, self._font_of(line.kind), self._height_of(line)
        right = self.width() - self._theme.px(_SIDE)
        if line.kind is SlipKind.DASHES:
            painter.setPen(QPen(self._theme.ink(colors.line_control), 1, Qt.PenStyle.DashLine))
            middle = top + height / 2 + 0.5
            painter.drawLine(QPointF(self._theme.px(_SIDE), middle), QPointF(right, middle))
            return
        painter.setFont(font)
        painter.setPen(self._theme.ink(colors.text))
        left = float(self._theme.px(_SIDE))
        if line.kind not in {SlipKind.ROW, SlipKind.TOTAL}:
            left = (self.width() - width_of(line.left, font)) / 2
        for shift in _STRUCK_TWICE if line.kind in _BOLD else (0.0,):
            draw_line(painter, line.left, QPointF(left + shift, top), height=height)
            if line.right:
                at = QPointF(right - width_of(line.right, font) + shift, top)
                draw_line(painter, line.right, at, height=height)

    def _broken(self, lines: Sequence[SlipLine]) -> tuple[SlipLine, ...]:
        """Break what is wider than the paper; a value that does not fit beside its label goes under it."""
        room, broken = self.width() - 2 * self._theme.px(_SIDE), list[SlipLine]()
        for line in lines:
            font = self._font_of(line.kind)
            if not line.right:
                broken += [SlipLine(line.kind, part) for part in wrapped_lines(line.left, font, room)]
            elif width_of(line.left, font) + self._theme.px(_GAP) + width_of(line.right, font) <= room:
                broken.append(line)
            else:
                broken.append(SlipLine(line.kind, line.left))
                broken += [SlipLine(line.kind, "", part) for part in wrapped_lines(line.right, font, room)]
        return tuple(broken)

    def _font_of(self, kind: SlipKind) -> QFont:
        match kind:
            case SlipKind.VERDICT:
                return self._theme.mono(Type.TITLE)
            case SlipKind.TITLE | SlipKind.TOTAL:
                return self._theme.mono(Type.BODY)
            case SlipKind.CENTRED | SlipKind.ROW | SlipKind.DASHES:
                return self._theme.mono(Type.CAPTION)

    def _height_of(self, line: SlipLine) -> int:
        match line.kind:
            case SlipKind.DASHES:
                return self._theme.px(_DASH)
            case SlipKind.TITLE | SlipKind.VERDICT | SlipKind.TOTAL:
                return self._theme.px(_LARGE_LINE)
            case SlipKind.CENTRED | SlipKind.ROW:
                return self._theme.px(_LINE)
