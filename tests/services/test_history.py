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
from pos_app.domain.history import HistoryEvent, HistoryFilter, HistoryKind
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.people import RIGHTS, Right, Role
from pos_app.domain.sale import SaleOrder
from pos_app.journal import line_views, payments
from pos_app.services.export import COLUMNS
from pos_app.services.history import History
from tests.journal.test_payments import intent
from tests.services import openers
from tests.services.counter import DECLINED, PRICE
from tests.services.feed import Feed, at_a_feed
from tests.services.test_activity_kinds import refund
from tests.services.test_activity_matching import money

EVERYTHING = HistoryFilter()
DAY = "2026-11-20"


def history(here: Feed, role: Role = Role.MANAGER) -> History:
    return openers.history(
        here.counter.journal,
        here.activity,
        check_payment=here.counter.payments.check_now,
        may=lambda right: right in RIGHTS[role],
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
    order = SaleOrder(made.order.slip, Money(1_250_050, Currency.NGN), payer, note)
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
            (HistoryKind.TRANSFER, Word.PAID),
            (HistoryKind.CARD, Word.DECLINED),
            (HistoryKind.CARD, Word.PAID),
        ]
        assert credit.reference == money
        assert credit.amount is not None
        paid = await one.view(HistoryKind.CARD, reference)
        told = [each.what for each in paid.story]
        assert told[:2] == [HistoryEvent.BEGUN, HistoryEvent.SENT]
        assert told[-1] is HistoryEvent.PAID
        assert (paid.receipt, paid.may_check, paid.may_print, paid.is_masked) == (1, False, True, False)
        whole = await one.view(HistoryKind.TRANSFER, credit.about, credit.inbox)
        assert [each.what for each in whole.story] == [HistoryEvent.CAME, HistoryEvent.VERIFIED]
        assert await one.resend(credit.reference) == "Webhook resent successfully"
        again = await one.view(HistoryKind.TRANSFER, credit.about, credit.inbox)
        assert {HistoryEvent.RESEND_ASKED, HistoryEvent.RESEND_ANSWERED} <= {each.what for each in again.story}
        assert again.may_resend_at is not None
        await one.note(yes, "  Came back\nfor the bag ")
        noted = await one.view(HistoryKind.CARD, reference)
        assert [(note.who, note.note) for note in noted.notes] == [("Ngozi Eze", "Came back for the bag")]
        assert noted.story[-1].said == "Came back for the bag · Ngozi Eze"
        assert [each.reference for each in await one.page(HistoryFilter(text="bag"))] == [reference]
        with pytest.raises(KeyError):
            await one.view(HistoryKind.CARD, "nobody's")

    at_a_history(tmp_path, act)


def test_a_refund_notice_is_shown_at_the_sale_that_it_names(tmp_path: Path) -> None:
    async def act(here: Feed, one: History) -> None:
        (await here.counter.desk.http.put("/webhook", json={"url": None})).raise_for_status()
        reference = await here.counter.pay()
        await here.counter.end_of(reference)
        rung: list[str] = []
        here.counter.journal.listen(lambda event: rung.append(event.key))
        under_way = refund(f" {reference.upper()}")
        under_way["data"] |= {"status": "pending"}
        await here.arrive(under_way)
        await here.arrive(refund(f" {reference.upper()}"))
        await here.arrive(refund("of-another-till"))
        await here.rows_when(lambda rows: len(rows) == 3)
        assert reference in rung  # whoever looks at the sale reads it again
        paid = await one.view(HistoryKind.CARD, reference)
        assert (paid.head.word, paid.head.amount) == (Word.PAID, PRICE)  # it decides nothing
        told = [each.said for each in paid.story if each.what is HistoryEvent.REFUND_REPORTED]
        assert told == ["₦500.00 · RF-000077 · pending", "₦500.00 · RF-000077"]
        assert [each.told for each in paid.refunds] == ["₦500.00 · RF-000077"]
        await here.start_again()
        assert (await one.view(HistoryKind.CARD, reference)).refunds == paid.refunds

    at_a_history(tmp_path, act)


def test_a_refund_of_a_transfer_is_shown_at_the_transfer_and_a_forged_one_nowhere(tmp_path: Path) -> None:
    async def act(here: Feed, one: History) -> None:
        row = await money(here)
        await here.arrive(refund(row.reference), signature="0" * 128)
        await here.rows_when(lambda rows: len(rows) == 2)
        credit = next(each for each in await one.page(EVERYTHING) if each.reference == row.reference)
        assert (await one.view(credit.thing, credit.about, credit.inbox)).refunds == ()
        nothing_said = refund(row.reference)
        nothing_said["data"] |= {"refundReference": None, "amount": "a lot"}
        await here.arrive(nothing_said)
        await here.rows_when(lambda rows: len(rows) == 3)
        (back,) = (await one.view(credit.thing, credit.about, credit.inbox)).refunds
        assert back.told == "a lot NGN"

    at_a_history(tmp_path, act)


def test_who_only_looks_sees_no_names_and_changes_nothing(tmp_path: Path) -> None:
    async def act(here: Feed, one: History) -> None:
        await sold(here, "a", note="For 0803 123 4567")
        (found,) = await one.page(EVERYTHING)
        assert (found.who, found.beside, found.last_four) == ("a•••@example.com", "For •••• 4567", "2503")
        view = await one.view(HistoryKind.CARD, "a")
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


def elsewhere(folder: Path) -> Path:
    """A folder that is none of the till's."""
    stick = folder / "stick"
    stick.mkdir(exist_ok=True)
    return stick


def test_a_table_opens_as_words_and_figures_and_runs_nothing(tmp_path: Path) -> None:
    async def act(here: Feed, one: History) -> None:
        for name, note in (
            ("a", "=1+1"),
            ("b", "@sum"),
            ("c", "-2"),
            ("d", "＝x"),
            ("e", 'Two, "three"'),
            ("f", 'Ada;=cmd|x;"-2'),
        ):
            await sold(here, name, note=note, payer="+234")
        heard: list[tuple[int, int]] = []
        path = elsewhere(tmp_path) / "out.csv"
        assert await one.export(EVERYTHING, path, told=lambda done, of: heard.append((done, of))) == 6
        raw = path.read_bytes()
        assert raw.startswith(b"\xef\xbb\xbf")
        assert raw.count(b"\r\n") == 7
        header, *rows = csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline=""))
        assert tuple(header) == COLUMNS
        cells = [dict(zip(header, row, strict=True)) for row in rows]
        assert [each["note or package"] for each in cells] == [
            "Ada;'=cmd|x;\"'-2",
            'Two, "three"',
            "'＝x",
            "'-2",
            "'@sum",
            "'=1+1",
        ]
        assert {each["who"] for each in cells} == {"'+234"}
        assert {each["cashier"] for each in cells} == {"'=cmd|' /C calc'!A0"}
        assert {(each["amount"], each["currency"], each["last four"]) for each in cells} == {
            ("12500.50", "NGN", "2503")
        }
        assert heard == [(6, 6)]
        (line,) = await here.counter.journal.read(line_views.about, "history", limit=9)
        assert dict(line.facts) == {"who": "Ngozi Eze", "rows": 6}
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
