"""A figure says honestly whether its wish came true."""

import pytest

from tests.bench.figure import Figure, Of, Wanted, in_turns, percentile, print_json, print_table


@pytest.mark.parametrize(
    ("wanted", "met"),
    [
        (None, None),
        (Wanted(Of.OURS, at_most=3), True),
        (Wanted(Of.OURS, at_most=2.9), False),
        (Wanted(Of.RATIO, at_most=1.5), True),
        (Wanted(Of.RATIO, at_least=1.6), False),
        (Wanted(Of.MORE, at_most=1), True),
        (Wanted(Of.MORE, at_most=0.9), False),
    ],
)
def test_a_wish_is_measured_by_what_it_is_about(wanted: Wanted | None, met: bool | None) -> None:
    assert Figure("speed", 3, "ms", 2, "bare", wanted).met is met


@pytest.mark.parametrize("of", [Of.RATIO, Of.MORE])
def test_a_wish_about_two_sides_is_not_met_by_one(of: Of) -> None:
    assert Figure("speed", 3, "ms", None, "", Wanted(of, at_most=100)).met is False


def test_sides_are_measured_in_turns_and_the_median_counts() -> None:
    turns: list[str] = []
    ours, other = iter([9.0, 1.0, 2.0]), iter([5.0, 4.0, 6.0])

    def measure_ours() -> tuple[float]:
        turns.append("ours")
        return (next(ours),)

    def measure_other() -> tuple[float]:
        turns.append("other")
        return (next(other),)

    assert in_turns(measure_ours, measure_other, rounds=3) == [(2.0,), (5.0,)]
    assert turns == ["ours", "other"] * 3


def test_a_percentile_of_a_hundred_values_is_the_one_below_the_top() -> None:
    assert percentile(list(range(101)), 99) == 99


def test_both_forms_hold_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    one = Figure("speed", 3, "ms", 2, "bare", Wanted(Of.RATIO, at_most=1.2))
    print_table([one, Figure("size", 10, "MB")])
    table = capsys.readouterr().out.splitlines()
    assert table[1].split() == ["speed", "3.00", "ms", "2.00", "ms", "1.50", "ratio", "<=", "1.2", "NO", "bare"]
    assert len(table) == 3
    print_json([one])
    assert '"met": false' in capsys.readouterr().out
