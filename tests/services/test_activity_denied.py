"""Money that was verified, and that the service denies later: it is not called paid any more, and pays nothing."""

from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.history import DeniedMoney, HistoryEvent, HistoryFilter, HistoryKind, HistoryRow
from pos_app.domain.money import Money
from pos_app.domain.payment import Alarm, Word
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeRow, NoticeStanding
from pos_app.journal import history_search, shifts
from pos_app.services.webhook_judging import ServiceAnswer, WebhookJudging
from tests.journal.notebook import opened, put_back, raw, run
from tests.services import openers
from tests.services.counter import DECLINED, PRICE
from tests.services.feed import STILL, Feed, at_a_feed

ATTENTION = HistoryFilter(needs_attention=True)


async def say(here: Feed, reference: str, status: VerifiedStatus, *, amount: Money) -> None:
    """Have the service answer so when it is asked about it."""
    judging = WebhookJudging(
        here.counter.journal, here.inbox, offset=lambda: timedelta(hours=1), place=here.counter.line.place
    )
    said = Verification(status, status.value, "", amount.wire(), amount.wire(), amount.currency.value)
    await judging.hear(ServiceAnswer(reference, said, is_over=True))


@pytest.mark.parametrize("is_matched", [False, True])
@pytest.mark.parametrize(
    ("status", "amount", "denied"),
    [
        (VerifiedStatus.FAILED, PRICE, Doubt.NOT_PAID),
        (VerifiedStatus.SUCCESS, Money(100, PRICE.currency), Doubt.OTHER_AMOUNT),
        (VerifiedStatus.PENDING, PRICE, Doubt.NONE),
    ],
)
def test_verified_money_that_is_denied_later_says_so_and_pays_no_sale(
    tmp_path: Path, status: VerifiedStatus, amount: Money, denied: Doubt, *, is_matched: bool
) -> None:
    async def act(here: Feed) -> None:
        sale = (await here.counter.end_of(await here.counter.pay(DECLINED))).sale
        reference = await here.send("transfer_in", amount=PRICE.wire())
        row = await here.row_when(lambda row: row.reference == reference and row.standing is NoticeStanding.VERIFIED)
        if is_matched:
            await here.activity.match_to_sale(row.row, sale)
        await say(here, reference, status, amount=amount)
        view = await here.activity.view(row.row)
        assert (view.denied, view.is_safe) == (denied, denied is Doubt.NONE)
        if denied is Doubt.NONE or is_matched:
            return
        assert view.offers == ()
        with pytest.raises(KnownError):
            await here.activity.match_to_sale(row.row, sale)
        assert (await here.counter.payments.sale(sale)).state == "open"

    at_a_feed(tmp_path, act, intervals=STILL)


async def denied_money(here: Feed, *, sale: int | None = None) -> NoticeRow:
    """Have money come in, be verified and matched, and be denied when the service is asked once more."""
    reference = await here.send("transfer_in", amount=PRICE.wire())
    row = await here.row_when(lambda row: row.reference == reference and row.standing is NoticeStanding.VERIFIED)
    if sale is not None:
        await here.activity.match_to_sale(row.row, sale)
    await say(here, reference, VerifiedStatus.FAILED, amount=PRICE)
    return row


@pytest.mark.parametrize("is_matched", [False, True])
@pytest.mark.parametrize(
    ("status", "amount", "alarm", "told_as"),
    [
        (VerifiedStatus.FAILED, PRICE, Alarm.PAID_BUT_NOW_DENIED, HistoryEvent.DENIED_LATER),
        (VerifiedStatus.SUCCESS, Money(100, PRICE.currency), Alarm.OTHER_MONEY, HistoryEvent.OTHER_MONEY),
    ],
)
def test_verified_money_that_is_denied_later_needs_a_manager_who_is_told_where_it_stands(
    tmp_path: Path, status: VerifiedStatus, amount: Money, alarm: Alarm, told_as: HistoryEvent, *, is_matched: bool
) -> None:
    async def act(here: Feed) -> None:
        journal = here.counter.journal
        await shifts.open_shift(journal, float_=Money(0, PRICE.currency), who="Ngozi")
        sale = (await here.counter.end_of(await here.counter.pay(DECLINED))).sale if is_matched else None
        row = await denied_money(here, sale=sale)
        await say(here, row.reference, VerifiedStatus.SUCCESS, amount=PRICE)
        assert await journal.read(history_search.page, ATTENTION) == ()  # it is paid after all: nobody has to look
        await say(here, row.reference, status, amount=amount)
        (found,) = await journal.read(history_search.page, ATTENTION)
        assert (found.about, found.alarm, found.word) == (row.row, alarm, Word.PAID)
        at_counter = openers.history(journal, here.activity, check_payment=here.counter.payments.check_now)
        told = await at_counter.view(HistoryKind.TRANSFER, row.row, found.inbox)
        assert (told.denied, told.may_settle) == (DeniedMoney(shift=1, sale=sale), True)
        assert told.story[-1].what is told_as
        view = await here.activity.view(row.row)
        assert (view.denied_money, view.matched_sale, view.head.is_denied) == (told.denied, sale, True)
        closed = await shifts.close_shift(
            journal, 1, counted=Money(0, PRICE.currency), reason="", who="Ngozi", manager=""
        )
        await shifts.open_shift(journal, float_=Money(0, PRICE.currency), who="Ngozi")
        assert [each.about for each in closed.settled if each.word is Word.PAID] == [row.reference]
        told = await at_counter.view(HistoryKind.TRANSFER, row.row, found.inbox)
        assert told.denied == DeniedMoney(shift=1, sale=sale)  # in the Z that counted it
        await at_counter.settle(found, "Written off")
        assert await journal.read(history_search.page, ATTENTION) == ()
        assert not (await at_counter.view(HistoryKind.TRANSFER, row.row, found.inbox)).may_settle
        await say(here, row.reference, status, amount=amount)
        assert await journal.read(history_search.page, ATTENTION) == ()  # the same once more
        await at_counter.close()

    at_a_feed(tmp_path, act, intervals=STILL)


@pytest.mark.parametrize("without", [NoticeReport.NO_ANSWER, NoticeReport.UNKNOWN])
def test_money_that_was_denied_stays_so_when_the_service_says_nothing(tmp_path: Path, without: NoticeReport) -> None:
    async def act(here: Feed) -> None:
        row = await denied_money(here)
        judging = WebhookJudging(
            here.counter.journal, here.inbox, offset=lambda: timedelta(hours=1), place=here.counter.line.place
        )
        await judging.hear(ServiceAnswer(row.reference, None, without))
        assert (await here.activity.view(row.row)).denied is Doubt.NOT_PAID
        assert len(await here.counter.journal.read(history_search.page, ATTENTION)) == 1

    at_a_feed(tmp_path, act, intervals=STILL)


def test_a_second_payment_that_is_denied_is_not_given_back(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        sale = (await here.counter.end_of(await here.counter.pay())).sale
        row = await denied_money(here, sale=sale)
        (found,) = await here.counter.journal.read(history_search.page, ATTENTION)
        assert (found.about, found.alarm) == (row.row, Alarm.PAID_BUT_NOW_DENIED)
        view = await here.activity.view(row.row)
        assert view.denied_money == DeniedMoney(shift=None, sale=sale, is_in_takings=False)

    at_a_feed(tmp_path, act, intervals=STILL)


def test_money_that_was_denied_before_an_older_till_was_replaced_needs_a_manager_too(tmp_path: Path) -> None:
    async def before(here: Feed) -> None:
        await denied_money(here)

    async def look() -> tuple[HistoryRow, ...]:
        async with opened(tmp_path / "sandbox.journal") as journal:
            return await journal.read(history_search.page, ATTENTION)

    at_a_feed(tmp_path, before, intervals=STILL)
    put_back(tmp_path / "sandbox.journal", migrations=17)
    book = raw(tmp_path / "sandbox.journal")
    book.execute("UPDATE found SET needs = 0")
    book.close()
    (found,) = run(look())
    assert found.alarm == Alarm.PAID_BUT_NOW_DENIED
