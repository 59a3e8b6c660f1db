"""One call of the service as it was heard, and the strict reading of what it says."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast
from urllib.parse import parse_qsl

from starlette.datastructures import Headers

from pos_app.sandbox.refusals import RefusedCall

_MOST_FIELDS = 50
INCOMPLETE = "Incomplete request"


@dataclass(frozen=True, slots=True)
class ReceivedCall:
    """A request, whole; `segment` is the part of the path that the operation reads."""

    method: str
    path: str
    headers: Headers = field(repr=False)
    body: bytes = field(repr=False)
    segment: str = ""
    query: str = ""

    @property
    def is_json(self) -> bool:
        return self._content_type == "application/json"

    @property
    def is_form(self) -> bool:
        return self._content_type == "application/x-www-form-urlencoded"

    @property
    def _content_type(self) -> str:
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()


class RequestFields:
    """The fields of a JSON object, taken one by one; what is wrong with them is said all at once."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values
        self._wrong: dict[str, None] = {}

    @classmethod
    def read(cls, body: bytes) -> "RequestFields":
        return cls(read_object(body))

    @classmethod
    def read_form(cls, body: bytes) -> "RequestFields":
        """Read a form; of a field that stands twice the last one counts."""
        return cls(dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=_MOST_FIELDS)))

    def text(self, name: str, *, form: re.Pattern[str] | None = None) -> str:
        """A text that is there, not empty, and of the form; else the field is marked wrong."""
        value = self._values.get(name)
        if not isinstance(value, str) or not value or (form is not None and form.fullmatch(value) is None):
            self.mark(name)
            return ""
        return value

    def has(self, name: str) -> bool:
        return name in self._values

    def part(self, name: str) -> "RequestFields":
        value = self._values.get(name)
        if not isinstance(value, dict):
            self.mark(name)
            return RequestFields({})
        return RequestFields(cast("dict[str, object]", value))

    @property
    def wrong(self) -> tuple[str, ...]:
        return tuple(self._wrong)

    def mark(self, name: str) -> None:
        self._wrong[name] = None

    def refuse_if_wrong(self, message: str = INCOMPLETE, *, also: tuple["RequestFields", ...] = ()) -> None:
        wrong = tuple(name for one in (self, *also) for name in one.wrong)
        if wrong:
            raise RefusedCall(400, message, fields=wrong)


def read_object(body: bytes) -> dict[str, object]:
    """The body as a JSON object; nothing of a body that is none is repeated: it may hold a card."""
    try:
        value: object = json.loads(body)
    except (ValueError, RecursionError):
        raise RefusedCall(400, "Request body is not valid JSON") from None
    if not isinstance(value, dict):
        raise RefusedCall(400, "Request body is not a JSON object")
    return cast("dict[str, object]", value)
