"""The line to the service: one `send()` that authorises nothing, repeats nothing and classes everything."""

import asyncio
import logging
import ssl
from collections.abc import AsyncGenerator, Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Final, Literal, Protocol, TypeVar

import httpx
import truststore

from pos_app.domain.errors import CallFailed, Operation, Trace
from pos_app.domain.ink import Ink
from pos_app.gateway import failure_classes
from pos_app.gateway.card_body import CardBody
from pos_app.gateway.failure_classes import Progress, Reply
from pos_app.gateway.http_date import read_http_date
from pos_app.gateway.json_text import UnclearError
from pos_app.gateway.reply_heads import CountingTransport
from pos_app.gateway.reply_parsing import SaidNoError, refuse

_O = Operation

DEADLINES: Final[Mapping[Operation, float]] = MappingProxyType(
    {
        _O.ENCRYPT: 30.0,
        _O.INITIALIZE: 30.0,
        _O.ENROLL: 30.0,
        _O.VERIFY: 15.0,
        _O.TV_PROVIDERS: 20.0,
        _O.TV_PACKAGES: 20.0,
        _O.TV_VALIDATE: 20.0,
        _O.TV_PAY: 60.0,
        _O.RESEND_NOTICE: 60.0,
    }
)
LARGEST_BODY: Final = 256 * 1024
_MOST_WORDS: Final = 16 * 1024  # of a body that is read for its words alone
_FOR_WORDS: Final = 2.0  # seconds, and never more than half of what is left of the call

# Reading and writing have no limit of their own: the deadline of the whole call is the limit.
_WAITS: Final = {"connect": 10.0, "pool": 10.0, "read": None, "write": None}
# A kept connection that the service closed meanwhile would turn "not sent" into "maybe received".
_ON_A_LINE_OF_ITS_OWN: Final = frozenset({_O.INITIALIZE, _O.ENROLL, _O.TV_PAY, _O.RESEND_NOTICE})
_HEADERS: Final = {"accept": "application/json, text/plain", "accept-encoding": "identity", "user-agent": "Kaunta"}
_BREATH: Final = 32  # pieces of a body between two turns of the loop: a flood of tiny ones must not hold up a key press

log = logging.getLogger("pos_app.gateway")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Call:
    """One request, ready to go out."""

    operation: Operation
    method: Literal["GET", "POST"]
    url: str
    headers: Mapping[str, str] = field(repr=False)
    body: bytes | CardBody | None = field(default=None, repr=False)
    ink: Ink | None = None  # the line that was written before this goes out


class _ClosingConnection(Protocol):
    """An open connection, as httpcore tells of it."""

    async def aclose(self) -> None: ...


def trusted_tls() -> ssl.SSLContext:
    """Return the till's own TLS rules: the system's certificates, 1.2 at least, nothing from the environment."""
    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    return context


class Transport:
    """Sends one request at most once, and knows whether it left."""

    def __init__(
        self,
        *,
        clock: Callable[[], float],
        tls: ssl.SSLContext | None = None,
        deadlines: Mapping[Operation, float] = DEADLINES,
        tell_time: Callable[[datetime], object] = lambda _: None,
        hide: Callable[[str], str] = str,
    ) -> None:
        self._clock = clock
        self._hide = hide  # keeps secrets out of the service's own words
        self._tell_time = tell_time
        self._deadlines = deadlines
        context = tls or trusted_tls()
        self._kept = open_pool(context, kept_connections=4)
        self._fresh = open_pool(context, kept_connections=0)

    async def aclose(self) -> None:
        """Close every connection."""
        await self._kept.aclose()
        await self._fresh.aclose()

    async def send(self, call: Call, read: Callable[[bytes], T]) -> T:
        """Send, and return what `read` makes of a 200; every other end is one of the classes of `CallFailed`.

        Cancelling is allowed at any moment: the connection is dropped, a card's body is zero, and whoever cancels
        must take the request for received, because its first byte may have left.
        """
        began = self._clock()
        status: int | None = None
        try:
            reply = await self._exchange(call, began)
            status = reply.status
            value = self._understand(call, reply, read, milliseconds=self._since(began))
        except CallFailed as failed:
            failed.said = self._hide(failed.said) if failed.said else ""
            _note(call, type(failed).__name__, failed.trace)
            raise
        finally:
            if isinstance(call.body, CardBody):
                call.body.wipe()
        _note(call, "ok", Trace(call.operation, "ok", status, self._since(began)))
        return value

    async def _exchange(self, call: Call, began: float) -> Reply:
        progress = Progress()
        try:
            return await self._talk(call, progress)
        except Exception as error:  # whatever a library raises, after the first byte it is "maybe"
            failed = failure_classes.line_failure(call.operation, error, progress, milliseconds=self._since(began))
            if failed.trace.why == "unexpected":
                _complain(call, error)
            raise failed from error

    async def _talk(self, call: Call, progress: Progress) -> Reply:
        limit = asyncio.timeout(self._deadlines[call.operation])
        try:
            async with limit:
                progress.until = limit.when() or progress.until
                return await self._ask(call, progress)
        except TimeoutError as error:
            if limit.expired():
                raise failure_classes.DeadlineError from error
            raise

    async def _ask(self, call: Call, progress: Progress) -> Reply:
        opened: list[_ClosingConnection] = []

        async def hear(event: str, facts: Mapping[str, _ClosingConnection]) -> None:
            match event:
                case "connection.connect_tcp.complete":
                    opened.append(facts["return_value"])
                case "http11.send_request_headers.started":
                    progress.has_left = True
                case _:
                    return

        client = self._fresh if call.operation in _ON_A_LINE_OF_ITS_OWN else self._kept
        headers = {**_HEADERS, **call.headers}
        if isinstance(call.body, CardBody):
            headers["content-length"] = str(len(call.body))
        request = httpx.Request(
            call.method, call.url, headers=headers, content=call.body, extensions={"trace": hear, "timeout": _WAITS}
        )
        try:
            response = await client.handle_async_request(request)
        except BaseException:
            # WORKAROUND for https://github.com/encode/httpcore/pull/475: a call that is cancelled in its TLS handshake
            # leaves the connection open.
            for stream in opened:
                await stream.aclose()
            raise
        try:
            if (said := read_http_date(response.headers.get("date", ""))) is not None:
                self._tell_time(said)
            progress.status = response.status_code
            body = b""
            if failure_classes.body_decides(response.status_code):
                body = await read_capped(response)
            elif failure_classes.has_words(response.status_code):
                body = await _read_words(response, until=progress.until)
        finally:
            await response.aclose()
        return Reply(response.status_code, body, response.headers.get("retry-after"))

    def _understand(self, call: Call, reply: Reply, read: Callable[[bytes], T], *, milliseconds: int) -> T:
        failed = failure_classes.by_status(call.operation, reply, milliseconds=milliseconds)
        if failed is not None:
            raise failed
        try:
            return read(reply.body) if reply.status == 200 else refuse(reply.body, call.operation)
        except SaidNoError as no:
            raise failure_classes.refusal(Trace(call.operation, "refused", reply.status, milliseconds), no.said) from no
        except UnclearError as error:
            raise failure_classes.unclear(Trace(call.operation, error.why, reply.status, milliseconds)) from error
        except Exception as error:  # a mistake of ours must not hide that the request was received
            _complain(call, error)
            raise failure_classes.unclear(Trace(call.operation, "unexpected", reply.status, milliseconds)) from error

    def _since(self, began: float) -> int:
        return round((self._clock() - began) * 1000)


def open_pool(context: ssl.SSLContext, *, kept_connections: int) -> httpx.AsyncHTTPTransport:
    """Open what connections are taken from, for calls of one kind."""
    # The transport without httpx's client around it: no cookies, redirects, proxies or decoding to be switched off.
    return CountingTransport(
        context, httpx.Limits(max_connections=16, max_keepalive_connections=kept_connections, keepalive_expiry=5.0)
    )


async def _read_words(response: httpx.Response, *, until: float) -> bytes:
    """Read what a reply says beside its status, if that comes soon and is short; nothing of it decides anything."""
    now = asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(min(_FOR_WORDS, max(0.0, until - now) / 2)):
            return await read_capped(response, most=_MOST_WORDS)
    except (UnclearError, TimeoutError, OSError, httpx.HTTPError):
        return b""


async def read_capped(response: httpx.Response, *, most: int = LARGEST_BODY) -> bytes:
    """Read a body while counting; a length that was promised is not believed."""
    if response.headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise UnclearError("compressed")
    if not isinstance(response.stream, httpx.AsyncByteStream):
        raise TypeError("Only what a connection of this loop brings is read.")
    body = bytearray()
    count = 0
    # WORKAROUND for https://github.com/encode/httpcore/issues/658: a stream that is broken off closes itself inside
    # generators that nobody finishes, and on Qt's loop its connection is never given back. So the reply is closed
    # first, while they are held; then they are ended here, and find nothing left to do.
    pieces = aiter(response.stream)
    try:
        async for piece in pieces:
            body += piece
            if len(body) > most:
                raise UnclearError("too_large")
            count += 1
            if count % _BREATH == 0:
                await asyncio.sleep(0)
    finally:
        await response.aclose()
        if isinstance(pieces, AsyncGenerator):
            await pieces.aclose()
    return bytes(body)


def _complain(call: Call, error: Exception) -> None:
    # The class alone: the message of a foreign error, or a traceback, may repeat what was sent.
    log.error("operation %d: unexpected %s", call.operation, type(error).__qualname__)


def _note(call: Call, end: str, trace: Trace) -> None:
    log.info(
        "operation %d: %s (%s), status %s, line %s, %d ms",
        call.operation, end, trace.why, trace.status or "none", call.ink.line if call.ink else "none",
        trace.milliseconds,
    )  # fmt: skip
