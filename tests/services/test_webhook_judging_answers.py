"""What answers of the service make of a notice, one after the other: its worth, and whether anybody asks again."""

import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.history import ReportedRefund
from pos_app.domain.payment import Observation, PaymentState
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind
from pos_app.domain.webhooks import key_of
from pos_app.gateway.json_text import read_object
from pos_app.journal import inbox_arrivals, payments, webhook_resends, webhook_views
from pos_app.journal.inbox import ArrivedNotice
from pos_app.journal.webhook_views import Judgement
from pos_app.services.webhook_judging import ServiceAnswer
from tests.journal.test_payments import DAY, PRICE, lead
from tests.services.feed import sample
from tests.services.test_activity_kinds import refund
from tests.services.test_webhook_judging_own import AGREE, DENIED, PAID, Desk, S, V, X, at_a_desk, worth

PENDING = Verification(VerifiedStatus.PENDING, "pending", "", None, PRICE.wire(), "NGN")
FAILED = replace(PENDING, status=VerifiedStatus.FAILED, word="failed")
SUCCESS = replace(PENDING, status=VerifiedStatus.SUCCESS, word="success")
SILENT = replace(SUCCESS, requested_amount=None, currency=None)
OTHER = replace(SUCCESS, requested_amount="1.00")
REPORT = NoticeReport


async def money(desk: Desk, reference: str = "t-1") -> Judgement:
    """Have a transfer of the price come in."""
    return (
        await desk.hears("transfer_in", reference=reference, amount=PRICE.wire(), requested_amount=PRICE.wire())
    ).judgement


async def after(
    desk: Desk, said: Verification | None, without: NoticeReport = REPORT.NO_ANSWER, *, is_over: bool = False
) -> Judgement:
    """Return how the notice stands once the service answered so."""
    answer = ServiceAnswer("t-1", said, without, is_over=True) if is_over else ServiceAnswer("t-1", said, without)
    await desk.judging.hear(answer)
    (one,) = await desk.known("t-1")
    return one


def test_that_it_is_not_paid_stays_so_through_silence_and_not_when_the_service_no_longer_knows_it(
    tmp_path: Path,
) -> None:
    async def act(desk: Desk) -> None:
        await money(desk)
        assert (await after(desk, PENDING)).heard is REPORT.NOT_PAID
        assert (await after(desk, None)).heard is REPORT.NOT_PAID
        assert (await after(desk, None, REPORT.UNKNOWN)).heard is REPORT.UNKNOWN
        assert (await after(desk, None)).heard is REPORT.NO_ANSWER
        assert (await after(desk, FAILED)).heard is REPORT.NOT_PAID
        assert worth(await after(desk, SUCCESS)) == PAID

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize(
    ("said", "heard", "denied"),
    [(FAILED, REPORT.NOT_PAID, Doubt.NOT_PAID), (OTHER, REPORT.PAID_OTHER_MONEY, Doubt.OTHER_AMOUNT)],
)
def test_verified_money_that_was_denied_stays_so_until_the_service_says_something_and_success_ends_it(
    tmp_path: Path, said: Verification, heard: NoticeReport, denied: Doubt
) -> None:
    async def act(desk: Desk) -> None:
        await money(desk)
        await after(desk, SUCCESS)
        for each, without in ((said, REPORT.NO_ANSWER), (None, REPORT.NO_ANSWER), (None, REPORT.UNKNOWN)):
            one = await after(desk, each, without)
            assert (one.standing, one.heard, one.denied) == (V, heard, denied)
        one = await after(desk, SUCCESS)
        assert (one.standing, one.heard, one.denied) == (V, REPORT.PAID, Doubt.NONE)

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize(
    ("said", "is_settled", "is_confirmed"),
    [
        (PENDING, False, False),
        (FAILED, False, False),
        (None, False, False),
        (SILENT, True, False),
        (SUCCESS, True, True),
        (OTHER, True, False),
    ],
)
@pytest.mark.parametrize("is_over", [False, True])
def test_a_notice_is_asked_about_until_it_is_settled_or_too_old_and_its_amount_is_confirmed_by_success_that_names_it(
    tmp_path: Path, said: Verification | None, *, is_settled: bool, is_confirmed: bool, is_over: bool
) -> None:
    async def act(desk: Desk) -> None:
        first = await money(desk)
        assert (first.is_over, first.is_amount_confirmed) == (False, False)
        one = await after(desk, said, is_over=is_over)
        assert (one.is_over, one.is_amount_confirmed) == (is_settled or is_over, is_confirmed)

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize("state", [S.SUCCESS, S.LATE_SUCCESS, S.FAILED, S.VERIFYING])
@pytest.mark.parametrize("status", ["success", "failed"])
def test_what_the_till_asked_for_is_the_amount_of_its_notices_once_they_are_verified(
    tmp_path: Path, state: PaymentState, status: str
) -> None:
    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", state)
        desk.clock.go_on(-5)
        one = (await desk.hears(reference="card1", requested_amount=PRICE.wire(), status=status)).judgement
        assert one.is_amount_confirmed is (worth(one) == PAID)
        assert (worth(one) == PAID) is ((state, status) in AGREE and state is not S.FAILED)

    at_a_desk(tmp_path, act)


def test_an_answer_of_the_very_moment_in_which_a_notice_came_has_seen_it(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", S.SUCCESS)
        one = await desk.hears(reference="card1", requested_amount=PRICE.wire(), status="failed")
        assert (worth(one.judgement), one.may_have_news) == (DENIED, False)

    at_a_desk(tmp_path, act)


def test_nobody_asks_about_a_forgery_or_about_what_the_service_cannot_confirm(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        raw = json.dumps(sample("transfer_in", reference="t-1")).encode()
        await desk.inbox.suspect(raw)
        found = await desk.judging.next_ones()
        assert found is not None
        assert [(each.judgement.standing, each.judgement.is_over, each.is_ours) for each in found] == [(X, True, False)]
        payout = (await desk.hears("payout", reference="t-2")).judgement
        assert (payout.kind, payout.is_over) == (NoticeKind.PAYOUT, True)
        mark = await desk.inbox.read(inbox_arrivals.mark)
        assert await desk.journal.read(webhook_views.unanswered, mark, 9) == ()

    at_a_desk(tmp_path, act)


def test_a_forgery_that_names_a_resend_is_not_what_came_of_it(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await webhook_resends.ask(desk.journal, "t-1")
        desk.clock.go_on(2)
        await desk.inbox.suspect(json.dumps(sample("transfer_in", reference="t-1")).encode())
        assert await desk.judging.next_ones() is not None
        assert [each.came for each in await desk.journal.read(webhook_resends.resends_of, "t-1")] == [""]

    at_a_desk(tmp_path, act)


def test_a_forgery_about_a_payment_of_this_till_is_none_of_its_notices(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", S.VERIFYING)
        await payments.observe(desk.journal, "card1", Observation.SAYS_SUCCESS, day=DAY)
        await desk.inbox.suspect(json.dumps(sample("card_successful", reference="card1")).encode())
        found = await desk.judging.next_ones()
        assert found is not None
        (one,) = found
        assert (worth(one.judgement), one.is_ours) == ((X, Doubt.BAD_SIGNATURE, REPORT.NOTHING), False)
        assert one.judgement.reference == "card1"
        assert await desk.judging.look_again("card1") == ()

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize(
    ("told", "amount", "status"),
    [
        ({}, "₦500.00", ""),
        ({"status": "pending"}, "₦500.00", "pending"),
        ({"status": "failed"}, "₦500.00", "failed"),
        ({"amount": "500.00", "currency": "XAU"}, "500.00 XAU", ""),
        ({"amount": "half", "currency": ""}, "half", ""),
        ({"amount": ""}, "", ""),
    ],
)
def test_what_a_refund_says_stands_at_the_payment_that_it_names(
    tmp_path: Path, told: dict[str, str], amount: str, status: str
) -> None:
    async def act(desk: Desk) -> None:
        body = refund("card1")
        body["data"].update(told)
        raw = json.dumps(body).encode()
        await desk.inbox.suspect(raw)
        assert await desk.judging.next_ones() is not None
        assert await desk.journal.read(webhook_views.refunds_of, "card1") == ()  # a forgery says nothing
        await desk.inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))
        assert await desk.judging.next_ones() is not None
        (found,) = await desk.journal.read(webhook_views.refunds_of, "card1")
        assert found == ReportedRefund(desk.clock(), amount, "RF-000077", status)

    at_a_desk(tmp_path, act)


def test_what_is_no_refund_is_none_at_the_payment_that_it_names(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await money(desk)
        await desk.hears("payout", reference="t-1")
        assert await desk.journal.read(webhook_views.refunds_of, "t-1") == ()

    at_a_desk(tmp_path, act)


def test_of_a_long_unknown_kind_the_log_has_the_beginning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(desk: Desk) -> None:
        for ending in ("1", "2"):
            raw = json.dumps({**sample("unknown_kind", reference=ending), "notify": "K" * 60 + ending}).encode()
            await desk.inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))
        assert await desk.judging.next_ones() is not None

    with caplog.at_level(logging.WARNING):
        at_a_desk(tmp_path, act)
    said = [record.getMessage() for record in caplog.records if "unknown kind" in record.getMessage()]
    assert said == [f"A notice of the unknown kind '{'k' * 60}' was kept"]
