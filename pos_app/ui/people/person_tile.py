"""Somebody to choose: initials in a disc, the name, what they are, and a tick when chosen."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from pos_app.domain.people import PersonView
from pos_app.ui.frame.views import Person
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.people.words import detail_of, role_word

_HEIGHT: Final = 80
_AVATAR: Final = 48
_LOW_AVATAR: Final = 32
_WEIGHT: Final = 600


class PersonTile(QPushButton):
    """One of several people; exactly one is chosen. Arrows move between them."""

    def __init__(self, theme: Theme, view: PersonView, *, has_sale: bool = False, is_low: bool = False) -> None:
        super().__init__(view.member.name)
        self._theme = theme
        self.view = view
        self._detail = detail_of(view, has_sale=has_sale)
        self._initials = Person(view.member.name, "").initials
        self._avatar = theme.px(_LOW_AVATAR if is_low else _AVATAR)
        self._height = theme.tokens.size.tile_low if is_low else theme.px(_HEIGHT)
        self._name_font = theme.font(Type.BODY if is_low else Type.INPUT, weight=_WEIGHT)
        self._name_line = theme.style(Type.BODY if is_low else Type.INPUT).line
        self._detail_font = theme.font(Type.CAPTION if is_low else Type.LABEL)
        self.elides = True  # names can be of any length
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{view.member.name}, {role_word(view.member.role)}")
        self.setAccessibleDescription(self._detail)

    def sizeHint(self) -> QSize:
        words = max(width_of(self.text(), self._name_font), width_of(self._detail, self._detail_font))
        return QSize(self._words_left() + words + self._words_right(), self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.rail, self._height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit() or event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace}:
            event.ignore()  # meant for the PIN, wherever the keyboard is
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, border, chosen = self._theme.colors, self._theme.tokens.border, self.isChecked()
        fill = colors.accent_tint if chosen else colors.hover if self.underMouse() else colors.surface
        line, width = (colors.accent, border.focus) if chosen else (colors.line, border.control)
        draw_box(
            painter,
            self._theme,
            self.rect(),
            fill=fill,
            line=line,
            width=width,
            radius=self._theme.tokens.radius.control,
        )
        self._draw_avatar(painter)
        self._draw_words(painter)
        if chosen:
            size = self._theme.tokens.size.icon
            middle = QPointF(self.width() - self._theme.tokens.space.x2 - size / 2, self.height() / 2)
            draw_icon(painter, self._theme, "check", colors.accent, at=middle, size=size)

    def _draw_avatar(self, painter: QPainter) -> None:
        colors, size = self._theme.colors, self._avatar
        top = (self.height() - size) / 2
        disc = QRectF(self._theme.tokens.space.x2, top, size, size)
        draw_box(painter, self._theme, disc, fill=colors.hover, radius=size // 2)
        font = self._theme.font(Type.BODY if size > self._theme.px(_LOW_AVATAR) else Type.CAPTION, weight=_WEIGHT)
        painter.setFont(font)
        painter.setPen(self._theme.ink(colors.accent_text))
        left = disc.left() + (size - width_of(self._initials, font)) / 2
        draw_line(painter, self._initials, QPointF(left, top), height=size)

    def _draw_words(self, painter: QPainter) -> None:
        colors = self._theme.colors
        room = self.width() - self._words_left() - self._words_right()
        lines = self._name_line, self._theme.style(Type.LABEL).line
        top = (self.height() - sum(lines)) / 2
        for text, font, ink, at, height in (
            (self.text(), self._name_font, colors.text, top, lines[0]),
            (self._detail, self._detail_font, colors.text_muted, top + lines[0], lines[1]),
        ):
            painter.setFont(font)
            painter.setPen(self._theme.ink(ink))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            draw_line(painter, shown, QPointF(self._words_left(), at), height=height)

    def _words_left(self) -> int:
        return self._theme.tokens.space.x2 + self._avatar + self._theme.tokens.space.x1 + self._theme.tokens.space.half

    def _words_right(self) -> int:
        return 2 * self._theme.tokens.space.x2 + self._theme.tokens.size.icon
