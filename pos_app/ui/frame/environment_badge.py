"""The badge that names a world without real money: SANDBOX or TEST."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from pos_app.domain.environment import Environment
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_HEIGHT = 32
_PADDING = 12
_GAP = 8
_SPACING = 0.6


class EnvironmentBadge(QLabel):
    """A filled badge; on a narrow window the sentence goes and the word stays."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self._says_why = True
        self._why = self.tr("No real money")
        self._word_font = QFont(theme.font(Type.LABEL, weight=600))
        self._word_font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _SPACING)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_world(self, environment: Environment) -> None:
        """Name the world; the real one has no badge."""
        self.setText("" if environment.is_real_money else environment.value.upper())
        self.setAccessibleName(f"{self.text()}, {self._why}")
        self.setVisible(not environment.is_real_money)
        self.updateGeometry()

    def say_why(self, *, says: bool) -> None:
        """Show the sentence beside the word, or leave it out."""
        if says is not self._says_why:
            self._says_why = says
            self.updateGeometry()
            self.update()

    def width_of_why(self) -> int:
        """Return how much narrower it is without the sentence."""
        return self._theme.px(_GAP) + width_of(self._why, self._theme.font(Type.CAPTION))

    def sizeHint(self) -> QSize:
        width = (
            2 * self._theme.px(_PADDING)
            + self._theme.tokens.size.icon
            + self._theme.px(_GAP)
            + width_of(self.text(), self._word_font)
        )
        return QSize(width + (self.width_of_why() if self._says_why else 0), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, size = self._theme.colors, self._theme.tokens.size.icon
        draw_box(painter, self._theme, self.rect(), fill=colors.sandbox, radius=self._theme.tokens.radius.small)
        middle = QPointF(self._theme.px(_PADDING) + size / 2, self._theme.px(_HEIGHT) / 2)
        draw_icon(painter, self._theme, "flask", colors.on_status, at=middle, size=size)
        painter.setPen(self._theme.ink(colors.on_status))
        painter.setFont(self._word_font)
        left = self._theme.px(_PADDING) + size + self._theme.px(_GAP)
        draw_line(painter, self.text(), QPointF(left, 0), height=self._theme.px(_HEIGHT))
        if self._says_why:
            left += width_of(self.text(), self._word_font) + self._theme.px(_GAP)
            painter.setFont(self._theme.font(Type.CAPTION))
            draw_line(painter, self._why, QPointF(left, 0), height=self._theme.px(_HEIGHT))
