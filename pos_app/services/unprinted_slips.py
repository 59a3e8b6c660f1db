"""The slips that are not on paper: kept until somebody asks for one, never printed by themselves."""

from typing import Final

from pos_app.domain.slip import Paper, Slip

_MOST: Final = 50  # older ones are found again through History


class UnprintedSlips:
    """The slips of this run that could not be printed, the newest version of each."""

    def __init__(self) -> None:
        self._slips: dict[tuple[Paper, str], Slip] = {}

    def keep(self, slip: Slip) -> bool:
        """Keep it, if it can be found again by what it is about; tell whether it is kept."""
        if not slip.about or not slip.lines:
            return False
        self.drop(slip)
        self._slips[slip.paper, slip.about] = slip
        while len(self._slips) > _MOST:
            del self._slips[next(iter(self._slips))]
        return True

    def drop(self, slip: Slip) -> None:
        """Keep it no longer."""
        self._slips.pop((slip.paper, slip.about), None)

    def clear(self) -> None:
        """Keep none."""
        self._slips.clear()

    def find(self, paper: Paper, about: str) -> Slip | None:
        """Find one."""
        return self._slips.get((paper, about))

    def all(self) -> tuple[Slip, ...]:
        """Name them, oldest first."""
        return tuple(self._slips.values())
