"""The sheet of "Service and keys": its rows, its findings and its footer, beside or under each other."""

__audience__ = "back office"

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.text_size import NORMAL
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, set_tip
from pos_app.ui.settings.check_words import CheckWord

_HEAD: Final = 88
_ROW: Final = 79
_FOOTER: Final = 93
_UNLIMITED: Final = 16_777_215  # Qt's own largest widget
_NARROW_BELOW: Final = 760  # px of the sheet
_VALUE, _NARROW_VALUE = 424, 376
_LONG_CHECK: Final = 40  # letters at the usual size that need a line of their own


class SetupSheet(Panel):
    """Only where things stand; what they say is the screen's business."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.pad(0)
        self.head = Text(theme, kind=Type.LABEL, ink="text_muted", elides=True)
        self.checks = CheckLine(theme)
        self.mark = Glyph(theme, "info", ink="text_muted", size=theme.tokens.size.icon)
        self.said = Text(theme, kind=Type.LABEL, wraps=True)
        self.test = Button(theme, self.tr("Test connection"), icon="refresh", key="F8", large=True)
        self.cancel = Button(theme, self.tr("Cancel"), ButtonKind.QUIET, key="Esc", large=True)
        self.keep = Button(theme, self.tr("Save"), ButtonKind.PRIMARY, icon="check", key="Ctrl+S", large=True)
        self._is_single = False
        self._is_narrow: bool | None = None
        self._padded: list[QWidget] = []
        self._lines: list[QBoxLayout] = []
        self._values: list[QWidget] = []
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self.column.addWidget(self._make_head())
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(Scroller(inside), 1)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(self._make_footer())

    def say_in_head(self, sentence: str) -> None:
        """Say this under the heading."""
        self.head.setText(sentence)
        set_tip(self.head, sentence)

    def set_rows(self, rows: Sequence[tuple[str, str | Text, QWidget]]) -> None:
        """Put these under each other, and what a test finds under them; called once."""
        for title, about, value in rows:
            self._add_row(title, about, value)
        under = QWidget()
        column = QVBoxLayout(under)
        column.setSpacing(0)
        column.addWidget(self.checks)
        self._padded.append(under)
        self._inside.addWidget(under)
        self._inside.addStretch()

    def put_above(self, banner: QWidget) -> None:
        """Let something scroll with the rows, before the first."""
        self._inside.insertWidget(0, banner)

    def arrange(self, *, is_single: bool) -> None:
        """Lay it out in one column, or in two."""
        self._is_single = is_single
        self._stand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_narrow is not (self.width() < self._theme.px(_NARROW_BELOW)):
            self._stand()

    def _stand(self) -> None:
        self._is_narrow = self.width() < self._theme.px(_NARROW_BELOW)
        space, is_single = self._theme.tokens.space, self._is_single
        inside = space.x2 if self._is_narrow else space.x4
        for row in self._padded:
            layout = row.layout()
            if layout is not None:
                air = space.x1 if is_single else space.half if layout in self._lines else 0
                layout.setContentsMargins(inside, air, inside, air)
        self._head.setMinimumHeight(0 if is_single else self._theme.px(_HEAD))
        way = QBoxLayout.Direction.TopToBottom if is_single else QBoxLayout.Direction.LeftToRight
        width = self._theme.px(_NARROW_VALUE if self._is_narrow else _VALUE)
        for line, value in zip(self._lines, self._values, strict=True):
            line.setDirection(way)
            line.setSpacing(space.half if is_single else space.x3)
            value.setMinimumWidth(0 if is_single else width)
            value.setMaximumWidth(_UNLIMITED if is_single else width)
        self._arrange_footer(is_over=is_single or self._is_narrow)

    def _make_head(self) -> QWidget:
        head = QWidget()
        head.setMinimumHeight(self._theme.px(_HEAD))
        words = QVBoxLayout(head)
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(Text(self._theme, self.tr("Service and keys"), kind=Type.TITLE))
        words.addWidget(self.head)
        words.addStretch()
        self._padded.append(head)
        self._head = head
        return head

    def _add_row(self, title: str, about: str | Text, value: QWidget) -> None:
        if isinstance(about, str):
            about = Text(self._theme, about, kind=Type.LABEL, ink="text_muted", wraps=True)
        row = QWidget()
        row.setMinimumHeight(self._theme.px(_ROW))
        row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(Text(self._theme, title, weight=600, wraps=True))
        words.addWidget(about)
        words.addStretch()
        line = QBoxLayout(QBoxLayout.Direction.LeftToRight, row)
        line.addLayout(words, 1)
        line.addWidget(value)
        rule = QWidget()
        QVBoxLayout(rule).addWidget(SeparatorLine())
        self._lines.append(line)
        self._values.append(value)
        for part in (row, rule):
            self._padded.append(part)
            self._inside.addWidget(part)

    def _make_footer(self) -> QWidget:
        self._footer = QWidget()
        self._foot = QVBoxLayout(self._footer)
        self._said_above, self._buttons = QHBoxLayout(), QHBoxLayout()
        for row in (self._said_above, self._buttons):
            row.setSpacing(self._theme.tokens.space.x2)
            self._foot.addLayout(row)
        for widget in (self.test, self.mark):
            self._buttons.addWidget(widget)
        self._buttons.addWidget(self.said, 1)
        self._buttons.addStretch()
        self._buttons.addWidget(self.cancel)
        self._buttons.addWidget(self.keep)
        for button in (self.test, self.cancel, self.keep):  # they may stand closer
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._padded.append(self._footer)
        return self._footer

    def _arrange_footer(self, *, is_over: bool) -> None:
        """Let what is said stand between the buttons, or over them."""
        space = self._theme.tokens.space
        if is_over:
            self._said_above.addWidget(self.mark)
            self._said_above.addWidget(self.said, 1)
            margins = self._foot.contentsMargins()
            self._foot.setContentsMargins(margins.left(), space.x1, margins.right(), space.x1)
        else:
            self._buttons.insertWidget(1, self.mark)
            self._buttons.insertWidget(2, self.said, 1)
        self._buttons.setSpacing(space.half if is_over else space.x2)
        self._foot.setSpacing(space.x1 if is_over else 0)
        self._footer.setMinimumHeight(0 if is_over else self._theme.px(_FOOTER))


class CheckLine(QWidget):
    """The findings of a test, each with its mark, as many in a line as there is room for; empty until one was made."""

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
            is_long = len(check.rest) * self._theme.text_size > _LONG_CHECK * NORMAL
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
