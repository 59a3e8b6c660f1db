"""What the list shows: one of a few kinds, or all."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from pos_app.ui.activity.reading import NoticeFilter
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_PADDING: Final = 12
_TIGHT: Final = 7
_GAP: Final = 8


class Filters(QWidget):
    """Side by side, in a second line where there is no room; one stop of the Tab key, arrows move."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        words = {
            NoticeFilter.ALL: self.tr("All"),
            NoticeFilter.TRANSFERS: self.tr("Transfers"),
            NoticeFilter.CARDS: self.tr("Cards"),
            NoticeFilter.PAYOUTS: self.tr("Payouts"),
            NoticeFilter.BVN: self.tr("BVN"),
        }
        self._buttons = {each: _FilterButton(theme, word, self) for each, word in words.items()}
        for each, button in self._buttons.items():
            button.clicked.connect(partial(self._take, each))
            button.moved.connect(self._move)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.choose(NoticeFilter.ALL)

    def choose(self, chosen: NoticeFilter) -> None:
        """Mark this one."""
        for each, button in self._buttons.items():
            button.setChecked(each is chosen)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is chosen else Qt.FocusPolicy.ClickFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        px, left, top, high = self._theme.px, 0, 0, self._theme.tokens.size.button
        buttons = self._buttons.values()
        wide = sum(button.width_with(px(_PADDING)) + px(_GAP) for button in buttons) - px(_GAP)
        padding = px(_PADDING) if wide <= self.width() else px(_TIGHT)
        for button in buttons:
            width = button.width_with(padding)
            if left and left + width > self.width():
                left, top = 0, top + high + px(_GAP)
            button.setGeometry(QRect(QPoint(left, top), QSize(width, high)))
            left += width + px(_GAP)
        if self.minimumHeight() != top + high:
            self.setFixedHeight(top + high)

    def _take(self, chosen: NoticeFilter, *_: object) -> None:
        self.choose(chosen)
        self.chosen.emit(chosen)

    def _move(self, step: int) -> None:
        buttons = list(self._buttons.values())
        place = next(place for place, button in enumerate(buttons) if button.hasFocus())
        target = buttons[(place + step) % len(buttons)]
        target.click()
        target.setFocus(Qt.FocusReason.TabFocusReason)


class _FilterButton(QPushButton):
    """On: tint, border and weight."""

    moved = Signal(int)

    def __init__(self, theme: Theme, word: str, parent: QWidget) -> None:
        super().__init__(word, parent)
        self._theme = theme
        self._chosen_font = theme.font(Type.LABEL, weight=600)
        self._font = theme.font(Type.LABEL)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(self.tr("Show {kind}").format(kind=word))

    def width_with(self, padding: int) -> int:
        """Return how wide it is with so much air beside the word."""
        return width_of(self.text(), self._chosen_font) + 2 * padding

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_with(2), self._theme.tokens.size.button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.moved.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, is_on = self._theme.colors, self.isChecked()
        fill = colors.accent_tint if is_on else colors.hover if self.underMouse() else colors.sunken
        line = colors.accent if is_on else colors.line
        draw_box(painter, self._theme, self.rect(), fill=fill, line=line, radius=self._theme.tokens.radius.control)
        font = self._chosen_font if is_on else self._font
        painter.setFont(font)
        painter.setPen(self._theme.ink(colors.accent_text if is_on else colors.text))
        at = QPointF((self.width() - width_of(self.text(), font)) / 2, 0)
        draw_line(painter, self.text(), at, height=self.height())
