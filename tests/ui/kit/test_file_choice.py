"""The sheet that asks for a file looks at the disk and does nothing else to it, whoever has it open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QFileDialog, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui.kit.file_choice import LastFolder, ask_where_to_save, ask_which_to_open


@pytest.fixture(autouse=True)
def last_folder(tmp_path: Path) -> Iterator[Path]:
    """The folder that is offered is one of this test's, and forgotten with it."""
    LastFolder.here().setParent(None)
    file = tmp_path / "last-folder"
    LastFolder.here().keep_in(file)
    yield file
    LastFolder.here().setParent(None)


def _sheet(qtbot: QtBot, window: QWidget, folder: Path) -> tuple[QFileDialog, list[Path]]:
    chosen = list[Path]()
    window.show()
    (folder / "last-folder").write_text(str(folder))
    ask_where_to_save(window, "Save PDF", "r-1.pdf", chosen.append)
    (sheet,) = window.findChildren(QFileDialog)
    qtbot.waitUntil(sheet.isVisible)
    return sheet, chosen


def _press_save(sheet: QFileDialog) -> None:
    box = sheet.findChild(QDialogButtonBox)
    assert box is not None
    box.button(QDialogButtonBox.StandardButton.Save).click()


def _says(sheet: QFileDialog) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]


def test_with_the_sheet_nothing_is_renamed_removed_or_made(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    _sheet(qtbot, parent, tmp_path)
    ask_which_to_open(parent, "Import", ".json", lambda _: None)
    for sheet in parent.findChildren(QFileDialog):
        assert sheet.testOption(QFileDialog.Option.ReadOnly)
        assert sheet.testOption(QFileDialog.Option.DontUseNativeDialog)
        views = sheet.findChildren(QAbstractItemView)
        assert views
        assert all(view.contextMenuPolicy() is Qt.ContextMenuPolicy.NoContextMenu for view in views)
        assert not any(button.isVisible() for button in sheet.findChildren(QToolButton, "newFolderButton"))
        sheet.reject()


def test_among_the_things_of_a_till_nothing_is_saved_and_the_sheet_says_so(
    qtbot: QtBot, tmp_path: Path, last_folder: Path
) -> None:
    (tmp_path / "live.journal").touch()
    (tmp_path / "elsewhere").mkdir()
    window = QWidget()
    qtbot.addWidget(window)
    sheet, chosen = _sheet(qtbot, window, tmp_path)
    _press_save(sheet)
    assert "This folder belongs to the till. Choose another one." in _says(sheet)
    assert (sheet.isVisible(), chosen) == (True, [])
    sheet.setDirectory(str(tmp_path / "elsewhere"))
    sheet.selectFile("r-1.pdf")
    _press_save(sheet)
    qtbot.waitUntil(lambda: chosen == [tmp_path / "elsewhere" / "r-1.pdf"])
    qtbot.waitUntil(lambda: last_folder.read_text() == str(tmp_path / "elsewhere"))
    qtbot.wait(0)
