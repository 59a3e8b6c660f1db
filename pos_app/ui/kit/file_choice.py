"""Asks a person for a file, with a sheet that only looks: nothing on the disk is renamed, made or removed with it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QLabel, QToolButton, QWidget

from pos_app.domain.errors import KnownError
from pos_app.system.atomic_write import write_durably
from pos_app.system.save_targets import refuse_unsafe
from pos_app.system.threads import in_thread
from pos_app.ui.kit.language import said
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.tasks import TaskScope

_LONGEST: Final = 4096


class LastFolder(QObject):
    """The folder that was chosen last, on a stick perhaps; one for the whole program."""

    def __init__(self, program: QObject | None) -> None:
        super().__init__(program)
        self._file: Path | None = None
        self._folder: Path | None = None
        self._tasks = TaskScope(self)

    @classmethod
    def here(cls) -> "LastFolder":
        """Find the one of this program."""
        program = QCoreApplication.instance()
        return (program.findChild(cls) if program is not None else None) or cls(program)

    def keep_in(self, file: Path) -> None:
        """Remember it over a restart, in this file."""
        self._file, self._folder = file, None

    @property
    def folder(self) -> Path:
        """It, or the documents of whoever runs the till where it is gone or none was chosen."""
        if self._folder is None and self._file is not None:
            self._folder = _read(self._file)
        if self._folder is not None and self._folder.is_dir():
            return self._folder
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return Path(documents) if documents and Path(documents).is_dir() else Path.home()

    def remember(self, folder: Path) -> None:
        """Begin there the next time."""
        is_new, self._folder = folder != self._folder, folder
        if is_new and self._file is not None:
            work = partial(write_durably, self._file, str(folder).encode())
            self._tasks.start("remember", partial(in_thread, work), answered=lambda _: None)


def ask_where_to_save(parent: QWidget, title: str, name: str, chosen: Callable[[Path], object]) -> None:
    """Ask for a file to be written; a name is offered that nothing has yet, and the system asks before one is lost."""
    dialog = _SaveDialog(parent, title, str(LastFolder.here().folder), Path(name).suffix)
    _prepare(dialog, chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(_free_name(LastFolder.here().folder, name))
    dialog.open()


def ask_which_to_open(parent: QWidget, title: str, suffix: str, chosen: Callable[[Path], object]) -> None:
    """Ask for a file that is there."""
    dialog = QFileDialog(parent, title, str(LastFolder.here().folder), f"*{suffix}")
    _prepare(dialog, chosen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


class _SaveDialog(QFileDialog):
    """Stays open, and says why, where nothing is saved."""

    def __init__(self, parent: QWidget, title: str, folder: str, suffix: str) -> None:
        super().__init__(parent, title, folder, f"*{suffix}")
        self._suffix = suffix
        self._why = QLabel(self)
        self._why.setTextFormat(Qt.TextFormat.PlainText)
        self._why.setWordWrap(True)
        self._why.hide()

    def accept(self) -> None:
        try:
            for path in self.selectedFiles():
                if not Path(path).is_dir():  # a folder is opened
                    refuse_unsafe(Path(path), self._suffix)
        except KnownError as refused:
            self._say(said(refused.sentence))
            return
        super().accept()

    def _say(self, sentence: str) -> None:
        layout = self.layout()
        if layout is not None and layout.indexOf(self._why) < 0:
            layout.addWidget(self._why)
        self._why.setText(sentence)
        self._why.show()
        announce(self, sentence)


def _prepare(dialog: QFileDialog, chosen: Callable[[Path], object]) -> None:
    """Let it look and nothing else: whoever is at the counter may choose a file, and not tidy up the disk."""
    last = LastFolder.here()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)  # the system's own has menus of its own
    dialog.setOption(QFileDialog.Option.ReadOnly)
    for view in dialog.findChildren(QAbstractItemView):
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    for button in dialog.findChildren(QToolButton, "newFolderButton"):
        button.hide()

    def take(path: str) -> None:
        last.remember(Path(path).parent)
        chosen(Path(path))

    dialog.fileSelected.connect(take)
    dialog.finished.connect(dialog.deleteLater)


def _free_name(folder: Path, name: str) -> str:
    stem, suffix = Path(name).stem, Path(name).suffix
    names = [name, *(f"{stem} ({number}){suffix}" for number in range(2, 100))]
    return next((each for each in names if not (folder / each).exists()), name)


def _read(file: Path) -> Path | None:
    try:
        text = file.read_text("utf-8")[:_LONGEST].strip()
    except (OSError, ValueError):
        return None
    return Path(text) if text and "\0" not in text else None
