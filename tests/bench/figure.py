"""A measured figure: ours beside something known, and whether it is what was wanted."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from statistics import median, quantiles
from typing import Any, Self

ROUNDS = 5


class Of(StrEnum):
    """What a wish is about."""

    OURS = "ours"
    RATIO = "ratio"  # ours divided by the other
    MORE = "more"  # ours less the other


@dataclass(frozen=True, slots=True)
class Wanted:
    """A wish: at most or at least so much."""

    of: Of
    at_most: float | None = None
    at_least: float | None = None

    def __str__(self) -> str:
        limit = f"<= {self.at_most:g}" if self.at_most is not None else f">= {self.at_least:g}"
        return f"{self.of} {limit}"


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table."""

    name: str
    ours: float
    unit: str
    other: float | None = None
    against: str = ""  # what the other is
    wanted: Wanted | None = None

    @property
    def ratio(self) -> float | None:
        """Ours divided by the other."""
        return self.ours / self.other if self.other else None

    @property
    def met(self) -> bool | None:
        """Tell whether the wish came true; None without a wish."""
        if self.wanted is None:
            return None
        measured = self._measured(self.wanted.of)
        if measured is None:
            return False
        most, least = self.wanted.at_most, self.wanted.at_least
        return (most is None or measured <= most) and (least is None or measured >= least)

    def as_json(self) -> dict[str, str | float | bool | None]:
        """Return the form that another program reads."""
        return {
            "name": self.name,
            "ours": round(self.ours, 4),
            "other": None if self.other is None else round(self.other, 4),
            "ratio": None if self.ratio is None else round(self.ratio, 4),
            "unit": self.unit,
            "against": self.against,
            "wanted": None if self.wanted is None else str(self.wanted),
            "met": self.met,
        }

    def as_line(self) -> str:
        """Return the form in which one process hands it to another, with nothing lost."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Read it again."""
        told: dict[str, Any] = json.loads(line)
        wanted: dict[str, Any] | None = told.pop("wanted")
        if wanted is None:
            return cls(**told)
        return cls(**told, wanted=Wanted(Of(wanted["of"]), wanted["at_most"], wanted["at_least"]))

    def _measured(self, of: Of) -> float | None:
        match of:
            case Of.OURS:
                return self.ours
            case Of.RATIO:
                return self.ratio
            case Of.MORE:
                return None if self.other is None else self.ours - self.other


def in_turns(*sides: Callable[[], Sequence[float]], rounds: int = ROUNDS) -> list[tuple[float, ...]]:
    """Measure the sides one after the other, again and again; return the medians of what each measured."""
    seen = [[side() for side in sides] for _ in range(rounds)]
    return [
        tuple(median(column) for column in zip(*of_one_side, strict=True)) for of_one_side in zip(*seen, strict=True)
    ]


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the value below which so many percent lie; with few values that is close to the largest."""
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def print_table(figures: Iterable[Figure]) -> None:
    """Print the figures for a person."""
    rows = [("figure", "ours", "other", "ratio", "wanted", "met", "against")]
    rows += [
        (
            figure.name,
            f"{figure.ours:,.2f} {figure.unit}",
            "" if figure.other is None else f"{figure.other:,.2f} {figure.unit}",
            "" if figure.ratio is None else f"{figure.ratio:.2f}",
            "" if figure.wanted is None else str(figure.wanted),
            {None: "", True: "yes", False: "NO"}[figure.met],
            figure.against,
        )
        for figure in figures
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def print_json(figures: Iterable[Figure]) -> None:
    """Print the figures for a program."""
    print(json.dumps([figure.as_json() for figure in figures], indent=2, ensure_ascii=False))
