"""Paints a slip on the pages of a PDF or of a printer that the system knows: the same lines, in the same columns."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from pos_app.domain.errors import KnownError
from pos_app.domain.print_layout import PaperLine, clusters, columns_of, printable, typeset
from pos_app.domain.sentence import Sentence
from pos_app.domain.slip import Slip
from pos_app.system.atomic_write import write_durably
from pos_app.system.save_targets import refuse_unsafe

_FAMILIES: Final = ("JetBrains Mono", "Inter")  # the first that has a letter draws it
_COLUMNS: Final = {58: 32, 80: 42}
_PRINTED_MM: Final = {58: 48.0, 80: 70.0}
_TOP_MM: Final = 5.0
_LETTER: Final = 0.6  # of the type size, as wide as every letter of the font
_LINE: Final = 1.4  # of the type size
_ASCENT: Final = 1.05
_CODE_MM: Final = 25.0
_INCH_MM: Final = 25.4
_RESOLUTION: Final = 600
_LONGEST_CODE: Final = 300


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """A slip measured for one width of paper, in mm."""

    lines: tuple[PaperLine, ...]
    code: tuple[tuple[int, ...], ...]  # dark and light squares; none without a code
    width: float
    printed: float
    type_size: float

    @property
    def height(self) -> float:
        """How long the paper is."""
        code = _CODE_MM + _TOP_MM if self.code else 0.0
        return 2 * _TOP_MM + sum(map(self.height_of, self.lines)) + code

    def height_of(self, line: PaperLine) -> float:
        """How high a line is."""
        return self.type_size * _LINE * (2 if line.is_tall else 1)


def measure(slip: Slip, width: int) -> PrintedPage:
    """Set the slip for a paper of this width."""
    columns, printed = _COLUMNS[width], _PRINTED_MM[width]
    return PrintedPage(
        typeset(slip.lines, columns), tuple(_squares(slip.qr)), width, printed, printed / columns / _LETTER
    )


def save_pdf(slip: Slip, path: Path, *, width: int, title: str) -> None:
    """Write the slip as one page of a PDF, as long as the slip is; KnownError when the file cannot be written."""
    refuse_unsafe(path, ".pdf")
    sheet = measure(slip, width)
    buffer = QBuffer()  # a writer of its own would not say that the file took nothing
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setCreator("Kaunta")
    writer.setTitle(printable(title))
    size = QPageSize(QSizeF(sheet.width, sheet.height), QPageSize.Unit.Millimeter, "slip")
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    paint(sheet, writer)
    try:
        write_durably(path, bytes(buffer.data().data()))
    except OSError as problem:
        why = (problem.strerror or type(problem).__name__).lower()
        raise KnownError(Sentence("{0} cannot be written ({1}).", path.name, why)) from problem


def paint(sheet: PrintedPage, device: QPagedPaintDevice) -> bool:
    """Paint it, on as many pages as it needs; tell whether the device took it."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    dot = device.logicalDpiX() / _INCH_MM
    page = device.pageLayout().paintRect(QPageLayout.Unit.Millimeter)
    painter.scale(dot, dot)
    left = max(0.0, (min(page.width(), sheet.width) - sheet.printed) / 2)
    top = _TOP_MM
    for line in sheet.lines:
        top = _room_for(sheet.height_of(line), top, page.height(), device)
        _draw_line(painter, line, QPointF(left, top), sheet.type_size)
        top += sheet.height_of(line)
    if sheet.code:
        top = _room_for(_CODE_MM, top + _TOP_MM / 2, page.height(), device)
        _draw_code(painter, sheet, QPointF(left + (sheet.printed - _CODE_MM) / 2, top))
    return painter.end()


def _room_for(height: float, top: float, page: float, device: QPagedPaintDevice) -> float:
    """Begin a new page where this one is full."""
    if top + height <= page or top <= _TOP_MM:
        return top
    device.newPage()
    return _TOP_MM


def _draw_line(painter: QPainter, line: PaperLine, at: QPointF, size: float) -> None:
    """Draw letter by letter: what the font lacks comes from another one, and must not move the rest."""
    painter.save()
    painter.translate(at)
    painter.scale((2 if line.is_wide else 1) * size, (2 if line.is_tall else 1) * size)
    font = QFont(_FAMILIES)
    font.setPixelSize(100)
    font.setBold(line.is_bold)
    painter.setFont(font)
    painter.scale(0.01, 0.01)  # letters of one unit would be rounded
    place = 0
    for letter in clusters(line.text):
        if letter != " ":
            painter.drawText(QPointF(place * _LETTER * 100, _ASCENT * 100), letter)
        place += columns_of(letter)
    painter.restore()


def _draw_code(painter: QPainter, sheet: PrintedPage, at: QPointF) -> None:
    square = _CODE_MM / len(sheet.code)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    for y, row in enumerate(sheet.code):
        for x, is_dark in enumerate(row):
            if is_dark:
                painter.fillRect(QRectF(at.x() + x * square, at.y() + y * square, square, square), Qt.GlobalColor.black)


def _squares(said: str) -> Iterator[tuple[int, ...]]:
    said = printable(said)[:_LONGEST_CODE]
    if said:
        import segno

        yield from map(tuple, segno.make(said, error="m", micro=False).matrix)
