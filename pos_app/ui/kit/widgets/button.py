"""The push button: primary, secondary, quiet or danger, with icon and key hint, and busy while its work runs."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Colors, Type
from pos_app.ui.kit.widgets.paint import (
    draw_box,
    draw_icon,
    draw_key_hint,
    draw_spinner,
    key_hint_width,
    painter_on,
)
from pos_app.ui.kit.widgets.text import draw_line, width_of

_WEIGHT = 600
_FILLED_KEY = "F9"
_SPINNER_TICK = 40
_TIGHTEST = 9  # px left and right of the words when there is little room


class ButtonKind(StrEnum):
    """How much a button asks for attention; at most one primary on a screen."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    QUIET = "quiet"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class _Coat:
    """The colours of a button in one state."""

    fill: str
    line: str
    text: str
    icon: str
    hint: str
    hint_line: str


class Button(QPushButton):
    """A button; a key named in `key` is shown on it and presses it (the window sees to that)."""

    def __init__(
        self,
        theme: Theme,
        text: str,
        kind: ButtonKind = ButtonKind.SECONDARY,
        *,
        icon: str = "",
        key: str = "",
        large: bool = False,
        from_left: bool = False,
    ) -> None:
        super().__init__(text)
        self._theme = theme
        self._kind = kind
        self._icon = icon
        self._from_left = from_left
        self.key = key
        size, space = theme.tokens.size, theme.tokens.space
        self._height = size.button_large if large else size.button
        self._padding = (space.x3 if large else space.x2) + theme.tokens.border.control
        self._gap = space.x1
        self._turn = 0.0
        self._spinner = QTimer(self, interval=_SPINNER_TICK)
        self._spinner.timeout.connect(self._turn_on)
        self._is_busy = False
        self.setFont(theme.font(Type.BODY, weight=_WEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if key:
            self.setAccessibleDescription(key)

    def answers_to(self, key: str) -> bool:
        """Tell whether this key presses it: its own, and F9 the filled button."""
        return key == self.key or (key == _FILLED_KEY and self._kind is ButtonKind.PRIMARY)

    @property
    def is_filled(self) -> bool:
        """Tell whether it is the expected next act."""
        return self._kind is ButtonKind.PRIMARY

    @property
    def is_busy(self) -> bool:
        """Tell whether its work is running; presses do nothing meanwhile."""
        return self._is_busy

    def set_busy(self, *, busy: bool) -> None:
        """Show the spinner in the icon's place and take no presses, or be a button again."""
        if busy is self._is_busy:
            return
        self._is_busy = busy
        self._turn = 0.0
        if busy and self._theme.may_move:
            self._spinner.start()
        else:
            self._spinner.stop()
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        """Show another icon, or with an empty name none."""
        self._icon = icon
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._content_width() + 2 * self._padding, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._content_width() + 2 * self._theme.px(_TIGHTEST), self._height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.press()
        elif not self._is_busy or event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._is_busy:
            super().mousePressEvent(event)

    def press(self) -> None:
        """Press it by key: nothing happens while it is busy or disabled."""
        if not self._is_busy:
            self.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        coat = self._coat(self._theme.colors)
        draw_box(painter, self._theme, self.rect(), fill=coat.fill, line=coat.line, radius=self._radius())
        left = (self.width() - self._content_width()) // 2
        if self._from_left:
            left = min(left, self._padding)
        self._draw_content(painter, coat, left)

    def _draw_content(self, painter: QPainter, coat: _Coat, left: int) -> None:
        middle = self.height() / 2
        size = self._theme.tokens.size.icon
        if self._is_busy:
            at = QPointF(left + size / 2, middle)
            draw_spinner(painter, self._theme, coat.icon, at=at, size=size, turn=self._turn)
        elif self._icon:
            draw_icon(painter, self._theme, self._icon, coat.icon, at=QPointF(left + size / 2, middle), size=size)
        if self._has_icon_space():
            left += size + self._gap
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(coat.text))
        line = self._theme.style(Type.BODY).line
        draw_line(painter, self.text(), QPointF(left, (self.height() - line) / 2), height=line)
        if self._shows_key():
            left += width_of(self.text(), self.font()) + self._gap
            draw_key_hint(painter, self._theme, self.key, at=QPointF(left, middle), text=coat.hint, line=coat.hint_line)

    def _has_icon_space(self) -> bool:
        return bool(self._icon) or self._is_busy

    def _shows_key(self) -> bool:
        return bool(self.key) and self._theme.shows_keys

    def _radius(self) -> int:
        return self._theme.tokens.radius.control

    def _content_width(self) -> int:
        width = width_of(self.text(), self.font())
        if self._has_icon_space():
            width += self._theme.tokens.size.icon + self._gap
        if self._shows_key():
            width += self._gap + key_hint_width(self._theme, self.key)
        return width

    def _coat(self, colors: Colors) -> _Coat:
        if not self.isEnabled():
            off = colors.text_disabled
            return _Coat(colors.disabled, "", off, off, off, off)
        down, over = self.isDown() and not self._is_busy, self.underMouse() and not self._is_busy
        if self._kind is ButtonKind.PRIMARY:
            fill = colors.accent_pressed if down else colors.accent_hover if over else colors.accent
            on = colors.on_accent
            return _Coat(fill, "", on, on, on, on)
        fill = colors.pressed if down else colors.hover if over else colors.surface
        match self._kind:
            case ButtonKind.DANGER:
                text = colors.declined_text
                return _Coat(fill, colors.declined, text, text, text, colors.declined)
            case ButtonKind.QUIET:
                fill = fill if down or over else ""
                return _Coat(fill, "", colors.text, colors.text_muted, colors.text_muted, colors.line_control)
            case _:
                line = colors.line_control
                return _Coat(fill, line, colors.text, colors.text_muted, colors.text_muted, line)

    def _turn_on(self) -> None:
        self._turn += _SPINNER_TICK / self._theme.tokens.motion.spinner_turn
        self.update()
