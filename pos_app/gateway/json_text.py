"""JSON of the service, read strictly: numbers stay the text they were, and whatever is ambiguous is refused."""

import json
from typing import Final, cast

_DEEPEST: Final = 32
_LONGEST_FIGURE: Final = 40
_MOST_VALUES: Final = 8_000
_MOST_MARKS: Final = 24_000  # commas and brackets, those in texts too: counted before anything is taken apart

JsonObject = dict[str, object]


class UnclearError(Exception):
    """The answer came and cannot be understood; `why` is a short word of ours."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class JsonNumber(str):
    """A JSON number as the text it was written in: no float ever comes near money."""

    __slots__ = ()


def read_object(raw: bytes) -> JsonObject:
    """Read one JSON object; two readers could disagree about none of its parts."""
    if sum(map(raw.count, (b",", b"[", b"{"))) > _MOST_MARKS:
        raise UnclearError("too_large")
    try:
        value: object = json.loads(
            raw.decode("utf-8"),
            parse_int=_figure,
            parse_float=_figure,
            parse_constant=_refuse_constant,
            object_pairs_hook=_without_repeats,
        )
    except (ValueError, RecursionError) as error:
        raise UnclearError("not_json") from error
    found = as_object(value)
    if found is None:
        raise UnclearError("wrong_shape")
    _check(found)
    return found


def as_object(value: object) -> JsonObject | None:
    """Return the value if it is an object."""
    return cast("JsonObject", value) if isinstance(value, dict) else None  # JSON has no other keys than text


def as_list(value: object) -> list[object] | None:
    """Return the value if it is an array."""
    return cast("list[object]", value) if isinstance(value, list) else None


def as_text(value: object) -> str:
    """Return a value as text: itself if it is one, nothing for null, and JSON for what is neither."""
    if value is None:
        return ""
    return str(value) if isinstance(value, str) else compact(value)


def compact(value: object) -> str:
    """Write a value as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _figure(text: str) -> JsonNumber:
    if len(text) > _LONGEST_FIGURE:
        raise ValueError("A number longer than any amount.")
    return JsonNumber(text)


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON.")


def _without_repeats(pairs: list[tuple[str, object]]) -> JsonObject:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("A name stands twice in one object.")
    return found


def _check(whole: JsonObject) -> None:
    """Refuse what is too deep or too much to be walked later, and half characters that no database takes."""
    level: list[object] = [whole]
    count = 0
    for _ in range(_DEEPEST):
        inner: list[object] = []
        for value in level:
            inner += as_list(value) or (as_object(value) or {}).values()
        if not inner:
            break
        count += len(inner)
        if count > _MOST_VALUES:
            raise UnclearError("too_large")
        level = inner
    else:
        raise UnclearError("wrong_shape")
    try:
        compact(whole).encode()
    except UnicodeEncodeError as error:
        raise UnclearError("wrong_shape") from error
