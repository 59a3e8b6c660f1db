"""What every page of settings stands in: its heading, itself, and a footer where something is saved."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.text import Text

_HEAD: Final = 88
_FOOTER: Final = 93


class PageFrame(Panel):
    """Save and Cancel are dead until something was typed."""

    saved = Signal()
    cancelled = Signal()
    defaults_asked = Signal()

    def __init__(self, theme: Theme, title: str, about: str, page: QWidget, *, saves: bool) -> None:
        super().__init__(theme)
        self.page = page
        self._has_defaults = saves
        self.pad(0)
        self._head = QVBoxLayout()
        self._head.setSpacing(0)
        self._head.addStretch()
        self._title = Text(theme, title, kind=Type.TITLE)
        self._head.addWidget(self._title)
        self._said = Text(theme, about, kind=Type.LABEL, ink="text_muted", elides=True)
        self._said_row = QHBoxLayout()
        self._said_row.setSpacing(theme.tokens.space.x2)
        self._said_row.addWidget(self._said, 1)
        self._head.addLayout(self._said_row)
        self._head.addStretch()
        self._top = QWidget()
        self._top.setFixedHeight(theme.px(_HEAD))
        self._top.setLayout(self._head)
        self._body = QVBoxLayout()
        self._body.addWidget(page)
        self.column.addWidget(self._top)
        self.column.addWidget(SeparatorLine())
        self.column.addLayout(self._body, 1)
        self.defaults = Button(theme, self.tr("Back to defaults"), ButtonKind.QUIET, icon="turn", large=True)
        self.cancel = Button(theme, self.tr("Cancel"), ButtonKind.QUIET, key="Esc", large=True)
        self.save = Button(theme, self.tr("Save"), ButtonKind.PRIMARY, icon="check", key="Ctrl+S", large=True)
        self._foot = Footer(theme, height=theme.px(_FOOTER))
        self._foot.row.addWidget(self.defaults)
        self._foot.row.addStretch()
        self._foot.row.addWidget(self.cancel)
        self._foot.row.addWidget(self.save)
        if saves:
            self.column.addWidget(SeparatorLine())
            self.column.addWidget(self._foot)
        else:
            self._foot.setParent(self)
            self._foot.hide()
        self.save.clicked.connect(self.saved)
        self.cancel.clicked.connect(self.cancelled)
        self.defaults.clicked.connect(self.defaults_asked)
        self.allow(has_changes=False)

    def allow(self, *, has_changes: bool) -> None:
        """Let something be saved, or not."""
        self.save.setEnabled(has_changes)
        self.cancel.setEnabled(has_changes)

    def say(self, sentence: str) -> None:
        """Say something under the heading."""
        self._said.setText(sentence)

    def arrange(self, *, is_low: bool, is_narrow: bool) -> None:
        """Leave the height to the page where the choice over it says its name already; the footer is one line."""
        self._title.setHidden(is_low)
        size, space = self._theme.tokens.size, self._theme.tokens.space
        is_above = is_low and is_narrow and self._has_defaults
        if is_above is not (self.defaults.parentWidget() is self._top):
            if is_above:
                self._said_row.addWidget(self.defaults)
            else:
                self._foot.row.insertWidget(0, self.defaults)
        low = size.button_large if is_above else self._theme.style(Type.LABEL).line + space.x1
        self._top.setFixedHeight(low if is_low else self._theme.px(_HEAD))
        self._foot.be_high(size.button_large + space.x1 if is_low else self._theme.px(_FOOTER))

    def pad_sides(self, side: int) -> None:
        """Keep this distance left and right."""
        self._head.setContentsMargins(side, 0, side, 0)
        self._body.setContentsMargins(side, 0, side, 0)
        self._foot.pad(side)
