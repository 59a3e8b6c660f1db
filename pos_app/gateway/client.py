"""The client of the payment service: one method per operation, nothing else.

Every method returns its value or raises one of the classes of `CallFailed`; nothing is ever tried twice here.
"""

import ssl
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final, Self, TypeVar

from pydantic import ValidationError

from pos_app.domain.cards import CardSecret
from pos_app.domain.environment import Environment
from pos_app.domain.errors import NotSent, Operation, Trace
from pos_app.domain.ink import Ink
from pos_app.domain.money import Money
from pos_app.domain.plain_text import plain
from pos_app.domain.references import is_askable
from pos_app.domain.replies import (
    AltPage,
    Encrypted,
    Enrolled,
    OrderReply,
    Package,
    Provider,
    Resent,
    Started,
    Validated,
    Verification,
)
from pos_app.domain.sentence import Sentence
from pos_app.gateway import card_body, reply_parsing, signing, wire
from pos_app.gateway.addresses import as_segment
from pos_app.gateway.approval import names_a_page, page_again, page_to_open
from pos_app.gateway.card_body import CardBody
from pos_app.gateway.keys import KeyMode, MerchantKeys
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.smartcards import validated
from pos_app.gateway.transport import DEADLINES, Call, Transport

_O = Operation
_CARD_PAGES: Final = frozenset({_O.ENROLL, _O.VERIFY})
_JSON: Final = "application/json"

T = TypeVar("T")


class ServiceClient:
    """Speaks for one merchant to one service; without keys only results are asked for."""

    def __init__(
        self,
        profile: ServiceProfile,
        keys: MerchantKeys | None,
        environment: Environment,
        *,
        clock: Callable[[], float] = time.monotonic,
        tls: ssl.SSLContext | None = None,
        deadlines: Mapping[Operation, float] = DEADLINES,
        tell_time: Callable[[datetime], object] = lambda _: None,
        hide: Callable[[str], str] = str,
    ) -> None:
        self._real_money = environment.is_real_money or (keys is not None and keys.mode is KeyMode.LIVE)
        if self._real_money:
            profile.refuse_for_real_money()
        self._profile = profile
        self._keys = keys
        self._hide = hide  # keeps secrets out of whatever the service says in words
        self._line = Transport(clock=clock, tls=tls, deadlines=deadlines, tell_time=tell_time, hide=hide)

    @property
    def account(self) -> str:
        """Return the print of the keys that this line speaks with; '' without keys."""
        return self._keys.account if self._keys is not None else ""

    @property
    def has_keys(self) -> bool:
        """Tell whether more than results can be asked for."""
        return self._keys is not None

    @property
    def may_verify(self) -> bool:
        """Tell whether results can be asked for: most services want no keys for that."""
        return self._keys is not None or not self._profile.authorize_card_pages

    @property
    def mode(self) -> str:
        """Return the kind of those keys; '' without keys."""
        return self._keys.mode.value if self._keys is not None else ""

    @property
    def profile(self) -> ServiceProfile:
        """What is known of the service that this client speaks to."""
        return self._profile

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close every connection."""
        await self._line.aclose()

    async def encrypt(self, card: CardSecret, *, reference: str) -> Encrypted:
        """Operation 1. The card stays whole: operation 4 needs it once more."""
        self._check_reference(_O.ENCRYPT, reference)
        self._check_card(_O.ENCRYPT, card)
        with card_body.encryption_body(card, reference=reference, year_digits=self._year_digits) as body:
            return await self._post(_O.ENCRYPT, self._s2s(self._profile.paths.encrypt), body, reply_parsing.encrypted)

    async def initialize(self, card: Encrypted, *, email: str, amount: Money, reference: str, ink: Ink) -> Started:
        """Operation 2. `ink` shows that the line about it was written first."""
        self._check_reference(_O.INITIALIZE, reference)
        if amount.minor == 0:
            raise _unsendable(_O.INITIALIZE, Sentence("An amount of nothing cannot be charged."))
        try:
            request = wire.InitializeRequest(
                email=email, amount=amount.wire(), currency=amount.currency, reference=reference, card=card.value
            )
        except ValidationError as error:
            raise _unsendable(_O.INITIALIZE, Sentence("The payer's e-mail address cannot be sent.")) from error
        return await self._post(
            _O.INITIALIZE, self._s2s(self._profile.paths.initialize), request.wire(), reply_parsing.started, ink=ink
        )

    def device_page_url(self, reference: str, reference_id: str) -> str:
        """Operation 3: the address for the browser; which of the two it ends in, the profile says."""
        ending = reference if self._profile.device_reference == "reference" else reference_id
        self._check_reference(_O.DEVICE_PAGE, ending)
        return self._page(self._profile.paths.device_page.format(reference=as_segment(ending)))

    async def enroll(self, card: CardSecret, *, reference: str, ink: Ink) -> Enrolled:
        """Operation 4. The card is spent: its digits are zero before this returns, whatever happens."""
        with card:
            self._check_reference(_O.ENROLL, reference)
            self._check_card(_O.ENROLL, card)
            body = card_body.enrollment_body(card, reference=reference, year_digits=self._year_digits)
        with body:
            return await self._post(_O.ENROLL, self._page(self._profile.paths.enroll), body, self._enrolled, ink=ink)

    async def verify(self, reference: str) -> Verification:
        """Operation 5, the only one that tells whether money moved; good for any askable reference."""
        self._check_reference(_O.VERIFY, reference)
        path = self._profile.paths.verify.format(reference=as_segment(reference))
        read = partial(reply_parsing.verification, asked=reference)
        found = await self._get(_O.VERIFY, self._page(path), read)
        extra = tuple((name, self._hide(value)) for name, value in found.extra)
        return replace(found, message=self._hide(found.message), channel=self._hide(found.channel), extra=extra)

    async def tv_providers(self) -> tuple[Provider, ...]:
        """Operation 6."""
        sent_field = self._profile.provider_field
        return await self._get(
            _O.TV_PROVIDERS,
            self._api(self._profile.paths.tv_providers),
            lambda raw: reply_parsing.providers(raw, sent_field=sent_field),
        )

    async def tv_packages(self, provider: Provider) -> tuple[Package, ...]:
        """Operation 7."""
        path = self._profile.paths.tv_packages.format(provider=_provider_segment(provider))
        currency = self._profile.tv_currency
        return await self._get(
            _O.TV_PACKAGES, self._api(path), lambda raw: reply_parsing.packages(raw, currency=currency)
        )

    async def tv_validate(self, provider: Provider, *, number: str) -> Validated:
        """Operation 8."""
        try:
            request = wire.ValidateRequest(provider=provider.sent_as, number=number)
        except ValidationError as error:
            raise _unsendable(_O.TV_VALIDATE, Sentence("This number cannot be sent.")) from error
        return await self._post(_O.TV_VALIDATE, self._api(self._profile.paths.tv_validate), request.wire(), validated)

    async def tv_pay(self, order: bytes, *, ink: Ink) -> OrderReply:
        """Operation 9. `order` is what `order_bytes` made: it is signed and sent as it is, the first time and again."""
        keys = self._keys_for(_O.TV_PAY)
        key = keys.public if self._profile.signing_key == "public" else keys.secret
        reply = await self._post(
            _O.TV_PAY,
            self._api(self._profile.paths.tv_pay),
            order,
            reply_parsing.order,
            ink=ink,
            signature=signing.sign_order(order, key=key),
        )
        return replace(reply, error=self._hide(reply.error), word=self._hide(reply.word))

    async def resend_notice(self, reference: str) -> Resent:
        """Operation 10: a GET with a side effect, never to be made without being asked."""
        self._check_reference(_O.RESEND_NOTICE, reference)
        path = self._profile.paths.resend.format(reference=as_segment(reference))
        resent = await self._get(_O.RESEND_NOTICE, self._api(path), reply_parsing.resent)
        return Resent(self._hide(resent.message))

    def page_again(self, path: str) -> AltPage | None:
        """Return the customer's page that was kept under this path; nothing is asked for it."""
        return page_again(path, self._profile, real_money=self._real_money)

    def _enrolled(self, raw: bytes) -> Enrolled:
        reply = reply_parsing.enrollment(raw)
        page = page_to_open(reply, self._profile, real_money=self._real_money)
        is_refused = page is None and names_a_page(reply)
        return Enrolled(page, self._hide(plain(reply.message)), is_page_refused=is_refused)

    @property
    def _year_digits(self) -> int:
        return self._profile.expiry_year_digits

    def _s2s(self, path: str) -> str:
        return self._profile.s2s_base_url + path

    def _page(self, path: str) -> str:
        return self._profile.card_pages + path

    def _api(self, path: str) -> str:
        return self._profile.base_url + path

    async def _get(self, operation: Operation, url: str, read: Callable[[bytes], T]) -> T:
        return await self._line.send(Call(operation, "GET", url, self._headers(operation)), read)

    async def _post(
        self,
        operation: Operation,
        url: str,
        body: bytes | CardBody,
        read: Callable[[bytes], T],
        *,
        ink: Ink | None = None,
        signature: str | None = None,
    ) -> T:
        headers = self._headers(operation)
        if signature is not None:
            headers["Encryption"] = signature
        return await self._line.send(Call(operation, "POST", url, headers, body, ink), read)

    def _headers(self, operation: Operation) -> dict[str, str]:
        """Return what section 4 asks for: no key where none is shown, a content type on all but operation 5."""
        headers: dict[str, str] = {} if operation is _O.VERIFY else {"Content-Type": _JSON}
        if operation not in _CARD_PAGES or self._profile.authorize_card_pages:
            headers["Authorization"] = f"Bearer {self._keys_for(operation).secret}"
        return headers

    def _keys_for(self, operation: Operation) -> MerchantKeys:
        if self._keys is None:
            raise _unsendable(operation, Sentence("No keys are set. Nothing was sent. Open Settings (F6)."))
        return self._keys

    def _check_reference(self, operation: Operation, reference: str) -> None:
        if not is_askable(reference):
            raise _unsendable(operation, Sentence("This reference is kept, and never asked about."))

    def _check_card(self, operation: Operation, card: CardSecret) -> None:
        if card.is_wiped or not card_body.is_complete(card):
            raise _unsendable(operation, Sentence("The card's digits are gone or incomplete. Enter the card again."))


def _provider_segment(provider: Provider) -> str:
    name = provider.sent_as
    if not name.strip(". ") or len(name) > 100 or not name.isprintable():
        raise _unsendable(_O.TV_PACKAGES, Sentence("This provider's name cannot be asked about."))
    return as_segment(name)


def _unsendable(operation: Operation, sentence: Sentence) -> NotSent:
    return NotSent(Trace(operation, "unsendable"), sentence)
