"""A suspicious notice: of a payment of this till it is a reason to ask, and opening one holds nobody up."""

import threading
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.domain.payment import Word
from pos_app.domain.webhook_view import NoticeStanding
from pos_app.services import webhook_fields, webhook_view
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


def test_a_notice_is_read_beside_the_loop_that_the_window_lives_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[int] = []

    def read(body: bytes, *, with_personal: bool) -> webhook_fields.Shown:
        readers.append(threading.get_ident())
        return webhook_fields.shown(body, with_personal=with_personal)

    async def act(here: Feed) -> None:
        await here.arrive({"d": [1] * 1_000}, signature="0" * 128)
        row = await here.row_when(lambda row: row.standing is NoticeStanding.SUSPICIOUS)
        view = await here.activity.view(row.row)
        assert (len(view.fields), view.has_more_fields) == (100, True)
        assert readers == [each for each in readers if each != threading.get_ident()]
        assert readers

    monkeypatch.setattr(webhook_view, "shown", read)
    at_a_feed(tmp_path, act)
