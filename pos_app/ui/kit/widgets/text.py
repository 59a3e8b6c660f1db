"""Text on screen: always plain, set on the line heights of the tokens, shortened or wrapped but never clipped."""

import math
from html import escape

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type

_WIDEST = 16_777_215  # Qt's own largest widget
_SHORTEST_ELIDED = 48
_WIDTHS_KEPT = 8
_TIP = "tip"


class Text(QLabel):
    """One line of text, or with `wraps` a paragraph; `ink` names a colour token."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        kind: Type = Type.BODY,
        weight: int | None = None,
        ink: str = "text",
        wraps: bool = False,
        elides: bool = False,
        line: int | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._kind = kind
        self._ink = ink
        self._wraps = wraps
        self.elides = elides
        self._line = line or theme.style(kind).line
        self._broken: dict[tuple[str, str, int], list[str]] = {}
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(theme.font(kind, weight=weight))
        self.setWordWrap(wraps)
        height = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Preferred, height)
        self.setText(text)

    def set_ink(self, ink: str) -> None:
        """Change the colour token."""
        self._ink = ink
        self.update()

    def use_kind(self, kind: Type) -> None:
        """Set it in another size, and in the line that belongs to it."""
        if kind is not self._kind:
            self._kind, self._line = kind, self._theme.style(kind).line
            self.setFont(self._theme.font(kind))
            self.updateGeometry()

    def use_mono(self) -> None:
        """Set it in the fixed-width face: references and card numbers."""
        self.setFont(self._theme.mono(self._kind))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = math.ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text()))
        return QSize(width, self._line)

    def minimumSizeHint(self) -> QSize:
        if self._wraps:
            return QSize(self._theme.px(_SHORTEST_ELIDED), self._line)
        hint = self.sizeHint()
        return QSize(min(hint.width(), self._theme.px(_SHORTEST_ELIDED)), self._line) if self.elides else hint

    def heightForWidth(self, width: int) -> int:
        if not self._wraps:
            return self._line
        return self._line * max(1, len(self._lines_within(width)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        ink = self._ink if self.isEnabled() else "text_disabled"
        painter.setPen(self._theme.ink(self._theme.colors.named(ink)))
        lines, height = self.shown_lines(), self._line
        top = (self.height() - height * len(lines)) / 2 - _hanging_out(lines[-1], self.font(), height)
        for number, line in enumerate(lines):
            draw_line(painter, line, QPointF(self._start(line), top + number * height), height=height)

    def shown_lines(self) -> list[str]:
        """Return what can be read of it, line by line."""
        if self._wraps:
            return self._lines_within(self.width())
        return [self._elided(self.text()) if self.elides else self.text()]

    def _elided(self, text: str) -> str:
        return QFontMetricsF(self.font()).elidedText(text, Qt.TextElideMode.ElideRight, self.width())

    def _lines_within(self, width: int) -> list[str]:
        """Break the text, once for each width: a layout asks hundreds of times for the same few."""
        asked = (self.text(), self.font().key(), width)
        if asked not in self._broken:
            if len(self._broken) == _WIDTHS_KEPT:
                self._broken.clear()
            self._broken[asked] = wrapped_lines(self.text(), self.font(), width)
        return self._broken[asked]

    def _start(self, line: str) -> float:
        alignment = self.alignment()
        if alignment & (Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignRight):
            spare = self.width() - QFontMetricsF(self.font()).horizontalAdvance(line)
            return spare / 2 if alignment & Qt.AlignmentFlag.AlignHCenter else spare
        return 0


def draw_line(painter: QPainter, text: str, at: QPointF, *, height: float) -> None:
    """Draw one line in the middle of a line box that begins at this point."""
    metrics = QFontMetricsF(painter.font())
    baseline = at.y() + (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
    painter.drawText(QPointF(at.x(), round(baseline)), text)


def _hanging_out(text: str, font: QFont, height: int) -> int:
    """Return by how much letters as deep as g hang out of a line that is lower than its font: there they are cut."""
    metrics = QFontMetricsF(font)
    spare = height - metrics.ascent() - metrics.descent()
    if spare >= 0:
        return 0
    baseline = round(spare / 2 + metrics.ascent())
    return max(0, math.ceil(baseline + metrics.tightBoundingRect(text).bottom() - height))


def width_of(text: str, font: QFont) -> int:
    """Return the width a line takes, in whole px."""
    return math.ceil(QFontMetricsF(font).horizontalAdvance(text))


def set_tip(widget: QWidget, text: str) -> None:
    """Give a tooltip that stays plain text whatever it holds: Qt guesses rich text from angle brackets.

    What has no description of its own is described by its tooltip, and would be read out with the brackets.
    """
    if widget.accessibleDescription() == (widget.property(_TIP) or ""):
        widget.setAccessibleDescription(text)
    widget.setProperty(_TIP, text)
    widget.setToolTip(f"<span>{escape(text)}</span>" if text else "")


def wrapped_lines(text: str, font: QFont, width: float) -> list[str]:
    """Break text into the lines that fit this width."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(min(width, _WIDEST))
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return lines
