"""Adds up the lines of notices, shifts, people, slips and notes."""

from collections.abc import Callable, Mapping
from typing import Final

from pos_app.domain.people import Member, Right, Role
from pos_app.journal import history_notes, people, printed_slips, shifts, webhook_judgements, webhook_matching
from pos_app.journal.database.connection import Value
from pos_app.journal.replay.rows import ExpectedRow, ExpectedRows, ReplayedLine

_INCOMING: Final = frozenset({"transfer", "mobile_money", "credit"})
_ASKING: Final = ("is_over", "is_amount_confirmed", "asked", "checked_at")


def _judged(rows: ExpectedRows, line: ReplayedLine) -> None:
    facts = line.facts
    inbox, reference = facts["inbox"], line.text("reference")
    row = rows.of("judgement", inbox, line.subject)
    before = row["standing"] if row else None
    if row is None:
        told = {name: facts[name] for name in ("is_signed", "is_ours", "arrived_at") if name in facts}
        money = {"minor": facts.get("minor"), "currency": facts.get("currency"), "checked_at": None}
        new: ExpectedRow = {"sale": None, "note": "", "seen_at": None, "overpays": None}
        place: ExpectedRow = {name: facts.get(name, "") for name in ("service", "keys")}  # an older version wrote none
        row = rows.put("judgement", inbox, line.subject, **told, **money, **new, **place)
        if "is_ours" not in facts:  # an older version wrote it, perhaps before a judgement had money
            del row["minor"], row["currency"]
        rows.unseen[inbox].append(row)
    row |= {name: facts[name] for name in ("kind", "reference", "standing", "doubt", "heard")}
    _asked_about(rows, line)
    if row["standing"] != "verified" or before == "verified" or row["kind"] not in _INCOMING:
        return
    if "is_ours" not in row:
        rows.loses_count(reference)
    elif not row["is_ours"] and row["minor"] is not None and not rows.is_settled(reference):
        rows.settle(reference, **_money_of(row))


def _asked_about(rows: ExpectedRows, line: ReplayedLine) -> None:
    """Hear how often the service was asked; not every question has a line as long as more of them follow."""
    facts, row = line.facts, rows.of("judgement", line.facts["inbox"], line.subject)
    if row is None:
        return
    if "is_over" not in facts:  # an older version did not write it
        for name in _ASKING:
            row.pop(name, None)
        return
    row |= {name: facts[name] for name in ("is_over", "is_amount_confirmed", "asked")}
    if facts["is_asked"] or not facts["asked"]:
        row["checked_at"] = line.at if facts["is_asked"] else None
    if not facts["is_over"]:
        del row["asked"]
        row.pop("checked_at", None)


def _money_of(row: ExpectedRow) -> ExpectedRow:
    """Return what is expected of the row of money that came."""
    channel = "mobile_money" if row["kind"] == "mobile_money" else "transfer"
    money = {"minor": row["minor"], "currency": row["currency"], "opened_at": row["arrived_at"]}
    when: ExpectedRow = {"at": row["checked_at"] or row["arrived_at"]} if "checked_at" in row else {}
    return {"channel": channel, "word": "Paid", **money, **when, "is_cash": 0}


def _matched(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("judgement", line.facts["inbox"], line.subject):
        row["sale"] = line.facts["sale"]


def _alarmed(rows: ExpectedRows, line: ReplayedLine) -> None:
    row = rows.of("judgement", line.facts["inbox"], line.subject)
    if row is None or not line.facts.get("overpaid"):
        return
    row["overpays"] = line.facts["sale"]
    if row.get("minor") is not None and row["kind"] in _INCOMING:
        rows.settle(str(row["reference"]), **_money_of(row), is_overpaid=1)


def _unmatched(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("judgement", line.facts["inbox"], line.subject):
        row["sale"] = None


def _noted_on_notice(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("judgement", line.facts["inbox"], line.subject):
        row["note"] = line.facts["note"]


def _seen(rows: ExpectedRows, line: ReplayedLine) -> None:
    row = rows.of("judgement", line.facts["inbox"], line.subject)
    if row is not None and row["seen_at"] is None:
        row["seen_at"] = line.at


def _all_seen(rows: ExpectedRows, line: ReplayedLine) -> None:
    for row in rows.unseen.pop(line.facts["inbox"], []):
        row["seen_at"] = row["seen_at"] or line.at


def _about_to_ask(rows: ExpectedRows, line: ReplayedLine) -> None:
    new: ExpectedRow = {"outcome": "", "said": "", "answered_at": None, "came": ""}
    rows.put("resend", line.seq, reference=line.subject, at=line.at, **new)


def _answered(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("resend", line.facts["asked"]):
        row |= {"outcome": line.facts["outcome"], "said": line.facts["said"], "answered_at": line.at}


def _came_back(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("resend", line.facts["asked"]):
        row["came"] = line.subject


def _shift_opened(rows: ExpectedRows, line: ReplayedLine) -> None:
    rows.has_shifts = True
    told = {"opened_at": line.at, "opened_by": line.facts["who"], "reason": "", "manager": "", "chain": ""}
    told |= {name: line.facts[name] for name in ("float", "currency", "after")}
    open_ones: ExpectedRow = dict.fromkeys(("up_to", "closed_at", "closed_by", "counted", "came", "answered"))
    rows.put("shift", int(line.subject), **told, **open_ones)


def _shift_renumbered(rows: ExpectedRows, line: ReplayedLine) -> None:
    number, new = int(line.subject), line.facts["number"]
    row = rows.tables["shift"].pop((number,), None)
    if row is not None:
        rows.tables["shift"][new,] = row
    for move in rows.tables["drawer_move"].values():
        if move["shift"] == number:
            move["shift"] = new


def _drawer_moved(rows: ExpectedRows, line: ReplayedLine) -> None:
    told = {name: line.facts[name] for name in ("move", "minor", "reason", "who")}
    rows.put("drawer_move", line.seq, shift=int(line.subject), at=line.at, **told)


def _carried(rows: ExpectedRows, line: ReplayedLine) -> None:
    rows.before_close = rows.before_close or _short(line.prev)
    about = line.facts["about"]
    is_card = rows.of("attempt", about) is not None
    of = rows.of("attempt" if is_card else "tv_order", about) or {}
    began: ExpectedRow = {"opened_at": of["opened_at"]} if "opened_at" in of else {}
    minor, currency = rows.money.get(str(about), (None, None))
    money: ExpectedRow = {"minor": minor, "currency": currency, "channel": "card" if is_card else "tv"}
    rows.put("carried", int(line.subject), about, word=line.facts["word"], **money, **began)


def _shift_closed(rows: ExpectedRows, line: ReplayedLine) -> None:
    before, rows.before_close = rows.before_close or _short(line.prev), ""
    rows.counts_from(line.number("up_to"))
    row = rows.of("shift", int(line.subject))
    if row is None:
        return
    told = {name: line.facts[name] for name in ("manager", "reason", "counted", "up_to")}
    row |= {**told, "closed_at": line.at, "closed_by": line.facts["who"], "chain": before}
    for name in ("came", "answered"):
        row.pop(name)
        row |= {name: line.facts[name]} if name in line.facts else {}


def _short(hashed: bytes) -> str:
    return hashed.hex()[:12]


def _person_added(rows: ExpectedRows, line: ReplayedLine) -> None:
    new: ExpectedRow = {"since": line.at, "line": line.seq, "came_in_at": None}
    rows.put("person", line.subject, **_member(line), **new)
    given: ExpectedRow = {"is_given": line.facts["is_given"]} if "is_given" in line.facts else {}
    rows.put("person_pin", line.subject, line=line.seq, **given, **_sealed(line))


def _person_changed(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("person", line.subject):
        row |= _member(line)


def _pin_set(rows: ExpectedRows, line: ReplayedLine) -> None:
    rows.put("person_pin", line.subject, line=line.seq, is_given=0, **_sealed(line))
    _open(rows, line.subject)


def _pin_resealed(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("person_pin", line.subject):
        row |= {"line": line.seq, **_sealed(line)}


def _sealed(line: ReplayedLine) -> ExpectedRow:
    return {name: line.facts[name] for name in ("pepper", "seal") if name in line.facts}  # an older version wrote none


def _pin_recovered(rows: ExpectedRows, line: ReplayedLine) -> None:
    _pin_set(rows, line)
    _open(rows, people.RECOVERY)


def _code_made(rows: ExpectedRows, line: ReplayedLine) -> None:
    rows.put("recovery", 1, line=line.seq, **_sealed(line))


def _tried(rows: ExpectedRows, line: ReplayedLine) -> None:
    rows.put("pin_door", line.subject, wrong=line.facts["wrong"])


def _unlocked(rows: ExpectedRows, line: ReplayedLine) -> None:
    _open(rows, line.subject)


def _signed_in(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("person", line.subject):
        row["came_in_at"] = line.at
    _open(rows, line.subject)
    if Member(line.subject, line.text("name"), Role(line.text("role"))).may(Right.APPROVE):
        _open(rows, people.APPROVALS)


def _approved(rows: ExpectedRows, line: ReplayedLine) -> None:
    if "door" in line.facts:
        _open(rows, line.text("door"))
        return
    for door in (line.subject, people.APPROVALS):  # an older version did not write which of the two
        if row := rows.of("pin_door", door):
            row.pop("wrong", None)


def _open(rows: ExpectedRows, door: str) -> None:
    if row := rows.of("pin_door", door):
        row["wrong"] = 0


def _member(line: ReplayedLine) -> dict[str, Value]:
    return {name: line.facts[name] for name in ("name", "role", "is_active")}


def _about_to_print(rows: ExpectedRows, line: ReplayedLine) -> None:
    told = {name: line.facts[name] for name in ("paper", "copy", "drawer")}
    new: ExpectedRow = {"outcome": "", "trouble": "", "ended_at": None}
    rows.put("slip_print", line.seq, about=line.subject, at=line.at, **told, **new)


def _print_ended(rows: ExpectedRows, line: ReplayedLine) -> None:
    if row := rows.of("slip_print", line.facts["print"]):
        row |= {"outcome": line.facts["outcome"], "trouble": line.facts["trouble"], "ended_at": line.at}


def _noted(rows: ExpectedRows, line: ReplayedLine) -> None:
    told = {name: line.facts[name] for name in ("who", "note", "settles")}
    where: ExpectedRow = {"kind": line.facts["thing"], "inbox": line.text("inbox"), "about": line.subject}
    noted_at = min(line.text("noted_at") or line.at, line.at)  # of one that was taken up from another journal
    rows.put("remark", line.seq, at=noted_at, **where, **told)


HANDLERS: Final[Mapping[str, Callable[[ExpectedRows, ReplayedLine], None]]] = {
    webhook_judgements.JUDGED: _judged,
    webhook_judgements.ASKED: _asked_about,
    webhook_judgements.SEEN: _seen,
    webhook_judgements.ALL_SEEN: _all_seen,
    webhook_matching.MATCHED: _matched,
    webhook_matching.UNMATCHED: _unmatched,
    webhook_matching.ALARMED: _alarmed,
    webhook_matching.NOTED: _noted_on_notice,
    "resend_about_to_ask": _about_to_ask,
    "resend_answered": _answered,
    "resend_came_back": _came_back,
    shifts.OPENED: _shift_opened,
    shifts.RENUMBERED: _shift_renumbered,
    shifts.MOVED: _drawer_moved,
    shifts.CARRIED: _carried,
    shifts.CLOSED: _shift_closed,
    "person_added": _person_added,
    "person_changed": _person_changed,
    "pin_set": _pin_set,
    "pin_resealed": _pin_resealed,
    "pin_recovered": _pin_recovered,
    "recovery_code_made": _code_made,
    "pin_tried": _tried,
    "pin_unlocked": _unlocked,
    "signed_in": _signed_in,
    "act_approved": _approved,
    printed_slips.ABOUT_TO_PRINT: _about_to_print,
    printed_slips.ENDED: _print_ended,
    history_notes.NOTED: _noted,
}
