"""Cable TV as a counter knows it: buy once, look, send the same once more, enter an outcome."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any, Final, TypeVar

from pos_app.domain.clock import Clock
from pos_app.domain.errors import KnownError, TooBusy
from pos_app.domain.payment import Word
from pos_app.domain.people import SignedApproval, Staff, entering_outcome, selling_again, sending_again
from pos_app.domain.plain_text import plain
from pos_app.domain.references import new_reference
from pos_app.domain.replies import Package
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import word_for
from pos_app.domain.tv_buying import (
    NOT_THERE,
    OTHER_KEYS,
    BoughtAlready,
    MaySendAgain,
    PackageForNumber,
    may_send_again,
    still_sold,
)
from pos_app.domain.tv_numbers import refuse_card
from pos_app.domain.tv_steps import ended_at, steps_of
from pos_app.domain.tv_view import OrderView, TvChoice
from pos_app.domain.typed_card_numbers import own_words
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.gateway.tv_order_body import is_same_account, is_same_service, order_bytes
from pos_app.journal import tv_order_views, tv_orders
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Journal
from pos_app.journal.tv_order_rows import OrderIntent
from pos_app.journal.tv_order_views import OrderStory
from pos_app.journal.tv_orders import OpenAnswer, OrderOpened
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.tv_retry_intervals import ORDER_RHYTHM, TvRetryIntervals
from pos_app.services.tv_sending import OnItsWay, Sender

_SLIP_BYTES: Final = 16
_LONGEST_REASON: Final = 200
_NOT_SET_UP: Final = Sentence("Cable TV is closed: addresses or keys are missing.")

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[None]]
Where = tuple[str, str]  # the address of a service, and the print of the keys
Reported = Callable[[str], Awaitable[str]]


class TvOrders:
    """Every TV order of one till. Its tasks are its own: no screen can end them."""

    def __init__(
        self,
        journal: Journal,
        service: ServiceConnection,
        *,
        till_prefix: str,
        staff: Staff,
        clock: Clock,
        random_bytes: Callable[[int], bytes],
        reported: Reported,
        sleep: Sleep = asyncio.sleep,
        intervals: TvRetryIntervals = ORDER_RHYTHM,
    ) -> None:
        self._journal = journal
        self._service = service
        self._till_prefix = till_prefix
        self._staff = staff
        self._clock = clock
        self._random_bytes = random_bytes
        self._sleep = sleep
        self._intervals = intervals
        self._reported = reported  # what notices say of a reference: shown beside the order, and decides nothing
        self._background = BackgroundTasks()
        self._pressed = 0  # presses that are being answered: nothing of them may be in the book yet
        self._on_their_way: dict[str, OnItsWay] = {}
        self._sender = Sender(journal, service, clock=clock, sleep=sleep, intervals=intervals)

    def new_slip(self) -> str:
        """Draw what makes a filled form one order; the screen draws one whenever something else is to be bought."""
        return self._random_bytes(_SLIP_BYTES).hex()

    async def buy(self, choice: TvChoice, *, approval: SignedApproval | None = None) -> str:
        """Begin to buy; the reference is returned once the order is durable, the rest goes on by itself.

        A slip that is an order already is never sent again: its reference is returned, however that order ended.
        `approval` is a manager's for selling it again beside the open order that BoughtAlready named.
        PriceChanged, BoughtAlready or any other KnownError: nothing was sent.
        """
        return await self._see_through(partial(self._begin, choice, approval), "the TV order")

    async def send_again(self, reference: str, *, approval: SignedApproval | None) -> None:
        """Send an order that is not sure once more: the same bytes under the same reference.

        A service that does not know the reference delivers again, so that a manager signs for it.
        """
        self._staff.seller()  # whoever may not sell is refused by it
        client = self._service.need_keys(_NOT_SET_UP)
        again = self._may_send_again(await self._find(reference))
        if again.because:  # before a manager's signature is spent on it; the journal asks the rule once more
            raise KnownError(again.because)
        where = _where(client)
        who = plain(self._staff.approved(approval, sending_again(reference)))
        work = partial(self._begin_again, reference, where, who)
        await self._see_through(work, f"sending {reference} again")

    async def manager_says(
        self, reference: str, *, is_delivered: bool, reason: str, approval: SignedApproval | None
    ) -> None:
        """Enter how an order that is not sure has ended, as a manager signed."""
        self._staff.seller()
        why = own_words(reason, most=_LONGEST_REASON)
        if not why:
            raise KnownError(Sentence("A manager and a reason are needed to end this order."))
        await self._find(reference)
        who = plain(self._staff.approved(approval, entering_outcome(reference)))
        work = partial(
            tv_orders.enter_outcome,
            self._journal,
            reference,
            is_delivered=is_delivered,
            reason=why,
            manager=who,
            day=self._sender.day,
        )
        await self._see_through(work, f"the outcome of {reference}")

    async def view(self, reference: str) -> OrderView:
        """Read one order; KeyError for a reference this till never gave out."""
        return await self._view_of(await self._find(reference))

    async def open_orders(self) -> tuple[OrderView, ...]:
        """Read what is still open or not sure, oldest first."""
        return tuple([await self._view_of(told) for told in await self._journal.read(tv_order_views.told_of_all)])

    async def recover(self) -> tuple[OrderView, ...]:
        """At start: rule on what the last run left, sending nothing; returns what is still open."""
        await tv_orders.take_up(self._journal, day=self._sender.day)
        return await self.open_orders()

    async def forget(self) -> None:
        """Let go of everything: the practice book is set aside. Refused while an order is on its way."""
        if any(order.word is Word.WAITING for order in await self.open_orders()) or self._pressed:
            raise KnownError(Sentence("A TV order is still on its way. Clear the book when it has ended."))
        await self._background.close()
        self._background = BackgroundTasks()
        self._pressed = 0
        self._on_their_way.clear()

    async def close(self) -> None:
        """Stop. What is on its way is found again, as not sure, at the next start."""
        await self._background.close()

    async def _begin(self, choice: TvChoice, approval: SignedApproval | None) -> str:
        client = self._service.need_keys(_NOT_SET_UP)
        if choice.price.minor == 0:
            raise KnownError(Sentence("This package has no price. Nothing was bought."))
        refuse_card(choice.number, choice.provider)
        known = await self._journal.read(tv_order_views.order_on, choice.slip)
        if known is None:
            began = self._clock.monotonic()
            package = still_sold(choice, await self._fresh_packages(choice, client))
            price_ms = round((self._clock.monotonic() - began) * 1000)
        else:  # pressed twice: only the journal has to hear of it
            package, price_ms = choice.package, 0
        intent = self._intent(choice, package, client, price_ms=price_ms)
        if known is None and approval is not None:
            held = await self._journal.read(tv_orders.held_by, intent.thing, self._clock.now())
            manager = plain(self._staff.approved(approval, selling_again(held))) if held else ""
            intent = replace(intent, manager=manager)
        opened = await tv_orders.open_order(self._journal, intent)
        return self._go_on(opened, _where(client))

    def _go_on(self, opened: OrderOpened, where: Where) -> str:
        reference = opened.order.reference
        match opened.answer:
            case OpenAnswer.HELD:
                raise BoughtAlready(reference)
            case OpenAnswer.GO:
                self._start(reference, where, self._sender.send)
            case OpenAnswer.SHOW:
                pass
        return reference

    async def _begin_again(self, reference: str, where: Where, manager: str) -> None:
        seen = await tv_orders.send_again(
            self._journal, reference, after=self._send_again_after, day=self._sender.day, manager=manager
        )
        ink = seen.ink
        if ink is not None:
            self._start(reference, where, lambda one: self._sender.send_once(one, seen, ink))

    def _start(self, reference: str, where: Where, work: Callable[[OnItsWay], Awaitable[None]]) -> None:
        one = self._on_their_way[reference] = OnItsWay(reference, *where)

        async def go() -> None:
            try:
                await work(one)
            finally:
                if self._on_their_way.get(reference) is one:
                    del self._on_their_way[reference]

        self._background.start(go(), f"the TV order {reference}")

    async def _fresh_packages(self, choice: TvChoice, client: ServiceClient) -> tuple[Package, ...]:
        for _ in range(self._intervals.most_busy):
            try:
                return await client.tv_packages(choice.provider)
            except TooBusy as busy:
                if busy.retry_after > self._intervals.longest_busy:
                    raise  # a customer stands there: Pay must not go out minutes after it was pressed
                await self._sleep(busy.retry_after)
        return await client.tv_packages(choice.provider)

    def _intent(self, choice: TvChoice, package: Package, client: ServiceClient, *, price_ms: int) -> OrderIntent:
        reference = new_reference(self._till_prefix, self._random_bytes)
        provider, number = choice.provider, choice.number
        base_url, account = _where(client)
        return OrderIntent(
            slip=choice.slip,
            reference=reference,
            thing=PackageForNumber(provider.name, provider.sent_as, number, package.id, package.code),
            customer=plain(choice.checked.customer),
            package=package.name,
            amount=choice.price,
            paid_how=choice.paid_how,
            body=order_bytes(client.profile, provider=provider, number=number, package=package, reference=reference),
            cashier=self._staff.seller(),
            till=self._till_prefix,
            base_url=base_url,
            account=account,
            number_ms=None if choice.check_seconds is None else round(choice.check_seconds * 1000),
            price_ms=price_ms,
        )

    @property
    def _send_again_after(self) -> timedelta:
        return timedelta(seconds=self._intervals.send_again_after)

    def _may_send_again(self, told: tv_order_views.OrderStory) -> MaySendAgain:
        return may_send_again(
            told.order.standing,
            after=self._send_again_after,
            is_overtaken=told.is_overtaken,
            elsewhere=self._not_there(told),
        )

    def _not_there(self, told: tv_order_views.OrderStory) -> Sentence:
        """Say why the service that is spoken to now is not the one, or not as the one, that it was written for."""
        client = self._service.with_keys
        if client is None:
            return SILENCE
        base_url, account = _where(client)
        if not is_same_service(told.base_url, base_url):
            return NOT_THERE
        is_same = is_same_account(told.base_url, told.account, base_url, account)
        return SILENCE if is_same else OTHER_KEYS

    async def _find(self, reference: str) -> tv_order_views.OrderStory:
        told = await self._journal.read(tv_order_views.told_of, reference)
        if told is None:
            raise KeyError(reference)
        return told

    async def _see_through(self, work: Callable[[], Coroutine[Any, Any, T]], name: str) -> T:
        """Do what was pressed to its end; until then the book is not set aside under it."""
        self._pressed += 1

        async def go() -> T:
            try:
                return await work()
            finally:
                self._pressed -= 1

        return await self._background.see_through(go(), name)

    async def _view_of(self, told: tv_order_views.OrderStory) -> OrderView:
        one = self._on_their_way.get(told.order.reference)
        return order_view(
            told,
            problem=one.problem if one else SILENCE,
            reported=plain(await self._what_notices_say(told.order.reference), most=_LONGEST_REASON),
            again=self._may_send_again(told),
        )

    async def _what_notices_say(self, reference: str) -> str:
        try:
            return await self._reported(reference)
        except JournalFault:  # of the inbox: what is only shown beside an order must not hide it
            return ""


def _where(client: ServiceClient) -> Where:
    return client.profile.base_url, client.account


def order_view(told: OrderStory, *, problem: Sentence, reported: str, again: MaySendAgain) -> OrderView:
    """Build the view; `problem` is what keeps its end from being written, while something does."""
    order = told.order
    story = tuple((each.at, each.state) for each in told.story)
    return OrderView(
        reference=order.reference,
        provider=plain(order.thing.provider),
        number=plain(order.thing.number),
        customer=plain(order.customer),
        package=plain(order.package),
        package_code=plain(order.thing.package_code),
        amount=order.amount,
        paid_how=order.paid_how,
        cashier=order.cashier,
        state=order.state,
        word=word_for(order.state),
        steps=steps_of(story, number_ms=order.number_ms, price_ms=order.price_ms),
        order_no=plain(order.order_no),
        said=plain(order.said, most=300),
        # What was written is newer than what kept it from being written, and rings no second time.
        problem=(word_for(order.state) is Word.WAITING and problem) or Sentence.recorded(order.problem),
        opened_at=order.opened_at,
        ended_at=ended_at(story),
        times_sent=order.times_sent,
        may_send_again_at=again.at,
        closed_by=order.closed_by,
        reported=reported,
        receipt=order.receipt,
        allowed_by=plain(order.allowed_by),
        not_again_because=again.because,
    )
