"""What a picture from outside is, told from its bytes: PNG, JPEG or WebP, how large it becomes, and how much work.

What is handed on holds the parts that draw, and no others: texts, profiles and thumbnails may be packed so that
unpacking them takes seconds and a gigabyte.
"""

import re
from collections.abc import Iterator
from typing import Final

_MOST_PIXELS_A_SIDE: Final = 1024
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_PNG_HEAD: Final = _PNG + b"\x00\x00\x00\rIHDR"
_PNG_DRAWN: Final = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
_MOST_PARTS: Final = 256  # chunks or segments; writers make a few dozen
_JPEG: Final = b"\xff\xd8\xff"
_JPEG_END: Final = b"\xff\xd9"
_LONE_MARKERS: Final = frozenset({0x01, *range(0xD0, 0xD8)})
_FRAMES: Final = frozenset({0xC0, 0xC1, 0xC2})  # the kinds that anybody draws
_TABLES: Final = frozenset({0xC4, 0xDB, 0xDD})
_KEPT_NOTES: Final = frozenset({0xE0, 0xEE})  # how the colours are meant
_START_OF_SCAN: Final = 0xDA
_MOST_SCANS: Final = 16  # each is drawn over the whole picture; ten are usual
_AFTER_SCAN: Final = re.compile(rb"\xff[^\x00\xff\xd0-\xd7]")
_FILL: Final = re.compile(rb"\xff+")
_WEBP_DRAWN: Final = frozenset({b"VP8X", b"ALPH", b"VP8 ", b"VP8L"})
_ANIMATED: Final = 0x02
_HAS_ALPHA: Final = 0x10


def small_picture(raw: bytes) -> bytes | None:
    """Return the parts of a picture that draw it, if it is of a kind we show and small; nothing is decoded for that."""
    if raw.startswith(_PNG_HEAD):
        return _png(raw)
    if raw.startswith(_JPEG):
        return _jpeg(raw)
    if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP":
        return _webp(raw)
    return None


def _is_small(width: int, height: int) -> bool:
    return 1 <= width <= _MOST_PIXELS_A_SIDE and 1 <= height <= _MOST_PIXELS_A_SIDE


def _png(raw: bytes) -> bytes | None:
    kept: list[bytes] = []
    at = len(_PNG)
    for _ in range(_MOST_PARTS):
        size, kind = int.from_bytes(raw[at : at + 4]), raw[at + 4 : at + 8]
        end = at + 12 + size
        if end > len(raw):
            return None
        if kind == b"IHDR" and (
            kept
            or size != 13
            or not _is_small(int.from_bytes(raw[at + 8 : at + 12]), int.from_bytes(raw[at + 12 : at + 16]))
        ):
            return None
        if kind in _PNG_DRAWN:
            kept.append(raw[at:end])
        elif kind[:1].isupper():
            return None  # it cannot be drawn without what we do not know
        if kind == b"IEND":
            return _PNG + b"".join(kept)
        at = end
    return None


def _jpeg(raw: bytes) -> bytes | None:
    """Walk from marker to marker to the end; whatever breaks the walk is no picture."""
    kept, scans, frames = [b"\xff\xd8"], 0, 0
    for marker, segment, data in _jpeg_segments(raw):
        if marker in _FRAMES:
            frames += 1
            height, width = int.from_bytes(segment[5:7]), int.from_bytes(segment[7:9])
            if frames > 1 or len(segment) < 11 or not _is_small(width, height):
                return None
        elif marker == _START_OF_SCAN:
            scans += 1
            if not frames or scans > _MOST_SCANS:
                return None
        elif marker not in _TABLES and marker not in _KEPT_NOTES:
            if marker < 0xE0:
                return None  # a kind of picture that nobody draws
            continue
        kept += (segment, data)
    return b"".join((*kept, _JPEG_END)) if scans else None


def _jpeg_segments(raw: bytes) -> Iterator[tuple[int, bytes, bytes]]:
    """Yield each segment with its marker, and what is drawn after it; stop where the file does, or is broken."""
    at = 2
    for _ in range(_MOST_PARTS):
        fill = _FILL.match(raw, at)
        at = fill.end() - 1 if fill is not None else at
        if len(raw) < at + 4 or raw[at] != 0xFF or raw[at + 1] == _JPEG_END[1]:
            return
        marker = raw[at + 1]
        if marker in _LONE_MARKERS:
            at += 2
            continue
        end = at + 2 + max(2, int.from_bytes(raw[at + 2 : at + 4]))
        if end > len(raw):
            return
        after = end
        if marker == _START_OF_SCAN:
            found = _AFTER_SCAN.search(raw, end)
            after = found.start() if found is not None else len(raw)
        yield marker, raw[at:end], raw[end:after]
        at = after


def _webp(raw: bytes) -> bytes | None:
    kept: list[bytes] = []
    is_drawn = False
    at = 12
    for _ in range(_MOST_PARTS):
        size, kind = int.from_bytes(raw[at + 4 : at + 8], "little"), raw[at : at + 4]
        end = at + 8 + size + size % 2
        part = raw[at:end].ljust(8 + size + size % 2, b"\0") if end == len(raw) + 1 else raw[at:end]
        if len(part) != 8 + size + size % 2:
            break
        if kind in _WEBP_DRAWN:
            found = _webp_size(part)
            if (found is not None and not _is_small(*found)) or (kind == b"VP8X" and (kept or part[8] & _ANIMATED)):
                return None
            is_drawn = is_drawn or (found is not None and kind != b"VP8X")
            kept.append(part[:8] + bytes((part[8] & _HAS_ALPHA,)) + part[9:] if kind == b"VP8X" else part)
        at = end
        if is_drawn or at >= len(raw):
            break
    body = b"WEBP" + b"".join(kept)
    return b"RIFF" + len(body).to_bytes(4, "little") + body if is_drawn else None


def _webp_size(part: bytes) -> tuple[int, int] | None:
    data = part[8:]
    match part[:4]:
        case b"VP8X" if len(data) >= 10:
            return int.from_bytes(data[4:7], "little") + 1, int.from_bytes(data[7:10], "little") + 1
        case b"VP8L" if len(data) >= 5 and data[0] == 0x2F:
            bits = int.from_bytes(data[1:5], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 " if len(data) >= 10 and data[3:6] == b"\x9d\x01\x2a":
            return int.from_bytes(data[6:8], "little") & 0x3FFF, int.from_bytes(data[8:10], "little") & 0x3FFF
        case _:
            return None
