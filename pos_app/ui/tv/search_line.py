"""The field that finds a package: by its name, its code or its price."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, draw_key_hint, key_hint_width, painter_on
from pos_app.ui.kit.widgets.text import width_of

_KEY: Final = "Ctrl+F"
_LONGEST: Final = 80
_NARROWEST: Final = 120
_SIDE: Final = 13
_WORDS_LEFT: Final = 28  # behind the icon
_DOWN: Final = frozenset({Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class SearchLine(QLineEdit):
    """Finds with every key; Enter and the arrow go on to what was found, Esc finds everything again."""

    went_on = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(theme.tokens.size.field)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFont(theme.font(Type.BODY))
        self.setMaxLength(_LONGEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setPlaceholderText(self.tr("Name, code or price"))
        self.setAccessibleName(self.tr("Search packages by name, code or price"))
        self.setAccessibleDescription(_KEY)
        theme.changed.connect(self._make_room)
        self._make_room()

    def sizeHint(self) -> QSize:
        return QSize(self.maximumWidth(), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(_NARROWEST), self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _DOWN:
            if not event.isAutoRepeat():
                self.went_on.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and self._is_meant_here(event):
            event.accept()
            return True
        return super().event(event)

    def _is_meant_here(self, event: QKeyEvent) -> bool:
        """Tell whether the window would take a key of ours for one of its buttons."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        return is_asked and event.key() == Qt.Key.Key_Escape and bool(self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, colors, theme = painter_on(self), self._theme.colors, self._theme
        size = theme.tokens.size.icon
        middle = self.height() / 2
        at = QPointF(theme.px(_SIDE) + size / 2, middle)
        draw_icon(painter, theme, "search", colors.text_muted, at=at, size=size)
        if self._has_hint():
            left = self.width() - theme.px(_SIDE) - key_hint_width(theme, _KEY)
            line = colors.line_control
            draw_key_hint(painter, theme, _KEY, at=QPointF(left, middle), text=colors.text_muted, line=line)

    def _make_room(self) -> None:
        theme = self._theme
        right = key_hint_width(theme, _KEY) + theme.tokens.space.x1 if self._has_hint() else 0
        self.setTextMargins(theme.px(_WORDS_LEFT), 0, right, 0)

    def _has_hint(self) -> bool:
        """Tell whether the key can be shown beside the words that say what is searched."""
        theme = self._theme
        if not theme.shows_keys:
            return False
        words = width_of(self.placeholderText(), self.font()) + theme.px(_WORDS_LEFT) + 2 * theme.px(_SIDE)
        return words + key_hint_width(theme, _KEY) + theme.tokens.space.x1 <= self.width()
