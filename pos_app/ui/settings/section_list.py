"""The list of sections: one stop for the keyboard, arrows move in it; one field where there is no room for a list."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of, wrapped_lines
from pos_app.ui.settings.printer.choice import ChoiceField

_ROW: Final = 60
_LEAST: Final = 48
_FILLED: Final = 56
_CHOSEN_WEIGHT: Final = 600
_UNLIMITED: Final = 16_777_215  # Qt's own largest widget


class SectionList(Panel):
    """Each section has an icon and a name; exactly one is open."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, sections: Sequence[tuple[str, str]]) -> None:
        super().__init__(theme)
        space = theme.tokens.space
        self.pad(space.x2)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._take)
        self._field = ChoiceField(theme, name=self.tr("Settings"))
        self._field.offer([(str(number), name) for number, (_, name) in enumerate(sections)])
        self._field.chosen.connect(self._take_from_field)
        self._field.hide()
        self._is_field = False
        self._head = QWidget()
        head = QVBoxLayout(self._head)
        head.setContentsMargins(space.x2, space.x1, 0, space.x2)
        head.addWidget(Text(theme, self.tr("Settings"), kind=Type.TITLE))
        self.column.addWidget(self._head)
        self.column.addWidget(self._field)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for number, (icon, name) in enumerate(sections):
            section = _Section(theme, icon, name)
            self._group.addButton(section, number)
            column.addWidget(section)
        column.addStretch(1)
        self._list = Scroller(inside)
        self.column.addWidget(self._list, 1)

    def choose(self, number: int) -> None:
        """Show this one as open."""
        self._group.button(number).setChecked(True)
        self._field.choose(str(number))

    def arrange(self, *, is_field: bool, width: int, padding: int) -> None:
        """Be a list this wide, or a field over the page that opens one."""
        had_keyboard = self.current().hasFocus()
        self._is_field = is_field
        self._field.setVisible(is_field)
        for part in (self._head, self._list):
            part.setHidden(is_field)
        self.setMinimumWidth(0 if is_field else width)
        self.setMaximumWidth(_UNLIMITED if is_field else width)
        self.pad(0 if is_field else padding)
        if had_keyboard:
            self.current().setFocus(Qt.FocusReason.OtherFocusReason)

    def current(self) -> QPushButton:
        """Return the one that is open."""
        button = self._field if self._is_field else self._group.checkedButton()
        if not isinstance(button, QPushButton):
            raise TypeError("exactly one section is open")
        return button

    def _take(self, number: int) -> None:
        self.choose(number)
        self.chosen.emit(number)

    def _take_from_field(self, value: str) -> None:
        self._take(int(value))


class _Section(QPushButton):
    """One line of the list."""

    def __init__(self, theme: Theme, icon: str, name: str) -> None:
        super().__init__(name)
        self._theme = theme
        self._icon = icon
        self._usual, self._strong = theme.font(Type.BODY), theme.font(Type.BODY, weight=_CHOSEN_WEIGHT)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        size = self._theme.tokens.size.icon + 3 * self._theme.tokens.space.x2
        return QSize(size + width_of(self.text(), self._strong), self._theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._theme.px(_LEAST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, space, is_open = self._theme.colors, self._theme.tokens.space, self.isChecked()
        high = min(self.height(), self._theme.px(_FILLED))
        box = self.rect().adjusted(0, (self.height() - high) // 2, 0, -((self.height() - high) // 2))
        fill = colors.accent_tint if is_open else colors.hover if self.underMouse() else ""
        draw_box(painter, self._theme, box, fill=fill, radius=self._theme.tokens.radius.control)
        ink = colors.accent_text if is_open else colors.text_muted
        icon = self._theme.tokens.size.icon
        at = QPointF(space.x2 + icon / 2, self.height() / 2)
        draw_icon(painter, self._theme, self._icon, ink, at=at, size=icon)
        font = self._strong if is_open else self._usual
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        left = space.x2 + icon + space.x1 + space.half
        lines = wrapped_lines(self.text(), font, self.width() - left - space.half)
        height = self._theme.style(Type.BODY).line if len(lines) > 1 else self.height()
        top = (self.height() - height * len(lines)) / 2
        for number, line in enumerate(lines):
            draw_line(painter, line, QPointF(left, top + number * height), height=height)
