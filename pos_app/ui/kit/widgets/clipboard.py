"""What lies on the clipboard, as bytes that can be wiped, the emptying of it, and what is copied there by a button."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QClipboard, QGuiApplication

Mode = QClipboard.Mode
_TEXT: Final = "text/plain"
_MOST: Final = 4096  # bytes; what is longer was never meant for a field of ours
_COPIED: Final = "copiedByButton"


def take_bytes(mode: Mode = Mode.Clipboard) -> bytearray:
    """Copy the text that lies there; the caller wipes the copy. A str of it would stay in memory."""
    mime = QGuiApplication.clipboard().mimeData(mode)
    if not mime.hasText():
        return bytearray()
    data = mime.data(_TEXT)
    raw = bytearray(min(data.size(), _MOST))
    for place in range(len(raw)):  # as a whole it would come as `bytes`, which cannot be wiped
        raw[place] = data.mid(place, 1).data()[0]
    data.fill(0)
    return raw


def copy(text: str) -> None:
    """Put a text there, because somebody pressed a button for it."""
    clipboard = QGuiApplication.clipboard()
    clipboard.setProperty(_COPIED, text)  # before it is told of
    clipboard.setText(text)


def copied() -> str:
    """Return what was put there by a button; '' once something else was."""
    return str(QGuiApplication.clipboard().property(_COPIED) or "")


def forget_copied() -> None:
    """Note that something else lies there now."""
    QGuiApplication.clipboard().setProperty(_COPIED, "")


def empty() -> None:
    """Leave nothing on the clipboard, nor on the selection that the middle button pastes."""
    forget_copied()
    clipboard = QGuiApplication.clipboard()
    clipboard.clear(Mode.Clipboard)
    if clipboard.supportsSelection():
        clipboard.clear(Mode.Selection)


def is_there(test: Callable[[bytearray], bool], mode: Mode = Mode.Clipboard) -> bool:
    """Tell whether what lies there is of this kind, and keep none of it."""
    raw = take_bytes(mode)
    try:
        return test(raw)
    finally:
        raw[:] = bytes(len(raw))
