"""The tables of what was printed, and how often."""

from typing import Final

SLIPS: Final = """
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
