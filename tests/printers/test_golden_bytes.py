"""Printer bytes of every kind of slip are what they were when somebody looked at them."""

from dataclasses import replace

import pytest
import segno

from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.printers.receipt_printer import bytes_of
from pos_app.system.paths import resources
from tests.printers.golden import FOLDER, NAMES, kept, made
from tests.printers.reader import dump, pieces, words
from tests.printers.slips import FOR_SHOP, MACHINE, ORDER, PAID, SLIPS


@pytest.mark.parametrize(("name", "width"), NAMES)
def test_a_slip_is_printed_as_it_was(name: str, width: int) -> None:
    data = made(name, width)
    assert dump(data) == kept(name, width).with_suffix(".txt").read_text("utf-8")
    assert data == kept(name, width).read_bytes()


def test_every_golden_file_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {f"{name}.{width}" for name, width in NAMES}


@pytest.mark.parametrize(
    ("name", "word"),
    [("paid", "PAID"), ("declined", "DECLINED"), ("not_confirmed", "NOT CONFIRMED"), ("not_charged", "NOT CHARGED")],
)
def test_paper_has_its_own_four_words(name: str, word: str) -> None:
    assert word in words(made(name, 58)).splitlines()


def test_paper_has_no_currency_sign_and_no_whole_card_number() -> None:
    said = words(made("paid", 80))
    assert "NGN 12,500.00" in said
    assert not set("₦₵$") & set(said)
    assert "Verve ****3210" in said


def test_paper_says_whose_copy_it_is() -> None:
    customers, shops = (words(made(name, 58)).splitlines() for name in ("paid", "paid_merchant"))
    assert ("Customer copy" in customers, "Customer copy" in shops) == (True, False)
    assert [line for line in shops if "copy" in line.casefold()] == ["MERCHANT COPY", "Merchant copy"]
    assert any("till2-7k3m9qx2v5c8r1t4n6b0w" in line for line in shops)
    assert not FOR_SHOP.opens_drawer


def test_currency_signs_are_drawn_where_they_are_wanted_and_only_the_line_that_has_one() -> None:
    plain, drawn = made("paid", 80), made("paid_signs", 80)
    assert "NGN 12,500.00" in words(plain)
    assert "12,500.00" not in words(drawn)
    assert sum(piece.name == "picture" for piece in pieces(drawn)) == 1 + sum(
        piece.name == "picture" for piece in pieces(plain)
    )


def test_practice_is_said_on_paper_once() -> None:
    assert words(made("paid_practice", 80)).count("TEST RECEIPT") == 1
    report = words(made("z_report_practice", 80))
    assert (report.count("TEST REPORT"), report.count("TEST RECEIPT")) == (1, 0)
    assert "TEST RECEIPT" not in words(made("paid", 80))


def test_cash_opens_the_drawer_that_there_is_and_a_copy_does_not() -> None:
    def opens(has_drawer: bool, slip: str = "tv_paid_cash") -> bool:
        machine = replace(MACHINE, has_drawer=has_drawer)
        return any(piece.name == "DRAWER" for piece in pieces(bytes_of(SLIPS[slip], machine, fonts=_FONTS)))

    assert opens(has_drawer=True)
    assert not opens(has_drawer=False)
    assert not opens(has_drawer=True, slip="paid")


def test_a_printer_with_more_letters_draws_less() -> None:
    slip = Slip(Paper.PAYMENT, "", (SlipLine(SlipKind.ROW, "Note", "Jiří"),))

    def pictures(code_page: str) -> int:
        data = bytes_of(slip, replace(MACHINE, code_page=code_page), fonts=_FONTS)
        return sum(piece.name == "picture" for piece in pieces(data))

    assert pictures("CP437") == 1
    assert pictures("CP852") == 0


def test_the_drawer_alone_feeds_no_paper() -> None:
    assert [piece.name for piece in pieces(made("drawer", 80))] == ["begin", "DRAWER"]


def test_an_order_is_paid_with_the_number_of_the_decoder_half_hidden() -> None:
    said = words(made("tv_paid_cash", 80))
    assert "7027 **** 902" in said
    assert "70274413902" not in said
    assert ORDER.opens_drawer


def test_the_code_on_paper_says_the_reference() -> None:
    code = next(piece for piece in pieces(made("paid", 58)) if piece.name == "picture" and piece.height > 100)
    side, quiet = code.height // 5, 4
    left = (code.width - side * 5) // 2

    def is_dark(x: int, y: int) -> bool:
        dot = left + x * 5 + 2
        return bool(code.data[(y * 5 + 2) * code.width // 8 + dot // 8] >> (7 - dot % 8) & 1)

    wanted = segno.make(PAID.qr, error="m", micro=False).matrix
    inner = range(quiet, side - quiet)
    assert [[is_dark(x, y) for x in inner] for y in inner] == [[bool(square) for square in row] for row in wanted]
    assert not any(is_dark(x, y) for y in range(side) for x in range(side) if x not in inner or y not in inner)


_FONTS = resources() / "fonts"
