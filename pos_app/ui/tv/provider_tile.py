"""A provider as a tile: its logo or two letters, its name, and what it calls the number it wants."""

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QImageReader, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Provider
from pos_app.domain.tv_numbers import word_of
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on, rounded_path
from pos_app.ui.kit.widgets.text import draw_line, set_tip, width_of
from pos_app.ui.tv.words import number_name

HEIGHT: Final = 72
_PADDING: Final = 17
_CHIP: Final = (48, 40)
_GAP: Final = 12
_LETTERS: Final = 2
_LARGEST_SIDE: Final = 2048  # px of a picture that is opened at all
_CHOICES: Final = "123456789"


class ProviderTile(QPushButton):
    """A choice among its siblings: arrows move between them, a digit goes to the one of that number."""

    number_pressed = Signal(int)  # counted from 0
    entered = Signal()

    def __init__(self, theme: Theme, provider: Provider) -> None:
        self._name = plain(provider.name)
        super().__init__(self._name)
        self._theme = theme
        self._detail = number_name(word_of(provider))
        self._logo: QImage | None = None
        self._name_font = theme.font(Type.BODY, weight=600)
        self._detail_font = theme.font(Type.CAPTION)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(self._detail)

    @property
    def has_logo(self) -> bool:
        """Tell whether a picture stands there, not letters."""
        return self._logo is not None

    @property
    def logo_size(self) -> QSize:
        """How large a picture is shown, in dots of the screen."""
        ratio = self.devicePixelRatioF()
        return QSize(*(round(self._theme.px(side) * ratio) for side in _CHIP))

    def show_logo(self, picture: QImage | None) -> None:
        """Show this picture; without one the letters stay."""
        self._logo = picture
        self.update()

    def sizeHint(self) -> QSize:
        px = self._theme.px
        words = max(width_of(self._name, self._name_font), width_of(self._detail, self._detail_font))
        tick = px(_GAP) + self._theme.tokens.size.icon
        return QSize(px(_PADDING) * 2 + px(_CHIP[0]) + px(_GAP) + words + tick, px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.rail, self._theme.px(HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        set_tip(self, self._name if width_of(self._name, self._name_font) > self._room() else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        sign = event.text()
        if sign and sign in _CHOICES:
            self.number_pressed.emit(_CHOICES.index(sign))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.click()
                self.entered.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        theme, colors, border = self._theme, self._theme.colors, self._theme.tokens.border
        is_chosen, radius = self.isChecked(), theme.tokens.radius.control
        fill = colors.accent_tint if is_chosen else colors.hover if self.underMouse() else colors.surface
        line, width = (colors.accent, border.focus) if is_chosen else (colors.line, border.control)
        draw_box(painter, theme, self.rect(), fill=fill, line=line, width=width, radius=radius)
        left = theme.px(_PADDING)
        size = QSize(*(theme.px(side) for side in _CHIP))
        chip = QRectF(left, (self.height() - size.height()) / 2, size.width(), size.height())
        self._draw_chip(painter, chip)
        if is_chosen:
            self._draw_tick(painter)
        self._draw_words(painter)

    def _draw_chip(self, painter: QPainter, chip: QRectF) -> None:
        theme, colors, small = self._theme, self._theme.colors, self._theme.tokens.radius.small
        if self._logo is None:
            draw_box(painter, theme, chip, fill=colors.sunken, line=colors.line_control, radius=small)
            letters, font = self._name[:_LETTERS].upper(), theme.font(Type.CAPTION, weight=600)
            painter.setFont(font)
            painter.setPen(theme.ink(colors.text))
            left = chip.center().x() - width_of(letters, font) / 2
            draw_line(painter, letters, QPointF(left, chip.top()), height=chip.height())
            return
        painter.save()
        painter.setClipPath(rounded_path(chip, small))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = self._logo.size().scaled(chip.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(0, 0, shown.width(), shown.height())
        place.moveCenter(chip.center())
        painter.drawImage(place, self._logo)
        painter.restore()

    def _draw_tick(self, painter: QPainter) -> None:
        """In the middle, or where the name needs all the room, on the line under it."""
        theme, size = self._theme, self._theme.tokens.size
        fits = width_of(self._name, self._name_font) <= self._room() - self._tick()
        side = size.icon if fits else size.icon_small
        top = self.height() / 2 if fits else self._top() + theme.style(Type.BODY).line + side / 2
        at = QPointF(self.width() - theme.px(_PADDING) - side / 2, top)
        draw_icon(painter, theme, "check", theme.colors.accent_text, at=at, size=side)

    def _draw_words(self, painter: QPainter) -> None:
        colors, theme, top = self._theme.colors, self._theme, self._top()
        name_line, detail_line = theme.style(Type.BODY).line, theme.style(Type.CAPTION).line
        beside = self._tick() if self.isChecked() else 0
        for text, font, ink, at, height, room in (
            (self._name, self._name_font, colors.text, top, name_line, self._room()),
            (self._detail, self._detail_font, colors.text_muted, top + name_line, detail_line, self._room() - beside),
        ):
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.setFont(font)
            painter.setPen(theme.ink(ink if self.isEnabled() else colors.text_disabled))
            draw_line(painter, shown, QPointF(self._words_left(), at), height=height)

    def _top(self) -> float:
        lines = self._theme.style(Type.BODY).line + self._theme.style(Type.CAPTION).line
        return (self.height() - lines) / 2

    def _tick(self) -> int:
        return self._theme.tokens.size.icon_small + self._theme.px(_GAP) // 2

    def _words_left(self) -> int:
        px = self._theme.px
        return px(_PADDING) + px(_CHIP[0]) + px(_GAP)

    def _room(self) -> int:
        return self.width() - self._words_left() - self._theme.px(_PADDING) + self._theme.tokens.space.half


def open_logo(raw: bytes, size: QSize) -> QImage | None:
    """Open a picture from outside, no larger than it is shown; it may take a while, so that is done in a thread."""
    buffer = QBuffer()
    buffer.setData(QByteArray(raw))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    whole = reader.size()
    if not whole.isValid() or max(whole.width(), whole.height()) > _LARGEST_SIDE:
        return None
    reader.setScaledSize(whole.scaled(size, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image
