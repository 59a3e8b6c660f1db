"""The line to the service: one client at a time, asked for at the moment of use, and none is closed under a payment."""

import asyncio
from datetime import timedelta

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import ServicePlace
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.service_connection import ServiceConnection
from tests.services.played import NO_CERTIFICATES

KEYS = MerchantKeys.parse(secret="sk_test_" + "a" * 36, public="pk_test_" + "a" * 36, environment=Environment.TEST)


class Client(ServiceClient):
    """A client that tells whether it was closed."""

    def __init__(self, keys: MerchantKeys | None, **switches: object) -> None:
        addresses = {"base_url": "https://api.example", "s2s_base_url": "https://s2s.example"}
        profile = ServiceProfile.model_validate({**addresses, **switches})
        super().__init__(profile, keys, Environment.TEST, tls=NO_CERTIFICATES)
        self.closed = 0

    async def aclose(self) -> None:
        self.closed += 1
        await super().aclose()


def test_without_a_client_nothing_can_be_asked_and_that_is_said_in_the_words_of_whoever_asks() -> None:
    line = ServiceConnection()
    assert (line.client, line.with_keys, line.for_results, line.profile) == (None, None, None, None)
    assert line.place() == ServicePlace("", "")
    assert not line.says_unknown_reference("Transaction not found")
    with pytest.raises(KnownError, match="It is closed"):
        line.need_keys(Sentence("It is closed."))


def test_without_keys_only_results_are_asked_for_and_not_where_those_want_keys_too() -> None:
    line = ServiceConnection()
    line.use(open_to_all := Client(None))
    assert (line.client, line.with_keys, line.for_results) == (open_to_all, None, open_to_all)
    assert line.place() == ServicePlace(open_to_all.profile.card_pages, "", "")
    with pytest.raises(KnownError, match="It is closed"):
        line.need_keys(Sentence("It is closed."))
    line.use(wants_keys := Client(None, authorize_card_pages=True))
    assert (line.client, line.with_keys, line.for_results) == (wants_keys, None, None)
    line.use(ours := Client(KEYS, authorize_card_pages=True))
    assert (line.need_keys(Sentence("It is closed.")), line.with_keys, line.for_results) == (ours, ours, ours)
    assert line.place() == ServicePlace(ours.profile.card_pages, "test", ours.account)
    asyncio.run(line.close())


def test_the_times_of_the_service_are_read_as_its_profile_says_or_as_is_usual() -> None:
    line = ServiceConnection()
    assert line.utc_offset == timedelta(hours=1)
    line.use(Client(KEYS, service_utc_offset="+03:00"))
    assert line.utc_offset == timedelta(hours=3)
    asyncio.run(line.close())


def test_a_client_that_was_replaced_or_taken_away_stays_open_until_the_end_and_each_is_closed_once() -> None:
    async def live() -> None:
        line, first, second = ServiceConnection(), Client(KEYS), Client(KEYS)
        for client in (first, second, first, None):
            line.use(client)
            assert (first.closed, second.closed) == (0, 0)
        await line.close()
        assert (first.closed, second.closed) == (1, 1)

    asyncio.run(live())


def test_who_listens_hears_of_every_change_when_it_is_made_and_of_none_later() -> None:
    line, client, heard = ServiceConnection(), Client(KEYS), list[ServiceClient | None]()
    stop = line.listen(lambda: heard.append(line.client))
    line.use(client)
    line.use(None)
    stop()
    line.use(client)
    assert heard == [client, None]
    asyncio.run(line.close())
