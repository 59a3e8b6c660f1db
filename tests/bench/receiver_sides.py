"""The receivers that are compared, each a process of its own, and what is done to them.

`ours`, `bare` and `nothing` serve until their input ends; `flood` brings notices at a steady pace.
"""

import asyncio
import json
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from pos_app.app.process import now
from pos_app.domain.environment import Environment
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.gateway.keys import MerchantKeys
from pos_app.journal.database.opening import open_to_write
from pos_app.journal.inbox import Inbox
from pos_app.journal.schema import Schema
from pos_app.sandbox.address import make_keys
from pos_app.sandbox.seeded_random import SeededRandom
from pos_app.webhook_server.endpoint import notice_endpoint
from pos_app.webhook_server.server import WebhookServer
from tests.journal.disks import Slow, disk
from tests.services import openers
from tests.webhook_server.line import bring, notice

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

FLOOD: Final = 500  # notices a second
_FLOOD_LINES: Final = 16
_BARE: Final = Schema(Sentence("bench"), SILENCE, 7, ("CREATE TABLE notice (at TEXT, raw BLOB) STRICT",))


def practice_keys() -> MerchantKeys:
    """Return what a listener expects in practice."""
    made_up = make_keys(SeededRandom(0))
    return MerchantKeys.parse(secret=made_up.secret, public=made_up.public, environment=Environment.SANDBOX)


async def _ours(folder: Path, vfs: str | None) -> None:
    inbox = await Inbox.open(folder / "ours.inbox", environment=Environment.SANDBOX, now=now, vfs=vfs)
    keys = practice_keys()
    app = notice_endpoint(
        openers.webhooks(inbox, folder, lambda: (keys,)).take, path="/notices", signature_header="merchantsignature"
    )
    await _serve(app)
    await inbox.close()


async def _bare(folder: Path, vfs: str | None) -> None:
    """Store each with a commit of its own, as a receiver does that somebody writes in an afternoon."""
    sheets = [open_to_write(folder / "bare.db", _BARE, vfs=vfs)]

    async def take(request: Request) -> Response:
        raw = await request.body()
        sheets[0].execute("INSERT INTO notice VALUES (?, ?)", (now().isoformat(), raw))
        return Response()

    await _serve(Starlette(routes=[Route("/notices", take, methods=["POST"])]))
    sheets[0].close()


async def _nothing(_folder: Path, _vfs: str | None) -> None:
    async def take(request: Request) -> Response:
        await request.body()
        return Response()

    await _serve(Starlette(routes=[Route("/notices", take, methods=["POST"])]))


async def _serve(app: ASGIApp) -> None:
    with WebhookServer(app, host="127.0.0.1", port=0, name="bench") as server:
        print(f"http://127.0.0.1:{server.port}/notices", flush=True)
        await asyncio.to_thread(sys.stdin.read)


def serve(side: str, folder: Path, flush: float) -> None:
    """Serve as one of the sides, on a disk that takes so long to flush; 0 is the one that is there."""
    serving: dict[str, Callable[[Path, str | None], Coroutine[Any, Any, None]]] = {
        "ours": _ours, "bare": _bare, "nothing": _nothing,
    }  # fmt: skip
    with disk("slow", Slow(flush=flush).see) if flush else nullcontext() as vfs:
        asyncio.run(serving[side](folder, vfs))


async def flood(url: str, signature: str, seconds: float) -> None:
    """Bring new notices at a steady pace for a while, and print how many were taken and in what time."""
    began = time.perf_counter()
    taken: list[int] = []

    async def one_line(line: int) -> None:
        numbers = range(line, int(FLOOD * seconds), _FLOOD_LINES)
        for number in numbers:
            await asyncio.sleep(max(0.0, began + number / FLOOD - time.perf_counter()))
            await bring(url, [notice(number)], signature, lines=1, told=lambda status, _: taken.append(status))

    await asyncio.gather(*(one_line(line) for line in range(_FLOOD_LINES)))
    print(json.dumps([taken.count(200), time.perf_counter() - began]))


def main() -> None:
    """Be one side."""
    match sys.argv[1:]:
        case ["flood", url, signature, seconds]:
            asyncio.run(flood(url, signature, float(seconds)))
        case [side, folder, flush]:
            serve(side, Path(folder), float(flush))
        case _:
            raise SystemExit(2)


if __name__ == "__main__":
    main()
