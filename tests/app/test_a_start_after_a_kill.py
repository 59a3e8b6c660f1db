"""A start after a kill: rows that somebody changed are brought back before anything is shown; the doctor names them."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from pos_app.app.process import TillProcess, open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.doctor import examine
from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.sale import SaleOrder
from pos_app.journal import line_views
from pos_app.journal.replay import at_start
from pos_app.ui.frame.application import TillApp
from tests.app.test_opening import LONG, living, told_in_passing
from tests.gateway.till import a_card
from tests.journal.notebook import raw
from tests.services.guest import Guest
from tests.services.played import local_line


def at(folder: Path) -> StartOptions:
    return StartOptions(folder, Environment.SANDBOX, None)


def behind_a_window(folder: Path, act: Callable[[TillServices], Awaitable[None]]) -> None:
    async def run(process: TillProcess) -> None:
        async with local_line() as http, open_services(process, Guest(http)) as room:
            await act(room)

    with open_process(at(folder)) as process:
        asyncio.run(run(process))


def doctor(folder: Path) -> tuple[str, str]:
    found = {finding.part: finding for finding in examine(at(folder))}["sandbox journal"]
    return found.health.value, found.found


def tampered(folder: Path, statement: str) -> None:
    connection = raw(folder / "sandbox.journal")
    connection.execute(statement)
    connection.close()


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A till's folder as a kill left it, and the payment that waited by then."""
    here, there = tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("there") / "till"
    references: list[str] = []

    async def act(room: TillServices) -> None:
        order = SaleOrder(room.payments.new_slip(), Money(125000, Currency.NGN), "ada@example.com", "Order 1")
        references.append(await room.payments.pay(order, a_card()))
        # A socket is no file, and a half-made backup may be gone by the time it is copied.
        shutil.copytree(here, there, ignore=shutil.ignore_patterns("till.socket", "*.half-*"))

    behind_a_window(here, act)
    return there, references[0]


@pytest.mark.may_log("Put right")
def test_a_payment_that_was_called_declined_beside_the_chain_is_not_shown_as_declined(
    killed: tuple[Path, str], tmp_path: Path
) -> None:
    folder, reference = tmp_path / "till", killed[1]
    shutil.copytree(killed[0], folder)
    tampered(folder, "UPDATE attempt SET state = 'failed'")
    health, found = doctor(folder)
    assert health == "care"
    assert f"A row of the journal is not what its lines add up to: payment {reference} (state" in found

    async def act(room: TillServices) -> None:
        view = await room.payments.view(reference)
        assert view.word in {Word.WAITING, Word.NOT_SURE, Word.NOT_CHARGED}
        assert f"payment {reference}" in str(await room.backups.put_right())

    behind_a_window(folder, act)
    assert doctor(folder)[0] == "good"


def test_a_clean_end_is_the_last_line_and_a_kill_leaves_none(killed: tuple[Path, str], tmp_path: Path) -> None:
    folder = tmp_path / "till"
    shutil.copytree(killed[0], folder)

    async def act(room: TillServices) -> None:
        line = await room.journal.read(line_views.last_of, at_start.CHECKED)
        assert line is not None
        assert line.facts["differed"] == 0
        assert str(await room.backups.put_right()) == ""

    behind_a_window(folder, act)
    connection = raw(folder / "sandbox.journal")
    kinds = [kind for (kind,) in connection.execute("SELECT kind FROM entry ORDER BY seq").fetchall()]
    connection.close()
    assert kinds[-1] == at_start.ENDED
    assert kinds.count(at_start.CHECKED) == 1


@pytest.mark.may_log("Put right")
def test_the_window_says_what_was_brought_back(
    killed: tuple[Path, str], tmp_path: Path, qtbot: QtBot, qapp: TillApp, qt_loop: asyncio.AbstractEventLoop
) -> None:
    folder, reference = tmp_path / "till", killed[1]
    shutil.copytree(killed[0], folder)
    tampered(folder, "UPDATE attempt SET state = 'failed'")
    with living(qapp, qt_loop, at(folder)) as (window, life):
        told = told_in_passing(window)
        qtbot.waitUntil(lambda: "The journal was checked: " in " ".join(told), timeout=LONG)
        assert reference in " ".join(told)
        window.close()
        qtbot.waitUntil(life.done, timeout=LONG)
        assert life.result() == 0
