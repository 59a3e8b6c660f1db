"""The one importer of python-escpos: which printers it knows, what they have, and what writes their bytes."""

import importlib
import logging
import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol, cast

from pos_app.domain.printing import PrintTrouble
from pos_app.printers.errors import NotPrinted

_FEWEST_COLUMNS: Final = 24  # some profiles give the size of a letter in place of their number
_DOT_COLUMNS: Final = 12  # dots of a letter
_ROLL_DOTS: Final = {(203, 58): 384, (203, 80): 576, (180, 58): 360, (180, 80): 512}
_WIDE_PAPER: Final = 80  # mm
_DENSE: Final = 203  # dots per inch
_COARSE: Final = 180
_RASTER: Final = "bitImageRaster"


class Encoder(Protocol):
    """What the library knows of letters."""

    def can_encode(self, encoding: str, char: str) -> bool:
        """Tell whether a code page has a letter."""
        ...


class EscposPen(Protocol):
    """As much of `escpos.escpos.Escpos` as slips are written with."""

    @property
    def output(self) -> bytes:
        """What was written."""
        ...

    def hw(self, hw: str) -> None:
        """Begin anew."""
        ...

    def charcode(self, code: str) -> None:
        """Stay with one code page."""
        ...

    def set(self, *, bold: bool, double_width: bool, double_height: bool, normal_textsize: bool) -> None:
        """Choose how letters are set."""
        ...

    def text(self, txt: str) -> None:
        """Write letters."""
        ...

    def image(self, img_source: object) -> None:
        """Draw a picture, as a raster."""
        ...

    def cut(self, mode: str = "FULL") -> None:
        """Feed, and cut where there is a knife."""
        ...

    def cashdraw(self, pin: int) -> None:
        """Open the drawer."""
        ...


@dataclass(frozen=True, slots=True)
class Roll:
    """The paper as the printer sees it."""

    dots: int
    columns: int


@dataclass(frozen=True, slots=True)
class EscposPrinter:
    """A pen, and what the printer behind it has."""

    pen: EscposPen
    roll: Roll
    code_page: str
    encoder: Encoder

    def has(self, text: str) -> bool:
        """Tell whether the printer has every letter of this."""
        return all(self.encoder.can_encode(self.code_page, char) for char in text)


def profile_names() -> tuple[str, ...]:
    """Name the printers that are known and can draw; displays and printers of pure text are not among them."""
    drawing = (name for name, profile in _profiles().items() if profile["features"].get(_RASTER))
    return tuple(sorted(drawing, key=lambda name: (name != "default", name.casefold())))


def code_pages(profile: str) -> tuple[str, ...]:
    """Name the code pages that a printer has and the library can write."""
    found = _profiles().get(profile)
    if found is None:
        return ()
    known = cast("Mapping[str, Mapping[str, object]]", _capabilities()["encodings"])
    pages = (page for page in found["codePages"].values() if {"python_encode", "data"} & set(known.get(page, ())))
    return tuple(dict.fromkeys(pages))


def open_escpos_printer(profile: str, code_page: str, width: int) -> EscposPrinter:
    """Lay out paper and pen for this printer; NotPrinted when no such printer or code page is known."""
    if profile not in profile_names():
        raise NotPrinted(PrintTrouble.WRONG_SETTING, f"no printer profile {profile}")
    if code_page not in code_pages(profile):
        raise NotPrinted(PrintTrouble.WRONG_SETTING, f"no code page {code_page} in {profile}")
    roll = _roll_of(_profiles()[profile], width)
    pen: Any = _printers().Dummy(profile=profile)
    known = pen.profile.profile_data
    # The library says on standard output that a width is not known, and measures pictures by it.
    pen.profile.profile_data = {**known, "media": {**known["media"], "width": {"pixels": roll.dots}}}
    # Of two places that a profile names for one code page the library takes the last; printers agree on the first.
    pen.magic.encoder.codepages[code_page] = min(
        int(at) for at, page in known["codePages"].items() if page == code_page
    )
    return EscposPrinter(cast("EscposPen", pen), roll, code_page, cast("Encoder", pen.magic.encoder))


def printer_of(kind: str, *named: object, **more: object) -> Any:  # noqa: ANN401  # the library has no common type
    """Make one of the library's printers, not opened yet; NotPrinted when a part of it is not installed."""
    maker = getattr(_printers(), kind)
    if not maker.is_usable():
        raise NotPrinted(PrintTrouble.NOT_ABLE, f"python-escpos cannot speak to a {kind} printer here")
    return maker(*named, **more)


def _roll_of(profile: Mapping[str, Any], width: int) -> Roll:
    media, columns = profile["media"], profile["fonts"]["0"]["columns"]
    pixels, dpi = media.get("width", {}).get("pixels"), media.get("dpi")
    is_known = isinstance(pixels, int)
    # Of a printer that nobody knows the narrower measure is taken: it fits both kinds.
    density = dpi if isinstance(dpi, int) and dpi in {_DENSE, _COARSE} else _DENSE if is_known else _COARSE
    if not is_known and width != _WIDE_PAPER:  # there is one kind of narrow head
        density = _DENSE
    dots = _ROLL_DOTS[density, width]
    if is_known:
        dots = min(dots, pixels // 8 * 8)
    return Roll(dots, min(columns if columns >= _FEWEST_COLUMNS else dots, dots // _DOT_COLUMNS))


def _profiles() -> Mapping[str, Mapping[str, Any]]:
    return cast("Mapping[str, Mapping[str, Any]]", _capabilities()["profiles"])


@cache
def _capabilities() -> Mapping[str, Any]:
    _printers()
    return cast("Mapping[str, Any]", importlib.import_module("escpos.capabilities").CAPABILITIES)


@cache
def _printers() -> Any:  # noqa: ANN401  # the library has no types for it
    """Import the library. It takes a moment and some memory: a till that never prints has neither."""
    root = logging.getLogger()
    handlers = list(root.handlers)
    printers = importlib.import_module("escpos.printer")
    for handler in root.handlers[:]:
        if handler not in handlers:  # WORKAROUND for logging.basicConfig() in escpos/capabilities.py
            root.removeHandler(handler)
    if "ESCPOS_CAPABILITIES_PICKLE_DIR" not in os.environ:  # WORKAROUND: it leaves a folder behind at every start
        shutil.rmtree(importlib.import_module("escpos.capabilities").pickle_dir, ignore_errors=True)
    return printers
