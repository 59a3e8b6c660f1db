"""The recovery code: drawn once, written on paper by the owner, read back by anybody's handwriting."""

from collections.abc import Callable
from typing import Final

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: without I, L, O and U
_GROUPS, _GROUP = 5, 4
CODE_SIGNS: Final = _GROUPS * _GROUP  # a hundred bits
_TAKEN_FOR: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})


def draw_code(random_bytes: Callable[[int], bytes]) -> str:
    """Draw a code, in groups as it is shown."""
    signs = "".join(_SIGNS[byte % len(_SIGNS)] for byte in random_bytes(CODE_SIGNS))
    return "-".join(signs[start : start + _GROUP] for start in range(0, CODE_SIGNS, _GROUP))


def code_bytes(typed: str) -> bytearray:
    """Read a code as somebody typed it: with or without dashes, in small letters, an O for a zero."""
    signs = typed.upper().translate(_TAKEN_FOR)
    return bytearray("".join(sign for sign in signs if sign in _SIGNS), "ascii")
