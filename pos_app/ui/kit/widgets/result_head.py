"""The head of a result: a shape of its own for each word, the word, and one sentence."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on, rounded_path
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of
from pos_app.ui.kit.widgets.word_look import shade_of, shown_word

_STROKE = 9
_EDGE = 1
_SHAPE_LEFT = 32
_SHAPE_GAP = 24
_CORNERS = 8


class ResultShape(QWidget):
    """Disc, octagon, diamond or an empty ring: told apart without any colour."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._word = Word.PAID
        self.setFixedSize(theme.tokens.size.result_shape, theme.tokens.size.result_shape)

    def show_word(self, word: Word) -> None:
        """Take the shape of this word."""
        self._word = word
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        shade, middle = shade_of(self._theme, self._word), QRectF(self.rect()).center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(shade.fill))
        self._draw_shape(painter, middle)
        ink = self._theme.ink(shade.fill if self._word is Word.NOT_CHARGED else self._theme.colors.on_status)
        stroke, round_cap = self._theme.px(_STROKE), Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(ink, stroke, Qt.PenStyle.SolidLine, round_cap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._draw_sign(painter, middle)

    def _draw_shape(self, painter: QPainter, middle: QPointF) -> None:
        radius = self.width() / 2 - 2
        match self._word:
            case Word.DECLINED:
                painter.drawPolygon(_polygon(middle, radius + 2, corners=_CORNERS, turned=math.pi / _CORNERS))
            case Word.NOT_SURE:
                painter.drawPolygon(_polygon(middle, radius + 1, corners=4, turned=0.0))
            case Word.NOT_CHARGED:
                painter.setPen(QPen(painter.brush().color(), self._theme.px(_STROKE) - 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, radius - self._theme.px(_STROKE) / 2, radius - self._theme.px(_STROKE) / 2)
            case Word.PAID | Word.WAITING:
                painter.drawEllipse(middle, radius, radius)

    def _draw_sign(self, painter: QPainter, middle: QPointF) -> None:
        match self._word:
            case Word.PAID:
                painter.drawPolyline([middle + self._at(*at) for at in ((-20, 2), (-6, 15), (20, -13))])
            case Word.DECLINED:
                for way in (-1, 1):
                    painter.drawLine(middle + self._at(-15, -15 * way), middle + self._at(15, 15 * way))
            case Word.NOT_SURE:
                font = self._theme.font(Type.DISPLAY)
                painter.setFont(font)
                corner = QPointF(middle.x() - width_of("?", font) / 2, 0)
                draw_line(painter, "?", corner, height=self.height())
            case Word.NOT_CHARGED | Word.WAITING:
                painter.drawLine(middle + self._at(-18, 0), middle + self._at(18, 0))

    def _at(self, right: int, down: int) -> QPointF:
        return QPointF(self._theme.px(right), self._theme.px(down))


class ResultHead(QFrame):
    """The top of the stage when a payment has a result."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._word = Word.PAID
        self._most = 0  # height that is in sight; 0 while nobody has said
        self._shape = ResultShape(theme)
        self._title = Text(theme, kind=Type.DISPLAY, wraps=True)
        self._sentence = Text(theme, kind=Type.INPUT, wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._sentence)
        words.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(self._theme.px(_SHAPE_LEFT), 0, self._theme.px(_SHAPE_LEFT), 0)
        row.setSpacing(self._theme.px(_SHAPE_GAP))
        row.addWidget(self._shape)
        row.addLayout(words, 1)
        self.setMinimumHeight(theme.tokens.size.result_head)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        give_role(self, QAccessible.Role.AlertMessage)

    def show_result(self, word: Word, sentence: str) -> None:
        """Say how it ended."""
        self._word = word
        self._shape.show_word(word)
        self._title.setText(shown_word(word))
        self._sentence.setText(sentence)
        self.setAccessibleName(shown_word(word))
        self.setAccessibleDescription(sentence)
        self._dress()
        self.update()

    def fit_into(self, height: int) -> None:
        """Stay within this height: how it ended has to be seen without scrolling."""
        if height != self._most:
            self._most = height
            self._fit_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        shade, radius = shade_of(self._theme, self._word), self._theme.tokens.radius.panel - _EDGE
        painter.setClipPath(rounded_path(self.rect().adjusted(0, 0, 0, radius), radius))
        painter.fillRect(self.rect(), self._theme.ink(shade.tint))
        line = shade.line if self._word is not Word.NOT_CHARGED else self._theme.colors.line
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.ink(line))

    def _fit_title(self) -> None:
        """Set the word smaller before it is broken, or the sentence under it falls out of sight."""
        taken = 2 * self._theme.px(_SHAPE_LEFT) + self._shape.width() + self._theme.px(_SHAPE_GAP)
        usual = self._theme.tokens.size.result_head
        self.setMinimumHeight(min(usual, max(self._most, self._shape.height())) if self._most else usual)
        room = self._most - self._sentence.heightForWidth(max(1, self.width() - taken)) if self._most else usual
        kinds = (Type.DISPLAY, Type.DISPLAY_LESS, Type.DISPLAY_LEAST)
        word = self._title.text()
        broad = [kind for kind in kinds if taken + width_of(word, self._theme.font(kind)) <= self.width()]
        low = (kind for kind in broad if self._theme.style(kind).line <= room)
        self._title.use_kind(next(low, broad[-1] if broad else kinds[-1]))

    def _dress(self) -> None:
        self._fit_title()
        inks = {Word.PAID: "paid_text", Word.DECLINED: "declined_text", Word.NOT_SURE: "unsure_text"}
        self._title.set_ink(inks.get(self._word, "text"))


def _polygon(middle: QPointF, radius: float, *, corners: int, turned: float) -> QPolygonF:
    angles = (turned + 2 * math.pi * number / corners for number in range(corners))
    return QPolygonF([middle + QPointF(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles])
