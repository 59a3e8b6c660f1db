"""The client of the played service's control plane: what the Sandbox screen can look at and change."""

__audience__ = "back office"

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeVar

import httpx
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pos_app.domain.errors import KnownError
from pos_app.domain.plain_text import plain
from pos_app.domain.practice import NoticeDelivery, PracticeView, SampleCard, SampleNotice, Scenario
from pos_app.domain.sentence import Sentence
from pos_app.gateway import addresses
from pos_app.gateway.json_text import JsonObject, UnclearError, read_object
from pos_app.gateway.transport import read_capped

_SECONDS: Final = 10.0
_SECONDS_FOR_NOTICES: Final = 45.0  # the receiver has 30 s to answer each

Model = TypeVar("Model", bound=BaseModel)


class _Told(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", hide_input_in_errors=True)


class _Named(_Told):
    id: str
    title: str
    detail: str = ""


class _Sample(_Told):
    brand: str = ""
    number: str
    result: str


class _Catalogue(_Told):
    scenarios: tuple[_Named, ...]
    cards: tuple[_Sample, ...]
    smartcards: tuple[_Sample, ...]
    notices: tuple[_Named, ...]


class _Chosen(_Told):
    id: str
    every: bool


class _State(_Told):
    scenario: _Chosen
    delay_ms: int


class _Delivered(_Told):
    kind: str
    reference: str = ""
    status: int | None = None
    milliseconds: int = 0
    problem: str | None = None


class _Deliveries(_Told):
    deliveries: tuple[_Delivered, ...] = Field(default=())


class Control:
    """Speaks to one played service on this machine."""

    def __init__(self, url: str, token: str) -> None:
        if not addresses.is_loopback(url):
            raise KnownError(Sentence("The practice service lies on this machine or nowhere."))
        self._url = url.rstrip("/")
        self._client = httpx.AsyncClient(
            # Trusts nobody, and is not needed: without one httpx reads every certificate of the system.
            verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
            trust_env=False,
            headers={"authorization": f"Bearer {token}", "accept-encoding": "identity"},
            timeout=None,  # noqa: S113  # every call has a deadline as a whole
        )

    async def aclose(self) -> None:
        """Close every connection."""
        await self._client.aclose()

    async def look(self) -> PracticeView:
        """Read what can be played, and what is."""
        known = _shape(_Catalogue, await self._ask("GET", "/catalogue"))
        state = _shape(_State, await self._ask("GET", "/state"))
        return PracticeView(
            scenarios=tuple(Scenario(each.id, each.title, each.detail) for each in known.scenarios),
            cards=_samples(known.cards),
            smartcards=_samples(known.smartcards),
            notices=tuple(SampleNotice(each.id, each.title) for each in known.notices),
            scenario=state.scenario.id,
            every=state.scenario.every,
            delay_ms=state.delay_ms,
        )

    async def choose(self, scenario: str, *, every: bool) -> None:
        """Make the next payment, or every one, do this."""
        await self._ask("PUT", "/scenario", {"scenario": scenario, "every": every})

    async def slow(self, delay_ms: int) -> None:
        """Add a delay to every answer."""
        await self._ask("PUT", "/network", {"delay_ms": delay_ms})

    async def send_notices_to(self, url: str | None, *, delay_ms: int | None = None) -> None:
        """Tell where notices go (none: nowhere), and how long after what they tell of (none: as it is)."""
        delay = {} if delay_ms is None else {"delay_ms": delay_ms}
        await self._ask("PUT", "/webhook", {"url": url, **delay})

    async def send_notice(self, kind: str) -> tuple[NoticeDelivery, ...]:
        """Have a notice sent now, and tell how each of its deliveries was received."""
        told = await self._ask("POST", "/notices", {"kind": kind}, seconds=_SECONDS_FOR_NOTICES)
        return tuple(
            NoticeDelivery(each.kind, each.reference, each.status, each.milliseconds, each.problem)
            for each in _shape(_Deliveries, told).deliveries
        )

    async def clear(self) -> None:
        """Make the played service forget every payment."""
        await self._ask("POST", "/clear")

    async def _ask(
        self,
        method: Literal["GET", "PUT", "POST"],
        path: str,
        body: Mapping[str, str | int | bool | None] | None = None,
        *,
        seconds: float = _SECONDS,
    ) -> JsonObject:
        try:
            async with asyncio.timeout(seconds), self._client.stream(method, self._url + path, json=body) as response:
                raw = await read_capped(response)
            found = read_object(raw) if raw.strip() else {}
        except (httpx.HTTPError, OSError) as error:
            raise KnownError(Sentence("The practice service does not answer.")) from error
        except UnclearError as error:
            raise KnownError(Sentence("The practice service gave an answer that cannot be read.")) from error
        if not response.is_success:
            said = plain(found.get("message"))
            raise KnownError(
                Sentence("The practice service refused: {0}", said)
                if said
                else Sentence("The practice service refused.")
            )
        return found


def _samples(given: Iterable[_Sample]) -> tuple[SampleCard, ...]:
    return tuple(SampleCard(each.brand, each.number, each.result) for each in given)


def _shape(model: type[Model], told: JsonObject) -> Model:
    try:
        return model.model_validate(told)
    except ValidationError as error:
        raise KnownError(Sentence("The practice service gave an answer that cannot be read.")) from error
