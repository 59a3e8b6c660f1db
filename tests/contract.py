"""The golden files as a judge: says in what a request, a reply or a notice differs from the service description.

It knows neither the client nor the played service, so that each is judged by the description and not by the other.
"""

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal, TypeGuard

from pydantic import TypeAdapter

FOLDER = Path(__file__).parent / "golden"

Kind = Literal["request", "reply", "message", "error", "messages", "notice", "vectors"]


@dataclass(frozen=True, slots=True)
class Golden:
    """One golden file with its line of the manifest."""

    file: str
    kind: Kind
    section: str
    content: object
    operation: int | None = None
    status: int | None = None
    nullable: dict[str, str] = field(default_factory=dict[str, str])
    open_at: tuple[str, ...] = ()
    patterns: dict[str, str] = field(default_factory=dict[str, str])

    def problems(self, actual: object) -> list[str]:
        return shape_problems(actual, self.content, nullable=self.nullable, open_at=self.open_at) + list(
            _misspelt(actual, self.patterns)
        )


@cache
def golden_file(file: str) -> Golden:
    return next(one for one in every_golden() if one.file == file)


@cache
def every_golden() -> tuple[Golden, ...]:
    lines = TypeAdapter(list[dict[str, object]]).validate_json((FOLDER / "index.json").read_bytes())
    return tuple(_read(line) for line in lines)


def shape_problems(
    actual: object, golden: object, *, nullable: Mapping[str, str] | None = None, open_at: Collection[str] = ()
) -> list[str]:
    """Where `actual` has other keys or other JSON types than `golden`; values are not compared.

    `nullable` names the places that may be null as well as of one type; `open_at` the objects that may hold more keys.
    The root is "$", a key follows a dot, any element of a list is "[]": `data[].amount`.
    """
    return list(_differences(actual, golden, "", nullable or {}, open_at))


def reply_problems(file: str, body: bytes, *, status: int) -> list[str]:
    """What the played service says, judged by a golden reply or error."""
    rule = golden_file(file)
    found = [] if rule.status in (None, status) else [f"status: {status}, not {rule.status}"]
    return found + _judge_body(rule, body)


def notice_problems(file: str, body: bytes) -> list[str]:
    return _judge_body(golden_file(file), body)


def request_problems(
    file: str, *, method: str, target: str, headers: Mapping[str, str], body: bytes | bytearray
) -> list[str]:
    """What a client sends, judged by a golden request: no key too many, no header missing, no credential too much."""
    rule = golden_file(file)
    expected = _object(rule.content)
    sent = {name.lower(): value for name, value in headers.items()}
    wanted = {name.lower(): value for name, value in _object(expected["headers"]).items()}
    found: list[str] = []
    if method != expected["method"]:
        found.append(f"method: {method}, not {expected['method']}")
    if not _is_path_of(target, str(expected["path"])):
        found.append(f"path: {target} is not {expected['path']}")
    found += [f"headers.{name}: missing" for name in wanted if name not in sent]
    found += [f"headers.{name}: not wanted" for name in ("authorization", "encryption") if name in sent.keys() - wanted]
    if "content-type" in wanted and sent.get("content-type", "application/json") != "application/json":
        found.append(f"headers.content-type: {sent['content-type']}")
    if "authorization" in wanted and not re.fullmatch(r"Bearer \S+", sent.get("authorization", "Bearer x")):
        found.append("headers.authorization: not a bearer token")
    try:
        content = parse(body) if body else None
    except ValueError as error:
        return [*found, f"body: {error}"]
    actual = {"headers": sent, "body": content}
    found += shape_problems(actual, {"headers": sent, "body": expected["body"]})
    return found + list(_misspelt(actual, rule.patterns))


def parse(body: bytes | bytearray) -> object:
    """JSON as both sides must write it: UTF-8, no key twice, no NaN."""
    return json.loads(body.decode("utf-8"), object_pairs_hook=_without_repeats, parse_constant=_refuse_constant)


def _judge_body(rule: Golden, body: bytes) -> list[str]:
    if isinstance(rule.content, str):
        return rule.problems(body.decode("utf-8", "replace"))
    try:
        return rule.problems(parse(body))
    except ValueError as error:
        return [f"$: {error}"]


def _read(line: dict[str, object]) -> Golden:
    file = str(line["file"])
    text = (FOLDER / file).read_bytes()
    content = text.decode("utf-8") if file.endswith(".txt") else parse(text)
    return TypeAdapter(Golden).validate_python({**line, "content": content})


def _differences(
    actual: object, golden: object, place: str, nullable: Mapping[str, str], open_at: Collection[str]
) -> Iterator[str]:
    here = place or "$"
    kind = _json_type(actual)
    if here in nullable and kind in ("null", nullable[here]):
        return
    if kind != _json_type(golden):
        yield f"{here}: {kind}, not {_json_type(golden)}"
    elif _is_object(actual) and _is_object(golden):
        for key in sorted(golden.keys() - actual.keys()):
            yield f"{_under(place, key)}: missing"
        if here not in open_at:
            for key in sorted(actual.keys() - golden.keys()):
                yield f"{_under(place, key)}: not in the description"
        for key in sorted(golden.keys() & actual.keys()):
            yield from _differences(actual[key], golden[key], _under(place, key), nullable, open_at)
    elif _is_list(actual) and _is_list(golden):
        if actual and not golden:
            yield f"{here}: should be empty"
        for element in actual if golden else ():
            yield from _differences(element, golden[0], f"{place}[]", nullable, open_at)


def _misspelt(actual: object, patterns: Mapping[str, str]) -> Iterator[str]:
    """Texts that are not written as the description says; values stay out of the answer, they may be card data."""
    for place, pattern in patterns.items():
        for value in _values_at(actual, place):
            if not isinstance(value, str) or re.fullmatch(pattern, value) is None:
                yield f"{place}: not written like {pattern}"


def _values_at(actual: object, place: str) -> list[object]:
    found = [actual]
    for step in [] if place == "$" else place.replace("[]", ".[]").split("."):
        if step == "[]":
            found = [element for value in found if _is_list(value) for element in value]
        else:
            found = [value[step] for value in found if _is_object(value) and step in value]
    return found


def _under(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _json_type(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case str():
            return "string"
        case list():
            return "array"
        case dict():
            return "object"
        case _:
            return type(value).__name__


def _is_object(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _is_list(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list)


def _object(value: object) -> dict[str, object]:
    if not _is_object(value):
        raise TypeError("a golden request is an object")
    return value


def _is_path_of(target: str, template: str) -> bool:
    """Whether a request target is a path with exactly one segment at each placeholder, and no query."""
    parts = (re.escape(part) for part in re.split(r"\{\w+\}", template))
    return re.fullmatch("[^/?#]+".join(parts), target) is not None


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")
