"""A printer on the network: it takes a slip, refuses, hangs, vanishes in the middle, or says what is wrong with it."""

import time

import pytest

from pos_app.domain.printing import PrinterConfig, PrinterConnection, PrintTrouble
from pos_app.printers.connections import deliver
from pos_app.printers.errors import MaybePrinted, NotPrinted
from pos_app.printers.job import Job
from tests.printers.fake_printer import (
    COVER_OPEN,
    NO_PAPER,
    Manner,
    answers,
    closes,
    hangs,
    nobody,
    playing,
    says_nothing,
    vanishes,
)

_SLIP = b"a slip of paper\n" * 20
_ROLLS = b"a slip of paper\n" * 500_000  # more than lies on the way


def job(seconds: float = 60.0) -> Job:
    return Job(time.monotonic() + seconds, time.monotonic)


def at(address: str) -> PrinterConfig:
    return PrinterConfig(PrinterConnection.NETWORK, address)


@pytest.mark.parametrize("manner", [answers(), closes, answers(b"\xff")])
def test_a_slip_reaches_the_printer_whole(manner: Manner) -> None:
    with playing(manner) as printer:
        deliver(_SLIP, at(printer.address), job(4.0 if manner is closes else 60.0))
    assert printer.slips == [_SLIP]


def test_a_printer_that_refuses_has_printed_nothing() -> None:
    with nobody() as address, pytest.raises(NotPrinted) as refused:
        deliver(_SLIP, at(address), job())
    assert refused.value.trouble is PrintTrouble.NO_ANSWER


@pytest.mark.parametrize(
    ("status", "trouble"), [(NO_PAPER, PrintTrouble.NO_PAPER), (COVER_OPEN, PrintTrouble.COVER_OPEN)]
)
def test_a_printer_says_what_is_wrong_with_it(status: bytes, trouble: PrintTrouble) -> None:
    with playing(answers(status)) as printer, pytest.raises(MaybePrinted) as said:
        deliver(_SLIP, at(printer.address), job())
    assert said.value.trouble is trouble


@pytest.mark.parametrize("slip", [_SLIP, _ROLLS])
def test_a_printer_that_vanishes_in_the_middle_may_have_printed_half(slip: bytes) -> None:
    with playing(vanishes) as printer, pytest.raises(MaybePrinted) as cut:
        deliver(slip, at(printer.address), job())
    assert cut.value.trouble is PrintTrouble.CUT_SHORT


def test_a_printer_that_takes_everything_and_says_nothing_is_not_believed() -> None:
    with playing(says_nothing) as printer, pytest.raises(MaybePrinted) as silent:
        deliver(_SLIP, at(printer.address), job(4.0))
    assert silent.value.trouble is PrintTrouble.SILENT


def test_what_a_hanging_printer_has_not_taken_does_not_come_out_when_it_wakes() -> None:
    work = job(1.5)  # the reading of a first burst must not be all of it
    with playing(hangs) as printer:
        with pytest.raises(MaybePrinted):
            deliver(_ROLLS, at(printer.address), work)
        printer.go_on.set()
    assert len(b"".join(printer.sent)) < work.sent / 2  # not even what the system had taken for it


def test_a_slip_that_nobody_waits_for_is_not_begun() -> None:
    late = job()
    late.give_up()
    with playing(closes) as printer, pytest.raises(NotPrinted):
        deliver(_SLIP, at(printer.address), late)
    assert printer.slips in ([b""], [])


@pytest.mark.parametrize("address", ["", "printer one", "10.0.0.1:port", "::1", "host:99999999", "-x"])
def test_an_address_that_is_none_is_said(address: str) -> None:
    with pytest.raises(NotPrinted) as wrong:
        deliver(_SLIP, at(address), job())
    assert wrong.value.trouble is PrintTrouble.WRONG_SETTING
