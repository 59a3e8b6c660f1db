"""What a screen shows to whoever may only look is refused to them all the same, and changes nothing."""

from pathlib import Path
from typing import Final

import pytest

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.payment import PaymentState
from pos_app.domain.people import RIGHTS, Right, Role
from pos_app.journal import line_views
from tests.services.counter import CHALLENGED, QUICK, Counter, at_a_counter
from tests.services.feed import Feed, at_a_feed, sample
from tests.services.tv_counter import BROKEN, TvCounter, at_a_tv_counter

SECRET: Final = "Adaeze Okafor, 12 Marina"
REFUSED: Final = "This is not yours to do"


@pytest.mark.parametrize("role", [Role.CASHIER, Role.SUPPORT, None])
def test_personal_data_is_shown_to_a_manager_only_and_to_nobody_while_it_is_locked(
    tmp_path: Path, role: Role | None
) -> None:
    async def act(here: Feed) -> None:
        await here.arrive(sample("bvn", ResultText=SECRET))
        (row,) = await here.rows_when(lambda rows: len(rows) == 1)
        here.rights = RIGHTS[role] if role is not None else frozenset()
        with pytest.raises(KnownError, match=REFUSED):
            await here.activity.show_personal(row.row)
        assert await here.counter.journal.read(line_views.last_of, "personal_shown") is None
        here.rights = RIGHTS[Role.MANAGER]
        assert dict((await here.activity.show_personal(row.row)).fields)["ResultText"] == SECRET

    at_a_feed(tmp_path, act)


def test_who_only_looks_matches_notes_asks_and_resends_nothing(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await here.send("transfer_in")
        (row,) = await here.rows_when(lambda rows: len(rows) == 1)
        here.rights = RIGHTS[Role.SUPPORT]
        for refused in (
            here.activity.match_to_sale(row.row, 1),
            here.activity.match_to_note(row.row, "for Ada"),
            here.activity.resend(reference),
            here.activity.check_now(row.row),
        ):
            with pytest.raises(KnownError, match=REFUSED):
                await refused
        assert await here.counter.desk.received(reference, Operation.RESEND_NOTICE) == 0
        here.rights = frozenset({Right.NOTE})
        await here.activity.match_to_note(row.row, "for Ada")
        assert (await here.activity.view(row.row)).matched_note == "for Ada"

    at_a_feed(tmp_path, act)


def test_a_payment_is_neither_cancelled_nor_asked_about_by_who_only_looks(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        counter.may_sell = False
        for refused in (counter.payments.ask_to_cancel(reference), counter.payments.check_now(reference)):
            with pytest.raises(KnownError, match=REFUSED):
                await refused
        view = await counter.payments.view(reference)
        assert (view.state, view.is_cancel_asked) == (PaymentState.STEP_UP, False)

    at_a_counter(tmp_path, act)


def test_a_tv_order_is_not_sent_again_by_who_only_looks(tmp_path: Path) -> None:
    async def act(tv: TvCounter) -> None:
        first = await tv.result_of(await tv.buy(BROKEN))
        await tv.wait_two_minutes()
        tv.here.may_sell = False
        with pytest.raises(KnownError, match=REFUSED):
            await tv.send_again(first.reference)
        assert (await tv.orders.view(first.reference)).times_sent == 1

    at_a_tv_counter(tmp_path, act)


def test_a_customers_page_holds_the_lock_only_while_it_is_waited_for(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.guest.code = None
        assert not counter.payments.has_customer
        reference = await counter.pay(CHALLENGED)
        await counter.view_when(reference, lambda view: view.is_approval_open)
        assert counter.payments.has_customer
        counter.clock.ahead += QUICK.patience
        view = await counter.view_when(reference, lambda view: view.state is PaymentState.UNKNOWN)
        assert view.is_approval_open  # the customer may still be typing
        assert not counter.payments.has_customer

    at_a_counter(tmp_path, act)
