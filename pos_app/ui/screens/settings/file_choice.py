"""Asks a person for a file, with the sheet that the system has for it; nothing is read or written before."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where_to_save(parent: QWidget, title: str, name: str, chosen: Callable[[Path], object]) -> None:
    """Ask for a file to be written."""
    dialog = _dialog(parent, title, Path(name).suffix, chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.open()


def ask_which_to_open(parent: QWidget, title: str, suffix: str, chosen: Callable[[Path], object]) -> None:
    """Ask for a file that is there."""
    dialog = _dialog(parent, title, suffix, chosen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def _dialog(parent: QWidget, title: str, suffix: str, chosen: Callable[[Path], object]) -> QFileDialog:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, folder)
    dialog.setNameFilter(f"*{suffix}")

    def take(path: str) -> None:
        chosen(Path(path))

    dialog.fileSelected.connect(take)
    dialog.finished.connect(dialog.deleteLater)
    return dialog
