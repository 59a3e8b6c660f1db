"""What is kept of an exception: kinds, places and words, never what the values were."""

import re
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from pos_app.domain.plain_text import plain
from pos_app.system.redaction import Redaction

_MOST_PLACES: Final = 40
_MOST_FAILURES: Final = 8
_VALUES: Final = re.compile(r"'[^']*'|\"[^\"]*\"|\S+@\S+|\d{3,}")
_QUOTED_NAME: Final = re.compile(r"(['\"])[A-Za-z_][A-Za-z_.]*\1")


@dataclass(frozen=True, slots=True)
class Failure:
    """One exception of a chain: its kind, its words without values, and the places it came through, outermost first."""

    kind: str
    message: str
    places: tuple[str, ...]  # file:line:function


@dataclass(frozen=True, slots=True)
class Bug:
    """What is told and kept of a bug."""

    fingerprint: str
    heard: str  # where it surfaced: main, thread, unraisable or loop
    version: str
    failures: tuple[Failure, ...]  # the one that surfaced, then what it came from
    first_at: str
    last_at: str
    count: int

    @property
    def headline(self) -> str:
        """Name the bug in one line."""
        shown = self.failures[0]
        return f"{shown.kind} at {shown.places[-1] if shown.places else 'an unknown place'}: {shown.message}"


def describe(raised: BaseException, secrets: Redaction) -> tuple[Failure, ...]:
    """Describe an exception and what it came from."""
    return tuple(_failure(one, secrets) for one in _chain(raised))


def describe_context(message: str, left_behind: object, secrets: Redaction) -> tuple[Failure, ...]:
    """Describe what a loop says of a task or a callback when there is no exception."""
    return (Failure("asyncio", without_values(message, secrets), _place_of(left_behind)),)


def without_values(message: str, secrets: Redaction) -> str:
    """Keep the words and the names of a message, not what was in the variables it quotes."""
    shown = _VALUES.sub(lambda found: found[0] if _QUOTED_NAME.fullmatch(found[0]) else "…", secrets.hide(message))
    return plain(shown, most=300)


def _failure(raised: BaseException, secrets: Redaction) -> Failure:
    places = [
        f"{_shorten(frame.f_code.co_filename)}:{line}:{frame.f_code.co_qualname}"
        for frame, line in traceback.walk_tb(raised.__traceback__)
    ]
    kind = type(raised)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    try:
        message = str(raised)
    except Exception:  # noqa: BLE001  # an exception that cannot say what it is
        message = ""
    return Failure(name, without_values(message, secrets), tuple(places[-_MOST_PLACES:]))


def _chain(raised: BaseException) -> Iterator[BaseException]:
    """Walk from an exception to what it came from, and into groups."""
    waiting = [raised]
    seen: set[int] = set()
    while waiting and len(seen) < _MOST_FAILURES:
        one = waiting.pop(0)
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, BaseExceptionGroup):
            waiting += cast("BaseExceptionGroup[BaseException]", one).exceptions
        before = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
        if before is not None:
            waiting.append(before)


def _shorten(file: str) -> str:
    """Leave out where on this computer the program lies: the path names its user."""
    parts = Path(file).parts
    for root in ("site-packages", "pos_app"):
        if root in parts:
            first = parts.index(root) + (root == "site-packages")
            return "/".join(parts[first:])
    return parts[-1] if parts else "?"


def _place_of(left_behind: object) -> tuple[str, ...]:
    coroutine: object = getattr(left_behind, "get_coro", lambda: None)()
    code = getattr(coroutine, "cr_code", None)
    if code is None:
        return ()
    return (f"{_shorten(code.co_filename)}:{code.co_firstlineno}:{code.co_qualname}",)
