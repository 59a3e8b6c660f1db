"""A notice of a payment of this till makes it ask: also what was kept while it was closed, also for what has ended."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx

from pos_app.app.process import TillProcess, now, open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.errors import Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.sale import SaleOrder
from pos_app.domain.webhook_view import Doubt, NoticeRow, NoticeStanding
from pos_app.domain.webhooks import TakenNotice
from pos_app.gateway.keys import MerchantKeys
from pos_app.gateway.signing import notice_signature
from pos_app.journal.inbox import Inbox
from pos_app.sandbox.address import Address
from pos_app.sandbox.server import Sandbox
from tests.app.test_webhook_endpoint import row_when
from tests.services import openers
from tests.services.counter import PRICE, Desk, card_of
from tests.services.feed import sample
from tests.services.guest import Guest
from tests.services.played import NO_CERTIFICATES, local_line

LONG: Final = 60.0


def at_the_till(folder: Path, address: Address, act: Callable[[TillServices, Desk], Awaitable[None]]) -> None:
    """Open the till beside a service that goes on when it closes."""

    async def run(process: TillProcess) -> None:
        headers = {"Authorization": f"Bearer {address.control_token}"}
        async with (
            local_line() as http,
            httpx.AsyncClient(
                base_url=address.control_url, headers=headers, verify=NO_CERTIFICATES, trust_env=False, timeout=LONG
            ) as desk,
            open_services(process, Guest(http), played=address) as room,
        ):
            await act(room, Desk(desk))

    with open_process(StartOptions(folder, Environment.SANDBOX, None)) as process:
        asyncio.run(run(process))


def keys_of(address: Address) -> MerchantKeys:
    return MerchantKeys.parse(secret=address.secret_key, public=address.public_key, environment=Environment.SANDBOX)


def keep(folder: Path, address: Address, notice: dict[str, Any]) -> None:
    """Keep a notice while the till is closed, as `pos-app listen` does."""

    async def run() -> None:
        inbox = await Inbox.open(folder / "sandbox.inbox", environment=Environment.SANDBOX, now=now)
        try:
            keys = keys_of(address)
            taken = openers.webhooks(inbox, folder, lambda: (keys,)).take(
                json.dumps(notice).encode(), notice_signature(keys)
            )
            assert await taken is TakenNotice.KEPT
        finally:
            await inbox.close()

    asyncio.run(run())


async def pay(room: TillServices) -> str:
    order = SaleOrder(room.payments.new_slip(), PRICE, "ada@example.com", "Order 1184")
    return await room.payments.pay(order, card_of())


async def view_when(room: TillServices, reference: str, holds: Callable[[PaymentView], bool]) -> PaymentView:
    """Return the payment as soon as it is as asked."""
    rung = asyncio.Event()
    stop = room.journal.listen(lambda _: rung.set())
    try:
        async with asyncio.timeout(LONG):
            while not holds(view := await room.payments.view(reference)):
                await rung.wait()
                rung.clear()
            return view
    finally:
        stop()


async def decline(room: TillServices, desk: Desk) -> str:
    """Have a payment end Declined that the service comes to know as paid later."""
    await desk.vary(unknown_reference="failed")
    await desk.arm(Operation.INITIALIZE, "drop_before")
    reference = await pay(room)
    view = await view_when(room, reference, lambda view: view.ended_at is not None)
    assert view.word is Word.DECLINED
    return reference


async def comes_in_after_all(desk: Desk, reference: str) -> None:
    (await desk.http.put("/webhook", json={"url": "http://127.0.0.1:9/n"})).raise_for_status()
    money = {"amount": PRICE.wire(), "currency": PRICE.currency.value}
    await desk.http.post("/notices", json={"kind": "transfer_in", "reference": reference, **money})


def card_notice(reference: str, kind: str = "card_successful") -> dict[str, Any]:
    money = {"requested_amount": PRICE.wire(), "amount": PRICE.wire(), "currency": PRICE.currency.value}
    return sample(kind, reference=reference, **money)


def test_a_success_that_was_kept_while_the_till_was_closed_is_asked_about_at_the_start(tmp_path: Path) -> None:
    declined: list[str] = []

    async def before(room: TillServices, desk: Desk) -> None:
        declined.append(await decline(room, desk))

    async def after(room: TillServices, _: Desk) -> None:
        view = await view_when(room, declined[0], lambda view: view.state is PaymentState.LATE_SUCCESS)
        assert view.alarm is not None
        row = await row_when(room, lambda row: row.standing is NoticeStanding.VERIFIED)
        assert row.reference == view.reference

    async def in_between(room: TillServices, desk: Desk) -> None:
        await comes_in_after_all(desk, declined[0])
        assert (await room.payments.view(declined[0])).word is Word.DECLINED  # nobody has told this till

    with Sandbox(seed=7) as address:
        at_the_till(tmp_path, address, before)
        at_the_till(tmp_path, address, in_between)
        keep(tmp_path, address, card_notice(declined[0]))
        at_the_till(tmp_path, address, after)


def test_a_till_that_was_killed_between_the_judging_and_the_asking_asks_at_the_next_start(tmp_path: Path) -> None:
    declined: list[str] = []

    async def before(room: TillServices, desk: Desk) -> None:
        declined.append(await decline(room, desk))
        await desk.arm(Operation.VERIFY, "drop_before", times=None)
        keys = keys_of(address)
        raw = json.dumps(card_notice(declined[0])).encode()
        assert await room.notices.take(raw, notice_signature(keys)) is TakenNotice.KEPT
        row = await row_when(room, lambda row: row.reference == declined[0])
        assert row.standing is NoticeStanding.REPORTED

    async def after(room: TillServices, desk: Desk) -> None:
        await desk.mend()
        await comes_in_after_all(desk, declined[0])
        await view_when(room, declined[0], lambda view: view.state is PaymentState.LATE_SUCCESS)

    with Sandbox(seed=7) as address:
        at_the_till(tmp_path, address, before)
        at_the_till(tmp_path, address, after)


def test_a_notice_that_calls_a_paid_payment_failed_is_asked_about_before_it_is_called_anything(tmp_path: Path) -> None:
    async def act(room: TillServices, desk: Desk) -> None:
        (await desk.http.put("/webhook", json={"url": None})).raise_for_status()
        reference = await pay(room)
        await view_when(room, reference, lambda view: view.word is Word.PAID)
        before = await desk.received(reference, Operation.VERIFY)
        seen: list[NoticeStanding] = []

        def ends(row: NoticeRow) -> bool:
            seen.append(row.standing)
            return row.doubt is Doubt.SAYS_OTHERWISE

        keys = keys_of(address)
        raw = json.dumps(card_notice(reference, "card_failed")).encode()
        assert await room.notices.take(raw, notice_signature(keys)) is TakenNotice.KEPT
        row = await row_when(room, ends)
        assert set(seen) == {NoticeStanding.REPORTED}
        assert not (await room.activity.view(row.row)).is_safe
        assert await desk.received(reference, Operation.VERIFY) > before
        assert (await room.payments.view(reference)).word is Word.PAID

    with Sandbox(seed=7) as address:
        at_the_till(tmp_path, address, act)


def test_a_paid_payment_that_the_service_takes_back_after_a_notice_says_so(tmp_path: Path) -> None:
    paid: list[str] = []

    async def before(room: TillServices, desk: Desk) -> None:
        (await desk.http.put("/webhook", json={"url": None})).raise_for_status()
        paid.append(await pay(room))
        await view_when(room, paid[0], lambda view: view.word is Word.PAID)

    async def after(room: TillServices, _: Desk) -> None:
        view = await view_when(room, paid[0], lambda view: view.alarm is not None)
        assert view.word is Word.PAID
        row = await row_when(room, lambda row: row.doubt is Doubt.NOT_PAID)
        assert row.standing is NoticeStanding.REPORTED

    with Sandbox(seed=7) as address:
        at_the_till(tmp_path, address, before)
    with Sandbox(seed=7) as other:  # it does not know this payment, and says failed
        keep(tmp_path, other, card_notice(paid[0], "card_failed"))
        with httpx.Client(verify=NO_CERTIFICATES, trust_env=False, timeout=LONG) as http:
            http.put(
                f"{other.control_url}/variants",
                json={"unknown_reference": "failed"},
                headers={"Authorization": f"Bearer {other.control_token}"},
            ).raise_for_status()
        at_the_till(tmp_path, other, after)
