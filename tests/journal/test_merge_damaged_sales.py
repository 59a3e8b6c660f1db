"""What another journal knows of sales: numbers given twice, alarms of what is Paid, and what was begun since."""

from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.payment import Alarm, Observation, PaymentState
from pos_app.journal import payments
from pos_app.journal import webhook_matching as matching
from pos_app.journal.store import Journal
from tests.journal.notebook import with_triggers_off
from tests.journal.test_merge_damaged import name_of
from tests.journal.test_merge_damaged_money import HERE, came, nothing, notice, put_back_between, state_of, waiting_sale
from tests.journal.test_payments import DAY, attempt, lead

S = PaymentState


def without_the_line_of_the_sale(path: Path) -> None:
    with_triggers_off(path, "DELETE FROM entry WHERE kind = 'sale_opened'")


@pytest.mark.parametrize("is_line_lost", [False, True])
@pytest.mark.parametrize("has_paid", [False, True])
def test_a_payment_that_is_found_late_pays_no_sale_that_has_the_number_of_its_own(
    tmp_path: Path, *, is_line_lost: bool, has_paid: bool
) -> None:
    lost, new = name_of("lost"), name_of("new")

    async def since(journal: Journal) -> None:
        await lead(journal, lost, S.SUCCESS, slip="lost")

    async def at_once(journal: Journal) -> None:  # the other journal could not be read yet
        await lead(journal, new, S.SUCCESS if has_paid else S.FAILED, slip="new")

    async def after(journal: Journal) -> None:
        seen = await payments.observe(journal, lost, Observation.SAYS_SUCCESS, day=DAY)
        assert (seen.ruling.state, seen.alarm) == (S.SUCCESS, None)
        theirs, ours = await attempt(journal, lost), await attempt(journal, new)
        assert theirs.sale.number != ours.sale.number
        assert (theirs.sale.paid_by, ours.sale.paid_by) == (lost, new if has_paid else None)

    spoil = without_the_line_of_the_sale if is_line_lost else None
    put_back_between(tmp_path, nothing, since, after, at_once=at_once, spoil=spoil)


def test_two_attempts_of_a_sale_whose_number_was_given_again_are_of_one_sale(tmp_path: Path) -> None:
    async def since(journal: Journal) -> None:
        await lead(journal, name_of("first"), S.FAILED, slip="lost")
        await lead(journal, name_of("second"), S.SUCCESS, slip="lost")

    async def at_once(journal: Journal) -> None:
        await lead(journal, name_of("new"), S.FAILED, slip="new")

    async def after(journal: Journal) -> None:
        sales = [(await attempt(journal, name_of(word))).sale.number for word in ("first", "second", "new")]
        assert sales[0] == sales[1] != sales[2]

    put_back_between(tmp_path, nothing, since, after, at_once=at_once)


def test_a_transfer_that_is_found_late_pays_no_sale_that_has_the_number_of_its_own(tmp_path: Path) -> None:
    async def since(journal: Journal) -> None:
        assert await waiting_sale(journal, "one") == 1
        await came(journal, "7")
        await matching.match(journal, HERE, "7", sale=1)

    async def at_once(journal: Journal) -> None:
        assert await waiting_sale(journal, "new") == 1

    async def after(journal: Journal) -> None:
        assert await state_of(journal, 1) == "open"

    put_back_between(tmp_path, nothing, since, after, at_once=at_once, spoil=without_the_line_of_the_sale)


@pytest.mark.parametrize(
    ("said", "alarm"),
    [(Observation.SAYS_FAILED, Alarm.PAID_BUT_NOW_DENIED), (Observation.SAYS_OTHER_MONEY, Alarm.OTHER_MONEY)],
)
def test_what_was_denied_after_the_copy_that_calls_it_paid_is_an_alarm_again(
    tmp_path: Path, said: Observation, alarm: Alarm
) -> None:
    async def before(journal: Journal) -> None:
        await lead(journal, name_of("paid"), S.SUCCESS)

    async def since(journal: Journal) -> None:
        assert (await payments.observe(journal, name_of("paid"), said, day=DAY)).alarm is alarm

    async def after(journal: Journal) -> None:
        paid = await attempt(journal, name_of("paid"))
        assert (paid.state, paid.alarm) == (S.SUCCESS, alarm)

    put_back_between(tmp_path, before, since, after)


def test_a_card_goes_no_further_once_another_attempt_of_its_sale_was_found(tmp_path: Path) -> None:
    first, second, third = (name_of(word) for word in ("first", "second", "third"))

    async def before(journal: Journal) -> None:
        await lead(journal, first, S.FAILED)

    async def since(journal: Journal) -> None:
        await lead(journal, second, S.STEP_UP)

    async def at_once(journal: Journal) -> None:  # the copy knows nothing of the second
        await lead(journal, third, S.DEVICE_CHECK)

    async def after(journal: Journal) -> None:
        assert (await attempt(journal, second)).state is S.UNKNOWN
        seen = await payments.observe(journal, third, Observation.DEVICE_DONE, day=DAY)
        assert (seen.ruling.state, seen.ink) == (S.VERIFYING, None)

    put_back_between(tmp_path, before, since, after, at_once=at_once)


@pytest.mark.parametrize("knows", ["nothing", "the sale"])
def test_money_that_was_too_much_before_the_copy_was_put_back_pays_no_other_sale(tmp_path: Path, knows: str) -> None:
    async def paid(journal: Journal) -> None:
        await lead(journal, name_of("paid"), S.SUCCESS, slip="paid")

    async def before(journal: Journal) -> None:
        if knows == "the sale":
            await paid(journal)

    async def since(journal: Journal) -> None:
        if knows == "nothing":
            await paid(journal)
        await came(journal, "7")
        await matching.match(journal, HERE, "7", sale=1)
        assert (await notice(journal, "7")).overpays == 1

    async def after(journal: Journal) -> None:
        await came(journal, "7")
        other = await waiting_sale(journal, "other")
        with pytest.raises(KnownError):
            await matching.match(journal, HERE, "7", sale=other)
        assert await state_of(journal, other) == "open"
        assert (await notice(journal, "7")).overpays == (1 if knows == "the sale" else None)

    put_back_between(tmp_path, before, since, after)
