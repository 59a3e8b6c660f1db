"""What had ended in a journal that was set aside goes on from there, and needs whoever it would have needed."""

from pathlib import Path

import pytest

from pos_app.domain.history import HistoryFilter
from pos_app.domain.payment import Alarm, Observation, PaymentState
from pos_app.domain.sale import PayAnswer
from pos_app.journal import history_search, payment_views, payments
from pos_app.journal.store import Fact, Journal
from tests.journal.notebook import Clock, opened, run, with_triggers_off
from tests.journal.test_merge_damaged import copied, name_of, set_aside, take_up
from tests.journal.test_merge_damaged_money import nothing, put_back_between
from tests.journal.test_payments import DAY, LEADS, PRICE, attempt, intent, lead
from tests.journal.test_put_back_twice import put_back_twice

S, O = PaymentState, Observation  # noqa: E741  # as short as the table they stand in
GIVEN_UP = (S.FAILED, S.NEVER_SENT, S.CLOSED_BY_MANAGER, S.LATE_SUCCESS)
PAID = (S.SUCCESS, S.LATE_SUCCESS)

pytestmark = pytest.mark.may_log("were open in the copy", "were found in", "cannot be read now")


async def needing(journal: Journal) -> list[tuple[str, str]]:
    rows = await journal.read(history_search.page, HistoryFilter(needs_attention=True))
    return [(each.about, each.alarm) for each in rows]


@pytest.mark.parametrize("is_its_line_lost", [False, True])
def test_a_payment_whose_start_was_refused_after_the_copy_is_asked_about_on(
    tmp_path: Path, *, is_its_line_lost: bool
) -> None:
    """It is Not charged, and was asked about all the same: the service may yet say that it took the money."""
    clock, path, refused = Clock(), tmp_path / "sandbox.journal", name_of("refused")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            await lead(journal, refused, S.INIT_SENT)
            for seen in (O.START_REFUSED, O.SAYS_UNKNOWN):
                await payments.observe(journal, refused, seen, {"why": "currency_not_enabled"}, day=DAY)
            assert (await attempt(journal, refused)).state is S.NEVER_SENT
            assert [each.reference for each in await payments.take_up(journal, day=DAY)] == [refused]
        if is_its_line_lost:
            with_triggers_off(path, "UPDATE entry SET facts = '{}' WHERE kind = 'payment_seen_start_refused'")
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 1
            left = await payments.take_up(journal, day=DAY)
            assert [(each.reference, each.state) for each in left] == [(refused, S.UNKNOWN)]

    run(go())


@pytest.mark.parametrize("is_known", [False, True])
@pytest.mark.parametrize("stood", GIVEN_UP)
def test_a_success_of_what_the_till_had_given_up_after_the_copy_is_the_alarm_that_it_was(
    tmp_path: Path, stood: PaymentState, *, is_known: bool
) -> None:
    one = name_of("one")

    async def before(journal: Journal) -> None:
        if is_known:
            await lead(journal, one, S.INTENT)

    async def since(journal: Journal) -> None:
        if not is_known:
            await lead(journal, one, S.INTENT)
        first = {S.NEVER_SENT: (O.ENCRYPTED, O.START_REFUSED, O.SAYS_UNKNOWN)}
        for seen in first.get(stood, LEADS[stood]):
            await payments.observe(journal, one, seen, {"why": "refused"}, day=DAY)
        assert (await attempt(journal, one)).state is stood

    async def after(journal: Journal) -> None:
        assert (await attempt(journal, one)).state is S.UNKNOWN
        seen = await payments.observe(journal, one, O.SAYS_SUCCESS, {"word": "success"}, day=DAY)
        assert (seen.ruling.state, seen.alarm) == (S.LATE_SUCCESS, Alarm.PAID_AFTER_ALL)
        assert await needing(journal) == [(one, Alarm.PAID_AFTER_ALL)]

    put_back_between(tmp_path, before, since, after)


@pytest.mark.parametrize("is_known", [False, True])
@pytest.mark.parametrize("stood", PAID)
def test_a_denial_of_what_was_paid_after_the_copy_is_an_alarm_and_ends_nothing(
    tmp_path: Path, stood: PaymentState, *, is_known: bool
) -> None:
    """Its receipt is out and the goods are gone: a manager closes it, and until then its sale is charged no more."""
    one = name_of("one")

    async def before(journal: Journal) -> None:
        if is_known:
            await lead(journal, one, S.INTENT)

    async def since(journal: Journal) -> None:
        if not is_known:
            await lead(journal, one, S.INTENT)
        for seen in LEADS[stood]:
            await payments.observe(journal, one, seen, day=DAY)

    async def after(journal: Journal) -> None:
        for _ in range(2):
            seen = await payments.observe(journal, one, O.SAYS_FAILED, {"word": "failed"}, day=DAY)
            assert (seen.ruling.state, seen.alarm) == (S.UNKNOWN, Alarm.PAID_BUT_NOW_DENIED)
        assert await needing(journal) == [(one, Alarm.PAID_BUT_NOW_DENIED)]
        number = (await attempt(journal, one)).sale.number
        order = await journal.read(payment_views.order_of, number)
        assert order is not None
        again = await payments.open_attempt(journal, intent(name_of("again"), slip=order.slip))
        assert again.answer is PayAnswer.SHOW
        told: dict[str, Fact] = {"reason": "He paid cash", "manager": "Bola"}
        await payments.observe(journal, one, O.MANAGER_CLOSES, told, day=DAY)
        assert (await attempt(journal, one)).state is S.CLOSED_BY_MANAGER
        assert await needing(journal) == []

    put_back_between(tmp_path, before, since, after)


def test_a_success_of_what_the_copy_calls_declined_is_an_alarm_though_it_was_open_again_by_then(tmp_path: Path) -> None:
    one = name_of("one")

    async def before(journal: Journal) -> None:
        await lead(journal, one, S.FAILED)

    async def since(journal: Journal) -> None:
        await payments.observe(journal, one, O.SAYS_OTHER_MONEY, day=DAY)
        assert (await attempt(journal, one)).state is S.UNKNOWN

    async def after(journal: Journal) -> None:
        told: dict[str, Fact] = {"word": "success", "amount": PRICE.wire()}
        seen = await payments.observe(journal, one, O.SAYS_SUCCESS, told, day=DAY)
        assert seen.alarm is Alarm.PAID_AFTER_ALL

    put_back_between(tmp_path, before, since, after)


@pytest.mark.parametrize("here", [None, S.VERIFYING, S.UNKNOWN, S.FAILED])
@pytest.mark.parametrize("stood", [S.UNKNOWN, S.SUCCESS])
def test_what_was_said_to_be_paid_with_other_money_after_the_copy_is_ended_by_no_denial(
    tmp_path: Path, stood: PaymentState, here: PaymentState | None
) -> None:
    one = name_of("one")

    async def before(journal: Journal) -> None:
        if here is not None:
            await lead(journal, one, here)

    async def since(journal: Journal) -> None:
        if here is None:
            await lead(journal, one, S.INIT_SENT)
        if stood is S.SUCCESS:
            await payments.observe(journal, one, O.SAYS_SUCCESS, day=DAY)
        await payments.observe(journal, one, O.SAYS_OTHER_MONEY, day=DAY)
        assert (await attempt(journal, one)).alarm is Alarm.OTHER_MONEY

    async def after(journal: Journal) -> None:
        assert await needing(journal) == [(one, Alarm.OTHER_MONEY)]
        seen = await payments.observe(journal, one, O.SAYS_FAILED, {"word": "failed"}, day=DAY)
        assert seen.ruling.state is S.UNKNOWN
        assert (await attempt(journal, one)).alarm is Alarm.OTHER_MONEY

    put_back_between(tmp_path, before, since, after)


def test_what_was_paid_before_two_puttings_back_is_remembered_after_the_second(tmp_path: Path) -> None:
    """The journal that gives way the second time knew it as not sure only, and from another."""
    paid, late = name_of("paid"), name_of("late")

    async def since(journal: Journal) -> None:
        await lead(journal, paid, S.SUCCESS, slip="paid")
        await lead(journal, late, S.FAILED, slip="late")

    async def after(journal: Journal) -> None:
        denied = await payments.observe(journal, paid, O.SAYS_FAILED, {"word": "failed"}, day=DAY)
        assert (denied.ruling.state, denied.alarm) == (S.UNKNOWN, Alarm.PAID_BUT_NOW_DENIED)
        success = await payments.observe(journal, late, O.SAYS_SUCCESS, {"word": "success"}, day=DAY)
        assert success.alarm is Alarm.PAID_AFTER_ALL

    put_back_twice(tmp_path, nothing, since=since, after=after, loses_first=True)
