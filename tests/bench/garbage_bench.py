"""How long the window's thread stands still while Python looks for garbage, over a day that is played."""

from collections.abc import Iterator
from typing import Final

from tests.bench.figure import Figure, Of, Wanted
from tests.bench.parts import told_by

_WORDS: Final = {"young": "what is young", "middle": "what is older", "all": "everything"}
_TURN_MS: Final = 16.0
_FROZEN_MS: Final = 100.0  # what must never happen


def pauses() -> Iterator[Figure]:
    """Play a day in a till, and time each of its looks."""
    told = told_by("garbage_watch")
    day = f"in a day of {told['seconds']:.0f} s"
    for name, seen in told["kinds"].items():
        most = Wanted(Of.OURS, at_most=_FROZEN_MS if name == "all" else _TURN_MS)
        about = f"window's thread stands still for a look at {_WORDS[name]}, {seen['count']} {day}"
        yield Figure(f"{about}, longest", seen["max"], "ms", seen["median"], "the median look", most)
    elsewhere = Wanted(Of.OURS, at_most=0)
    yield Figure(f"looks in another thread {day}", told["elsewhere"], "", wanted=elsewhere)
