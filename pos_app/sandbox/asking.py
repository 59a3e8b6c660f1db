"""One call of the service as it was heard, and the strict reading of what it says."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from starlette.datastructures import Headers

from pos_app.sandbox.refusals import Refused

INCOMPLETE = "Incomplete request"


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, whole; `segment` is the part of the path that the operation reads."""

    method: str
    path: str
    headers: Headers = field(repr=False)
    body: bytes = field(repr=False)
    segment: str = ""
    query: str = ""

    @property
    def is_json(self) -> bool:
        return self.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


class Fields:
    """The fields of a JSON object, taken one by one; what is wrong with them is said all at once."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values
        self._wrong: dict[str, None] = {}

    @classmethod
    def read(cls, body: bytes) -> "Fields":
        return cls(read_object(body))

    def text(self, name: str, *, form: re.Pattern[str] | None = None) -> str:
        """A text that is there, not empty, and of the form; else the field is marked wrong."""
        value = self._values.get(name)
        if not isinstance(value, str) or not value or (form is not None and form.fullmatch(value) is None):
            self.mark(name)
            return ""
        return value

    def has(self, name: str) -> bool:
        return name in self._values

    def part(self, name: str) -> "Fields":
        value = self._values.get(name)
        if not isinstance(value, dict):
            self.mark(name)
            return Fields({})
        return Fields(cast("dict[str, object]", value))

    @property
    def wrong(self) -> tuple[str, ...]:
        return tuple(self._wrong)

    def mark(self, name: str) -> None:
        self._wrong[name] = None

    def refuse_if_wrong(self, message: str = INCOMPLETE, *, also: tuple["Fields", ...] = ()) -> None:
        wrong = tuple(name for one in (self, *also) for name in one.wrong)
        if wrong:
            raise Refused(400, message, fields=wrong)


def read_object(body: bytes) -> dict[str, object]:
    """The body as a JSON object; nothing of a body that is none is repeated: it may hold a card."""
    try:
        value: object = json.loads(body)
    except (ValueError, RecursionError):
        raise Refused(400, "Request body is not valid JSON") from None
    if not isinstance(value, dict):
        raise Refused(400, "Request body is not a JSON object")
    return cast("dict[str, object]", value)
