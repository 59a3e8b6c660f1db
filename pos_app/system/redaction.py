"""Hides secrets in text that will be kept: those this till holds, in every common spelling, and what looks like one."""

import base64
import html
import json
import re
import unicodedata
from collections.abc import Iterator
from typing import Final
from urllib.parse import quote, quote_plus

from pos_app.system.secret_patterns import HIDDEN, hide_secrets

_SHORTEST: Final = 8  # shorter ones would shred every line; those are found by their shape
_LONGEST_TEXT: Final = 16_000
_PIECE: Final = 10  # letters of a secret that are a piece of it
_ESCAPED: Final = re.compile(r"%([0-9A-Fa-f]{2})|\\u([0-9A-Fa-f]{4})|\\x([0-9A-Fa-f]{2})")
_BASE64: Final = re.compile(r"(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}={0,2}(?![A-Za-z0-9+/_=-])")
_JOINTS: Final = frozenset("\u200b\u200c\u200d\u2060\ufeff")
_SPLIT: Final = r"(?:%|\\x|[:\- ])?"  # what may stand between the bytes of a hex dump


class Redaction:
    """The secrets that no log line and no crash report may carry."""

    def __init__(self) -> None:
        self._patterns: set[str] = set()
        self._held: re.Pattern[str] | None = None
        self._pieces: set[str] = set()

    def learn(self, secret: str) -> None:
        """Hide this value from now on, plain, quoted, percent-encoded, in base64 and in hex."""
        if len(secret) < _SHORTEST:
            return
        self._patterns |= set(_spellings(secret))
        body = _squeezed(secret)
        for way in (body, body[::-1]):
            self._pieces |= {way[at : at + _PIECE] for at in range(len(way) - _PIECE + 1)}
        longest_first = sorted(self._patterns, key=len, reverse=True)
        self._held = re.compile("|".join(longest_first), re.IGNORECASE)

    def hide_words(self, text: str) -> str:
        """Hide what a stranger put into words: pieces of what is held too, backwards as well, and what is packed."""
        plainer = _unpacked(text)
        hidden = self.hide(plainer)
        text = hidden if hidden != plainer else self.hide(text)
        return self._hide_pieces(text)

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
        return hide_secrets(text)

    def _hide_pieces(self, text: str) -> str:
        places = [at for at, char in enumerate(text) if char.isalnum()]
        letters = "".join(text[at] for at in places).lower()
        if len(letters) != len(places):
            return text  # a letter that becomes two: none of a key does
        found = [at for at in range(len(letters) - _PIECE + 1) if letters[at : at + _PIECE] in self._pieces]
        done, kept = 0, list[str]()
        for at in found:
            start, end = places[at], places[at + _PIECE - 1] + 1
            if end <= done:
                continue
            if start >= done:
                kept += (text[done:start], HIDDEN)
            done = end
        return "".join((*kept, text[done:]))

    def __repr__(self) -> str:
        return f"Redaction({len(self._patterns)} spellings)"


def _unpacked(text: str) -> str:
    """Write out what is packed, as letters: of HTML, of addresses, of JSON, of wide alphabets, and base64 of digits."""
    plainer = _ESCAPED.sub(lambda found: chr(int(next(filter(None, found.groups())), 16)), html.unescape(text))
    plainer = unicodedata.normalize("NFKC", "".join(char for char in plainer if char not in _JOINTS))
    return _BASE64.sub(_opened, plainer)


def _opened(found: re.Match[str]) -> str:
    packed = found[0].rstrip("=")
    try:
        text = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_" if {"-", "_"} & set(packed) else None)
        opened = text.decode("ascii")
    except ValueError:
        return found[0]
    return opened if opened.isprintable() else found[0]


def _squeezed(text: str) -> str:
    return "".join(char for char in text.lower() if char.isalnum())


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
