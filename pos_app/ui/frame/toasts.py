"""Where toasts lie: next to the lower right corner, one after the other, and over nothing that is pressed."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QWidget

from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.toast import NEVER_COVERED, Toast, ToastView

_LOOK: Final = 200  # milliseconds
_MOST: Final = 8  # warnings that wait; the least urgent and newest goes when there are more
_NARROW: Final = 304  # px: beside the bank’s page


class Toasts(QObject):
    """Shows one toast at a time. A warning stays its time while the next one waits, the urgent before the others; what
    only confirms gives way to anything newer, and the newest of those comes when every warning has been.
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._shown: Toast | None = None
        self._warnings: list[ToastView] = []  # that wait, in the order of their turns
        self._passing: ToastView | None = None
        self._is_held = False
        self._watching = QTimer(self, interval=_LOOK)  # another screen may come, and the bank's page
        self._watching.timeout.connect(self.place)

    @property
    def shown(self) -> Toast | None:
        """The toast on screen, if there is one."""
        return self._shown

    def show(self, view: ToastView) -> None:
        """Show it, now or in its turn, and have it read out once."""
        now = self._shown.view if self._shown is not None else None
        if self._is_held and view.is_warning:
            self._keep(view)
        elif now is None or now == view or not now.is_warning:
            self._put_up(view)
        elif view.rank < now.rank:
            self._keep(now, is_first=True)
            self._put_up(view)
        else:
            self._keep(view)

    def hold(self) -> None:
        """Keep warnings until somebody is there to read them."""
        self._is_held = True
        if self._shown is not None and self._shown.view.is_warning:
            self._keep(self._shown.view, is_first=True)
            self._take_away()

    def release(self) -> None:
        """Show what was kept meanwhile."""
        self._is_held = False
        if self._shown is None or self._warnings:
            self._show_next()

    def _keep(self, view: ToastView, *, is_first: bool = False) -> None:
        if not view.is_warning:
            self._passing = view
        elif view not in self._warnings:
            self._warnings.insert(0 if is_first else len(self._warnings), view)
            self._warnings.sort(key=lambda each: each.rank)  # those of one rank stay as they came
            del self._warnings[_MOST:]

    def _show_next(self) -> None:
        self._take_away()
        if self._warnings and not self._is_held:
            self._put_up(self._warnings.pop(0))
        elif self._passing is not None:
            self._put_up(self._passing)

    def _put_up(self, view: ToastView) -> None:
        self._take_away()
        if not view.is_warning:
            self._passing = None  # it was older, or is this one
        toast = Toast(self._theme, view, parent=self._window)
        toast.gone.connect(self._show_next)
        self._shown = toast
        toast.show()
        self.place()
        self._watching.start()
        announce(toast, f"{view.title}. {view.detail}")

    def place(self) -> None:
        """Lie next to the corner, where nothing is covered that may be pressed now."""
        toast = self._shown
        if toast is None:
            return
        size, space = self._theme.tokens.size, self._theme.tokens.space
        left, top = size.rail + space.x1, size.sandbox_strip + size.top_bar + space.x1
        within = self._window.rect().adjusted(left, top, -space.x3, -space.x3)
        sizes = [toast.fitted(width) for width in (within.width(), self._theme.px(_NARROW))]
        found = (
            free_place(size, within, taken, air=space.x1, at_edge=at_edge)
            for taken, at_edge in self._wishes(toast)
            for size in sizes
        )
        place = next((place for place in found if place is not None), None)
        if place is not None:
            toast.setGeometry(place)
        toast.setHidden(place is None)  # the bank's page is everywhere
        toast.raise_()

    def _wishes(self, toast: Toast) -> Iterator[tuple[list[QRect], bool]]:
        """Return what has to stay free, and whether at the right edge; less and less of it, and at last what must."""
        seen = [each for each in self._window.findChildren(QWidget) if each.isVisible() and not _is_in(each, toast)]
        pages = [each for each in seen if each.property(NEVER_COVERED)]
        used = [each for each in seen if _is_used(each) and self._can_be_reached(each, toast)]
        filled = [each for each in used if isinstance(each, Button) and each.is_filled]
        everything = [self._rect(each) for each in (*pages, *used)]
        but_lists = [self._rect(each) for each in (*pages, *used) if not isinstance(each, QAbstractItemView)]
        for at_edge in (True, False):
            yield everything, at_edge
            yield but_lists, at_edge
        yield [self._rect(each) for each in (*pages, *filled)], False
        yield [self._rect(each) for each in pages], False

    def _rect(self, widget: QWidget) -> QRect:
        """Return as much of it as can be seen."""
        return widget.visibleRegion().boundingRect().translated(widget.mapTo(self._window, QPoint(0, 0)))

    def _can_be_reached(self, widget: QWidget, toast: Toast) -> bool:
        """Tell whether a press would come to it: what lies under a dialog takes none."""
        hit = self._window.childAt(self._rect(widget).center())
        return hit is not None and (_is_in(hit, widget) or _is_in(hit, toast))

    def _take_away(self) -> None:
        toast, self._shown = self._shown, None
        if toast is not None:
            self._watching.stop()
            toast.hide()
            toast.deleteLater()


def _is_in(widget: QWidget, whole: QWidget) -> bool:
    return widget is whole or whole.isAncestorOf(widget)


def _is_used(widget: QWidget) -> bool:
    """Tell whether it is pressed or typed into; what stands in a field that is locked is read all the same."""
    return isinstance(widget, QAbstractButton) or widget.focusPolicy() is not Qt.FocusPolicy.NoFocus


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
