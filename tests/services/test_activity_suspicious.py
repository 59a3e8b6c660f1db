"""A notice of a payment of this till that says other money is no less a reason to ask than another."""

from datetime import timedelta
from pathlib import Path

from pos_app.domain.payment import Word
from pos_app.services.webhook_judging import WebhookJudging
from tests.services.counter import DECLINED
from tests.services.feed import Feed, at_a_feed, sample


def test_a_suspicious_notice_that_was_judged_before_the_till_was_killed_is_asked_about_at_the_start(
    tmp_path: Path,
) -> None:
    async def act(here: Feed) -> None:
        payment = await here.counter.end_of(await here.counter.pay(DECLINED))
        assert payment.word is Word.DECLINED
        asked = await here.asked(payment.reference)
        body = sample(
            "card_successful", reference=payment.reference, status="success", requested_amount="1.00", amount="1.00"
        )
        await here.arrive(body)
        judging = WebhookJudging(
            here.counter.journal, here.inbox, offset=lambda: timedelta(hours=1), place=here.counter.line.place
        )
        assert await judging.next_ones()  # and killed before anything was asked
        await here.tasks.recover()

        async def is_asked() -> bool:
            return await here.asked(payment.reference) > asked

        await here.counter.until(is_asked)

    at_a_feed(tmp_path, act, is_open=False)
