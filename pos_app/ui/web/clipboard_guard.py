"""Takes from the clipboard, and from the selection of X11, what a bank's page has put there."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from pos_app.ui.kit.widgets import clipboard

_TELLS_NO_OWNER: Final = "offscreen"  # the platform on which nobody ever owns the clipboard


class ClipboardGuard(QObject):
    """Watches while a customer's page is open. After any click a page may write to the clipboard, whatever the settings
    say (seen on Qt 6.11.3), and nothing tells its text from one of ours: what this program writes without a button for
    it is the page's, and what a button put there before comes back.

    The floor: what another program had put there is gone, for to read it beforehand can hold the window up; and a text
    that somebody copies from a field of ours by the keyboard meanwhile does not stay.

    What is selected in a page goes by itself to where the middle button pastes from (X11, Wayland), be it into a field
    of ours. No button of ours writes there: what this program puts there meanwhile goes, and nothing comes back.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clipboard = QGuiApplication.clipboard()
        self._is_putting_back = False
        if not self._is_by_us():
            clipboard.forget_copied()
        self._clipboard.dataChanged.connect(self._look)
        if self._clipboard.supportsSelection():
            self._clipboard.selectionChanged.connect(self._look_at_selection)

    def _look(self) -> None:
        if not self._is_by_us():
            clipboard.forget_copied()
            return
        kept = clipboard.copied()
        if self._is_putting_back or (kept and self._clipboard.text() == kept):
            return
        self._is_putting_back = True
        try:
            if kept:
                clipboard.copy(kept)
            else:
                clipboard.empty()
        finally:
            self._is_putting_back = False

    def _look_at_selection(self) -> None:
        if self._clipboard.ownsSelection():  # no longer, once it is empty: then this is told again
            self._clipboard.clear(clipboard.Mode.Selection)

    def _is_by_us(self) -> bool:
        return self._clipboard.ownsClipboard() or QGuiApplication.platformName() == _TELLS_NO_OWNER
