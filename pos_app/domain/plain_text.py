"""Text from outside made safe to show, print and log: plain, trimmed, capped."""

import unicodedata

# Invisible marks turn the reading direction or hide inside a name; these two are letters' joints in some scripts.
_JOINTS = frozenset("\u200c\u200d")
_ELLIPSIS = "…"


def plain(text: object, *, most: int = 200) -> str:
    """Drop control and direction characters, fold white space, cut to `most` characters."""
    if text is None:
        return ""
    raw = str(text)[: most * 8]
    if len(raw) <= most and raw.isprintable() and "  " not in raw and raw == raw.strip(" "):
        return raw  # most texts; lists of a thousand names are read while somebody waits
    kept = (" " if char.isspace() else char for char in raw if char.isspace() or _is_harmless(char))
    folded = " ".join("".join(kept).split())
    return folded if len(folded) <= most else folded[: most - 1] + _ELLIPSIS


def _is_harmless(char: str) -> bool:
    return char in _JOINTS or not unicodedata.category(char).startswith("C")
