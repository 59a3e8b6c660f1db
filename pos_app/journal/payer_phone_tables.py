"""The telephone numbers of those who sent money: they are found by them, however a number is written."""

from typing import Final

from pos_app.journal.history_tables import notice_view, reads_notice

# As it was sent, as it is dialled at home, the end that all ways of writing it share, and the end that people say.
WORDS: Final = """CASE WHEN COALESCE(phone, '') = '' THEN '' ELSE ' ' || phone || ' 0' || substr(phone, -10)
        || ' 0' || substr(phone, -9) || ' ' || substr(phone, -9) || ' ' || substr(phone, -4) END"""

PHONES: Final = f"""
ALTER TABLE judgement ADD COLUMN phone TEXT;  -- NULL as long as nobody has looked into its notice
CREATE INDEX judgement_without_phone ON judgement (inbox) WHERE phone IS NULL;
DROP TRIGGER a_notice_is_found_by_what_it_is_for;
DROP VIEW notice_to_find;
{notice_view(more=WORDS)}
CREATE TRIGGER a_notice_is_found_by_what_it_is_for AFTER UPDATE OF sale, note, phone ON judgement
WHEN NEW.note <> OLD.note OR NEW.sale IS NOT OLD.sale OR COALESCE(NEW.phone, '') <> COALESCE(OLD.phone, '')
BEGIN {reads_notice()} END;
"""
