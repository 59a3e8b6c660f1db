"""Card payments as a counter knows them: Pay once, look, ask to cancel, check now; whatever else happens goes on."""

import asyncio
from collections.abc import Awaitable, Callable

from pos_app.domain.cards import CardSecret, brand_of
from pos_app.domain.clock import Clock
from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency
from pos_app.domain.payment import FINAL, Word
from pos_app.domain.payment_view import PaymentView, SaleView
from pos_app.domain.people import SignedApproval, Staff, closing_payment
from pos_app.domain.polling import RHYTHM, PollingIntervals
from pos_app.domain.references import new_reference
from pos_app.domain.replies import Verification
from pos_app.domain.sale import AmountBounds, PayAnswer, SaleOrder
from pos_app.domain.sentence import Sentence
from pos_app.domain.typed_card_numbers import own_words
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import payment_views, payments, put_back
from pos_app.journal.store import Fact, Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.browser import Browser
from pos_app.services.card_flow import CardFlow
from pos_app.services.in_flight import InFlight, InFlightPayments
from pos_app.services.payment_view import view_of
from pos_app.services.polling import CannotAsk, ResultPolling, lies_elsewhere

_SLIP_BYTES = 16
_LEAST_DIGITS = 12
_AT_ONCE = 8
_PAID_BY_TRANSFER = Sentence("A transfer has paid this sale. Nothing was charged. Begin a new payment.")
_NOT_SET_UP = Sentence("Paying is closed: addresses or keys are missing.")
_NO_PAGE = Sentence("The bank's page cannot be shown again. Check now, or ask to cancel.")
_CANNOT_ASK = Sentence("The service cannot be asked: addresses or keys are missing. Open Settings (F6).")

Sleep = Callable[[float], Awaitable[None]]


class Payments:
    """Every card payment of one till. Its tasks are its own: no screen can end them."""

    def __init__(
        self,
        journal: Journal,
        service: ServiceConnection,
        browser: Browser,
        *,
        till_prefix: str,
        staff: Staff,
        clock: Clock,
        random_bytes: Callable[[int], bytes],
        sleep: Sleep = asyncio.sleep,
        intervals: PollingIntervals = RHYTHM,
    ) -> None:
        self._journal = journal
        self._service = service
        self._till_prefix = till_prefix
        self._staff = staff
        self._random_bytes = random_bytes
        self._browser = browser
        self._clock = clock
        self._sleep = sleep
        self._intervals = intervals
        self._set_up()

    def _set_up(self) -> None:
        """Begin with nothing under way."""
        self._background = BackgroundTasks()
        self._in_flight = InFlightPayments(self._journal, clock=self._clock)
        self._watcher = ResultPolling(
            self._in_flight,
            self._verify,
            place=self._service.place,
            is_unknown=self._service.says_unknown_reference,
            background=self._background,
            clock=self._clock,
            sleep=self._sleep,
            intervals=self._intervals,
        )
        self._flow = CardFlow(
            self._in_flight,
            self._watcher,
            self._browser,
            background=self._background,
            sleep=self._sleep,
            intervals=self._intervals,
        )

    @property
    def has_customer(self) -> bool:
        """Tell whether a customer has a page and is waited for: not once patience is over, though the page stays."""
        return self._in_flight.has_customer

    @property
    def bounds(self) -> tuple[AmountBounds, ...]:
        """What one payment may be, in each currency; nothing is known while no service is set up."""
        profile = self._service.profile
        return tuple(profile.bounds(each) for each in Currency) if profile is not None else ()

    def new_slip(self) -> str:
        """Draw what makes a filled form one sale; the screen draws one whenever its form is empty again."""
        return self._random_bytes(_SLIP_BYTES).hex()

    async def pay(self, order: SaleOrder, card: CardSecret) -> str:
        """Begin to pay; the reference is returned once it is durable, the rest goes on by itself.

        The card belongs to the flow from here on, whatever happens. When an attempt of this sale is open, not sure or
        has paid, its reference is returned and nothing is sent. KnownError: nothing was begun.
        """
        return await self._background.see_through(self._begin(order, card), "Pay")

    async def try_another_card(self, sale: int, card: CardSecret) -> str:
        """Begin a new attempt of a sale that is still to be paid; like `pay` in everything else."""
        found = await self._journal.read(payment_views.order_of, sale)
        if found is None:
            card.wipe()
            raise KeyError(sale)
        return await self.pay(found, card)

    async def ask_to_cancel(self, reference: str) -> None:
        """Ask for an end. It is a request: what was taken meanwhile stays taken."""
        self._staff.seller()  # whoever may not sell is refused by it, here and in `check_now`
        one = await self._find(reference)
        if one.state in FINAL:
            self._watcher.watch(one)
            return
        await self._background.see_through(self._flow.cancel(one, because="asked"), f"the cancel of {reference}")
        if not one.is_in_flow:
            self._watcher.ask_now(one)

    async def show_page(self, reference: str) -> None:
        """Show the customer the bank's page once more: the till was closed while they had it. Operation 4, which gave
        it, is never sent again. KnownError: the page cannot be had."""
        self._staff.seller()
        one = await self._find(reference)
        path = await self._journal.read(payment_views.page_left_open, reference)
        client = self._service.client
        page = client.page_again(path) if client is not None and path else None
        if client is None or page is None or lies_elsewhere(one, self._service.place()):
            raise KnownError(_NO_PAGE)
        work = self._flow.show_again(one, page, client.profile)
        await self._background.see_through(work, f"the page of {reference}")

    async def check_now(self, reference: str) -> None:
        """Ask for the result at once; returns when an answer, or none, has come. KnownError: it cannot be asked."""
        self._staff.seller()
        self._client_for_results()
        await self._watcher.next_answer(await self._find(reference))

    def settle(self, reference: str) -> None:
        """Hear that something may be known of this reference (a notice came): it is asked about at once."""
        self._background.start(self._settle(reference), f"the notice about {reference}")

    async def manager_closes(self, reference: str, *, reason: str, approval: SignedApproval | None) -> None:
        """Close a payment that is not sure, as a manager signed. It is asked about all the same, and the sale may be
        paid again."""
        self._staff.seller()
        why = own_words(reason)
        manager = self._staff.approved(approval, closing_payment(reference))
        one = await self._find(reference)
        facts: dict[str, Fact] = {"reason": why, "manager": manager}
        work = self._in_flight.close_by_manager(one, facts)
        seen = await self._background.see_through(work, f"the closing of {reference}")
        self._watcher.watch(one)
        if seen.before is seen.ruling.state:
            raise KnownError(Sentence("Only a payment that is Not sure can be closed by a manager."))

    async def drop(self, sale: int, *, reason: str) -> None:
        """End a sale that nobody will pay."""
        self._staff.seller()
        work = payments.drop_sale(self._journal, sale, reason=own_words(reason))
        await self._background.see_through(work, f"the end of {sale}")

    async def view(self, reference: str) -> PaymentView:
        """Read one attempt; KeyError for a reference this till never gave out."""
        told = await self._journal.read(payment_views.told_of, reference)
        if told is None:
            raise KeyError(reference)
        return self._view_of(told)

    async def sale(self, number: int) -> SaleView:
        """Read one sale; KeyError for a number this till never gave out."""
        found = await self._journal.read(payment_views.sale_view, number)
        if found is None:
            raise KeyError(number)
        return found

    async def open_attempts(self) -> tuple[PaymentView, ...]:
        """Read what is still open or not sure, oldest first."""
        return tuple(map(self._view_of, await self._journal.read(payment_views.told_of_all)))

    async def recover(self) -> tuple[PaymentView, ...]:
        """At start: take up what the last run left, by asking only; returns what is still open."""
        found: list[InFlight] = []
        for attempt in await payments.take_up(self._journal, day=self._in_flight.day):
            one = self._in_flight.take(attempt)
            if attempt.found_in:
                found.append(one)
            else:
                self._watcher.ask_now(one)
        found += map(self._in_flight.take, await self._journal.read(put_back.ended_in_copy, self._clock.now()))
        self._background.start(self._ask_in_turn(found), "what was found again")
        return await self.open_attempts()

    async def ask_about_found(self) -> None:
        """Ask about what a journal that was set aside has only now told of."""
        open_ones = await self._journal.read(payment_views.in_states)
        found = [each for each in open_ones if each.found_in and self._in_flight.get(each.reference) is None]
        self._background.start(self._ask_in_turn([*map(self._in_flight.take, found)]), "what was found later")

    async def forget(self) -> None:
        """Let go of everything: the practice book is set aside. Refused while a customer waits for a result."""
        if any(attempt.word is Word.WAITING for attempt in await self.open_attempts()):
            raise KnownError(Sentence("A payment is still waiting for its result. Clear the book when it has ended."))
        await self._background.close()
        self._set_up()

    async def close(self) -> None:
        """Stop. What is under way is found again at the next start."""
        await self._background.close()

    async def _begin(self, order: SaleOrder, card: CardSecret) -> str:
        shown: InFlight | None = None
        try:
            client = self._client_for(order, card)
            for words in (order.payer, order.note):
                own_words(words)
            opened = await payments.open_attempt(self._journal, self._intent(order, card))
            if opened.attempt is None:
                is_paid = opened.answer is PayAnswer.PAID
                raise KnownError(
                    _PAID_BY_TRANSFER if is_paid else Sentence("This sale was dropped. Begin a new payment.")
                )
            reference = opened.attempt.reference
            if opened.answer is PayAnswer.GO:
                shown = self._in_flight.take(opened.attempt)
                shown.is_in_flow, shown.card = True, card
                walk = self._flow.walk(shown, order, card, client=client)
                self._background.start(walk, f"the payment {reference}")
            else:
                shown = self._in_flight.get(reference)
            return reference
        finally:
            if shown is None or shown.card is not card:
                card.wipe()

    def _intent(self, order: SaleOrder, card: CardSecret) -> payments.Intent:
        brand, place = brand_of(card.number), self._service.place()
        return payments.Intent(
            order,
            new_reference(self._till_prefix, self._random_bytes),
            brand.value if brand else "",
            card.last_four,
            self._staff.seller(),
            self._till_prefix,
            place.service,
            place.keys,
        )

    def _client_for(self, order: SaleOrder, card: CardSecret) -> ServiceClient:
        """Return the client that this payment goes through to its end, if it can be paid."""
        client = self._service.need_keys(_NOT_SET_UP)
        if len(card.number) < _LEAST_DIGITS or card.is_wiped:
            raise KnownError(Sentence("The card's digits are gone or incomplete. Enter the card again."))
        bounds = client.profile.bounds(order.amount.currency)
        if order.amount.minor == 0:
            raise KnownError(Sentence("An amount of nothing cannot be charged."))
        if least := bounds.too_small(order.amount):
            raise KnownError(Sentence("The smallest amount is {0}.", least))
        if most := bounds.too_large(order.amount):
            raise KnownError(Sentence("The largest amount is {0}.", most))
        return client

    async def _verify(self, reference: str) -> Verification:
        return await self._client_for_results().verify(reference)

    def _client_for_results(self) -> ServiceClient:
        """Return the client that results are asked for through now, with the keys or without them."""
        client = self._service.for_results
        if client is None:
            raise CannotAsk(_CANNOT_ASK)
        return client

    async def _find(self, reference: str) -> InFlight:
        one = await self._in_flight.find(reference)
        if one is None:
            raise KeyError(reference)
        return one

    async def _settle(self, reference: str) -> None:
        one = await self._in_flight.find(reference)
        if one is not None:
            await self._flow.leave_approval(one, "notice")

    async def _ask_in_turn(self, found: list[InFlight]) -> None:
        """Ask about what was found in another journal: days of payments are not asked about all at once."""
        for place in range(0, len(found), _AT_ONCE):
            await asyncio.gather(*map(self._watcher.next_answer, found[place : place + _AT_ONCE]))

    def _view_of(self, told: payment_views.AttemptStory) -> PaymentView:
        profile = self._service.profile
        seconds = profile.approval_seconds if profile else 0
        return view_of(told, self._in_flight.get(told.attempt.reference), approval_seconds=seconds)
