"""Money that was verified, and that the service denies later: it is not called paid any more, and pays nothing."""

from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.money import Money
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.webhook_view import Doubt, NoticeStanding
from pos_app.services.webhook_judging import ServiceAnswer, WebhookJudging
from tests.services.counter import DECLINED, PRICE
from tests.services.feed import STILL, Feed, at_a_feed


async def say(here: Feed, reference: str, status: VerifiedStatus, *, amount: Money) -> None:
    """Have the service answer so when it is asked about it."""
    judging = WebhookJudging(here.counter.journal, here.inbox, offset=lambda: timedelta(hours=1))
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
