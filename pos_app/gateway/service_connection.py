"""The line to the payment service: which client is spoken through, asked for at the moment of use."""

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import ServicePlace
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.profile import ServiceProfile

_USUAL_OFFSET: Final = timedelta(hours=1)


class ServiceConnection:
    """One client at a time, or none while addresses are missing. New keys bring a new one.

    Whoever has begun something with one client goes on with that one: it stays open until the end.
    """

    def __init__(self) -> None:
        self._client: ServiceClient | None = None
        self._opened: list[ServiceClient] = []
        self._listeners: dict[object, Callable[[], object]] = {}

    @property
    def client(self) -> ServiceClient | None:
        """The client in use, with keys or without; None: nobody can be asked anything."""
        return self._client

    @property
    def with_keys(self) -> ServiceClient | None:
        """The client in use, if it has keys: without them nothing is sold and nothing is looked up."""
        return self._client if self._client is not None and self._client.has_keys else None

    @property
    def for_results(self) -> ServiceClient | None:
        """The client in use, if results can be asked for: most services want no keys for that."""
        return self._client if self._client is not None and self._client.may_verify else None

    @property
    def profile(self) -> ServiceProfile | None:
        """What is known of the service that is spoken to."""
        return self._client.profile if self._client is not None else None

    @property
    def utc_offset(self) -> timedelta:
        """How far ahead of UTC the service writes its times without an offset."""
        return self._client.profile.utc_offset if self._client is not None else _USUAL_OFFSET

    def need_keys(self, otherwise: Sentence) -> ServiceClient:
        """Return the client in use; KnownError with the sentence `otherwise` where it has no keys or there is none."""
        client = self.with_keys
        if client is None:
            raise KnownError(otherwise)
        return client

    def place(self) -> ServicePlace:
        """Tell where operation 5 is asked now, and with which kind of keys."""
        client = self._client
        if client is None:
            return ServicePlace("", "")
        return ServicePlace(client.profile.card_pages, client.mode, client.account)

    def says_unknown_reference(self, words: str) -> bool:
        """Tell whether these words of the service say that there is no such payment."""
        return self._client is not None and self._client.profile.says_unknown_reference(words)

    def use(self, client: ServiceClient | None) -> None:
        """Speak through this client from now on. The one before stays open: a payment on its way would be cut."""
        if client is not None and client not in self._opened:
            self._opened.append(client)
        self._client = client
        for told in tuple(self._listeners.values()):
            told()

    def listen(self, told: Callable[[], object]) -> Callable[[], None]:
        """Have this called whenever another client is in use; returns what ends it."""
        token = object()
        self._listeners[token] = told

        def stop() -> None:
            self._listeners.pop(token, None)

        return stop

    async def close(self) -> None:
        """Close every client that was used."""
        for client in self._opened:
            await client.aclose()
