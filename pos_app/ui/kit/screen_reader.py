"""What a screen reader is told: the roles of our own controls, and sentences said once.

Each spoken side is registered with its widget. The other way, QAccessible.installFactory, crashes the program: the web
engine asks about objects of its own, which PySide6 cannot wrap.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

# WORKAROUND: Qt ends every spoken side, the last of them when the program ends, and PySide6 believes that Python owns
# them. One that Python let go of first is freed twice. So each is held here until Qt has ended it.
_HELD: Final[set[QAccessibleInterface]] = set()

_BEFORE_IT_IS_HEARD: Final = frozenset({QEvent.Type.Polish, QEvent.Type.ParentChange, QEvent.Type.Show})


def announce(widget: QWidget, sentence: str) -> None:
    """Have the sentence read out, once."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Name what a plain frame is: without a role it is only filler to a screen reader."""
    lend_voice(widget, partial(QAccessibleWidget, widget, role))


def lend_voice(widget: QWidget, make: Callable[[], QAccessibleInterface]) -> None:
    """Let what this makes speak for the widget from now on."""
    _ScreenReaderVoice(widget, make).speak()


class _ScreenReaderVoice(QObject):
    """Makes the spoken side of one widget, and sees to it that Qt goes on asking it.

    Qt forgets a spoken side when the widget's meta-object changes, and with PySide6 that happens whenever a signal is
    connected to one of the widget's own methods. So it is looked at again each time before anybody could hear it.
    """

    def __init__(self, widget: QWidget, make: Callable[[], QAccessibleInterface]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._make = make
        self._latest: QAccessibleInterface | None = None
        widget.installEventFilter(self)

    def speak(self) -> None:
        """Make the spoken side unless Qt still knows it."""
        known = QAccessible.queryAccessibleInterface(self._widget)
        if known is self._latest:
            return
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))
        spoken = self._latest = self._make()
        _HELD.difference_update([held for held in _HELD if not isValid(held)])
        _HELD.add(spoken)
        QAccessible.registerAccessibleInterface(spoken)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _BEFORE_IT_IS_HEARD:
            self.speak()
        return super().eventFilter(watched, event)
