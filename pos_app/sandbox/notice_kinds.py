"""The notices that can be sent on demand: every kind of the contract, and every way a stranger can spoil one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta

from pos_app.sandbox import notices
from pos_app.sandbox.delivery import Manner, Sending
from pos_app.sandbox.ledger import Credit, Payment
from pos_app.sandbox.notice_facts import fact_of_credit, notice_of, tell_payment, write
from pos_app.sandbox.notices import Fact
from pos_app.sandbox.play import Play
from pos_app.sandbox.prices import decimal_text, fee_of, minor_units
from pos_app.sandbox.refusals import Refused

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
class NoticeKind:
    id: str
    title: str
    make: Callable[[Play, Wish], Batch]
    takes_count: bool = False


def make_batch(play: Play, wish: Wish) -> Batch:
    """What the wish comes to; an unknown kind, or a count where one notice is sent, is refused."""
    kind = next((one for one in NOTICE_KINDS if one.id == wish.kind), None)
    if kind is None:
        raise Refused(422, f"There is no notice '{wish.kind}'.", fields=("kind",))
    if wish.count is not None and not kind.takes_count:
        raise Refused(422, f"'{kind.id}' is sent once: it takes no count.", fields=("count",))
    return kind.make(play, wish)


def _transfer_in(play: Play, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="va", channel="dedicated_account", fee=_TRANSFER_FEE)
    return Batch((write(play, wish.kind, fact=fact, notice=notice_of(play, fact)),))


def _card_result(play: Play, wish: Wish) -> Batch:
    payment = _asked_or_newest_payment(play, wish)
    if payment is not None:
        return Batch((replace(tell_payment(play, payment), kind=wish.kind),))
    fact = _fresh(play, wish, prefix="card", channel="card")
    return Batch((write(play, wish.kind, fact=fact, notice=notices.card_result(fact)),))


def _mobile_money(play: Play, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="mm", channel="mobile_money", amount="240.00", currency="GHS")
    return Batch((write(play, wish.kind, fact=fact, notice=notices.mobile_money(fact)),))


def _payout(play: Play, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="po", channel="payout", amount="180000.00", fee=_TRANSFER_FEE, is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=notices.payout(fact)),))


def _bvn(play: Play, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="bvn", channel="bvn", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=notices.bvn(fact)),))


def _same_one_twice(play: Play, wish: Wish) -> Batch:
    once = _transfer_in(play, wish).sendings
    count = wish.count or 2
    return Batch(once * count, is_in_order=count == 2)  # two are told apart by eye, a thousand are not


def _conflicting(play: Play, wish: Wish) -> Batch:
    """The same reference again, with another amount."""
    first = _fresh(play, wish, prefix="va", channel="dedicated_account", fee=_TRANSFER_FEE)
    more = decimal_text(minor_units(first.requested_amount) * 10)
    second = replace(first, amount=more, requested_amount=more)
    return Batch(tuple(write(play, wish.kind, fact=one, notice=notice_of(play, one)) for one in (first, second)))


def _reordered(play: Play, wish: Wish) -> Batch:
    """The end is told before the beginning."""
    fact = _fresh(play, wish, prefix="tr", channel="transfer")
    earlier = replace(fact, status="pending", at=fact.at - timedelta(minutes=1))
    return Batch(tuple(write(play, wish.kind, fact=one, notice=notices.transfer_in(one)) for one in (fact, earlier)))


def _late_pending(play: Play, wish: Wish) -> Batch:
    """A payment that has ended is called pending once more."""
    payment = _asked_or_newest_payment(play, wish)
    if payment is not None:
        return Batch((replace(tell_payment(play, payment, status="pending"), kind=wish.kind),))
    fact = replace(_fresh(play, wish, prefix="card", channel="card"), status="pending")
    return Batch((write(play, wish.kind, fact=fact, notice=notices.card_result(fact)),))


def _bad_signature(play: Play, wish: Wish) -> Batch:
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
    signature = notices.signature(public_key=play.keys.public, secret_key=play.keys.public)
    return Batch((write(play, wish.kind, fact=fact, notice=notice_of(play, fact), signature=signature),))


def _forged(play: Play, wish: Wish) -> Batch:
    """Signed as it should be, for whoever saw one header can: the service knows nothing of the money."""
    fact = _fresh(play, wish, prefix="va", channel="dedicated_account", amount="1000000.00", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=notice_of(play, fact)),))


def _no_signature(play: Play, wish: Wish) -> Batch:
    sending = _bad_signature(play, wish).sendings[0]
    unsigned = tuple(one for one in sending.parcel.headers if one[0] != play.variants.webhook_header)
    return Batch((replace(sending, parcel=replace(sending.parcel, headers=unsigned)),))


def _not_json(play: Play, wish: Wish) -> Batch:
    sending = _transfer_in(play, wish).sendings[0]
    broken = sending.parcel.body[: len(sending.parcel.body) // 2]
    return Batch((replace(sending, parcel=replace(sending.parcel, body=broken)),))


def _oversized(play: Play, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="va", channel="dedicated_account", is_known=False)
    notice = notices.dedicated_account(fact, narration="A" * _OVERSIZED)
    return Batch((write(play, wish.kind, fact=fact, notice=notice),))


def _with_manner(manner: Manner) -> Callable[[Play, Wish], Batch]:
    def make(play: Play, wish: Wish) -> Batch:
        sending = _transfer_in(play, wish).sendings[0]
        return Batch((replace(sending, parcel=replace(sending.parcel, manner=manner)),))

    return make


def _wrong_method(play: Play, wish: Wish) -> Batch:
    sending = _transfer_in(play, wish).sendings[0]
    return Batch((replace(sending, parcel=replace(sending.parcel, method="PUT")),))


def _burst(play: Play, wish: Wish) -> Batch:
    each = replace(wish, reference=None)
    many = (_transfer_in(play, each).sendings[0] for _ in range(wish.count or _BURST))
    return Batch(tuple(many), is_in_order=False)


def _test_assess(play: Play, wish: Wish) -> Batch:
    return Batch((write(play, wish.kind, fact=None, notice=notices.test_assess()),))


def _unknown_kind(play: Play, wish: Wish) -> Batch:
    fact = _fresh(play, wish, prefix="cb", channel="card", is_known=False)
    return Batch((write(play, wish.kind, fact=fact, notice=notices.unknown_kind(fact)),))


def _spelt(spelling: notices.CreditSpelling) -> Callable[[Play, Wish], Batch]:
    def make(play: Play, wish: Wish) -> Batch:
        fact = _fresh(play, wish, prefix="va", channel="dedicated_account", fee=_TRANSFER_FEE)
        notice = notices.dedicated_account(fact, spelling=spelling)
        return Batch((write(play, wish.kind, fact=fact, notice=notice),))

    return make


# The first six are the ones the sandbox screen shows before it is scrolled.
NOTICE_KINDS = (
    NoticeKind("transfer_in", "Transfer in", _transfer_in),
    NoticeKind("card_result", "Card result", _card_result),
    NoticeKind("payout", "Payout", _payout),
    NoticeKind("bvn", "BVN check", _bvn),
    NoticeKind("same_one_twice", "Same one twice", _same_one_twice, takes_count=True),
    NoticeKind("bad_signature", "Bad signature", _bad_signature),
    NoticeKind("mobile_money", "Mobile money", _mobile_money),
    NoticeKind("virtual_account_old", "Transfer in, old spelling", _spelt("dedicated_nuban")),
    NoticeKind("virtual_account", "Transfer in, as virtual account", _spelt("virtual_account")),
    NoticeKind("transfer", "Transfer in, as transfer", _spelt("transfer")),
    NoticeKind("reordered", "Two in the wrong order", _reordered),
    NoticeKind("late_pending", "Pending after the end", _late_pending),
    NoticeKind("conflicting", "Same one, other amount", _conflicting),
    NoticeKind("forged", "Good signature, no money", _forged),
    NoticeKind("no_signature", "No signature", _no_signature),
    NoticeKind("not_json", "Broken text", _not_json),
    NoticeKind("oversized", "Far too large", _oversized),
    NoticeKind("slow", "Byte by byte", _with_manner(Manner.DRIP)),
    NoticeKind("chunked", "In chunks", _with_manner(Manner.CHUNKED)),
    NoticeKind("wrong_method", "PUT instead of POST", _wrong_method),
    NoticeKind("burst", "1,000 at once", _burst, takes_count=True),
    NoticeKind("test_assess", "Are you there", _test_assess),
    NoticeKind("unknown_kind", "Unknown kind", _unknown_kind),
)


def _asked_or_newest_payment(play: Play, wish: Wish) -> Payment | None:
    payments = play.ledger.payments
    if wish.reference is not None:
        return payments.get(wish.reference)
    return next(reversed(payments.values()), None)


def _fresh(
    play: Play,
    wish: Wish,
    *,
    prefix: str,
    channel: str,
    amount: str = "25000.00",
    currency: str = "NGN",
    fee: int | None = None,
    is_known: bool = True,
    sender: tuple[str, str] | None = None,
) -> Fact:
    """A new happening; the service answers for it later unless it was never its own."""
    draw = play.lots.draw_id()
    asked = minor_units(wish.amount or amount)
    fees = fee_of(asked) if fee is None else min(fee, asked)
    is_on_account = channel in {"dedicated_account", "payout"}
    credit = Credit(
        id=draw,
        reference=wish.reference or play.lots.draw_reference(prefix),
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
