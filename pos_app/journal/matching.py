"""Writes which sale money is for, or in words what it is for: by hand, and what follows from it."""

from functools import partial
from typing import Final

from pos_app.domain.activity_view import NoticeKind, Standing
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.sale import Sale, SaleAlarm, SaleState, is_paid_otherwise
from pos_app.journal.chain import append
from pos_app.journal.entry import Entry, Fact
from pos_app.journal.judgement_views import Judgement, is_matched_elsewhere, judgement_of
from pos_app.journal.payment_views import attempt_of, sale_of
from pos_app.journal.sheet import Sheet
from pos_app.journal.store import Journal, Written

MATCHED: Final = "notice_matched"
UNMATCHED: Final = "notice_unmatched"
ALARMED: Final = "notice_alarmed"
NOTED: Final = "notice_noted"
_INCOMING: Final = frozenset({NoticeKind.TRANSFER, NoticeKind.MOBILE_MONEY, NoticeKind.CREDIT})


class NoSuchNoticeError(LookupError):
    """Nothing of that name was judged."""


async def match(journal: Journal, inbox: str, item: str, *, sale: int) -> None:
    """Write which open sale the money is for; a match that the service never confirmed gives way to verified money."""
    await journal.write(partial(_match, inbox=inbox, item=item, sale=sale))


async def unmatch(journal: Journal, inbox: str, item: str, *, manager: str = "") -> None:
    """Write that the money is for no sale after all; what the service has confirmed stays, unless it never paid the
    sale because it is of another amount, and a manager says so."""
    await journal.write(partial(_unmatch, inbox=inbox, item=item, manager=manager))


async def note(journal: Journal, inbox: str, item: str, *, note: str) -> None:
    """Write in words what the money is for."""
    await journal.write(partial(_note, inbox=inbox, item=item, note=note))


def _match(sheet: Sheet, at: str, *, inbox: str, item: str, sale: int) -> Written[None]:
    known = _believable(sheet, inbox, item)
    if known.sale == sale:
        return Written(None, ())
    if known.sale is not None:
        raise KnownError("This notice is matched to another sale already.")
    if attempt_of(sheet, known.reference) is not None:
        raise KnownError("This is a card payment of this till. It pays its own sale only.")
    if is_matched_elsewhere(sheet, inbox, item, known.reference):
        raise KnownError("This money is matched to a sale already.")
    found = sale_of(sheet, sale)
    if found is None or found.state is not SaleState.OPEN:
        raise KnownError("This sale is not open. Money is matched to open sales only.")
    released = _give_way(sheet, known, sale)
    sheet.execute("UPDATE judgement SET sale = ? WHERE inbox = ? AND item = ?", (sale, inbox, item))
    line = Entry(MATCHED, item, {"inbox": inbox, "sale": sale}, Topic.NOTICE)
    about = Entry("sale_matched", str(sale), {"inbox": inbox, "notice": item}, Topic.SALE)
    lines = (*released, line, about, *pay_sale(sheet, inbox, item))
    append(sheet, at, lines)
    return Written(None, lines)


def _unmatch(sheet: Sheet, at: str, *, inbox: str, item: str, manager: str) -> Written[None]:
    known = judgement_of(sheet, inbox, item)
    if known is None:
        raise NoSuchNoticeError(item)
    if known.sale is None:
        return Written(None, ())
    is_sure = known.standing is Standing.VERIFIED
    if is_sure and not is_of_another_amount(known, sale_of(sheet, known.sale)):
        raise KnownError("This money is verified. It stays with its sale.")
    if is_sure and not manager:
        raise KnownError("This money is verified. Only a manager takes it back from a sale of another amount.")
    lines = _release(sheet, inbox, item, known.sale, manager=manager if is_sure else "")
    append(sheet, at, lines)
    return Written(None, lines)


def _give_way(sheet: Sheet, known: Judgement, sale: int) -> tuple[Entry, ...]:
    """Let go of what stands in the place of verified money, unless the service has confirmed it too."""
    rows = sheet.execute("SELECT inbox, item, standing FROM judgement WHERE sale = ?", (sale,)).fetchall()
    if rows and (known.standing is not Standing.VERIFIED or any(each == Standing.VERIFIED for *_, each in rows)):
        raise KnownError("Another notice is matched to this sale already.")
    return tuple(line for inbox, item, _ in rows for line in _release(sheet, inbox, item, sale))


def is_of_another_amount(known: Judgement, sale: Sale | None) -> bool:
    """Tell whether money is matched to a sale that it cannot have paid."""
    return sale is not None and known.money is not None and known.money != sale.amount


def _release(sheet: Sheet, inbox: str, item: str, sale: int, *, manager: str = "") -> tuple[Entry, ...]:
    by: dict[str, Fact] = {"manager": manager} if manager else {}
    sheet.execute("UPDATE judgement SET sale = NULL WHERE inbox = ? AND item = ?", (inbox, item))
    return (
        Entry(UNMATCHED, item, {"inbox": inbox, "sale": sale, **by}, Topic.NOTICE),
        Entry("sale_unmatched", str(sale), {"inbox": inbox, "notice": item, **by}, Topic.SALE),
    )


def alarm(sheet: Sheet, inbox: str, item: str) -> tuple[Entry, ...]:
    """Say that money is verified whose sale was paid otherwise, or dropped, meanwhile: it has to be given back."""
    known = judgement_of(sheet, inbox, item)
    if known is None or known.sale is None or known.standing is not Standing.VERIFIED:
        return ()
    sale = sale_of(sheet, known.sale)
    if sale is None or not is_paid_otherwise(sale):
        return ()
    told: dict[str, Fact] = {"alarm": SaleAlarm.PAID_TWICE.value, "inbox": inbox}
    return (
        Entry(ALARMED, item, {**told, "sale": sale.number}, Topic.NOTICE),
        Entry("sale_alarmed", str(sale.number), {**told, "notice": item}, Topic.SALE),
    )


def pay_sale(sheet: Sheet, inbox: str, item: str) -> tuple[Entry, ...]:
    """Call the sale paid that verified money of its whole amount is matched to; a card that pays it too is an alarm."""
    known = judgement_of(sheet, inbox, item)
    if known is None or known.sale is None or known.standing is not Standing.VERIFIED or known.kind not in _INCOMING:
        return ()
    sale = sale_of(sheet, known.sale)
    if sale is None or sale.state is not SaleState.OPEN or sale.amount != known.money:
        return ()
    if attempt_of(sheet, known.reference) or is_matched_elsewhere(sheet, inbox, item, known.reference):
        return ()  # one reference is one payment, and pays one sale
    sheet.execute("UPDATE sale SET state = 'paid' WHERE number = ?", (sale.number,))  # by no card of this till
    return (Entry("sale_paid", str(sale.number), {"inbox": inbox, "notice": item}, Topic.SALE),)


def _note(sheet: Sheet, at: str, *, inbox: str, item: str, note: str) -> Written[None]:
    if _believable(sheet, inbox, item).note == note:
        return Written(None, ())
    sheet.execute("UPDATE judgement SET note = ? WHERE inbox = ? AND item = ?", (note, inbox, item))
    line = Entry(NOTED, item, {"inbox": inbox, "note": note}, Topic.NOTICE)
    append(sheet, at, [line])
    return Written(None, (line,))


def _believable(sheet: Sheet, inbox: str, item: str) -> Judgement:
    known = judgement_of(sheet, inbox, item)
    if known is None:
        raise NoSuchNoticeError(item)
    if known.standing is Standing.SUSPICIOUS:
        raise KnownError("This notice is suspicious. It is matched to nothing.")
    return known
