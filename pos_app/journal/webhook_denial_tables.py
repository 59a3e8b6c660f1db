"""Money that was verified, counted, and denied later: it needs somebody until a manager has dealt with it."""

from string import Template
from typing import Final

from pos_app.domain.payment import Alarm
from pos_app.domain.sale import SaleAlarm
from pos_app.journal.history_tables import moves_notice, notice_view
from pos_app.journal.payer_phone_tables import WORDS

# What is denied last counts: money that paid a sale twice and was never there is not given back.
ALARM: Final = f"""CASE WHEN judgement.standing = 'verified' AND judgement.heard = 'not_paid'
            THEN '{Alarm.PAID_BUT_NOW_DENIED}'
        WHEN judgement.standing = 'verified' AND judgement.heard = 'paid_other_money' THEN '{Alarm.OTHER_MONEY}'
        WHEN judgement.overpays IS NOT NULL THEN '{SaleAlarm.PAID_TWICE}' ELSE '' END"""
_NEEDS: Final = Template("""(standing = 'suspicious' OR ($alarm <> '' AND NOT EXISTS (
        SELECT 1 FROM remark WHERE remark.inbox = judgement.inbox AND about = item
        AND remark.kind IN ('transfer', 'mobile') AND settles = $alarm
    )))""").substitute(alarm=ALARM)

DENIALS: Final = Template("""
DROP VIEW notice_to_find;
$view
CREATE TRIGGER what_is_denied_needs_somebody AFTER UPDATE OF heard ON judgement
WHEN NEW.heard <> OLD.heard AND NEW.standing = 'verified'
BEGIN $moves END;
UPDATE found SET needs = now.needs FROM notice_to_find AS now
    WHERE now.about IN (SELECT item FROM judgement WHERE heard IN ('not_paid', 'paid_other_money'))
    AND found.about = now.about AND found.kind = now.kind AND found.inbox = now.inbox AND found.needs <> now.needs;
""").substitute(view=notice_view(more=WORDS, needs=_NEEDS), moves=moves_notice())
