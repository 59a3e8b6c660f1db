"""The merchant's keys: whole or not at all, found again, and the old ones good for a day of notices."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import RIGHTS, Right, Role
from pos_app.domain.pin import Pin
from pos_app.domain.webhooks import TakenNotice
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.signing import notice_signature
from pos_app.journal import line_views
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.services.merchant import Merchant
from pos_app.system.keyring_storage import KeyringClosed, KeyringStorage
from tests.services import openers
from tests.services.keyrings import NO_KEYRING, Safe
from tests.services.staff import pin_at, staff

PROFILE: Final = ServiceProfile(base_url="https://api.example", s2s_base_url="https://s2s.example")


def pair(letter: str) -> MerchantKeys:
    return MerchantKeys(secret=f"sk_test_{letter * 36}", public=f"pk_test_{letter * 36}")


A, B, C = pair("a"), pair("b"), pair("c")


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 20, 14, 32, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


class Shop:
    """One start of a till on a computer: what it learnt must be hidden, and how often it changed its keys."""

    def __init__(
        self, merchant: Merchant, journal: Journal, inbox: Inbox, folder: Path, changes: list[MerchantKeys | None]
    ) -> None:
        self.merchant = merchant
        self.journal = journal
        self.notices = openers.webhooks(inbox, folder, lambda: merchant.pairs)
        self.changes = changes

    async def keep(self, keys: MerchantKeys) -> None:
        await self.merchant.keep(keys.secret, keys.public)

    async def takes(self, keys: MerchantKeys) -> bool:
        """Tell whether a notice signed with these keys is kept."""
        return await self.notices.take(b"{}", notice_signature(keys)) is TakenNotice.KEPT


def start(
    folder: Path,
    vault: KeyringStorage,
    act: Callable[[Shop], Awaitable[None]],
    *,
    clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    profile: ServiceProfile | None = PROFILE,
    learnt: list[str] | None = None,
    may: Callable[[Right], bool] = lambda _: True,
) -> None:
    async def run() -> None:
        learn = (learnt if learnt is not None else []).append
        journal = await Journal.open(folder / "test.journal", environment=Environment.TEST, now=clock)
        inbox = await Inbox.open(folder / "test.inbox", environment=Environment.TEST, now=clock)
        changes: list[MerchantKeys | None] = []
        merchant = openers.merchant(
            journal, vault, folder, now=clock, profile=profile, learn=learn, may=may, use=changes.append
        )
        try:
            await merchant.open()
            await act(Shop(merchant, journal, inbox, folder, changes))
        finally:
            await inbox.close()
            await journal.close()

    asyncio.run(run())


def test_whoever_founds_a_till_beside_kept_keys_gets_none_of_them(tmp_path: Path) -> None:
    safe = Safe()

    async def keep(shop: Shop) -> None:
        await shop.keep(A)
        await shop.keep(B)

    async def found(shop: Shop) -> None:
        vault = safe.vault()
        async with staff(shop.journal, steady=lambda: 0.0, keyring=vault, keys=shop.merchant) as (people, roster):
            assert shop.merchant.pairs == (B, A)
            pin = await pin_at(shop.journal, b"402938")
            safe.is_locked = True
            with pytest.raises(KnownError, match="locked"):
                await roster.begin_owner("Eve", Pin(pin), Pin(pin))
            safe.is_locked = False
            shown = await roster.begin_owner("Eve", Pin(pin), Pin(pin))
            safe.is_locked = True
            with pytest.raises(KnownError, match="locked"):
                await roster.read_back(shown.code)
            assert people.has_nobody
            safe.is_locked = False
            assert await roster.read_back(shown.code)
            assert (people.has_nobody, shop.merchant.pairs, shop.changes[-1]) == (False, (), None)
            assert not await shop.takes(A)
            assert len(await shop.journal.read(line_views.about, "merchant", limit=9)) == 1

    async def look(shop: Shop) -> None:
        assert shop.merchant.pairs == ()
        assert not any(key in repr(safe.kept) for pair in (A, B) for key in (pair.secret, pair.public))

    (tmp_path / "before").mkdir()
    (tmp_path / "after").mkdir()
    start(tmp_path / "before", safe.vault(), keep)
    start(tmp_path / "after", safe.vault(), found)  # as where the books were taken away
    start(tmp_path / "after", safe.vault(), look)


def test_keys_are_found_again_at_the_next_start_in_one_entry(tmp_path: Path) -> None:
    safe, learnt = Safe(), list[str]()

    async def enter(shop: Shop) -> None:
        await shop.keep(A)
        view = await shop.merchant.look()
        assert (view.has_secret, view.has_public, view.is_for_this_start) == (True, True, False)
        assert view.paying_closed_because is None
        assert shop.changes == [A]

    async def find(shop: Shop) -> None:
        assert shop.merchant.keys == A

    start(tmp_path, safe.vault(), enter)
    start(tmp_path, safe.vault(), find, learnt=learnt)
    assert [json.loads(text) for text in safe.kept.values()] == [{"secret": A.secret, "public": A.public}]
    assert learnt == [A.secret]


def test_only_the_owner_keeps_keys_whatever_the_page_shows(tmp_path: Path) -> None:
    safe = Safe()

    async def enter(shop: Shop) -> None:
        with pytest.raises(KnownError, match="Only the owner"):
            await shop.keep(A)
        assert (shop.merchant.keys, shop.changes) == (None, [])

    start(tmp_path, safe.vault(), enter, may=RIGHTS[Role.MANAGER].__contains__)
    assert safe.kept == {}
    start(tmp_path, safe.vault(), lambda shop: shop.keep(A), may=RIGHTS[Role.OWNER].__contains__)
    assert len(safe.kept) == 1


def test_without_a_keyring_they_hold_for_this_start_and_the_view_says_so(tmp_path: Path) -> None:
    async def enter(shop: Shop) -> None:
        await shop.keep(A)
        view = await shop.merchant.look()
        assert (view.has_secret, view.is_for_this_start) == (True, True)
        assert "asked for at every start" in str(view.vault_sentence)
        assert shop.merchant.paying_closed_because is None

    async def find(shop: Shop) -> None:
        assert shop.merchant.keys is None
        assert (str(shop.merchant.paying_closed_because or "")).startswith(
            "No keys are set. This computer offers no safe place"
        )

    start(tmp_path, NO_KEYRING, enter)
    start(tmp_path, NO_KEYRING, find)


@pytest.mark.parametrize("writes", [0, 1])
def test_a_keyring_that_fails_half_way_leaves_the_old_pair_whole(tmp_path: Path, writes: int) -> None:
    safe = Safe()

    async def replace(shop: Shop) -> None:
        await shop.keep(A)
        with safe.failing_after(writes), pytest.raises(KeyringClosed):
            await shop.keep(B)
        assert shop.merchant.keys == A
        assert shop.changes == [A]
        line = await shop.journal.read(line_views.last_of, "keys_not_replaced")
        assert line is not None

    async def find(shop: Shop) -> None:
        assert shop.merchant.keys == A

    start(tmp_path, safe.vault(), replace)
    start(tmp_path, safe.vault(), find)


def test_the_entries_of_an_older_version_are_read_and_go_when_the_pair_is_replaced(tmp_path: Path) -> None:
    safe = Safe()
    safe.put("secret_key", A.secret)
    safe.put("public_key", A.public)

    async def replace(shop: Shop) -> None:
        assert shop.merchant.keys == A
        await shop.merchant.keep(B.secret, B.public)

    async def find(shop: Shop) -> None:
        assert shop.merchant.keys == B

    start(tmp_path, safe.vault(), replace)
    start(tmp_path, safe.vault(), find)
    assert safe.entry("secret_key") is None
    assert safe.entry("public_key") is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("not json", "The secret key is not one"),
        ("[" * 5000, "The secret key is not one"),
        (json.dumps({"secret": "sk_live_" + "a" * 36, "public": "pk_live_" + "a" * 36}), "These are live keys"),
    ],
)
def test_an_entry_that_is_no_pair_closes_paying_with_a_sentence_and_can_be_replaced(
    tmp_path: Path, text: str, sentence: str
) -> None:
    safe = Safe()
    safe.put("keys", text)

    async def act(shop: Shop) -> None:
        assert (str(shop.merchant.paying_closed_because or "")).startswith(sentence)
        await shop.keep(A)
        assert shop.merchant.paying_closed_because is None

    start(tmp_path, safe.vault(), act)


def test_a_blank_key_stays_as_it_was_and_a_pair_that_does_not_match_is_refused_whole(tmp_path: Path) -> None:
    safe = Safe()

    async def act(shop: Shop) -> None:
        await shop.keep(A)
        await shop.merchant.keep(B.secret, " ")
        assert shop.merchant.keys == MerchantKeys(B.secret, A.public)
        with pytest.raises(KnownError, match="do not belong together"):
            await shop.merchant.keep("", "pk_live_" + "a" * 36)
        assert shop.merchant.keys == MerchantKeys(B.secret, A.public)

    start(tmp_path, safe.vault(), act)


@pytest.mark.parametrize("vault", [None, NO_KEYRING], ids=["keyring", "this start only"])
def test_the_replaced_pair_verifies_notices_for_a_day_and_not_longer(
    tmp_path: Path, vault: KeyringStorage | None
) -> None:
    clock = Clock()

    async def act(shop: Shop) -> None:
        await shop.keep(A)
        await shop.keep(B)
        clock.now += timedelta(hours=23, minutes=59)
        assert [await shop.takes(keys) for keys in (A, B, C)] == [True, True, False]
        clock.now += timedelta(minutes=2)
        assert [await shop.takes(keys) for keys in (A, B, C)] == [False, True, False]

    start(tmp_path, vault or Safe().vault(), act, clock=clock)


def test_the_replaced_pair_verifies_over_a_restart_and_is_then_forgotten(tmp_path: Path) -> None:
    clock, safe, learnt = Clock(), Safe(), list[str]()

    async def replace(shop: Shop) -> None:
        await shop.keep(A)
        await shop.keep(B)

    async def next_morning(shop: Shop) -> None:
        assert [await shop.takes(keys) for keys in (A, B, C)] == [True, True, False]

    async def the_day_after(shop: Shop) -> None:
        assert [await shop.takes(keys) for keys in (A, B, C)] == [False, True, False]

    start(tmp_path, safe.vault(), replace, clock=clock)
    clock.now += timedelta(hours=20)
    start(tmp_path, safe.vault(), next_morning, clock=clock, learnt=learnt)
    assert learnt == [B.secret, A.secret]
    assert A.secret in "".join(safe.kept.values())
    clock.now += timedelta(hours=5)
    start(tmp_path, safe.vault(), the_day_after, clock=clock)
    assert A.secret not in "".join(safe.kept.values())


def test_a_till_that_stays_open_forgets_the_replaced_pair_by_itself(tmp_path: Path) -> None:
    clock, safe = Clock(), Safe()

    async def act(shop: Shop) -> None:
        await shop.keep(A)
        await shop.keep(B)
        clock.now += timedelta(hours=24) - timedelta(milliseconds=20)
        forgetting = asyncio.create_task(shop.merchant.forget_in_time())
        await asyncio.sleep(0)
        assert A.secret in "".join(safe.kept.values())
        clock.now += timedelta(minutes=1)
        while A.secret in "".join(safe.kept.values()):  # noqa: ASYNC110  # the other task makes it true
            await asyncio.sleep(0)
        forgetting.cancel()

    start(tmp_path, safe.vault(), act, clock=clock)


def test_a_clock_that_was_wrong_does_not_lengthen_the_day(tmp_path: Path) -> None:
    clock, safe = Clock(), Safe()

    async def replace(shop: Shop) -> None:
        await shop.keep(A)
        await shop.keep(B)

    async def look(shop: Shop) -> None:
        clock.now += timedelta(hours=25)
        assert not await shop.takes(A)

    clock.now += timedelta(days=365)
    start(tmp_path, safe.vault(), replace, clock=clock)
    clock.now -= timedelta(days=365)
    start(tmp_path, safe.vault(), look, clock=clock)


def test_many_changes_in_a_day_keep_the_newest_that_fit_into_an_entry(tmp_path: Path) -> None:
    safe = Safe()
    long = [MerchantKeys(secret=f"sk_test_{letter * 190}", public=f"pk_test_{letter * 190}") for letter in "abcdef"]

    async def act(shop: Shop) -> None:
        for keys in long:
            await shop.keep(keys)

    async def find(shop: Shop) -> None:
        assert [await shop.takes(keys) for keys in long] == [False, False, False, True, True, True]

    start(tmp_path, safe.vault(), act)
    start(tmp_path, safe.vault(), find)


def test_a_keyring_that_was_unlocked_meanwhile_is_read_when_the_page_is_opened(tmp_path: Path) -> None:
    safe = Safe()

    async def enter(shop: Shop) -> None:
        await shop.keep(A)

    async def unlock(shop: Shop) -> None:
        assert shop.merchant.keys is None
        safe.is_locked = False
        assert (await shop.merchant.look()).has_secret
        assert shop.changes == [A]

    start(tmp_path, safe.vault(), enter)
    safe.is_locked = True
    start(tmp_path, safe.vault(), unlock)


def test_the_shell_asks_what_is_closed_without_asking_the_keyring(tmp_path: Path) -> None:
    safe = Safe()

    async def act(shop: Shop) -> None:
        safe.is_locked = True
        assert str(shop.merchant.paying_closed_because) == "No keys are set."

    start(tmp_path, safe.vault(), act)
    start(tmp_path, safe.vault(), lambda shop: _say(shop, "No addresses are set."), profile=None)


async def _say(shop: Shop, sentence: str) -> None:
    assert (str(shop.merchant.paying_closed_because or "")).startswith(sentence)
    assert str(await shop.merchant.test()) == "The service answers and accepts the keys. No money was moved."
