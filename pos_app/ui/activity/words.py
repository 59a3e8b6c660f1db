"""Notices in words: what each is about, who it is from, and how far it can be believed."""

from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.history import DeniedMoney
from pos_app.domain.plain_text import plain
from pos_app.domain.references import is_askable
from pos_app.domain.webhook_view import INCOMING, Doubt, NoticeKind, NoticeRow, NoticeStanding, NoticeView
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.times import day, moment
from pos_app.ui.kit.tokens import Tone

_K, _S, _D = NoticeKind, NoticeStanding, Doubt
OF_MONEY: Final = INCOMING | {_K.CARD}  # a card payment of this till says its result itself
_ICONS: Final = {
    _K.CARD: "card",
    _K.TRANSFER: "in",
    _K.MOBILE_MONEY: "in",
    _K.CREDIT: "in",
    _K.PAYOUT: "out",
    _K.BVN: "id",
    _K.REFUND: "out",
    _K.CONVERSION: "info",
    _K.FX_TRANSFER: "info",
    _K.TV_ORDER: "tv",
    _K.OTHER: "info",
}
_MARKS: Final = {_S.VERIFIED: "verified", _S.REPORTED: "reported", _S.SUSPICIOUS: "alert"}
_TONES: Final = {_S.VERIFIED: Tone.PAID, _S.SUSPICIOUS: Tone.DECLINED}
_tr: Final = partial(QCoreApplication.translate, "Notice")


def icon_of(row: NoticeRow) -> str:
    """Return the icon of what it is about; a suspicious one warns instead."""
    return "alert" if look_of(row) is _S.SUSPICIOUS else _ICONS[row.kind]


def look_of(row: NoticeRow) -> NoticeStanding:
    """Return how it is drawn: verified money that is denied now warns as a suspicious notice does."""
    return _S.SUSPICIOUS if row.is_denied else row.standing


def mark_of(standing: NoticeStanding) -> str:
    """Return the icon that stands beside the word."""
    return _MARKS[standing]


def tone_of(standing: NoticeStanding) -> Tone | None:
    """Return the meaning of its colours; what is only reported has none."""
    return _TONES.get(standing)


def standing_word(row: NoticeRow) -> str:
    """Return the word of its badge."""
    if row.is_denied:
        return _tr("Denied")
    match row.standing:
        case NoticeStanding.VERIFIED:
            return _tr("Verified")
        case NoticeStanding.REPORTED:
            return _tr("Reported")
        case NoticeStanding.SUSPICIOUS:
            return _tr("Suspicious")


def kind_word(kind: NoticeKind) -> str:
    """Return what it is about, in a word or two."""
    match kind:
        case NoticeKind.CARD:
            return _tr("Card")
        case NoticeKind.TRANSFER | NoticeKind.CREDIT:
            return _tr("Transfer")
        case NoticeKind.MOBILE_MONEY:
            return _tr("Mobile money")
        case NoticeKind.PAYOUT:
            return _tr("Payout")
        case NoticeKind.BVN:
            return _tr("BVN check")
        case NoticeKind.REFUND:
            return _tr("Refund")
        case NoticeKind.CONVERSION:
            return _tr("Conversion")
        case NoticeKind.FX_TRANSFER:
            return _tr("Transfer abroad")
        case NoticeKind.TV_ORDER:
            return _tr("Cable TV")
        case NoticeKind.OTHER:
            return _tr("Other notice")


def heading(kind: NoticeKind) -> str:
    """Return what stands over its detail."""
    match kind:
        case NoticeKind.CARD:
            return _tr("Card payment")
        case NoticeKind.TRANSFER | NoticeKind.CREDIT:
            return _tr("Incoming transfer")
        case NoticeKind.MOBILE_MONEY:
            return _tr("Incoming mobile money")
        case _:
            return kind_word(kind)


def who_of(row: NoticeRow) -> str:
    """Return whom it is about, plain; nobody believes the name in a notice that is suspicious."""
    who = plain(row.who)
    if row.kind is _K.BVN:
        return _tr("BVN check")
    if row.kind is _K.PAYOUT:
        return _tr("Payout to {who}").format(who=who) if who else _tr("Payout")
    if not who:
        return _tr("Name not given") if row.kind in OF_MONEY else kind_word(row.kind)
    return f"“{who}”" if row.standing is _S.SUSPICIOUS else who


def caption_of(row: NoticeRow, now: datetime) -> tuple[str, str]:
    """Return the second line of its row: kind and where it came through, which may be shortened; when, how often."""
    if row.doubt is _D.BAD_SIGNATURE:
        beside = _tr("bad signature")
    elif row.kind in {_K.CARD, _K.BVN}:
        beside = plain(row.reference)
    else:
        beside = "" if row.kind is _K.PAYOUT else plain(row.via)
    kind = "" if row.kind is _K.BVN else kind_word(row.kind)
    what = " · ".join(part for part in (kind, beside) if part)
    when = " · ".join(part for part in (clock_or_day(row.arrived_at, now), times_word(row.times)) if part)
    return what, f" · {when}" if what else when


def short_caption_of(row: NoticeRow) -> str:
    """Return what stands there where kind and way have no room together: what must not be missed, else the kind."""
    if row.doubt is _D.BAD_SIGNATURE:
        return _tr("bad signature")
    return "" if row.kind is _K.BVN else kind_word(row.kind)


def clock_or_day(at: datetime, now: datetime) -> str:
    """Return hours and minutes of today, or the date of another day."""
    local = f"{at.astimezone():%H:%M}"
    return local if day(at) == day(now) else f"{day(at)}, {local}"


def second_or_day(at: datetime, now: datetime) -> str:
    """Return the time to the second, with the date of another day."""
    return moment(at) if day(at) == day(now) else f"{day(at)}, {moment(at)}"


def times_word(times: int) -> str:
    """Return how often it came; '' for once."""
    return _tr("came {times} times").format(times=times) if times > 1 else ""


def figure_of(row: NoticeRow) -> str:
    """Return what stands on the right: the amount, as it was sent where it cannot be read, or what agrees."""
    if row.amount is not None:
        return row.amount.shown()
    if row.matches is not None:
        return _tr("{same} of {all} match").format(same=row.matches[0], all=row.matches[1])
    return plain(row.amount_text, most=24)


def spoken(row: NoticeRow) -> str:
    """Return the row as it is said aloud."""
    amount = spoken_money(row.amount) if row.amount is not None else figure_of(row)
    new = _tr("new") if row.is_new else ""
    kind = "" if row.kind in {_K.BVN, _K.PAYOUT, _K.OTHER} else kind_word(row.kind).lower()
    parts = (_tr("Notice"), kind, amount, who_of(row).strip("“”"), standing_word(row).lower())
    return ", ".join(part for part in (*parts, times_word(row.times), new) if part)


def can_be_checked(row: NoticeRow) -> bool:
    """Tell whether the service can be asked about it."""
    return row.kind in OF_MONEY and row.doubt is not _D.BAD_SIGNATURE and is_askable(row.reference)


def sentence_of(view: NoticeView, now: datetime) -> str:
    """Return what is known of it, and what that means at the counter."""
    row, at = view.head, second_or_day(view.checked_at, now) if view.checked_at else ""
    if row.standing is _S.SUSPICIOUS:
        return _kept(view, now)
    if row.standing is _S.VERIFIED:
        return _verified(view, at)
    match row.doubt:
        case Doubt.NO_ANSWER:
            said = _tr("Asked the service at {time}: no clear answer yet. It is asked again by itself.")
        case Doubt.NOT_PAID:
            said = _tr("Asked the service at {time}: not paid. Do not hand over the goods.")
        case Doubt.SAYS_OTHERWISE:
            said = _tr("The notice says not paid. The service was asked at {time}: paid.")
        case Doubt.UNKNOWN_TO_SERVICE:
            said = _tr("Asked the service at {time}: it does not know this reference. Do not hand over the goods.")
        case Doubt.CANNOT_BE_ASKED:
            said = _tr("Said by the service. It cannot be asked about this.")
        case Doubt.NOT_FROM_THIS_TILL:
            said = _tr("Card payment, not from this till. Counted nowhere here.")
        case Doubt.UNREADABLE:
            said = _tr("It could not be read. It is kept as it came.")
        case _:
            said = _tr("The service has not been asked about it yet. Do not hand over the goods.")
    return said.format(time=at or _tr("an unknown time"))


def alarm_of(view: NoticeView) -> tuple[str, str] | None:
    """Return what is wrong with a suspicious one, or with a second payment: a bold sentence and a plain one."""
    row = view.head
    if view.denied_money is not None:
        stands = _stands(view, view.denied_money)
        if view.denied is _D.OTHER_AMOUNT:
            return _tr("Verified, then another amount"), stands
        return _tr("Verified, then denied"), stands
    if view.is_second_payment:
        said = _tr("Sale {sale} was paid otherwise, or dropped. Hand over nothing for it; this money is given back.")
        return _tr("A second payment"), said.format(sale=view.matched_sale)
    if row.standing is not _S.SUSPICIOUS and view.denied is _D.NONE:
        return None
    match view.denied if row.standing is _S.VERIFIED else row.doubt:
        case Doubt.BAD_SIGNATURE:
            return _tr("Not from the service"), _tr("The signature is wrong. Hand over nothing for it.")
        case Doubt.CONTRADICTS:
            return (
                _tr("It contradicts another notice"),
                _tr("Another notice of this reference says something else. Hand over nothing for it."),
            )
        case Doubt.OTHER_AMOUNT:
            return (
                _tr("Another amount than is known"),
                _tr("The service or this till knows another amount or currency. Hand over nothing for it."),
            )
        case _:
            return _tr("Do not believe it"), _tr("Hand over nothing for it.")


def _stands(view: NoticeView, money: DeniedMoney) -> str:
    """Return where money stands that was verified and is denied now, and what it was for."""
    if not money.is_in_takings:
        said = _tr("It is in no takings. Do not give it back before the service was asked.")
    elif money.shift is None:
        said = _tr("{amount} stands in the takings of the next shift.").format(amount=figure_of(view.head))
    else:
        told = _tr("{amount} stands in the takings of shift {shift}.")
        said = told.format(amount=figure_of(view.head), shift=money.shift)
    sale = _tr("It was for sale {sale}.").format(sale=money.sale) if money.sale is not None else ""
    return " ".join(part for part in (said, sale, _tr("A manager closes it in History.")) if part)


def _verified(view: NoticeView, at: str) -> str:
    if view.denied is _D.NOT_PAID:
        said = _tr("Asked the service at {time}: not paid. Do not hand over the goods.")
        return said.format(time=at or _tr("an unknown time"))
    if view.denied is _D.OTHER_AMOUNT:
        return _tr("The service or this till knows another amount or currency. Hand over nothing for it.")
    if view.is_safe and at:
        return _tr("Asked the service at {time}: paid. Safe to hand over the goods.").format(time=at)
    if view.is_safe:
        return _tr("The service says paid. Safe to hand over the goods.")
    if view.is_second_payment:
        said = _tr("Verified: paid, asked at {time}. Its sale was paid otherwise, or dropped.")
    elif not view.head.is_amount_confirmed:
        said = _tr("Verified: paid, asked at {time}. The amount is as reported; the service did not name it.")
    elif view.matched_sale is not None:
        said = _tr("Verified: paid, asked at {time}. It is not what the matched sale comes to.")
    elif view.offers:
        said = _tr("Verified: paid, asked at {time}. Nobody is waiting with a sale of this amount: match it first.")
    else:
        said = _tr("Verified: paid, asked at {time}. No open sale of this till has this amount.")
    return said.format(time=at or _tr("an unknown time"))


def _kept(view: NoticeView, now: datetime) -> str:
    time, address = second_or_day(view.head.arrived_at, now), plain(view.from_address)
    said = _tr("Arrived {time} from {address}. Kept as evidence. Counted nowhere.")
    if not address:
        said = _tr("Arrived {time}. Kept as evidence. Counted nowhere.")
    return said.format(time=time, address=address)
