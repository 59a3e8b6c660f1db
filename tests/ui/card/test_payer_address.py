"""The payer's e-mail address: whether it can be one, and the well-known address it was probably meant to be."""

import pytest

from pos_app.ui.card.entry.customer_section import is_address, probably_meant


@pytest.mark.parametrize("address", ["chidi@example.com", "a.b+c@mail.example.co.uk", "x@a-b.ng"])
def test_ordinary_addresses_are_good(address: str) -> None:
    assert is_address(address)


@pytest.mark.parametrize(
    "address",
    ["", "chidi", "chidi@", "@example.com", "a b@example.com", "a@b", "a..b@example.com", ".a@example.com",
     "á@example.com", "a@exämple.com", "a@-b.com", "a@b.c1", "a@b.com\n",
     f"{'a' * 65}@example.com", f"a@{'b.' * 130}com"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    assert not is_address(address)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a@gmial.com", "a@gmail.com"),
        ("a@gmail.con", "a@gmail.com"),
        ("a@gmal.com", "a@gmail.com"),
        ("a@yahooo.com", "a@yahoo.com"),
        ("a@GMAIL.com", None),
        ("a@mail.com", None),
        ("a@shop.example", None),
        ("nothing", None),
    ],
)
def test_a_slip_in_a_well_known_house_is_noticed(typed: str, meant: str | None) -> None:
    assert probably_meant(typed) == meant
