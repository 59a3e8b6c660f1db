"""What was found in a journal that was set aside: it stands beside the rules of a sale, and is never sent."""

from typing import Final

RECOVERY: Final = """
ALTER TABLE attempt ADD COLUMN found_in TEXT NOT NULL DEFAULT '';  -- the journal that was set aside
ALTER TABLE tv_order ADD COLUMN found_in TEXT NOT NULL DEFAULT '';

-- Money may have moved for it, whatever its sale has come to since.
DROP TRIGGER one_open_attempt_of_a_sale;
DROP TRIGGER attempts_are_for_open_sales;
CREATE TRIGGER one_open_attempt_of_a_sale BEFORE INSERT ON attempt
WHEN NEW.found_in = '' AND EXISTS (SELECT 1 FROM attempt WHERE sale = NEW.sale AND holds)
BEGIN SELECT RAISE(ABORT, 'a sale has one open attempt at most'); END;
CREATE TRIGGER attempts_are_for_open_sales BEFORE INSERT ON attempt
WHEN NEW.found_in = '' AND NOT EXISTS (SELECT 1 FROM sale WHERE number = NEW.sale AND state = 'open')
BEGIN SELECT RAISE(ABORT, 'only an open sale is paid'); END;

DROP TRIGGER one_open_order_of_a_package;
CREATE TRIGGER one_open_order_of_a_package BEFORE INSERT ON tv_order
WHEN NEW.found_in = '' AND NEW.allowed_by = '' AND EXISTS (
    SELECT 1 FROM tv_order
    WHERE number = NEW.number AND sent_as = NEW.sent_as AND package_id = NEW.package_id
    AND state IN ('intent', 'pay_sent', 'pay_sent_again', 'unknown')
    AND julianday(NEW.opened_at) - julianday(since) < 0.9999
)
BEGIN SELECT RAISE(ABORT, 'a second order beside an open one needs a manager'); END;

CREATE TRIGGER what_was_found_is_never_sent BEFORE INSERT ON sending
WHEN EXISTS (SELECT 1 FROM attempt WHERE reference = NEW.reference AND found_in <> '')
BEGIN SELECT RAISE(ABORT, 'what was found in another journal is never sent'); END;
CREATE TRIGGER an_order_that_was_found_is_never_sent BEFORE INSERT ON tv_sending
WHEN EXISTS (SELECT 1 FROM tv_order WHERE reference = NEW.reference AND found_in <> '')
BEGIN SELECT RAISE(ABORT, 'what was found in another journal is never sent'); END;
CREATE TRIGGER what_was_found_stays_so BEFORE UPDATE OF found_in ON attempt
WHEN OLD.found_in <> '' AND NEW.found_in <> OLD.found_in
BEGIN SELECT RAISE(ABORT, 'what was found stays so'); END;
CREATE TRIGGER an_order_that_was_found_stays_so BEFORE UPDATE OF found_in ON tv_order
WHEN OLD.found_in <> '' AND NEW.found_in <> OLD.found_in
BEGIN SELECT RAISE(ABORT, 'what was found stays so'); END;

-- The fence of orders, with a way for those that were not sent yet when they were copied.
DROP TRIGGER an_order_moves_as_judged;
CREATE TRIGGER an_order_moves_as_judged BEFORE UPDATE OF state ON tv_order
WHEN NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (VALUES
    ('intent', 'pay_sent'), ('intent', 'never_sent'), ('intent', 'unknown'),
    ('pay_sent', 'delivered'), ('pay_sent', 'rejected'), ('pay_sent', 'intent'), ('pay_sent', 'never_sent'),
    ('pay_sent', 'unknown'),
    ('unknown', 'pay_sent_again'), ('unknown', 'delivered'), ('unknown', 'rejected'),
    ('pay_sent_again', 'delivered'), ('pay_sent_again', 'unknown')
)
BEGIN SELECT RAISE(ABORT, 'an order does not go that way'); END;
"""
