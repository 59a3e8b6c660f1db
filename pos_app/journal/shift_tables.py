"""The tables of shifts, the cash in their drawers, and what came to an end since the last Z."""

from typing import Final

# What a notice is about in money stands beside its judgement: the notice itself may be purged one day.
_MONEY_OF_NOTICES: Final = """
ALTER TABLE judgement ADD COLUMN minor INTEGER;
ALTER TABLE judgement ADD COLUMN currency TEXT;
ALTER TABLE judgement ADD COLUMN who TEXT NOT NULL DEFAULT '';
CREATE TRIGGER judgement_keeps_its_money BEFORE UPDATE OF minor, currency ON judgement
BEGIN SELECT RAISE(ABORT, 'a judgement keeps its money'); END;
"""

# A row each time that something comes to an end, written by the database itself: whoever ends it need not know of
# shifts. Rows are counted and not times, so a clock that is set back moves nothing from one shift into another.
_VERIFIED_MONEY: Final = """
CREATE TRIGGER {name} AFTER {happens} ON judgement
WHEN NEW.standing = 'verified' AND NOT NEW.is_ours AND NEW.minor IS NOT NULL
    AND NEW.kind IN ('transfer', 'mobile_money', 'credit')
    AND NOT EXISTS (SELECT 1 FROM settled WHERE about = NEW.reference)
BEGIN
    INSERT INTO settled (channel, about, word, minor, currency, opened_at, at) VALUES (
        CASE NEW.kind WHEN 'mobile_money' THEN 'mobile_money' ELSE 'transfer' END,
        NEW.reference, 'Paid', NEW.minor, NEW.currency, NEW.arrived_at, COALESCE(NEW.checked_at, NEW.arrived_at)
    );
END;
"""

_SETTLED: Final = """
CREATE TABLE settled (
    row       INTEGER PRIMARY KEY,
    channel   TEXT NOT NULL CHECK (channel IN ('card', 'transfer', 'mobile_money', 'tv')),
    about     TEXT NOT NULL,
    word      TEXT NOT NULL CHECK (word IN ('Paid', 'Declined', 'Not charged', 'Not sure')),
    minor     INTEGER NOT NULL,
    currency  TEXT NOT NULL,
    opened_at TEXT NOT NULL,
    at        TEXT NOT NULL,
    is_cash   INTEGER NOT NULL DEFAULT 0 CHECK (is_cash IN (0, 1))
) STRICT;
CREATE INDEX settled_about ON settled (about);

CREATE TRIGGER an_attempt_is_settled AFTER UPDATE OF state ON attempt
WHEN NEW.state <> OLD.state
    AND NEW.state IN ('success', 'late_success', 'failed', 'never_sent', 'closed_by_manager')
BEGIN
    INSERT INTO settled (channel, about, word, minor, currency, opened_at, at)
    SELECT 'card', NEW.reference,
        CASE NEW.state WHEN 'failed' THEN 'Declined' WHEN 'never_sent' THEN 'Not charged'
            WHEN 'closed_by_manager' THEN 'Not sure' ELSE 'Paid' END,
        sale.minor, sale.currency, NEW.opened_at, (SELECT entry.at FROM entry, head WHERE entry.seq = head.seq)
    FROM sale WHERE sale.number = NEW.sale;
END;
CREATE TRIGGER an_order_is_settled AFTER UPDATE OF state ON tv_order
WHEN NEW.state <> OLD.state AND NEW.state IN ('delivered', 'rejected', 'never_sent')
BEGIN
    INSERT INTO settled (channel, about, word, minor, currency, opened_at, at, is_cash) VALUES (
        'tv', NEW.reference,
        CASE NEW.state WHEN 'rejected' THEN 'Declined' WHEN 'never_sent' THEN 'Not charged' ELSE 'Paid' END,
        NEW.minor, NEW.currency, NEW.opened_at, NEW.since, NEW.paid_how = 'cash'
    );
END;
CREATE TRIGGER what_is_settled_stays BEFORE UPDATE ON settled
BEGIN SELECT RAISE(ABORT, 'what came to an end stays so'); END;
CREATE TRIGGER what_is_settled_is_never_deleted BEFORE DELETE ON settled
BEGIN SELECT RAISE(ABORT, 'what came to an end stays so'); END;

INSERT INTO settled (channel, about, word, minor, currency, opened_at, at)
SELECT 'card', attempt.reference, 'Paid', receipt.minor, receipt.currency, attempt.opened_at, receipt.at
FROM receipt JOIN attempt USING (reference) ORDER BY receipt.number;
INSERT INTO settled (channel, about, word, minor, currency, opened_at, at, is_cash)
SELECT 'tv', reference, 'Paid', tv_receipt.minor, tv_receipt.currency, opened_at, at, paid_how = 'cash'
FROM tv_receipt JOIN tv_order USING (reference) ORDER BY tv_receipt.number;
"""

_SHIFTS: Final = """
CREATE TABLE shift (
    number     INTEGER PRIMARY KEY,
    opened_at  TEXT NOT NULL,
    opened_by  TEXT NOT NULL,
    currency   TEXT NOT NULL CHECK (length(currency) = 3),
    float      INTEGER NOT NULL CHECK (float >= 0),
    after      INTEGER NOT NULL,  -- the last row of `settled` that the Z before it counted
    up_to      INTEGER,           -- and the last one that its own Z counted
    closed_at  TEXT,
    closed_by  TEXT,
    counted    INTEGER CHECK (counted >= 0),
    reason     TEXT NOT NULL DEFAULT '',
    manager    TEXT NOT NULL DEFAULT '',
    chain      TEXT NOT NULL DEFAULT '',
    came       INTEGER,
    answered   INTEGER,
    CHECK ((closed_at IS NULL) = (up_to IS NULL)),
    CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
    CHECK ((closed_at IS NULL) = (counted IS NULL))
) STRICT;
CREATE UNIQUE INDEX one_open_shift ON shift ((1)) WHERE closed_at IS NULL;

CREATE TABLE drawer_move (
    line   INTEGER PRIMARY KEY REFERENCES entry (seq),
    shift  INTEGER NOT NULL REFERENCES shift (number),
    at     TEXT NOT NULL,
    move   TEXT NOT NULL CHECK (move IN ('in', 'out')),
    minor  INTEGER NOT NULL CHECK (minor > 0),
    reason TEXT NOT NULL CHECK (reason <> ''),
    who    TEXT NOT NULL
) STRICT;
CREATE INDEX drawer_move_of ON drawer_move (shift);

CREATE TABLE carried (
    shift     INTEGER NOT NULL REFERENCES shift (number),
    channel   TEXT NOT NULL,
    about     TEXT NOT NULL,
    word      TEXT NOT NULL CHECK (word IN ('Waiting', 'Not sure')),
    minor     INTEGER NOT NULL,
    currency  TEXT NOT NULL,
    opened_at TEXT NOT NULL,
    PRIMARY KEY (shift, about)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER shifts_are_numbered_without_gaps BEFORE INSERT ON shift
WHEN NEW.number <> (SELECT COALESCE(max(number), 0) + 1 FROM shift)
    OR NEW.after <> (SELECT COALESCE(max(up_to), 0) FROM shift)
BEGIN SELECT RAISE(ABORT, 'shifts follow one another without gaps'); END;
CREATE TRIGGER a_closed_shift_stays BEFORE UPDATE ON shift
WHEN OLD.closed_at IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a shift that was closed stays so'); END;
CREATE TRIGGER a_shift_keeps_its_beginning
BEFORE UPDATE OF number, opened_at, opened_by, currency, float, after ON shift
BEGIN SELECT RAISE(ABORT, 'a shift keeps its beginning'); END;
CREATE TRIGGER a_shift_is_never_deleted BEFORE DELETE ON shift
BEGIN SELECT RAISE(ABORT, 'a shift is never deleted'); END;
CREATE TRIGGER cash_moves_in_an_open_shift BEFORE INSERT ON drawer_move
WHEN NOT EXISTS (SELECT 1 FROM shift WHERE number = NEW.shift AND closed_at IS NULL)
BEGIN SELECT RAISE(ABORT, 'cash moves in an open shift'); END;
CREATE TRIGGER a_cash_move_stays BEFORE UPDATE ON drawer_move
BEGIN SELECT RAISE(ABORT, 'what was put in or taken out stays so'); END;
CREATE TRIGGER a_cash_move_is_never_deleted BEFORE DELETE ON drawer_move
BEGIN SELECT RAISE(ABORT, 'what was put in or taken out stays so'); END;
CREATE TRIGGER what_is_carried_is_known_at_the_close BEFORE INSERT ON carried
WHEN NOT EXISTS (SELECT 1 FROM shift WHERE number = NEW.shift AND closed_at IS NULL)
BEGIN SELECT RAISE(ABORT, 'a Z is written once'); END;
CREATE TRIGGER what_was_carried_stays BEFORE UPDATE ON carried
BEGIN SELECT RAISE(ABORT, 'a Z is written once'); END;
CREATE TRIGGER what_was_carried_is_never_deleted BEFORE DELETE ON carried
BEGIN SELECT RAISE(ABORT, 'a Z is written once'); END;
"""

# Zs of a journal that was set aside lie in the owner's folder: their numbers are not given out again.
SHIFT_NUMBERS: Final = """
DROP TRIGGER shifts_are_numbered_without_gaps;
CREATE TRIGGER shifts_are_numbered_without_gaps BEFORE INSERT ON shift
WHEN NEW.number <> 1 + max(
    (SELECT COALESCE(max(number), 0) FROM shift),
    (SELECT COALESCE(max(json_extract(facts, '$.shift')), 0) FROM entry WHERE kind = 'kept_journal_read')
) OR NEW.after <> (SELECT COALESCE(max(up_to), 0) FROM shift)
BEGIN SELECT RAISE(ABORT, 'shifts follow one another without gaps'); END;
"""

# A shift that was open in a copy goes on under another number where its Z may be on paper already.
SHIFTS_THAT_GO_ON: Final = """
DROP TRIGGER shifts_are_numbered_without_gaps;
CREATE TRIGGER shifts_are_numbered_without_gaps BEFORE INSERT ON shift
WHEN NEW.number <> 1 + max(
    (SELECT COALESCE(max(number), 0) FROM shift),
    (SELECT COALESCE(max(json_extract(facts, '$.shift')), 0) FROM entry
        WHERE kind IN ('kept_journal_read', 'numbers_left_out'))
) OR NEW.after <> (SELECT COALESCE(max(up_to), 0) FROM shift)
BEGIN SELECT RAISE(ABORT, 'shifts follow one another without gaps'); END;
DROP TRIGGER a_shift_keeps_its_beginning;
CREATE TRIGGER a_shift_keeps_its_beginning
BEFORE UPDATE OF number, opened_at, opened_by, currency, float, after ON shift
WHEN (NEW.opened_at, NEW.opened_by, NEW.currency, NEW.float, NEW.after)
    IS NOT (OLD.opened_at, OLD.opened_by, OLD.currency, OLD.float, OLD.after)
    OR NEW.number <> OLD.number AND NOT EXISTS (
        SELECT 1 FROM entry JOIN head USING (seq) WHERE kind = 'shift_renumbered'
        AND subject = CAST(OLD.number AS TEXT) AND json_extract(facts, '$.number') = NEW.number
    )
BEGIN SELECT RAISE(ABORT, 'a shift keeps its beginning'); END;
DROP TRIGGER a_cash_move_stays;
CREATE TRIGGER a_cash_move_stays BEFORE UPDATE ON drawer_move
WHEN (NEW.line, NEW.at, NEW.move, NEW.minor, NEW.reason, NEW.who)
    IS NOT (OLD.line, OLD.at, OLD.move, OLD.minor, OLD.reason, OLD.who)
    OR NOT EXISTS (
        SELECT 1 FROM entry JOIN head USING (seq) WHERE kind = 'shift_renumbered'
        AND subject = CAST(OLD.shift AS TEXT) AND json_extract(facts, '$.number') = NEW.shift
    )
BEGIN SELECT RAISE(ABORT, 'what was put in or taken out stays so'); END;
"""

SHIFTS: Final = "".join(
    (
        _MONEY_OF_NOTICES,
        _SETTLED,
        _VERIFIED_MONEY.format(name="verified_money_is_settled", happens="UPDATE OF standing"),
        _VERIFIED_MONEY.format(name="money_verified_at_once_is_settled", happens="INSERT"),
        _SHIFTS,
    )
)
