"""The golden files of printer bytes, each with a dump that a person can read; run as a module it writes them anew."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from pos_app.printers.receipt_printer import bytes_of
from pos_app.system.paths import resources
from tests.printers.reader import dump
from tests.printers.slips import MACHINE, SLIPS, WIDTHS

FOLDER: Final = Path(__file__).parents[1] / "golden" / "printing"
NAMES: Final = tuple((name, width) for name in SLIPS for width in WIDTHS)


def made(name: str, width: int) -> bytes:
    return bytes_of(SLIPS[name], replace(MACHINE, width=width), fonts=resources() / "fonts")


def kept(name: str, width: int) -> Path:
    return FOLDER / f"{name}.{width}.bin"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, width in NAMES:
        data = made(name, width)
        kept(name, width).write_bytes(data)
        kept(name, width).with_suffix(".txt").write_text(dump(data), "utf-8")


if __name__ == "__main__":
    write()
