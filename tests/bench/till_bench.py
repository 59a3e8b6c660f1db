"""The whole till measured, with real pages: how soon a word is on screen, how late the loop, how heavy a challenge."""

import json
import subprocess
import sys
from statistics import median
from typing import Any, Final

from tests.bench.figure import Figure, Of, Wanted, print_table

_ROUNDS: Final = 3  # each is a till of its own
_WORD_MS: Final = 150.0
_P99_MS: Final = 1.0
_MAX_MS: Final = 16.0


def figures() -> list[Figure]:
    """Measure everything; takes some minutes."""
    return [*_words_and_weights(), *_lateness()]


def _words_and_weights() -> list[Figure]:
    told = [_watch("word") for _ in range(_ROUNDS)]
    seen: dict[str, float] = {name: median(each[name] for each in told) for name in told[0]}
    soon = Wanted(Of.MORE, at_most=_WORD_MS)
    against, weight = "one round trip", "the till before it, its browser warmed up"
    return [
        Figure("returned page to word on screen", seen["returned"], "ms", seen["trip"], against, soon),
        Figure("notice to word on screen", seen["told"], "ms", seen["trip"], against, soon),
        Figure("memory during a challenge, with the browser's processes", seen["during"], "MB", seen["before"], weight),
        Figure("memory 10 s after a challenge, with the same", seen["after"], "MB", seen["before"], weight),
    ]


def _lateness() -> list[Figure]:
    told = [_watch("late") for _ in range(_ROUNDS)]
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


def _watch(what: str) -> dict[str, Any]:
    """Watch a till in a process of its own: there is one Qt loop per process."""
    command = [sys.executable, "-m", "tests.bench.till_watch", what]
    seen = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True)
    return json.loads(seen.stdout)


if __name__ == "__main__":
    print_table(figures())
