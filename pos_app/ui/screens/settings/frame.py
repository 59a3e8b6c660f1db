"""What every page of settings stands in: its heading, itself, and a footer where something is saved."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.theme import Theme
from pos_app.ui.tokens import Type
from pos_app.ui.widgets.button import Button, Kind
from pos_app.ui.widgets.footer import Footer
from pos_app.ui.widgets.panel import Line, Panel
from pos_app.ui.widgets.text import Text

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
        self.pad(0)
        self._head = QVBoxLayout()
        self._head.setSpacing(0)
        self._head.addStretch()
        self._head.addWidget(Text(theme, title, kind=Type.TITLE))
        self._said = Text(theme, about, kind=Type.LABEL, ink="text_muted", elides=True)
        self._head.addWidget(self._said)
        self._head.addStretch()
        head = QWidget()
        head.setFixedHeight(theme.px(_HEAD))
        head.setLayout(self._head)
        self._body = QVBoxLayout()
        self._body.addWidget(page)
        self.column.addWidget(head)
        self.column.addWidget(Line())
        self.column.addLayout(self._body, 1)
        self.defaults = Button(theme, self.tr("Back to defaults"), Kind.QUIET, icon="turn", large=True)
        self.cancel = Button(theme, self.tr("Cancel"), Kind.QUIET, key="Esc", large=True)
        self.save = Button(theme, self.tr("Save"), Kind.PRIMARY, icon="check", key="Ctrl+S", large=True)
        self._foot = Footer(theme, height=theme.px(_FOOTER))
        self._foot.row.addWidget(self.defaults)
        self._foot.row.addStretch()
        self._foot.row.addWidget(self.cancel)
        self._foot.row.addWidget(self.save)
        if saves:
            self.column.addWidget(Line())
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

    def pad_sides(self, side: int) -> None:
        """Keep this distance left and right."""
        self._head.setContentsMargins(side, 0, side, 0)
        self._body.setContentsMargins(side, 0, side, 0)
        self._foot.pad(side)
