"""How each fault is played on the wire."""

import gzip
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from typing import cast

from pos_app.sandbox.answers import Answer, answer_json
from pos_app.sandbox.faults import Armed, FaultKind
from pos_app.sandbox.seeded_random import SeededRandom
from pos_app.sandbox.wire import Wire

_PIECE = b" " * 65536
_BOMB_BYTES = 10 * 1024 * 1024
_PROMISED_TOO_MUCH = 64
_HOTEL = "<!doctype html><title>Welcome</title><h1>Sign in to the hotel network</h1>"
_BUSY = answer_json({"success": False, "message": "Too many requests"}, 429)
_UNAVAILABLE = {"success": False, "message": "Unable to Process this Transaction at the moment, Try again later"}


async def answer_badly(wire: Wire, answer: Answer, *, armed: Armed, random_names: SeededRandom) -> None:
    """Play the fault; `answer` is what would have been said."""
    if armed.kind in _LATE:
        await wire.pause(armed.delay_ms)
    if armed.kind in _SAID:
        await wire.say(_SAID[armed.kind](answer, armed, random_names))
    else:
        await _DONE[armed.kind](wire, answer, armed)


def _mistyped(answer: Answer, _armed: Armed, _random_names: SeededRandom) -> Answer:
    try:
        value: object = json.loads(answer.body)
    except ValueError:
        value = answer.body.decode(errors="replace")
    return answer_json(_change_types(value), answer.status)


def _change_types(value: object) -> object:
    """Every text becomes a number, every number and truth a text, every object a list and every list an object."""
    match value:
        case dict():
            return [_change_types(one) for one in cast("dict[str, object]", value).values()]
        case list():
            return {str(place): _change_types(one) for place, one in enumerate(cast("list[object]", value))}
        case str():
            return len(value)
        case None:
            return 0
        case _:
            return str(value).lower()


@cache
def _bomb() -> bytes:
    return gzip.compress(bytes(_BOMB_BYTES))


async def _cut_short(wire: Wire, answer: Answer, _: Armed) -> None:
    promised = len(answer.body) + _PROMISED_TOO_MUCH
    await wire.begin(answer, (("Content-Length", str(promised)),))
    await wire.say_part(answer.body[: len(answer.body) // 2])
    await wire.finish_early()


async def _drip(wire: Wire, answer: Answer, armed: Armed) -> None:
    await wire.begin(answer, (("Content-Length", str(len(answer.body))),))
    for byte in answer.body:
        await wire.pause(armed.delay_ms)
        await wire.say_part(bytes([byte]))
    await wire.end()


async def _never_end(wire: Wire, answer: Answer, _: Armed) -> None:
    await wire.begin(answer, ())
    while not wire.is_cut:
        await wire.say_part(_PIECE)
        await wire.pause(1)
    await wire.wait_until_gone()


async def _not_http(wire: Wire, _answer: Answer, _armed: Armed) -> None:
    await wire.say_raw(b"220 mail.example ESMTP ready\r\n")


async def _hang_up(wire: Wire, _answer: Answer, _armed: Armed) -> None:
    await wire.hang_up()


async def _never_answer(wire: Wire, _answer: Answer, _armed: Armed) -> None:
    await wire.wait_until_gone()


_LATE = frozenset({FaultKind.SLOW})

_SAID: dict[FaultKind, Callable[[Answer, Armed, SeededRandom], Answer]] = {
    FaultKind.ERROR_500: lambda _answer, _armed, _random_names: answer_json(_UNAVAILABLE, 500),
    FaultKind.BUSY_429: lambda _answer, armed, _random_names: replace(
        _BUSY, headers=(("Retry-After", str(armed.delay_ms // 1000)),)
    ),
    FaultKind.UNAUTHORIZED_401: lambda _answer, _armed, _random_names: answer_json(
        {"success": False, "message": "Authentication failed"}, 401
    ),
    FaultKind.HTML: lambda _answer, _armed, _random_names: Answer(200, _HOTEL.encode(), "text/html; charset=utf-8"),
    FaultKind.GARBAGE: lambda _answer, _armed, random_names: Answer(200, random_names.draw(512)),
    FaultKind.SLOW: lambda answer, _armed, _random_names: answer,
    FaultKind.GZIP_BOMB: lambda answer, _armed, _random_names: replace(
        answer, body=_bomb(), headers=(("Content-Encoding", "gzip"),)
    ),
    FaultKind.WRONG_TYPES: _mistyped,
    FaultKind.REDIRECT: lambda _answer, _armed, _random_names: Answer(302, b"", "", (("Location", "/moved"),)),
    FaultKind.STATUS_201: lambda answer, _armed, _random_names: replace(answer, status=201),
    FaultKind.STATUS_204: lambda _answer, _armed, _random_names: Answer(204, b"", ""),
    FaultKind.EMPTY: lambda answer, _armed, _random_names: replace(answer, status=200, body=b""),
    FaultKind.HUGE_HEADERS: lambda answer, _armed, _random_names: replace(
        answer, headers=tuple((f"X-Padding-{number}", "x" * 1024) for number in range(200))
    ),
    FaultKind.NOT_JSON_200: lambda _answer, _armed, _random_names: Answer(200, b"OK, done"),
}
_DONE: dict[FaultKind, Callable[[Wire, Answer, Armed], Awaitable[None]]] = {
    FaultKind.LOST_ANSWER: _hang_up,
    FaultKind.DROP_BEFORE: _hang_up,
    FaultKind.NOT_HTTP: _not_http,
    FaultKind.CUT_SHORT: _cut_short,
    FaultKind.SLOW_DRIP: _drip,
    FaultKind.NEVER: _never_answer,
    FaultKind.ENDLESS: _never_end,
}
