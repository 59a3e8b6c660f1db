"""The sheet that closes a shift: what is carried forward, the cash that was counted, and the Z beside it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.money import Money
from pos_app.domain.plain_text import plain
from pos_app.domain.shift import Closing, ShiftReport
from pos_app.domain.slip import SlipLine
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.documents.z_slip import slip_of
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.shift.cash_field import CashField
from pos_app.ui.shift.check_rows import CheckRows
from pos_app.ui.shift.words import shown

_LONGEST_REASON: Final = 80
_NOTE: Final = 46
_WIDTH: Final = 1000
_BESIDE: Final = 416
_LEAST: Final = 920  # with less width there is no room for the paper
_LOWEST: Final = 672


class PreviewDialog(Dialog):
    """What will be printed is seen before it is: on the right side, from top to bottom, where there is room for it."""

    def __init__(self, theme: Theme, title: str, *, leave: str) -> None:
        super().__init__(theme, title, leave=leave)
        self.setFixedWidth(theme.px(_WIDTH))
        self.slip = ReceiptSlip(theme)
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.addStretch()
        column.addWidget(self.slip, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        self._beside = QFrame(self)
        self._beside.setObjectName("beside")
        self._beside.setProperty("sunken", True)
        place = QVBoxLayout(self._beside)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(Scroller(sheet))

    def show_slip(self, lines: Sequence[SlipLine]) -> None:
        """Show what would be printed now."""
        self.slip.show_slip(lines)

    def height_for(self, width: int) -> int:
        return max(super().height_for(width - self._taken(width)), self._theme.px(_LOWEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        taken = self._taken(self.width())
        self._beside.setHidden(taken == 0)
        self._beside.setGeometry(QRect(self.width() - taken - 1, 1, taken, self.height() - 2))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(1, 1, 1 + taken, 1)

    def _taken(self, width: int) -> int:
        return self._theme.px(_BESIDE) if width >= self._theme.px(_LEAST) else 0


class CloseShiftDialog(PreviewDialog):
    """Ends with CLOSE; `counted` and `reason` are then what was typed."""

    CLOSE: Final = "close"
    see_asked = Signal()

    def __init__(
        self, theme: Theme, report: ShiftReport, head: SlipHead, *, is_blind: bool, now: Callable[[], datetime]
    ) -> None:
        title = self.tr("Close shift {number}").format(number=report.number)
        super().__init__(theme, title, leave=self.tr("Keep open"))
        self._report, self._head, self._is_blind, self._now = report, head, is_blind, now
        self._is_typed = False
        self.reason = ""
        sentence = self.tr("Prints the Z report and signs {name} out.").format(name=plain(report.opened_by))
        self.setAccessibleDescription(sentence)
        self.rows = CheckRows(theme, report)
        self.rows.see_asked.connect(self.see_asked)
        self.field = CashField(theme, self.tr("Cash counted"))
        self.field.use(report.drawer.currency)
        self.line = EntryLine(theme, name=self.tr("Reason"), most=_LONGEST_REASON, hints=Qt.InputMethodHint.ImhNone)
        self.line.pad(theme.tokens.space.x2)
        self._said = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._about = Text(theme, self.tr("Printed on the report"), kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._note = self._signed_for()
        self._act = Button(theme, self.tr("Close and print Z"), ButtonKind.PRIMARY, icon="print", key="F9", large=True)
        self._act.clicked.connect(self._take)
        self._footer.addWidget(self._act)
        self.body.addWidget(Text(theme, sentence, ink="text_muted", wraps=True))
        self.body.addWidget(self.rows)
        self.body.addLayout(self._fields())
        self.body.addWidget(self._note)
        self.body.addStretch()
        self.field.edited.connect(self._count)
        self.field.entered.connect(self._go_on)
        self.line.textChanged.connect(self._show)
        self.line.entered.connect(partial(go_by_key, self._act))
        self._show()

    @property
    def counted(self) -> Money:
        """What was counted."""
        return self.field.money

    @property
    def difference(self) -> int:
        """How much more that is than there should be."""
        return self._report.drawer.difference(self.counted)

    def first_focus(self) -> QWidget:
        return self.field

    def complain(self, sentence: str) -> None:
        """Say why it was not closed."""
        self._said.setText(sentence)
        self._said.set_ink("declined_text")

    def _count(self) -> None:
        self._is_typed = True
        self._show()

    def _show(self) -> None:
        """Say how the cash stands, and show the Z as it would be now."""
        needs_more = self._is_typed and not self._is_blind and self.difference != 0
        self.line.setEnabled(needs_more)
        self._note.setVisible(needs_more)
        self._said.setText(self._standing())
        self._said.set_ink("text_muted")
        closing = Closing(self._now(), plain(self._report.opened_by), self.counted, self._typed_reason(), "", "")
        report = replace(self._report, closing=closing) if self._is_typed else self._report
        hides_cash = self._is_blind or not self._is_typed
        self.show_slip(slip_of(report, self._head, now=self._now(), hides_cash=hides_cash).lines)

    def _standing(self) -> str:
        drawer = self._report.drawer
        expected = shown(drawer.expected_minor, drawer.currency)
        if self._is_blind:
            return self.tr("Count what is in the drawer")
        if not self._is_typed:
            return self.tr("{money} should be there").format(money=expected)
        if not self.difference:
            return self.tr("Exactly what should be there")
        much = shown(abs(self.difference), drawer.currency)
        said = self.tr("Short by {much} of {money}") if self.difference < 0 else self.tr("{much} more than {money}")
        return said.format(much=much, money=expected)

    def _typed_reason(self) -> str:
        return plain(self.line.text()).strip() if self.line.isEnabled() else ""

    def _go_on(self) -> None:
        after = self.line if self.line.isEnabled() else self._act
        go_by_key(after)

    def _take(self) -> None:
        self.reason = self._typed_reason()
        if not self._is_typed:
            self.complain(self.tr("Count the cash, and type it."))
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.difference and not self._is_blind and not self.reason:
            self._about.setText(self.tr("Write why it differs."))
            self._about.set_ink("declined_text")
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.answered.emit(self.CLOSE)

    def _fields(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.tokens.space.x2)
        row.setContentsMargins(0, self._theme.tokens.space.x2, 0, 0)
        for label, field, said in (
            (self.tr("Cash counted"), self.field, self._said),
            (self.tr("Reason"), self.line, self._about),
        ):
            column = QVBoxLayout()
            column.setDirection(QBoxLayout.Direction.TopToBottom)
            column.setSpacing(self._theme.tokens.space.half)
            column.addWidget(Text(self._theme, label, kind=Type.LABEL, ink="text_muted"))
            column.addWidget(field)
            column.addWidget(said)
            row.addLayout(column, 1)
        return row

    def _signed_for(self) -> QFrame:
        note = QFrame()
        note.setProperty("sunken", True)
        note.setMinimumHeight(self._theme.px(_NOTE))
        row = QHBoxLayout(note)
        row.setSpacing(self._theme.tokens.space.x2)
        row.addWidget(Glyph(self._theme, "key", ink="text_muted", size=self._theme.tokens.size.icon))
        row.addWidget(Text(self._theme, self.tr("A manager signs for the difference"), kind=Type.LABEL), 1)
        return note
