"""Who may do what, which PINs are good, and how long a wrong one keeps a door shut."""

import copy
import pickle

import pytest

from pos_app.domain.people import Member, Right, Role
from pos_app.domain.pin import TRIES, Pin, PinProblem, is_decoy, pin_problem, tries_left, wait_after
from pos_app.domain.recovery_code import CODE_SIGNS, code_bytes, draw_code

ONLY_OWNERS = {Right.SERVICE, Right.GO_LIVE, Right.RESTORE}


def member(role: Role, *, is_active: bool = True) -> Member:
    return Member("id", "Name", role, is_active)


def test_support_only_looks_and_never_at_what_is_personal() -> None:
    assert [right for right in Right if member(Role.SUPPORT).may(right)] == [Right.SEE_HISTORY]


def test_an_owner_may_do_everything_and_a_manager_all_but_what_is_the_owners() -> None:
    assert all(member(Role.OWNER).may(right) for right in Right)
    assert {right for right in Right if not member(Role.MANAGER).may(right)} == ONLY_OWNERS


@pytest.mark.parametrize("right", [Right.APPROVE, Right.PEOPLE, Right.SETTINGS, Right.EXPORT, *ONLY_OWNERS])
def test_a_cashier_sells_and_does_not_run_the_shop(right: Right) -> None:
    assert not member(Role.CASHIER).may(right)
    assert member(Role.CASHIER).may(Right.SELL)


@pytest.mark.parametrize("role", Role)
def test_who_does_not_work_here_any_more_may_do_nothing(role: Role) -> None:
    gone = member(role, is_active=False)
    assert not any(gone.may(right) for right in Right)
    assert not any(gone.answers_for(other) for other in Role)


@pytest.mark.parametrize(
    ("role", "answers_for"),
    [
        (Role.OWNER, set(Role)),
        (Role.MANAGER, {Role.CASHIER, Role.SUPPORT}),
        (Role.CASHIER, set[Role]()),
        (Role.SUPPORT, set[Role]()),
    ],
)
def test_nobody_gives_or_takes_a_role_that_is_out_of_reach(role: Role, answers_for: set[Role]) -> None:
    assert {other for other in Role if member(role).answers_for(other)} == answers_for


@pytest.mark.parametrize(
    ("digits", "problem"),
    [
        (b"", PinProblem.TOO_SHORT),
        (b"40293", PinProblem.TOO_SHORT),
        (b"111111", PinProblem.TOO_EASY),
        (b"121212", PinProblem.TOO_EASY),
        (b"123456", PinProblem.TOO_EASY),
        (b"987654321", PinProblem.TOO_EASY),
        (b"402938", None),
        (b"402938402938", None),
    ],
)
def test_a_pin_is_long_enough_and_not_the_first_guess(digits: bytes, problem: PinProblem | None) -> None:
    assert pin_problem(Pin(digits)) is problem


def test_a_pin_is_typed_the_same_twice() -> None:
    assert pin_problem(Pin(b"402938"), Pin(b"402938")) is None
    assert pin_problem(Pin(b"402938"), Pin(b"402939")) is PinProblem.DIFFERENT
    assert pin_problem(Pin(b"402938"), Pin(b"4029380")) is PinProblem.DIFFERENT


def test_one_pin_in_thirty_two_is_refused_for_no_reason_and_always_the_same_ones() -> None:
    pins = [b"%06d" % number for number in range(0, 1_000_000, 61)]
    refused = {digits for digits in pins if is_decoy(Pin(digits), b"s" * 32)}
    assert len(pins) / 40 < len(refused) < len(pins) / 26
    assert refused == {digits for digits in pins if is_decoy(Pin(digits), b"s" * 32)}
    assert refused != {digits for digits in pins if is_decoy(Pin(digits), b"t" * 32)}


def test_the_wait_begins_with_the_fifth_wrong_try_and_never_gets_shorter() -> None:
    waits = [wait_after(wrong) for wrong in range(40)]
    assert waits[:TRIES] == [0] * TRIES
    assert waits[TRIES] == 30
    assert waits == sorted(waits)
    assert waits[-1] == 900
    assert [tries_left(wrong) for wrong in range(7)] == [5, 4, 3, 2, 1, 0, 0]


def test_a_pin_shows_and_copies_nothing_and_can_be_wiped() -> None:
    pin = Pin(b"402938")
    assert "4" not in repr(pin)
    for way in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError):
            way(pin)
    handed = pin.hand_over()
    assert (bytes(handed.digits), any(pin.digits)) == (b"402938", False)
    with handed:
        pass
    assert not any(handed.digits)


def test_a_code_is_read_back_from_any_handwriting() -> None:
    code = draw_code(lambda count: bytes(range(count)))
    assert code == "0123-4567-89AB-CDEF-GHJK"
    read = code_bytes(code)
    assert len(read) == CODE_SIGNS
    for typed in (code.lower(), code.replace("-", " "), code.replace("-", ""), " o l23 4567 89ab cdef ghjk "):
        assert code_bytes(typed) == read
    assert code_bytes("0123-4567-89AB-CDEF-GHJ") != read
