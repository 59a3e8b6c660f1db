"""What stands in the place of the bank's page while it is in a window of its own."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

_GLYPH = 48


class VacantPage(Panel):
    """Says where the page is, and brings it back."""

    return_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        space = theme.tokens.space
        back = Button(theme, self.tr("Bring it back"))
        back.clicked.connect(self.return_asked)
        where = Text(theme, self.tr("The bank’s page is in its own window"), kind=Type.TITLE, wraps=True)
        goes_on = Text(theme, self.tr("The customer types the code there."), ink="text_muted", wraps=True)
        middle = Qt.AlignmentFlag.AlignHCenter
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch()
        column.addWidget(Glyph(theme, "monitor", ink="text_muted", size=theme.px(_GLYPH)), 0, middle)
        for words in (where, goes_on):
            words.setAlignment(middle)
            column.addSpacing(space.x2)
            column.addWidget(words)
        column.addSpacing(space.x2)
        column.addWidget(back, 0, middle)
        column.addSpacing(space.x2)
        column.addStretch()
        self.column.addWidget(Scroller(inside))
