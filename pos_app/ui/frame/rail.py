"""The rail: one entry for each screen that works, with the key that opens it."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout

from pos_app.ui.frame.views import RailItem
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of

_BAR_WIDTH = 4
_BAR_HEIGHT = 48
_ICON_TOP = 8
_TITLE_TOP = 36
_KEY_TOP = 55
_FOOT = 9
_COUNT_SIZE = 20
_COUNT_RIGHT, _COUNT_TOP = 23, 18  # its middle, from the middle of the icon and from the top
_MOST_COUNTED = 99


class Rail(QFrame):
    """The entries from the top and, apart, those at the foot; exactly one is open."""

    asked_for = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._items: dict[str, _Entry] = {}
        space = theme.tokens.space.x1
        self.setFixedWidth(theme.tokens.size.rail)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, space, 0, space)
        column.setSpacing(0)
        self._top, self._foot = QVBoxLayout(), QVBoxLayout()
        column.addLayout(self._top)
        column.addStretch()
        column.addLayout(self._foot)

    def add(self, item: RailItem) -> None:
        """Give a screen its entry."""
        entry = _Entry(self._theme, item)
        entry.clicked.connect(lambda: self.asked_for.emit(item.id))
        self._items[item.id] = entry
        (self._foot if item.at_foot else self._top).addWidget(entry)

    def mark_open(self, item_id: str) -> None:
        """Show which screen is open."""
        # No button group: it would leave only the open entry to the Tab key.
        for other_id, entry in self._items.items():
            entry.setChecked(other_id == item_id)

    def count(self, item_id: str, number: int) -> None:
        """Show how many things wait behind an entry; 0 shows nothing."""
        self._items[item_id].set_count(number)

    def entries(self) -> list[QToolButton]:
        """The entries from top to foot, for the order of the Tab key."""
        entries = self._items.values()
        return [entry for at_foot in (False, True) for entry in entries if entry.is_at_foot is at_foot]


class _Entry(QToolButton):
    """Icon, title and key, one under the other."""

    def __init__(self, theme: Theme, item: RailItem) -> None:
        super().__init__()
        self._theme = theme
        self._item = item
        self._count = 0
        self.setText(item.title)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._say()

    @property
    def is_at_foot(self) -> bool:
        """Tell whether it stands apart, at the lower end."""
        return self._item.at_foot

    def set_count(self, number: int) -> None:
        """Show the number in a disc, or no disc."""
        self._count = number
        self._say()
        self.update()

    def ring_rect(self) -> QRect:
        """Return the box that is drawn when the entry is open."""
        space = self._theme.tokens.space.x1
        return QRect(space, 0, self.width() - 2 * space, self.height())

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.rail, self._theme.tokens.size.rail_item)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.rail, self._theme.px(_TITLE_TOP) + self._theme.style(Type.CAPTION).line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        shade = self._theme.shade(self._item.tone)
        is_open = self.isChecked()
        box = self.ring_rect()
        if is_open or self.underMouse():
            fill = shade.tint if is_open else colors.hover
            draw_box(painter, self._theme, box, fill=fill, radius=self._theme.tokens.radius.control)
        if is_open:
            bar = QRectF(-_BAR_WIDTH, (self.height() - _BAR_HEIGHT) / 2, 2 * _BAR_WIDTH, _BAR_HEIGHT)
            draw_box(painter, self._theme, bar, fill=shade.fill, radius=_BAR_WIDTH)
        toned = is_open or self._item.tone is not None
        ink = shade.text if toned else colors.text_muted
        size, lift = self._theme.tokens.size.icon_large, self._lift()
        middle = QPointF(box.center().x() + 0.5, self._theme.px(_ICON_TOP) + size / 2 - lift)
        draw_icon(painter, self._theme, self._item.icon, ink, at=middle, size=size)
        title_font = self._theme.font(Type.CAPTION, weight=600 if is_open else None)
        self._draw_middle(painter, self._item.title, title_font, ink=ink, top=self._theme.px(_TITLE_TOP) - lift)
        if self._has_room_for_key():
            key_ink, top = ink if is_open else colors.text_subtle, self._theme.px(_KEY_TOP) - lift
            self._draw_middle(painter, self._item.key, self._theme.font(Type.MICRO), ink=key_ink, top=top)
        if self._count:
            self._draw_count(painter, middle)

    def _has_room_for_key(self) -> bool:
        return self._theme.shows_keys and self.height() >= self._theme.px(_KEY_TOP) + self._theme.style(Type.MICRO).line

    def _lift(self) -> int:
        """Return how much higher everything stands where the entry is lower than it would like to be."""
        last = _KEY_TOP if self._has_room_for_key() else _TITLE_TOP
        needed = self._theme.px(last) + self._theme.style(Type.CAPTION).line
        return min(self._theme.px(_ICON_TOP) - 1, max(0, needed + self._theme.px(_FOOT) - self.height()) // 2)

    def _draw_middle(self, painter: QPainter, text: str, font: QFont, *, ink: str, top: int) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        height = self._theme.style(Type.CAPTION).line
        draw_line(painter, text, QPointF((self.width() - width_of(text, font)) / 2, top), height=height)

    def _draw_count(self, painter: QPainter, icon: QPointF) -> None:
        text = str(self._count) if self._count <= _MOST_COUNTED else f"{_MOST_COUNTED}+"
        font = self._theme.font(Type.MICRO, weight=600)
        size = self._theme.px(_COUNT_SIZE)
        width = max(size, width_of(text, font) + size // 2)
        middle = QPointF(icon.x() + self._theme.px(_COUNT_RIGHT), self._theme.px(_COUNT_TOP))
        middle.setX(min(middle.x(), self.width() - width / 2))
        disc = QRectF(middle.x() - width / 2, middle.y() - size / 2, width, size)
        colors = self._theme.colors
        draw_box(painter, self._theme, disc, fill=colors.accent, radius=size // 2)
        painter.setFont(font)
        painter.setPen(self._theme.ink(colors.on_accent))
        left = middle.x() - width_of(text, font) / 2
        draw_line(painter, text, QPointF(left, disc.top()), height=size)

    def _say(self) -> None:
        title, key = self._item.title, self._item.key
        waiting = self.tr("{count} waiting").format(count=self._count) if self._count else ""
        self.setAccessibleName(", ".join(part for part in (title, waiting) if part))
        self.setAccessibleDescription(key)
