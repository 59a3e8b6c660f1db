"""The price in the name of a package: read where it is one, shown where it is stale, taken off beside the real one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.money import Currency, Money
from pos_app.domain.package_price import name_without_price, price_in_name, stale_price
from pos_app.domain.replies import Package


def named(name: str, price: Money | None = None) -> Package:
    return Package("1", name, "code", "", price)


def naira(kobo: int) -> Money:
    return Money(kobo, Currency.NGN)


@pytest.mark.parametrize(
    ("name", "price", "without"),
    [
        ("GOtv Max N3,600", naira(360_000), "GOtv Max"),
        ("DStv Yanga N5100", naira(510_000), "DStv Yanga"),
        ("Showmax - 3 Months N10,499.50", naira(1_049_950), "Showmax - 3 Months"),
        ("French Touch (add-on only) N7,000", naira(700_000), "French Touch (add-on only)"),
        ("Nova (Dish) - 900 Naira - 1 Month", naira(90_000), "Nova (Dish) - 1 Month"),
        ("Padi (N4,400)", naira(440_000), "Padi"),
        ("Nova N900 (Dish)", naira(90_000), "Nova (Dish)"),
        ("Max n3,600 monthly", naira(360_000), "Max - monthly"),
        ("Full - ₦2,900", naira(290_000), "Full"),
        ("Lite NGN 900", naira(90_000), "Lite"),
        ("Lite KSh 900", Money(90_000, Currency.KES), "Lite"),
        ("Lite GH₵45.50", Money(4_550, Currency.GHS), "Lite"),
        ("Lite $5", Money(500, Currency.USD), "Lite"),
        ("Was N900 now N1,000", naira(100_000), "Was N900 now"),
        ("N3,600", naira(360_000), "N3,600"),
    ],
)
def test_a_price_in_the_name_is_read_and_can_be_taken_off(name: str, price: Money, without: str) -> None:
    assert price_in_name(named(name)) == price
    assert name_without_price(named(name)) == without


@pytest.mark.parametrize(
    "name",
    [
        "",
        "DStv Compact",
        "Showmax - 3 Months",
        "Nova 900",
        "Channel CNN3",
        "HD N1e5",
        "N12,34",
        "N1,000,00",
        "N1.2.3",
        "N999999999999999",
        "N1,000,000,000,000,000",
        "DStv N",
        "N\u0663\u0666\u0660\u0660",
    ],
)
def test_what_is_no_price_stays_in_the_name(name: str) -> None:
    assert price_in_name(named(name)) is None
    assert name_without_price(named(name)) == name


def test_only_a_price_that_is_no_longer_true_is_stale() -> None:
    assert stale_price(named("DStv Yanga N5,100", naira(600_000))) == naira(510_000)
    assert stale_price(named("DStv Yanga N6,000", naira(600_000))) is None
    assert stale_price(named("DStv Yanga", naira(600_000))) is None
    assert stale_price(named("DStv Yanga N6,000", Money(600_000, Currency.USD))) == naira(600_000)


@given(st.text(max_size=120))
def test_any_name_can_be_read(name: str) -> None:
    price_in_name(named(name))
    assert name_without_price(named(name)) or not name


@given(st.integers(0, 10**11 - 1))
def test_a_price_as_the_service_writes_it_is_read_back(kobo: int) -> None:
    shown = f"N{kobo // 100:,}.{kobo % 100:02d}"
    assert price_in_name(named(f"GOtv Max {shown}")) == naira(kobo)
