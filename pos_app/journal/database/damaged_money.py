"""What a journal that was set aside says of money that came in: which sale it was for, and what people said of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pos_app.journal.entry import Fact

Line = tuple[int, bytes]  # number and hash
Name = tuple[str, str]  # the inbox, and the notice in it


@dataclass(slots=True)
class DamagedNotice:
    """What is left of one notice of money."""

    judged: dict[str, Fact] = field(default_factory=dict[str, Fact])
    worth: Line | None = None  # the last line that judged it
    arrived_at: str = ""  # when it was judged first
    body: str = ""  # digest of what came
    sale: int | None = None
    matched: Line | None = None  # the last line that matched it, or took that back
    manager: str = ""  # who took it back
    overpays: int | None = None  # the sale that took none of it
    alarmed: Line | None = None  # the last line that said so
    row: int | None = None  # the sale that its row names, where no line does; no hash vouches for a row
    reference: str = ""  # as its row has it
    held: Line | None = None  # the last line that left it to a manager: an earlier journal had it pay
    held_sale: int | None = None
    note: str = ""
    noted: Line | None = None


@dataclass(slots=True)
class DamagedSale:
    """What is left of one sale."""

    said: Mapping[str, Fact]
    opened_at: str
    reason: str = ""
    dropped: Line | None = None


@dataclass(frozen=True, slots=True)
class DamagedNote:
    """What somebody noted about a payment, an order or money that came, and the alarm that they dealt with."""

    line: Line
    at: str
    thing: str  # its kind
    inbox: str
    about: str
    who: str
    note: str
    settles: str


@dataclass(slots=True)
class DamagedMoney:
    """Notices and sales, by their names, and the notes on them."""

    notices: dict[Name, DamagedNotice] = field(default_factory=dict[Name, DamagedNotice])
    sales: dict[int, DamagedSale] = field(default_factory=dict[int, DamagedSale])
    notes: list[DamagedNote] = field(default_factory=list[DamagedNote])

    def take(self, line: Line, at: str, kind: str, subject: str, facts: Mapping[str, Fact]) -> None:
        """Take a line that is as it was written."""
        match kind:
            case (
                "notice_judged"
                | "notice_matched"
                | "notice_unmatched"
                | "notice_alarmed"
                | "notice_noted"
                | "notice_held"
            ):
                self._take_notice(line, at, kind, subject, facts)
            case "sale_opened" if subject.isdecimal():
                # One that was given its number back says when it was begun.
                self.sales.setdefault(int(subject), DamagedSale(dict(facts), str(facts.get("opened_at") or at)))
            case "thing_noted":
                # One that was taken up from another journal says when it was noted.
                names = ("thing", "inbox", "who", "note", "settles")
                thing, inbox, who, note, settles = (str(facts.get(name) or "") for name in names)
                noted_at = str(facts.get("noted_at") or at)
                self.notes.append(DamagedNote(line, noted_at, thing, inbox, subject, who, note, settles))
            case "sale_dropped" if subject.isdecimal() and int(subject) in self.sales:
                sale = self.sales[int(subject)]
                sale.reason, sale.dropped = str(facts.get("reason", "")), line
            case _:
                pass

    def take_row(self, name: Name, reference: str, sale: int) -> None:
        """Take what a row says of a match, which may have lost its line."""
        notice = self.notices.setdefault(name, DamagedNotice())
        notice.row, notice.reference = sale, reference

    def _take_notice(self, line: Line, at: str, kind: str, subject: str, facts: Mapping[str, Fact]) -> None:
        notice = self.notices.setdefault((str(facts.get("inbox", "")), subject), DamagedNotice())
        number = facts.get("sale")
        match kind:
            case "notice_judged":
                notice.worth, notice.arrived_at = line, notice.arrived_at or at
                notice.body = str(facts.get("body", notice.body))
                notice.judged.update(facts)
            case "notice_matched" if isinstance(number, int):
                notice.sale, notice.matched = number, line
                notice.held = None if "manager" in facts else notice.held
            case "notice_unmatched":
                notice.sale, notice.matched, notice.manager = None, line, str(facts.get("manager", ""))
            case "notice_alarmed" if isinstance(number, int) and facts.get("overpaid"):
                notice.overpays, notice.alarmed = number, line
            case "notice_held":
                notice.held, notice.held_sale = line, number if isinstance(number, int) else None
                notice.reference = str(facts.get("reference", ""))
            case "notice_noted":
                notice.note, notice.noted = str(facts.get("note", "")), line
            case _:
                pass
