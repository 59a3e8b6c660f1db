"""The page "Printer" of Settings, with a test page, how the printer stands, and the slip as it will come out."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.printing import PrinterConfig, PrinterView, PrintOutcome, with_signs
from pos_app.domain.slip import Paper
from pos_app.system.settings import Printer, Settings
from pos_app.ui.documents.desk import PrinterDesk
from pos_app.ui.documents.test_page import page_of
from pos_app.ui.documents.words import told
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import SeparatorLine
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.settings.printer.fields import PrinterFields
from pos_app.ui.settings.printer.rows import Row
from pos_app.ui.settings.printer.words import BY_BYTES, HAS_ADDRESS, IS_FOUND, address_words, standing_words

_BESIDE_FROM: Final = 880  # px from which the slip has room beside the rows
_SINGLE_BELOW: Final = 480  # px: large text in a small window
_PRINTS_BELOW: Final = 700  # px from which three answers have room beside their name


def names_of_this_computer() -> tuple[str, ...]:
    """Name the printers that the system knows; asked when somebody looks for one."""
    from pos_app.ui.documents.system_printer import printer_names

    return printer_names()


class PrinterSection(QWidget):
    """Takes the settings in with `load`, and gives them back with `value`; saving is the business of Settings."""

    changed = Signal()
    told = Signal(ToastView)

    def __init__(
        self,
        theme: Theme,
        desk: PrinterDesk,
        *,
        now: Callable[[], datetime],
        names: Callable[[], tuple[str, ...]] = names_of_this_computer,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._desk = desk
        self._now = now
        self._shop = ""
        self._tasks = TaskScope(self)
        self._fields = PrinterFields(theme, self, names=names)
        self._slip = ReceiptSlip(theme)
        self._mark = Glyph(theme, "paid", ink="paid_text", size=theme.tokens.size.icon_large)
        self._standing = Text(theme, weight=600, wraps=True)
        self._since = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self.test = Button(theme, self.tr("Print a test page"), icon="print", key="F8", large=True)
        self._lay_out()
        self._fields.changed.connect(self._changed)
        self.test.clicked.connect(self._print_test)
        self.load(Settings())

    def load(self, settings: Settings) -> None:
        """Show these settings, and how the printer stands: the only way in."""
        self._shop = settings.shop_name
        self._fields.load(settings)
        self._render()
        self.look()

    def value(self) -> dict[str, object]:
        """Return the settings of the printer as they are set now, by their names."""
        return self._fields.value()

    def lacks(self) -> str:
        """Say what is missing before it can be saved; '' for nothing."""
        needs = self._fields.printer in HAS_ADDRESS - {Printer.SYSTEM}
        is_there = bool(str(self._fields.value()["printer_address"]))
        return self.tr("Type the address of the printer.") if needs and not is_there else ""

    def look(self) -> None:
        """Read again how the printer stands; called when something was printed."""
        if not self.isVisible():
            return
        self._tasks.start("look", self._desk.view, answered=self._looked)
        if not self._fields.model.isEnabled():
            self._tasks.start("models", self._desk.models, answered=self._learnt)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _changed(self) -> None:
        self._render()
        self.changed.emit()

    def _render(self) -> None:
        printer, machine = self._fields.printer, self._fields.machine()
        is_by_bytes = printer in BY_BYTES
        no_paper, how = address_words(Printer.NONE), self.tr("How slips reach paper")
        self._way.about.setText(no_paper if printer is Printer.NONE else how)
        self._place.about.setText(address_words(printer))
        self._place.setVisible(printer in HAS_ADDRESS)
        self._fields.find.setVisible(printer in IS_FOUND)
        self._model.setVisible(is_by_bytes)
        self._page.setVisible(is_by_bytes)
        self._drawer.setVisible(is_by_bytes)
        for row in (self._paper, self._prints, self._signs, self._rule, self._foot):
            row.setVisible(printer is not Printer.NONE)
        page = page_of(machine, shop=self._shop)
        self._slip.show_slip((with_signs(page) if machine.draws_signs else page).lines)
        self._slip_column.setVisible(printer is not Printer.NONE)

    def _print_test(self) -> None:
        machine = self._fields.machine()
        if self._tasks.start("test", partial(self._test_on, machine), answered=self._tested):
            self.test.set_busy(busy=True)

    async def _test_on(self, machine: PrinterConfig) -> PrintOutcome:
        return await self._desk.print(page_of(machine, shop=self._shop), machine=machine)

    def _tested(self, answer: Answer[PrintOutcome]) -> None:
        self.test.set_busy(busy=False)
        match answer:
            case TaskOk(outcome):
                self.told.emit(told(outcome, Paper.TEST_PAGE))
            case TaskKnownError(sentence):
                self.told.emit(ToastView(sentence, self.tr("Nothing was printed."), "alert", "unsure_text"))
            case _:
                wrong = self.tr("Something in the till went wrong")
                self.told.emit(ToastView(wrong, self.tr("It was noted."), "alert", "unsure_text"))
        self.look()

    def _looked(self, answer: Answer[PrinterView]) -> None:
        view = answer.value if isinstance(answer, TaskOk) else None
        word, sentence, is_wrong = standing_words(view, now=self._now())
        self._mark.set_glyph("alert" if is_wrong else "paid", ink="unsure_text" if is_wrong else "paid_text")
        self._standing.setText(word)
        self._since.setText(sentence)

    def _learnt(self, answer: Answer[Mapping[str, tuple[str, ...]]]) -> None:
        if isinstance(answer, TaskOk):
            self._fields.know(answer.value)
            for choice in (self._fields.model, self._fields.page):
                choice.setEnabled(True)

    def _arrange(self) -> None:
        """Put the slip beside the rows, or under them."""
        is_wide = self.width() >= self._theme.px(_BESIDE_FROM)
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._inside.setDirection(way)
        is_single = self.width() < self._theme.px(_SINGLE_BELOW)
        self._foot_row.setDirection(QBoxLayout.Direction.TopToBottom if is_single else QBoxLayout.Direction.LeftToRight)
        self._fields.prints.stand_in(self.width())
        for row in self._rows:
            row.stand_in(self.width() - (self._slip_column.width() if is_wide else 0))

    def _lay_out(self) -> None:
        theme, fields, space = self._theme, self._fields, self._theme.tokens.space
        fields.found.hide()
        for choice in (fields.model, fields.page):
            choice.setEnabled(False)  # until it is known what there is
        self._way = Row(theme, self.tr("Printer"), "", fields.way)
        self._place = Row(theme, self.tr("Address"), "", fields.place)
        self._model = Row(theme, self.tr("Model"), self.tr("What the printer can do"), fields.model)
        about = self.tr("What it lacks is drawn, as are ₦ and ₵ in names")
        self._page = Row(theme, self.tr("Letters"), about, fields.page)
        self._paper = Row(theme, self.tr("Paper"), self.tr("Width of the roll"), fields.width)
        about, below = self.tr("Slips are of Declined and Not sure"), _PRINTS_BELOW
        title = self.tr("Print by itself")
        self._prints = Row(theme, title, about, fields.prints, is_wide=False, single_below=below)
        self._signs = Row(theme, self.tr("Currency signs"), self.tr("Printers often lack ₦ and GH₵"), fields.signs)
        about = self.tr("Opens for cash only, and is written down")
        self._drawer = Row(theme, self.tr("Cash drawer"), about, fields.drawer, is_wide=False)
        self._rows = (
            self._way, self._place, self._model, self._page, self._paper, self._prints, self._signs, self._drawer,
        )  # fmt: skip
        rows = QVBoxLayout()
        rows.setSpacing(0)
        for row in self._rows:
            rows.addWidget(row)
        rows.addStretch(1)  # all that is left: rows are as high as their words
        self._slip_column = QWidget()
        paper = QVBoxLayout(self._slip_column)
        paper.setContentsMargins(0, space.x2, 0, space.x2)
        paper.addWidget(self._slip, 0, Qt.AlignmentFlag.AlignHCenter)
        paper.addStretch()
        inside = QWidget()
        self._inside = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(space.x3)
        self._inside.addLayout(rows, 1)
        self._inside.addWidget(self._slip_column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(Scroller(inside), 1)
        self._rule = SeparatorLine()
        whole.addWidget(self._rule)
        whole.addWidget(self._make_foot())

    def _make_foot(self) -> QWidget:
        """Say how it stands, beside the button that tries it."""
        space = self._theme.tokens.space
        self._foot = QWidget()
        self._foot_row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._foot)
        self._foot_row.setContentsMargins(0, space.x2, 0, 0)
        self._foot_row.setSpacing(space.x2)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._standing)
        words.addWidget(self._since)
        said = QHBoxLayout()
        said.setSpacing(space.x2)
        said.addWidget(self._mark)
        said.addLayout(words, 1)
        self._foot_row.addLayout(said, 1)
        self._foot_row.addWidget(self.test)
        return self._foot
