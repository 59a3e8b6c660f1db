"""What lies on the clipboard, as bytes that can be wiped, and the emptying of it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QClipboard, QGuiApplication

Mode = QClipboard.Mode
_TEXT: Final = "text/plain"
_MOST: Final = 4096  # bytes; what is longer was never meant for a field of ours


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


def empty() -> None:
    """Leave nothing on the clipboard, nor on the selection that the middle button pastes."""
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
