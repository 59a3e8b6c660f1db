"""A field to type into, with a line under it that is always there, so that nothing jumps."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import Text

_HINT_GAP = 6


class SecretField(QWidget):
    """A field whose text is dots from the first letter: a key goes in and never comes out again."""

    edited = Signal()

    def __init__(self, theme: Theme, *, name: str, placeholder: str, beside: QWidget) -> None:
        super().__init__()
        self._edit = QLineEdit()
        self._edit.setEchoMode(QLineEdit.EchoMode.Password)
        hint = Qt.InputMethodHint
        self._edit.setInputMethodHints(hint.ImhSensitiveData | hint.ImhNoPredictiveText | hint.ImhHiddenText)
        self._edit.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._edit.setPlaceholderText(placeholder)
        self._edit.setAccessibleName(name)
        self._edit.setFont(theme.font(Type.BODY))
        self._edit.setMinimumHeight(theme.tokens.size.field)
        self._edit.textEdited.connect(self.edited)
        self._hint = Text(theme, kind=Type.CAPTION, ink="text_subtle")
        column = QVBoxLayout(self)
        # As much room above as the hint takes below: the field stands in the middle of its row.
        air = theme.tokens.space.x1
        column.setContentsMargins(0, air + theme.px(_HINT_GAP) + theme.style(Type.CAPTION).line, 0, air)
        column.setSpacing(theme.px(_HINT_GAP))
        row = QHBoxLayout()
        row.setSpacing(theme.tokens.space.x2)
        row.addWidget(self._edit, 1)
        row.addWidget(beside)
        column.addLayout(row)
        column.addWidget(self._hint)
        self.setFocusProxy(self._edit)

    def text(self) -> str:
        """Return what was typed, without the blanks that copying adds."""
        return self._edit.text().strip()

    def wipe(self) -> None:
        """Empty it; there is nothing to undo back to."""
        self._edit.clear()

    def set_hint(self, hint: str) -> None:
        """Say something under the field."""
        self._hint.setText(hint)
        self._edit.setAccessibleDescription(hint)
