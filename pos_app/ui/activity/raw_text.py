"""A notice as it was sent, masked: text that can be read, marked and copied, and never anything else."""

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.kit.widgets.text import Text

_LONGEST_LINE: Final = 1000
_MOST_LINES: Final = 2000
_LEAST_HEIGHT: Final = 120
_NAME: Final = re.compile(r'^\s*("(?:[^"\\]|\\.)*")\s*:')


def safe_lines(raw: str) -> str:
    """Keep lines and their indents, and nothing that could turn or hide what stands in them."""
    kept: list[str] = []
    for line in raw.split("\n")[:_MOST_LINES]:
        inside = line.lstrip(" ")
        kept.append(" " * (len(line) - len(inside)) + plain(inside, most=_LONGEST_LINE))
    return "\n".join(kept)


class RawText(QWidget):
    """The text, and a button that copies it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._none = Text(theme, ink="text_muted", wraps=True)
        self.copy = Button(theme, self.tr("Copy"), ButtonKind.QUIET, icon="copy")
        self.copy.setAccessibleName(self.tr("Copy the notice"))
        self.edit = _Reading(theme)
        more = self.tr("And more: only the first {count} lines are shown").format(count=_MOST_LINES)
        self._more = Text(theme, more, kind=Type.CAPTION, ink="text_muted")
        theme.changed.connect(self.edit.colour_names)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(self._none)
        column.addWidget(self.edit, 1)
        column.addWidget(self._more)

    def show_raw(self, raw: str, *, instead: str) -> None:
        """Show this text, or say why there is none."""
        text = safe_lines(raw)
        if text != self.edit.toPlainText():
            self.edit.setPlainText(text)
            self.edit.colour_names()
        self._none.setText(instead)
        self._none.setVisible(not raw)
        self.edit.setVisible(bool(raw))
        self._more.setVisible(raw.count("\n") >= _MOST_LINES)
        self.copy.setEnabled(bool(raw))


class _Reading(QPlainTextEdit):
    """Read-only; the Tab key goes on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFont(theme.mono(Type.CAPTION))
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        without_menus(self)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self.document().setDefaultTextOption(option)
        self.document().setDocumentMargin(0)
        self.setMinimumHeight(theme.px(_LEAST_HEIGHT))
        self.setAccessibleName(self.tr("The notice as it was sent, masked"))

    def colour_names(self) -> None:
        """Let names stand out from values."""
        look = QTextCharFormat()
        look.setForeground(self._theme.ink(self._theme.colors.accent_text))
        block = self.document().firstBlock()
        while block.isValid():
            match = _NAME.match(block.text())
            block.layout().setFormats([_ranged(*match.span(1), look)] if match else [])
            block = block.next()
        self.document().markContentsDirty(0, self.document().characterCount())


def _ranged(start: int, end: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    ranged = QTextLayout.FormatRange()
    ranged.start, ranged.length, ranged.format = start, end - start, look
    return ranged
