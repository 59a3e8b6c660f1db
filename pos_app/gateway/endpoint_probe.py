"""Probes an address of the service for the doctor: who answers, with which certificate, and what time it is there."""

__audience__ = "back office"

import asyncio
import ssl
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Protocol, cast
from urllib.parse import urlsplit

import httpx

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.gateway.http_date import read_http_date
from pos_app.gateway.transport import open_pool, trusted_tls

_WITHIN: Final = 10.0


class NoProbeAnswer(KnownError):  # noqa: N818  # a fact, as the house names errors
    """Nobody opened, or somebody who is not the service."""


@dataclass(frozen=True, slots=True)
class Probe:
    """What an address answered."""

    milliseconds: int
    tls: str | None  # None on this computer, where http is allowed
    certificate_until: datetime | None
    ahead: timedelta | None  # how far this computer's clock is ahead of the service's


class _Secured(Protocol):
    """The TLS side of a connection, as far as it is asked."""

    def version(self) -> str | None: ...
    def getpeercert(self) -> dict[str, object] | None: ...


class _Stream(Protocol):
    """A connection, as httpcore lends it."""

    def get_extra_info(self, info: str) -> object: ...


async def probe(
    address: str,
    *,
    tls: ssl.SSLContext | None = None,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    within: float = _WITHIN,
) -> Probe:
    """Ask the origin for nothing (HEAD /), without keys; whatever it answers, it is there."""
    whole = urlsplit(address)
    request = httpx.Request("HEAD", f"{whole.scheme}://{whole.netloc}/", headers={"accept-encoding": "identity"})
    pool = open_pool(tls or trusted_tls(), kept_connections=0)
    began = time.monotonic()
    try:
        async with asyncio.timeout(within):
            response = await pool.handle_async_request(request)
        milliseconds = round((time.monotonic() - began) * 1000)
        answer = _read(response, milliseconds, now())
        await response.aclose()
    except TimeoutError:
        raise NoProbeAnswer(Sentence("it does not answer within {0} seconds.", f"{within:.0f}")) from None
    except httpx.ConnectError as problem:
        raise NoProbeAnswer(_why(problem)) from problem
    except httpx.HTTPError as problem:
        raise NoProbeAnswer(
            Sentence("it answers, and not as a web service does ({0}).", type(problem).__name__)
        ) from problem
    finally:
        await pool.aclose()
    return answer


def _why(problem: BaseException) -> Sentence:
    cause: BaseException | None = problem
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return Sentence(
                "its certificate does not hold ({0}). Check the clock, then the address.", cause.verify_message
            )
        if isinstance(cause, ssl.SSLError):
            return Sentence("it speaks no TLS that is safe.")
        cause = cause.__cause__ or cause.__context__
    return Sentence("it cannot be reached. Check the internet connection and the address.")


def _read(response: httpx.Response, milliseconds: int, at: datetime) -> Probe:
    stream = cast("_Stream", response.extensions["network_stream"])
    secured = cast("_Secured | None", stream.get_extra_info("ssl_object"))
    version = secured.version() if secured else None
    until = _end_of(secured.getpeercert() or {}) if secured else None
    return Probe(milliseconds, version, until, _ahead(response.headers.get("date", ""), at))


def _end_of(certificate: dict[str, object]) -> datetime | None:
    try:
        return datetime.fromtimestamp(ssl.cert_time_to_seconds(str(certificate["notAfter"])), UTC)
    except (KeyError, ValueError, OverflowError):
        return None


def _ahead(date: str, at: datetime) -> timedelta | None:
    said = read_http_date(date)
    return at - said if said is not None else None
