"""The notices that can be sent on demand: every kind of the contract, and every way a stranger can spoil one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta

from pos_app.sandbox import webhooks
from pos_app.sandbox.delivery import Manner, Sending
from pos_app.sandbox.ledger import Credit, Payment
from pos_app.sandbox.prices import decimal_text, fee_of, minor_units
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.webhook_facts import fact_of_credit, notice_of, tell_payment, write
from pos_app.sandbox.webhooks import NoticeFact

MOST_AT_ONCE = 5000
_BURST = 1000
_OVERSIZED = 80 * 1024
_TRANSFER_FEE = 5000
_SENDERS = (("Chinedu", "Obi"), ("Fatima", "Bello"), ("Samuel", "Mensah"), ("Ngozi", "Eze"))


@dataclass(frozen=True, slots=True)
class Wish:
    """What whoever asks for a notice leaves open is filled in."""

    kind: str
    reference: str | None = None
    amount: str | None = None
    currency: str | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Batch:
    """Sendings that go one after the other, or all at once."""

    sendings: tuple[Sending, ...]
    is_in_order: bool = True


@dataclass(frozen=True, slots=True)
class DemandedNotice:
    id: str
    title: str
    make: Callable[[SandboxState, Wish], Batch]
    takes_count: bool = False


def make_batch(play: SandboxState, wish: Wish) -> Batch:
    """What the wish comes to; an unknown kind, or a count where one notice is sent, is refused."""
    kind = next((one for one in NOTICE_KINDS if one.id == wish.kind), None)
    if kind is None:
        raise RefusedCall(422, f"There is no notice '{wish.kind}'.", fields=("kind",))
    if wish.count is not None and not kind.takes_count:
        raise RefusedCall(422, f"'{kind.id}' is sent once: it takes no count.", fields=("count",))
    return kind.make(play, wish)


def _transfer_in(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="va", channel="dedicated_account", fee=_TRANSFER_FEE)
    return Batch((write(play, wish.kind, fact=fact, notice=notice_of(play, fact)),))


def _card_result(play: SandboxState, wish: Wish) -> Batch:
    payment = _asked_or_newest_payment(play, wish)
    if payment is not None:
        return Batch((replace(tell_payment(play, payment), kind=wish.kind),))
    fact = _fresh(play, wish, prefix="card", channel="card")
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.card_result(fact)),))


def _mobile_money(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="mm", channel="mobile_money", amount="240.00", currency="GHS")
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.mobile_money(fact)),))


def _payout(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="po", channel="payout", amount="180000.00", fee=_TRANSFER_FEE, is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.payout(fact)),))


def _bvn(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="bvn", channel="bvn", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.bvn(fact)),))


def _same_one_twice(play: SandboxState, wish: Wish) -> Batch:
    once = _transfer_in(play, wish).sendings
    count = wish.count or 2
    return Batch(once * count, is_in_order=count == 2)  # two are told apart by eye, a thousand are not


def _conflicting(play: SandboxState, wish: Wish) -> Batch:
    """The same reference again, with another amount."""
    first = _fresh(play, wish, prefix="va", channel="dedicated_account", fee=_TRANSFER_FEE)
    more = decimal_text(minor_units(first.requested_amount) * 10)
    second = replace(first, amount=more, requested_amount=more)
    return Batch(tuple(write(play, wish.kind, fact=one, notice=notice_of(play, one)) for one in (first, second)))


def _reordered(play: SandboxState, wish: Wish) -> Batch:
    """The end is told before the beginning."""
    fact = _fresh(play, wish, prefix="tr", channel="transfer")
    earlier = replace(fact, status="pending", at=fact.at - timedelta(minutes=1))
    return Batch(tuple(write(play, wish.kind, fact=one, notice=webhooks.transfer_in(one)) for one in (fact, earlier)))


def _late_pending(play: SandboxState, wish: Wish) -> Batch:
    """A payment that has ended is called pending once more."""
    payment = _asked_or_newest_payment(play, wish)
    if payment is not None:
        return Batch((replace(tell_payment(play, payment, status="pending"), kind=wish.kind),))
    fact = replace(_fresh(play, wish, prefix="card", channel="card"), status="pending")
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.card_result(fact)),))


def _bad_signature(play: SandboxState, wish: Wish) -> Batch:
    """A stranger who knows what a notice looks like, and does not know the keys."""
    fact = _fresh(
        play,
        wish,
        prefix="va",
        channel="dedicated_account",
        amount="1000000.00",
        is_known=False,
        sender=("Blessing", "A."),
    )
    signature = webhooks.signature(public_key=play.keys.public, secret_key=play.keys.public)
    return Batch((write(play, wish.kind, fact=fact, notice=notice_of(play, fact), signature=signature),))


def _forged(play: SandboxState, wish: Wish) -> Batch:
    """Signed as it should be, for whoever saw one header can: the service knows nothing of the money."""
    fact = _fresh(play, wish, prefix="va", channel="dedicated_account", amount="1000000.00", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=notice_of(play, fact)),))


def _no_signature(play: SandboxState, wish: Wish) -> Batch:
    return Batch((_unsigned(play, _bad_signature(play, wish).sendings[0]),))


def _unsigned(play: SandboxState, sending: Sending) -> Sending:
    headers = tuple(one for one in sending.parcel.headers if one[0] != play.variants.webhook_header)
    return replace(sending, parcel=replace(sending.parcel, headers=headers))


def _not_json(play: SandboxState, wish: Wish) -> Batch:
    sending = _transfer_in(play, wish).sendings[0]
    broken = sending.parcel.body[: len(sending.parcel.body) // 2]
    return Batch((replace(sending, parcel=replace(sending.parcel, body=broken)),))


def _oversized(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="va", channel="dedicated_account", is_known=False)
    notice = webhooks.dedicated_account(fact, narration="A" * _OVERSIZED)
    return Batch((write(play, wish.kind, fact=fact, notice=notice),))


def _with_manner(manner: Manner) -> Callable[[SandboxState, Wish], Batch]:
    def make(play: SandboxState, wish: Wish) -> Batch:
        sending = _transfer_in(play, wish).sendings[0]
        return Batch((replace(sending, parcel=replace(sending.parcel, manner=manner)),))

    return make


def _wrong_method(play: SandboxState, wish: Wish) -> Batch:
    sending = _transfer_in(play, wish).sendings[0]
    return Batch((replace(sending, parcel=replace(sending.parcel, method="PUT")),))


def _burst(play: SandboxState, wish: Wish) -> Batch:
    each = replace(wish, reference=None)
    many = (_transfer_in(play, each).sendings[0] for _ in range(wish.count or _BURST))
    return Batch(tuple(many), is_in_order=False)


def _test_assess(play: SandboxState, wish: Wish) -> Batch:
    return Batch((write(play, wish.kind, fact=None, notice=webhooks.test_assess()),))


def _unsigned_ping(play: SandboxState, wish: Wish) -> Batch:
    return Batch((_unsigned(play, _test_assess(play, wish).sendings[0]),))


def _refund(play: SandboxState, wish: Wish) -> Batch:
    """Of the payment that was named, or of the newest one."""
    payment = _asked_or_newest_payment(play, wish)
    of = wish if payment is None else replace(wish, reference=payment.reference)
    fact = _fresh(play, of, prefix="card", channel="refund", amount="500.00", is_known=False)
    own = play.random_names.draw_reference("rf")
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.refund(fact, refund_reference=own)),))


def _conversion(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="cv", channel="conversion", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.conversion(fact)),))


def _fx_transfer(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="fx", channel="fx_transfer", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.fx_transfer(fact)),))


def _one_number(play: SandboxState, wish: Wish) -> Batch:
    """Session, payment and reference are one and the same number of 30 digits."""
    number = wish.reference or f"{play.random_names.draw_id():030d}"
    named = replace(wish, reference=number)
    fact = _fresh(play, named, prefix="va", channel="dedicated_account", fee=_TRANSFER_FEE)
    notice = webhooks.dedicated_account(fact)
    details = {**notice["transferDetails"], "sessionid": number, "paymentReference": number}
    return Batch((write(play, wish.kind, fact=fact, notice={**notice, "transferDetails": details}),))


def _unknown_kind(play: SandboxState, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="cb", channel="card", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=webhooks.unknown_kind(fact)),))


def _spelt(spelling: webhooks.CreditSpelling) -> Callable[[SandboxState, Wish], Batch]:
    def make(play: SandboxState, wish: Wish) -> Batch:
        fact = _fresh(play, wish, prefix="va", channel="dedicated_account", fee=_TRANSFER_FEE)
        notice = webhooks.dedicated_account(fact, spelling=spelling)
        return Batch((write(play, wish.kind, fact=fact, notice=notice),))

    return make


# The first six are the ones the sandbox screen shows before it is scrolled.
NOTICE_KINDS = (
    DemandedNotice("transfer_in", "Transfer in", _transfer_in),
    DemandedNotice("card_result", "Card result", _card_result),
    DemandedNotice("payout", "Payout", _payout),
    DemandedNotice("bvn", "BVN check", _bvn),
    DemandedNotice("same_one_twice", "Same one twice", _same_one_twice, takes_count=True),
    DemandedNotice("bad_signature", "Bad signature", _bad_signature),
    DemandedNotice("mobile_money", "Mobile money", _mobile_money),
    DemandedNotice("virtual_account_old", "Transfer in, old spelling", _spelt("dedicated_nuban")),
    DemandedNotice("virtual_account", "Transfer in, as virtual account", _spelt("virtual_account")),
    DemandedNotice("transfer", "Transfer in, as transfer", _spelt("transfer")),
    DemandedNotice("reordered", "Two in the wrong order", _reordered),
    DemandedNotice("late_pending", "Pending after the end", _late_pending),
    DemandedNotice("conflicting", "Same one, other amount", _conflicting),
    DemandedNotice("forged", "Good signature, no money", _forged),
    DemandedNotice("no_signature", "No signature", _no_signature),
    DemandedNotice("not_json", "Broken text", _not_json),
    DemandedNotice("oversized", "Far too large", _oversized),
    DemandedNotice("slow", "Byte by byte", _with_manner(Manner.DRIP)),
    DemandedNotice("chunked", "In chunks", _with_manner(Manner.CHUNKED)),
    DemandedNotice("wrong_method", "PUT instead of POST", _wrong_method),
    DemandedNotice("burst", "1,000 at once", _burst, takes_count=True),
    DemandedNotice("test_assess", "Are you there", _test_assess),
    DemandedNotice("unsigned_ping", "Are you there, unsigned", _unsigned_ping),
    DemandedNotice("one_number", "Transfer in, one number", _one_number),
    DemandedNotice("refund", "Refund", _refund),
    DemandedNotice("conversion", "Conversion", _conversion),
    DemandedNotice("fx_transfer", "Transfer abroad", _fx_transfer),
    DemandedNotice("unknown_kind", "Unknown kind", _unknown_kind),
)


def _asked_or_newest_payment(play: SandboxState, wish: Wish) -> Payment | None:
    payments = play.ledger.payments
    if wish.reference is not None:
        return payments.get(wish.reference)
    return next(reversed(payments.values()), None)


def _fresh(
    play: SandboxState,
    wish: Wish,
    *,
    prefix: str,
    channel: str,
    amount: str = "25000.00",
    currency: str = "NGN",
    fee: int | None = None,
    is_known: bool = True,
    sender: tuple[str, str] | None = None,
) -> NoticeFact:
    """A new happening; the service answers for it later unless it was never its own."""
    draw = play.random_names.draw_id()
    asked = minor_units(wish.amount or amount)
    fees = fee_of(asked) if fee is None else min(fee, asked)
    is_on_account = channel in {"dedicated_account", "payout"}
    credit = Credit(
        id=draw,
        reference=wish.reference or play.random_names.draw_reference(prefix),
        amount=decimal_text(asked - fees if is_on_account else asked + fees),
        requested_amount=decimal_text(asked),
        fees=decimal_text(fees),
        currency=wish.currency or currency,
        channel=channel,
        sender=sender or _SENDERS[draw % len(_SENDERS)],
        at=play.clock(),
    )
    if is_known and not play.ledger.is_known(credit.reference):
        play.ledger.credits[credit.reference] = credit
    return fact_of_credit(play, credit)
