"""The test of the service: against the played one, against nobody, and against a clock that is wrong."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pos_app.domain.connection import Feed, FeedView, Reach, ReachView
from pos_app.domain.errors import KnownError
from pos_app.domain.service_check import ServiceCheckView
from pos_app.gateway.endpoint_probe import Probe
from pos_app.gateway.keys import masked
from pos_app.ui.settings.check_words import words_of
from tests.services import openers
from tests.services.played import now, played
from tests.services.test_connection import arm

FEED = FeedView(Feed.LISTENING, "", datetime(2026, 11, 20, tzinfo=UTC), 3, 0)


async def _feed() -> FeedView:
    return FEED


async def _online() -> ReachView:
    return ReachView(Reach.ONLINE, None)


def test_the_played_service_passes_and_no_money_moves(tmp_path: Path) -> None:
    async def go() -> None:
        async with played(tmp_path) as here:
            here.line.use(here.client)
            line = openers.connection(here.journal, here.line, now=now)

            addresses = (here.address.base_url, here.address.s2s_base_url)
            view = await openers.service_check(addresses, ask=line.check_now, feed=_feed, now=now).run()
            assert str(view.problem) == ""
            assert [(each.strong, each.rest) for each in words_of(view) if not each.strong.endswith(" ms")] == [
                ("Key accepted", ""),
                ("No TLS", "on this computer"),
                ("Clock", "not told"),  # the played one has no clock
                ("Notices", "arriving"),
            ]
            keys = openers.practice_keys(addresses, here.keys, ask=line.check_now)
            assert keys.known.is_fixed
            assert here.keys.secret not in repr(keys.known)
            assert "accepts the keys" in str(await keys.test())
            with pytest.raises(KnownError, match="nothing to set"):
                await keys.keep("sk_live_1", "")

    asyncio.run(go())


@pytest.mark.parametrize(
    ("fault", "found", "words"),
    [
        ("unauthorized_401", ("Key not accepted", ""), "Authentication failed"),
        ("busy_429", ("Key accepted", ""), "Too many requests"),
        (
            "error_500",
            ("Key not tested", "no clear answer"),
            "Unable to Process this Transaction at the moment, Try again later",
        ),
        ("refused", ("Key not tested", "no clear answer"), ""),
    ],
)
def test_what_the_service_says_itself_stands_behind_what_was_found(
    tmp_path: Path, fault: str, found: tuple[str, str], words: str
) -> None:
    async def go() -> None:
        async with played(tmp_path) as here:
            here.line.use(here.client)
            line = openers.connection(here.journal, here.line, now=now)
            await arm(here, fault)
            strong, rest = found
            service_says = f"The service says: {words}" if words else ""
            key, *_ = words_of(await openers.service_check((), ask=line.check_now, feed=_feed, now=now).run())
            assert (key.strong, key.rest) == (strong, ". ".join(part for part in (rest, service_says) if part))
            addresses = (here.address.base_url, here.address.s2s_base_url)
            keys = openers.practice_keys(addresses, here.keys, ask=line.check_now)
            await arm(here, fault)  # one is used up by one call
            sentence = str(await keys.test())
            assert sentence.endswith(service_says or "the addresses.")
            assert "service says" not in str(await keys.test())  # what was said last time is over

    asyncio.run(go())


def test_an_address_where_nobody_is_ends_the_test_before_a_key_is_shown() -> None:
    async def never() -> ReachView:
        raise AssertionError("the key was shown")

    check = openers.service_check(("http://127.0.0.1:9",), ask=never, feed=_feed, now=now)
    view = asyncio.run(check.run())
    first, _ = words_of(view)
    assert first.strong == "No answer"
    assert first.rest.startswith("http://127.0.0.1:9: it cannot be reached")


def _view(milliseconds: tuple[int, ...], ahead: tuple[float, ...], tls: tuple[str | None, ...]) -> ServiceCheckView:
    knocks = {
        f"https://{place}.example": Probe(took, version, datetime(2027, 1, 1, tzinfo=UTC), timedelta(seconds=off))
        for place, (took, off, version) in enumerate(zip(milliseconds, ahead, tls, strict=True))
    }

    async def knock(address: str) -> Probe:
        return knocks[address]

    at = datetime(2026, 11, 20, 14, 20, tzinfo=UTC)
    return asyncio.run(
        openers.service_check(tuple(knocks), ask=_online, feed=_feed, now=lambda: at, ask_address=knock).run()
    )


def test_of_two_addresses_the_worse_one_is_told() -> None:
    view = _view((40, 180), (0.4, -431.0), ("TLSv1.3", "TLSv1.2"))
    assert [(each.strong, each.rest, each.is_good) for each in words_of(view)] == [
        ("Key accepted", "", True),
        ("TLS 1.2", "valid", True),
        ("180 ms", "to answer", True),
        ("Clock", "431 s behind", False),
        ("Notices", "arriving", True),
    ]


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("sk_test_" + "a" * 32 + "8f2c", "sk_test_••••••••8f2c"),
        ("pk_live_12345678", "pk_live_••••••••"),  # four of eight letters would be half of it
    ],
)
def test_of_a_key_no_more_is_shown_than_tells_it_from_another(key: str, shown: str) -> None:
    assert masked(key) == shown
