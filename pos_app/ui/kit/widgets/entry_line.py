"""A line of text to type at the counter: large, shortened with an ellipsis while nobody types in it."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_KEPT_FREE = 3  # px beside the text by QLineEdit and the style sheet
_WEIGHT = 500


class EntryLine(QLineEdit):
    """For words that are no secret; the digits of a card never come here."""

    left = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, *, name: str, most: int, hints: Qt.InputMethodHint) -> None:
        super().__init__()
        self._theme = theme
        self._padding = theme.tokens.space.x2
        self.setFixedHeight(theme.tokens.size.field_large)
        self.setMaxLength(most)
        self.setInputMethodHints(hints)
        self.setAccessibleName(name)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # its Paste would take a card number as well
        self.textChanged.connect(self._fit)
        self._fit()

    def show_wrong(self, *, wrong: bool) -> None:
        """Draw the border of a field that has to be read again."""
        if bool(self.property("wrong")) is not wrong:
            self.setProperty("wrong", wrong)
            self.style().unpolish(self)
            self.style().polish(self)

    def pad(self, padding: int) -> None:
        """Keep this distance from the border."""
        self._padding = padding
        beside = padding - _KEPT_FREE
        self.setTextMargins(beside, 0, beside, 0)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.entered.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus() or width_of(self.text(), self.font()) <= self._room():
            super().paintEvent(event)
            return
        painter = painter_on(self)
        frame = QStyleOptionFrame()
        self.initStyleOption(frame)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, frame, painter, self)
        painter.setFont(self.font())
        colors = self._theme.colors
        painter.setPen(self._theme.ink(colors.text if self.isEnabled() else colors.text_disabled))
        shown = QFontMetricsF(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, self._room())
        draw_line(painter, shown, QPointF(self._padding + 1, 0), height=self.height())

    def _fit(self) -> None:
        """Use the large type where the words fit in it."""
        large, small = self._theme.font(Type.INPUT), self._theme.font(Type.BODY, weight=_WEIGHT)
        font = large if width_of(self.text(), large) <= self._room() else small
        if font != self.font():
            self.setFont(font)

    def _room(self) -> int:
        return self.width() - 2 * self._padding - 2
