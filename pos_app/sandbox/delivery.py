"""One notice on its way to the merchant, well or badly: a client small enough to misbehave on purpose."""

import asyncio
import contextlib
import ssl
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from urllib.parse import SplitResult, urlsplit

from pos_app.sandbox.refusals import RefusedCall

ANSWER_LIMIT_SECONDS = 30.0
_CHUNK = 64
_DRIP_BYTES = 8
_DRIP_SECONDS = 0.5
_DEFAULT_PORTS = {"http": 80, "https": 443}


class Manner(StrEnum):
    """How the bytes are put on the line."""

    WHOLE = "whole"
    CHUNKED = "chunked"
    DRIP = "drip"


@dataclass(frozen=True, slots=True)
class Parcel:
    """What is delivered, and how."""

    body: bytes = field(repr=False)
    headers: tuple[tuple[str, str], ...] = field(repr=False)
    method: str = "POST"
    manner: Manner = Manner.WHOLE


@dataclass(frozen=True, slots=True)
class Sending:
    """A parcel with its place in the book."""

    kind: str
    reference: str
    parcel: Parcel


@dataclass(frozen=True, slots=True)
class Receipt:
    """What the merchant said, or why nothing was heard."""

    status: int | None
    problem: str | None


def check_url(url: str) -> str:
    """A merchant's address, or a refusal: http or https, a host, and nothing that could forge a header."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in _DEFAULT_PORTS and bool(parts.hostname) and parts.username is None
        is_good = is_good and (parts.port is None or parts.port > 0)
    except ValueError:
        is_good = False
    if not is_good or not url.isascii() or not url.isprintable() or " " in url:
        raise RefusedCall(422, "'url' is an http or https address, or null.", fields=("url",))
    return url


async def deliver(url: str, parcel: Parcel, *, limit: float = ANSWER_LIMIT_SECONDS) -> Receipt:
    """Send once, follow nothing, and hear the status out within the limit."""
    parts = urlsplit(url)
    try:
        async with asyncio.timeout(limit):
            return await _send(parts, parcel)
    except TimeoutError:
        return Receipt(None, f"No answer within {limit:g} s")
    except ssl.SSLError:
        return Receipt(None, "No trusted connection")
    except OSError:
        return Receipt(None, "No connection")


async def _send(parts: SplitResult, parcel: Parcel) -> Receipt:
    port = parts.port or _DEFAULT_PORTS[parts.scheme]
    trust = _trust() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(parts.hostname, port, ssl=trust)
    writing = asyncio.create_task(_write(writer, parts, parcel))
    try:
        # An impatient receiver answers and hangs up in the middle of the body: listen from the start.
        return _read_status(await reader.readline())
    except ConnectionError:
        return _read_status(b"")
    except ValueError:  # a line without an end
        return _read_status(b"?")
    finally:
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await writing
        writer.transport.abort()


async def _write(writer: asyncio.StreamWriter, parts: SplitResult, parcel: Parcel) -> None:
    writer.write(_head(parts, parcel))
    body = parcel.body
    match parcel.manner:
        case Manner.WHOLE:
            writer.write(body)
        case Manner.CHUNKED:
            pieces = (body[start : start + _CHUNK] for start in range(0, len(body), _CHUNK))
            writer.write(b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n")
        case Manner.DRIP:
            for start in range(0, len(body), _DRIP_BYTES):
                writer.write(body[start : start + _DRIP_BYTES])
                await writer.drain()
                await asyncio.sleep(_DRIP_SECONDS)
    await writer.drain()


def _head(parts: SplitResult, parcel: Parcel) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    length = (
        ("Transfer-Encoding", "chunked")
        if parcel.manner is Manner.CHUNKED
        else ("Content-Length", str(len(parcel.body)))
    )
    headers = (("Host", parts.netloc), ("Connection", "close"), length, *parcel.headers)
    lines = (f"{parcel.method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", "")
    return "\r\n".join(lines).encode("ascii")


def _read_status(line: bytes) -> Receipt:
    if not line:
        return Receipt(None, "The connection was closed without an answer")
    version, _, rest = line.partition(b" ")
    status = rest[:3]
    if not version.startswith(b"HTTP/") or not status.isdigit():
        return Receipt(None, "The answer was not HTTP")
    return Receipt(int(status), None if status.startswith(b"2") else f"Answered {status.decode()}, not 200")


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
