"""Finding a package by its name, its code or its price."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.money import BadAmountError, Currency, Money
from pos_app.domain.package_search import PackageIndex, fold
from pos_app.domain.replies import Package
from pos_app.sandbox.catalogue import packages_of


def package(name: str, code: str, amount: str) -> Package:
    try:
        price = Money.parse(amount, Currency.NGN)
    except BadAmountError:
        price = None
    return Package(code, name, code, amount, price)


SHELF = (
    package("DStv Padi N4,400", "NLTESE36", "4400"),
    package("DStv Yanga N5,100", "NNJ1E36", "6000.00"),
    package("DStv Compact", "COMPE36", "19000"),
    package("DStv Compact Plus", "COMPLE36", "30000"),
    package("GOtv Max N3,600", "gotv-max", "3600"),
    package("Ẹ̀dá Ọ̀ṣun", "osun", "999.50"),
    package("Ƙauna Ɗaya", "kauna", "on request"),
    package("Great Wall (add-on only) N3,899.99", "GWALE36", "3899.99"),
)
INDEX = PackageIndex(SHELF)


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("compact", ["COMPE36", "COMPLE36"]),
        ("COMPACT plus", ["COMPLE36"]),
        ("plus compact", ["COMPLE36"]),
        ("  dstv   com ", ["COMPE36", "COMPLE36"]),
        ("compe36", ["COMPE36"]),
        ("gotvmax", ["gotv-max"]),
        ("gotv-max", ["gotv-max"]),
        ("add on", ["GWALE36"]),
        ("add-on", ["GWALE36"]),
        ("19000", ["COMPE36"]),
        ("19,000", ["COMPE36"]),
        ("19000.00", ["COMPE36"]),
        ("₦19,000.00", ["COMPE36"]),
        ("N19,000", ["COMPE36"]),
        ("6000", ["NNJ1E36"]),
        ("5,100", ["NNJ1E36"]),
        ("999.5", ["osun"]),
        ("eda osun", ["osun"]),
        ("ẸDÁ", ["osun"]),
        ("kauna daya", ["kauna"]),
        ("on request", ["kauna"]),
        ("\uff24\uff33\uff34\uff36 padi", ["NLTESE36"]),
        ("nothing like it", []),
        ("compact 4400", []),
    ],
)
def test_what_is_typed_finds(typed: str, codes: list[str]) -> None:
    assert [found.code for found in INDEX.find(typed)] == codes


@pytest.mark.parametrize("amount", ["19000", "19,000", "19,000.00", "₦19,000.00", "N19,000", "NGN19,000"])
def test_while_an_amount_is_typed_its_package_never_leaves_the_list(amount: str) -> None:
    for end in range(1, len(amount) + 1):
        typed = amount[:end]
        assert typed.isalpha() or "COMPE36" in [found.code for found in INDEX.find(typed)], typed


@pytest.mark.parametrize("typed", ["", "  ", "\t", "\u0301", "₦"])
def test_without_a_word_the_whole_list_stands(typed: str) -> None:
    assert INDEX.find(typed) == SHELF


def test_a_whole_price_or_code_leads_the_list() -> None:
    file_cache = (package("Ten times", "x", "36000"), package("Other 3600", "y", "1"), package("Max", "z", "3600"))
    assert [found.code for found in PackageIndex(file_cache).find("3600")] == ["z", "x", "y"]
    assert [found.code for found in PackageIndex(file_cache).find("3600.00")] == ["z"]
    twins = (package("Plus", "comple", "2"), package("Bare", "comp", "1"))
    assert PackageIndex(()).find("comp") == ()
    assert [found.code for found in PackageIndex(twins).find("COMP")] == ["comp", "comple"]


@given(st.text(max_size=100))
def test_whatever_is_typed_only_whole_packages_of_the_list_are_found_and_none_twice(typed: str) -> None:
    found = INDEX.find(typed)
    assert set(found) <= set(SHELF)
    assert len(set(found)) == len(found)


@given(st.sampled_from(SHELF), st.data())
def test_any_piece_of_a_name_finds_its_package(wanted: Package, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(wanted.name) - 1))
    end = data.draw(st.integers(start + 1, len(wanted.name)))
    typed = wanted.name[start:end]
    assert wanted in INDEX.find(typed) or "," in typed or "." in typed  # half an amount is cut where no one types


@given(st.lists(st.builds(package, st.text(max_size=20), st.text(max_size=20), st.text(max_size=5)), max_size=4))
def test_any_list_can_be_searched_and_shown_whole(file_cache: list[Package]) -> None:
    assert PackageIndex(file_cache).find("") == tuple(file_cache)


@given(st.text(max_size=60))
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_a_ligature_is_folded_whole() -> None:
    assert fold("\u2121 \ufb01 \u1e9e") == "tel fi ss"


def test_three_hundred_packages_are_narrowed_to_the_one() -> None:
    file_cache = tuple(package(one.name, one.code, one.amount) for one in packages_of("DSTV"))
    found = PackageIndex(file_cache).find("compact plus french touch movie")
    assert len(file_cache) == 300
    assert [one.code for one in found if one.name.count("+") == 2] == ["COMPLE36+FRNTE36+MOVBE36"]
