"""The whole till measured, with real pages: how soon a word is on screen, how late the loop, how heavy a challenge."""

from statistics import median
from typing import Any, Final

from tests.bench.figure import Figure, Of, Wanted
from tests.bench.parts import told_by

_TILLS: Final = 2  # that are watched, one after the other
_WORD_MS: Final = 150.0
_P99_MS: Final = 1.0
_MAX_MS: Final = 16.0


def words_and_weights() -> list[Figure]:
    """Measure how soon a result that the service knows is on screen, and what a challenge leaves behind."""
    told: list[dict[str, Any]] = [told_by("till_watch", "word") for _ in range(_TILLS)]
    seen: dict[str, float] = {name: median(each[name] for each in told) for name in told[0]}
    soon = Wanted(Of.MORE, at_most=_WORD_MS)
    against, weight = "one round trip", "the till before it, its browser warmed up"
    return [
        Figure("memory before a challenge, the browser warmed up", seen["before"], "MB"),
        Figure("returned page to word on screen", seen["returned"], "ms", seen["trip"], against, soon),
        Figure("notice to word on screen", seen["told"], "ms", seen["trip"], against, soon),
        Figure("memory during a challenge, with the browser's processes", seen["during"], "MB", seen["before"], weight),
        Figure("memory 10 s after a challenge, with the same", seen["after"], "MB", seen["before"], weight),
    ]


def latenesses() -> list[Figure]:
    """Measure how late the loop is while card payments go on one after the other."""
    told: list[dict[str, Any]] = [told_by("till_watch", "late") for _ in range(_TILLS)]
    wishes = {"p99": Wanted(Of.OURS, at_most=_P99_MS), "max": Wanted(Of.OURS, at_most=_MAX_MS)}
    return [
        Figure(
            f"UI lateness {word} during 50 payments, flush 25 ms with 250 ms tails",
            median(each["paying"][place] for each in told),
            "ms",
            median(each["idle"][place] for each in told),
            "the same till with nothing to do",
            wish,
        )
        for place, (word, wish) in enumerate(wishes.items())
    ]
