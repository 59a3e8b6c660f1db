"""What people noted after a copy was made is there after it was put back: what they dealt with is not done twice."""

from datetime import datetime
from pathlib import Path

import pytest

from pos_app.domain.history import HistoryFilter, HistoryKind, Remark
from pos_app.domain.payment import Alarm, Observation, PaymentState
from pos_app.domain.sale import SaleAlarm
from pos_app.domain.tv import OrderState
from pos_app.journal import history_notes, history_rows, history_search, payments
from pos_app.journal import webhook_matching as matching
from pos_app.journal.store import Journal
from tests.journal import test_tv_orders
from tests.journal.notebook import with_triggers_off
from tests.journal.test_merge_damaged import name_of
from tests.journal.test_merge_damaged_ended import needing
from tests.journal.test_merge_damaged_money import HERE, came, nothing, put_back_between
from tests.journal.test_payments import DAY, lead
from tests.journal.test_put_back_twice import put_back_twice

S, O = PaymentState, Observation  # noqa: E741  # as short as the tables they stand in
GIVEN_BACK = "12,500 given back in cash, signed by Ada"

pytestmark = pytest.mark.may_log("were open in the copy", "were found in", "cannot be read now")


async def note(journal: Journal, thing: HistoryKind, words: str, *, settles: bool = False) -> datetime:
    """Have Bola note something on the one thing of this kind; returns when that was."""
    (row,) = await journal.read(history_search.page, HistoryFilter(thing=thing))
    assert bool(row.alarm) or not settles
    await history_notes.note(journal, row, who="Bola", note=words, settles=row.alarm if settles else "")
    return (await notes_on(journal, thing))[-1].at


async def notes_on(journal: Journal, thing: HistoryKind) -> tuple[Remark, ...]:
    rows = await journal.read(history_search.page, HistoryFilter(thing=thing))
    remarks = await journal.read(history_rows.remarks_on, rows)
    return tuple(each for row in rows for each in remarks[row.row])


async def overpay(journal: Journal) -> None:
    await came(journal, "7")
    await matching.match(journal, HERE, "7", sale=1)


def test_money_that_a_manager_gave_back_after_the_copy_needs_nobody_again(tmp_path: Path) -> None:
    noted: list[datetime] = []

    async def before(journal: Journal) -> None:
        await lead(journal, name_of("paid"), S.SUCCESS, slip="paid")

    async def since(journal: Journal) -> None:
        await overpay(journal)
        noted.append(await note(journal, HistoryKind.TRANSFER, GIVEN_BACK, settles=True))
        assert await needing(journal) == []

    async def after(journal: Journal) -> None:
        assert await needing(journal) == []
        assert await notes_on(journal, HistoryKind.TRANSFER) == (
            Remark(noted[0], "Bola", GIVEN_BACK, SaleAlarm.PAID_TWICE),
        )

    put_back_between(tmp_path, before, since, after)


@pytest.mark.parametrize("is_known", [False, True])
def test_a_late_success_that_a_manager_dealt_with_after_the_copy_is_dealt_with_when_it_is_asked_about_again(
    tmp_path: Path, *, is_known: bool
) -> None:
    one = name_of("one")

    async def before(journal: Journal) -> None:
        if is_known:
            await lead(journal, one, S.FAILED)

    async def since(journal: Journal) -> None:
        if not is_known:
            await lead(journal, one, S.FAILED)
        await payments.observe(journal, one, O.SAYS_SUCCESS, {"word": "success"}, day=DAY)
        await note(journal, HistoryKind.CARD, GIVEN_BACK, settles=True)

    async def after(journal: Journal) -> None:
        assert [each.note for each in await notes_on(journal, HistoryKind.CARD)] == [GIVEN_BACK]
        assert [about for about, _ in await needing(journal)] == [one]  # not sure yet
        seen = await payments.observe(journal, one, O.SAYS_SUCCESS, {"word": "success"}, day=DAY)
        assert seen.alarm is Alarm.PAID_AFTER_ALL
        assert await needing(journal) == []

    put_back_between(tmp_path, before, since, after)


def test_another_alarm_than_the_one_that_was_dealt_with_needs_somebody(tmp_path: Path) -> None:
    one = name_of("one")

    async def since(journal: Journal) -> None:
        await lead(journal, one, S.FAILED)
        await payments.observe(journal, one, O.SAYS_SUCCESS, day=DAY)
        await note(journal, HistoryKind.CARD, GIVEN_BACK, settles=True)

    async def after(journal: Journal) -> None:
        for seen in (O.SAYS_SUCCESS, O.SAYS_FAILED):
            await payments.observe(journal, one, seen, day=DAY)
        assert await needing(journal) == [(one, Alarm.PAID_BUT_NOW_DENIED)]

    put_back_between(tmp_path, nothing, since, after)


def test_a_denial_that_a_manager_dealt_with_after_the_copy_is_dealt_with(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, name_of("one"), S.SUCCESS)

    async def since(journal: Journal) -> None:
        await payments.observe(journal, name_of("one"), O.SAYS_FAILED, day=DAY)
        await note(journal, HistoryKind.CARD, "The bank was called, it is paid", settles=True)

    async def after(journal: Journal) -> None:
        assert await needing(journal) == []

    put_back_between(tmp_path, before, since, after)


def test_plain_notes_stand_where_they_were_made_and_one_on_money_that_is_judged_again_waits_for_it(
    tmp_path: Path,
) -> None:
    kinds = (HistoryKind.CARD, HistoryKind.TV, HistoryKind.TRANSFER)

    async def since(journal: Journal) -> None:
        await lead(journal, name_of("card"), S.SUCCESS)
        await test_tv_orders.lead(journal, name_of("order"), OrderState.DELIVERED)
        await came(journal, "7")
        for kind in kinds:
            for words in ("Asked about", "Asked about again"):
                await note(journal, kind, words)

    async def after(journal: Journal) -> None:
        assert await notes_on(journal, HistoryKind.TRANSFER) == ()
        await came(journal, "7")  # judged again: the inbox was not put back
        for kind in kinds:
            assert [each.note for each in await notes_on(journal, kind)] == ["Asked about", "Asked about again"]
            found = await journal.read(history_search.page, HistoryFilter(text="again", thing=kind))
            assert len(found) == 1  # found by its words

    put_back_between(tmp_path, nothing, since, after)


def test_a_note_that_the_copy_has_is_no_news(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, name_of("one"), S.SUCCESS)
        await note(journal, HistoryKind.CARD, "Asked about")

    async def after(journal: Journal) -> None:
        assert [each.note for each in await notes_on(journal, HistoryKind.CARD)] == ["Asked about"]

    put_back_between(tmp_path, before, nothing, after)


def test_a_note_that_was_changed_by_a_strange_hand_settles_nothing(tmp_path: Path) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, name_of("paid"), S.SUCCESS, slip="paid")

    async def since(journal: Journal) -> None:
        await overpay(journal)
        await note(journal, HistoryKind.TRANSFER, GIVEN_BACK, settles=True)

    def spoil(path: Path) -> None:
        with_triggers_off(path, "UPDATE entry SET facts = replace(facts, 'Bola', 'Eve') WHERE kind = 'thing_noted'")

    async def after(journal: Journal) -> None:
        assert [alarm for _, alarm in await needing(journal)] == [SaleAlarm.PAID_TWICE]
        assert await notes_on(journal, HistoryKind.TRANSFER) == ()

    put_back_between(tmp_path, before, since, after, spoil=spoil)


@pytest.mark.parametrize("is_first_gone", [False, True])
@pytest.mark.parametrize("reads_late", [False, True])
def test_what_was_dealt_with_before_two_puttings_back_is_noted_once_and_dealt_with(
    tmp_path: Path, *, is_first_gone: bool, reads_late: bool
) -> None:
    noted: list[datetime] = []

    async def first(journal: Journal) -> None:
        await lead(journal, name_of("paid"), S.SUCCESS, slip="paid")

    async def since(journal: Journal) -> None:
        await overpay(journal)
        noted.append(await note(journal, HistoryKind.TRANSFER, GIVEN_BACK, settles=True))

    async def after(journal: Journal) -> None:
        assert await needing(journal) == []
        (kept,) = await notes_on(journal, HistoryKind.TRANSFER)
        assert (kept.at, kept.who, kept.note) == (noted[0], "Bola", GIVEN_BACK)

    put_back_twice(tmp_path, first, since=since, after=after, reads_late=reads_late, loses_first=is_first_gone)
