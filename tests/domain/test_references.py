"""References: nobody else's, good in a path, never a way out of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.references import is_askable, is_ours, new_reference


@given(st.from_regex(r"[a-z0-9]{1,12}", fullmatch=True), st.binary(min_size=13, max_size=13))
def test_a_new_reference_is_ours_and_may_be_asked_about(till: str, bits: bytes) -> None:
    reference = new_reference(till, lambda size: bits[:size])
    assert is_ours(reference)
    assert is_askable(reference)
    assert reference.startswith(f"{till}-")


@given(st.binary(min_size=13, max_size=13), st.binary(min_size=13, max_size=13))
def test_other_random_bits_make_another_reference(one: bytes, other: bytes) -> None:
    assert (new_reference("till", lambda _: one) == new_reference("till", lambda _: other)) is (one == other)


@pytest.mark.parametrize("till", ["", "Till", "a-b", "thirteenchars", "ü"])
def test_a_till_prefix_is_plain(till: str) -> None:
    with pytest.raises(ValueError, match="prefix"):
        new_reference(till, bytes)


@pytest.mark.parametrize("foreign", ["", ".", "..", "...", "a/b", "a b", "a%2f", "ü", "a" * 101, "a\n", "a?b", "a#b"])
def test_a_reference_that_could_leave_its_place_is_never_asked_about(foreign: str) -> None:
    assert not is_askable(foreign)


@pytest.mark.parametrize("foreign", ["T1234", "a.b_c=d-e", "A" * 100])
def test_other_peoples_plain_references_may_be_asked_about(foreign: str) -> None:
    assert is_askable(foreign)


@pytest.mark.parametrize("other", ["short", "Till-0123456789abcdefghij", "till-0123456789_bcdefghij", "x" * 41])
def test_other_forms_are_not_ours(other: str) -> None:
    assert not is_ours(other)
