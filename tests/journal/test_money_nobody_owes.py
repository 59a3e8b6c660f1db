"""Money beside what a sale costs: of a sale that was dropped, beside a card that pays it whole, of another amount."""

from pathlib import Path

import pytest

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, Observation, PaymentState
from pos_app.domain.shift import Channel
from pos_app.journal import payments, shifts
from pos_app.journal import webhook_matching as matching
from pos_app.journal.replay.check import first_difference
from pos_app.journal.store import Journal
from tests.journal.notebook import in_a_journal
from tests.journal.test_merge_damaged_money import HERE, came, notice, state_of, waiting_sale
from tests.journal.test_payments import DAY, PRICE, attempt, intent, lead

S = PaymentState
LESS = Money(600000, Currency.NGN)


async def released(journal: Journal, reference: str) -> None:
    """Cancel it before its bank was asked; the service knows it, and has no result yet."""
    await lead(journal, reference, S.DEVICE_CHECK)
    await payments.observe(journal, reference, Observation.CANCEL_ASKED, day=DAY)
    await payments.observe(journal, reference, Observation.SAYS_NOTHING_CLEAR, {"word": "pending"}, day=DAY)


@pytest.mark.parametrize("is_dropped", [False, True])
def test_a_success_of_a_sale_that_was_dropped_is_an_alarm(tmp_path: Path, *, is_dropped: bool) -> None:
    async def act(journal: Journal) -> None:
        await released(journal, "a")
        if is_dropped:
            await payments.drop_sale(journal, 1, reason="The customer left")
        seen = await payments.observe(journal, "a", Observation.SAYS_SUCCESS, {"word": "success"}, day=DAY)
        assert (seen.ruling.state, seen.alarm) == (S.SUCCESS, Alarm.PAID_AFTER_ALL if is_dropped else None)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("ends", ["paid", "dropped"])
def test_verified_money_of_another_amount_is_to_be_given_back_once_its_sale_is_over(tmp_path: Path, ends: str) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=Money(0, Currency.NGN), who="Ngozi")
        sale = await waiting_sale(journal, "one")
        await came(journal, "7", money=LESS)
        await matching.match(journal, HERE, "7", sale=sale)
        if ends == "paid":
            await lead(journal, "b", S.SUCCESS, slip="one")
        else:
            await payments.drop_sale(journal, sale, reason="The customer left")
        assert await state_of(journal, sale) == ends
        assert (await notice(journal, "7")).overpays == sale
        z = await shifts.close_shift(journal, 1, counted=Money(0, Currency.NGN), reason="", who="Ngozi", manager="")
        taken = [(each.channel, each.amount) for each in z.taken]
        assert taken == ([(Channel.CARD, PRICE)] if ends == "paid" else [])
        assert [each.amount for each in z.overpaid] == [LESS]
        assert str(await journal.read(first_difference)) == ""

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("then", [Observation.SAYS_FAILED, Observation.SAYS_SUCCESS])
def test_what_was_paid_with_another_amount_is_ended_by_no_word_that_names_no_money(
    tmp_path: Path, then: Observation
) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.STEP_UP)
        await payments.observe(
            journal, "a", Observation.SAYS_OTHER_MONEY, {"word": "success", "amount": "4.00"}, day=DAY
        )
        seen = await payments.observe(journal, "a", then, {"word": "as told"}, day=DAY)
        assert seen.ruling.state is S.UNKNOWN
        assert (await attempt(journal, "a")).alarm is Alarm.OTHER_MONEY
        assert (await payments.open_attempt(journal, intent("b"))).answer.value == "show"
        told = {"word": "success", "requested_amount": PRICE.wire()}
        seen = await payments.observe(journal, "a", Observation.SAYS_SUCCESS, told, day=DAY)
        assert seen.ruling.state is S.SUCCESS

    in_a_journal(tmp_path, act)


def test_a_card_goes_no_further_once_the_one_before_it_was_paid_with_another_amount(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await released(journal, "a")
        await lead(journal, "b", S.DEVICE_CHECK)
        await payments.observe(
            journal, "a", Observation.SAYS_OTHER_MONEY, {"word": "success", "amount": "4.00"}, day=DAY
        )
        seen = await payments.observe(journal, "b", Observation.DEVICE_DONE, day=DAY)
        assert (seen.ruling.state, seen.ink) == (S.VERIFYING, None)

    in_a_journal(tmp_path, act)
