"""Which sale money is for: what a match needs, what it is refused for, and what only a manager may do."""

from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState
from pos_app.domain.tv import OrderState
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import line_views, payment_views, payments, webhook_judgements, webhook_matching, webhook_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact
from pos_app.journal.store import Journal, Written
from pos_app.journal.webhook_judgements import Worth
from pos_app.journal.webhook_matching import HELD, MATCHED, NOTED
from tests.journal.notebook import NOON, in_a_journal
from tests.journal.test_payments import PRICE
from tests.journal.test_payments import intent as card_intent
from tests.journal.test_payments import lead as lead_payment
from tests.journal.test_tv_orders import lead as lead_order

HERE, OLDER = "an inbox", "an older inbox"
LESS = Money(PRICE.minor - 1, Currency.NGN)


async def came(
    journal: Journal,
    item: str = "1",
    *,
    reference: str | None = None,
    money: Money | None = PRICE,
    is_verified: bool = False,
    kind: NoticeKind = NoticeKind.TRANSFER,
    inbox: str = HERE,
) -> None:
    standing, doubt, heard = (
        (NoticeStanding.VERIFIED, Doubt.NONE, NoticeReport.PAID)
        if is_verified
        else (NoticeStanding.REPORTED, Doubt.NOT_ASKED_YET, NoticeReport.NOTHING)
    )
    name = f"t-{item}" if reference is None else reference
    worth = Worth(item, kind, name, NOON, "digest", standing, doubt, heard, is_over=is_verified, money=money)
    await webhook_judgements.judge(journal, inbox, [worth])


async def sold(journal: Journal, *numbers: int) -> None:
    for number in numbers:
        await payments.open_attempt(journal, card_intent(f"card{number}", slip=f"slip {number}"))


async def written(journal: Journal, kind: str, subject: str, facts: Mapping[str, Fact]) -> None:
    def write(connection: Connection, at: str) -> Written[None]:
        line = Entry(kind, subject, facts, Topic.TILL)
        append(connection, at, [line])
        return Written(None, (line,))

    await journal.write(write)


async def match(journal: Journal, item: str = "1", *, sale: int = 1, manager: str = "") -> None:
    await webhook_matching.match(journal, HERE, item, sale=sale, manager=manager)


async def said(journal: Journal, kind: str, about: str = "1") -> list[Mapping[str, Fact]]:
    return [line.facts for line in await journal.read(line_views.about, about, limit=99) if line.kind == kind]


async def sale_of_money(journal: Journal, item: str = "1") -> tuple[int | None, int | None]:
    found = await journal.read(webhook_views.judgement_of, HERE, item)
    assert found is not None
    return found.sale, found.overpays


async def state(journal: Journal, sale: int = 1) -> str:
    found = await journal.read(payment_views.sale_of, sale)
    assert found is not None
    return found.state.value


@pytest.mark.parametrize(
    ("subject", "inbox", "reference", "is_held"),
    [
        ("1", HERE, "", True),
        ("1", OLDER, "", False),
        ("2", HERE, "", False),
        ("2", HERE, "t-1", True),
        ("2", OLDER, "t-1", True),
        ("2", OLDER, " T-1", True),
        ("2", HERE, "t-2", False),
    ],
)
def test_money_that_is_held_by_its_notice_or_by_its_reference_is_matched_by_a_manager_only(
    tmp_path: Path, subject: str, inbox: str, reference: str, *, is_held: bool
) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal)
        await written(journal, HELD, subject, {"inbox": inbox, "reference": reference})
        if is_held:
            with pytest.raises(KnownError, match="only a manager matches it"):
                await match(journal)
        await match(journal, manager="Bola")
        assert await said(journal, MATCHED) == [{"inbox": HERE, "sale": 1, **({"manager": "Bola"} if is_held else {})}]

    in_a_journal(tmp_path, act)


def test_money_without_a_reference_is_not_held_by_other_money_without_one(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal, reference="")
        await written(journal, HELD, "2", {"inbox": HERE, "reference": ""})
        await match(journal)
        assert await sale_of_money(journal) == (1, None)

    in_a_journal(tmp_path, act)


def test_once_a_manager_has_said_what_held_money_is_for_it_is_held_no_more_until_it_is_held_anew(
    tmp_path: Path,
) -> None:
    async def act(journal: Journal) -> None:
        held = partial(written, journal, HELD, "1", {"inbox": HERE, "reference": ""})
        take_back = partial(webhook_matching.unmatch, journal, HERE, "1")
        await sold(journal, 1, 2)
        await came(journal)
        await match(journal)  # by a cashier: that is nobody's word for what is held later
        await held()
        await match(journal)  # it is there already
        await take_back()
        with pytest.raises(KnownError, match="only a manager"):
            await match(journal)
        await match(journal, manager="Bola")
        await take_back()
        await match(journal, sale=2)
        await take_back()
        await held()
        with pytest.raises(KnownError, match="only a manager"):
            await match(journal)

    in_a_journal(tmp_path, act)


def test_what_a_manager_said_of_a_notice_in_another_inbox_lets_nothing_go(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal)
        await written(journal, HELD, "1", {"inbox": HERE, "reference": ""})
        await written(journal, MATCHED, "1", {"inbox": OLDER, "sale": 1, "manager": "Bola"})
        await written(journal, MATCHED, "2", {"inbox": HERE, "sale": 1, "manager": "Bola"})
        with pytest.raises(KnownError, match="only a manager"):
            await match(journal)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("seconds", [-1, 0, 1])
def test_money_that_came_before_a_journal_was_put_aside_unread_is_matched_by_a_manager_only(
    tmp_path: Path, seconds: int
) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        moment = NOON + timedelta(seconds=seconds)
        worth = Worth(
            "1", NoticeKind.TRANSFER, "t-1", moment, "digest", NoticeStanding.REPORTED, Doubt.NOT_ASKED_YET,
            NoticeReport.NOTHING, money=PRICE,
        )  # fmt: skip
        await webhook_judgements.judge(journal, HERE, [worth])
        await written(journal, "journal_restored", "copy", {"kept": "aside"})  # at noon
        if seconds <= 0:
            with pytest.raises(KnownError, match="only a manager"):
                await match(journal)
            await match(journal, manager="Bola")
            await webhook_matching.unmatch(journal, HERE, "1")
        await match(journal)  # a manager has said so since, or nobody has to

    in_a_journal(tmp_path, act)


def test_money_that_is_too_much_is_too_much_for_one_sale_only(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead_payment(journal, "paid", PaymentState.SUCCESS)
        await sold(journal, 2)
        await came(journal, is_verified=True)
        for _ in range(2):
            await match(journal)
        assert await sale_of_money(journal) == (None, 1)
        assert [each["sale"] for each in await said(journal, "notice_alarmed")] == [1]
        with pytest.raises(KnownError, match="another sale already"):
            await match(journal, sale=2)
        await webhook_matching.unmatch(journal, HERE, "1")
        assert await said(journal, "notice_unmatched") == []

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(("is_verified", "sale"), [(False, 1), (True, 9), (False, 9)])
def test_only_verified_money_is_matched_to_a_sale_that_is_paid_and_none_to_one_that_never_was(
    tmp_path: Path, *, is_verified: bool, sale: int
) -> None:
    async def act(journal: Journal) -> None:
        await lead_payment(journal, "paid", PaymentState.SUCCESS)
        await came(journal, is_verified=is_verified)
        with pytest.raises(KnownError, match="not open"):
            await match(journal, sale=sale)
        assert await sale_of_money(journal) == (None, None)

    in_a_journal(tmp_path, act)


def test_what_a_kept_journal_matched_is_never_too_much_of_itself(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead_payment(journal, "paid", PaymentState.SUCCESS)
        await came(journal, is_verified=True)
        with pytest.raises(KnownError, match="not open"):
            await journal.write(partial(webhook_matching.matched, inbox=HERE, item="1", sale=1))

    in_a_journal(tmp_path, act)


def test_a_reference_of_a_card_payment_or_of_an_order_of_this_till_pays_no_sale(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await lead_order(journal, "tv-1", OrderState.DELIVERED)
        await came(journal, "1", reference="card1")
        await came(journal, "2", reference="tv-1")
        with pytest.raises(KnownError, match="card payment of this till"):
            await match(journal, "1")
        with pytest.raises(KnownError, match="cable TV order of this till"):
            await match(journal, "2")

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    ("first", "second", "expect_refusal"), [(False, False, True), (False, True, False), (True, True, True)]
)
def test_only_verified_money_takes_the_place_of_other_money_and_only_of_what_nobody_confirmed(
    tmp_path: Path, *, first: bool, second: bool, expect_refusal: bool
) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal, "1", is_verified=first, money=LESS)  # it is of another amount: the sale stays open
        await came(journal, "2", is_verified=second)
        await match(journal, "1")
        if expect_refusal:
            with pytest.raises(KnownError, match="Another notice is matched"):
                await match(journal, "2")
            assert await sale_of_money(journal, "1") == (1, None)
        else:
            await match(journal, "2")
            assert await sale_of_money(journal, "1") == (None, None)
            assert await said(journal, "notice_unmatched") == [{"inbox": HERE, "sale": 1, "gives_way": True}]
            assert await state(journal) == "paid"

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    ("money", "is_verified", "kind", "pays"),
    [
        (PRICE, True, NoticeKind.TRANSFER, True),
        (PRICE, True, NoticeKind.CREDIT, True),
        (PRICE, True, NoticeKind.MOBILE_MONEY, True),
        (PRICE, True, NoticeKind.CARD, False),
        (PRICE, False, NoticeKind.TRANSFER, False),
        (LESS, True, NoticeKind.TRANSFER, False),
        (Money(PRICE.minor, Currency.USD), True, NoticeKind.TRANSFER, False),
        (None, True, NoticeKind.TRANSFER, False),
    ],
)
def test_a_sale_is_paid_by_verified_money_that_came_in_and_is_its_whole_amount(
    tmp_path: Path, money: Money | None, kind: NoticeKind, *, is_verified: bool, pays: bool
) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal, money=money, is_verified=is_verified, kind=kind)
        await match(journal)
        assert await state(journal) == ("paid" if pays else "open")
        assert await said(journal, "sale_paid") == ([{"inbox": HERE, "notice": "1"}] if pays else [])

    in_a_journal(tmp_path, act)


def test_reported_money_pays_its_sale_when_it_is_verified_and_alarms_when_a_card_was_first(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal)
        await match(journal)
        await came(journal, is_verified=True)
        assert (await state(journal), await said(journal, "notice_alarmed")) == ("paid", [])
        await lead_payment(journal, "other", PaymentState.UNKNOWN, slip="other")
        await came(journal, "2")
        await match(journal, "2", sale=2)
        await payments.observe(journal, "other", payments.Observation.SAYS_SUCCESS, day="2025-01-02")
        assert await said(journal, "notice_alarmed", "2") == []  # nobody confirmed it
        await came(journal, "2", is_verified=True)
        assert [each["sale"] for each in await said(journal, "notice_alarmed", "2")] == [2]
        assert await sale_of_money(journal, "2") == (2, 2)

    in_a_journal(tmp_path, act)


def test_verified_money_of_another_amount_is_too_much_once_a_card_has_paid_its_sale(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead_payment(journal, "card1", PaymentState.UNKNOWN)
        await came(journal, "1", money=LESS, is_verified=True)
        await match(journal)
        await payments.observe(journal, "card1", payments.Observation.SAYS_SUCCESS, day="2025-01-02")
        assert [each["sale"] for each in await said(journal, "notice_alarmed")] == [1]
        assert await sale_of_money(journal) == (1, 1)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("how", ["gave way", "taken back", "matched anew", "another notice of it"])
def test_money_that_gave_way_at_its_sale_is_too_much_for_it_once_it_is_verified_unless_somebody_knew_better(
    tmp_path: Path, how: str
) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1, 2)
        await came(journal, "1")
        await match(journal, "1", sale=2)
        if how == "taken back":
            await webhook_matching.unmatch(journal, HERE, "1")
        await came(journal, "2", is_verified=True)
        await match(journal, "2", sale=2)
        if how == "matched anew":
            await match(journal, "1", sale=1)
        if how == "another notice of it":
            await came(journal, "3", reference="t-1")
            await match(journal, "3", sale=1)
        await came(journal, "1", is_verified=True)
        alarms = [each["sale"] for each in await said(journal, "notice_alarmed", "1")]
        assert alarms == ([2] if how == "gave way" else [])
        assert await sale_of_money(journal, "1") == {"gave way": (None, 2), "matched anew": (1, None)}.get(
            how, (None, None)
        )

    in_a_journal(tmp_path, act)


def test_what_gave_way_under_the_same_name_in_another_inbox_makes_no_money_too_much(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal, "1", reference="older", inbox=OLDER)
        await webhook_matching.match(journal, OLDER, "1", sale=1)
        await came(journal, "2", is_verified=True)
        await match(journal, "2")
        await came(journal, "1")
        await came(journal, "1", is_verified=True)
        assert await sale_of_money(journal, "1") == (None, None)
        assert [each["inbox"] for each in await said(journal, "notice_unmatched", "1")] == [OLDER]

    in_a_journal(tmp_path, act)


def test_money_that_the_service_says_nothing_of_alarms_nobody_though_a_card_paid_its_sale(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead_payment(journal, "card1", PaymentState.UNKNOWN)
        await came(journal)
        await match(journal)
        await payments.observe(journal, "card1", payments.Observation.SAYS_SUCCESS, day="2025-01-02")
        silent = Worth(
            "1", NoticeKind.TRANSFER, "t-1", NOON, "digest", NoticeStanding.REPORTED, Doubt.NO_ANSWER,
            NoticeReport.NO_ANSWER, money=PRICE,
        )  # fmt: skip
        await webhook_judgements.judge(journal, HERE, [silent])
        assert await said(journal, "notice_alarmed") == []
        assert await sale_of_money(journal) == (1, None)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("is_card", [True, False])
def test_money_that_turns_out_to_be_a_payment_of_this_till_pays_no_sale_it_was_matched_to(
    tmp_path: Path, *, is_card: bool
) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal, reference="card2" if is_card else "tv-1")
        await match(journal)
        if is_card:
            await sold(journal, 2)
        else:
            await lead_order(journal, "tv-1", OrderState.DELIVERED)
        await came(journal, reference="card2" if is_card else "tv-1", is_verified=True)
        assert (await state(journal), await said(journal, "sale_paid")) == ("open", [])

    in_a_journal(tmp_path, act)


def test_money_of_another_amount_is_taken_back_by_a_manager_whose_name_is_written_only_where_it_was_needed(
    tmp_path: Path,
) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal, "1", money=LESS, is_verified=True)
        await came(journal, "2", money=LESS)
        await match(journal, "1")
        with pytest.raises(KnownError, match="Only a manager"):
            await webhook_matching.unmatch(journal, HERE, "1")
        await webhook_matching.unmatch(journal, HERE, "1", manager="Bola")
        await match(journal, "2")
        await webhook_matching.unmatch(journal, HERE, "2", manager="Bola")
        assert await said(journal, "notice_unmatched", "1") == [{"inbox": HERE, "sale": 1, "manager": "Bola"}]
        assert await said(journal, "notice_unmatched", "2") == [{"inbox": HERE, "sale": 1}]

    in_a_journal(tmp_path, act)


def test_money_of_no_known_amount_stays_with_its_sale_once_it_is_verified(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await sold(journal, 1)
        await came(journal, money=None, is_verified=True)
        await match(journal)
        with pytest.raises(KnownError, match="stays with its sale"):
            await webhook_matching.unmatch(journal, HERE, "1", manager="Bola")

    in_a_journal(tmp_path, act)


def test_what_is_written_of_one_notice_moves_no_other_of_its_inbox_and_none_of_its_name(tmp_path: Path) -> None:
    others = ((HERE, "2"), (OLDER, "1"))

    async def standings(journal: Journal) -> list[tuple[int | None, int | None, str]]:
        found = [await journal.read(webhook_views.judgement_of, inbox, item) for inbox, item in others]
        return [(each.sale, each.overpays, each.note) for each in found if each is not None]

    async def act(journal: Journal) -> None:
        await sold(journal, 1, 2, 3)
        await came(journal, "1")
        for sale, (inbox, item) in enumerate(others, start=2):
            await came(journal, item, reference=f"other-{sale}", inbox=inbox)
            await webhook_matching.match(journal, inbox, item, sale=sale)
            await webhook_matching.note(journal, inbox, item, note=f"note {sale}")
        await match(journal)
        await webhook_matching.note(journal, HERE, "1", note="for Ada")
        await webhook_matching.unmatch(journal, HERE, "1")
        await payments.observe(journal, "card1", payments.Observation.ENCRYPTED, day="2025-01-02")
        await payments.observe(journal, "card1", payments.Observation.SAYS_SUCCESS, day="2025-01-02")
        await came(journal, is_verified=True)
        await match(journal)
        assert await sale_of_money(journal) == (None, 1)
        assert await standings(journal) == [(2, None, "note 2"), (3, None, "note 3")]

    in_a_journal(tmp_path, act)


def test_the_same_words_are_noted_once(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await came(journal)
        for note in ("for Ada", "for Ada", "for Bola"):
            await webhook_matching.note(journal, HERE, "1", note=note)
        told = sorted(str(each["note"]) for each in await said(journal, NOTED))
        assert told == ["for Ada", "for Bola"]

    in_a_journal(tmp_path, act)
