"""The tables of shifts, the cash in their drawers, and what was settled since the last Z."""

from typing import Final

# What a notice is about in money stands beside its judgement: the notice itself may be purged one day.
_MONEY_OF_NOTICES = """
ALTER TABLE judgement ADD COLUMN minor INTEGER;
ALTER TABLE judgement ADD COLUMN currency TEXT;
ALTER TABLE judgement ADD COLUMN who TEXT NOT NULL DEFAULT '';
CREATE TRIGGER judgement_keeps_its_money BEFORE UPDATE OF minor, currency ON judgement
BEGIN SELECT RAISE(ABORT, 'a judgement keeps its money'); END;
"""

SHIFTS: Final = _MONEY_OF_NOTICES
