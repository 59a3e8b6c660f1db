"""Writes which sale money is for, or in words what it is for: by hand, and what follows from it."""

from functools import partial
from typing import Final

from pos_app.domain.errors import KnownError, NeedsManagerError
from pos_app.domain.events import Topic
from pos_app.domain.references import folded
from pos_app.domain.sale import Sale, SaleAlarm, SaleState, is_paid_otherwise
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhook_view import INCOMING, Doubt, NoticeStanding
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact, stamp
from pos_app.journal.payment_views import sale_of
from pos_app.journal.receipt_numbers import last_unread_restoring
from pos_app.journal.store import Journal, Written
from pos_app.journal.webhook_views import Judgement, attempt_about, is_matched_elsewhere, judgement_of, orders_about

MATCHED: Final = "notice_matched"
UNMATCHED: Final = "notice_unmatched"
ALARMED: Final = "notice_alarmed"
NOTED: Final = "notice_noted"
HELD: Final = "notice_held"  # for a manager: a journal that was set aside knows of it, and that cannot be applied
MAY_HAVE_PAID: Final = Sentence(
    "A backup was put back since this money came. It may have paid a sale already: only a manager matches it."
)

_SUSPICIOUS: Final = Sentence("This notice is suspicious. It is matched to nothing.")


class NoSuchNoticeError(LookupError):
    """Nothing of that name was judged."""


async def match(journal: Journal, inbox: str, item: str, *, sale: int, manager: str = "") -> None:
    """Write which open sale the money is for; a match that the service never confirmed gives way to verified money.
    What may have paid before a copy was put back is matched by a manager only."""
    await journal.write(partial(_match, inbox=inbox, item=item, sale=sale, manager=manager))


async def unmatch(journal: Journal, inbox: str, item: str, *, manager: str = "") -> None:
    """Write that the money is for no sale after all; what the service has confirmed stays, unless it never paid the
    sale because it is of another amount, and a manager says so."""
    await journal.write(partial(unmatched, inbox=inbox, item=item, manager=manager))


async def note(journal: Journal, inbox: str, item: str, *, note: str) -> None:
    """Write in words what the money is for."""
    await journal.write(partial(noted, inbox=inbox, item=item, note=note))


def _match(connection: Connection, at: str, *, inbox: str, item: str, sale: int, manager: str) -> Written[None]:
    known = _believable(connection, inbox, item)
    is_held = known.sale != sale and may_have_paid(connection, inbox, known)
    if is_held and not manager:
        raise NeedsManagerError(MAY_HAVE_PAID)
    by = manager if is_held else ""
    return matched(connection, at, inbox=inbox, item=item, sale=sale, manager=by, may_be_too_much=True)


def may_have_paid(connection: Connection, inbox: str, known: Judgement) -> bool:
    """Tell whether money may have paid a sale that only a journal knows which was set aside, and no manager has said
    since what it is for: it was held when that one was read, or it came before and nobody could read all of that one.
    """
    signed = connection.execute(
        "SELECT MAX(seq) FROM entry WHERE subject = ? AND kind = ? AND json_extract(facts, '$.inbox') = ?"
        " AND json_extract(facts, '$.manager') IS NOT NULL",
        (known.item, MATCHED, inbox),
    ).fetchall()[0][0]
    held = connection.execute(
        "SELECT 1 FROM entry WHERE kind = ? AND seq > ?"
        " AND (lower(trim(json_extract(facts, '$.reference'))) = ? AND ? <> ''"
        " OR subject = ? AND json_extract(facts, '$.inbox') = ?)",
        (HELD, signed or 0, folded(known.reference), known.reference, known.item, inbox),
    ).fetchall()
    if held:
        return True
    unread = last_unread_restoring(connection)
    return unread is not None and stamp(known.arrived_at) <= unread[1] and (signed or 0) < unread[0]


def matched(
    connection: Connection,
    at: str,
    *,
    inbox: str,
    item: str,
    sale: int,
    manager: str = "",
    may_be_too_much: bool = False,
) -> Written[None]:
    """Do as `match` does, within a transaction of this room, whoever may have paid before."""
    known = _believable(connection, inbox, item)
    if sale in {known.sale, known.overpays}:
        return Written(None, ())
    if known.denied is not Doubt.NONE:
        raise KnownError(_SUSPICIOUS)
    if known.sale is not None or known.overpays is not None:
        raise KnownError(Sentence("This notice is matched to another sale already."))
    if attempt_about(connection, known.reference) is not None:
        raise KnownError(Sentence("This is a card payment of this till. It pays its own sale only."))
    if orders_about(connection, [known.reference]):
        raise KnownError(Sentence("This is a cable TV order of this till. It pays no sale."))
    if is_matched_elsewhere(connection, inbox, item, known.reference):
        raise KnownError(Sentence("This money is matched to a sale already."))
    found = sale_of(connection, sale)
    is_paid = found is not None and found.state is SaleState.PAID
    if may_be_too_much and is_paid and known.standing is NoticeStanding.VERIFIED:
        lines = _overpay(connection, inbox, item, sale)
        append(connection, at, lines)
        return Written(None, lines)
    if found is None or found.state is not SaleState.OPEN:
        raise KnownError(Sentence("This sale is not open. Money is matched to open sales only."))
    released = _give_way(connection, known, sale)
    connection.execute("UPDATE judgement SET sale = ? WHERE inbox = ? AND item = ?", (sale, inbox, item))
    by: dict[str, Fact] = {"manager": manager} if manager else {}
    line = Entry(MATCHED, item, {"inbox": inbox, "sale": sale, **by}, Topic.NOTICE)
    about = Entry("sale_matched", str(sale), {"inbox": inbox, "notice": item}, Topic.SALE)
    lines = (*released, line, about, *pay_sale(connection, inbox, item))
    append(connection, at, lines)
    return Written(None, lines)


def unmatched(connection: Connection, at: str, *, inbox: str, item: str, manager: str) -> Written[None]:
    """Do as `unmatch` does, within a transaction of this room."""
    known = judgement_of(connection, inbox, item)
    if known is None:
        raise NoSuchNoticeError(item)
    if known.sale is None:
        return Written(None, ())
    is_sure = known.standing is NoticeStanding.VERIFIED
    if is_sure and not is_of_another_amount(known, sale_of(connection, known.sale)):
        raise KnownError(Sentence("This money is verified. It stays with its sale."))
    if is_sure and not manager:
        raise NeedsManagerError(
            Sentence("This money is verified. Only a manager takes it back from a sale of another amount.")
        )
    lines = _release(connection, inbox, item, known.sale, manager=manager if is_sure else "")
    append(connection, at, lines)
    return Written(None, lines)


def _give_way(connection: Connection, known: Judgement, sale: int) -> tuple[Entry, ...]:
    """Let go of what stands in the place of verified money, unless the service has confirmed it too."""
    rows = connection.execute("SELECT inbox, item, standing FROM judgement WHERE sale = ?", (sale,)).fetchall()
    if rows and (
        known.standing is not NoticeStanding.VERIFIED or any(each == NoticeStanding.VERIFIED for *_, each in rows)
    ):
        raise KnownError(Sentence("Another notice is matched to this sale already."))
    return tuple(line for inbox, item, _ in rows for line in _release(connection, inbox, item, sale, gives_way=True))


def is_of_another_amount(known: Judgement, sale: Sale | None) -> bool:
    """Tell whether money is matched to a sale that it cannot have paid."""
    return sale is not None and known.money is not None and known.money != sale.amount


def _release(
    connection: Connection, inbox: str, item: str, sale: int, *, manager: str = "", gives_way: bool = False
) -> tuple[Entry, ...]:
    by: dict[str, Fact] = {"manager": manager} if manager else {"gives_way": True} if gives_way else {}
    connection.execute("UPDATE judgement SET sale = NULL WHERE inbox = ? AND item = ?", (inbox, item))
    return (
        Entry(UNMATCHED, item, {"inbox": inbox, "sale": sale, **by}, Topic.NOTICE),
        Entry("sale_unmatched", str(sale), {"inbox": inbox, "notice": item, **by}, Topic.SALE),
    )


def alarm(connection: Connection, inbox: str, item: str) -> tuple[Entry, ...]:
    """Say that money is verified whose sale was paid otherwise, or dropped, meanwhile: it has to be given back."""
    known = judgement_of(connection, inbox, item)
    if known is None or known.standing is not NoticeStanding.VERIFIED or known.overpays is not None:
        return ()
    number = _gave_way_for(connection, inbox, known) if known.sale is None else known.sale
    sale = sale_of(connection, number) if number is not None else None
    if sale is None or not (is_paid_otherwise(sale) or (known.sale is None and sale.state is SaleState.PAID)):
        return ()
    return _overpay(connection, inbox, item, sale.number)


def _gave_way_for(connection: Connection, inbox: str, known: Judgement) -> int | None:
    """Return the sale that the money was matched to until other money, verified before it, took its place there."""
    last = connection.execute(
        "SELECT json_extract(facts, '$.sale'), json_extract(facts, '$.gives_way') FROM entry"
        " WHERE subject = ? AND kind IN (?, ?) AND json_extract(facts, '$.inbox') = ? ORDER BY seq DESC LIMIT 1",
        (known.item, MATCHED, UNMATCHED, inbox),
    ).fetchall()
    if not last or not last[0][1] or is_matched_elsewhere(connection, inbox, known.item, known.reference):
        return None  # another notice of the same money is no second payment
    return int(last[0][0])


def too_much_for(connection: Connection, sale: int) -> tuple[Entry, ...]:
    """Say the same of verified money of another amount: it stands beside a sale that a card has just paid whole, or
    that was dropped."""
    rows = connection.execute(
        "SELECT inbox, item FROM judgement WHERE sale = ? AND standing = 'verified' AND overpays IS NULL", (sale,)
    ).fetchall()
    return tuple(line for inbox, item in rows for line in alarm(connection, inbox, item))


def _overpay(connection: Connection, inbox: str, item: str, sale: int) -> tuple[Entry, ...]:
    """Write that verified money is for a sale that takes none any more: it is in no takings."""
    connection.execute("UPDATE judgement SET overpays = ? WHERE inbox = ? AND item = ?", (sale, inbox, item))
    told: dict[str, Fact] = {"alarm": SaleAlarm.PAID_TWICE.value, "inbox": inbox}
    return (
        Entry(ALARMED, item, {**told, "sale": sale, "overpaid": True}, Topic.NOTICE),  # an older till only said so
        Entry("sale_alarmed", str(sale), {**told, "notice": item}, Topic.SALE),
    )


def pay_sale(connection: Connection, inbox: str, item: str) -> tuple[Entry, ...]:
    """Call the sale paid that verified money of its whole amount is matched to; a card that pays it too is an alarm."""
    known = judgement_of(connection, inbox, item)
    if (
        known is None
        or known.sale is None
        or known.standing is not NoticeStanding.VERIFIED
        or known.denied is not Doubt.NONE
        or known.kind not in INCOMING
    ):
        return ()
    sale = sale_of(connection, known.sale)
    if sale is None or sale.state is not SaleState.OPEN or sale.amount != known.money:
        return ()
    if (
        attempt_about(connection, known.reference)
        or orders_about(connection, [known.reference])
        or is_matched_elsewhere(connection, inbox, item, known.reference)
    ):
        return ()  # one reference is one payment, and pays one sale
    connection.execute("UPDATE sale SET state = 'paid' WHERE number = ?", (sale.number,))  # by no card of this till
    return (Entry("sale_paid", str(sale.number), {"inbox": inbox, "notice": item}, Topic.SALE),)


def noted(connection: Connection, at: str, *, inbox: str, item: str, note: str) -> Written[None]:
    """Do as `note` does, within a transaction of this room."""
    if _believable(connection, inbox, item).note == note:
        return Written(None, ())
    connection.execute("UPDATE judgement SET note = ? WHERE inbox = ? AND item = ?", (note, inbox, item))
    line = Entry(NOTED, item, {"inbox": inbox, "note": note}, Topic.NOTICE)
    append(connection, at, [line])
    return Written(None, (line,))


def _believable(connection: Connection, inbox: str, item: str) -> Judgement:
    known = judgement_of(connection, inbox, item)
    if known is None:
        raise NoSuchNoticeError(item)
    if known.standing is NoticeStanding.SUSPICIOUS:
        raise KnownError(_SUSPICIOUS)
    return known
