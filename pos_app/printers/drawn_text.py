"""Draws lines that a printer has no letters for, with the fonts that came with Kaunta."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pos_app.domain.print_layout import PaperLine, clusters, columns_of

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

FONTS: Final = ("JetBrainsMono-Regular.ttf", "Inter-Regular.otf")  # the first that has a letter draws it
UNKNOWN: Final = "?"
_CELL: Final = 12  # dots, as wide as the printer's own letters
_HEIGHT: Final = 30
_BASELINE: Final = 22
_SIZE: Final = 20
_NO_LETTER: Final = "\U0010fffd"  # for private use: a font draws its empty box

# What a printer does at once wherever it meets it, even in the middle of a picture.
_DLE: Final = 0x10
_AT_ONCE: Final = frozenset({0x04, 0x05, 0x14})  # status, request, and the pulse that opens the drawer
_HARMLESS: Final = 0x18  # one dot more


class DrawnText:
    """The bundled fonts."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def spell(self, text: str) -> str:
        """Put a question mark in the place of every letter that no font has."""
        return "".join(letter if self._font_of(letter) else UNKNOWN for letter in clusters(text))

    def draw(self, line: PaperLine, dots: int) -> "Image":
        """Draw a line as wide as the paper."""
        from PIL import Image, ImageDraw

        columns = columns_of(line.text)
        picture = Image.new("1", (max(dots // (2 if line.is_wide else 1), columns * _CELL), _HEIGHT), 1)
        hand = ImageDraw.Draw(picture)
        hand.fontmode = "1"  # dots are black or white
        left = 0
        for letter in clusters(line.text):
            cell = columns_of(letter) * _CELL
            self._draw_letter(hand, letter, left, cell, is_bold=line.is_bold)
            left += cell
        size = picture.width * (2 if line.is_wide else 1), picture.height * (2 if line.is_tall else 1)
        picture = picture.transform(size, Image.Transform.EXTENT, (0, 0, *picture.size))
        return picture.crop((0, 0, dots, picture.height))

    def _draw_letter(self, hand: object, letter: str, left: int, cell: int, *, is_bold: bool) -> None:
        from PIL.ImageDraw import ImageDraw

        found = self._font_of(letter)
        if not isinstance(hand, ImageDraw) or found is None or letter == " ":
            return
        font = self._font(found, _SIZE)
        width = font.getlength(letter)
        if width > cell:
            font = self._font(found, max(1, int(_SIZE * cell / width)))
            width = font.getlength(letter)
        at = left + round((cell - width) / 2)
        for shift in (0, 1) if is_bold else (0,):
            hand.text((at + shift, _BASELINE), letter, font=font, fill=0, anchor="ls")

    def _font_of(self, letter: str) -> str | None:
        if letter == " ":
            return FONTS[0]
        return next((name for name in FONTS if all(self._has(name, char) for char in letter)), None)

    def _has(self, name: str, char: str) -> bool:
        font = self._font(name, _SIZE)
        return _look_of(font, char) != _look_of(font, _NO_LETTER)

    def _font(self, name: str, size: int) -> "FreeTypeFont":
        return _load(self._folder / name, size)


def draw_squares(rows: Iterable[Iterable[int]], dots: int, *, size: int, quiet: int) -> "Image":
    """Draw dark and light squares in the middle of the paper, with so many light ones around them."""
    from PIL import Image, ImageDraw

    squares = [list(row) for row in rows]
    side = (len(squares) + 2 * quiet) * size
    picture = Image.new("1", (dots, side), 1)
    hand = ImageDraw.Draw(picture)
    edge = (dots - side) // 2
    for y, row in enumerate(squares):
        for x, is_dark in enumerate(row):
            if is_dark:
                left, top = edge + (x + quiet) * size, (y + quiet) * size
                hand.rectangle((left, top, left + size - 1, top + size - 1), fill=0)
    return picture


def made_harmless(picture: "Image") -> "Image":
    """Add a dot wherever a picture would say something that printers obey in the middle of one."""
    from PIL import Image

    dots = bytearray(byte ^ 0xFF for byte in picture.tobytes())  # a printer's 1 is black
    for place in range(len(dots) - 1):
        if dots[place] == _DLE and dots[place + 1] in _AT_ONCE:
            dots[place] = _HARMLESS
    return Image.frombytes("1", picture.size, bytes(byte ^ 0xFF for byte in dots))


@cache
def _look_of(font: "FreeTypeFont", char: str) -> bytes:
    from PIL import Image, ImageDraw

    picture = Image.new("1", (2 * _HEIGHT, 2 * _HEIGHT), 1)
    ImageDraw.Draw(picture).text((_CELL, _HEIGHT), char, font=font, fill=0, anchor="ls")
    return picture.tobytes()


@cache
def _load(path: Path, size: int) -> "FreeTypeFont":
    from PIL import ImageFont

    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
