"""What a notice about a payment of this till is worth by what the payment came to, and when it is a reason to ask."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.money import Money
from pos_app.domain.payment import OPEN, Observation, PaymentState
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.tv import OrderState
from pos_app.domain.verification import ServicePlace
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.domain.webhooks import key_of
from pos_app.gateway.json_text import read_object
from pos_app.journal import inbox_arrivals, payments, webhook_resends, webhook_views
from pos_app.journal.entry import Fact
from pos_app.journal.inbox import ArrivedNotice, Inbox
from pos_app.journal.store import Journal
from pos_app.journal.webhook_views import Judgement
from pos_app.services.webhook_judging import Judged, ServiceAnswer, WebhookJudging, came_elsewhere
from tests.journal.notebook import Clock, opened, opened_inbox, run, with_triggers_off
from tests.journal.test_payments import DAY, PRICE, lead
from tests.journal.test_tv_orders import lead as lead_order
from tests.services.feed import sample

S = PaymentState
HERE = ServicePlace("https://api.example", "test", "a1")
V, R, X = NoticeStanding.VERIFIED, NoticeStanding.REPORTED, NoticeStanding.SUSPICIOUS
TO_ASK = (R, Doubt.NOT_ASKED_YET, NoticeReport.NOTHING)
PAID = (V, Doubt.NONE, NoticeReport.PAID)
NOT_PAID = (R, Doubt.NOT_PAID, NoticeReport.NOT_PAID)
DENIED = (R, Doubt.SAYS_OTHERWISE, NoticeReport.PAID)
ENDED: dict[PaymentState, dict[str, tuple[NoticeStanding, Doubt, NoticeReport]]] = {
    S.SUCCESS: {"success": PAID, "pending": PAID, "failed": DENIED},
    S.LATE_SUCCESS: {"success": PAID, "pending": PAID, "failed": DENIED},
    S.FAILED: {"success": NOT_PAID, "pending": NOT_PAID, "failed": NOT_PAID},
}
AGREE = {
    (S.SUCCESS, "success"),
    (S.SUCCESS, "pending"),
    (S.LATE_SUCCESS, "success"),
    (S.LATE_SUCCESS, "pending"),
    (S.FAILED, "failed"),
}


@dataclass
class Desk:
    journal: Journal
    inbox: Inbox
    judging: WebhookJudging
    clock: Clock

    async def hears(self, kind: str = "card_successful", **data: object) -> Judged:
        raw = json.dumps(sample(kind, **data)).encode()
        await self.inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))
        found = await self.judging.next_ones()
        assert found is not None
        return found[0]

    async def known(self, reference: str) -> list[Judgement]:
        mark = await self.inbox.read(inbox_arrivals.mark)
        return list(await self.journal.read(webhook_views.about, mark, reference))


def at_a_desk(folder: Path, act: Callable[[Desk], Awaitable[None]]) -> None:
    async def go() -> None:
        clock = Clock()
        async with (
            opened(folder / "sandbox.journal", clock=clock) as journal,
            opened_inbox(folder / "sandbox.inbox", clock=clock) as inbox,
        ):
            judging = WebhookJudging(journal, inbox, offset=lambda: timedelta(hours=1), place=lambda: HERE)
            await act(Desk(journal, inbox, judging, clock))
            assert (await journal.verify()).holds

    run(go())


def worth(one: Judgement) -> tuple[NoticeStanding, Doubt, NoticeReport]:
    return one.standing, one.doubt, one.heard


@pytest.mark.parametrize("state", PaymentState)
@pytest.mark.parametrize("status", ["success", "failed", "pending"])
@pytest.mark.parametrize("was_answered_later", [False, True])
def test_a_notice_is_worth_what_the_payment_came_to_unless_it_is_news_and_then_the_service_is_asked(
    tmp_path: Path, state: PaymentState, status: str, *, was_answered_later: bool
) -> None:
    async def act(desk: Desk) -> None:
        if was_answered_later:
            desk.clock.go_on(5)
        await lead(desk.journal, "card1", state)
        desk.clock.go_on(-5 if was_answered_later else 5)
        one = await desk.hears(reference="card1", requested_amount=PRICE.wire(), status=status)
        is_settled = state in ENDED and (was_answered_later or (state, status) in AGREE)
        assert worth(one.judgement) == (ENDED[state][status] if is_settled else TO_ASK)
        assert (one.is_ours, one.may_have_news, one.judgement.is_over) == (True, not is_settled, is_settled)

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize("state", sorted(OPEN - {S.INTENT, S.DEVICE_CHECK}))
def test_what_was_asked_about_in_vain_says_so(tmp_path: Path, state: PaymentState) -> None:
    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", state)
        await payments.observe(desk.journal, "card1", Observation.SAYS_NOTHING_CLEAR, {"asked": 1}, day=DAY)
        one = await desk.hears(reference="card1", requested_amount=PRICE.wire())
        assert worth(one.judgement) == (R, Doubt.NO_ANSWER, NoticeReport.NO_ANSWER)

    at_a_desk(tmp_path, act)


def test_a_notice_with_another_amount_and_one_of_a_payment_with_other_money_are_suspicious(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", S.SUCCESS, slip="1")
        await lead(desk.journal, "card2", S.UNKNOWN, slip="2")
        await payments.observe(desk.journal, "card2", Observation.SAYS_OTHER_MONEY, day=DAY)
        for name, amount in (("card1", "1.00"), ("card2", PRICE.wire())):
            one = await desk.hears(reference=name, requested_amount=amount)
            assert worth(one.judgement)[:2] == (X, Doubt.OTHER_AMOUNT)

    at_a_desk(tmp_path, act)


def test_a_notice_that_names_an_order_of_this_till_stands_beside_it_and_is_asked_about_by_nobody(
    tmp_path: Path,
) -> None:
    async def act(desk: Desk) -> None:
        await lead_order(desk.journal, "tv-1", OrderState.DELIVERED)
        one = await desk.hears("transfer_in", reference=" TV-1")
        assert one.judgement.kind is NoticeKind.TV_ORDER
        assert worth(one.judgement) == (R, Doubt.CANNOT_BE_ASKED, NoticeReport.NOTHING)
        assert (one.is_ours, one.may_have_news, one.judgement.is_over) == (False, False, True)
        other = await desk.hears("transfer_in", reference="tv-1", requested_amount="1.00", amount="1.00")
        assert worth(other.judgement)[:2] == (X, Doubt.CONTRADICTS)

    at_a_desk(tmp_path, act)


def test_notices_are_looked_at_again_by_what_their_payment_has_become_and_no_others_are(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        assert await desk.judging.look_again("card1") == ()
        await desk.hears(reference="card1", requested_amount=PRICE.wire())
        assert await desk.judging.look_again("card1") == ()  # it is no payment of this till
        await lead(desk.journal, "card1", S.SUCCESS)
        (one,) = await desk.judging.look_again("card1")
        assert (worth(one.judgement), one.is_ours) == (PAID, True)

    at_a_desk(tmp_path, act)


def test_what_was_paid_stays_so_through_silence_and_is_taken_back_in_clear_words_only(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await desk.hears("transfer_in", reference="t-1", amount=PRICE.wire(), requested_amount=PRICE.wire())

        async def said(status: VerifiedStatus | None) -> NoticeReport:
            answer = None if status is None else Verification(status, status.value, "", None, PRICE.wire(), "NGN")
            await desk.judging.hear(ServiceAnswer("t-1", answer))
            (one,) = await desk.known("t-1")
            return one.heard

        assert await said(None) is NoticeReport.NO_ANSWER
        assert await said(VerifiedStatus.SUCCESS) is NoticeReport.PAID
        for silence in (None, VerifiedStatus.PENDING, VerifiedStatus.OTHER):
            assert await said(silence) is NoticeReport.PAID
        assert await said(VerifiedStatus.FAILED) is NoticeReport.NOT_PAID
        (one,) = await desk.known("t-1")
        assert (one.asked, one.checked_at) == (6, desk.clock())

    at_a_desk(tmp_path, act)


def test_a_payment_that_the_service_denies_after_all_says_so_of_its_notices(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", S.SUCCESS, slip="1")
        await lead(desk.journal, "card2", S.SUCCESS, slip="2")
        await payments.observe(desk.journal, "card1", Observation.SAYS_FAILED, day=DAY)
        denied = await desk.hears(reference="card1", requested_amount=PRICE.wire())
        assert denied.judgement.heard is NoticeReport.NOT_PAID
        paid = await desk.hears(reference="card2", requested_amount=PRICE.wire())
        assert paid.judgement.heard is NoticeReport.PAID

    at_a_desk(tmp_path, act)


def test_an_open_payment_has_news_in_a_notice_though_the_service_denied_it_since_when_that_did_not_count_yet(
    tmp_path: Path,
) -> None:
    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", S.ENROLL_SENT)
        desk.clock.go_on(5)
        await payments.observe(desk.journal, "card1", Observation.SAYS_FAILED, day=DAY)
        desk.clock.go_on(-5)
        one = await desk.hears(reference="card1", requested_amount=PRICE.wire())
        assert (one.is_ours, one.may_have_news, one.judgement.is_over) == (True, True, False)

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize(
    ("told", "is_settled"),
    [
        ({"word": "failed", "asked_in": "failed"}, True),
        ({"word": "failed", "asked_in": "failed", "is_elsewhere": True}, False),
        ({"word": "failed", "asked_in": "enroll_sent"}, False),
        ({"word": "pending", "asked_in": "failed"}, False),
        ({"word": "refused", "asked_in": "failed", "message": "Service currently not available"}, False),
        ({"why": "no_reply"}, False),
    ],
)
def test_a_declined_payment_is_settled_once_the_service_declines_it_again_after_its_notice(
    tmp_path: Path, told: dict[str, Fact], *, is_settled: bool
) -> None:
    """The table knows no denial of what is declined, so the line of it says nothing clear beside that word."""

    async def act(desk: Desk) -> None:
        await lead(desk.journal, "card1", S.FAILED)
        desk.clock.go_on(5)
        one = await desk.hears(reference="card1", requested_amount=PRICE.wire())
        assert worth(one.judgement) == TO_ASK
        desk.clock.go_on(5)
        await payments.observe(desk.journal, "card1", Observation.SAYS_NOTHING_CLEAR, told, day=DAY)
        (again,) = await desk.judging.look_again("card1")
        assert worth(again.judgement) == (NOT_PAID if is_settled else TO_ASK)
        assert again.may_have_news is not is_settled
        mark = await desk.inbox.read(inbox_arrivals.mark)
        at_start = await desk.journal.read(webhook_views.ours_unsettled, mark)
        assert at_start == (() if is_settled else ("card1",))

    at_a_desk(tmp_path, act)


def test_an_answer_about_money_decides_nothing_of_what_only_carries_its_reference(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await desk.hears("transfer_in", reference="t-1", amount=PRICE.wire(), requested_amount=PRICE.wire())
        payout = (await desk.hears("payout", reference="t-1", amount=PRICE.wire())).judgement
        for status in (VerifiedStatus.PENDING, VerifiedStatus.SUCCESS):
            said = Verification(status, status.value, "", None, PRICE.wire(), "NGN")
            await desk.judging.hear(ServiceAnswer("t-1", said))
            found = {each.kind: each for each in await desk.known("t-1")}
            assert worth(found[NoticeKind.PAYOUT]) == worth(payout)
            assert (found[NoticeKind.PAYOUT].is_over, found[NoticeKind.PAYOUT].money) == (True, payout.money)
        assert worth(found[NoticeKind.TRANSFER]) == PAID

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize(
    ("status", "named", "first"),
    [
        (VerifiedStatus.PENDING, None, (R, Doubt.NOT_PAID)),
        (VerifiedStatus.FAILED, None, (R, Doubt.NOT_PAID)),
        (VerifiedStatus.SUCCESS, None, (X, Doubt.CONTRADICTS)),
        (VerifiedStatus.SUCCESS, PRICE, (V, Doubt.NONE)),
    ],
)
def test_the_first_of_two_that_contradict_is_in_dispute_only_once_it_is_paid_and_nobody_says_how_much(
    tmp_path: Path, status: VerifiedStatus, named: Money | None, first: tuple[NoticeStanding, Doubt]
) -> None:
    async def act(desk: Desk) -> None:
        for amount in (PRICE.wire(), "1.00"):
            await desk.hears("transfer_in", reference="t-1", amount=amount, requested_amount=amount)
        wire = named.wire() if named else None
        said = Verification(status, status.value, "", None, wire, "NGN" if named else None)
        await desk.judging.hear(ServiceAnswer("t-1", said))
        found = {each.money: (each.standing, each.doubt) for each in await desk.known("t-1")}
        assert found[PRICE] == first
        assert found[Money(100, PRICE.currency)][0] is X

    at_a_desk(tmp_path, act)


def test_what_comes_again_is_linked_with_its_resend_and_with_no_other(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        first = (await desk.hears("transfer_in", reference="t-1")).judgement
        await desk.hears("transfer_in", reference="t-2")
        await webhook_resends.ask(desk.journal, "t-1")
        await webhook_resends.ask(desk.journal, "t-3")
        desk.clock.go_on(2)
        for reference in ("t-2", "t-1"):
            raw = json.dumps(sample("transfer_in", reference=reference)).encode()
            await desk.inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))
        for one in await desk.known("t-2"):
            await desk.judging.came_again(one.item)
        assert [each.came for each in await desk.journal.read(webhook_resends.resends_of, "t-1")] == [""]
        await desk.judging.came_again(first.item)
        assert [each.came for each in await desk.journal.read(webhook_resends.resends_of, "t-1")] == [first.item]
        assert [each.came for each in await desk.journal.read(webhook_resends.resends_of, "t-3")] == [""]

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize("is_other", [False, True])
def test_a_repeat_with_other_white_space_comes_back_as_its_notice_and_one_that_contradicts_as_its_own_row(
    tmp_path: Path, *, is_other: bool
) -> None:
    async def act(desk: Desk) -> None:
        body = sample("transfer_in", reference="t-1")
        first = (await desk.hears("transfer_in", reference="t-1")).judgement
        await webhook_resends.ask(desk.journal, "t-1")
        if is_other:
            body["data"]["requested_amount"] = "1.00"
        raw = json.dumps(body, indent=1).encode()
        await desk.inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))
        judged = await desk.judging.next_ones()
        assert judged is not None
        (resend,) = await desk.journal.read(webhook_resends.resends_of, "t-1")
        assert resend.came == (judged[0].judgement.item if is_other else first.item)
        assert len(await desk.known("t-1")) == (2 if is_other else 1)

    at_a_desk(tmp_path, act)


@pytest.mark.parametrize(
    ("service", "keys", "place", "is_elsewhere"),
    [
        (HERE.service, HERE.keys, HERE, False),
        (HERE.service, HERE.keys, ServicePlace(HERE.service, "test", "b2"), False),
        (HERE.service, HERE.keys, ServicePlace("https://other.example", "test"), True),
        (HERE.service, HERE.keys, ServicePlace(HERE.service, "live"), True),
        (HERE.service, HERE.keys, ServicePlace(HERE.service, ""), False),  # results are asked for without keys too
        (HERE.service, "", ServicePlace(HERE.service, "live"), False),
        ("", "", ServicePlace("https://other.example", "test"), False),  # an older till did not write it down
        (HERE.service, HERE.keys, ServicePlace("", ""), False),  # nobody is spoken to
    ],
)
def test_a_notice_came_to_the_service_that_was_written_down_with_it(
    tmp_path: Path, service: str, keys: str, place: ServicePlace, *, is_elsewhere: bool
) -> None:
    async def act(desk: Desk) -> None:
        one = (await desk.hears("dedicated_account", reference="t-1")).judgement
        assert (one.service, one.keys) == (HERE.service, HERE.keys)
        assert await desk.judging.lies_elsewhere("t-1", ServicePlace("https://other.example", "test"))
        assert not await desk.judging.lies_elsewhere("t-2", ServicePlace("https://other.example", "test"))
        assert came_elsewhere(replace(one, service=service, keys=keys), place) is is_elsewhere

    at_a_desk(tmp_path, act)


def test_where_nothing_came_there_is_nothing_to_judge(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        assert await desk.judging.next_ones() is None
        await desk.hears("transfer_in", reference="t-1")
        assert await desk.judging.next_ones() is None

    at_a_desk(tmp_path, act)


def test_a_number_is_looked_for_only_of_whoever_sent_money(tmp_path: Path) -> None:
    async def act(desk: Desk) -> None:
        await desk.hears("mobile_money", reference="m-1")
        await desk.hears("mobile_money", reference="m-2", customer={})
        raw = json.dumps({**sample("mobile_money", reference="m-1"), "notify": "refund"}).encode()
        await desk.inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))
        await desk.judging.next_ones()
        with_triggers_off(tmp_path / "sandbox.journal", "UPDATE judgement SET phone = NULL")  # as a migration leaves it
        await desk.judging.look_for_phones()
        rows = await desk.journal.read(
            lambda book: book.execute("SELECT kind, phone FROM judgement ORDER BY CAST(item AS INTEGER)").fetchall()
        )
        assert rows == [("mobile_money", "2348030000113"), ("mobile_money", ""), ("refund", "")]

    at_a_desk(tmp_path, act)


def test_a_hundred_unknown_kinds_are_said_in_the_log_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(desk: Desk) -> None:
        for number in range(102):
            raw = json.dumps({**sample("unknown_kind", reference=f"r-{number}"), "notify": f"kind {number}"}).encode()
            await desk.inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))
        for _ in range(3):  # fifty at a time
            assert await desk.judging.next_ones() is not None
        assert await desk.judging.next_ones() is None

    at_a_desk(tmp_path, act)
    said = [record.getMessage() for record in caplog.records if "unknown kind" in record.getMessage()]
    assert said == [f"A notice of the unknown kind 'kind {number}' was kept" for number in range(100)]
