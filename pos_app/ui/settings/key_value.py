"""A key as a row of settings shows it: dots while it is kept, and a field once it is to be replaced."""

__audience__ = "back office"

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.badge import Badge
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.field import SecretField
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import Text

_DOTS: Final = "•" * 8


class KeyValue(QWidget):
    """What is typed goes in and never comes out again."""

    edited = Signal()

    def __init__(self, theme: Theme, *, name: str, placeholder: str) -> None:
        super().__init__()
        self._is_kept = False
        self._badge = Badge(theme, "", icon="alert", tone=Tone.UNSURE)
        self.field = SecretField(theme, name=name, placeholder=placeholder, beside=self._badge)
        self._name = name
        self._shown = _Shown(theme)
        self.replace = Button(theme, self.tr("Replace"))
        self.replace.setAccessibleName(self.tr("Replace {name}").format(name=name))
        self._for_now = Badge(theme, self.tr("This start only"), icon="key", tone=Tone.UNSURE)
        self._kept = QWidget()
        row = QHBoxLayout(self._kept)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.tokens.space.x1)
        row.addWidget(self._shown, 1)
        row.addWidget(self._for_now)
        row.addWidget(self.replace)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._kept)
        column.addWidget(self.field)
        self.replace.clicked.connect(self._begin)
        self.field.edited.connect(self.edited)
        self._show(is_typing=True)

    @property
    def is_typing(self) -> bool:
        """Tell whether there is a field to type into."""
        return not self.field.isHidden()

    def show_key(self, shown: str, *, is_kept: bool, is_for_now: bool, is_fixed: bool) -> None:
        """Show how the key stands; a field that somebody opened stays open."""
        was_kept, self._is_kept = self._is_kept, is_kept
        self._shown.show_key(shown or _DOTS, name=self._name)
        self._for_now.setVisible(is_for_now and is_kept)
        self.replace.setHidden(is_fixed)
        self._badge.set_badge(self.tr("Missing"), icon="alert", tone=Tone.UNSURE)
        self._badge.setHidden(is_kept)
        self.field.set_hint(self.tr("Leave empty to keep the one that is there") if is_kept else "")
        if not is_kept or not was_kept:
            self._show(is_typing=not is_kept or bool(self.field.text()))

    def give_up(self) -> None:
        """Forget what was typed, and show the key that is kept."""
        self.field.wipe()
        self._show(is_typing=not self._is_kept)

    def _begin(self) -> None:
        self._show(is_typing=True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    def _show(self, *, is_typing: bool) -> None:
        self._kept.setHidden(is_typing)
        self.field.setHidden(not is_typing)
        self.setFocusProxy(self.field if is_typing else self.replace)


class _Shown(QWidget):
    """A frame with a key in it that nobody can read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._key = Text(theme, elides=True)
        self._key.use_mono()
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.tokens.space.x2, 0, theme.tokens.space.x1, 0)
        row.setSpacing(theme.tokens.space.x1)
        row.addWidget(Glyph(theme, "key", ink="text_muted", size=theme.tokens.size.icon))
        row.addWidget(self._key, 1)
        self.setFixedHeight(theme.tokens.size.button)

    def show_key(self, shown: str, *, name: str) -> None:
        self._key.setText(shown)
        self._key.setAccessibleName(f"{name}, {shown.rpartition('•')[2] or shown}")

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors, radius = self._theme.colors, self._theme.tokens.radius.control
        draw_box(
            painter_on(self), self._theme, self.rect(), fill=colors.surface, line=colors.line_control, radius=radius
        )
