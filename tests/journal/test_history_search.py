"""Everything that was sold is found again: by whatever is said of it, page by page, and an index leads to it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count, product
from pathlib import Path
from typing import Final

import apsw
import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.history import OF_MONEY, HistoryFilter, HistoryKind, HistoryRow, Paid, Totals
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import OPEN, Observation, PaymentState, Word, word_for
from pos_app.domain.sale import SaleOrder
from pos_app.domain.tv import OrderObservation, OrderState
from pos_app.domain.tv import word_for as word_for_order
from pos_app.domain.tv_buying import OPEN as OPEN_ORDERS
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import (
    history_notes,
    history_search,
    payments,
    tv_orders,
    webhook_judgements,
    webhook_matching,
)
from pos_app.journal.database.connection import Connection, Value
from pos_app.journal.database.opening import open_to_write
from pos_app.journal.history_rows import remarks_on
from pos_app.journal.history_tables import FINDING
from pos_app.journal.schema import JOURNAL
from pos_app.journal.store import Journal
from pos_app.journal.webhook_judgements import Worth
from tests.journal.notebook import NOON, Clock, dice_of, in_a_journal, put_back, raw
from tests.journal.test_payments import LEADS
from tests.journal.test_payments import intent as card_intent
from tests.journal.test_tv_orders import JOLLI, SIGNED
from tests.journal.test_tv_orders import LEADS as ORDER_LEADS
from tests.journal.test_tv_orders import intent as order_intent

S, R = PaymentState, OrderState
DAY: Final = "2025-01-02"
HERE: Final = "an inbox"
EVERYTHING: Final = HistoryFilter()
_slips = count()


async def card(
    journal: Journal,
    reference: str,
    state: PaymentState = PaymentState.SUCCESS,
    *,
    amount: Money | None = None,
    note: str = "Order 1184",
    last_four: str = "2701",
    cashier: str = "Ngozi Eze",
) -> None:
    made = card_intent(reference, slip=f"slip {next(_slips)}")
    order = SaleOrder(made.order.slip, amount or made.order.amount, "ada@example.com", note)
    await payments.open_attempt(journal, replace(made, order=order, last_four=last_four, cashier=cashier))
    for seen in LEADS[state]:
        await payments.observe(journal, reference, seen, day=DAY)


async def order(
    journal: Journal, reference: str, state: OrderState = OrderState.DELIVERED, *, number: str = "7023456789"
) -> None:
    made = order_intent(reference, thing=replace(JOLLI, number=number), manager="Bola")
    await tv_orders.open_order(journal, made)
    for seen in ORDER_LEADS[state]:
        facts = SIGNED if seen in {OrderObservation.MANAGER_SAYS_DELIVERED, OrderObservation.MANAGER_SAYS_NOT} else {}
        await tv_orders.observe(journal, reference, seen, dict(facts), day=DAY)


def money_came(item: str, reference: str, *, amount: Money, who: str, kind: NoticeKind = NoticeKind.CREDIT) -> Worth:
    return Worth(
        item,
        kind,
        reference,
        NOON,
        "digest",
        NoticeStanding.VERIFIED,
        Doubt.NONE,
        NoticeReport.PAID,
        is_over=True,
        money=amount,
        who=who,
    )


async def found(journal: Journal, chosen: HistoryFilter = EVERYTHING, **more: object) -> list[str]:
    return [one.reference for one in await journal.read(history_search.page, replace(chosen, **more))]


async def one(journal: Journal) -> HistoryRow:
    (only,) = await journal.read(history_search.page, EVERYTHING)
    return only


def test_a_payment_is_found_under_the_word_that_the_screen_shows(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for state in PaymentState:
            await card(journal, f"of-{state}", state)
        everything = await journal.read(history_search.page, EVERYTHING)
        assert {one.reference: one.word for one in everything} == {f"of-{state}": word_for(state) for state in S}
        assert {one.amount for one in everything} == {card_intent("a").order.amount}
        waiting = {f"of-{state}" for state in OPEN | {S.LATE_SUCCESS}}  # the last one has an alarm
        assert {one.reference for one in everything if one.needs_attention} == waiting
        assert await journal.read(history_search.needing) == len(waiting)
        assert set(await found(journal, needs_attention=True)) == waiting

    in_a_journal(tmp_path, act)


def test_an_order_is_found_under_the_word_that_the_screen_shows(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for place, state in enumerate(OrderState):
            await order(journal, f"of-{state}", state, number=f"70234567{place:02d}")
        everything = await journal.read(history_search.page, EVERYTHING)
        assert {one.reference: one.word for one in everything} == {f"of-{each}": word_for_order(each) for each in R}
        open_ones = {f"of-{state}" for state in OPEN_ORDERS}
        assert {one.reference for one in everything if one.needs_attention} == open_ones

    in_a_journal(tmp_path, act)


SOUGHT: Final[dict[str, set[str]]] = {
    "till2-4d8w1h6s2z": {"till2-4d8w1h6s2z"},
    "till2-4d8": {"till2-4d8w1h6s2z"},
    "6s2z": {"till2-4d8w1h6s2z"},
    "3210": {"till2-4d8w1h6s2z"},
    "12500": {"till2-4d8w1h6s2z"},
    "12,500.00": {"till2-4d8w1h6s2z"},
    "₦12,500": {"till2-4d8w1h6s2z"},
    "$12,500": set(),
    "ada": {"till2-4d8w1h6s2z", "till2-tv", "till2-2"},  # addresses, and Adaeze
    "adaeze okafor": {"till2-tv"},
    "okafor ADAEZE": {"till2-tv"},
    "7023456789": {"till2-tv"},
    "6789": {"till2-tv"},
    "ọmọlará": {"money"},
    "omolara": {"money"},
    "order 118": {"till2-4d8w1h6s2z"},
    "gotv": {"till2-tv"},
    "card": set(),  # the till's own words are nobody's to find
    "4E676F7A69": set(),
    '"': set(),
    "' OR 1 --": set(),
}


def test_a_thing_is_found_by_whatever_is_said_of_it(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await card(journal, "till2-4d8w1h6s2z", note="Order 1184", last_four="3210", amount=naira(12500))
        await card(journal, "till2-2", note="", last_four="0447", amount=naira(99))
        await order(journal, "till2-tv")
        came = money_came("7", "money", amount=naira(25000), who="Ọmọlará Balógun")
        await webhook_judgements.judge(journal, HERE, [came])
        assert {typed: set(await found(journal, text=typed)) for typed in SOUGHT} == SOUGHT

    in_a_journal(tmp_path, act)


def naira(units: int) -> Money:
    return Money(units * 100, Currency.NGN)


async def _a_shop_full(journal: Journal, clock: Clock, *, things: int = 60) -> None:
    """Things of every kind and result, some at the very same moment."""
    dice = dice_of(7)
    states = [PaymentState.SUCCESS, PaymentState.FAILED, PaymentState.UNKNOWN, PaymentState.NEVER_SENT]
    for number in range(things):
        clock.go_on(dice.choice((0, 0, 60, 7000)))
        who = dice.choice(("Ngozi Eze", "Amaka Obi"))
        amount = Money(dice.randrange(1, 9) * 1000, dice.choice((Currency.NGN, Currency.USD)))
        match dice.randrange(4):
            case 0:
                await order(journal, f"tv-{number}", OrderState.DELIVERED, number=f"{number:010d}")
            case 1:
                kind = dice.choice((NoticeKind.CREDIT, NoticeKind.MOBILE_MONEY))
                came = replace(money_came(str(number), f"va-{number}", amount=amount, who="Obi", kind=kind))
                await webhook_judgements.judge(journal, HERE, [replace(came, arrived_at=clock())])
            case _:
                await card(journal, f"card-{number}", dice.choice(states), amount=amount, cashier=who, note="Order")


FILTERS: Final = [
    HistoryFilter(text=text, word=word, thing=thing, cashier=cashier, begins=begins)
    for text, word, thing, cashier, begins in product(
        ("", "order", "20", "card"),
        (None, Word.PAID, Word.NOT_SURE),
        (None, HistoryKind.CARD, HistoryKind.MOBILE),
        (None, "Ngozi Eze"),
        (None, NOON + timedelta(hours=9)),
    )
]


def test_pages_follow_one_another_without_a_gap_and_sums_are_those_of_the_pages(tmp_path: Path) -> None:
    clock = Clock()

    async def act(journal: Journal) -> None:
        await _a_shop_full(journal, clock)
        everything = await journal.read(history_search.page, EVERYTHING, None, 1000)
        assert len(everything) == 60
        assert [one.at for one in everything] == sorted((one.at for one in everything), reverse=True)
        for chosen in FILTERS:
            whole = await journal.read(history_search.page, chosen, None, 1000)
            assert {one.row for one in whole} == {one.row for one in everything if _fits(one, chosen)}, chosen
            pages: list[HistoryRow] = []
            while page := await journal.read(history_search.page, chosen, pages[-1].row if pages else None, 7):
                pages += page
            assert tuple(pages) == whole, chosen
            assert await journal.read(history_search.totals, chosen) == _summed(whole), chosen

    in_a_journal(tmp_path, act, clock=clock)


def _fits(one: HistoryRow, chosen: HistoryFilter) -> bool:
    words = {"order": one.beside == "Order", "card": one.reference.startswith("card-"), "": True}
    words["20"] = (one.amount is not None and one.amount.minor == 2000) or one.reference.endswith("-20")
    return (
        words[chosen.text]
        and chosen.word in {None, one.word}
        and chosen.thing in {None, one.thing}
        and chosen.cashier in {None, one.cashier}
        and (chosen.begins is None or one.at >= chosen.begins)
    )


def _summed(whole: tuple[HistoryRow, ...]) -> Totals:
    sums: dict[Currency, list[int]] = {}
    for one in whole:
        if one.word is Word.PAID and one.amount is not None:
            held = sums.setdefault(one.amount.currency, [0, 0])
            held[0] += 1
            held[1] += one.amount.minor
    paid = tuple(Paid(many, Money(minor, currency)) for currency, (many, minor) in sorted(sums.items()))
    return Totals(len(whole), paid)


def test_days_are_cut_where_the_shop_cuts_them_and_added_up_all_the_same(tmp_path: Path) -> None:
    """Long stretches, single days and the ends of days together are every row once."""
    clock = Clock(NOON - timedelta(days=100))

    async def act(journal: Journal) -> None:
        for number in range(100):
            await card(journal, f"c{number}", PaymentState.FAILED if number % 9 == 0 else PaymentState.SUCCESS)
            clock.go_on(86_400.0 + 1717)
        everything = await journal.read(history_search.page, EVERYTHING, None, 1000)
        for first, last in ((0, 101), (0.3, 99.7), (31.5, 64.2), (5, 5.2), (40.4, 41.9), (64, 96)):
            begins, ends = (NOON - timedelta(days=100 - each) for each in (first, last))
            some = tuple(one for one in everything if begins <= one.at < ends)
            chosen = HistoryFilter(begins=begins, ends=ends)
            assert await journal.read(history_search.totals, chosen) == _summed(some)
            assert await journal.read(history_search.page, chosen, None, 1000) == some

    in_a_journal(tmp_path, act, clock=clock)


def test_every_search_is_led_by_an_index(tmp_path: Path) -> None:
    plans: list[str] = []

    def explain(connection: Connection, chosen: HistoryFilter) -> None:
        for query, values in _asked_by(connection, chosen):
            told = connection.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall()
            plans.extend(detail for *_, detail in told)

    async def act(journal: Journal) -> None:
        await _a_shop_full(journal, Clock(), things=5)
        others = [HistoryFilter(text=text) for text in ("12,500", "₦99", "chinedu obi", "longer than six")]
        for chosen in [*FILTERS, *others, HistoryFilter(needs_attention=True)]:
            await journal.read(explain, chosen)

    in_a_journal(tmp_path, act)
    walked = {plan for plan in plans if plan.startswith("SCAN") and not plan.startswith(("SCAN (", "SCAN hit"))}
    led = {plan for plan in walked if "VIRTUAL TABLE INDEX" in plan and ":" in plan and plan.rpartition(":")[2]}
    assert walked - led <= {"SCAN found USING COVERING INDEX found_needing"}  # of which there are few
    assert led


@pytest.mark.parametrize(
    ("chosen", "index"),
    [
        (HistoryFilter(text="12,500"), "found_amount"),
        (HistoryFilter(text="₦99", thing=HistoryKind.CARD), "found_amount"),
        (HistoryFilter(thing=HistoryKind.MOBILE), "found_how"),
        (HistoryFilter(word=Word.DECLINED, begins=NOON), "found_how"),
        (HistoryFilter(cashier="Ngozi Eze"), "found_whose"),
        (HistoryFilter(cashier="Ngozi Eze", word=Word.NOT_SURE), "found_whose"),
        (HistoryFilter(text="obi", word=Word.NOT_SURE), "found_how"),
        (HistoryFilter(needs_attention=True), "found_needing"),
        (HistoryFilter(text="obi", thing=HistoryKind.TV, cashier="Ngozi Eze"), "VIRTUAL TABLE"),
    ],
)
def test_what_few_things_have_is_not_looked_for_among_all(
    a_book: Connection, chosen: HistoryFilter, index: str
) -> None:
    query, values = _asked_by(a_book, chosen)[0]
    plan = [detail for *_, detail in a_book.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall()]
    assert any(index in detail for detail in plan)
    assert not any("SEARCH found USING INTEGER PRIMARY KEY (rowid>" in detail for detail in plan)


@pytest.fixture(scope="module")
def a_book(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    path = tmp_path_factory.mktemp("finding") / "sandbox.journal"
    connection = open_to_write(path, JOURNAL)
    yield connection
    connection.close()


def _asked_by(connection: Connection, chosen: HistoryFilter) -> list[tuple[str, Sequence[Value]]]:
    """What the journal is asked for a page and its sums."""
    asked: list[tuple[str, Sequence[Value]]] = []

    class Overheard:
        def execute(self, statements: str, bindings: Sequence[Value] = ()) -> object:
            asked.append((statements, bindings))
            return connection.execute(statements, bindings)

    history_search.page(Overheard(), chosen)  # pyright: ignore[reportArgumentType]  # as much of a sheet as is looked at
    history_search.totals(Overheard(), chosen)  # pyright: ignore[reportArgumentType]  # as above
    return asked


def test_money_that_came_is_found_once_however_many_notices_tell_of_it(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        first = money_came("5", "va-5", amount=naira(25000), who="Chinedu Obi")
        await webhook_judgements.judge(journal, HERE, [first, replace(first, item="5.7")])
        await webhook_judgements.judge(journal, HERE, [replace(first, item="9", arrived_at=NOON - timedelta(hours=1))])
        assert await found(journal) == ["va-5"]
        await webhook_judgements.judge(journal, "another inbox", [first])
        assert await found(journal) == ["va-5"]
        totals = await journal.read(history_search.totals, EVERYTHING)
        assert totals == Totals(1, (Paid(1, naira(25000)),))

    in_a_journal(tmp_path, act)


def test_what_is_only_reported_is_not_history_and_what_is_suspicious_waits_until_it_is_seen(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        verified = money_came("1", "va-1", amount=naira(9), who="Obi")
        reported = replace(
            verified, standing=NoticeStanding.REPORTED, doubt=Doubt.NOT_ASKED_YET, heard=NoticeReport.NOTHING
        )
        await webhook_judgements.judge(journal, HERE, [reported, replace(reported, item="2", reference="va-2")])
        assert await found(journal) == []
        suspicious = replace(reported, standing=NoticeStanding.SUSPICIOUS, doubt=Doubt.CONTRADICTS)
        await webhook_judgements.judge(journal, HERE, [verified, replace(suspicious, item="2", reference="va-2")])
        assert await found(journal) == ["va-1"]
        assert await found(journal, needs_attention=True) == ["va-2"]
        await webhook_judgements.mark_seen(journal, HERE, "")
        assert await found(journal, needs_attention=True) == []
        assert await found(journal) == ["va-1"]

    in_a_journal(tmp_path, act)


def test_money_is_found_by_what_it_is_for(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await webhook_judgements.judge(journal, HERE, [money_came("1", "va-1", amount=naira(9), who="Obi")])
        await webhook_matching.note(journal, HERE, "1", note="Back rent")
        assert await found(journal, text="rent") == ["va-1"]
        await card(journal, "a", PaymentState.NEVER_SENT, note="Table nine")
        await webhook_matching.match(journal, HERE, "1", sale=1)
        assert set(await found(journal, text="nine")) == {"a", "va-1"}

    in_a_journal(tmp_path, act)


def test_a_note_is_found_settles_its_alarm_and_stays(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await card(journal, "a", PaymentState.LATE_SUCCESS)
        thing = await one(journal)
        assert thing.needs_attention
        await history_notes.note(journal, thing, who="Bola", note="Refunded in cash", settles=thing.alarm)
        now = await one(journal)
        assert not now.needs_attention
        assert await found(journal, text="refunded") == ["a"]
        assert await found(journal, text="1184") == ["a"]  # what it was found by before
        (told,) = (await journal.read(remarks_on, [now]))[now.row]
        assert (told.who, told.note, told.settles) == ("Bola", "Refunded in cash", "paid_after_all")
        await payments.observe(journal, "a", Observation.SAYS_FAILED, day=DAY)
        assert (await one(journal)).needs_attention  # another alarm is another matter
        with pytest.raises(KnownError):
            await history_notes.note(journal, now, who="Bola", note="Twice", settles=now.alarm)

    in_a_journal(tmp_path, act)
    for statement in ("UPDATE remark SET note = ''", "DELETE FROM remark", "DELETE FROM found WHERE kind = 'card'"):
        connection = raw(tmp_path / "sandbox.journal")
        with pytest.raises(apsw.ConstraintError):
            connection.execute(statement)
        connection.close()


def test_an_older_journal_finds_everything_that_was_sold_before(tmp_path: Path) -> None:
    clock = Clock()
    seen: list[object] = []

    async def look(journal: Journal) -> None:
        pages = [await journal.read(history_search.page, chosen, None, 1000) for chosen in FILTERS[:40]]
        seen.append([[(one.reference, one.word, one.amount) for one in sorted(page, key=_name)] for page in pages])
        seen.append([await journal.read(history_search.totals, chosen) for chosen in FILTERS[:40]])

    async def fill(journal: Journal) -> None:
        await _a_shop_full(journal, clock)
        await look(journal)

    in_a_journal(tmp_path, fill, clock=clock)
    put_back(tmp_path / "sandbox.journal", migrations=JOURNAL.migrations.index(FINDING))
    in_a_journal(tmp_path, look, clock=clock)
    assert seen[:2] == seen[2:]


def _name(one: HistoryRow) -> tuple[datetime, str]:
    return one.at, one.reference


def test_who_has_worked_here_is_known(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for number, who in enumerate(("Ngozi Eze", "Amaka Obi", "Ngozi Eze")):
            await card(journal, f"c{number}", cashier=who)
        assert await journal.read(history_search.cashiers) == ("Amaka Obi", "Ngozi Eze")
        assert set(OF_MONEY) == set(HistoryKind) - {HistoryKind.NOTICE}

    in_a_journal(tmp_path, act)
