"""Hides secrets in text that will be kept: those this till holds, in every common spelling, and what looks like one."""

import base64
import json
import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import quote, quote_plus

from pos_app.system.shapes import HIDDEN, hide_shapes

_SHORTEST: Final = 8  # shorter ones would shred every line; those are found by their shape
_LONGEST_TEXT: Final = 16_000
_SPLIT: Final = r"(?:%|\\x|[:\- ])?"  # what may stand between the bytes of a hex dump


class Redaction:
    """The secrets that no log line and no crash report may carry."""

    def __init__(self) -> None:
        self._patterns: set[str] = set()
        self._held: re.Pattern[str] | None = None

    def learn(self, secret: str) -> None:
        """Hide this value from now on, plain, quoted, percent-encoded, in base64 and in hex."""
        if len(secret) < _SHORTEST:
            return
        self._patterns |= set(_spellings(secret))
        longest_first = sorted(self._patterns, key=len, reverse=True)
        self._held = re.compile("|".join(longest_first), re.IGNORECASE)

    def hide(self, text: str) -> str:
        """Return the text without its secrets, and no longer than a report needs it."""
        if len(text) <= _LONGEST_TEXT:
            return self._hide(text)
        # Half a secret is not recognised: the cut is made between words, and a row of numbers before it goes too.
        end = max(text.rfind(" ", 0, _LONGEST_TEXT), text.rfind("\n", 0, _LONGEST_TEXT), 0)
        hidden = self._hide(text[:end])
        end = len(hidden)
        while end and not (hidden[end - 1].isalpha() or hidden[end - 1] == "]"):
            end -= 1
        return hidden[:end] + " (cut)"

    def _hide(self, text: str) -> str:
        if self._held is not None:
            text = self._held.sub(HIDDEN, text)
        return hide_shapes(text)

    def __repr__(self) -> str:
        return f"Redaction({len(self._patterns)} spellings)"


def _spellings(secret: str) -> Iterator[str]:
    for within in (secret, quote(secret), quote(secret, safe=""), quote_plus(secret), repr(secret)[1:-1]):
        yield re.escape(within)
    for in_ascii in (True, False):
        yield re.escape(json.dumps(secret, ensure_ascii=in_ascii)[1:-1])
    data = secret.encode()
    yield r"(?:%|\\x)?" + _SPLIT.join(f"{byte:02x}" for byte in data)
    for shift in range(3):  # within a longer text, base64 begins at any of three places
        # Letters that share bits with the neighbours differ; the ones between are always the same.
        first = (shift * 8 + 5) // 6
        last = (shift + len(data)) * 8 // 6
        middle = base64.b64encode(bytes(shift) + data)[first:last].decode("ascii")
        yield re.escape(middle)
        yield re.escape(middle.replace("+", "-").replace("/", "_"))
