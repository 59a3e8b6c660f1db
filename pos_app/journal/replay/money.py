"""Adds up the lines of sales, card payments and TV orders."""

from collections.abc import Callable, Mapping
from typing import Final

from pos_app.domain.payment import OPEN, PaymentState, Word, word_for
from pos_app.domain.tv import FINAL as ORDER_FINAL
from pos_app.domain.tv import OrderState
from pos_app.domain.tv import word_for as word_for_order
from pos_app.journal import payment_views, payments, tv_order_views, tv_orders
from pos_app.journal.database.connection import Value
from pos_app.journal.replay.rows import ExpectedRow, ExpectedRows, ReplayedLine

_SETTLED: Final = frozenset(PaymentState) - OPEN
_CANCEL: Final = f"{payment_views.SEEN}cancel_asked"
_FOUND_AGAIN: Final = (f"{payment_views.SEEN}found_again", f"{tv_order_views.SEEN}found_again")
_NOT_OF_THE_ROW: Final = frozenset({"alarm", "problem", "kept", *payments.COPIED})  # each has a way of its own
_NEW_ATTEMPT: Final[Mapping[str, Value]] = {
    "alarm": "", "message": "", "problem": "", "answer": "", "has_answer": 0, "holds": 1, "is_cancel_asked": 0,
    "device": "", "host": "", "asked": 0, "last_asked_at": None, "found_in": "", "service": "", "keys": "",
    "start_refusal": "", "fees": "", "channel": "", "paid_at": "",
}  # fmt: skip
_NEW_ORDER: Final[Mapping[str, Value]] = {
    "allowed_by": "", "order_no": "", "said": "", "problem": "", "closed_by": "", "reason": "", "found_in": "",
}  # fmt: skip


def _sale_opened(rows: ExpectedRows, line: ReplayedLine) -> None:
    number = rows.last_sale = int(line.subject)
    told = {name: line.facts[name] for name in ("minor", "currency", "payer", "note")}
    told |= {"slip": line.facts["slip"]} if "slip" in line.facts else {}  # an older version did not write it
    opened_at = line.text("opened_at") or line.at
    rows.put("sale", number, **told, state="open", opened_at=opened_at, paid_by=None, reason="")


def _sale_paid(rows: ExpectedRows, line: ReplayedLine) -> None:
    if sale := rows.of("sale", int(line.subject)):
        sale |= {"state": "paid", "paid_by": line.facts.get("by")}


def _sale_dropped(rows: ExpectedRows, line: ReplayedLine) -> None:
    if sale := rows.of("sale", int(line.subject)):
        sale |= {"state": "dropped", "reason": line.text("reason")}


def _payment_opened(rows: ExpectedRows, line: ReplayedLine) -> None:
    row: ExpectedRow = {**_NEW_ATTEMPT, **line.facts, "place": line.facts["attempt"], "opened_at": line.at}
    rows.tables["attempt"][line.subject,] = row
    rows.money[line.subject] = line.facts["minor"], line.facts["currency"]


def _payment_seen(rows: ExpectedRows, line: ReplayedLine) -> None:
    facts, row = line.facts, rows.of("attempt", line.subject) or _found_payment(rows, line)
    before, state = row.get("state"), PaymentState(line.text("state"))
    row["alarm"] = facts.get("alarm") or (row.get("alarm") if state == before else "")
    row["problem"] = facts.get("problem") or ("" if state in payments.EXPLAINED_BY_THEMSELVES else row.get("problem"))
    row |= {name: str(facts[name]) for name in payments.COPIED if name in facts}
    row |= {name: value for name, value in facts.items() if name not in _NOT_OF_THE_ROW and value is not None}
    row["state"] = state
    if "opened_at" in facts:  # of one that was found: nothing begins after its line
        row["opened_at"] = min(line.text("opened_at"), line.at)
    if line.kind == _CANCEL:
        row["is_cancel_asked"] = 1
    if facts.get("asked") is not None:
        row["last_asked_at"] = line.at
    if line.kind in _FOUND_AGAIN:
        row["found_in"] = row.get("found_in") or facts.get("kept") or facts.get("copy") or ""
    if "holds" not in facts:  # an older version wrote it, and judged by rules of its own
        row.pop("has_answer", None)
        row |= {"holds": 0} if state not in OPEN else {}
        if state in OPEN:
            row.pop("holds", None)
    if state != before and state in _SETTLED:
        minor, currency = rows.money.get(line.subject, (None, None))
        word = word_for(state) if state is not PaymentState.CLOSED_BY_MANAGER else Word.NOT_SURE
        _settle(rows, line, "card", word, (minor, currency), row)


def _found_payment(rows: ExpectedRows, line: ReplayedLine) -> ExpectedRow:
    """Begin with one that a journal which was set aside told of."""
    rows.money[line.subject] = line.facts.get("minor"), line.facts.get("currency")
    opened_at = min(line.text("opened_at") or line.at, line.at)
    sale = rows.of("sale", rows.last_sale)
    if "sale" not in line.facts and sale is not None and sale.get("opened_at") == line.at:
        del sale["opened_at"]  # an older version did not write when it was begun
    row = rows.tables["attempt"][line.subject,] = {**_NEW_ATTEMPT, "state": "intent", "opened_at": opened_at}
    return row


def _payment_about_to_send(rows: ExpectedRows, line: ReplayedLine) -> None:
    rows.put("sending", line.subject, line.facts["operation"], line=line.seq)


def _payment_paid(rows: ExpectedRows, line: ReplayedLine) -> None:
    day, minor, currency = (line.facts[name] for name in ("day", "minor", "currency"))
    money: ExpectedRow = {"reference": line.subject, "at": line.at, "day": day, "minor": minor, "currency": currency}
    rows.put("receipt", line.facts["receipt"], **money)
    rows.add("day_total", day, currency, count="payments", minor=line.number("minor"))


def _order_opened(rows: ExpectedRows, line: ReplayedLine) -> None:
    row = rows.tables["tv_order"][line.subject,] = {**_NEW_ORDER, **line.facts, "opened_at": line.at, "since": line.at}
    rows.money[line.subject] = row["minor"], row["currency"]


def _order_allowed(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("tv_order", line.subject):
        row["allowed_by"] = line.facts["manager"]


def _order_seen(rows: ExpectedRows, line: ReplayedLine) -> None:
    facts, row = line.facts, rows.of("tv_order", line.subject) or _found_order(rows, line)
    before, state = row.get("state"), OrderState(line.text("state"))
    if line.kind in _FOUND_AGAIN:
        row["found_in"] = row.get("found_in") or facts.get("kept") or facts.get("copy") or ""
    if state == before:
        return
    row |= {name: str(facts[name]) for name in tv_orders.COPIED if name in facts}
    row |= {"state": state, "since": line.at}
    row.pop("problem", None)
    if "shown" in facts:  # an older version wrote it in words of its own
        row["problem"] = facts["shown"]
    if state in ORDER_FINAL:
        _settle(rows, line, "tv", word_for_order(state), rows.money[line.subject], row)


def _found_order(rows: ExpectedRows, line: ReplayedLine) -> ExpectedRow:
    facts = {name: value for name, value in line.facts.items() if name not in {*tv_orders.COPIED, "problem"}}
    rows.money[line.subject] = facts.get("minor"), facts.get("currency")
    opened_at = min(line.text("opened_at") or line.at, line.at)
    new = {**_NEW_ORDER, **facts, "opened_at": opened_at, "since": line.at, "state": OrderState.INTENT}
    rows.tables["tv_order"][line.subject,] = new
    return new


def _settle(
    rows: ExpectedRows, line: ReplayedLine, channel: str, word: Word, money: tuple[Value, Value], row: ExpectedRow
) -> None:
    minor, currency = money
    began: ExpectedRow = {"opened_at": row["opened_at"]} if "opened_at" in row else {}
    values: ExpectedRow = {"channel": channel, "word": word, "minor": minor, "currency": currency, "at": line.at}
    rows.settle(line.subject, **values, **began, is_cash=row.get("paid_how") == "cash")


def _order_about_to_send(rows: ExpectedRows, line: ReplayedLine) -> None:
    rows.put("tv_sending", line.subject, line.facts["try"], line=line.seq)


def _order_delivered(rows: ExpectedRows, line: ReplayedLine) -> None:
    day, minor, currency, how = (line.facts[name] for name in ("day", "minor", "currency", "paid_how"))
    money: ExpectedRow = {"reference": line.subject, "at": line.at, "day": day, "minor": minor, "currency": currency}
    rows.put("tv_receipt", line.facts["receipt"], **money)
    rows.add("tv_day_total", day, currency, how, count="orders", minor=line.number("minor"))


HANDLERS: Final[Mapping[str, Callable[[ExpectedRows, ReplayedLine], None]]] = {
    "sale_opened": _sale_opened,
    "sale_paid": _sale_paid,
    "sale_dropped": _sale_dropped,
    payment_views.OPENED: _payment_opened,
    "payment_about_to_send": _payment_about_to_send,
    "payment_paid": _payment_paid,
    **{f"{payment_views.SEEN}{seen.value}": _payment_seen for seen in payment_views.Observation},
    tv_order_views.OPENED: _order_opened,
    "order_allowed": _order_allowed,
    tv_order_views.ABOUT_TO_SEND: _order_about_to_send,
    "order_delivered": _order_delivered,
    **{f"{tv_order_views.SEEN}{seen.value}": _order_seen for seen in tv_order_views.OrderObservation},
}
