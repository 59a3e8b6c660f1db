"""TV orders in the journal: lines and what they add up to are one, and the database holds the hard rules itself."""

import asyncio
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.tv import TABLE, OrderObservation, OrderState, judge
from pos_app.domain.tv_buying import PackageForNumber
from pos_app.domain.tv_view import PaidHow
from pos_app.domain.webhooks import NoticeKey
from pos_app.journal import line_views, payments, tv_order_views, tv_orders
from pos_app.journal.inbox import ArrivedNotice
from pos_app.journal.schema import RECOVERY
from pos_app.journal.store import Journal
from pos_app.journal.tv_order_rows import OrderIntent
from pos_app.journal.tv_orders import NoSuchOrderError, OpenAnswer
from pos_app.journal.webhook_reports import reported
from tests.journal.notebook import Clock, expect_refusal, in_a_journal, opened_inbox, put_back, raw, run
from tests.journal.test_payments import LEADS as CARD_LEADS
from tests.journal.test_payments import intent as card_intent
from tests.journeys.never_tv import day_totals

S, O = OrderState, OrderObservation  # noqa: E741  # as short as the table they stand in
DAY = "2025-01-02"
PRICE = Money(246000, Currency.NGN)
JOLLI = PackageForNumber("GOTV", "GOTV", "7023456789", "35", "gotv-jolli")
LEADS: dict[OrderState, tuple[OrderObservation, ...]] = {
    S.INTENT: (),
    S.PAY_SENT: (O.SENDING,),
    S.PAY_SENT_AGAIN: (O.SENDING, O.UNCLEAR, O.SENDING_AGAIN),
    S.UNKNOWN: (O.SENDING, O.UNCLEAR),
    S.DELIVERED: (O.SENDING, O.DELIVERED),
    S.REJECTED: (O.SENDING, O.REFUSED),
    S.NEVER_SENT: (O.SENDING, O.KEYS_REFUSED),
}
MANAGERS = {O.MANAGER_SAYS_DELIVERED, O.MANAGER_SAYS_NOT}
SIGNED = {"closed_by": "Bola", "reason": "Seen"}
A_CARDS_RECEIPT_UNDER_A_NUMBER_OF_TV = """
UPDATE tv_order SET state = 'delivered';
INSERT INTO tv_receipt VALUES (7, 'a', '', '', 1, 'NGN');
INSERT INTO receipt VALUES (7, 'card2', '', '', 1, 'NGN')
"""
ANOTHER = """
INSERT INTO tv_order (reference, slip, provider, sent_as, number, package_id, package_code, customer, package, minor,
    currency, paid_how, body, cashier, till, allowed_by, opened_at, state, since)
SELECT 'b', 'b', provider, sent_as, number, package_id, package_code, customer, package, minor, currency, paid_how,
    body, cashier, till, {allowed_by}, {opened_at}, {state}, since FROM tv_order
"""


def intent(
    reference: str, *, slip: str | None = None, thing: PackageForNumber = JOLLI, manager: str = ""
) -> OrderIntent:
    return OrderIntent(
        slip=slip or f"slip of {reference}",
        reference=reference,
        thing=thing,
        customer="Adaeze Okafor",
        package="GOtv Jolli N2,460",
        amount=PRICE,
        paid_how=PaidHow.CASH,
        body=b'{"reference":"' + reference.encode() + b'"}',
        cashier="Ngozi Eze",
        till="till2",
        manager=manager,
        price_ms=400,
    )


async def lead(journal: Journal, reference: str, state: OrderState, *, thing: PackageForNumber = JOLLI) -> None:
    assert (await tv_orders.open_order(journal, intent(reference, thing=thing, manager="Bola"))).answer is OpenAnswer.GO
    for seen in LEADS[state]:
        await tv_orders.observe(journal, reference, seen, day=DAY)


async def order(journal: Journal, reference: str) -> tv_order_views.TvOrder:
    found = await journal.read(tv_order_views.order_of, reference)
    assert found is not None
    return found


@pytest.mark.parametrize("state", OrderState)
@pytest.mark.parametrize("seen", OrderObservation)
def test_what_is_seen_is_ruled_on_by_the_one_table(tmp_path: Path, state: OrderState, seen: OrderObservation) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", state)
        before = await order(journal, "a")
        result = await tv_orders.observe(journal, "a", seen, SIGNED if seen in MANAGERS else {}, day=DAY)
        assert (result.before, result.becomes) == (state, judge(state, seen))
        found = await order(journal, "a")
        assert found.state is result.becomes
        assert (await journal.read(tv_order_views.timeline, "a"))[-1].state is found.state
        is_sent = found.state in {S.PAY_SENT, S.PAY_SENT_AGAIN} and found.state is not state
        assert (result.ink is not None) == is_sent
        assert found.times_sent == before.times_sent + is_sent
        assert result.body == found.body == b'{"reference":"a"}'
        assert (found.receipt is not None) == (found.state is S.DELIVERED)
        totals = await journal.read(day_totals, DAY)
        assert [(each.orders, each.amount, each.paid_how) for each in totals] == (
            [(1, PRICE, PaidHow.CASH)] if found.receipt else []
        )

    in_a_journal(tmp_path, act)


def test_every_state_of_the_table_can_be_led_to() -> None:
    assert set(LEADS) == set(OrderState) >= {state for state, _ in TABLE}


def test_the_fence_in_the_database_lets_through_what_the_judge_does() -> None:
    moves = RECOVERY[RECOVERY.index("an_order_moves_as_judged") : RECOVERY.index("an order does not go that way")]
    fenced = set(re.findall(r"\('(\w+)', '(\w+)'\)", moves))
    assert fenced == {(state.value, becomes.value) for (state, _), becomes in TABLE.items() if becomes is not state}


def test_the_third_time_that_nothing_left_is_the_last(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await tv_orders.open_order(journal, intent("a"))
        came: list[OrderState] = []
        for _ in range(4):
            await tv_orders.observe(journal, "a", O.SENDING, day=DAY)
            came.append((await tv_orders.observe(journal, "a", O.NOT_SENT, day=DAY)).becomes)
        assert came == [S.INTENT, S.INTENT, S.NEVER_SENT, S.NEVER_SENT]
        assert (await order(journal, "a")).times_sent == 3

    in_a_journal(tmp_path, act)


def test_every_try_has_ink_of_its_own_and_a_number(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await tv_orders.open_order(journal, intent("a"))
        steps = (O.SENDING, O.SENDING, O.NOT_SENT, O.SENDING, O.UNCLEAR, O.SENDING_AGAIN, O.UNCLEAR, O.SENDING_AGAIN)
        inks = [(await tv_orders.observe(journal, "a", seen, day=DAY)).ink for seen in steps]
        assert [ink is not None for ink in inks] == [True, False, False, True, False, True, False, True]
        lines = {line.seq: line for line in await journal.read(line_views.about, "a", limit=100)}
        written = [lines[ink.line] for ink in inks if ink is not None]
        assert {line.kind for line in written} == {"order_about_to_send"}
        assert [(line.facts["operation"], line.facts["try"]) for line in written] == [(9, 1), (9, 2), (9, 3), (9, 4)]

    in_a_journal(tmp_path, act)


def test_many_presses_at_once_are_one_order(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        answers = await asyncio.gather(
            *(tv_orders.open_order(journal, intent(f"r{number}", slip="one")) for number in range(50))
        )
        assert [each.answer for each in answers].count(OpenAnswer.GO) == 1
        assert len({each.order.reference for each in answers}) == 1

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("state", OrderState)
def test_the_same_thing_is_held_back_beside_one_without_an_end(tmp_path: Path, state: OrderState) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", state)
        is_open = state not in {S.DELIVERED, S.REJECTED, S.NEVER_SENT}
        answer = await tv_orders.open_order(journal, intent("b"))
        assert (answer.answer, answer.order.reference) == ((OpenAnswer.HELD, "a") if is_open else (OpenAnswer.GO, "b"))
        if is_open:
            allowed = await tv_orders.open_order(journal, intent("b", manager="Bola"))
            assert (allowed.answer, allowed.order.allowed_by) == (OpenAnswer.GO, "Bola")

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    ("thing", "is_same"),
    [
        (replace(JOLLI, sent_as="2"), True),
        (replace(JOLLI, provider="GOtv Nigeria"), True),  # renamed, and known by what is sent for it
        (replace(JOLLI, provider="GOtv"), True),
        (replace(JOLLI, provider="DSTV", sent_as="DSTV"), False),
        (replace(JOLLI, package_id="135"), True),
        (replace(JOLLI, package_code="jolli"), True),
        (replace(JOLLI, package_id="36", package_code="gotv-jinja"), False),
        (replace(JOLLI, number="7023456780"), False),
    ],
)
def test_a_thing_is_known_again_by_what_a_customer_would_call_it(
    tmp_path: Path, thing: PackageForNumber, is_same: bool
) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.UNKNOWN)
        answer = await tv_orders.open_order(journal, intent("b", thing=thing))
        assert (answer.answer is OpenAnswer.HELD) == is_same

    in_a_journal(tmp_path, act)


def test_two_codes_that_are_missing_are_not_the_same_code(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.UNKNOWN, thing=replace(JOLLI, package_code=""))
        other = replace(JOLLI, package_id="36", package_code="")
        assert (await tv_orders.open_order(journal, intent("b", thing=other))).answer is OpenAnswer.GO

    in_a_journal(tmp_path, act)


def test_the_guard_lasts_a_day_from_when_the_order_last_moved(tmp_path: Path) -> None:
    clock = Clock()

    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.UNKNOWN)
        clock.go_on(20 * 3600)
        await tv_orders.send_again(journal, "a", after=timedelta(minutes=2), day=DAY)
        await tv_orders.observe(journal, "a", O.UNCLEAR, day=DAY)
        clock.go_on(24 * 3600 - 1)
        assert (await tv_orders.open_order(journal, intent("b"))).answer is OpenAnswer.HELD
        clock.go_on(2)
        assert (await tv_orders.open_order(journal, intent("b"))).answer is OpenAnswer.GO

    in_a_journal(tmp_path, act, clock=clock)


def test_a_clock_that_was_set_back_does_not_lift_the_guard(tmp_path: Path) -> None:
    clock = Clock()

    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.UNKNOWN)
        clock.go_on(-48 * 3600)
        assert (await tv_orders.open_order(journal, intent("b"))).answer is OpenAnswer.HELD

    in_a_journal(tmp_path, act, clock=clock)


def test_a_clock_that_was_set_back_does_not_let_an_order_be_sent_beside_another(tmp_path: Path) -> None:
    clock = Clock()

    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.UNKNOWN)
        clock.go_on(-3600)
        await tv_orders.open_order(journal, intent("b", manager="Bola"))
        clock.go_on(7200)
        with pytest.raises(KnownError, match="ordered again"):
            await tv_orders.send_again(journal, "a", after=timedelta(minutes=2), day=DAY)

    in_a_journal(tmp_path, act, clock=clock)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE tv_sending SET try = 2", "stays so"),
        ("DELETE FROM tv_sending", "stays so"),
        ("INSERT INTO tv_sending SELECT reference, 3, 1 FROM tv_sending", "follows the other"),
        ("INSERT INTO tv_sending SELECT reference, 2, line FROM tv_sending", "UNIQUE"),
        ("INSERT INTO tv_sending VALUES ('nobody', 1, 1)", "not about to go"),
        ("UPDATE tv_order SET state = 'intent'; INSERT INTO tv_sending VALUES ('a', 2, 1)", "not about to go"),
        ("INSERT INTO tv_sending VALUES ('a', 2, 1), ('a', 3, 2), ('a', 4, 3)", "not about to go"),
        ("DELETE FROM tv_order", "never deleted"),
        ("UPDATE tv_order SET body = x'00'", "keeps its bytes"),
        ("UPDATE tv_order SET minor = 1", "keeps its bytes"),
        ("UPDATE tv_order SET number = '1'", "keeps its bytes"),
        ("UPDATE tv_order SET reference = 'x'", "keeps its bytes"),
        ("UPDATE tv_order SET allowed_by = 'x'", "keeps its bytes"),
        ("UPDATE tv_order SET state = 'sold'", "does not go that way"),
        ("UPDATE tv_order SET state = 'pay_sent_again'", "does not go that way"),
        ("UPDATE tv_order SET state = 'unknown'; UPDATE tv_order SET state = 'intent'", "does not go that way"),
        ("UPDATE tv_order SET state = 'unknown'; UPDATE tv_order SET state = 'never_sent'", "does not go that way"),
        ("UPDATE tv_order SET state = 'unknown'; UPDATE tv_order SET state = 'rejected'", "by a person"),
        ("UPDATE tv_order SET state = 'unknown'; UPDATE tv_order SET state = 'delivered'", "by a person"),
        ("UPDATE tv_order SET state = 'rejected'; UPDATE tv_order SET state = 'pay_sent'", "stays so|go that way"),
        ("UPDATE tv_order SET state = 'rejected'; UPDATE tv_order SET order_no = '1'", "stays so"),
        ("INSERT INTO tv_receipt VALUES (5, 'a', '', '', 1, 'NGN')", "only a delivered order"),
        (
            "UPDATE tv_order SET state = 'delivered'; INSERT INTO tv_receipt VALUES (1, 'a', '', '', 1, 'NGN')",
            "number of its own",
        ),
        (
            A_CARDS_RECEIPT_UNDER_A_NUMBER_OF_TV,
            "number of its own",
        ),
        (ANOTHER.format(allowed_by="''", opened_at="opened_at", state="'intent'"), "needs a manager"),
        (ANOTHER.format(allowed_by="'Bola'", opened_at="opened_at", state="'pay_sent'"), "begins unsent"),
    ],
)
def test_the_database_itself_refuses(tmp_path: Path, statement: str, why: str) -> None:
    async def act(journal: Journal) -> None:
        for reference, slip in (("card", "c1"), ("card2", "c2")):
            await payments.open_attempt(journal, card_intent(reference, slip=slip))
        for seen in CARD_LEADS[payments.PaymentState.SUCCESS]:
            await payments.observe(journal, "card", seen, day=DAY)
        await lead(journal, "a", S.PAY_SENT)

    expect_refusal(in_a_journal(tmp_path, act), statement, why)


@pytest.mark.parametrize(
    ("allowed_by", "opened_at"), [("'Bola'", "opened_at"), ("''", "'2025-01-03T12:00:01.000000+00:00'")]
)
def test_the_guard_of_the_database_is_that_of_the_house(tmp_path: Path, allowed_by: str, opened_at: str) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.UNKNOWN)

    in_a_journal(tmp_path, act)
    connection = raw(tmp_path / "sandbox.journal")
    connection.execute(ANOTHER.format(allowed_by=allowed_by, opened_at=opened_at, state="'intent'")).fetchall()
    assert connection.execute("SELECT count(*) FROM tv_order").fetchall() == [(2,)]
    connection.close()


def test_a_start_rules_on_everything_that_was_left_in_one_go(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for state in OrderState:
            await lead(journal, state.value, state)
        left = await tv_orders.take_up(journal, day=DAY)
        assert {(each.reference, each.state) for each in left} == {
            ("pay_sent", S.UNKNOWN),
            ("pay_sent_again", S.UNKNOWN),
            ("unknown", S.UNKNOWN),
        }
        assert (await order(journal, "intent")).state is S.NEVER_SENT
        size = await journal.read(line_views.size)
        assert await tv_orders.take_up(journal, day=DAY) == left
        assert await journal.read(line_views.size) == size

    in_a_journal(tmp_path, act)


def test_what_happens_rings_for_the_order_alone(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        heard: list[Changed] = []
        journal.listen(heard.append)
        await lead(journal, "a", S.DELIVERED)
        assert heard == [Changed(Topic.ORDER, "a")] * 3

    in_a_journal(tmp_path, act)


def test_what_nobody_opened_is_not_observed(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        size = await journal.read(line_views.size)
        with pytest.raises(NoSuchOrderError):
            await tv_orders.observe(journal, "nobody", O.DELIVERED, day=DAY)
        with pytest.raises(NoSuchOrderError):
            await tv_orders.send_again(journal, "nobody", after=timedelta(0), day=DAY)
        assert await journal.read(line_views.size) == size
        assert await journal.read(tv_order_views.told_of, "nobody") is None

    in_a_journal(tmp_path, act)


def test_what_was_refused_leaves_no_line(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead(journal, "a", S.DELIVERED)
        size = await journal.read(line_views.size)
        with pytest.raises(KnownError):
            await tv_orders.send_again(journal, "a", after=timedelta(0), day=DAY)
        with pytest.raises(KnownError):
            await tv_orders.enter_outcome(journal, "a", is_delivered=False, reason="x", manager="Bola", day=DAY)
        with pytest.raises(KnownError):
            await tv_orders.open_order(journal, intent("b", slip="slip of a", thing=replace(JOLLI, number="1")))
        assert await journal.read(line_views.size) == size

    in_a_journal(tmp_path, act)


def test_a_book_of_the_second_kind_is_brought_up_to_date(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await payments.open_attempt(journal, card_intent("card"))
        for seen in CARD_LEADS[payments.PaymentState.SUCCESS]:
            await payments.observe(journal, "card", seen, day=DAY)

    in_a_journal(tmp_path, act)
    put_back(tmp_path / "sandbox.journal", migrations=2)

    async def again(journal: Journal) -> None:
        await lead(journal, "a", S.DELIVERED)
        assert (await order(journal, "a")).receipt == 2

    in_a_journal(tmp_path, again)


def test_what_notices_say_of_a_reference_is_read_as_plain_words(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened_inbox(tmp_path / "sandbox.inbox") as inbox:
            for number, (reference, status) in enumerate(
                [("a", "pending"), ("b", "success"), ("a", "<b>success</b>\u202e"), ("a", "")]
            ):
                key = NoticeKey("transaction", "", str(number), reference, status)
                await inbox.keep(ArrivedNotice(key, str(number).encode()))
            assert await inbox.read(reported, "a") == "no status, <b>success</b>, pending"
            assert await inbox.read(reported, "nobody") == ""

    run(act())
