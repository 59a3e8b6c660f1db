"""The tables of where everything is found again: one row a thing, its words, and what they add up to.

They are a table of contents, kept by the database itself in the transaction of whatever it tells of: no writer knows of
them. A row's number is the moment at which the thing began, in nanoseconds, so that newest first is highest first in
every index; of two things of one moment the later one stands a little higher.
"""

from string import Template
from typing import Final

WORDS_ARE: Final = 'tokenize = "unicode61 remove_diacritics 2"'

_TABLES: Final = f"""
-- What people add to a thing afterwards; `settles` is the alarm that they say was dealt with.
CREATE TABLE remark (
    line    INTEGER PRIMARY KEY REFERENCES entry (seq),
    kind    TEXT NOT NULL CHECK (kind IN ('card', 'tv', 'transfer', 'mobile')),
    inbox   TEXT NOT NULL,
    about   TEXT NOT NULL,
    at      TEXT NOT NULL,
    who     TEXT NOT NULL CHECK (who <> ''),
    note    TEXT NOT NULL CHECK (note <> ''),
    settles TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX remark_on ON remark (about, kind, inbox);
CREATE TRIGGER a_remark_stays BEFORE UPDATE ON remark
BEGIN SELECT RAISE(ABORT, 'what was noted stays so'); END;
CREATE TRIGGER a_remark_is_never_deleted BEFORE DELETE ON remark
BEGIN SELECT RAISE(ABORT, 'what was noted stays so'); END;

CREATE TABLE found (
    row      INTEGER PRIMARY KEY,
    kind     TEXT NOT NULL CHECK (kind IN ('card', 'tv', 'transfer', 'mobile', 'notice')),
    inbox    TEXT NOT NULL,
    about    TEXT NOT NULL,
    word     TEXT NOT NULL CHECK (word IN ('Paid', 'Declined', 'Waiting', 'Not sure', 'Not charged', 'Suspicious')),
    minor    INTEGER,
    currency TEXT NOT NULL,
    cashier  TEXT NOT NULL,
    needs    INTEGER NOT NULL CHECK (needs IN (0, 1)),  -- somebody has to look at it
    UNIQUE (about, kind, inbox)
) STRICT;
CREATE INDEX found_how ON found (kind, word);
CREATE INDEX found_whose ON found (cashier, kind, word);
CREATE INDEX found_amount ON found (minor);
CREATE INDEX found_needing ON found (needs) WHERE needs;

-- Words only: what is shown is read where it stands. The lengths are those of a word that is still being typed.
CREATE VIRTUAL TABLE found_text USING fts5 (
    text, content = '', contentless_delete = 1, detail = none, prefix = '3 4 5 6',
    {WORDS_ARE}
);

-- By days of UTC, and by stretches of 32 of them; the rest of a shop's own day is counted row by row.
CREATE TABLE found_total (
    days     INTEGER NOT NULL CHECK (days IN (1, 32)),
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    word     TEXT NOT NULL,
    cashier  TEXT NOT NULL,
    currency TEXT NOT NULL,
    things   INTEGER NOT NULL,
    minor    INTEGER NOT NULL,
    PRIMARY KEY (days, number, kind, word, cashier, currency)
) STRICT, WITHOUT ROWID;
"""

# What no keyboard types stands before kind and cashier, so that nobody finds them by a word of their own.
_MARKS: Final = Template("char(57344) || '$kind' || ' ' || char(57345) || hex($cashier) || ' '")
_REMARKS: Final = Template("""COALESCE((
    SELECT ' ' || group_concat(note, ' ') FROM remark WHERE kind = '$kind' AND about = $about
), '')""")
_BEGAN: Final = Template("unixepoch($at) * 1000000000 + CAST(substr($at, 21, 6) AS INTEGER) * 1000")

_NOTICES: Final = Template("""
-- Verified money; and what is suspicious until somebody looks.
CREATE VIEW notice_to_find AS SELECT
    $began_notice AS began,
    CASE WHEN standing = 'suspicious' THEN 'notice' WHEN kind = 'mobile_money' THEN 'mobile'
        ELSE 'transfer' END AS kind,
    inbox, item AS about, CASE standing WHEN 'suspicious' THEN 'Suspicious' ELSE 'Paid' END AS word,
    minor, COALESCE(currency, '') AS currency, '' AS cashier, $needs AS needs,
    char(57344) || CASE WHEN kind = 'mobile_money' THEN 'mobile' ELSE 'transfer' END || ' ' || char(57345) || ' '
        || reference || ' ' || substr(reference, -4) || ' ' || who || ' ' || note || ' '
        || COALESCE((SELECT sale.note FROM sale WHERE sale.number = judgement.sale), '')
        || COALESCE((
            SELECT ' ' || group_concat(note, ' ') FROM remark
            WHERE remark.inbox = judgement.inbox AND about = item AND remark.kind IN ('transfer', 'mobile')
        ), '')$more AS text
FROM judgement
WHERE (standing = 'suspicious' AND seen_at IS NULL)
    OR (standing = 'verified' AND NOT is_ours AND kind IN ('transfer', 'mobile_money', 'credit'));
""")
_VIEWS: Final = Template("""
CREATE VIEW card_to_find AS SELECT
    $began_card AS began,
    'card' AS kind, '' AS inbox, attempt.reference AS about,
    CASE attempt.state
        WHEN 'success' THEN 'Paid' WHEN 'late_success' THEN 'Paid' WHEN 'failed' THEN 'Declined'
        WHEN 'never_sent' THEN 'Not charged' WHEN 'unknown' THEN 'Not sure' WHEN 'closed_by_manager' THEN 'Not sure'
        ELSE 'Waiting' END AS word,
    sale.minor AS minor, sale.currency AS currency, attempt.cashier AS cashier,
    attempt.state NOT IN ('success', 'late_success', 'failed', 'never_sent', 'closed_by_manager')
        OR (attempt.alarm <> '' AND NOT EXISTS (
            SELECT 1 FROM remark WHERE kind = 'card' AND about = attempt.reference AND settles = attempt.alarm
        )) AS needs,
    $marks_card
        || attempt.reference || ' ' || substr(attempt.reference, -4) || ' ' || last_four || ' ' || brand || ' '
        || payer || ' ' || note
        || $noted_card AS text
FROM attempt JOIN sale ON sale.number = attempt.sale;

CREATE VIEW order_to_find AS SELECT
    $began_order AS began,
    'tv' AS kind, '' AS inbox, reference AS about,
    CASE state WHEN 'delivered' THEN 'Paid' WHEN 'rejected' THEN 'Declined' WHEN 'never_sent' THEN 'Not charged'
        WHEN 'unknown' THEN 'Not sure' ELSE 'Waiting' END AS word,
    minor, currency, cashier, state NOT IN ('delivered', 'rejected', 'never_sent') AS needs,
    $marks_order
        || reference || ' ' || substr(reference, -4) || ' ' || number || ' ' || substr(number, -4) || ' '
        || customer || ' ' || provider || ' ' || package || ' ' || order_no
        || $noted_order AS text
FROM tv_order;

""").substitute(
    began_card=_BEGAN.substitute(at="attempt.opened_at"),
    began_order=_BEGAN.substitute(at="opened_at"),
    marks_card=_MARKS.substitute(kind="card", cashier="attempt.cashier"),
    marks_order=_MARKS.substitute(kind="tv", cashier="cashier"),
    noted_card=_REMARKS.substitute(kind="card", about="attempt.reference"),
    noted_order=_REMARKS.substitute(kind="tv", about="reference"),
)


def notice_view(*, more: str = "", needs: str = "standing = 'suspicious'") -> str:
    """Write the view of the money that came; `more` is what else it is found by, `needs` why somebody has to look."""
    began = _BEGAN.substitute(at="arrived_at")
    return _NOTICES.substitute(began_notice=began, more=f" || {more}" if more else "", needs=needs)


_FREE: Final = """CASE WHEN EXISTS (SELECT 1 FROM found WHERE row = began)
        THEN (SELECT max(row) + 1 FROM found WHERE row >= began AND row < began + 1000000000) ELSE began END"""
_COLUMNS: Final = "kind, inbox, about, word, minor, currency, cashier, needs"


_FINDS: Final = Template("""
    INSERT INTO found (row, $columns) SELECT $free, $columns FROM $view WHERE $which
        AND NOT EXISTS (
            SELECT 1 FROM found AS known
            WHERE known.about = $view.about AND known.kind = $view.kind AND known.inbox = $view.inbox
        );
""")
_READS_AGAIN: Final = Template("""
    UPDATE found_text SET text = (SELECT text FROM $view WHERE $which)
        WHERE rowid = (SELECT row FROM found WHERE $row) AND EXISTS (SELECT 1 FROM $view WHERE $which);
""")
_MOVES: Final = Template("""
    UPDATE found SET word = now.word, needs = now.needs FROM $view AS now
        WHERE now.$which AND found.about = now.about AND found.kind = now.kind AND found.inbox = now.inbox
        AND (found.word, found.needs) <> (now.word, now.needs);
""")
_FILLS: Final = Template("""
INSERT INTO found (row, $columns)
SELECT $free + row_number() OVER (PARTITION BY began ORDER BY about) - 1, $columns FROM $view WHERE $which ORDER BY 1;
""")


def _finds(view: str, which: str) -> str:
    """Write what puts one new thing into the table of contents."""
    return _FINDS.substitute(columns=_COLUMNS, free=_FREE, view=view, which=which)


def _reads_again(view: str, which: str, row: str) -> str:
    """Write what brings the words of one thing to what is said of it now."""
    return _READS_AGAIN.substitute(view=view, which=which, row=row)


def _moves(view: str, which: str) -> str:
    """Write what brings the row of one thing to where it stands, if it has moved."""
    return _MOVES.substitute(view=view, which=which)


def _fills(view: str, which: str = "true") -> str:
    """Write what finds everything that is there already, oldest first."""
    return _FILLS.substitute(columns=_COLUMNS, free=_FREE, view=view, which=which)


_NAMED: Final = "about = NEW.reference"
_NOTICE: Final = "inbox = NEW.inbox AND about = NEW.item"
_CREDIT: Final = f"kind IN ('transfer', 'mobile') AND {_NOTICE}"
_REMARKED: Final = "about = NEW.about AND kind = NEW.kind AND inbox = NEW.inbox"

# Money is found once for each reference, however many notices tell of it: by the one that was verified first.
_TOLD_BEFORE: Final = Template("""EXISTS (
    SELECT 1 FROM judgement AS one JOIN judgement AS other
        ON other.inbox = one.inbox AND other.reference = one.reference AND other.standing = 'verified'
        AND one.standing = 'verified' AND one.reference <> '' AND $before
    WHERE one.inbox = notice_to_find.inbox AND one.item = notice_to_find.about
)""")
_ONCE: Final = _TOLD_BEFORE.substitute(before="other.item <> one.item")
_FIRST: Final = _TOLD_BEFORE.substitute(before="(other.arrived_at, other.item) < (one.arrived_at, one.item)")
_ADDS: Final = """
    INSERT INTO found_total SELECT span.column1, span.column2, NEW.kind, NEW.word, NEW.cashier, NEW.currency, 1,
            COALESCE(NEW.minor, 0)
        FROM (VALUES (1, NEW.row / 86400000000000), (32, NEW.row / 2764800000000000)) AS span WHERE true
        ON CONFLICT DO UPDATE SET things = things + 1, minor = minor + excluded.minor;
"""
_VIEW_NAMES: Final = ("card_to_find", "order_to_find", "notice_to_find")

_TRIGGERS: Final = Template("""
CREATE TRIGGER an_attempt_is_found AFTER INSERT ON attempt
BEGIN $finds_card END;
CREATE TRIGGER an_attempt_is_found_as_it_stands AFTER UPDATE OF state, alarm ON attempt
WHEN NEW.state <> OLD.state OR NEW.alarm <> OLD.alarm
BEGIN $moves_card END;
CREATE TRIGGER an_order_is_found AFTER INSERT ON tv_order
BEGIN $finds_order END;
CREATE TRIGGER an_order_is_found_as_it_stands AFTER UPDATE OF state ON tv_order WHEN NEW.state <> OLD.state
BEGIN $moves_order END;
CREATE TRIGGER an_order_is_found_by_its_number AFTER UPDATE OF order_no ON tv_order WHEN NEW.order_no <> OLD.order_no
BEGIN $reads_order END;
CREATE TRIGGER a_new_notice_is_found AFTER INSERT ON judgement WHEN NEW.standing <> 'reported'
BEGIN $finds_notice END;
CREATE TRIGGER a_notice_is_found AFTER UPDATE OF standing ON judgement WHEN NEW.standing <> OLD.standing
BEGIN $finds_notice END;
CREATE TRIGGER a_notice_that_was_seen_needs_nothing AFTER UPDATE OF seen_at ON judgement
WHEN NEW.seen_at IS NOT NULL AND OLD.seen_at IS NULL AND NEW.standing = 'suspicious'
BEGIN DELETE FROM found WHERE about = NEW.item AND kind = 'notice' AND inbox = NEW.inbox; END;
CREATE TRIGGER a_notice_is_found_by_what_it_is_for AFTER UPDATE OF sale, note ON judgement
WHEN NEW.note <> OLD.note OR NEW.sale IS NOT OLD.sale
BEGIN $reads_notice END;
CREATE TRIGGER a_remark_is_found AFTER INSERT ON remark
BEGIN
    $reads_all
    $settles_card
END;

CREATE TRIGGER what_is_found_has_words AFTER INSERT ON found
BEGIN
    INSERT INTO found_text (rowid, text) SELECT NEW.row, CASE NEW.kind
        WHEN 'card' THEN (SELECT text FROM card_to_find WHERE about = NEW.about)
        WHEN 'tv' THEN (SELECT text FROM order_to_find WHERE about = NEW.about)
        ELSE (SELECT text FROM notice_to_find WHERE inbox = NEW.inbox AND about = NEW.about) END
    WHERE NEW.kind <> 'notice';
END;
CREATE TRIGGER what_is_found_is_added AFTER INSERT ON found WHEN NEW.kind <> 'notice'
BEGIN $adds END;
CREATE TRIGGER what_moves_is_added_elsewhere AFTER UPDATE OF word ON found WHEN NEW.word <> OLD.word
BEGIN
    UPDATE found_total SET things = things - 1, minor = minor - COALESCE(OLD.minor, 0)
        WHERE (days, number) IN (VALUES (1, OLD.row / 86400000000000), (32, OLD.row / 2764800000000000))
        AND kind = OLD.kind AND word = OLD.word AND cashier = OLD.cashier AND currency = OLD.currency;
    $adds
END;
CREATE TRIGGER only_notices_are_forgotten BEFORE DELETE ON found WHEN OLD.kind <> 'notice'
BEGIN SELECT RAISE(ABORT, 'what was found once is always found'); END;
""").substitute(
    adds=_ADDS,
    finds_card=_finds("card_to_find", _NAMED),
    moves_card=_moves("card_to_find", _NAMED),
    finds_order=_finds("order_to_find", _NAMED),
    moves_order=_moves("order_to_find", _NAMED),
    reads_order=_reads_again("order_to_find", _NAMED, f"kind = 'tv' AND inbox = '' AND {_NAMED}"),
    finds_notice=_finds("notice_to_find", f"{_NOTICE} AND NOT {_ONCE}"),
    reads_notice=_reads_again("notice_to_find", _NOTICE, _CREDIT),
    reads_all="".join(_reads_again(view, _REMARKED, _REMARKED) for view in _VIEW_NAMES),
    settles_card=_moves("card_to_find", "about = NEW.about AND NEW.kind = 'card' AND NEW.settles <> ''"),
)


def reads_notice() -> str:
    """Write what brings the words of a notice to what is said of it now."""
    return _reads_again("notice_to_find", _NOTICE, _CREDIT)


def finds_notice(*, once: str) -> str:
    """Write what puts a notice into the table of contents, `once` for each payment."""
    return _finds("notice_to_find", f"{_NOTICE} AND NOT {once}")


def moves_notice() -> str:
    """Write what brings the row of a notice to where it stands."""
    return _moves("notice_to_find", "inbox = NEW.inbox AND now.about = NEW.item")


def moves_remarked_notice() -> str:
    """Write the same for a notice that somebody noted something on."""
    return _moves(
        "notice_to_find", "about = NEW.about AND now.inbox = NEW.inbox AND NEW.kind IN ('transfer', 'mobile')"
    )


_FILLING: Final = _fills("card_to_find") + _fills("order_to_find") + _fills("notice_to_find", f"NOT {_FIRST}")

FINDING: Final = _TABLES + _VIEWS + notice_view() + _TRIGGERS + _FILLING
