"""The oracle of TV orders says so when something happened that must never happen."""

from dataclasses import replace
from pathlib import Path

from pos_app.domain.tv import OrderState
from tests.journeys import never_tv
from tests.journeys.never_tv import TvBook, broken_tv_promises
from tests.services.tv_counter import LOST, TvCounter, at_a_tv_counter


def test_each_broken_promise_is_named(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(LOST))
        second = await tv.result_of(await tv.buy_again(await tv.choose(LOST)))
        paid = await tv.result_of(await tv.buy())
        book, ledger = await tv.here.journal.read(never_tv.look), await tv.here.desk.ledger()
        assert broken_tv_promises(book, ledger) == []

        def with_order(reference: str, **changes: object) -> TvBook:
            return replace(book, orders={**book.orders, reference: replace(book.orders[reference], **changes)})

        def said(changed: TvBook) -> str:
            return " | ".join(broken_tv_promises(changed, ledger))

        assert "was bought twice" in said(with_order(second.reference, allowed_by=""))
        for state in (OrderState.NEVER_SENT, OrderState.REJECTED):
            assert "was bought and is shown as" in said(with_order(first.reference, state=state))
        assert "was bought and is shown as nothing" in said(replace(book, orders={}, receipts=()))
        assert "times for" in said(replace(book, lines=()))
        assert "nobody ever said so" in said(with_order(first.reference, state=OrderState.DELIVERED, receipt=2))
        assert "the totals say" in said(replace(book, totals=()))
        assert "no series" in said(with_order(paid.reference, receipt=None))
        sent = {"state": OrderState.PAY_SENT_AGAIN.value}
        again = replace(book.lines[-1], subject=first.reference, kind="order_seen_sending_again", facts=sent)
        assert "was sent again beside" in said(replace(book, lines=(*book.lines, again)))
        received = {**ledger["received"], first.reference: {"9": 2}}
        assert any("announced 1 times" in each for each in broken_tv_promises(book, {**ledger, "received": received}))

    at_a_tv_counter(tmp_path, act)
