"""What goes back for a call, as a value that can still be broken before it is sent."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.variants import Variants

# Refused before the operation was looked at: these keep their status under `errors_with_200`.
_ALWAYS_BY_STATUS = frozenset({401, 404, 405, 413, 421})


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole reply; one that is lost was carried out and is then not sent."""

    status: int
    body: bytes = field(repr=False)
    content_type: str = "application/json"
    headers: tuple[tuple[str, str], ...] = ()
    delay_ms: int = 0
    is_lost: bool = False


def answer_json(value: object, status: int = 200) -> Answer:
    return Answer(status, json.dumps(value, ensure_ascii=False).encode())


def answer_page(html: str, status: int = 200, *, headers: tuple[tuple[str, str], ...] = ()) -> Answer:
    kept_nowhere = ("Cache-Control", "no-store")
    return Answer(status, html.encode(), "text/html; charset=utf-8", (kept_nowhere, *headers))


def answer_refusal(refused: RefusedCall, variants: Variants, *, is_card_flow: bool) -> Answer:
    """A refusal in the words of this family of services: `status` in the card flow, `success` elsewhere."""
    says_status = is_card_flow and refused.status != 401
    body: dict[str, object] = {"status" if says_status else "success": False, "message": refused.message}
    if refused.fields and variants.errors_name_fields:
        body["error"] = errors_of(refused)
    is_hidden = variants.errors_with_200 and refused.status not in _ALWAYS_BY_STATUS
    return answer_json(body, 200 if is_hidden else refused.status)


def errors_of(refused: RefusedCall) -> Mapping[str, list[str]]:
    return {name: [refused.why or f"The {name} field is missing or not valid."] for name in refused.fields}
