"""The tables of judgements: what notices of an inbox are worth, by the names that the inbox gives them."""

from typing import Final

JUDGEMENTS: Final = """
CREATE TABLE judgement (
    inbox               TEXT NOT NULL,  -- the mark of the inbox: a practice inbox may be set aside without the journal
    item                TEXT NOT NULL,
    kind                TEXT NOT NULL,
    reference           TEXT NOT NULL,
    arrived_at          TEXT NOT NULL,
    is_signed           INTEGER NOT NULL CHECK (is_signed IN (0, 1)),
    is_ours             INTEGER NOT NULL DEFAULT 0 CHECK (is_ours IN (0, 1)),  -- about a payment of this till
    standing            TEXT NOT NULL CHECK (standing IN ('verified', 'reported', 'suspicious')),
    doubt               TEXT NOT NULL,
    heard               TEXT NOT NULL,
    is_amount_confirmed INTEGER NOT NULL DEFAULT 0 CHECK (is_amount_confirmed IN (0, 1)),
    is_over             INTEGER NOT NULL DEFAULT 0 CHECK (is_over IN (0, 1)),  -- nobody asks by itself any more
    asked               INTEGER NOT NULL DEFAULT 0,
    checked_at          TEXT,
    seen_at             TEXT,
    sale                INTEGER REFERENCES sale (number),
    note                TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (inbox, item),
    CHECK ((standing = 'verified') = (doubt = 'none')),
    CHECK (standing <> 'verified' OR (is_signed AND kind IN ('card', 'transfer', 'mobile_money', 'credit'))),
    CHECK (is_signed OR standing = 'suspicious')
) STRICT, WITHOUT ROWID;
CREATE INDEX judgement_when ON judgement (inbox, arrived_at, item);
CREATE INDEX judgement_of_kind ON judgement (inbox, kind, arrived_at, item);
CREATE INDEX judgement_about ON judgement (inbox, reference, arrived_at, item);
CREATE INDEX judgement_unseen ON judgement (inbox) WHERE seen_at IS NULL;
CREATE INDEX judgement_unanswered ON judgement (inbox, arrived_at) WHERE NOT is_over;
CREATE INDEX judgement_verified ON judgement (inbox, arrived_at) WHERE standing = 'verified';
CREATE INDEX judgement_unsettled ON judgement (inbox, reference) WHERE is_ours AND standing = 'reported';
CREATE INDEX sale_open_for ON sale (minor, currency) WHERE state = 'open';
CREATE UNIQUE INDEX one_notice_of_a_sale ON judgement (sale) WHERE sale IS NOT NULL;

-- How far an inbox was judged.
CREATE TABLE judged_up_to (
    inbox    TEXT PRIMARY KEY,
    bodies   INTEGER NOT NULL DEFAULT 0,
    suspects INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- The ink of operation 10: a row for each time that somebody asked for a notice.
CREATE TABLE resend (
    line        INTEGER PRIMARY KEY REFERENCES entry (seq),
    reference   TEXT NOT NULL,
    at          TEXT NOT NULL,
    outcome     TEXT NOT NULL DEFAULT '' CHECK (outcome IN ('', 'sent', 'refused', 'unclear', 'not_sent')),
    said        TEXT NOT NULL DEFAULT '',
    answered_at TEXT,
    came        TEXT NOT NULL DEFAULT ''  -- which notice came after it
) STRICT;
CREATE INDEX resend_of ON resend (reference, at);

CREATE TRIGGER a_judgement_begins_unread BEFORE INSERT ON judgement
WHEN NEW.seen_at IS NOT NULL OR NEW.sale IS NOT NULL OR NEW.note <> ''
BEGIN SELECT RAISE(ABORT, 'nobody has looked at a new notice'); END;
CREATE TRIGGER only_the_service_verifies BEFORE INSERT ON judgement
WHEN NEW.standing = 'verified' AND NEW.heard <> 'paid'
BEGIN SELECT RAISE(ABORT, 'a notice is verified by the service'); END;
CREATE TRIGGER only_the_service_verifies_later BEFORE UPDATE OF standing ON judgement
WHEN NEW.standing = 'verified' AND OLD.standing <> 'verified' AND NEW.heard <> 'paid'
BEGIN SELECT RAISE(ABORT, 'a notice is verified by the service'); END;
CREATE TRIGGER a_judgement_stays BEFORE UPDATE OF standing, doubt ON judgement
WHEN OLD.standing <> 'reported' AND (NEW.standing <> OLD.standing OR NEW.doubt <> OLD.doubt)
BEGIN SELECT RAISE(ABORT, 'what is verified or suspicious stays so'); END;
CREATE TRIGGER judgement_keeps_its_name
BEFORE UPDATE OF inbox, item, kind, reference, arrived_at, is_signed, is_ours ON judgement
BEGIN SELECT RAISE(ABORT, 'a judgement keeps its notice'); END;
CREATE TRIGGER judgement_is_never_deleted BEFORE DELETE ON judgement
BEGIN SELECT RAISE(ABORT, 'a judgement is never deleted'); END;
CREATE TRIGGER seen_stays_seen BEFORE UPDATE OF seen_at ON judgement
WHEN OLD.seen_at IS NOT NULL AND NEW.seen_at IS NOT OLD.seen_at
BEGIN SELECT RAISE(ABORT, 'what was seen stays so'); END;
CREATE TRIGGER only_believable_money_is_matched BEFORE UPDATE OF sale, note ON judgement
WHEN (NEW.sale IS NOT OLD.sale OR NEW.note <> OLD.note) AND OLD.standing = 'suspicious'
BEGIN SELECT RAISE(ABORT, 'a suspicious notice is matched to nothing'); END;
CREATE TRIGGER money_is_matched_to_open_sales BEFORE UPDATE OF sale ON judgement
WHEN NEW.sale IS NOT OLD.sale AND NOT EXISTS (SELECT 1 FROM sale WHERE number = NEW.sale AND state = 'open')
BEGIN SELECT RAISE(ABORT, 'only an open sale waits for money'); END;

CREATE TRIGGER judging_goes_on BEFORE UPDATE ON judged_up_to
WHEN NEW.inbox <> OLD.inbox OR NEW.bodies < OLD.bodies OR NEW.suspects < OLD.suspects
BEGIN SELECT RAISE(ABORT, 'what was judged stays so'); END;
CREATE TRIGGER judging_never_begins_anew BEFORE DELETE ON judged_up_to
BEGIN SELECT RAISE(ABORT, 'what was judged stays so'); END;

CREATE TRIGGER a_resend_begins_unanswered BEFORE INSERT ON resend
WHEN NEW.outcome <> '' OR NEW.said <> '' OR NEW.came <> '' OR NEW.answered_at IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a resend begins unanswered'); END;
-- A moment before the last one is a clock that was set back: nobody waits for it to catch up.
CREATE TRIGGER resends_are_a_minute_apart BEFORE INSERT ON resend
WHEN EXISTS (
    SELECT 1 FROM resend
    WHERE reference = NEW.reference AND (julianday(NEW.at) - julianday(at)) * 86400.0 BETWEEN 0.0 AND 59.9
)
BEGIN SELECT RAISE(ABORT, 'a minute lies between two resends'); END;
CREATE TRIGGER resend_is_answered_once BEFORE UPDATE OF outcome, said, answered_at ON resend
WHEN OLD.outcome <> ''
BEGIN SELECT RAISE(ABORT, 'a resend is answered once'); END;
CREATE TRIGGER one_notice_comes_of_a_resend BEFORE UPDATE OF came ON resend
WHEN OLD.came <> ''
BEGIN SELECT RAISE(ABORT, 'one notice comes of a resend'); END;
CREATE TRIGGER resend_keeps_its_name BEFORE UPDATE OF line, reference, at ON resend
BEGIN SELECT RAISE(ABORT, 'what was about to be asked stays so'); END;
CREATE TRIGGER resend_is_never_deleted BEFORE DELETE ON resend
BEGIN SELECT RAISE(ABORT, 'what was about to be asked stays so'); END;
"""

# Money is matched once, and a match that the service never confirmed can be taken back.
MATCHES: Final = """
CREATE INDEX judgement_matched ON judgement (reference) WHERE sale IS NOT NULL;
DROP TRIGGER only_believable_money_is_matched;
DROP TRIGGER money_is_matched_to_open_sales;
CREATE TRIGGER only_believable_money_is_matched BEFORE UPDATE OF sale, note ON judgement
WHEN (NEW.sale IS NOT OLD.sale AND NEW.sale IS NOT NULL OR NEW.note <> OLD.note) AND OLD.standing = 'suspicious'
BEGIN SELECT RAISE(ABORT, 'a suspicious notice is matched to nothing'); END;
CREATE TRIGGER money_is_matched_to_open_sales BEFORE UPDATE OF sale ON judgement
WHEN NEW.sale IS NOT OLD.sale AND NEW.sale IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM sale WHERE number = NEW.sale AND state = 'open')
BEGIN SELECT RAISE(ABORT, 'only an open sale waits for money'); END;
CREATE TRIGGER verified_money_stays_matched BEFORE UPDATE OF sale ON judgement
WHEN OLD.sale IS NOT NULL AND NEW.sale IS NOT OLD.sale AND 'verified' IN (OLD.standing, NEW.standing)
BEGIN SELECT RAISE(ABORT, 'verified money stays with its sale'); END;
CREATE TRIGGER money_is_matched_once BEFORE UPDATE OF sale ON judgement
WHEN NEW.sale IS NOT OLD.sale AND NEW.sale IS NOT NULL AND NEW.reference <> '' AND (
    EXISTS (SELECT 1 FROM attempt WHERE attempt.reference = NEW.reference)
    OR EXISTS (
        SELECT 1 FROM judgement AS other WHERE other.reference = NEW.reference AND other.sale IS NOT NULL
        AND (other.inbox, other.item) <> (NEW.inbox, NEW.item)
    )
)
BEGIN SELECT RAISE(ABORT, 'one payment pays one sale'); END;
"""

# Which service a notice came to, as far as the till knows: where it spoke to when it judged it.
NOTICE_PLACES: Final = """
ALTER TABLE judgement ADD COLUMN service TEXT NOT NULL DEFAULT '';  -- address; '' where nobody wrote it down
ALTER TABLE judgement ADD COLUMN keys TEXT NOT NULL DEFAULT '';  -- their kind
CREATE TRIGGER judgement_keeps_its_service BEFORE UPDATE OF service, keys ON judgement
BEGIN SELECT RAISE(ABORT, 'a judgement keeps the service that its notice came to'); END;
"""

# Verified money of another amount than its sale has paid nothing: that match can be taken back.
UNMATCHES: Final = """
DROP TRIGGER verified_money_stays_matched;
CREATE TRIGGER verified_money_stays_matched BEFORE UPDATE OF sale ON judgement
WHEN OLD.sale IS NOT NULL AND NEW.sale IS NOT OLD.sale AND 'verified' IN (OLD.standing, NEW.standing) AND (
    NEW.sale IS NOT NULL OR OLD.minor IS NULL
    OR EXISTS (SELECT 1 FROM sale WHERE number = OLD.sale AND minor = OLD.minor AND currency = OLD.currency)
)
BEGIN SELECT RAISE(ABORT, 'verified money stays with its sale'); END;
"""
