"""Text from outside cannot control the printer, whatever is in it and whatever letters the printer has."""

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pos_app.domain.print_layout import PaperLine
from pos_app.domain.printing import PrinterConfig, PrinterConnection
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine
from pos_app.printers.drawn_text import DrawnText, made_harmless
from pos_app.printers.escpos_library import code_pages, open_escpos_printer, profile_names
from pos_app.printers.receipt_printer import bytes_of
from pos_app.system.paths import resources
from tests.printers.reader import pieces

_FONTS: Final = resources() / "fonts"
_MACHINES: Final = tuple(
    PrinterConfig(PrinterConnection.FILE, "", profile, page, width, has_drawer=True)
    for profile in profile_names()
    for page in code_pages(profile)
    for width in (58, 80)
)
_EVIL: Final = "\x1bp0\x1b@\x10\x14\x01\x00\x01\x1dV\x00\x1dv0\x9b\x85\u2028\u202e"
# What a printer does wherever it meets it: status, request, and the pulse that opens a drawer.
_AT_ONCE: Final = (b"\x10\x04", b"\x10\x05", b"\x10\x14")
_HARMLESS: Final = {"begin", "code page", "single bytes", "letters of", "size", "bold", "letters", "line", "picture"}

_letters = st.sampled_from(_EVIL + "aẹ₦漢\ud800\U0001f600")
_any_text = st.text(st.characters(), max_size=60) | st.text(_letters, max_size=30)


def _slip(texts: list[tuple[str, str]], qr: str) -> Slip:
    lines = (SlipLine(kind, left, right) for kind, (left, right) in zip(SlipKind, texts, strict=True))
    return Slip(Paper.PAYMENT, "reference", tuple(lines), qr=qr)


_ends = st.lists(st.tuples(_any_text, _any_text), min_size=len(SlipKind), max_size=len(SlipKind))
_any_slip = st.builds(_slip, _ends, _any_text)
_worst = Slip(Paper.PAYMENT, "", tuple(SlipLine(kind, _EVIL, _EVIL) for kind in SlipKind), qr=_EVIL)


def _holds(slip: Slip, machine: PrinterConfig) -> None:
    data = bytes_of(slip, machine, fonts=_FONTS)
    names = [piece.name for piece in pieces(data)]
    *body, feed, cut = names if names[-1] == "cut" else [*names, "cut"]
    assert set(body) <= _HARMLESS
    assert (feed, cut) == ("feed", "cut")
    assert names.count("begin") == names.count("code page") == names.count("single bytes") == 1
    assert not [sign for sign in _AT_ONCE if sign in data]


@settings(max_examples=60)
@example(_worst, _MACHINES[0])
@given(_any_slip, st.sampled_from(_MACHINES))
def test_no_text_becomes_a_command(slip: Slip, machine: PrinterConfig) -> None:
    _holds(slip, machine)


@pytest.mark.soak
@settings(max_examples=1500)
@given(_any_slip, st.sampled_from(_MACHINES))
def test_no_text_becomes_a_command_however_long_it_is_tried(slip: Slip, machine: PrinterConfig) -> None:
    _holds(slip, machine)


def test_no_code_page_turns_a_letter_into_a_control_byte() -> None:
    """Pages of several bytes could: in some of them a second byte is ESC."""
    tried = {(machine.profile, machine.code_page) for machine in _MACHINES}
    pages = {page: profile for profile, page in tried}
    letters = [chr(code) for code in (*range(0xA0, 0x3100), *range(0xFF61, 0xFFA0))]
    written = 0
    for page, profile in pages.items():
        desk = open_escpos_printer(profile, page, 80)
        desk.pen.charcode(page)
        before = len(desk.pen.output)
        had = "".join(letter for letter in letters if desk.has(letter))
        desk.pen.text(had)
        data = desk.pen.output[before:]
        assert len(data) == len(had), page
        assert min(data, default=0x80) >= 0x80, page
        written += len(data)
    assert len(pages) > 20
    assert written > 2000


def test_what_a_picture_would_command_gets_one_dot_more() -> None:
    from PIL import Image

    dots = b"\x10\x14\x10\x04\x10\x05\x10\x10\x06\x00"
    picture = made_harmless(Image.frombytes("1", (16, 5), bytes(byte ^ 0xFF for byte in dots)))
    assert bytes(byte ^ 0xFF for byte in picture.tobytes()) == b"\x18\x14\x18\x04\x18\x05\x10\x10\x06\x00"


@pytest.mark.parametrize("name", ["ďĨŇǍƾềɇẲŻİẬƨƌĄȈƤĹƴỬụ", "ɉŎẰỌɂỔĻǅǤƷẨĊȵửǷɇǺớĞſȹƑŘȄȸǱĢỐ`Ƣ"])
def test_a_name_whose_picture_would_ask_the_printer_something_asks_nothing(name: str) -> None:
    drawn = DrawnText(_FONTS).draw(PaperLine(name), 384)
    dots = bytes(byte ^ 0xFF for byte in drawn.tobytes())
    assert [sign for sign in _AT_ONCE if sign in dots]  # as it comes from the font it would
    _holds(Slip(Paper.PAYMENT, "", (SlipLine(SlipKind.ROW, name),)), replace(_MACHINES[0], width=58))


def test_a_long_text_stays_on_the_paper() -> None:
    slip = Slip(Paper.PAYMENT, "", (SlipLine(SlipKind.ROW, "x" * 5000, "漢" * 5000),))
    data = bytes_of(slip, replace(_MACHINES[0], width=58), fonts=_FONTS)
    assert len(data) < 100_000
