"""The other ways to a printer: a file, and those whose driver this computer may not have."""

import os
import sys
import time
from pathlib import Path

import pytest

from pos_app.domain.printing import PrinterConfig, PrinterConnection, PrintTrouble
from pos_app.printers.connections import deliver
from pos_app.printers.errors import NotPrinted
from pos_app.printers.job import Job
from pos_app.printers.receipt_printer import ReceiptPrinter
from pos_app.system.paths import resources
from tests.printers.reader import words
from tests.printers.slips import MACHINE, PAID


def job() -> Job:
    return Job(time.monotonic() + 60.0, time.monotonic)


def machine(way: PrinterConnection, address: str) -> PrinterConfig:
    return PrinterConfig(way, address)


def test_a_file_is_added_to(tmp_path: Path) -> None:
    path = tmp_path / "lp0"
    path.write_bytes(b"before\n")
    deliver(b"slip\n", machine(PrinterConnection.FILE, "lp0"), job(), folder=tmp_path)
    assert path.read_bytes() == b"before\nslip\n"


@pytest.mark.parametrize(
    "address",
    [
        "{there}/bashrc", "{there}/new", "../bashrc", "printed/../bashrc", ".bashrc", "{there}/printed/../bashrc",
        "~/x", "/dev/../{there}/new", "CON", "nul", "aux.txt", "COM1", "a:b", "link",
    ],
)  # fmt: skip
def test_a_slip_goes_into_no_file_but_those_in_the_folder_of_slips(tmp_path: Path, address: str) -> None:
    (tmp_path / "bashrc").write_bytes(b"alias")
    (tmp_path / "printed").mkdir()
    (tmp_path / "printed" / "link").symlink_to(tmp_path / "bashrc")
    with pytest.raises(NotPrinted):
        deliver(
            b"x=`id`\n",
            machine(PrinterConnection.FILE, address.format(there=tmp_path)),
            job(),
            folder=tmp_path / "printed",
        )
    assert (tmp_path / "bashrc").read_bytes() == b"alias"
    assert sorted(each.name for each in tmp_path.rglob("*")) == ["bashrc", "link", "printed"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows names its devices otherwise")
def test_a_slip_goes_to_a_device(tmp_path: Path) -> None:
    deliver(b"slip\n", machine(PrinterConnection.FILE, "/dev/null"), job(), folder=tmp_path / "printed")
    assert list(tmp_path.iterdir()) == []


def test_a_device_that_is_not_there_has_printed_nothing(tmp_path: Path) -> None:
    with pytest.raises(NotPrinted) as absent:
        deliver(b"slip\n", machine(PrinterConnection.FILE, "/dev/usb/lp77"), job(), folder=tmp_path)
    assert absent.value.trouble is PrintTrouble.ABSENT


@pytest.mark.parametrize(
    ("way", "address"),
    [
        (PrinterConnection.USB, "usb"),
        (PrinterConnection.USB, "04b8:0e1"),
        (PrinterConnection.SERIAL, "COM3@fast"),
        (PrinterConnection.FILE, ""),
        (PrinterConnection.NETWORK, " "),
    ],
)
def test_an_address_of_another_kind_is_said(way: PrinterConnection, address: str) -> None:
    with pytest.raises(NotPrinted) as wrong:
        deliver(b"slip\n", machine(way, address), job())
    assert wrong.value.trouble is PrintTrouble.WRONG_SETTING


@pytest.mark.parametrize(
    ("way", "address", "driver"),
    [
        (PrinterConnection.USB, "04b8:0e15", "usb"),
        (PrinterConnection.SERIAL, "/dev/ttyS77", "serial"),
        (PrinterConnection.SPOOLER, "XP-80C", "win32print"),
    ],
)
def test_a_printer_that_cannot_be_spoken_to_has_printed_nothing(
    way: PrinterConnection, address: str, driver: str
) -> None:
    from importlib.util import find_spec

    with pytest.raises(NotPrinted) as said:
        deliver(b"slip\n", machine(way, address), job())
    assert said.value.trouble is (PrintTrouble.ABSENT if find_spec(driver) else PrintTrouble.NOT_ABLE)


@pytest.mark.parametrize(("profile", "code_page"), [("XP-80", "CP437"), ("default", "CP1"), ("AF-240", "CP437")])
def test_a_model_or_code_page_that_nobody_knows_is_said(tmp_path: Path, profile: str, code_page: str) -> None:
    unknown = PrinterConfig(PrinterConnection.FILE, "lp0", profile, code_page)
    with pytest.raises(NotPrinted) as wrong:
        ReceiptPrinter(fonts=resources() / "fonts")(PAID, unknown, job())
    assert wrong.value.trouble is PrintTrouble.WRONG_SETTING
    assert not (tmp_path / "lp0").exists()


def test_a_slip_is_written_and_brought(tmp_path: Path) -> None:
    path = tmp_path / "lp0"
    ReceiptPrinter(fonts=resources() / "fonts", folder=tmp_path)(PAID, machine(PrinterConnection.FILE, "lp0"), job())
    assert "PAID" in words(path.read_bytes())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_serial_line_takes_the_slip_as_it_is() -> None:
    """With pyserial there: a terminal of this computer stands for the line."""
    pytest.importorskip("serial", reason="pyserial is not installed here")
    near, far = os.openpty()
    try:
        deliver(b"slip\n", machine(PrinterConnection.SERIAL, os.ttyname(far)), job())
        assert b"slip" in os.read(near, 100)
    finally:
        os.close(near)
        os.close(far)


def test_the_library_leaves_no_folder_and_no_log_handler_behind() -> None:
    import logging
    import tempfile
    from importlib import import_module

    from pos_app.printers.escpos_library import profile_names

    assert "default" in profile_names()
    assert not Path(import_module("escpos.capabilities").pickle_dir).exists()
    assert Path(tempfile.gettempdir()).exists()
    assert not [each for each in logging.getLogger().handlers if type(each) is logging.StreamHandler]


def test_the_paper_of_every_known_printer_holds_a_receipt() -> None:
    from pos_app.printers.escpos_library import code_pages, open_escpos_printer, profile_names

    for name in profile_names():
        for width in (58, 80):
            roll = open_escpos_printer(name, code_pages(name)[0], width).roll
            assert 24 <= roll.columns <= 64, name
            assert roll.columns * 12 <= roll.dots <= 640, name
    assert open_escpos_printer("default", MACHINE.code_page, 80).roll.columns == 42
    assert open_escpos_printer("default", MACHINE.code_page, 58).roll.columns == 32
