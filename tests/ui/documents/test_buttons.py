"""The buttons that print and save: they say what became of it, and a second press meanwhile does nothing."""

import errno
import os
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.printing import PrintOutcome, PrintResult, PrintTrouble
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.ui.documents.pdf_button import PdfButton
from pos_app.ui.documents.print_bar import PrintBar, PrintButton
from pos_app.ui.kit.file_choice import LastFolder
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from tests.ui.documents.fake_printer import Paperwork
from tests.ui.hands import click

SLIP: Final = Slip(Paper.PAYMENT, "r-1", (SlipLine(SlipKind.VERDICT, "PAID"),), qr="r-1")


def a_button(qtbot: QtBot, theme: Theme, desk: Paperwork, slip: Slip | None = SLIP) -> tuple[PrintButton, list[str]]:
    button, said = PrintButton(theme, desk), list[str]()

    def hear(view: ToastView) -> None:
        said.append(view.title)

    qtbot.addWidget(button)
    button.told.connect(hear)
    button.show_slip(slip)
    button.show()
    return button, said


def test_a_press_prints_and_the_next_prints_again(qtbot: QtBot, theme: Theme) -> None:
    desk = Paperwork()
    button, said = a_button(qtbot, theme, desk)
    assert (button.text(), button.key) == ("Print receipt", "Ctrl+P")
    click(button)
    qtbot.waitUntil(lambda: said == ["Receipt printed"])
    assert button.text() == "Print again"
    click(button)
    qtbot.waitUntil(lambda: said[1:] == ["Copy 1 printed"])


def test_what_was_printed_before_says_print_again_at_once(qtbot: QtBot, theme: Theme) -> None:
    button, _ = a_button(qtbot, theme, Paperwork(counted={(Paper.PAYMENT, "r-1"): 1}))
    qtbot.waitUntil(lambda: button.text() == "Print again")


def test_an_impatient_hand_prints_once(qtbot: QtBot, theme: Theme) -> None:
    desk = Paperwork()
    desk.gate.is_shut = True
    button, said = a_button(qtbot, theme, desk)
    for _ in range(3):
        click(button)
    qtbot.waitUntil(lambda: bool(desk.printed))
    assert button.is_busy
    desk.gate.open()
    qtbot.waitUntil(lambda: said == ["Receipt printed"])
    assert (len(desk.printed), button.is_busy) == (1, False)


def test_a_dead_printer_is_said_and_the_button_stays(qtbot: QtBot, theme: Theme) -> None:
    desk = Paperwork(PrintOutcome(PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER, is_kept=True))
    button, said = a_button(qtbot, theme, desk)
    click(button)
    qtbot.waitUntil(lambda: said == ["Printer does not answer"])
    assert (button.text(), button.isEnabled()) == ("Print receipt", True)


def test_what_was_printed_by_itself_says_print_again(qtbot: QtBot, theme: Theme) -> None:
    desk = Paperwork()
    button, _ = a_button(qtbot, theme, desk)
    qtbot.waitUntil(lambda: button.text() == "Print receipt")
    desk.counted[Paper.PAYMENT, "r-1"] = 1
    button.hear(Changed(Topic.PAPER, "r-2"))
    button.hear(Changed(Topic.PAPER, "r-1"))
    qtbot.waitUntil(lambda: button.text() == "Print again")


def test_without_a_slip_there_is_nothing_to_press(qtbot: QtBot, theme: Theme) -> None:
    button, _ = a_button(qtbot, theme, Paperwork(), None)
    assert not button.isEnabled()


def test_a_pdf_is_saved_where_a_person_says(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    button, said = PdfButton(theme), list[ToastView]()
    qtbot.addWidget(button)
    button.told.connect(said.append)
    button.show_slip(SLIP)
    button.show()
    click(button)
    (dialog,) = button.findChildren(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "r-1.pdf"
    dialog.fileSelected.emit(str(tmp_path / "r-1.pdf"))
    dialog.reject()
    qtbot.waitUntil(lambda: bool(said))
    assert (tmp_path / "r-1.pdf").read_bytes().startswith(b"%PDF")
    assert said[0].title == "PDF saved"
    click(button)
    (again,) = [each for each in button.findChildren(QFileDialog) if each is not dialog]
    assert Path(again.selectedFiles()[0]) == tmp_path / "r-1 (2).pdf"  # the same folder, and nothing to lose
    again.reject()


def test_a_place_that_takes_no_pdf_is_said(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    button, said = PdfButton(theme), list[ToastView]()
    qtbot.addWidget(button)
    button.told.connect(said.append)
    button.show_slip(SLIP)
    button.save(tmp_path / "no" / "r-1.pdf")
    qtbot.waitUntil(lambda: bool(said))
    assert (said[0].title, said[0].detail) == (
        "Not saved",
        "r-1.pdf cannot be written (no such file or directory).",
    )


def test_a_full_disk_leaves_no_half_pdf(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pos_app.ui.documents.printed_page import save_pdf

    def is_full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    del qtbot, theme
    (tmp_path / "r-1.pdf").write_bytes(b"of yesterday")
    monkeypatch.setattr(os, "fsync", is_full)
    with pytest.raises(KnownError, match="no space left"):
        save_pdf(SLIP, tmp_path / "r-1.pdf", width=80, title="")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("r-1.pdf", b"of yesterday")]


def test_the_folder_is_remembered_over_a_restart_and_one_that_is_gone_is_not_offered(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    del theme
    stick, kept = tmp_path / "stick", tmp_path / "last-folder"
    stick.mkdir()
    program = QObject()
    last = LastFolder(program)
    last.keep_in(kept)
    last.remember(stick)
    qtbot.waitUntil(kept.exists)
    later = LastFolder(program)
    later.keep_in(kept)
    assert later.folder == stick
    stick.rmdir()
    assert later.folder != stick


def test_a_pdf_that_cannot_be_written_is_a_known_error(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    from pos_app.ui.documents.printed_page import save_pdf

    del qtbot, theme
    with pytest.raises(KnownError):
        save_pdf(SLIP, tmp_path, width=80, title="")


def test_the_bar_prints_and_saves_the_same_slip(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    desk, said = Paperwork(), list[ToastView]()
    bar = PrintBar(theme, desk, width=58)
    qtbot.addWidget(bar)
    bar.told.connect(said.append)
    bar.show_slip(SLIP)
    bar.show()
    click(bar.print_button)
    qtbot.waitUntil(lambda: len(said) == 1)
    bar.pdf_button.save(tmp_path / "slip.pdf")
    qtbot.waitUntil(lambda: len(said) == 2)
    assert desk.printed == [SLIP]
    assert [view.title for view in said] == ["Receipt printed", "PDF saved"]
