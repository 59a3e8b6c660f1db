"""Where something may lie over a screen without lying over what is pressed."""

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPoint, QRect, QSize


def free_place(size: QSize, within: QRect, taken: Sequence[QRect], *, air: int, at_edge: bool = False) -> QRect | None:
    """Return the place next to the lower right corner, or over it, that covers nothing taken; None where none does."""
    rights = [within.right(), *(each.left() - air - 1 for each in taken if not at_edge)]
    bottoms = [within.bottom(), *(each.top() - air - 1 for each in taken)]
    places = (_ending_at(QPoint(right, bottom), size) for right, bottom in product(rights, bottoms))
    free = [place for place in places if within.contains(place) and not any(map(place.intersects, taken))]
    return min(free, key=lambda place: _way(place, within), default=None)


def _ending_at(corner: QPoint, size: QSize) -> QRect:
    place = QRect(QPoint(0, 0), size)
    place.moveBottomRight(corner)
    return place


def _way(place: QRect, within: QRect) -> int:
    """Count how far it is from the corner; up is nearer than sideways."""
    return 2 * (within.right() - place.right()) + within.bottom() - place.bottom()
