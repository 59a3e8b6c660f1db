"""The findings of a test side by side, each with its mark; as many in a line as there is room for."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.text_size import NORMAL
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.settings.check_words import CheckWord

_LONG: Final = 40  # letters at the usual size that need a line of their own


class CheckLine(QWidget):
    """Empty until something was tested."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._marks: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_checks(self, checks: Sequence[CheckWord]) -> None:
        """Show these: the only way in."""
        for mark in self._marks:
            mark.hide()
            mark.deleteLater()
        self._marks = [self._mark(each) for each in checks]
        self.setVisible(bool(checks))
        self._place()
        announce(self, ". ".join(f"{each.strong} {each.rest}".strip() for each in checks))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _mark(self, check: CheckWord) -> QWidget:
        mark = QWidget(self)
        row = QHBoxLayout(mark)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.tokens.space.half)
        row.addWidget(Glyph(self._theme, check.icon, ink=check.ink, size=self._theme.tokens.size.icon))
        row.addSpacing(self._theme.tokens.space.half)
        row.addWidget(Text(self._theme, check.strong, kind=Type.LABEL, weight=600), 0, Qt.AlignmentFlag.AlignTop)
        if check.rest:
            is_long = len(check.rest) * self._theme.text_size > _LONG * NORMAL
            rest = Text(self._theme, check.rest, kind=Type.LABEL, ink="text_muted", wraps=is_long)
            row.addWidget(rest, 1 if is_long else 0)
        row.addStretch()
        mark.show()
        return mark

    def _place(self) -> None:
        """Stand in one line, or in as many columns as there is room for."""
        space = self._theme.tokens.space
        wanted = [mark.sizeHint().width() for mark in self._marks]
        widest = min(max(wanted, default=1), max(1, self.width()))
        is_one_line = sum(wanted) + space.x3 * (len(wanted) - 1) <= self.width()
        many = max(1, (self.width() + space.x3) // (widest + space.x3))
        left, top, high = 0, space.x2, 0
        widths = wanted if is_one_line else [widest] * len(wanted)
        for number, (mark, width) in enumerate(zip(self._marks, widths, strict=True)):
            if not is_one_line and number and number % many == 0:
                left, top, high = 0, top + high + space.x1, 0
            layout = mark.layout()
            tall = layout.totalHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
            mark.setGeometry(left, top, width, max(tall, mark.sizeHint().height()))
            left, high = left + width + space.x3, max(high, mark.height())
        self.setFixedHeight(top + high + space.x1)
