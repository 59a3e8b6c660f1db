"""What a picture from outside is, told from its first bytes: PNG, JPEG or WebP, and how large it would become."""

from typing import Final

_MOST_PIXELS_A_SIDE: Final = 1024
_PNG: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
_JPEG: Final = b"\xff\xd8\xff"
_LONE_MARKERS: Final = frozenset({0x01, *range(0xD0, 0xD9)})
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


def is_small_picture(raw: bytes) -> bool:
    """Tell whether these bytes are of a kind we show, and no bomb: the sides are read before anything is decoded."""
    size = _size(raw)
    return size is not None and all(1 <= side <= _MOST_PIXELS_A_SIDE for side in size)


def _size(raw: bytes) -> tuple[int, int] | None:
    if raw.startswith(_PNG) and len(raw) > 33:
        return int.from_bytes(raw[16:20]), int.from_bytes(raw[20:24])
    if raw.startswith(_JPEG):
        return _jpeg_size(raw)
    if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP" and len(raw) > 30:
        return _webp_size(raw)
    return None


def _jpeg_size(raw: bytes) -> tuple[int, int] | None:
    """Walk from marker to marker to the frame; whatever breaks the walk is no picture."""
    at = 2
    while at + 9 <= len(raw) and raw[at] == 0xFF:
        marker = raw[at + 1]
        if marker == 0xFF:
            at += 1
        elif marker in _LONE_MARKERS:
            at += 2
        elif marker in _FRAMES:
            return int.from_bytes(raw[at + 7 : at + 9]), int.from_bytes(raw[at + 5 : at + 7])
        else:
            at += 2 + max(2, int.from_bytes(raw[at + 2 : at + 4]))
    return None


def _webp_size(raw: bytes) -> tuple[int, int] | None:
    match raw[12:16]:
        case b"VP8X":
            return int.from_bytes(raw[24:27], "little") + 1, int.from_bytes(raw[27:30], "little") + 1
        case b"VP8L" if raw[20] == 0x2F:
            bits = int.from_bytes(raw[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 " if raw[23:26] == b"\x9d\x01\x2a":
            return int.from_bytes(raw[26:28], "little") & 0x3FFF, int.from_bytes(raw[28:30], "little") & 0x3FFF
        case _:
            return None
