"""The tables of sales, card payments, receipts and totals, written with the lines.

The chain is the truth, these are its table of contents.
"""

from typing import Final

PAYMENTS: Final = """
CREATE TABLE sale (
    number    INTEGER PRIMARY KEY,
    slip      TEXT NOT NULL UNIQUE,
    minor     INTEGER NOT NULL CHECK (minor > 0),
    currency  TEXT NOT NULL CHECK (length(currency) = 3),
    payer     TEXT NOT NULL,
    note      TEXT NOT NULL,
    state     TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'dropped')),
    opened_at TEXT NOT NULL,
    paid_by   TEXT REFERENCES attempt (reference),
    reason    TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE attempt (
    reference       TEXT PRIMARY KEY,
    sale            INTEGER NOT NULL REFERENCES sale (number),
    place           INTEGER NOT NULL,
    brand           TEXT NOT NULL,
    last_four       TEXT NOT NULL CHECK (length(last_four) = 4),
    cashier         TEXT NOT NULL,
    till            TEXT NOT NULL,
    opened_at       TEXT NOT NULL,
    state           TEXT NOT NULL,
    holds           INTEGER NOT NULL DEFAULT 1 CHECK (holds IN (0, 1)),  -- its sale waits for it
    alarm           TEXT NOT NULL DEFAULT '',
    message         TEXT NOT NULL DEFAULT '',
    problem         TEXT NOT NULL DEFAULT '',
    answer          TEXT NOT NULL DEFAULT '',  -- what verification said last, to know news from a repeat
    has_answer      INTEGER NOT NULL DEFAULT 0 CHECK (has_answer IN (0, 1)),
    is_cancel_asked INTEGER NOT NULL DEFAULT 0 CHECK (is_cancel_asked IN (0, 1)),
    device          TEXT NOT NULL DEFAULT '',
    host            TEXT NOT NULL DEFAULT '',
    asked           INTEGER NOT NULL DEFAULT 0,
    last_asked_at   TEXT,
    UNIQUE (sale, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_in ON attempt (state);

-- The ink of operations 2 and 4: each goes out at most once for a reference, and this is what makes it so.
CREATE TABLE sending (
    reference TEXT NOT NULL REFERENCES attempt (reference),
    operation INTEGER NOT NULL CHECK (operation IN (2, 4)),
    line      INTEGER NOT NULL UNIQUE REFERENCES entry (seq),
    PRIMARY KEY (reference, operation)
) STRICT, WITHOUT ROWID;

CREATE TABLE receipt (
    number    INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE REFERENCES attempt (reference),
    at        TEXT NOT NULL,
    day       TEXT NOT NULL,
    minor     INTEGER NOT NULL,
    currency  TEXT NOT NULL
) STRICT;

CREATE TABLE day_total (
    day      TEXT NOT NULL,
    currency TEXT NOT NULL,
    payments INTEGER NOT NULL,
    minor    INTEGER NOT NULL,
    PRIMARY KEY (day, currency)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER one_open_attempt_of_a_sale BEFORE INSERT ON attempt
WHEN EXISTS (SELECT 1 FROM attempt WHERE sale = NEW.sale AND holds)
BEGIN SELECT RAISE(ABORT, 'a sale has one open attempt at most'); END;
CREATE TRIGGER attempts_are_for_open_sales BEFORE INSERT ON attempt
WHEN NOT EXISTS (SELECT 1 FROM sale WHERE number = NEW.sale AND state = 'open')
BEGIN SELECT RAISE(ABORT, 'only an open sale is paid'); END;
CREATE TRIGGER sendings_are_for_open_sales BEFORE INSERT ON sending
WHEN NOT EXISTS (
    SELECT 1 FROM attempt JOIN sale ON sale.number = attempt.sale
    WHERE attempt.reference = NEW.reference AND sale.state = 'open'
)
BEGIN SELECT RAISE(ABORT, 'nothing is sent for a sale that is not open'); END;
CREATE TRIGGER sending_is_never_changed BEFORE UPDATE ON sending
BEGIN SELECT RAISE(ABORT, 'what was about to be sent stays so'); END;
CREATE TRIGGER sending_is_never_deleted BEFORE DELETE ON sending
BEGIN SELECT RAISE(ABORT, 'what was about to be sent stays so'); END;
CREATE TRIGGER attempt_is_never_deleted BEFORE DELETE ON attempt
BEGIN SELECT RAISE(ABORT, 'an attempt is never deleted'); END;
CREATE TRIGGER attempt_keeps_its_name BEFORE UPDATE OF reference, sale, place ON attempt
BEGIN SELECT RAISE(ABORT, 'an attempt keeps its name and its sale'); END;
CREATE TRIGGER sale_is_never_deleted BEFORE DELETE ON sale
BEGIN SELECT RAISE(ABORT, 'a sale is never deleted'); END;
CREATE TRIGGER sale_keeps_its_amount BEFORE UPDATE OF number, slip, minor, currency ON sale
BEGIN SELECT RAISE(ABORT, 'a sale keeps its amount'); END;
"""

# Where a payment was made, and what the service says of it.
PLACES: Final = """
ALTER TABLE attempt ADD COLUMN service TEXT NOT NULL DEFAULT '';  -- address; '' where nobody wrote it down
ALTER TABLE attempt ADD COLUMN keys TEXT NOT NULL DEFAULT '';  -- their kind
ALTER TABLE attempt ADD COLUMN start_refusal TEXT NOT NULL DEFAULT '';  -- why operation 2 was refused
ALTER TABLE attempt ADD COLUMN fees TEXT NOT NULL DEFAULT '';
ALTER TABLE attempt ADD COLUMN channel TEXT NOT NULL DEFAULT '';
ALTER TABLE attempt ADD COLUMN paid_at TEXT NOT NULL DEFAULT '';
CREATE TRIGGER attempt_keeps_its_service BEFORE UPDATE OF service, keys ON attempt
BEGIN SELECT RAISE(ABORT, 'an attempt keeps the service that it was made at'); END;
"""
