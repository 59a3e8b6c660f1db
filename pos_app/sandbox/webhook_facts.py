"""From the book to a notice: what a payment or a credit is told as, and how it is signed and written."""

from collections.abc import Mapping
from datetime import UTC, timedelta, timezone
from typing import cast

from pos_app.sandbox import webhooks
from pos_app.sandbox.delivery import Parcel, Sending
from pos_app.sandbox.ledger import Credit, Payment
from pos_app.sandbox.prices import decimal_text, fee_of, minor_units
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import NoticeTimes
from pos_app.sandbox.webhooks import NoticeFact

_SHOP_PHONE = "08030000113"
_TIME_FORMS: dict[NoticeTimes, str] = {
    "zoneless": "%Y-%m-%dT%H:%M:%S",
    "spaced": "%Y-%m-%d %H:%M:%S",
    "slashed": "%d/%m/%Y %H:%M:%S",
    "zulu": "%Y-%m-%dT%H:%M:%S.%fZ",
}
_TIMES = frozenset({"created_at", "updated_at", "paid_at"})


def tell_payment(play: SandboxState, payment: Payment, *, status: str | None = None) -> Sending:
    """The notice that a card payment causes by itself."""
    fact = _fact_of_payment(play, payment, status=status or payment.status)
    return write(play, "card_result", fact=fact, notice=webhooks.card_result(fact, message=payment.message))


def tell_credit(play: SandboxState, credit: Credit) -> Sending:
    fact = fact_of_credit(play, credit)
    return write(play, "transfer_in", fact=fact, notice=notice_of(play, fact))


def notice_of(play: SandboxState, fact: NoticeFact) -> Mapping[str, object]:
    """The notice that belongs to the channel."""
    match fact.channel:
        case "card":
            return webhooks.card_result(fact)
        case "mobile_money":
            return webhooks.mobile_money(fact)
        case "transfer":
            return webhooks.transfer_in(fact)
        case _ if play.variants.transfer_form == "transaction":
            return webhooks.transfer_in(fact)
        case _:
            return webhooks.dedicated_account(fact, spelling=play.variants.transfer_form)


def write(
    play: SandboxState,
    kind: str,
    *,
    fact: NoticeFact | None,
    notice: Mapping[str, object],
    signature: str | None = None,
) -> Sending:
    """Put a notice into a parcel, signed with the shop's own keys unless told otherwise."""
    true = webhooks.signature(public_key=play.keys.public, secret_key=play.keys.secret)
    headers = (
        ("Content-Type", "application/json"),
        ("User-Agent", "played-service"),
        (play.variants.webhook_header, signature or true),
    )
    body = webhooks.encode(notice if fact is None else _with_times(notice, fact, form=play.variants.webhook_times))
    return Sending(kind, "" if fact is None else fact.reference, Parcel(body=body, headers=headers))


def fact_of_credit(play: SandboxState, credit: Credit) -> NoticeFact:
    first_name, last_name = credit.sender
    return NoticeFact(
        id=credit.id,
        reference=credit.reference,
        currency=credit.currency,
        amount=credit.amount,
        requested_amount=credit.requested_amount,
        fees=credit.fees,
        status="success",
        channel=credit.channel,
        email=f"{first_name.lower()}@example.com",
        first_name=first_name,
        last_name=last_name,
        phone=_SHOP_PHONE,
        at=credit.at,
        ip=None,
        zone=_zone(play),
    )


def _fact_of_payment(play: SandboxState, payment: Payment, *, status: str) -> NoticeFact:
    asked = minor_units(payment.amount)
    fees = fee_of(asked)
    return NoticeFact(
        id=payment.id,
        reference=payment.reference,
        currency=payment.currency,
        amount=decimal_text(asked + fees),
        requested_amount=decimal_text(asked),
        fees=decimal_text(fees),
        status=status,
        channel="card",
        email=payment.email,
        first_name=None,
        last_name=None,
        phone=None,
        at=payment.ended_at or payment.created_at,
        ip="127.0.0.1",
        zone=_zone(play),
    )


def _with_times(notice: Mapping[str, object], fact: NoticeFact, *, form: NoticeTimes) -> Mapping[str, object]:
    """Every time of the record in one form; they all tell the same moment."""
    data = notice.get("data")
    if form == "documented" or not isinstance(data, dict):
        return notice
    record = cast("dict[str, object]", data)
    at = fact.at.astimezone(UTC if form == "zulu" else fact.zone)
    times = {name: at.strftime(_TIME_FORMS[form]) for name in _TIMES & record.keys()}
    return {**notice, "data": {**record, **times}}


def _zone(play: SandboxState) -> timezone:
    offset = play.variants.webhook_offset
    size = timedelta(hours=int(offset[1:3]), minutes=int(offset[4:6]))
    return timezone(-size if offset.startswith("-") else size)
