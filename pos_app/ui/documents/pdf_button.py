"""The button that saves a slip as a PDF, where a person chooses."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal

from pos_app.domain.slip import Paper, Slip
from pos_app.system.threads import in_thread
from pos_app.ui.kit.file_choice import ask_where_to_save
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.toast import ToastView

_NAMES: Final = {Paper.X_REPORT: "x-report-{about}", Paper.Z_REPORT: "z-report-{about}"}


class PdfButton(Button):
    """Save PDF. Nothing is written before somebody has said where, and nothing waits for the disk."""

    told = Signal(ToastView)

    def __init__(self, theme: Theme, *, width: int = 80, large: bool = False) -> None:
        super().__init__(theme, "", icon="file", large=large)
        self.setText(self.tr("Save PDF"))
        self._width = width
        self._slip: Slip | None = None
        self._tasks = TaskScope(self)
        self.setEnabled(False)
        self.clicked.connect(self._ask)

    def show_slip(self, slip: Slip | None) -> None:
        """Save this from now on."""
        self._slip = slip
        self.setEnabled(slip is not None)

    def save(self, path: Path) -> None:
        """Write the slip there, and say so."""
        slip = self._slip
        if slip is None:
            return
        work = partial(_save, slip, path, width=self._width)
        if self._tasks.start("save", work, answered=partial(self._saved, path)):
            self.set_busy(busy=True)

    def _ask(self) -> None:
        slip = self._slip
        if slip is not None and not self._tasks.is_running("save"):
            name = _NAMES.get(slip.paper, "{about}").format(about=slip.about or slip.paper.value)
            ask_where_to_save(self, self.tr("Save PDF"), f"{name}.pdf", self.save)

    def _saved(self, path: Path, answer: Answer[None]) -> None:
        self.set_busy(busy=False)
        match answer:
            case TaskOk():
                self.told.emit(ToastView(self.tr("PDF saved"), path.name, "file", "paid_text"))
            case TaskKnownError(sentence):
                self.told.emit(ToastView(self.tr("Not saved"), sentence, "alert", "unsure_text"))
            case _:
                self.told.emit(ToastView(self.tr("Not saved"), self.tr("It was noted."), "alert", "unsure_text"))


async def _save(slip: Slip, path: Path, *, width: int) -> None:
    from pos_app.ui.documents.printed_page import save_pdf

    await in_thread(partial(save_pdf, slip, path, width=width, title=slip.about))
