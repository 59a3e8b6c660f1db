"""Money: what is typed, what is sent, what is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.money import BadAmountError, Currency, Money, is_too_fine, plain_number

amounts = st.builds(Money, st.integers(0, 10**14 - 1), st.sampled_from(Currency))


@given(amounts)
def test_what_is_sent_reads_back_as_the_same_money(money: Money) -> None:
    assert Money.parse(money.wire(), money.currency) == money


@given(amounts)
def test_what_is_shown_reads_back_once_the_sign_is_gone(money: Money) -> None:
    figures = money.shown().removeprefix(money.currency.symbol).strip()
    assert Money.parse(figures, money.currency) == money


@pytest.mark.parametrize(
    ("typed", "minor"),
    [
        ("12500", 1_250_000),
        ("12,500.5", 1_250_050),
        ("0.07", 7),
        (" 1 ", 100),
        ("1,000,000.00", 100_000_000),
        ("007", 700),
    ],
)
def test_plain_amounts_are_read(typed: str, minor: int) -> None:
    assert Money.parse(typed, Currency.NGN).minor == minor


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "-1",
        "+1",
        "1e5",
        "NaN",
        "1_000",
        "١٢",
        "12,50",
        "1,0000",
        "1.234",
        ".5",
        "5.",
        "₦5",
        "1 000",
        "1\n",
        "1\t",
        "9" * 13,
        "Infinity",
        "0x10",
    ],
)
def test_anything_cleverer_is_refused(typed: str) -> None:
    with pytest.raises(BadAmountError):
        Money.parse(typed, Currency.NGN)


@pytest.mark.parametrize(
    ("written", "minor"), [("12500", 1_250_000), ("12500.0", 1_250_000), ("12,500.2500", 1_250_025), (" 0.07 ", 7)]
)
def test_what_a_service_wrote_is_the_same_money_in_any_scale(written: str, minor: int) -> None:
    assert Money.given(written, Currency.NGN) == Money(minor, Currency.NGN)


@pytest.mark.parametrize("written", ["", "many", "1e5", "12,50", "0.001", "5."])
def test_what_a_service_wrote_is_no_amount_if_it_is_no_number_or_finer_than_money(written: str) -> None:
    with pytest.raises(BadAmountError):
        Money.given(written, Currency.NGN)


@pytest.mark.parametrize(
    ("written", "plain"),
    [("007", "7"), ("0", "0"), ("000.50", "0.5"), ("1,000.10", "1000.1"), ("3.00", "3"), (" 2 ", "2"), ("x", None)],
)
def test_a_number_of_a_service_is_told_by_its_value_and_not_by_its_zeros(written: str, plain: str | None) -> None:
    assert plain_number(written) == plain


@pytest.mark.parametrize(
    ("written", "is_finer"), [("1", False), ("1.25", False), ("1.250", False), ("1.251", True), ("many", False)]
)
def test_a_number_is_too_fine_from_its_third_place_on(written: str, *, is_finer: bool) -> None:
    assert is_too_fine(written) is is_finer


@pytest.mark.parametrize("minor", [-1, 10**14])
def test_an_amount_out_of_bounds_cannot_exist(minor: int) -> None:
    with pytest.raises(BadAmountError):
        Money(minor, Currency.NGN)


def test_the_same_currency_is_added() -> None:
    assert Money(150, Currency.GHS) + Money(50, Currency.GHS) == Money(200, Currency.GHS)


def test_currencies_are_never_added() -> None:
    with pytest.raises(BadAmountError):
        _ = Money(1, Currency.NGN) + Money(1, Currency.USD)


@pytest.mark.parametrize(
    ("currency", "shown", "printed"),
    [
        (Currency.NGN, "₦12,500.00", "NGN 12,500.00"),
        (Currency.USD, "$12,500.00", "USD 12,500.00"),
        (Currency.GHS, "GH₵12,500.00", "GHS 12,500.00"),
        (Currency.KES, "KSh 12,500.00", "KES 12,500.00"),
    ],
)
def test_the_screen_has_signs_and_the_paper_has_codes(currency: Currency, shown: str, printed: str) -> None:
    money = Money(1_250_000, currency)
    assert (money.shown(), money.printed()) == (shown, printed)


@pytest.mark.parametrize("currency", Currency)
def test_a_currency_has_all_that_it_is_shown_by(currency: Currency) -> None:
    assert len(currency.value) == 3
    assert currency.symbol == currency.symbol.strip() != ""
    quick = currency.look.quick
    assert len(quick) == 4  # as many buttons as there are
    assert list(quick) == sorted(set(quick))
    names = (*currency.signs, *currency.look.behind)
    assert all(name == name.lower().strip() != "" for name in names)
    others = {name for other in Currency if other is not currency for name in (*other.signs, *other.look.behind)}
    assert others.isdisjoint(names)
