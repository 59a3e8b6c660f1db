"""Slips on the pages of a PDF and of the system's printers: read back as they would be seen."""

import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from pos_app.domain.printing import PrinterConfig, PrinterConnection, PrintTrouble
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.printers.errors import NotPrinted
from pos_app.printers.job import Job
from pos_app.ui.documents.printed_page import measure, save_pdf
from pos_app.ui.documents.system_printer import cut_to_size, print_by_system, print_on, printer_names
from pos_app.ui.kit.theme import Theme
from tests.printers.slips import FOREIGN, PAID, Z

_DOTS: Final = 4  # a millimetre


def job() -> Job:
    return Job(time.monotonic() + 60.0, time.monotonic)


def read(path: Path) -> tuple[QPdfDocument, str]:
    document = QPdfDocument()
    assert document.load(str(path)) is QPdfDocument.Error.None_
    return document, "".join(document.getAllText(page).text() for page in range(document.pageCount()))


def picture(document: QPdfDocument, page: int = 0) -> QImage:
    size = document.pagePointSize(page) * 25.4 / 72 * _DOTS
    image = QImage(document.render(page, QSize(round(size.width()), round(size.height()))))
    white = QImage(image.size(), QImage.Format.Format_Grayscale8)
    white.fill(255)
    from PySide6.QtGui import QPainter

    painter = QPainter(white)
    painter.drawImage(0, 0, image)
    painter.end()
    return white


def ink(image: QImage, top: float, bottom: float) -> int:
    """Count the dark dots between two heights, in mm."""
    rows = range(round(top * _DOTS), min(round(bottom * _DOTS), image.height()))
    return sum(image.pixelColor(x, y).lightness() < 128 for y in rows for x in range(image.width()))


@pytest.mark.parametrize("width", [58, 80])
def test_a_pdf_has_the_size_of_the_slip_and_can_be_read(qtbot: QtBot, theme: Theme, tmp_path: Path, width: int) -> None:
    del qtbot, theme
    save_pdf(PAID, tmp_path / "slip.pdf", width=width, title="Receipt")
    document, text = read(tmp_path / "slip.pdf")
    assert document.pageCount() == 1
    size = document.pagePointSize(0) * 25.4 / 72
    assert (round(size.width()), abs(size.height() - measure(PAID, width).height) < 1) == (width, True)
    said = "".join(text.split())
    for words in ("ADEOLASTORES", "PAID", "NGN12,500.00", "Verve****3210", "till2-7k3m9qx2v5c8r1t4n6b0w"):
        assert words in said
    image = picture(document)
    height = image.height() / _DOTS
    assert ink(image, 0, 4) == ink(image, height - 4, height) == 0  # nothing is cut at the edges
    assert ink(image, height - 30, height - 6) > 1000  # the code
    assert all(image.pixelColor(x, y).lightness() > 200 for y in range(image.height()) for x in (0, image.width() - 1))


def test_letters_of_every_language_are_in_a_pdf(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    del qtbot, theme
    save_pdf(FOREIGN, tmp_path / "slip.pdf", width=80, title="")
    _, text = read(tmp_path / "slip.pdf")
    assert "₦" in text
    assert "ɓ" in text
    assert "\x1b" not in text


def test_a_driver_of_the_system_prints_the_same_from_a_thread(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    del qtbot, theme
    problems: list[BaseException] = []

    def run() -> None:
        try:
            printer = QPrinter(QPrinter.PrinterMode.HighResolution)
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(tmp_path / "printer.pdf"))
            sheet = measure(PAID, 80)
            cut_to_size(printer, sheet)
            print_on(printer, sheet, job())
        except BaseException as problem:  # noqa: BLE001  # told to the test
            problems.append(problem)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(60.0)
    assert problems == []
    document, text = read(tmp_path / "printer.pdf")
    assert document.pageCount() == 1
    assert "12,500.00" in text


def test_a_long_report_goes_on_on_the_next_page(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    del qtbot, theme
    rows = tuple(SlipLine(SlipKind.ROW, f"Row {number}", "NGN 1.00") for number in range(150))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "report.pdf"))
    print_on(printer, measure(replace(Z, lines=rows, qr="Z"), 80), job())
    document, text = read(tmp_path / "report.pdf")
    assert document.pageCount() > 1
    assert [f"Row {number}" in text for number in (0, 149)] == [True, True]


def test_a_printer_that_the_system_does_not_know_has_printed_nothing(qtbot: QtBot, theme: Theme) -> None:
    del qtbot, theme
    with pytest.raises(NotPrinted) as absent:
        print_by_system(PAID, PrinterConfig(PrinterConnection.SYSTEM, "No such printer"), job())
    assert absent.value.trouble is PrintTrouble.ABSENT
    assert "No such printer" not in printer_names()


def test_a_driver_of_the_system_opens_no_drawer(qtbot: QtBot, theme: Theme) -> None:
    del qtbot, theme
    printer = QPrinter()
    with pytest.raises(NotPrinted) as said:
        print_on(printer, measure(Slip(Paper.DRAWER, "in-1", (), opens_drawer=True), 80), job())
    assert said.value.trouble is PrintTrouble.NOT_ABLE
