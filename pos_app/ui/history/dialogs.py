"""The sheets of the history: a note, the days to look at, and a table to take along."""

import re
from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.domain.plain_text import plain
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import Text

_LONGEST_NOTE: Final = 200
_LONGEST_DATE: Final = 10
_DATE: Final = re.compile(r"(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{4})|(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_BAR: Final = 12


class HistoryNoteDialog(Dialog):
    """Answers with the note."""

    def __init__(self, theme: Theme, *, title: str, said: str) -> None:
        super().__init__(theme, title, leave=self.tr("Leave it"))
        self.setAccessibleDescription(said)
        self.line = EntryLine(theme, name=self.tr("Note"), most=_LONGEST_NOTE, hints=Qt.InputMethodHint.ImhNone)
        self.line.pad(theme.tokens.space.x2)
        self._keep = Button(theme, self.tr("Keep the note"), ButtonKind.PRIMARY, icon="check", key="F9", large=True)
        self._keep.setEnabled(False)
        self._keep.clicked.connect(self._end)
        self.line.entered.connect(self._keep.press)
        self.line.textChanged.connect(self._look)
        self.body.addWidget(Text(theme, said, ink="text_muted", wraps=True))
        self.body.addWidget(self.line)
        self._footer.addWidget(self._keep)

    def first_focus(self) -> QWidget:
        return self.line

    def _look(self, text: str) -> None:
        self._keep.setEnabled(bool(plain(text)))

    def _end(self) -> None:
        self.answered.emit(plain(self.line.text(), most=_LONGEST_NOTE))


def read_day(text: str) -> date | None:
    """Read a day as people here write it, 20.11.2026 or 20/11/2026, or as programs do, 2026-11-20."""
    match = _DATE.fullmatch(text.strip())
    if match is None:
        return None
    numbers = (match[3], match[2], match[1]) if match[1] else (match[4], match[5], match[6])
    try:
        return date(*(int(number) for number in numbers))
    except ValueError:
        return None


class DaysDialog(Dialog):
    """Answers with two days as 2026-11-01 2026-11-20."""

    def __init__(self, theme: Theme, first: date, last: date) -> None:
        super().__init__(theme, self.tr("Which days?"), leave=self.tr("Leave it"))
        self.setAccessibleDescription(self.tr("As in 20.11.2026. Both days are part of it."))
        self.body.addWidget(Text(theme, self.accessibleDescription(), ink="text_muted", wraps=True))
        self._lines: list[EntryLine] = []
        for name, of in ((self.tr("From"), first), (self.tr("To"), last)):
            line = EntryLine(theme, name=name, most=_LONGEST_DATE, hints=Qt.InputMethodHint.ImhPreferNumbers)
            line.pad(theme.tokens.space.x2)
            line.setText(f"{of:%d.%m.%Y}")
            line.textChanged.connect(self._look)
            self.body.addWidget(Text(theme, name, kind=Type.LABEL))
            self.body.addWidget(line)
            self._lines.append(line)
        self.show_days = Button(
            theme, self.tr("Show these days"), ButtonKind.PRIMARY, icon="calendar", key="F9", large=True
        )
        self.show_days.clicked.connect(self._end)
        for line in self._lines:
            line.entered.connect(self.show_days.press)
        self._footer.addWidget(self.show_days)
        self._look()

    def first_focus(self) -> QWidget:
        self._lines[0].selectAll()
        return self._lines[0]

    def _days(self) -> tuple[date, date] | None:
        first, last = (read_day(line.text()) for line in self._lines)
        return (first, last) if first is not None and last is not None and first <= last else None

    def _look(self, *_: object) -> None:
        for line in self._lines:
            line.show_wrong(wrong=read_day(line.text()) is None)
        self.show_days.setEnabled(self._days() is not None)

    def _end(self) -> None:
        days = self._days()
        if days is not None:
            self.answered.emit(f"{days[0]:%Y-%m-%d} {days[1]:%Y-%m-%d}")


class ExportDialog(Dialog):
    """Says what is taken out and where to, and how far it is; closing it while it goes on stops it."""

    begun = Signal()

    def __init__(self, theme: Theme, *, said: str, place: str) -> None:
        super().__init__(theme, self.tr("Export to a table"), leave=self.tr("Leave it"))
        self.setAccessibleDescription(said)
        self._said = Text(theme, said, ink="text_muted", wraps=True)
        self._place = Text(theme, place, kind=Type.LABEL, wraps=True)
        self.bar = ProgressBar(theme)
        self._progress = Text(theme, "", kind=Type.LABEL, ink="text_muted", wraps=True)
        self.begin = Button(theme, self.tr("Export"), ButtonKind.PRIMARY, icon="download", key="F9", large=True)
        self.begin.clicked.connect(self.begun)
        for part in (self._said, self._place, self.bar, self._progress):
            self.body.addWidget(part)
        self._footer.addWidget(self.begin)
        for part in (self.bar, self._progress):  # their room is there from the beginning: nothing jumps
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.hide()

    def show_progress(self, done: int, of: int) -> None:
        """Say how many of how many are written."""
        self.begin.set_busy(busy=True)
        self.leave.setText(self.tr("Stop"))
        self.bar.show_share(done / of if of else 0.0)
        self._progress.setText(self.tr("{done} of {of}").format(done=f"{done:,}", of=f"{of:,}"))
        self.bar.show()
        self._progress.show()

    def show_end(self, sentence: str, place: str, *, is_done: bool) -> None:
        """Say how it ended."""
        self.begin.set_busy(busy=False)
        self.begin.setVisible(not is_done)
        self.bar.hide()
        self._progress.hide()
        self._said.setText(sentence)
        self._place.setText(place)
        self.leave.setText(self.tr("Close"))
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)


class ProgressBar(QWidget):
    """How much of it is done."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = 0.0
        give_role(self, QAccessible.Role.ProgressBar)
        self.setAccessibleName(self.tr("Progress"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self._share

    def show_share(self, share: float) -> None:
        """Show this much."""
        self._share = min(max(share, 0.0), 1.0)
        self.setAccessibleDescription(f"{round(self._share * 100)} %")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.tokens.size.dialog // 2, self._theme.px(_BAR))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors = painter_on(self), self._theme, self._theme.colors
        radius = self.height() // 2
        draw_box(painter, theme, self.rect(), fill=colors.pressed, radius=radius)
        done = QRectF(0, 0, max(self.height(), self.width() * self._share), self.height())
        if self._share > 0:
            draw_box(painter, theme, done, fill=colors.accent, radius=radius)
