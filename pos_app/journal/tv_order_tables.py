"""The tables of TV orders: bytes are written once and sent as they are, and every try is announced first."""

from typing import Final

ORDERS: Final = """
CREATE TABLE tv_order (
    reference    TEXT PRIMARY KEY,
    slip         TEXT NOT NULL UNIQUE,
    provider     TEXT NOT NULL,
    sent_as      TEXT NOT NULL,
    number       TEXT NOT NULL,
    customer     TEXT NOT NULL,
    package      TEXT NOT NULL,
    package_id   TEXT NOT NULL,
    package_code TEXT NOT NULL,
    minor        INTEGER NOT NULL CHECK (minor > 0),
    currency     TEXT NOT NULL CHECK (length(currency) = 3),
    paid_how     TEXT NOT NULL CHECK (paid_how IN ('cash', 'card', 'transfer')),
    body         BLOB NOT NULL CHECK (length(body) > 0),
    cashier      TEXT NOT NULL,
    till         TEXT NOT NULL,
    allowed_by   TEXT NOT NULL DEFAULT '',  -- the manager who let it go out beside one without an end
    number_ms    INTEGER,
    price_ms     INTEGER,
    opened_at    TEXT NOT NULL,
    state        TEXT NOT NULL CHECK (
        state IN ('intent', 'pay_sent', 'pay_sent_again', 'unknown', 'delivered', 'rejected', 'never_sent')
    ),
    since        TEXT NOT NULL,  -- when it came to stand there
    order_no     TEXT NOT NULL DEFAULT '',
    said         TEXT NOT NULL DEFAULT '',
    problem      TEXT NOT NULL DEFAULT '',
    closed_by    TEXT NOT NULL DEFAULT '',
    reason       TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX tv_order_in ON tv_order (state);
CREATE INDEX tv_order_for ON tv_order (number);

-- The ink of operation 9, a row for each try.
CREATE TABLE tv_sending (
    reference TEXT NOT NULL REFERENCES tv_order (reference),
    try       INTEGER NOT NULL CHECK (try > 0),
    line      INTEGER NOT NULL UNIQUE REFERENCES entry (seq),
    PRIMARY KEY (reference, try)
) STRICT, WITHOUT ROWID;

CREATE TABLE tv_receipt (
    number    INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE REFERENCES tv_order (reference),
    at        TEXT NOT NULL,
    day       TEXT NOT NULL,
    minor     INTEGER NOT NULL,
    currency  TEXT NOT NULL
) STRICT;

CREATE TABLE tv_day_total (
    day      TEXT NOT NULL,
    currency TEXT NOT NULL,
    paid_how TEXT NOT NULL,
    orders   INTEGER NOT NULL,
    minor    INTEGER NOT NULL,
    PRIMARY KEY (day, currency, paid_how)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER an_order_begins_unsent BEFORE INSERT ON tv_order
WHEN NEW.state <> 'intent'
BEGIN SELECT RAISE(ABORT, 'an order begins unsent'); END;
-- A little less than the day of the house, which is counted more exactly than SQLite counts.
CREATE TRIGGER one_open_order_of_a_package BEFORE INSERT ON tv_order
WHEN NEW.allowed_by = '' AND EXISTS (
    SELECT 1 FROM tv_order
    WHERE number = NEW.number AND sent_as = NEW.sent_as AND package_id = NEW.package_id
    AND state IN ('intent', 'pay_sent', 'pay_sent_again', 'unknown')
    AND julianday(NEW.opened_at) - julianday(since) < 0.9999
)
BEGIN SELECT RAISE(ABORT, 'a second order beside an open one needs a manager'); END;
CREATE TRIGGER order_keeps_its_bytes BEFORE UPDATE OF
    reference, slip, provider, sent_as, number, customer, package, package_id, package_code, minor, currency, paid_how,
    body, cashier, till, allowed_by, number_ms, price_ms, opened_at
ON tv_order
BEGIN SELECT RAISE(ABORT, 'an order keeps its bytes and what they were made of'); END;
CREATE TRIGGER an_end_stays_so BEFORE UPDATE OF state, closed_by, reason, order_no ON tv_order
WHEN OLD.state IN ('delivered', 'rejected', 'never_sent')
BEGIN SELECT RAISE(ABORT, 'an order that has ended stays so'); END;
-- The judge decides; this is the fence around it: from where it may have arrived, only a delivery or a person leads on.
CREATE TRIGGER an_order_moves_as_judged BEFORE UPDATE OF state ON tv_order
WHEN NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (VALUES
    ('intent', 'pay_sent'), ('intent', 'never_sent'),
    ('pay_sent', 'delivered'), ('pay_sent', 'rejected'), ('pay_sent', 'intent'), ('pay_sent', 'never_sent'),
    ('pay_sent', 'unknown'),
    ('unknown', 'pay_sent_again'), ('unknown', 'delivered'), ('unknown', 'rejected'),
    ('pay_sent_again', 'delivered'), ('pay_sent_again', 'unknown')
)
BEGIN SELECT RAISE(ABORT, 'an order does not go that way'); END;
CREATE TRIGGER a_person_signs_for_an_end BEFORE UPDATE OF state ON tv_order
WHEN OLD.state = 'unknown' AND NEW.state IN ('delivered', 'rejected') AND (NEW.closed_by = '' OR NEW.reason = '')
BEGIN SELECT RAISE(ABORT, 'what may have arrived ends by a delivery or by a person'); END;
CREATE TRIGGER order_is_never_deleted BEFORE DELETE ON tv_order
BEGIN SELECT RAISE(ABORT, 'an order is never deleted'); END;
CREATE TRIGGER tries_follow_one_another BEFORE INSERT ON tv_sending
WHEN NEW.try <> (SELECT count(*) + 1 FROM tv_sending WHERE reference = NEW.reference)
BEGIN SELECT RAISE(ABORT, 'one try follows the other'); END;
CREATE TRIGGER only_orders_about_to_go_are_sent BEFORE INSERT ON tv_sending
WHEN NOT EXISTS (
    SELECT 1 FROM tv_order
    WHERE reference = NEW.reference AND (state = 'pay_sent_again' OR (state = 'pay_sent' AND NEW.try <= 3))
)
BEGIN SELECT RAISE(ABORT, 'nothing is sent for an order that is not about to go'); END;
CREATE TRIGGER tv_sending_is_never_changed BEFORE UPDATE ON tv_sending
BEGIN SELECT RAISE(ABORT, 'what was about to be sent stays so'); END;
CREATE TRIGGER tv_sending_is_never_deleted BEFORE DELETE ON tv_sending
BEGIN SELECT RAISE(ABORT, 'what was about to be sent stays so'); END;
CREATE TRIGGER tv_receipts_are_for_deliveries BEFORE INSERT ON tv_receipt
WHEN NOT EXISTS (SELECT 1 FROM tv_order WHERE reference = NEW.reference AND state = 'delivered')
BEGIN SELECT RAISE(ABORT, 'only a delivered order has a receipt'); END;

-- One series of numbers for every receipt of a till, whatever was sold.
CREATE TRIGGER receipts_are_one_series BEFORE INSERT ON receipt
WHEN EXISTS (SELECT 1 FROM tv_receipt WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'a receipt has a number of its own'); END;
CREATE TRIGGER tv_receipts_are_one_series BEFORE INSERT ON tv_receipt
WHEN EXISTS (SELECT 1 FROM receipt WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'a receipt has a number of its own'); END;
"""
