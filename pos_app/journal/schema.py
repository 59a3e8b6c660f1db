"""The tables of the two books, and the steps that bring an older file up to date."""

from dataclasses import dataclass
from typing import Final

from pos_app.journal.history_tables import FINDING
from pos_app.journal.merged_tables import RECOVERY
from pos_app.journal.payer_phone_tables import PHONES
from pos_app.journal.payment_tables import PLACES
from pos_app.journal.people_tables import PEOPLE, PEPPERS
from pos_app.journal.printed_slip_tables import SLIPS
from pos_app.journal.shift_tables import SHIFT_NUMBERS, SHIFTS, SHIFTS_THAT_GO_ON
from pos_app.journal.tv_order_tables import ORDERS
from pos_app.journal.webhook_denial_tables import DENIALS
from pos_app.journal.webhook_reference_tables import INBOX_REFERENCES, REFERENCES
from pos_app.journal.webhook_tables import JUDGEMENTS, MATCHES, UNMATCHES


@dataclass(frozen=True, slots=True)
class Schema:
    """One kind of book: how sentences name it, how its files are marked, and its migrations, oldest first."""

    book: str
    broken: str  # what is said when it cannot be written
    application_id: int
    migrations: tuple[str, ...]
    full: str = ""  # what is said instead where only room is wanting: that a shop can put right by itself
    gone: str = ""  # and where the file was removed or replaced under a program that has it open


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

# What the lines add up to, written with them: the chain is the truth, these are its table of contents.
_PAYMENTS = """
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

JOURNAL: Final = Schema(
    book="journal",
    broken="The journal cannot be written: sales stopped.",
    gone="The journal was removed or replaced while the till is open: sales stopped.",
    full="The disk is full: sales stopped. Make room on it.",
    application_id=0x4B4E544A,  # KNTJ
    migrations=(
        _ENTRIES,
        _PAYMENTS,
        ORDERS,
        JUDGEMENTS,
        PEOPLE,
        SHIFTS,
        SLIPS,
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
    ),
)

INBOX: Final = Schema(
    book="inbox",
    broken="The inbox cannot be written: notices are refused.",
    gone="The inbox was removed or replaced while the till is open: notices are refused.",
    full="The disk is full: notices are refused. Make room on it.",
    application_id=0x4B4E5449,  # KNTI
    migrations=(_NOTICES, _PURGING, INBOX_REFERENCES),
)
