"""Money is heard of: a notice is verified by the service alone, and by nothing that anybody can send."""

import asyncio
import json
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeRow, NoticeStanding
from pos_app.journal import inbox_arrivals, line_views, payments, webhook_views
from pos_app.journal.payments import Intent
from tests.services.counter import PRICE, Counter
from tests.services.feed import STILL, Feed, at_a_feed, sample

V, R, X = NoticeStanding.VERIFIED, NoticeStanding.REPORTED, NoticeStanding.SUSPICIOUS
MILLION = Money(100_000_000, Currency.NGN)


def is_verified(row: NoticeRow) -> bool:
    return row.standing is V


async def settled(here: Feed, *, count: int, doubt: Doubt | None = None) -> tuple[NoticeRow, ...]:
    """Wait until so many rows are there and none waits for its first answer."""
    return await here.rows_when(
        lambda rows: (
            len(rows) == count
            and all(row.doubt is not Doubt.NOT_ASKED_YET for row in rows)
            and (doubt is None or any(row.doubt is doubt for row in rows))
        )
    )


async def was_asked(here: Feed, reference: str) -> bool:
    return await here.asked(reference) > 0


async def open_sale(here: Counter, amount: Money = PRICE) -> int:
    """A sale of this till that waits for its money."""
    intent = Intent(here.order(), f"till2-{here.payments.new_slip()[:20]}", "Visa", "2701", "Ngozi Eze", "till2")
    opened = await payments.open_attempt(here.journal, intent)
    await payments.take_up(here.journal, day="2025-01-02")
    assert intent.order.amount == amount
    return opened.sale


@pytest.mark.parametrize(
    ("kind", "comes_as"),
    [
        ("transfer_in", NoticeKind.CREDIT),
        ("mobile_money", NoticeKind.MOBILE_MONEY),
        ("virtual_account_old", NoticeKind.CREDIT),
        ("transfer", NoticeKind.CREDIT),
    ],
)
def test_money_that_the_service_knows_is_verified(tmp_path: Path, kind: str, comes_as: NoticeKind) -> None:
    async def act(here: Feed) -> None:
        reference = await here.send(kind)
        row = await here.row_when(is_verified)
        assert (row.reference, row.kind, row.doubt) == (reference, comes_as, Doubt.NONE)
        assert row.is_amount_confirmed
        assert row.is_new
        assert await here.asked(reference) == 1

    at_a_feed(tmp_path, act)


def test_a_notice_that_anybody_can_send_is_reported_and_never_verified(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await here.send("forged")
        (row,) = await settled(here, count=1)
        assert (row.standing, row.doubt, row.amount) == (R, Doubt.UNKNOWN_TO_SERVICE, MILLION)
        assert await here.asked(reference) >= 1
        assert not (await here.activity.view(row.row)).is_safe

    at_a_feed(tmp_path, act)


def test_a_bad_signature_is_a_row_of_its_own_that_nobody_asks_about(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await here.send("bad_signature")
        row = await here.row_when(lambda row: row.standing is X)
        assert (row.doubt, row.who, row.amount) == (Doubt.BAD_SIGNATURE, "Blessing A.", MILLION)
        view = await here.activity.view(row.row)
        assert (view.is_safe, view.offers, view.may_resend_at) == (False, (), None)
        with pytest.raises(KnownError):
            await here.activity.check_now(row.row)
        with pytest.raises(KnownError):
            await here.activity.match_to_sale(row.row, 1)
        assert await here.asked(reference) == 0

    at_a_feed(tmp_path, act)


@pytest.mark.parametrize(("kind", "comes_as"), [("payout", NoticeKind.PAYOUT), ("bvn", NoticeKind.BVN)])
def test_what_no_call_confirms_stays_reported(tmp_path: Path, kind: str, comes_as: NoticeKind) -> None:
    async def act(here: Feed) -> None:
        reference = await here.send(kind)
        (row,) = await settled(here, count=1)
        assert (row.kind, row.standing, row.doubt) == (comes_as, R, Doubt.CANNOT_BE_ASKED)
        assert await here.asked(reference) == 0

    at_a_feed(tmp_path, act)


def test_the_same_notice_many_times_is_one_row_and_one_question(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await here.send("same_one_twice", count=100)
        row = await here.row_when(lambda row: is_verified(row) and row.times == 100)
        assert await here.asked(reference) == 1
        lines = await here.counter.journal.read(line_views.about, row.row, limit=100)
        assert [line.facts["standing"] for line in lines] == ["reported", "verified"]

    at_a_feed(tmp_path, act)


@pytest.mark.parametrize("named", ["full", "none"])
def test_a_second_notice_with_another_amount_is_suspicious(tmp_path: Path, named: str) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.vary(verification_fields=named)
        await here.send("conflicting")
        second, first = await settled(here, count=2)
        assert (second.standing, second.doubt, second.amount) == (X, Doubt.CONTRADICTS, Money(25_000_000, Currency.NGN))
        if named == "full":
            assert first.standing is V  # the service said which of the two is true

    at_a_feed(tmp_path, act)


def test_of_two_that_contradict_none_is_verified_when_the_service_names_no_amount(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.vary(verification_fields="none")
        await here.send("conflicting")
        await here.tasks.recover()
        await here.rows_when(lambda rows: [row.standing for row in rows] == [X, X])

    at_a_feed(tmp_path, act, is_open=False)


@pytest.mark.parametrize(
    ("named", "standing"), [("other_amount", X), ("other_currency", X), ("less", X), ("none", V), ("amount_only", V)]
)
def test_what_the_service_names_has_to_agree(tmp_path: Path, named: str, standing: NoticeStanding) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.vary(verification_fields=named)
        await here.send("transfer_in")
        (row,) = await settled(here, count=1)
        assert row.standing is standing
        assert row.doubt is (Doubt.NONE if standing is V else Doubt.OTHER_AMOUNT)
        assert not row.is_amount_confirmed

    at_a_feed(tmp_path, act)


def test_silence_is_asked_on_until_the_service_speaks(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.arm(5, "drop_before", times=3)
        reference = await here.send("transfer_in")
        await here.row_when(is_verified)
        assert await here.asked(reference) >= 1

    at_a_feed(tmp_path, act)


def test_no_answer_is_no_failure_and_says_so(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.arm(5, "drop_before", times=1)
        await here.send("transfer_in")
        (row,) = await settled(here, count=1)
        assert (row.standing, row.doubt) == (R, Doubt.NO_ANSWER)
        await here.activity.check_now(row.row)  # nobody asks by itself for an hour
        assert (await here.activity.rows())[0].standing is V

    at_a_feed(tmp_path, act, intervals=STILL)


def test_a_notice_of_our_own_payment_is_worth_what_the_payment_came_to(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await here.counter.pay()
        assert (await here.counter.end_of(reference)).word is Word.PAID
        row = await here.row_when(is_verified)
        assert (row.reference, row.who, row.amount) == (reference, "Visa •••• 2701", PRICE)
        view = await here.activity.view(row.row)
        assert view.is_safe
        assert view.checked_at is not None

    at_a_feed(tmp_path, act)


def test_a_notice_that_overtakes_the_answer_settles_its_payment_and_follows_it(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        here.counter.guest.at_device = at_device = asyncio.Event()
        reference = await here.counter.pay()
        assert await here.counter.comes_true(lambda: bool(here.counter.guest.visits))
        await here.arrive(sample("card_successful", reference=reference, requested_amount=PRICE.wire()))
        (row,) = await here.rows_when(lambda rows: len(rows) == 1)
        assert row.standing is R
        await here.counter.until(lambda: was_asked(here, reference))  # though nobody asks yet by itself
        at_device.set()
        assert (await here.counter.end_of(reference)).word is Word.PAID
        await here.row_when(is_verified)

    at_a_feed(tmp_path, act)


def test_what_a_payment_came_to_while_nobody_judged_is_found_at_the_next_start(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        (await here.counter.desk.http.put("/webhook", json={"url": None})).raise_for_status()
        here.counter.guest.at_device = at_device = asyncio.Event()
        reference = await here.counter.pay()
        await here.arrive(sample("card_successful", reference=reference, requested_amount=PRICE.wire()))
        await here.rows_when(lambda rows: len(rows) == 1)
        await here.tasks.close()
        at_device.set()
        await here.counter.end_of(reference)
        await here.start_again()
        await here.rows_when(lambda rows: [row.standing for row in rows] == [V])

    at_a_feed(tmp_path, act)


def test_a_card_notice_with_another_amount_than_this_till_asked_for_is_suspicious(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await here.counter.pay()
        await here.counter.end_of(reference)
        await here.rows_when(lambda rows: len(rows) == 1)
        await here.arrive(sample("card_successful", reference=reference, requested_amount="99999.00"))
        await here.rows_when(lambda rows: [row.standing for row in rows] == [X, V])

    at_a_feed(tmp_path, act)


def test_a_card_notice_of_another_till_is_not_ours_to_count(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("card_result")
        (row,) = await settled(here, count=1)
        assert (row.standing, row.doubt) == (R, Doubt.NOT_FROM_THIS_TILL)

    at_a_feed(tmp_path, act)


def test_a_late_pending_downgrades_nothing(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("reordered")
        rows = await here.rows_when(lambda rows: len(rows) == 2 and all(map(is_verified, rows)))
        assert [row.status for row in rows] == ["pending", "success"]

    at_a_feed(tmp_path, act)


def test_what_was_verified_stays_so_when_the_service_takes_it_back_and_is_safe_no_more(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("transfer_in", amount=PRICE.wire())
        row = await here.row_when(is_verified)
        await open_sale(here.counter)
        assert (await here.activity.view(row.row)).is_safe
        await here.counter.desk.arm(5, "drop_before", times=1)
        await here.activity.check_now(row.row)
        assert (await here.activity.view(row.row)).is_safe  # silence takes nothing back
        await here.counter.desk.vary(verification_fields="other_amount")
        await here.activity.check_now(row.row)
        view = await here.activity.view(row.row)
        assert (view.head.standing, view.is_safe) == (V, False)

    at_a_feed(tmp_path, act)


def test_what_came_while_the_till_was_off_is_judged_at_start_and_only_once(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("transfer_in")
        await here.send("bad_signature")
        assert await here.activity.rows() == ()
        await here.tasks.recover()
        await here.row_when(is_verified)
        lines = await here.counter.journal.read(line_views.size)
        await here.start_again()
        assert len(await here.activity.rows()) == 2
        assert await here.counter.journal.read(line_views.size) == lines

    at_a_feed(tmp_path, act, is_open=False)


def test_what_had_no_answer_is_asked_about_again_at_the_next_start(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.counter.desk.arm(5, "drop_before", times=1)
        await here.send("transfer_in")
        await settled(here, count=1, doubt=Doubt.NO_ANSWER)
        await here.start_again()
        await here.row_when(is_verified)

    at_a_feed(tmp_path, act, intervals=STILL)


def test_rows_are_read_page_by_page_newest_first_of_the_kinds_that_are_wanted(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        for kind in ("payout", "bvn", "bad_signature", "payout", "transfer_in"):
            await here.send(kind)
        every = await here.rows_when(lambda rows: len(rows) == 5)
        first = await here.activity.rows(most=2)
        second = await here.activity.rows(before=first[-1].row, most=2)
        third = await here.activity.rows(before=second[-1].row, most=2)
        assert [row.row for row in (*first, *second, *third)] == [row.row for row in every]
        wanted = frozenset({NoticeKind.PAYOUT, NoticeKind.BVN})
        kinds = [row.kind for row in await here.activity.rows(kind=wanted)]
        assert kinds == [NoticeKind.PAYOUT, NoticeKind.BVN, NoticeKind.PAYOUT]

    at_a_feed(tmp_path, act)


def test_what_was_looked_at_is_new_no_more(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        for _ in range(3):
            await here.send("payout")
        rows = await here.rows_when(lambda rows: len(rows) == 3)
        assert await here.activity.unread() == 3
        await here.activity.mark_seen(rows[1].row)
        await here.activity.mark_seen(rows[1].row)
        assert [row.is_new for row in await here.activity.rows()] == [True, False, True]
        await here.activity.mark_seen()
        assert await here.activity.unread() == 0
        seen = [await here.counter.journal.read(line_views.last_of, kind) for kind in ("notice_seen", "notices_seen")]
        assert [line.facts.get("count") for line in seen if line] == [None, 2]

    at_a_feed(tmp_path, act)


def test_money_is_safe_only_for_a_sale_that_somebody_is_waiting_with(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        sale = await open_sale(here.counter)
        here.counter.clock.ahead += 3600
        await here.send("transfer_in", amount=PRICE.wire())
        view = await here.activity.view((await here.row_when(is_verified)).row)
        assert ([offer.sale for offer in view.offers], view.is_safe) == ([sale], False)
        await here.counter.payments.drop(sale, reason="The customer left")
        view = await here.activity.view(view.head.row)
        assert (view.offers, view.is_safe) == ((), False)

    at_a_feed(tmp_path, act)


def test_money_that_was_safe_is_nobodys_when_the_customer_has_long_left_or_the_next_one_was_served(
    tmp_path: Path,
) -> None:
    async def act(here: Feed) -> None:
        await open_sale(here.counter)
        await here.send("transfer_in", amount=PRICE.wire())
        row = (await here.row_when(is_verified)).row
        assert (await here.activity.view(row)).is_safe
        here.counter.clock.ahead += 3600
        assert not (await here.activity.view(row)).is_safe
        here.counter.clock.ahead -= 3600
        assert (await here.activity.view(row)).is_safe
        await open_sale(here.counter)
        await here.counter.payments.drop(2, reason="The customer left")
        view = await here.activity.view(row)
        assert ([offer.sale for offer in view.offers], view.is_safe) == ([1], False)

    at_a_feed(tmp_path, act)


def test_money_is_matched_to_an_open_sale_and_that_makes_it_safe(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        sale = await open_sale(here.counter)
        await here.send("transfer_in", amount=PRICE.wire())
        row = await here.row_when(is_verified)
        view = await here.activity.view(row.row)
        assert ([offer.sale for offer in view.offers], view.offers[0].cashier, view.is_safe) == (
            [sale],
            "Ngozi Eze",
            True,
        )
        await here.activity.match_to_sale(row.row, sale)
        await here.activity.match_to_note(row.row, "for <b>Ada</b>\u202e")
        view = await here.activity.view(row.row)
        assert (view.matched_sale, view.matched_note, view.offers, view.is_safe) == (sale, "for <b>Ada</b>", (), True)
        assert [(moment.what, moment.said) for moment in view.story][-2:] == [
            (NoticeEvent.MATCHED, str(sale)),
            (NoticeEvent.NOTED, "for <b>Ada</b>"),
        ]

    at_a_feed(tmp_path, act)


def test_money_is_matched_to_one_sale_and_what_comes_for_a_paid_one_is_too_much(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        sale = await open_sale(here.counter)
        for _ in range(2):
            await here.send("transfer_in", amount=PRICE.wire())
        second, first = await here.rows_when(lambda rows: len(rows) == 2 and all(map(is_verified, rows)))
        await here.activity.match_to_sale(first.row, sale)
        with pytest.raises(KnownError, match="not open"):
            await here.activity.match_to_sale(second.row, sale + 1)
        await here.activity.match_to_sale(second.row, sale)
        view = await here.activity.view(second.row)
        assert (view.is_safe, view.is_second_payment) == (False, True)

    at_a_feed(tmp_path, act)


def test_paid_cards_that_no_notice_came_for_are_pointed_out(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        (await here.counter.desk.http.put("/webhook", json={"url": None})).raise_for_status()
        reference = await here.counter.pay()
        await here.counter.end_of(reference)
        assert (await here.activity.health()).silent == ()
        here.counter.clock.ahead += 301
        assert (await here.activity.health()).silent == (reference,)
        await here.arrive(sample("card_successful", reference=reference), signature="0" * 128)
        await here.rows_when(lambda rows: len(rows) == 1)
        assert (await here.activity.health()).silent == (reference,)
        await here.arrive(sample("card_successful", reference=reference))
        await here.rows_when(lambda rows: len(rows) == 2)
        assert (await here.activity.health()).silent == ()

    at_a_feed(tmp_path, act)


def test_the_health_says_where_is_listened_and_what_came(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("transfer_in")
        await here.send("bad_signature")
        row = await here.row_when(is_verified)
        await here.rows_when(lambda rows: len(rows) == 2)
        health = await here.activity.health()
        assert health.address.endswith("/notices")
        assert (health.kept, health.suspicious, health.unread) == (1, 1, 2)
        assert health.last_verified_at == row.arrived_at

    at_a_feed(tmp_path, act)


def test_the_line_about_a_notice_vouches_for_its_bytes(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("transfer_in")
        row = await here.row_when(is_verified)
        letter = (await here.inbox.read(inbox_arrivals.letters, [row.row]))[row.row]
        mark = await here.inbox.read(inbox_arrivals.mark)
        first = (await here.counter.journal.read(webhook_views.story, mark, row.row))[0]
        assert first.facts["body"] == letter.digest != ""

    at_a_feed(tmp_path, act)


def test_a_new_practice_book_begins_with_nothing_and_hears_what_comes(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("transfer_in")
        await here.row_when(is_verified)
        await here.tasks.forget()
        await here.notices.set_aside()
        await here.counter.journal.begin_anew()
        assert await here.activity.rows() == ()
        reference = await here.send("transfer_in")
        assert (await here.row_when(is_verified)).reference == reference

    at_a_feed(tmp_path, act)


def test_a_notice_that_nobody_can_read_is_kept_and_shown_plain(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.arrive(b'{"notify": "x", \x00 <b>08030000113</b> ada@example.com')
        (row,) = await settled(here, count=1)
        assert (row.kind, row.doubt) == (NoticeKind.OTHER, Doubt.UNREADABLE)
        view = await here.activity.view(row.row)
        assert (view.fields, view.raw) == ((), '{"notify": "x", <b>•••• 0113</b> a•••@example.com')
        assert view.from_address == "203.0.113.12"

    at_a_feed(tmp_path, act)


def test_a_suspect_that_gave_its_place_to_later_ones_keeps_its_row(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.arrive(sample("dedicated_account"), signature="0" * 128)
        (row,) = await here.rows_when(lambda rows: len(rows) == 1)
        for _ in range(35):
            here.counter.clock.ahead += 61
            await asyncio.gather(*(here.inbox.suspect(b"more") for _ in range(30)))
        (*_, last) = await here.rows_when(lambda rows: len(rows) == 100 and rows[-1].row != row.row)
        view = await here.activity.view(row.row)
        assert (view.is_purged, view.raw, view.head.standing) == (True, "", X)
        assert last.standing is X

    at_a_feed(tmp_path, act)


def test_the_story_tells_what_happened_in_order(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.send("same_one_twice")
        row = await here.row_when(is_verified)
        view = await here.activity.view(row.row)
        told = [moment.what for moment in view.story]
        assert told[0] == NoticeEvent.ARRIVED
        assert set(told) == {NoticeEvent.ARRIVED, NoticeEvent.CAME_AGAIN, NoticeEvent.REPORTED, NoticeEvent.VERIFIED}
        assert json.loads(view.raw)["data"]["reference"] == row.reference

    at_a_feed(tmp_path, act)
