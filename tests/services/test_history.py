"""The history of a real counter: found, looked at whole, noted on, masked for who only looks, and taken out."""

import asyncio
import csv
import errno
import io
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.history import Filter, Moment, Thing
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.people import RIGHTS, Right, Role
from pos_app.domain.sale import Order
from pos_app.journal import payments, views
from pos_app.services.export import COLUMNS
from pos_app.services.history import History
from tests.journal.test_payments import intent
from tests.services.counter import DECLINED
from tests.services.feed import Feed, at_a_feed

EVERYTHING = Filter()
DAY = "2026-11-20"


def history(here: Feed, role: Role = Role.MANAGER) -> History:
    return History(
        here.counter.journal,
        here.activity,
        check_payment=here.counter.payments.check_now,
        may=lambda right: right in RIGHTS[role],
        who=lambda: "Ngozi Eze",
    )


def at_a_history(folder: Path, act: Callable[[Feed, History], Awaitable[None]], role: Role = Role.MANAGER) -> None:
    async def go(here: Feed) -> None:
        one = history(here, role)
        try:
            await act(here, one)
        finally:
            await one.close()

    at_a_feed(folder, go)


async def sold(here: Feed, name: str, *, note: str = "Order 1184", payer: str = "ada@example.com") -> None:
    """Write a payment down, as an earlier day would have."""
    made = intent(name, slip=f"slip of {name}")
    order = Order(made.order.slip, Money(1_250_050, Currency.NGN), payer, note)
    await payments.open_attempt(
        here.counter.journal, payments.Intent(order, name, "Visa", "2503", "=cmd|' /C calc'!A0", "till2")
    )


def test_a_day_of_the_counter_is_found_again_whole(tmp_path: Path) -> None:
    async def act(here: Feed, one: History) -> None:
        reference = await here.counter.pay()
        await here.counter.end_of(reference)
        declined = await here.counter.pay(DECLINED)
        await here.counter.end_of(declined)
        money = await here.send("transfer_in")

        async def came() -> bool:
            return len(await one.page(EVERYTHING)) == 3

        await here.counter.until(came)
        credit, no, yes = await one.page(EVERYTHING)
        assert [(each.thing, each.word) for each in (credit, no, yes)] == [
            (Thing.TRANSFER, Word.PAID),
            (Thing.CARD, Word.DECLINED),
            (Thing.CARD, Word.PAID),
        ]
        assert credit.reference == money
        assert credit.amount is not None
        paid = await one.view(Thing.CARD, reference)
        told = [each.what for each in paid.story]
        assert told[:2] == [Moment.BEGUN, Moment.SENT]
        assert told[-1] is Moment.PAID
        assert (paid.receipt, paid.may_check, paid.may_print, paid.is_masked) == (1, False, True, False)
        whole = await one.view(Thing.TRANSFER, credit.about, credit.inbox)
        assert [each.what for each in whole.story] == [Moment.CAME, Moment.VERIFIED]
        assert await one.resend(credit.reference) == "Webhook resent successfully"
        again = await one.view(Thing.TRANSFER, credit.about, credit.inbox)
        assert {Moment.RESEND_ASKED, Moment.RESEND_ANSWERED} <= {each.what for each in again.story}
        assert again.may_resend_at is not None
        await one.note(yes, "  Came back\nfor the bag ")
        noted = await one.view(Thing.CARD, reference)
        assert [(note.who, note.note) for note in noted.notes] == [("Ngozi Eze", "Came back for the bag")]
        assert noted.story[-1].said == "Came back for the bag · Ngozi Eze"
        assert [each.reference for each in await one.page(Filter(text="bag"))] == [reference]
        with pytest.raises(KeyError):
            await one.view(Thing.CARD, "nobody's")

    at_a_history(tmp_path, act)


def test_who_only_looks_sees_no_names_and_changes_nothing(tmp_path: Path) -> None:
    async def act(here: Feed, one: History) -> None:
        await sold(here, "a", note="For 0803 123 4567")
        (found,) = await one.page(EVERYTHING)
        assert (found.who, found.beside, found.last_four) == ("a•••@example.com", "For •••• 4567", "2503")
        view = await one.view(Thing.CARD, "a")
        assert view.is_masked
        assert view.head == found
        may = (view.may_check, view.may_note, view.may_print, view.may_settle, view.may_resend_at is not None)
        assert not any(may)
        for refused in (one.note(found, "x"), one.settle(found, "x"), one.check_now("a"), one.resend("a")):
            with pytest.raises(KnownError, match="look at this"):
                await refused
        with pytest.raises(KnownError, match="look at this"):
            await one.export(EVERYTHING, tmp_path / "out.csv")
        assert not (tmp_path / "out.csv").exists()

    at_a_history(tmp_path, act, Role.SUPPORT)


def test_a_table_opens_as_words_and_figures_and_runs_nothing(tmp_path: Path) -> None:
    async def act(here: Feed, one: History) -> None:
        for name, note in (("a", "=1+1"), ("b", "@sum"), ("c", "-2"), ("d", "＝x"), ("e", 'Two, "three"')):
            await sold(here, name, note=note, payer="+234")
        heard: list[tuple[int, int]] = []
        path = tmp_path / "out.csv"
        assert await one.export(EVERYTHING, path, told=lambda done, of: heard.append((done, of))) == 5
        raw = path.read_bytes()
        assert raw.startswith(b"\xef\xbb\xbf")
        assert raw.count(b"\r\n") == 6
        header, *rows = csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline=""))
        assert tuple(header) == COLUMNS
        cells = [dict(zip(header, row, strict=True)) for row in rows]
        assert [each["note or package"] for each in cells] == ['Two, "three"', "'＝x", "'-2", "'@sum", "'=1+1"]
        assert {each["who"] for each in cells} == {"'+234"}
        assert {each["cashier"] for each in cells} == {"'=cmd|' /C calc'!A0"}
        assert {(each["amount"], each["currency"], each["last four"]) for each in cells} == {
            ("12500.50", "NGN", "2503")
        }
        assert heard == [(5, 5)]
        (line,) = await here.counter.journal.read(views.about, "history", limit=9)
        assert dict(line.facts) == {"who": "Ngozi Eze", "rows": 5}
        assert oct(path.stat().st_mode & 0o777) == "0o600"

    at_a_history(tmp_path, act)


def test_a_table_that_is_stopped_or_finds_no_room_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()

    async def act(here: Feed, one: History) -> None:
        await sold(here, "a")
        held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.get_running_loop().create_task(
            one.export(EVERYTHING, folder / "out.csv", told=lambda _done, _of: held.set_result(None))
        )
        await held
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert list(folder.iterdir()) == []

        def is_full(_: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        with monkeypatch.context() as disk:
            disk.setattr(os, "fsync", is_full)
            with pytest.raises(KnownError, match="no space left"):
                await one.export(EVERYTHING, folder / "out.csv")
        assert list(folder.iterdir()) == []
        with pytest.raises(KnownError, match=r"cannot be written .* Nothing was exported"):
            await one.export(EVERYTHING, folder / "gone" / "out.csv")
        assert Right.EXPORT in RIGHTS[Role.MANAGER]

    at_a_history(tmp_path, act)
