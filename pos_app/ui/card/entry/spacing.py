"""How far apart things stand on the payment screen: as drawn, or closer where there is less height."""

from dataclasses import dataclass, fields, replace
from typing import Final

from pos_app.ui.kit.text_size import NORMAL
from pos_app.ui.kit.theme import Theme

# Heights that never change, in px: what is left of the height is for the distances.
_TITLE, _LABEL, _FIELD, _HINT, _LINE, _SENTENCE, _PAY, _BORDERS = 28, 20, 56, 16, 1, 24, 72, 2


@dataclass(frozen=True, slots=True)
class Spacing:
    """Distances in px, from the top down."""

    padding: int  # left and right in a panel
    inside: int  # left and right in a field
    top: int
    bottom: int
    amount_gap: int  # between the parts of the amount panel
    title_gap: int  # from a title to the first label
    row_gap: int  # from one row of fields to the next
    between: int  # label, field, hint
    part_gap: int  # around the line between card and customer
    bar_gap: int  # above and below the sentence over Pay

    @property
    def height(self) -> int:
        """The height that card, customer and Pay take with these distances."""
        row = _LABEL + _FIELD + _HINT + 2 * self.between
        card = self.top + _TITLE + self.title_gap + row + self.row_gap + row
        customer = _TITLE + self.row_gap + row
        bar = _LINE + 2 * self.bar_gap + _SENTENCE + _PAY + self.bottom
        return _BORDERS + card + 2 * self.part_gap + _LINE + customer + bar


_AS_DRAWN: Final = Spacing(24, 16, 24, 24, 16, 16, 12, 8, 16, 8)
_CLOSER: Final = Spacing(24, 16, 14, 16, 12, 6, 8, 4, 6, 12)  # under a banner
_CLOSEST: Final = Spacing(24, 16, 6, 10, 6, 4, 6, 3, 4, 4)  # under a banner in the lowest window there is


def spacing_at(theme: Theme, height: int, *, is_narrow: bool, is_single: bool) -> Spacing:
    """Choose distances beside text of any size; in one column, which scrolls, no height has to be saved."""
    normal = height * NORMAL // theme.text_size
    step = spacing_for(_AS_DRAWN.height if is_single else normal, is_narrow=is_narrow)
    return Spacing(**{each.name: theme.px(getattr(step, each.name)) for each in fields(Spacing)})


def spacing_for(height: int, *, is_narrow: bool) -> Spacing:
    """Choose the widest distances that this height has room for."""
    steps = [_narrow(step) for step in (_AS_DRAWN, _CLOSER, _CLOSEST)] if is_narrow else [_AS_DRAWN, _CLOSER, _CLOSEST]
    return next((step for step in steps if step.height <= height), steps[-1])


def _narrow(step: Spacing) -> Spacing:
    return replace(step, padding=16, inside=12, top=min(step.top, 16), bottom=min(step.bottom, 16))
