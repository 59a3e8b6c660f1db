"""What the pictures of Activity show: notices of every kind and standing."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.history import DeniedMoney
from pos_app.domain.money import Currency, Money
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import (
    Doubt,
    FeedHealth,
    NoticeKind,
    NoticeMoment,
    NoticeRow,
    NoticeStanding,
    NoticeView,
    SaleOffer,
)
from tests.pictures.samples import NOW as _NOON

NOW: Final = _NOON.replace(minute=32, second=10)
NASTY: Final = "<b>Obi</b>\u202e \x07&amp; \u05d0\u05d1"  # what a sender could call himself
_K, _S, _D, _M = NoticeKind, NoticeStanding, Doubt, NoticeEvent
_NGN: Final = Currency.NGN


def at(hour: int, minute: int, second: int = 0) -> datetime:
    """Return a moment of the day of the pictures."""
    return NOW.replace(hour=hour, minute=minute, second=second)


def row(  # one line of the list, with everything that can stand in it
    name: str,
    kind: NoticeKind,
    standing: NoticeStanding,
    who: str,
    arrived: datetime,
    *,
    via: str = "",
    reference: str = "",
    amount: Money | None = None,
    doubt: Doubt = Doubt.NONE,
    matches: tuple[int, int] | None = None,
    times: int = 1,
    is_new: bool = False,
    is_confirmed: bool = True,
) -> NoticeRow:
    """Make a line of the list."""
    return NoticeRow(
        row=name,
        kind=kind,
        standing=standing,
        doubt=doubt,
        who=who,
        via=via,
        reference=reference,
        amount=amount,
        amount_text="",
        matches=matches,
        status="success",
        arrived_at=arrived,
        times=times,
        is_new=is_new,
        is_amount_confirmed=is_confirmed,
    )


def naira(units: int) -> Money:
    """Return so many naira."""
    return Money(units * 100, _NGN)


CARD: Final = row(
    "9", _K.CARD, _S.VERIFIED, "Verve •••• 3210", at(14, 32, 2), via="Verve", reference="pos-7k3f2m9q4x",
    amount=naira(12_500), is_new=True,
)  # fmt: skip
TRANSFER: Final = row(
    "8", _K.CREDIT, _S.VERIFIED, "Chinedu Obi", at(14, 31, 44), via="Savanna Bank", reference="va-5c1t8r2n0e",
    amount=naira(25_000), is_new=True,
)  # fmt: skip
FORGED: Final = row(
    "s7", _K.CREDIT, _S.SUSPICIOUS, "Blessing A.", at(14, 29, 3), reference="va-0000000001",
    amount=naira(1_000_000), doubt=_D.BAD_SIGNATURE, is_new=True,
)  # fmt: skip
PAYOUT: Final = row(
    "6", _K.PAYOUT, _S.REPORTED, "Lagoon Bank", at(14, 10), reference="po-8812", amount=naira(180_000),
    doubt=_D.CANNOT_BE_ASKED,
)  # fmt: skip
BVN: Final = row(
    "5", _K.BVN, _S.REPORTED, "", at(13, 58), reference="bvn-22c9w0", matches=(3, 4), doubt=_D.CANNOT_BE_ASKED
)
ROWS: Final = (
    CARD,
    TRANSFER,
    FORGED,
    PAYOUT,
    BVN,
    row("4", _K.TRANSFER, _S.VERIFIED, "Fatima Bello", at(13, 41), via="Coast Bank", reference="tr-41",
        amount=naira(7_800), times=3),
    row("3", _K.MOBILE_MONEY, _S.VERIFIED, "Samuel Mensah", at(13, 22), reference="mm-3",
        amount=Money(24_000, Currency.GHS)),
    row("2", _K.TRANSFER, _S.REPORTED, "A very long name of a sender that no list of this width can ever hold",
        at(12, 40), via="A bank with a long name", reference="tr-2", amount=Money(99_999_999_99, Currency.KES),
        doubt=_D.NOT_ASKED_YET),
    row("1", _K.OTHER, _S.REPORTED, "", at(11, 2) - timedelta(days=1), doubt=_D.UNREADABLE),
)  # fmt: skip

FIELDS: Final = (
    ("notify", "transaction"),
    ("notifyType", "successful"),
    ("data.id", "90441827"),
    ("data.reference", "va-5c1t8r2n0e"),
    ("data.amount", "24950.00"),
    ("data.originatoramount", "25000.00"),
    ("data.currency", "NGN"),
    ("data.transferDetails.originatorname", "Chinedu Obi"),
    ("data.transferDetails.originatoraccountnumber", "•••• 4408"),
    ("data.transferDetails.bankname", "Savanna Bank"),
    ("data.transferDetails.craccount", "•••• 9021"),
    ("data.transferDetails.narration", "Generator parts"),
    ("data.transferDetails.sessionid", "100004261120143140123456789012"),
)
RAW: Final = """{
  "notify": "transaction",
  "notifyType": "successful",
  "data": {
    "id": 90441827,
    "reference": "va-0000000001",
    "type": "dedicated_account",
    "amount": "1000000.00",
    "currency": "NGN",
    "status": "success"
  },
  "transferDetails": {
    "originatorname": "Blessing A.",
    "originatoraccountnumber": "•••• 0113"
  }
}"""
OFFER: Final = SaleOffer(1183, naira(25_000), "Ngozi Eze", at(14, 28))
ANOTHER_OFFER: Final = SaleOffer(1180, naira(25_000), "Ngozi Eze", at(14, 2))


def view_of(head: NoticeRow) -> NoticeView:
    """Make the whole of a line that nothing special is known of."""
    checked = head.arrived_at + timedelta(seconds=1) if head.standing is _S.VERIFIED else None
    return NoticeView(
        head=head,
        fields=FIELDS[:4],
        raw=RAW,
        story=(NoticeMoment(head.arrived_at, _M.ARRIVED),),
        net="",
        fees="",
        paid_at=None,
        paid_at_text="",
        checked_at=checked,
        is_safe=head.kind is _K.CARD and head.standing is _S.VERIFIED,
        matched_sale=None,
        matched_note="",
        offers=(),
        is_personal_hidden=False,
        is_purged=False,
        may_resend_at=NOW if head.kind not in {_K.PAYOUT, _K.BVN, _K.OTHER} else None,
        resent="",
        from_address="",
    )


SAFE: Final = replace(
    view_of(TRANSFER),
    fields=FIELDS,
    story=(
        NoticeMoment(at(14, 31, 44), _M.ARRIVED, "203.0.113.7"),
        NoticeMoment(at(14, 31, 44), _M.REPORTED, _D.NOT_ASKED_YET),
        NoticeMoment(at(14, 31, 45), _M.VERIFIED),
        NoticeMoment(at(14, 31, 58), _M.CAME_AGAIN, "2"),
    ),
    net="₦24,950.00",
    fees="₦50.00",
    paid_at=at(14, 31, 40),
    checked_at=at(14, 31, 45),
    is_safe=True,
    offers=(OFFER,),
)
SUSPICIOUS: Final = replace(
    view_of(FORGED),
    story=(
        NoticeMoment(at(14, 29, 3), _M.ARRIVED, "203.0.113.12"),
        NoticeMoment(at(14, 29, 3), _M.SUSPICIOUS, _D.BAD_SIGNATURE),
    ),
    may_resend_at=None,
    from_address="203.0.113.12",
)
HIDDEN: Final = replace(
    view_of(BVN), fields=FIELDS[:2], raw='{\n  "notify": "bvn",\n  "status": "success"\n}', is_personal_hidden=True
)
PERSONAL: Final = replace(
    HIDDEN,
    fields=(*FIELDS[:2], ("data.firstname", "Chinedu"), ("data.lastname", "Obi"), ("data.bvn", "22345678901")),
    is_personal_hidden=False,
)
PURGED: Final = replace(
    HIDDEN, head=replace(BVN, matches=None), fields=(), raw="", is_personal_hidden=False, is_purged=True,
    story=(NoticeMoment(BVN.arrived_at, _M.ARRIVED), NoticeMoment(at(14, 0), _M.PURGED)),
)  # fmt: skip
RESENT: Final = replace(
    SAFE, offers=(), is_safe=False, matched_note="Deposit of Mrs Bello for the generator",
    may_resend_at=NOW + timedelta(seconds=42), resent="Notification resent",
)  # fmt: skip
TWICE: Final = replace(SAFE, offers=(), is_safe=False, paid_sales=(ANOTHER_OFFER,))
MATCHED: Final = replace(SAFE, offers=(), matched_sale=1183)
DENIED: Final = replace(
    MATCHED,
    head=replace(TRANSFER, is_denied=True),
    is_safe=False,
    denied=_D.NOT_PAID,
    denied_money=DeniedMoney(14, 1183),
)
NAMELESS: Final = replace(TRANSFER, who=NASTY, via=NASTY, reference=f"va-{NASTY}")
OF_NASTY: Final = replace(
    SAFE,
    head=NAMELESS,
    fields=(("data." + NASTY, NASTY),),
    raw=f'{{\n  "name": "{NASTY}"\n}}',
    matched_note=NASTY,
    resent=NASTY,
    offers=(replace(OFFER, cashier=NASTY),),
)
CONTRADICTION: Final = replace(
    SUSPICIOUS, head=replace(FORGED, doubt=_D.CONTRADICTS, reference="va-5c1t8r2n0e"), may_resend_at=NOW
)
UNASKED: Final = replace(
    SAFE, head=replace(TRANSFER, standing=_S.REPORTED, doubt=_D.NO_ANSWER), is_safe=False, offers=()
)

HEALTH: Final = FeedHealth(
    address="http://127.0.0.1:8710/hooks/notices",
    is_by_other_program=False,
    last_verified_at=at(14, 31, 45),
    last_at=at(14, 32, 2),
    kept=9,
    suspicious=1,
    refused=2,
    unread=3,
    silent=(),
)
NEVER: Final = replace(HEALTH, last_verified_at=None, last_at=None, kept=0, suspicious=0, refused=0, unread=0)
YESTERDAY: Final = replace(NEVER, last_at=NOW - timedelta(hours=20), is_by_other_program=True)
SILENT: Final = replace(HEALTH, silent=("pos-7k3f2m9q4xpos7k3f2", "pos-1a2b3c4d5epos1a2b3"), unread=0)
