"""The button that saves a slip as a PDF, where a person chooses."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog

from pos_app.domain.errors import KnownError
from pos_app.domain.slip import Slip
from pos_app.ui.language import said
from pos_app.ui.theme import Theme
from pos_app.ui.widgets.button import Button
from pos_app.ui.widgets.toast import ToastView


class PdfButton(Button):
    """Save PDF. Nothing is written before somebody has said where."""

    told = Signal(ToastView)

    def __init__(self, theme: Theme, *, width: int = 80) -> None:
        super().__init__(theme, "", icon="file")
        self.setText(self.tr("Save PDF"))
        self._width = width
        self._slip: Slip | None = None
        self.setEnabled(False)
        self.clicked.connect(self._ask)

    def show_slip(self, slip: Slip | None) -> None:
        """Save this from now on."""
        self._slip = slip
        self.setEnabled(slip is not None)

    def save(self, path: str) -> None:
        """Write the slip there, and say so."""
        from pos_app.ui.printing.sheet import save_pdf

        if self._slip is None:
            return
        try:
            save_pdf(self._slip, Path(path), width=self._width, title=self._slip.about)
        except KnownError as error:
            self.told.emit(ToastView(self.tr("Not saved"), said(error.sentence), "alert", "unsure_text"))
        else:
            self.told.emit(ToastView(self.tr("PDF saved"), Path(path).name, "file", "paid_text"))

    def _ask(self) -> None:
        if self._slip is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self, self.tr("Save PDF"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("PDF (*.pdf)")
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{self._slip.about or 'slip'}.pdf")
        dialog.fileSelected.connect(self.save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
