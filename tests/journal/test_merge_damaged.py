"""What only a journal that was set aside knows is taken up: believed as little as anything from outside, never sent."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from pos_app.domain.events import Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, PaymentState
from pos_app.domain.tv import OrderState
from pos_app.domain.tv_view import PaidHow
from pos_app.journal import merge_damaged, payment_views, payments, shift_views, shifts, tv_order_views, tv_orders
from pos_app.journal.database import backup
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.damaged_reader import DamagedReader, DamagedTrace, read_kept
from pos_app.journal.entry import Entry, Fact, from_text
from pos_app.journal.receipt_numbers import KEPT_READ
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Journal
from tests.journal import test_tv_orders
from tests.journal.notebook import NOON, Clock, opened, raw, run, with_triggers_off
from tests.journal.test_payments import DAY, LEADS, PRICE, attempt, intent, lead
from tests.journal.test_tv_orders import JOLLI

S, R = PaymentState, OrderState


def name_of(word: str) -> str:
    return f"till2-{word.replace('_', '-'):0<20}"


@dataclass(frozen=True)
class FoundLine:
    subject: str
    facts: Mapping[str, Fact]


def found_lines(connection: Connection) -> list[FoundLine]:
    query = "SELECT subject, facts FROM entry WHERE kind = ? ORDER BY seq"
    rows = connection.execute(query, (merge_damaged.FOUND,)).fetchall()
    return [FoundLine(subject, from_text(facts)) for subject, facts in rows]


def receipts(connection: Connection) -> list[int]:
    return [number for (number,) in connection.execute("SELECT number FROM receipt ORDER BY number").fetchall()]


async def copied(path: Path, clock: Clock) -> Path:
    return (await asyncio.to_thread(backup.make, path, path.parent / "backups", at=clock())).path


async def set_aside(path: Path, copy: Path, name: str = "1") -> Path:
    """Put the copy back; returns what was in its place."""
    aside = path.with_name(f"{path.name}.{name}.kept")
    kept = await asyncio.to_thread(backup.put_back, path, copy, aside=lambda _: aside, now=NOON)
    assert kept is not None
    return kept


async def take_up(journal: Journal, kept: Path) -> int:
    found = await merge_damaged.take_up(journal, kept.name, read_kept(kept), day=DAY)
    assert str(await journal.read(first_difference)) == "", "rows are what the lines of the merged journal add up to"
    return found


@pytest.mark.parametrize("state", PaymentState)
def test_a_payment_that_the_copy_does_not_know_is_taken_up_and_only_asked_about(
    tmp_path: Path, state: PaymentState
) -> None:
    clock, path, lost = Clock(), tmp_path / "sandbox.journal", name_of(state.value)

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await lead(journal, name_of("before"), S.SUCCESS, slip="before")
            copy = await copied(path, clock)
            await lead(journal, lost, state, slip="lost")
            before = await attempt(journal, lost)
        kept = await set_aside(path, copy)
        clock.moment += timedelta(hours=1)
        async with opened(path, clock=clock) as journal:
            found = await take_up(journal, kept)
            assert (await journal.verify()).holds
            if state is S.NEVER_SENT:  # its line and its row agree that nothing was sent
                assert found == 0
                assert await journal.read(payment_views.attempt_of, lost) is None
                return
            assert found == 1
            now = await attempt(journal, lost)
            assert now.state is S.UNKNOWN
            assert now.found_in == kept.name
            said = (now.brand, now.last_four, now.cashier, now.till, now.opened_at)
            assert said == (before.brand, before.last_four, before.cashier, before.till, before.opened_at)
            assert (now.sale.number, now.sale.amount, now.sale.payer) == (2, PRICE, "ada@example.com")
            assert lost in {each.about for each in await journal.read(shift_views.open_now)}
            left = await payments.take_up(journal, day=DAY)
            assert [each.reference for each in left] == [lost]
            with pytest.raises(apsw.ConstraintError, match="never sent"):
                raw(path).execute("INSERT INTO sending VALUES (?, 2, 1)", (lost,))
            seen = await payments.observe(
                journal, lost, payments.Observation.SAYS_NOTHING_CLEAR, {"word": "x"}, day=DAY
            )
            assert seen.ruling.state is S.UNKNOWN
            again = await payments.open_attempt(journal, intent("again", slip=f"found {lost}"))
            assert again.answer.value == "show"  # nobody knows whether its bank was asked: its sale waits
            paid = await payments.observe(journal, lost, payments.Observation.SAYS_SUCCESS, day=DAY)
            was_given_up = state in {S.FAILED, S.CLOSED_BY_MANAGER, S.LATE_SUCCESS}
            assert paid.alarm is (Alarm.PAID_AFTER_ALL if was_given_up else None)
            assert (await attempt(journal, lost)).problem == ""

    run(go())


@pytest.mark.parametrize("here", [S.INTENT, S.DEVICE_CHECK, S.FAILED])
def test_a_payment_that_went_on_after_the_copy_is_asked_about_again(tmp_path: Path, here: PaymentState) -> None:
    clock, path, one = Clock(), tmp_path / "sandbox.journal", name_of("one")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await lead(journal, one, here)
            copy = await copied(path, clock)
            for seen in LEADS[S.SUCCESS]:
                await payments.observe(journal, one, seen, day=DAY)
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 1
            left = await payments.take_up(journal, day=DAY)
            assert [(each.reference, each.state, each.has_asked_bank) for each in left] == [(one, S.UNKNOWN, True)]
            assert left[0].alarm is (Alarm.FOUND_AGAIN if here is S.FAILED else None)
            seen = await payments.observe(journal, one, payments.Observation.SAYS_FAILED, day=DAY)
            assert seen.ruling.state is S.UNKNOWN  # it was paid there, and the goods are gone
            assert (await attempt(journal, one)).alarm is Alarm.PAID_BUT_NOW_DENIED

    run(go())


def test_a_payment_that_stands_as_it_did_in_the_copy_is_no_news(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            for state in PaymentState:
                await lead(journal, name_of(state.value), state, slip=state.value)
            copy = await copied(path, clock)
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 0
            with_rows_lost = read_kept(kept)
            for trace in with_rows_lost.about.values():
                trace.row = ""
            assert await merge_damaged.take_up(journal, "another", with_rows_lost, day=DAY) == 0

    run(go())


def test_a_second_payment_of_a_sale_is_found_beside_the_first_and_alarms(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "sandbox.journal"
    first, second = name_of("first"), name_of("second")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await lead(journal, first, S.FAILED)
            copy = await copied(path, clock)
            await lead(journal, second, S.SUCCESS)
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            await take_up(journal, kept)
            third = await payments.open_attempt(journal, intent("third"))
            assert third.attempt is not None
            assert (third.answer.value, third.attempt.reference) == ("show", second)
            for reference in (first, second):
                await payments.observe(journal, reference, payments.Observation.SAYS_SUCCESS, day=DAY)
            assert (await attempt(journal, second)).alarm is not None

    run(go())


@pytest.mark.parametrize("state", OrderState)
def test_an_order_that_the_copy_does_not_know_waits_for_a_manager_and_is_never_sent(
    tmp_path: Path, state: OrderState
) -> None:
    clock, path, lost = Clock(), tmp_path / "sandbox.journal", name_of(state.value)

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            await test_tv_orders.lead(journal, lost, state)
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            found = await take_up(journal, kept)
            if state in {R.NEVER_SENT, R.REJECTED}:
                assert found == 0
                return
            now = await test_tv_orders.order(journal, lost)
            assert (now.state, now.thing, now.amount) == (R.UNKNOWN, JOLLI, test_tv_orders.PRICE)
            assert (now.customer, now.package, now.paid_how) == ("Adaeze Okafor", "GOtv Jolli N2,460", PaidHow.CASH)
            assert lost in {each.about for each in await journal.read(shift_views.open_now)}
            clock.moment += timedelta(minutes=5)
            with pytest.raises(Exception, match="A backup was put back"):
                await tv_orders.send_again(journal, lost, after=timedelta(0), day=DAY)
            held = await tv_orders.open_order(journal, test_tv_orders.intent("another"))
            assert held.answer.value == "held"
            told = await journal.read(tv_order_views.told_of, lost)
            assert told is not None
            assert [(each.seen, each.state) for each in told.story] == [(test_tv_orders.O.FOUND_AGAIN, R.UNKNOWN)]
            await tv_orders.enter_outcome(
                journal, lost, is_delivered=True, reason="The decoder shows it", manager="Bola", day=DAY
            )
            assert (await test_tv_orders.order(journal, lost)).receipt is not None
            assert (await journal.verify()).holds

    run(go())


def test_an_order_that_was_not_sent_yet_in_the_copy_is_not_taken_for_unsent(tmp_path: Path) -> None:
    clock, path, one = Clock(), tmp_path / "sandbox.journal", name_of("one")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await tv_orders.open_order(journal, test_tv_orders.intent(one))
            copy = await copied(path, clock)
            for seen in test_tv_orders.LEADS[R.DELIVERED]:
                await tv_orders.observe(journal, one, seen, {"order_no": "TV-7"}, day=DAY)
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 1
            left = await tv_orders.take_up(journal, day=DAY)
            assert [(each.state, each.order_no) for each in left] == [(R.UNKNOWN, "TV-7")]

    run(go())


def test_numbers_that_were_given_out_are_not_given_again(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            await lead(journal, "old", S.SUCCESS, slip="old")
            copy = await copied(path, clock)
            await lead(journal, name_of("paid"), S.SUCCESS, slip="paid")
            await lead(journal, name_of("open"), S.VERIFYING, slip="open")
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 2
            assert await take_up(journal, kept) == 0  # written once
            told = {line.subject: line.facts for line in await journal.read(found_lines)}
            assert (told[name_of("paid")]["stood"], told[name_of("paid")]["receipt"]) == ("success", 2)
            assert told[name_of("open")]["stood"] == "verifying"
            await lead(journal, "next", S.SUCCESS, slip="next")
            assert (await attempt(journal, "next")).sale.number == 4
            assert await journal.read(receipts) == [1, 3]

    run(go())


def test_a_shift_after_a_copy_was_put_back_has_a_number_that_no_z_has(tmp_path: Path) -> None:
    clock, path, nothing = Clock(), tmp_path / "sandbox.journal", Money(0, Currency.NGN)

    async def work(journal: Journal) -> int:
        shift = await shifts.open_shift(journal, float_=nothing, who="Ngozi Eze")
        await shifts.close_shift(journal, shift.number, counted=nothing, reason="", who="Ngozi Eze", manager="")
        return shift.number

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            assert await work(journal) == 1
            copy = await copied(path, clock)
            assert [await work(journal), await work(journal)] == [2, 3]
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            await take_up(journal, kept)
            assert [await work(journal), await work(journal)] == [4, 5]
            assert await journal.read(shift_views.numbers, 9) == (5, 4, 1)
            assert (await journal.verify()).holds

    run(go())


def test_what_is_lost_is_found_past_damaged_pages(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            for number in range(100):
                await lead(journal, name_of(f"lost-{number:03}"), S.SUCCESS, slip=str(number))
        spoilt = bytearray(path.read_bytes())
        pages = len(spoilt) // 4096
        for page in range(pages * 2 // 3, pages, 7):
            spoilt[page * 4096 : (page + 1) * 4096] = bytes(4096)
        path.write_bytes(spoilt)
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 100
            lost = await journal.read(merge_damaged.lost_since, clock.moment)
            assert len({*lost.asked, *lost.named}) == 100
            assert len(lost.asked) > 80
            for reference in lost.asked:
                assert (await attempt(journal, reference)).sale.amount == PRICE
            assert kept.read_bytes() == spoilt
            assert (await journal.verify()).holds

    run(go())


def test_a_row_whose_lines_are_lost_is_taken_up_with_the_amount_of_its_sale(tmp_path: Path) -> None:
    clock, path, lost = Clock(), tmp_path / "sandbox.journal", name_of("lost")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            await lead(journal, lost, S.SUCCESS)
        with_triggers_off(path, "UPDATE entry SET facts = '{}' WHERE seq > 1")
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 1
            now = await attempt(journal, lost)
            assert (now.state, now.sale.amount, now.last_four) == (S.UNKNOWN, PRICE, "2701")

    run(go())


def test_text_that_is_no_text_ends_no_reading(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "sandbox.journal"

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            for word in ("one", "two", "zwo"):
                await lead(journal, name_of(word), S.VERIFYING, slip=word)
        with_triggers_off(path, "UPDATE attempt SET cashier = CAST(x'ff' AS TEXT) WHERE reference = ?", name_of("two"))
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 3

    run(go())


LIES: dict[str, Fact] = {"minor": 5000, "currency": "NGN", "cashier": "x" * 900, "last_four": "12ab", "brand": "<b>"}


@pytest.mark.parametrize(
    ("reference", "lie"),
    [
        ("../../keys", {}),
        ("short", {}),
        (name_of("one"), {"minor": -5}),
        (name_of("one"), {"minor": 0}),
        (name_of("one"), {"minor": True}),
        (name_of("one"), {"minor": "5000"}),
        (name_of("one"), {"minor": 10**15}),
        (name_of("one"), {"currency": "XXX"}),
        (name_of("one"), {"minor": None}),
    ],
)
def test_what_no_till_writes_is_named_and_not_taken_up(tmp_path: Path, reference: str, lie: Mapping[str, Fact]) -> None:
    found = DamagedReader({reference: DamagedTrace(is_order=False, said={**LIES, **lie})})

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal:
            await merge_damaged.take_up(journal, "kept", found, day=DAY)
            assert await journal.read(payment_views.attempt_of, reference) is None
            lost = await journal.read(merge_damaged.lost_since, Clock().moment)
            assert (lost.named, lost.asked) == ((reference,), ())

    run(go())


def test_what_is_taken_up_is_capped_and_a_moment_to_come_is_now(tmp_path: Path) -> None:
    lie: dict[str, Fact] = {"opened_at": "2999-01-01T00:00:00+00:00", "sale": 10**9, "note": "a\u202eb\x1b[31m" * 99}
    found = DamagedReader({name_of("one"): DamagedTrace(is_order=False, said={**LIES, **lie})}, sale=7)
    clock = Clock()

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal", clock=clock) as journal:
            await merge_damaged.take_up(journal, "kept", found, day=DAY)
            now = await attempt(journal, name_of("one"))
            assert now.sale.amount == Money(5000, Currency.NGN)
            assert (now.last_four, now.brand, len(now.cashier), now.opened_at) == ("????", "", 100, clock.moment)
            assert now.sale.number == 8  # nobody was given a thousand million
            assert now.sale.note.isprintable()
            assert len(now.sale.note) == 100
            assert (await journal.verify()).holds

    run(go())


def test_a_journal_that_holds_another_practice_tells_nothing(tmp_path: Path) -> None:
    practised = tmp_path / "sandbox.journal.1.kept"

    async def go() -> None:
        async with opened(practised) as journal:
            await lead(journal, name_of("practised"), S.SUCCESS)
        async with opened(tmp_path / "sandbox.journal") as journal:
            assert await take_up(journal, practised) == 0
            assert await journal.read(merge_damaged.was_read, practised.name)

    run(go())


def test_a_journal_that_cannot_be_opened_now_is_not_written_off_and_tells_what_it_knows_later(tmp_path: Path) -> None:
    clock, path, lost = Clock(), tmp_path / "sandbox.journal", name_of("lost")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            await lead(journal, lost, S.SUCCESS)
        kept = await set_aside(path, copy)
        true = kept.read_bytes()
        kept.write_bytes(b"\xff" * 8192)
        async with opened(path, clock=clock) as journal:
            for _ in range(2):
                assert await take_up(journal, kept) == 0
                assert not await journal.read(merge_damaged.was_read, kept.name)
            assert await journal.read(merge_damaged.still_to_be_read, ()) == (kept.name,)  # also when it is gone
            kept.write_bytes(true)
            assert await take_up(journal, kept) == 1
            assert (await attempt(journal, lost)).state is S.UNKNOWN
            assert await journal.read(merge_damaged.still_to_be_read, (kept.name,)) == ()

    run(go())


def test_a_journal_that_somebody_signed_for_is_waited_for_no_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal:
            assert await journal.read(merge_damaged.still_to_be_read, ("one", "two")) == ("two", "one")
            await merge_damaged.give_up(journal, "one", who="Ada")
            assert await journal.read(merge_damaged.still_to_be_read, ("one", "two")) == ("two",)

    run(go())


def test_what_a_former_kaunta_called_read_without_having_opened_it_is_tried_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal:
            await journal.record(Entry(KEPT_READ, "one", {"found": 0, "readable": False}, Topic.TILL))
            assert await journal.read(merge_damaged.still_to_be_read, ("one",)) == ("one",)

    run(go())


@pytest.mark.parametrize("is_cut", [False, True])
def test_it_is_known_whether_every_line_of_a_journal_was_read(tmp_path: Path, *, is_cut: bool) -> None:
    path = tmp_path / "sandbox.journal"

    async def go() -> None:
        async with opened(path) as journal:
            for word in ("one", "two", "three"):
                await lead(journal, name_of(word), S.SUCCESS, slip=word)

    run(go())
    if is_cut:
        with_triggers_off(path, "DELETE FROM entry WHERE seq = 5")
    found = read_kept(path)
    assert (found.is_readable, found.is_whole) == (True, not is_cut)


def test_what_was_found_once_is_found_again_when_that_journal_is_damaged_too(tmp_path: Path) -> None:
    clock, path, lost = Clock(), tmp_path / "sandbox.journal", name_of("lost")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            await lead(journal, lost, S.SUCCESS)
            before = await attempt(journal, lost)
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            await take_up(journal, kept)
        with_triggers_off(path, "DELETE FROM attempt")
        second = await set_aside(path, copy, "2")
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, second) == 1
            now = await attempt(journal, lost)
            assert (now.sale.amount, now.last_four, now.opened_at) == (PRICE, "2701", before.opened_at)

    run(go())
