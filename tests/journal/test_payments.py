"""Card payments in the journal: lines and what they add up to are one, and the database holds the hard rules itself."""

import asyncio
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import TABLE, Alarm, Observation, PaymentState, judge
from pos_app.domain.sale import PayAnswer, SaleAlarm, SaleOrder, SaleState
from pos_app.journal import line_views, payment_views, payments
from pos_app.journal.payments import Intent, NoSuchReferenceError
from pos_app.journal.store import Journal
from tests.journal.notebook import expect_refusal, in_a_journal, put_back

S, O = PaymentState, Observation  # noqa: E741  # as short as the table they stand in
DAY = "2025-01-02"
PRICE = Money(1250000, Currency.NGN)
ANOTHER_ATTEMPT = """
INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state)
SELECT 'b', sale, 2, brand, last_four, cashier, till, opened_at, 'intent' FROM attempt
"""
ANOTHER_ATTEMPT_OF_A_DROPPED_SALE = """
UPDATE attempt SET holds = 0;
UPDATE sale SET state = 'dropped';
INSERT INTO attempt (reference, sale, place, brand, last_four, cashier, till, opened_at, state)
SELECT 'b', sale, 2, brand, last_four, cashier, till, opened_at, 'intent' FROM attempt
"""
LEADS: dict[PaymentState, tuple[Observation, ...]] = {
    S.INTENT: (),
    S.INIT_SENT: (O.ENCRYPTED,),
    S.DEVICE_CHECK: (O.ENCRYPTED, O.STARTED),
    S.ENROLL_SENT: (O.ENCRYPTED, O.STARTED, O.DEVICE_DONE),
    S.STEP_UP: (O.ENCRYPTED, O.STARTED, O.DEVICE_DONE, O.ENROLLED_WITH_PAGE),
    S.VERIFYING: (O.ENCRYPTED, O.STARTED, O.DEVICE_DONE, O.ENROLLED_WITHOUT_PAGE),
    S.UNKNOWN: (O.ENCRYPTED, O.START_UNANSWERED),
    S.SUCCESS: (O.ENCRYPTED, O.SAYS_SUCCESS),
    S.FAILED: (O.ENCRYPTED, O.START_REFUSED, O.SAYS_FAILED),
    S.NEVER_SENT: (O.NOT_ENCRYPTED,),
    S.CLOSED_BY_MANAGER: (O.ENCRYPTED, O.START_UNANSWERED, O.MANAGER_CLOSES),
    S.LATE_SUCCESS: (O.NOT_ENCRYPTED, O.SAYS_SUCCESS),
}


def intent(reference: str, *, slip: str = "slip") -> Intent:
    return Intent(
        SaleOrder(slip, PRICE, "ada@example.com", "Order 1184"), reference, "Visa", "2701", "Ngozi Eze", "till2"
    )


async def lead(journal: Journal, reference: str, state: PaymentState, *, slip: str = "slip") -> None:
    opened_one = await payments.open_attempt(journal, intent(reference, slip=slip))
    assert opened_one.answer is PayAnswer.GO
    for seen in LEADS[state]:
        await payments.observe(journal, reference, seen, day=DAY)


async def attempt(journal: Journal, reference: str) -> payment_views.Attempt:
    found = await journal.read(payment_views.attempt_of, reference)
    assert found is not None
    return found


@pytest.mark.parametrize("state", PaymentState)
@pytest.mark.parametrize("seen", Observation)
def test_what_is_seen_is_ruled_on_by_the_one_table(tmp_path: Path, state: PaymentState, seen: Observation) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", state)
        was_paid = (await attempt(journal, "a")).sale.state is SaleState.PAID
        result = await payments.observe(journal, "a", seen, day=DAY)
        if was_paid and seen in {O.ENCRYPTED, O.DEVICE_DONE}:
            assert result.ruling == judge(state, O.CANCEL_ASKED)
        elif seen is O.SAYS_UNKNOWN:
            assert result.ruling == judge(state, O.SAYS_NOTHING_CLEAR)  # none of their starts was refused
        else:
            assert result.ruling == judge(state, seen)
        found = await attempt(journal, "a")
        assert (result.before, found.state) == (state, result.ruling.state)
        story = await journal.read(payment_views.timeline, "a")
        assert story[-1].state is found.state
        assert (result.ink is not None) == (found.state in {S.INIT_SENT, S.ENROLL_SENT} and found.state is not state)
        assert (found.receipt is not None) == (found.state in {S.SUCCESS, S.LATE_SUCCESS})
        assert (found.sale.state is SaleState.PAID) == (found.receipt is not None)
        totals = await journal.read(payment_views.day_totals, DAY)
        assert [(total.payments, total.amount) for total in totals] == ([(1, PRICE)] if found.receipt else [])

    in_a_journal(tmp_path, act)


def test_every_state_of_the_table_can_be_led_to() -> None:
    assert set(LEADS) == set(PaymentState) >= {state for state, _ in TABLE}


def test_ink_is_given_for_operations_2_and_4_once_each(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await payments.open_attempt(journal, intent("a"))
        inks = [
            (await payments.observe(journal, "a", seen, day=DAY)).ink
            for seen in (O.ENCRYPTED, O.ENCRYPTED, O.STARTED, O.ENCRYPTED, O.DEVICE_DONE, O.DEVICE_DONE)
        ]
        assert [ink is not None for ink in inks] == [True, False, False, False, True, False]
        lines = {line.seq: line for line in await journal.read(line_views.about, "a", limit=100)}
        written = [lines[ink.line] for ink in inks if ink is not None]
        assert [(line.kind, line.facts["operation"]) for line in written] == [
            ("payment_about_to_send", 2),
            ("payment_about_to_send", 4),
        ]

    in_a_journal(tmp_path, act)


def test_many_presses_of_pay_at_once_are_one_attempt(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        answers = await asyncio.gather(*(payments.open_attempt(journal, intent(f"r{n}")) for n in range(50)))
        assert [each.answer for each in answers].count(PayAnswer.GO) == 1
        shown = {each.attempt.reference for each in answers if each.attempt is not None}
        assert len(shown) == 1
        assert {each.sale for each in answers} == {1}

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (S.INTENT, PayAnswer.SHOW),
        (S.STEP_UP, PayAnswer.SHOW),
        (S.VERIFYING, PayAnswer.SHOW),
        (S.UNKNOWN, PayAnswer.SHOW),
        (S.SUCCESS, PayAnswer.PAID),
        (S.LATE_SUCCESS, PayAnswer.PAID),
        (S.FAILED, PayAnswer.GO),
        (S.NEVER_SENT, PayAnswer.GO),
        (S.CLOSED_BY_MANAGER, PayAnswer.GO),
    ],
)
def test_a_sale_is_tried_again_only_when_nothing_can_come_of_the_first_try(
    tmp_path: Path, state: PaymentState, answer: PayAnswer
) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", state)
        again = await payments.open_attempt(journal, intent("b"))
        assert again.answer is answer
        assert again.attempt is not None
        assert again.attempt.reference == ("b" if answer is PayAnswer.GO else "a")
        assert again.attempt.place == (2 if answer is PayAnswer.GO else 1)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("word", ["pending", "failed"])
def test_when_the_bank_was_never_asked_one_answer_that_is_not_success_lets_the_sale_go(
    tmp_path: Path, word: str
) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.UNKNOWN)
        for facts in (
            {"why": "no_reply"},
            {"word": "refused"},
            {"word": "processing"},
            {"word": ""},
            {"word": word, "asked_in": "device_check"},
            {"word": word, "is_elsewhere": True},
        ):
            await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, facts, day=DAY)
            assert (await payments.open_attempt(journal, intent("b"))).answer is PayAnswer.SHOW
        await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, {"word": word}, day=DAY)
        assert (await payments.open_attempt(journal, intent("b"))).answer is PayAnswer.GO

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    ("why", "state"), [("refused", S.NEVER_SENT), ("try_later", S.NEVER_SENT), ("reference_existed", S.VERIFYING)]
)
def test_only_a_start_that_was_refused_ends_when_it_is_not_known(tmp_path: Path, why: str, state: PaymentState) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.INIT_SENT)
        seen = await payments.observe(journal, "a", O.START_REFUSED, {"why": why, "message": "No"}, day=DAY)
        line = (await journal.read(line_views.about, "a", limit=100))[-1]
        row = await attempt(journal, "a")
        assert seen.start_refusal == line.facts["start_refusal"] == row.start_refusal == why
        await payments.observe(journal, "a", O.SAYS_UNKNOWN, {"said": "Transaction not found"}, day=DAY)
        found = await attempt(journal, "a")
        assert (found.state, found.message) == (state, "No")
        left = await payments.take_up(journal, day=DAY)
        assert [each.reference for each in left] == ["a"]

    in_a_journal(tmp_path, act)


def test_an_answer_that_came_before_operation_2_was_over_lets_nothing_go(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.INIT_SENT)
        await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, {"word": "pending"}, day=DAY)
        await payments.observe(journal, "a", O.START_UNANSWERED, day=DAY)
        assert (await payments.open_attempt(journal, intent("b"))).answer is PayAnswer.SHOW

    in_a_journal(tmp_path, act)


def test_when_the_bank_was_asked_no_answer_but_a_final_one_lets_the_sale_go(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.VERIFYING)
        for _ in range(3):
            await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, {"word": "pending"}, day=DAY)
        await payments.observe(journal, "a", O.PATIENCE_OVER, day=DAY)
        assert (await payments.open_attempt(journal, intent("b"))).answer is PayAnswer.SHOW

    in_a_journal(tmp_path, act)


def test_other_money_holds_the_sale_and_stays_an_alarm_until_a_manager_closes_it(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.FAILED)
        await lead(journal, "b", S.VERIFYING)
        result = await payments.observe(journal, "a", O.SAYS_OTHER_MONEY, {"word": "success"}, day=DAY)
        assert result.alarm is Alarm.OTHER_MONEY
        await payments.observe(journal, "a", O.SAYS_NOTHING_CLEAR, {"word": "pending"}, day=DAY)
        assert (await attempt(journal, "a")).alarm is Alarm.OTHER_MONEY
        await payments.observe(journal, "b", O.SAYS_FAILED, day=DAY)
        assert (await payments.open_attempt(journal, intent("c"))).answer is PayAnswer.SHOW
        await payments.observe(journal, "a", O.MANAGER_CLOSES, {"reason": "refunded"}, day=DAY)
        assert (await attempt(journal, "a")).alarm is None
        assert (await payments.open_attempt(journal, intent("c"))).answer is PayAnswer.GO

    in_a_journal(tmp_path, act)


def test_a_second_success_of_a_sale_is_counted_and_alarms(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.CLOSED_BY_MANAGER)
        await lead(journal, "b", S.VERIFYING)
        await payments.observe(journal, "b", O.SAYS_SUCCESS, day=DAY)
        late = await payments.observe(journal, "a", O.SAYS_SUCCESS, day=DAY)
        assert late.alarm is SaleAlarm.PAID_TWICE
        (total,) = await journal.read(payment_views.day_totals, DAY)
        assert (total.payments, total.amount) == (2, PRICE + PRICE)
        sale = await journal.read(payment_views.sale_of, 1)
        assert sale is not None
        assert sale.paid_by == "b"

    in_a_journal(tmp_path, act)


def test_an_attempt_whose_sale_was_paid_meanwhile_gets_no_ink(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.CLOSED_BY_MANAGER)
        await lead(journal, "b", S.DEVICE_CHECK)
        await payments.observe(journal, "a", O.SAYS_SUCCESS, day=DAY)
        result = await payments.observe(journal, "b", O.DEVICE_DONE, day=DAY)
        assert (result.ink, result.ruling.state) == (None, S.VERIFYING)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE sending SET operation = 4", "stays so"),
        ("DELETE FROM sending", "stays so"),
        ("INSERT INTO sending SELECT reference, operation, 1 FROM sending", "UNIQUE"),
        ("INSERT INTO sending SELECT reference, 3, 1 FROM sending", "CHECK"),
        ("DELETE FROM attempt", "never deleted"),
        ("DELETE FROM sale", "never deleted"),
        ("UPDATE sale SET minor = 1", "keeps its amount"),
        ("UPDATE attempt SET reference = 'x'", "keeps its name"),
        ("UPDATE attempt SET last_four = '12345678'", "CHECK"),
        (ANOTHER_ATTEMPT, "one open attempt"),
        (ANOTHER_ATTEMPT_OF_A_DROPPED_SALE, "only an open sale"),
        ("UPDATE sale SET state = 'paid'; INSERT INTO sending VALUES ('a', 4, 2)", "not open"),
    ],
)
def test_the_database_itself_refuses(tmp_path: Path, statement: str, why: str) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.INIT_SENT)

    expect_refusal(in_a_journal(tmp_path, act), statement, why)


def test_a_start_rules_on_everything_that_was_left_in_one_go(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for state in PaymentState:
            await lead(journal, state.value, state, slip=state.value)
        left = await payments.take_up(journal, day=DAY)
        assert {(each.reference, each.state) for each in left} == {
            ("init_sent", S.UNKNOWN),
            ("device_check", S.VERIFYING),
            ("enroll_sent", S.UNKNOWN),
            ("step_up", S.VERIFYING),
            ("verifying", S.VERIFYING),
            ("unknown", S.UNKNOWN),
            ("closed_by_manager", S.CLOSED_BY_MANAGER),
        }
        assert (await attempt(journal, "intent")).state is S.NEVER_SENT
        size = await journal.read(line_views.size)
        assert await payments.take_up(journal, day=DAY) == left
        assert await journal.read(line_views.size) == size

    in_a_journal(tmp_path, act)


def test_what_happens_rings_for_the_payment_and_for_its_sale(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        heard: list[Changed] = []
        journal.listen(heard.append)
        await lead(journal, "a", S.SUCCESS)
        assert heard[:2] == [Changed(Topic.SALE, "1"), Changed(Topic.PAYMENT, "a")]
        assert heard[-2:] == [Changed(Topic.PAYMENT, "a"), Changed(Topic.SALE, "1")]

    in_a_journal(tmp_path, act)


def test_sales_are_read_page_by_page_newest_first(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for number in range(1, 8):
            await lead(journal, f"r{number}", S.FAILED, slip=f"s{number}")
        first = await journal.read(payment_views.sales, limit=3)
        assert [sale.number for sale in first] == [7, 6, 5]
        second = await journal.read(payment_views.sales, before=5, limit=10)
        assert [sale.number for sale in second] == [4, 3, 2, 1]
        assert second[0].attempts == ("r4",)
        assert await journal.read(payment_views.sale_view, 99) is None
        order = await journal.read(payment_views.order_of, 4)
        assert order == intent("x", slip="s4").order
        assert await journal.read(payment_views.order_of, 99) is None

    in_a_journal(tmp_path, act)


def test_a_dropped_sale_keeps_its_reason_and_takes_no_more(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.FAILED)
        await payments.drop_sale(journal, 1, reason="The customer left")
        await payments.drop_sale(journal, 1, reason="again")
        again = await payments.open_attempt(journal, intent("b"))
        assert (again.answer, again.attempt) == (PayAnswer.DROPPED, None)
        sale = await journal.read(payment_views.sale_of, 1)
        assert sale is not None
        assert sale.reason == "The customer left"

    in_a_journal(tmp_path, act)


def test_a_sale_that_is_paid_or_may_be_is_not_dropped(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for number, state in enumerate((S.SUCCESS, S.UNKNOWN), 1):
            await lead(journal, f"r{number}", state, slip=f"s{number}")
            with pytest.raises(KnownError, match="cannot be dropped"):
                await payments.drop_sale(journal, number, reason="no")
        with pytest.raises(NoSuchReferenceError):
            await payments.drop_sale(journal, 99, reason="no")

    in_a_journal(tmp_path, act)


def test_what_nobody_opened_is_not_observed(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        size = await journal.read(line_views.size)
        with pytest.raises(NoSuchReferenceError):
            await payments.observe(journal, "nobody", O.SAYS_SUCCESS, day=DAY)
        assert await journal.read(line_views.size) == size
        assert await journal.read(payment_views.told_of, "nobody") is None

    in_a_journal(tmp_path, act)


def test_a_book_of_the_first_kind_is_brought_up_to_date(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.SUCCESS)

    in_a_journal(tmp_path, act)
    put_back(tmp_path / "sandbox.journal", migrations=1)

    async def again(journal: Journal) -> None:
        assert await journal.read(line_views.size) > 3
        await lead(journal, "b", S.SUCCESS)

    in_a_journal(tmp_path, again)
