"""The other ways to a printer: a file, and those whose driver this computer may not have."""

import os
import sys
import time
from pathlib import Path

import pytest

from pos_app.domain.paper import Machine, Trouble, Way
from pos_app.paper.connections import deliver
from pos_app.paper.errors import NotPrinted
from pos_app.paper.job import Job
from pos_app.paper.press import ReceiptPress
from pos_app.system.places import resources
from tests.paper.reader import words
from tests.paper.slips import MACHINE, PAID


def job() -> Job:
    return Job(time.monotonic() + 5.0, time.monotonic)


def machine(way: Way, address: str) -> Machine:
    return Machine(way, address)


def test_a_file_is_added_to(tmp_path: Path) -> None:
    path = tmp_path / "lp0"
    path.write_bytes(b"before\n")
    deliver(b"slip\n", machine(Way.FILE, str(path)), job())
    assert path.read_bytes() == b"before\nslip\n"


def test_a_device_that_is_not_there_has_printed_nothing(tmp_path: Path) -> None:
    with pytest.raises(NotPrinted) as absent:
        deliver(b"slip\n", machine(Way.FILE, str(tmp_path / "no" / "lp0")), job())
    assert absent.value.trouble is Trouble.ABSENT


@pytest.mark.parametrize(
    ("way", "address"),
    [(Way.USB, "usb"), (Way.USB, "04b8:0e1"), (Way.SERIAL, "COM3@fast"), (Way.FILE, ""), (Way.NETWORK, " ")],
)
def test_an_address_of_another_kind_is_said(way: Way, address: str) -> None:
    with pytest.raises(NotPrinted) as wrong:
        deliver(b"slip\n", machine(way, address), job())
    assert wrong.value.trouble is Trouble.WRONG_SETTING


@pytest.mark.parametrize(
    ("way", "address", "driver"),
    [(Way.USB, "04b8:0e15", "usb"), (Way.SERIAL, "/dev/ttyS77", "serial"), (Way.SPOOLER, "XP-80C", "win32print")],
)
def test_a_printer_that_cannot_be_spoken_to_has_printed_nothing(way: Way, address: str, driver: str) -> None:
    from importlib.util import find_spec

    with pytest.raises(NotPrinted) as said:
        deliver(b"slip\n", machine(way, address), job())
    assert said.value.trouble is (Trouble.ABSENT if find_spec(driver) else Trouble.NOT_ABLE)


@pytest.mark.parametrize(("profile", "code_page"), [("XP-80", "CP437"), ("default", "CP1"), ("AF-240", "CP437")])
def test_a_model_or_code_page_that_nobody_knows_is_said(tmp_path: Path, profile: str, code_page: str) -> None:
    unknown = Machine(Way.FILE, str(tmp_path / "lp0"), profile, code_page)
    with pytest.raises(NotPrinted) as wrong:
        ReceiptPress(fonts=resources() / "fonts")(PAID, unknown, job())
    assert wrong.value.trouble is Trouble.WRONG_SETTING
    assert not (tmp_path / "lp0").exists()


def test_a_slip_is_written_and_brought(tmp_path: Path) -> None:
    path = tmp_path / "lp0"
    ReceiptPress(fonts=resources() / "fonts")(PAID, Machine(Way.FILE, str(path)), job())
    assert "PAID" in words(path.read_bytes())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_serial_line_takes_the_slip_as_it_is() -> None:
    """With pyserial there: a terminal of this computer stands for the line."""
    pytest.importorskip("serial", reason="pyserial is not installed here")
    near, far = os.openpty()
    try:
        deliver(b"slip\n", machine(Way.SERIAL, os.ttyname(far)), job())
        assert b"slip" in os.read(near, 100)
    finally:
        os.close(near)
        os.close(far)


def test_the_library_leaves_no_folder_and_no_log_handler_behind() -> None:
    import logging
    import tempfile
    from importlib import import_module

    from pos_app.paper.library import profile_names

    assert "default" in profile_names()
    assert not Path(import_module("escpos.capabilities").pickle_dir).exists()
    assert Path(tempfile.gettempdir()).exists()
    assert not [each for each in logging.getLogger().handlers if type(each) is logging.StreamHandler]


def test_the_paper_of_every_known_printer_holds_a_receipt() -> None:
    from pos_app.paper.library import code_pages, open_desk, profile_names

    for name in profile_names():
        for width in (58, 80):
            roll = open_desk(name, code_pages(name)[0], width).roll
            assert 24 <= roll.columns <= 64, name
            assert roll.columns * 12 <= roll.dots <= 640, name
    assert open_desk("default", MACHINE.code_page, 80).roll.columns == 42
    assert open_desk("default", MACHINE.code_page, 58).roll.columns == 32
