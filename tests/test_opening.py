"""A start as the window shows it: what it waits for, why it fails, and that it can be closed at any moment."""

import asyncio
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.ground import now, stand
from pos_app.start import Start
from pos_app.system import vault
from pos_app.system.keyrings import Backend, Found, Keyring
from pos_app.till import Till
from pos_app.ui.app import TillApp
from pos_app.ui.front import Front
from pos_app.ui.window import TillWindow
from tests.system.odd_keyrings import Good
from tests.ui.finding import our_button, words
from tests.ui.hands import Key, press

PROFILE = 'base_url = "https://api.provider.example"\ns2s_base_url = "https://s2s.provider.example"\n'
LONG = 20_000


class Silent(Good):
    """Says nothing for as long as it is held."""

    held = Event()

    def get_password(self, *_: str) -> str | None:
        self.held.wait()
        return None


@pytest.fixture
def silent_keyring(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def _found(_: tuple[Backend, ...]) -> Found:
        return Found(Backend("", "", "silent keyring"), cast("Keyring", Silent()))

    monkeypatch.setattr(vault, "find_keyring", _found)
    Silent.held.clear()
    yield
    Silent.held.set()


@contextmanager
def living(
    app: TillApp, loop: asyncio.AbstractEventLoop, start: Start
) -> Generator[tuple[TillWindow, "asyncio.Task[int]"]]:
    with stand(start) as ground:
        front = Front(app.theme, ground.settings.settings, ground.places.environment, now=now)
        front.open()
        living = loop.create_task(Till(ground, front).live())
        yield front.window, living


@pytest.mark.usefixtures("silent_keyring")
def test_the_window_says_that_it_waits_for_the_key_store_and_can_be_closed_meanwhile(
    qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    (tmp_path / "test.profile.toml").write_text(PROFILE, "utf-8")
    with living(qapp, qt_loop, Start(tmp_path, Environment.TEST, None)) as (window, life):
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
        with living(qapp, qt_loop, Start(tmp_path, Environment.SANDBOX, None)) as (window, life):
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
