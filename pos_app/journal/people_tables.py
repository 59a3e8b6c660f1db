"""The tables of who works here, and how each of them proves it."""

from typing import Final

PEOPLE: Final = """
CREATE TABLE person (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
    role       TEXT NOT NULL CHECK (role IN ('owner', 'manager', 'cashier', 'support')),
    is_active  INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
    since      TEXT NOT NULL,
    line       INTEGER NOT NULL UNIQUE REFERENCES entry (seq),  -- the one that brought them
    came_in_at TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_person_of_a_name ON person (lower(name)) WHERE is_active;

-- What is kept of a PIN: never in a line of the chain, which is read by more people than this.
CREATE TABLE person_pin (
    person    TEXT PRIMARY KEY REFERENCES person (id),
    salt      BLOB NOT NULL CHECK (length(salt) >= 16),
    digest    BLOB NOT NULL CHECK (length(digest) = 32),
    passes    INTEGER NOT NULL CHECK (passes > 0),
    kibibytes INTEGER NOT NULL CHECK (kibibytes > 0),
    length    INTEGER NOT NULL CHECK (length BETWEEN 6 AND 12),
    is_given  INTEGER NOT NULL DEFAULT 0 CHECK (is_given IN (0, 1)),  -- of practice: everybody may know it
    line      INTEGER NOT NULL REFERENCES entry (seq)
) STRICT, WITHOUT ROWID;

-- Wrong tries in a row at each door: a person's own, the one for approvals, the one for the recovery code.
CREATE TABLE pin_door (
    door  TEXT PRIMARY KEY,
    wrong INTEGER NOT NULL CHECK (wrong >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    salt      BLOB NOT NULL CHECK (length(salt) >= 16),
    digest    BLOB NOT NULL CHECK (length(digest) = 32),
    passes    INTEGER NOT NULL CHECK (passes > 0),
    kibibytes INTEGER NOT NULL CHECK (kibibytes > 0),
    length    INTEGER NOT NULL CHECK (length > 0),
    line      INTEGER NOT NULL REFERENCES entry (seq)
) STRICT;

-- Which PINs this till refuses for no reason, so that a refusal says nothing about other people's.
CREATE TABLE decoys (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;
INSERT INTO decoys VALUES (1, randomblob(32));

CREATE TRIGGER an_owner_stays BEFORE UPDATE OF role, is_active ON person
WHEN OLD.role = 'owner' AND OLD.is_active AND NOT (NEW.role = 'owner' AND NEW.is_active)
    AND NOT EXISTS (SELECT 1 FROM person WHERE role = 'owner' AND is_active AND id <> OLD.id)
BEGIN SELECT RAISE(ABORT, 'one owner stays'); END;
CREATE TRIGGER person_keeps_their_id BEFORE UPDATE OF id, since, line ON person
BEGIN SELECT RAISE(ABORT, 'a person stays the same person'); END;
CREATE TRIGGER person_is_never_deleted BEFORE DELETE ON person
BEGIN SELECT RAISE(ABORT, 'a person is never deleted'); END;
CREATE TRIGGER pin_is_never_deleted BEFORE DELETE ON person_pin
BEGIN SELECT RAISE(ABORT, 'a PIN is never deleted'); END;
CREATE TRIGGER a_pin_changes_with_a_line BEFORE UPDATE ON person_pin
WHEN NEW.person <> OLD.person OR NEW.line <= OLD.line
BEGIN SELECT RAISE(ABORT, 'a PIN changes with a line'); END;
CREATE TRIGGER recovery_is_never_deleted BEFORE DELETE ON recovery
BEGIN SELECT RAISE(ABORT, 'the recovery code stays'); END;
CREATE TRIGGER recovery_changes_with_a_line BEFORE UPDATE ON recovery
WHEN NEW.line <= OLD.line
BEGIN SELECT RAISE(ABORT, 'the recovery code changes with a line'); END;
CREATE TRIGGER tries_are_counted_one_by_one BEFORE UPDATE ON pin_door
WHEN NEW.door <> OLD.door OR NEW.wrong NOT IN (0, OLD.wrong, OLD.wrong + 1)
BEGIN SELECT RAISE(ABORT, 'tries are counted one by one'); END;
CREATE TRIGGER tries_are_never_forgotten BEFORE DELETE ON pin_door
BEGIN SELECT RAISE(ABORT, 'tries are counted one by one'); END;
CREATE TRIGGER decoys_stay BEFORE UPDATE ON decoys
BEGIN SELECT RAISE(ABORT, 'the decoys stay'); END;
"""

# Which pepper is in the seal of a PIN, by its mark; '' is a seal of before there was one, or of a till without keyring.
PEPPERS: Final = "ALTER TABLE person_pin ADD COLUMN pepper TEXT NOT NULL DEFAULT '';"
