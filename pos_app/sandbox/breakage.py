"""How each fault is played on the wire."""

import gzip
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from typing import cast

from pos_app.sandbox.answering import Answer, answer_json
from pos_app.sandbox.faults import Armed, Kind
from pos_app.sandbox.lots import Lots
from pos_app.sandbox.wire import Wire

_PIECE = b" " * 65536
_BOMB_BYTES = 10 * 1024 * 1024
_PROMISED_TOO_MUCH = 64
_HOTEL = "<!doctype html><title>Welcome</title><h1>Sign in to the hotel network</h1>"
_BUSY = answer_json({"success": False, "message": "Too many requests"}, 429)
_UNAVAILABLE = {"success": False, "message": "Unable to Process this Transaction at the moment, Try again later"}


async def answer_badly(wire: Wire, answer: Answer, *, armed: Armed, lots: Lots) -> None:
    """Play the fault; `answer` is what would have been said."""
    if armed.kind in _LATE:
        await wire.pause(armed.delay_ms)
    if armed.kind in _SAID:
        await wire.say(_SAID[armed.kind](answer, armed, lots))
    else:
        await _DONE[armed.kind](wire, answer, armed)


def _mistyped(answer: Answer, _armed: Armed, _lots: Lots) -> Answer:
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


_LATE = frozenset({Kind.SLOW})

_SAID: dict[Kind, Callable[[Answer, Armed, Lots], Answer]] = {
    Kind.ERROR_500: lambda _answer, _armed, _lots: answer_json(_UNAVAILABLE, 500),
    Kind.BUSY_429: lambda _answer, armed, _lots: replace(
        _BUSY, headers=(("Retry-After", str(armed.delay_ms // 1000)),)
    ),
    Kind.UNAUTHORIZED_401: lambda _answer, _armed, _lots: answer_json(
        {"success": False, "message": "Authentication failed"}, 401
    ),
    Kind.HTML: lambda _answer, _armed, _lots: Answer(200, _HOTEL.encode(), "text/html; charset=utf-8"),
    Kind.GARBAGE: lambda _answer, _armed, lots: Answer(200, lots.draw(512)),
    Kind.SLOW: lambda answer, _armed, _lots: answer,
    Kind.GZIP_BOMB: lambda answer, _armed, _lots: replace(
        answer, body=_bomb(), headers=(("Content-Encoding", "gzip"),)
    ),
    Kind.WRONG_TYPES: _mistyped,
    Kind.REDIRECT: lambda _answer, _armed, _lots: Answer(302, b"", "", (("Location", "/moved"),)),
    Kind.STATUS_201: lambda answer, _armed, _lots: replace(answer, status=201),
    Kind.STATUS_204: lambda _answer, _armed, _lots: Answer(204, b"", ""),
    Kind.EMPTY: lambda answer, _armed, _lots: replace(answer, status=200, body=b""),
    Kind.HUGE_HEADERS: lambda answer, _armed, _lots: replace(
        answer, headers=tuple((f"X-Padding-{number}", "x" * 1024) for number in range(200))
    ),
    Kind.NOT_JSON_200: lambda _answer, _armed, _lots: Answer(200, b"OK, done"),
}
_DONE: dict[Kind, Callable[[Wire, Answer, Armed], Awaitable[None]]] = {
    Kind.LOST_ANSWER: _hang_up,
    Kind.DROP_BEFORE: _hang_up,
    Kind.NOT_HTTP: _not_http,
    Kind.CUT_SHORT: _cut_short,
    Kind.SLOW_DRIP: _drip,
    Kind.NEVER: _never_answer,
    Kind.ENDLESS: _never_end,
}
