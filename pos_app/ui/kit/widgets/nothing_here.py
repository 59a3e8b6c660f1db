"""An empty place: a mark in a disc, what would stand there, and what can be done."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import Text

_DISC: Final = 96
_LOW: Final = 300  # px; below that the disc is left out


class NothingHere(QWidget):
    """Headline, one or two sentences, at most one button."""

    def __init__(self, theme: Theme, *, act: Button | None = None) -> None:
        super().__init__()
        self._theme = theme
        self._disc = _Disc(theme)
        self._title = Text(theme, kind=Type.TITLE, wraps=True)
        self._detail = Text(theme, ink="text_muted", wraps=True)
        self.again = act or Button(theme, self.tr("Try again"), icon="refresh", key="F8")
        space = theme.tokens.space
        column = QVBoxLayout(self)
        column.setContentsMargins(space.x3, space.x1, space.x3, space.x1)
        column.setSpacing(space.x1)
        column.addStretch()
        column.addWidget(self._disc, 0, Qt.AlignmentFlag.AlignHCenter)
        for text in (self._title, self._detail):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(text)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def show_words(self, icon: str, title: str, detail: str, *, offers_again: bool) -> None:
        """Say this."""
        self._disc.show_icon(icon)
        self._title.setText(title)
        self._detail.setText(detail)
        self.again.setVisible(offers_again)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._disc.setHidden(self.height() < self._theme.px(_LOW))


class _Disc(QWidget):
    """The mark."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._icon = "tv"
        self.setFixedSize(theme.px(_DISC), theme.px(_DISC))

    def show_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(self._theme.colors.sunken))
        painter.drawEllipse(self.rect())
        middle = QPointF(self.width() / 2, self.height() / 2)
        size = self._theme.px(40)
        draw_icon(painter, self._theme, self._icon, self._theme.colors.text_muted, at=middle, size=size)
