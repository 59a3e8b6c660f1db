"""The oracle of card payments says so when a sale that a transfer has paid is charged to a card as well."""

from pathlib import Path

import pytest

from pos_app.domain.activity_view import Doubt, NoticeKind, Standing
from pos_app.domain.events import Topic
from pos_app.domain.judging import Heard
from pos_app.domain.payment import Observation
from pos_app.domain.sale import Sale
from pos_app.journal import judgements, matching, payments
from pos_app.journal.judgements import Worth
from pos_app.journal.store import Entry
from tests.journeys.never import broken_promises
from tests.services.counter import DECLINED, PRICE, Counter, at_a_counter

INBOX = "an inbox"


async def paid_by_a_transfer(counter: Counter) -> str:
    """Decline a card, match money to its sale, and return the attempt."""
    declined = await counter.end_of(await counter.pay(DECLINED))
    kind, at = NoticeKind.TRANSFER, counter.clock.now()
    sure = Worth("1", kind, "va-1", at, "", Standing.VERIFIED, Doubt.NONE, Heard.PAID, is_over=True, money=PRICE)
    await judgements.judge(counter.journal, INBOX, [sure])
    await matching.match(counter.journal, INBOX, "1", sale=declined.sale)
    assert (await counter.payments.sale(declined.sale)).state == "paid"
    assert await broken(counter) == ""
    return declined.reference


async def broken(counter: Counter) -> str:
    return " | ".join(await broken_promises(counter.journal, await counter.desk.ledger()))


def test_a_card_that_is_sent_after_the_transfer_is_named(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        reference = await paid_by_a_transfer(counter)
        # The database lets no such row in: only a line can tell of it.
        line = Entry("payment_about_to_send", reference, {"operation": 4}, Topic.PAYMENT)
        await counter.journal.record(line)
        assert "came after a transfer had paid sale 1" in await broken(counter)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("is_silent", [False, True])
def test_a_card_that_pays_beside_the_transfer_without_an_alarm_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_silent: bool
) -> None:
    def no_alarm(_: Sale, __: str) -> None:
        return None

    async def act(counter: Counter) -> None:
        reference = await paid_by_a_transfer(counter)
        if is_silent:
            monkeypatch.setattr(payments, "alarm_of_second_payment", no_alarm)
        await payments.observe(counter.journal, reference, Observation.SAYS_SUCCESS, day="2026-11-20")
        assert ("paid beside a transfer without an alarm" in await broken(counter)) is is_silent

    at_a_counter(tmp_path, act)
