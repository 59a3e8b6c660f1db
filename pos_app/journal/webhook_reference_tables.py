"""One reference is one payment, however it is spelt and in whatever inbox its notices lie; what pays twice is kept."""

from string import Template
from typing import Final

from pos_app.journal.history_tables import finds_notice, moves_notice, moves_remarked_notice, notice_view
from pos_app.journal.payer_phone_tables import WORDS

# As `domain.references.folded` does it.
_FOLDED: Final = """
CREATE INDEX judgement_same ON judgement (lower(trim(reference)), inbox, arrived_at, item);
CREATE INDEX judgement_matched_same ON judgement (lower(trim(reference))) WHERE sale IS NOT NULL;
CREATE INDEX settled_same ON settled (lower(trim(about)));
CREATE INDEX resend_same ON resend (lower(trim(reference)), at);
DROP INDEX judgement_matched;

DROP TRIGGER money_is_matched_once;
CREATE TRIGGER money_is_matched_once BEFORE UPDATE OF sale ON judgement
WHEN NEW.sale IS NOT OLD.sale AND NEW.sale IS NOT NULL AND NEW.reference <> '' AND (
    EXISTS (SELECT 1 FROM attempt WHERE attempt.reference = lower(trim(NEW.reference)))
    OR EXISTS (SELECT 1 FROM tv_order WHERE tv_order.reference = lower(trim(NEW.reference)))
    OR EXISTS (
        SELECT 1 FROM judgement AS other
        WHERE lower(trim(other.reference)) = lower(trim(NEW.reference)) AND other.sale IS NOT NULL
        AND (other.inbox, other.item) <> (NEW.inbox, NEW.item)
    )
)
BEGIN SELECT RAISE(ABORT, 'one payment pays one sale'); END;
"""

# Money that came for a sale that takes none any more: it is nobody's takings, and somebody has to give it back.
_OVERPAID: Final = """
ALTER TABLE judgement ADD COLUMN overpays INTEGER REFERENCES sale (number);
ALTER TABLE settled ADD COLUMN is_overpaid INTEGER NOT NULL DEFAULT 0 CHECK (is_overpaid IN (0, 1));
CREATE INDEX judgement_overpaid ON judgement (overpays) WHERE overpays IS NOT NULL;
CREATE TRIGGER only_verified_money_pays_too_much BEFORE UPDATE OF overpays ON judgement
WHEN NEW.overpays IS NOT OLD.overpays AND (
    OLD.overpays IS NOT NULL OR NEW.standing <> 'verified'
    OR EXISTS (SELECT 1 FROM sale WHERE number = NEW.overpays AND state = 'open')
)
BEGIN SELECT RAISE(ABORT, 'only verified money pays a sale that is not open too much'); END;
"""

_SETTLES: Final = Template("""
CREATE TRIGGER $name AFTER $happens ON judgement
WHEN $holds AND NOT NEW.is_ours AND NEW.minor IS NOT NULL AND NEW.kind IN ('transfer', 'mobile_money', 'credit')
BEGIN
    INSERT INTO settled (channel, about, word, minor, currency, opened_at, at, is_overpaid) VALUES (
        CASE NEW.kind WHEN 'mobile_money' THEN 'mobile_money' ELSE 'transfer' END,
        NEW.reference, 'Paid', NEW.minor, NEW.currency, NEW.arrived_at, COALESCE(NEW.checked_at, NEW.arrived_at),
        $is_overpaid
    );
END;
""")
_IS_NEW: Final = """NEW.standing = 'verified'
    AND NOT EXISTS (SELECT 1 FROM settled WHERE lower(trim(about)) = lower(trim(NEW.reference)))"""


def _settles(name: str, happens: str, holds: str, *, is_overpaid: int) -> str:
    return _SETTLES.substitute(name=name, happens=happens, holds=holds, is_overpaid=is_overpaid)


# Found once for each payment: by the notice that was verified first, in whatever inbox that one lies.
_ONCE: Final = """EXISTS (
    SELECT 1 FROM judgement AS one JOIN judgement AS other
        ON lower(trim(other.reference)) = lower(trim(one.reference)) AND other.standing = 'verified'
        AND one.standing = 'verified' AND one.reference <> '' AND (other.inbox, other.item) <> (one.inbox, one.item)
    WHERE one.inbox = notice_to_find.inbox AND one.item = notice_to_find.about
)"""
_NEEDS: Final = """(standing = 'suspicious' OR (overpays IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM remark WHERE remark.inbox = judgement.inbox AND about = item
        AND remark.kind IN ('transfer', 'mobile') AND settles = 'paid_twice'
    )))"""
_FINDING: Final = f"""
DROP TRIGGER a_new_notice_is_found;
DROP TRIGGER a_notice_is_found;
DROP VIEW notice_to_find;
{notice_view(more=WORDS, needs=_NEEDS)}
CREATE TRIGGER a_new_notice_is_found AFTER INSERT ON judgement WHEN NEW.standing <> 'reported'
BEGIN {finds_notice(once=_ONCE)} END;
CREATE TRIGGER a_notice_is_found AFTER UPDATE OF standing ON judgement WHEN NEW.standing <> OLD.standing
BEGIN {finds_notice(once=_ONCE)} END;
CREATE TRIGGER what_pays_too_much_needs_somebody AFTER UPDATE OF overpays ON judgement
WHEN NEW.overpays IS NOT OLD.overpays
BEGIN {moves_notice()} END;
CREATE TRIGGER what_paid_too_much_is_dealt_with AFTER INSERT ON remark WHEN NEW.settles <> ''
BEGIN {moves_remarked_notice()} END;
"""

REFERENCES: Final = "".join(
    (
        _FOLDED,
        _OVERPAID,
        "DROP TRIGGER verified_money_is_settled;\nDROP TRIGGER money_verified_at_once_is_settled;",
        _settles("verified_money_is_settled", "UPDATE OF standing", _IS_NEW, is_overpaid=0),
        _settles("money_verified_at_once_is_settled", "INSERT", _IS_NEW, is_overpaid=0),
        _settles(
            "money_that_is_too_much_is_settled",
            "UPDATE OF overpays",
            "NEW.overpays IS NOT OLD.overpays",
            is_overpaid=1,
        ),
        _FINDING,
    )
)

INBOX_REFERENCES: Final = """
CREATE INDEX notice_same ON notice (lower(trim(reference)));
"""
