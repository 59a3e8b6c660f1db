"""A start as the window shows it: what it waits for, why it fails, and that it can be closed at any moment."""

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from pos_app.app.process import now, open_process
from pos_app.app.start_options import StartOptions
from pos_app.app.till import Till
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.sale import AmountBounds
from pos_app.domain.webhooks import NoticeKey
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal.database import backup
from pos_app.journal.inbox import ArrivedNotice
from pos_app.journal.store import Entry, Journal
from pos_app.system import keyring_storage
from pos_app.system.keyring_storage import Backend, FoundKeyring, Keyring
from pos_app.ui.card.entry_screen import TakePaymentScreen
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.first_window import FirstWindow
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.widgets.toast import ToastView
from tests.journal.notebook import opened_inbox
from tests.system.odd_keyrings import Good
from tests.ui.finding import our_button, words
from tests.ui.hands import Key, press

PROFILE = 'base_url = "https://api.provider.example"\ns2s_base_url = "https://s2s.provider.example"\n'
LONG = 120_000


class Silent(Good):
    """Says nothing for as long as it is held."""

    held = Event()

    def get_password(self, *_: str) -> str | None:
        self.held.wait()
        return None


@pytest.fixture
def silent_keyring(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def _found(_: tuple[Backend, ...]) -> FoundKeyring:
        return FoundKeyring(Backend("", "", "silent keyring"), cast("Keyring", Silent()))

    monkeypatch.setattr(keyring_storage, "find_keyring", _found)
    Silent.held.clear()
    yield
    Silent.held.set()


@contextmanager
def living(
    app: TillApp, loop: asyncio.AbstractEventLoop, start: StartOptions
) -> Generator[tuple[TillWindow, "asyncio.Task[int]"]]:
    with open_process(start) as process:
        front = FirstWindow(app.theme, process.settings.settings, process.places.environment, now=now)
        front.open()
        living = loop.create_task(Till(process, front).live())
        yield front.window, living


def told_in_passing(window: TillWindow) -> list[str]:
    """Write down what is told from now on: it passes, and the next may take its place before anybody has looked."""
    told: list[str] = []

    def keep(view: ToastView) -> None:
        assert {view.title, view.detail} <= set(words(window))
        told.append(f"{view.title}: {view.detail}")

    window.told.connect(keep)
    return told


@pytest.mark.usefixtures("silent_keyring")
def test_the_window_says_that_it_waits_for_the_key_store_and_can_be_closed_meanwhile(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    (tmp_path / "test.profile.toml").write_text(PROFILE, "utf-8")
    with living(qapp, qt_loop, StartOptions(tmp_path, Environment.TEST, None)) as (window, life):
        qtbot.waitUntil(lambda: "Waiting for the key store" in words(window), timeout=LONG)
        window.close()
        assert not window.isVisible()
        qtbot.waitUntil(life.done, timeout=LONG)
        assert not Silent.held.is_set()
        assert life.result() == 0


@pytest.mark.may_log("was not opened", "newer Kaunta")
@pytest.mark.parametrize("how", ["button", "escape", "window", "signal"])
def test_a_start_that_fails_says_why_in_the_window_and_ends_with_the_failure(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path, how: str
) -> None:
    book = sqlite3.connect(tmp_path / "sandbox.journal")
    book.execute("PRAGMA application_id = 0x4B4E544A")
    book.execute("PRAGMA user_version = 999")
    book.close()

    def live() -> None:
        with living(qapp, qt_loop, StartOptions(tmp_path, Environment.SANDBOX, None)) as (window, life):
            qtbot.waitUntil(lambda: "The till cannot be opened" in words(window), timeout=LONG)
            seen = " ".join(words(window))
            assert "A newer Kaunta wrote the journal" in seen
            assert str(tmp_path / "logs" / "till.log") in seen
            assert not life.done()
            match how:
                case "button":
                    our_button(window, "Close").click()
                case "escape":
                    press(window, Key.Key_Escape)
                case "window":
                    window.close()
                case _:
                    life.cancel()
            qtbot.waitUntil(life.done, timeout=LONG)
            life.result()

    with pytest.raises(KnownError, match="newer Kaunta"):
        live()


def damaged(folder: Path, *, has_copy: bool) -> Path:
    path = folder / "sandbox.journal"

    async def begin() -> None:
        journal = await Journal.open(path, environment=Environment.SANDBOX, now=now)
        for number in range(200):
            await journal.record(Entry("sale_opened", str(number), {}, Topic.SALE))
        await journal.close()

    loop = asyncio.new_event_loop()
    in_thread(lambda: loop.run_until_complete(begin()))
    loop.close()
    if has_copy:
        in_thread(lambda: backup.make(path, folder / "backups", at=now()))
    spoilt = bytearray(path.read_bytes())
    spoilt[8 * 4096 : 10 * 4096] = b"\xff" * (2 * 4096)  # pages in the middle: the first one still says whose it is
    path.write_bytes(spoilt)
    return path


def in_thread(act: Callable[[], object]) -> None:
    thread = Thread(target=act)
    thread.start()
    thread.join()


@pytest.mark.may_log("was not opened", "damaged")
def test_a_damaged_journal_is_kept_and_the_till_goes_on_with_the_last_copy(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    path = damaged(tmp_path, has_copy=True)
    spoilt = path.read_bytes()
    with living(qapp, qt_loop, StartOptions(tmp_path, Environment.SANDBOX, None)) as (window, life):
        qtbot.waitUntil(lambda: "The till cannot be opened" in words(window), timeout=LONG)
        assert "every open payment is asked about again" in " ".join(words(window))
        press(window, Key.Key_F9)
        qtbot.waitUntil(lambda: "Amount" in words(window), timeout=LONG)
        window.close()
        qtbot.waitUntil(life.done, timeout=LONG)
        assert life.result() == 0
    kept = [each for each in tmp_path.iterdir() if each.name.endswith(".kept")]
    assert [each.read_bytes() for each in kept] == [spoilt]
    lines = sqlite3.connect(path).execute("SELECT kind FROM entry").fetchall()
    assert ("journal_restored",) in lines


@pytest.mark.may_log("was not opened", "damaged")
def test_a_damaged_journal_without_a_copy_is_left_as_it_is(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    path = damaged(tmp_path, has_copy=False)
    spoilt = path.read_bytes()

    def live() -> None:
        with living(qapp, qt_loop, StartOptions(tmp_path, Environment.SANDBOX, None)) as (window, life):
            qtbot.waitUntil(lambda: "The till cannot be opened" in words(window), timeout=LONG)
            press(window, Key.Key_F9)
            assert not life.done()
            press(window, Key.Key_Escape)
            qtbot.waitUntil(life.done, timeout=LONG)
            life.result()

    with pytest.raises(KnownError, match="damaged"):
        live()
    assert path.read_bytes() == spoilt


@pytest.mark.may_log("A new inbox is begun")
@pytest.mark.parametrize("is_its_head", [True, False], ids=["all of it", "a page in the middle"])
def test_a_damaged_inbox_is_kept_aside_and_neither_stops_the_till_nor_costs_it_its_journal(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path, *, is_its_head: bool
) -> None:
    path = damaged(tmp_path, has_copy=True)
    path.write_bytes(next((tmp_path / "backups").iterdir()).read_bytes())
    whole = path.read_bytes()
    spoilt = spoilt_inbox(tmp_path / "sandbox.inbox", is_its_head=is_its_head)
    for start in range(2):
        with living(qapp, qt_loop, StartOptions(tmp_path, Environment.SANDBOX, None)) as (window, life):
            told = told_in_passing(window)
            qtbot.waitUntil(lambda: "Amount" in words(window), timeout=LONG)
            qtbot.waitUntil(lambda told=told: "Notices are missing: " in " ".join(told), timeout=LONG)
            assert "can be asked for again" in " ".join(told), start
            window.close()
            qtbot.waitUntil(life.done, timeout=LONG)
            assert life.result() == 0
    kept = [each for each in tmp_path.iterdir() if each.name.endswith(".kept")]
    assert [each.read_bytes() for each in kept] == [spoilt]
    in_thread(lambda: backup.check(path))
    assert len(path.read_bytes()) >= len(whole)
    book = sqlite3.connect(path)
    assert book.execute("SELECT kind FROM entry WHERE kind LIKE 'journal_restored'").fetchall() == []
    assert book.execute("SELECT subject FROM entry WHERE kind = 'inbox_kept_aside'").fetchall() == [(kept[0].name,)]
    book.close()


def spoilt_inbox(path: Path, *, is_its_head: bool) -> bytes:
    async def begin() -> None:
        async with opened_inbox(path) as inbox:
            for number in range(50):
                await inbox.keep(ArrivedNotice(NoticeKey("", "", str(number), "", ""), b"x" * 400))

    loop = asyncio.new_event_loop()
    in_thread(lambda: loop.run_until_complete(begin()))
    loop.close()
    spoilt = bytearray(path.read_bytes())
    if is_its_head:
        spoilt[:] = b"\xff" * len(spoilt)
    else:
        middle = len(spoilt) // 8192 * 4096
        spoilt[middle : middle + 4096] = b"\xff" * 4096
    path.write_bytes(spoilt)
    return bytes(spoilt)


@pytest.mark.may_log("was not opened", "missing or empty", "cannot be read now")
@pytest.mark.parametrize("is_there", [True, False], ids=["empty", "missing"])
def test_a_journal_that_has_gone_is_no_first_start_while_a_copy_of_it_is_there(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path, *, is_there: bool
) -> None:
    path = damaged(tmp_path, has_copy=True)
    path.unlink()
    if is_there:
        path.touch()
    with living(qapp, qt_loop, StartOptions(tmp_path, Environment.SANDBOX, None)) as (window, life):
        qtbot.waitUntil(lambda: "The till cannot be opened" in words(window), timeout=LONG)
        press(window, Key.Key_F9)
        qtbot.waitUntil(lambda: "Amount" in words(window), timeout=LONG)
        window.close()
        qtbot.waitUntil(life.done, timeout=LONG)
    lines = sqlite3.connect(path).execute("SELECT kind FROM entry").fetchall()
    assert lines.count(("sale_opened",)) == 200


def test_the_form_says_that_an_amount_is_outside_of_what_the_profile_allows(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before Pay is pressed: the service would refuse it then, after the customer gave the card."""

    def bounds(_: ServiceProfile, currency: Currency) -> AmountBounds:
        return AmountBounds(currency, least=Money(10_000, currency))

    monkeypatch.setattr(ServiceProfile, "bounds", bounds)
    with living(qapp, qt_loop, StartOptions(tmp_path, Environment.SANDBOX, None)) as (window, life):
        qtbot.waitUntil(lambda: "Amount" in words(window), timeout=LONG)
        form = window.findChildren(TakePaymentScreen)[0].form
        form.amount.amount.show_money(Money(9_900, Currency.NGN))
        assert "The smallest amount here is ₦100.00." in words(form)
        form.amount.amount.show_money(Money(10_000, Currency.NGN))
        assert "The smallest amount here is ₦100.00." not in words(form)
        window.close()
        qtbot.waitUntil(life.done, timeout=LONG)
