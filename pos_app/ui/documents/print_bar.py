"""Under the paper of a result: Print receipt, which says what became of it, and Save PDF."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.printing import PrintOutcome, PrintResult
from pos_app.domain.slip import Slip
from pos_app.ui.documents.desk import PrintDesk
from pos_app.ui.documents.pdf_button import PdfButton
from pos_app.ui.documents.words import told
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.toast import ToastView


class PrintBar(QWidget):
    """The buttons of one slip; what became of a press is told in passing."""

    told = Signal(ToastView)

    def __init__(self, theme: Theme, desk: PrintDesk, *, width: int = 80) -> None:
        super().__init__()
        self.print_button = PrintButton(theme, desk)
        self.pdf_button = PdfButton(theme, width=width)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.x1)
        for button in (self.print_button, self.pdf_button):
            button.told.connect(self.told)
            column.addWidget(button)

    def show_slip(self, slip: Slip | None) -> None:
        """Be about this slip from now on; without one there is nothing to press."""
        self.print_button.show_slip(slip)
        self.pdf_button.show_slip(slip)


class PrintButton(Button):
    """Print receipt, and Print again once it was printed. Leaving the screen does not stop the paper."""

    told = Signal(ToastView)
    ended = Signal(object)  # the PrintOutcome, for whoever shows it as well

    def __init__(self, theme: Theme, desk: PrintDesk) -> None:
        super().__init__(theme, "", icon="print", key="Ctrl+P")
        self._desk = desk
        self._slip: Slip | None = None
        self._tasks = TaskScope(self)
        self.clicked.connect(self._print)
        self.setEnabled(False)
        self._name(was_printed=False)

    def show_slip(self, slip: Slip | None) -> None:
        """Print this from now on; without one there is nothing to print."""
        before, self._slip = self._slip, slip
        self.setEnabled(slip is not None)
        if slip is None or (before is not None and (before.paper, before.about) == (slip.paper, slip.about)):
            return
        self._name(was_printed=False)
        self._count(slip)

    def hear(self, event: Changed) -> None:
        """It may have been printed from elsewhere, or by itself."""
        slip = self._slip
        if slip is not None and event.topic is Topic.PAPER and event.key == slip.about:
            self._count(slip)

    def _count(self, slip: Slip) -> None:
        self._tasks.cancel("count")
        self._tasks.start("count", partial(self._desk.copies, slip.paper, slip.about), answered=self._counted)

    def _print(self) -> None:
        slip = self._slip
        if slip is None:
            return
        if self._tasks.start("print", partial(self._desk.print, slip), answered=partial(self._printed, slip)):
            self.set_busy(busy=True)

    def _printed(self, slip: Slip, answer: Answer[PrintOutcome]) -> None:
        self.set_busy(busy=False)
        match answer:
            case TaskOk(outcome):
                if outcome.printed is not PrintResult.NOT_PRINTED and slip is self._slip:
                    self._name(was_printed=True)
                self.told.emit(told(outcome, slip.paper))
                self.ended.emit(outcome)
            case TaskKnownError(sentence):
                self.told.emit(ToastView(sentence, self.tr("Nothing was printed."), "alert", "unsure_text"))
            case _:
                wrong = self.tr("Something in the till went wrong")
                self.told.emit(ToastView(wrong, self.tr("It was noted."), "alert", "unsure_text"))

    def _counted(self, answer: Answer[int]) -> None:
        if isinstance(answer, TaskOk):
            self._name(was_printed=answer.value > 0)

    def _name(self, *, was_printed: bool) -> None:
        self.setText(self.tr("Print again") if was_printed else self.tr("Print receipt"))
