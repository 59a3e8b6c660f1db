"""The head of a notice: what it is about, who, how much, and how far it can be believed."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.webhook_view import NoticeRow, NoticeStanding, NoticeView
from pos_app.ui.activity.notice_rows import badge_shade
from pos_app.ui.activity.words import figure_of, heading, look_of, mark_of, sentence_of, spoken, standing_word, who_of
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import Text, draw_line, set_tip, width_of

_BADGE = 28
_BADGE_SIDE = 10
_BADGE_GAP = 6
_KINDS: Final = (Type.FIGURE, Type.DISPLAY_LEAST, Type.HEADLINE, Type.TITLE, Type.LABEL)


class StandingBadge(QLabel):
    """Icon and word, always both; what is only reported has no colour."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self._standing = NoticeStanding.REPORTED
        self.setFont(theme.font(Type.LABEL, weight=600))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_standing(self, row: NoticeRow) -> None:
        """Say how this notice stands."""
        self._standing = look_of(row)
        self.setText(standing_word(row))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px, icon = self._theme.px, self._theme.tokens.size.icon_small
        width = 2 * px(_BADGE_SIDE) + icon + px(_BADGE_GAP) + width_of(self.text(), self.font())
        return QSize(width, px(_BADGE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, px = painter_on(self), self._theme.px
        shade, icon = badge_shade(self._theme, self._standing), self._theme.tokens.size.icon_small
        draw_box(painter, self._theme, self.rect(), fill=shade.tint, line=shade.line, radius=px(_BADGE) // 2)
        at = QPointF(px(_BADGE_SIDE) + icon / 2, px(_BADGE) / 2)
        draw_icon(painter, self._theme, mark_of(self._standing), shade.text, at=at, size=icon)
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(shade.text))
        draw_line(painter, self.text(), QPointF(px(_BADGE_SIDE) + icon + px(_BADGE_GAP), 0), height=px(_BADGE))


class DetailHead(QWidget):
    """Three lines; the name is shortened before the amount gets smaller."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._kind = Text(theme, kind=Type.LABEL, ink="text_muted", elides=True)
        self._badge = StandingBadge(theme)
        self._who = Text(theme, kind=Type.HEADLINE, elides=True)
        self.figure = NoticeFigure(theme)
        self._mark = Glyph(theme, "verified", ink="paid", size=theme.tokens.size.icon)
        self._sentence = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        upper = QHBoxLayout()
        upper.setSpacing(theme.tokens.space.x1)
        upper.addWidget(self._kind, 1)
        upper.addWidget(self._badge)
        self._names = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._names.setSpacing(theme.tokens.space.x2)
        self._names.addWidget(self._who, 1)
        self._names.addWidget(self.figure)
        lower = QHBoxLayout()
        lower.setSpacing(theme.tokens.space.x1)
        lower.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        lower.addWidget(self._sentence, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.half)
        for line in (upper, self._names, lower):
            column.addLayout(line)

    @property
    def sentence(self) -> str:
        """What is said of it."""
        return self._sentence.text()

    def show_notice(self, view: NoticeView, *, now: datetime) -> None:
        """Show how it stands."""
        row = view.head
        self._kind.setText(heading(row.kind))
        self._badge.show_standing(row)
        self._who.setText(who_of(row))
        set_tip(self._who, who_of(row))
        self.figure.show_figure(figure_of(row), spoken=spoken(row))
        sentence = sentence_of(view, now)
        self._sentence.setText(sentence)
        self._mark.setVisible(look_of(row) is NoticeStanding.VERIFIED)
        self.setAccessibleName(spoken(row))
        self.setAccessibleDescription(sentence)

    def arrange(self, *, is_narrow: bool) -> None:
        """Stand side by side, or the amount under the name."""
        way = QBoxLayout.Direction
        self._names.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)


class NoticeFigure(QWidget):
    """An amount, an amount as it was sent, or how many fields agree: set smaller until it fits, and never shortened."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown = ""
        give_role(self, QAccessible.Role.StaticText)
        self.setFixedHeight(theme.style(_KINDS[0]).line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_figure(self, shown: str, *, spoken: str) -> None:
        """Show this."""
        self._shown = shown
        self.setAccessibleName(spoken)
        self.setVisible(bool(shown))
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Return what is shown."""
        return self._shown

    @property
    def is_whole(self) -> bool:
        """Tell whether all of it can be read."""
        return width_of(self._shown, self._fitting()) <= self.width()

    def sizeHint(self) -> QSize:
        return QSize(width_of(self._shown, self._theme.font(_KINDS[0])), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(width_of(self._shown, self._theme.font(_KINDS[-1])), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        font = self._fitting()
        painter.setFont(font)
        painter.setPen(self._theme.ink(self._theme.colors.text))
        draw_line(painter, self._shown, QPointF(self.width() - width_of(self._shown, font), 0), height=self.height())

    def _fitting(self) -> QFont:
        fonts = [self._theme.font(kind) for kind in _KINDS]
        return next((font for font in fonts if width_of(self._shown, font) <= self.width()), fonts[-1])
