"""The tables of the two books, and the steps that bring an older file up to date."""

from dataclasses import dataclass
from typing import Final

from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal.history_tables import FINDING
from pos_app.journal.payer_phone_tables import PHONES
from pos_app.journal.payment_tables import PAYMENTS, PLACES
from pos_app.journal.people_tables import PEOPLE, PEPPERS
from pos_app.journal.shift_tables import SHIFT_NUMBERS, SHIFTS, SHIFTS_THAT_GO_ON
from pos_app.journal.tv_order_tables import ORDERS
from pos_app.journal.webhook_denial_tables import DENIALS
from pos_app.journal.webhook_reference_tables import INBOX_REFERENCES, REFERENCES
from pos_app.journal.webhook_tables import JUDGEMENTS, MATCHES, NOTICE_PLACES, UNMATCHES


@dataclass(frozen=True, slots=True)
class Schema:
    """One kind of book: how sentences name it, how its files are marked, and its migrations, oldest first."""

    book: Sentence
    broken: Sentence  # what is said when it cannot be written
    application_id: int
    migrations: tuple[str, ...]
    full: Sentence = SILENCE  # what is said instead where only room is wanting: that a shop can put right by itself
    gone: Sentence = SILENCE  # and where the file was removed or replaced under a program that has it open


_ENTRIES = """
CREATE TABLE entry (
    seq     INTEGER PRIMARY KEY,
    at      TEXT NOT NULL,
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    facts   TEXT NOT NULL,
    prev    BLOB NOT NULL CHECK (length(prev) = 32),
    hash    BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE INDEX entry_about ON entry (subject);
CREATE INDEX entry_of ON entry (kind);

-- The last line's number and hash, kept beside the chain: a chain whose tail was cut off still looks whole.
CREATE TABLE head (
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    seq  INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT;
INSERT INTO head VALUES (1, 0, zeroblob(32));

CREATE TRIGGER entry_follows_the_head BEFORE INSERT ON entry
WHEN NOT EXISTS (SELECT 1 FROM head WHERE seq = NEW.seq - 1 AND hash = NEW.prev)
BEGIN SELECT RAISE(ABORT, 'a line of the journal follows the one before it'); END;
CREATE TRIGGER entry_moves_the_head AFTER INSERT ON entry
BEGIN UPDATE head SET seq = NEW.seq, hash = NEW.hash; END;
CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'a line of the journal is never changed'); END;
CREATE TRIGGER entry_is_never_deleted BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'a line of the journal is never deleted'); END;
CREATE TRIGGER head_only_moves_on BEFORE UPDATE ON head
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE seq = NEW.seq AND hash = NEW.hash AND seq = OLD.seq + 1)
BEGIN SELECT RAISE(ABORT, 'the head of the journal only moves on'); END;
CREATE TRIGGER head_is_never_replaced BEFORE INSERT ON head
BEGIN SELECT RAISE(ABORT, 'there is one head of the journal'); END;
CREATE TRIGGER head_is_never_deleted BEFORE DELETE ON head
BEGIN SELECT RAISE(ABORT, 'the head of the journal stays'); END;
"""

_NOTICES = """
CREATE TABLE notice (
    row       INTEGER PRIMARY KEY,
    notify    TEXT NOT NULL,
    data_type TEXT NOT NULL,
    data_id   TEXT NOT NULL,
    reference TEXT NOT NULL,
    status    TEXT NOT NULL,
    unread    BLOB NOT NULL,  -- digest of a body that has no key, so that two of them are not taken for one
    first_at  TEXT NOT NULL,
    last_at   TEXT NOT NULL,
    times     INTEGER NOT NULL DEFAULT 1,
    UNIQUE (notify, data_type, data_id, reference, status, unread)
) STRICT;

-- Apart from the notice: bodies hold personal data and are purged one day; a repeat may come with another body.
CREATE TABLE body (
    row    INTEGER PRIMARY KEY,
    notice INTEGER NOT NULL REFERENCES notice (row),
    digest BLOB NOT NULL,
    at     TEXT NOT NULL,
    raw    BLOB NOT NULL,
    UNIQUE (notice, digest)
) STRICT;

CREATE TABLE suspect (
    row INTEGER PRIMARY KEY,
    at  TEXT NOT NULL,
    raw BLOB NOT NULL
) STRICT;
CREATE INDEX suspect_at ON suspect (at);

CREATE TABLE feed (
    one         INTEGER PRIMARY KEY CHECK (one = 1),
    environment TEXT NOT NULL DEFAULT '',
    kept        INTEGER NOT NULL DEFAULT 0,
    repeated    INTEGER NOT NULL DEFAULT 0,
    suspicious  INTEGER NOT NULL DEFAULT 0,
    last_at     TEXT
) STRICT;
INSERT INTO feed (one) VALUES (1);
"""

# What is personal can be emptied: the salt goes with it, so that no digest elsewhere confirms a guess of what it said.
_PURGING = """
ALTER TABLE body ADD COLUMN salt BLOB NOT NULL DEFAULT x'';
ALTER TABLE body ADD COLUMN source TEXT NOT NULL DEFAULT '';
ALTER TABLE body ADD COLUMN purged_at TEXT;
ALTER TABLE suspect ADD COLUMN salt BLOB NOT NULL DEFAULT x'';
ALTER TABLE suspect ADD COLUMN source TEXT NOT NULL DEFAULT '';
ALTER TABLE suspect ADD COLUMN purged_at TEXT;
ALTER TABLE feed ADD COLUMN mark TEXT NOT NULL DEFAULT '';
UPDATE body SET salt = randomblob(32);
UPDATE suspect SET salt = randomblob(32);
UPDATE feed SET mark = lower(hex(randomblob(8)));
CREATE INDEX notice_about ON notice (reference);
CREATE INDEX body_personal ON body (at) WHERE purged_at IS NULL;

CREATE TRIGGER body_is_kept_or_purged BEFORE UPDATE ON body
WHEN (NEW.row, NEW.notice, NEW.at) <> (OLD.row, OLD.notice, OLD.at) OR OLD.purged_at IS NOT NULL
    OR NEW.purged_at IS NULL OR length(NEW.raw) OR length(NEW.salt) OR NEW.digest = OLD.digest
BEGIN SELECT RAISE(ABORT, 'a notice is kept as it came, or emptied'); END;
CREATE TRIGGER body_is_never_deleted BEFORE DELETE ON body
BEGIN SELECT RAISE(ABORT, 'a notice is kept as it came, or emptied'); END;
"""

# What was printed, and how often.
_SLIPS = """
-- The ink of printing: a row for each time that a slip was about to go to the printer.
CREATE TABLE slip_print (
    line     INTEGER PRIMARY KEY REFERENCES entry (seq),
    paper    TEXT NOT NULL,
    about    TEXT NOT NULL,  -- '' is never counted, and neither is a drawer or an X
    copy     INTEGER NOT NULL CHECK (copy >= 0),  -- 0 for the first one
    drawer   INTEGER NOT NULL CHECK (drawer IN (0, 1)),  -- it was about to be opened
    at       TEXT NOT NULL,
    outcome  TEXT NOT NULL DEFAULT '' CHECK (outcome IN ('', 'printed', 'not_printed', 'unclear')),
    trouble  TEXT NOT NULL DEFAULT '',
    ended_at TEXT
) STRICT;
CREATE INDEX slip_print_of ON slip_print (paper, about, line);
CREATE INDEX slip_print_ended ON slip_print (ended_at) WHERE outcome = 'printed';

CREATE TRIGGER a_print_begins_without_an_end BEFORE INSERT ON slip_print
WHEN NEW.outcome <> '' OR NEW.trouble <> '' OR NEW.ended_at IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a print begins without an end'); END;
-- What certainly never came out is no copy; what may have is one.
CREATE TRIGGER copies_are_counted BEFORE INSERT ON slip_print
WHEN NEW.copy <> (
    SELECT count(*) FROM slip_print
    WHERE paper = NEW.paper AND about = NEW.about AND outcome <> 'not_printed'
        AND NEW.about <> '' AND NEW.paper NOT IN ('drawer', 'x_report')
)
BEGIN SELECT RAISE(ABORT, 'a copy has the number of its place'); END;
CREATE TRIGGER a_copy_opens_no_drawer BEFORE INSERT ON slip_print
WHEN NEW.copy > 0 AND NEW.drawer
BEGIN SELECT RAISE(ABORT, 'a copy opens no drawer'); END;
CREATE TRIGGER a_print_ends_once BEFORE UPDATE OF outcome, trouble, ended_at ON slip_print
WHEN OLD.outcome <> ''
BEGIN SELECT RAISE(ABORT, 'a print ends once'); END;
CREATE TRIGGER a_print_keeps_its_name BEFORE UPDATE OF line, paper, about, copy, drawer, at ON slip_print
BEGIN SELECT RAISE(ABORT, 'what was about to be printed stays so'); END;
CREATE TRIGGER a_print_is_never_deleted BEFORE DELETE ON slip_print
BEGIN SELECT RAISE(ABORT, 'what was about to be printed stays so'); END;
"""

# What was found in a journal that was set aside: it stands beside the rules of a sale, and is never sent.
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

JOURNAL: Final = Schema(
    book=Sentence("journal"),
    broken=Sentence("The journal cannot be written: sales stopped."),
    gone=Sentence("The journal was removed or replaced while the till is open: sales stopped."),
    full=Sentence("The disk is full: sales stopped. Make room on it."),
    application_id=0x4B4E544A,  # KNTJ
    migrations=(
        _ENTRIES,
        PAYMENTS,
        ORDERS,
        JUDGEMENTS,
        PEOPLE,
        SHIFTS,
        _SLIPS,
        FINDING,
        MATCHES,
        RECOVERY,
        PHONES,
        UNMATCHES,
        PLACES,
        SHIFT_NUMBERS,
        REFERENCES,
        PEPPERS,
        SHIFTS_THAT_GO_ON,
        DENIALS,
        NOTICE_PLACES,
    ),
)

INBOX: Final = Schema(
    book=Sentence("inbox"),
    broken=Sentence("The inbox cannot be written: notices are refused."),
    gone=Sentence("The inbox was removed or replaced while the till is open: notices are refused."),
    full=Sentence("The disk is full: notices are refused. Make room on it."),
    application_id=0x4B4E5449,  # KNTI
    migrations=(_NOTICES, _PURGING, INBOX_REFERENCES),
)
