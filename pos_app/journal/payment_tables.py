"""What was added to the row of a card payment since: where it was made, and what the service says of it."""

from typing import Final

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
