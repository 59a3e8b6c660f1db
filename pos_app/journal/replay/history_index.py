"""Holds what History finds things by against the rows that it was made of, and names the first that differs.

The rows themselves were held against the lines before: what the database keeps beside them for searching must tell the
same, or a list of payments shows a word that no payment has.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import zip_longest
from string import Template
from typing import Final, cast

import apsw

from pos_app.journal.database.connection import Connection, Row, Value
from pos_app.journal.history_tables import WORDS_ARE

_CALLED: Final = {"card": "payment {}", "tv": "TV order {}"}
_IS_THERE: Final = "SELECT 1 FROM sqlite_schema WHERE name = 'notice_to_find'"

# A thing stands where it began, or as little later as others of the same moment need.
_DIFFERING: Final = Template("""
SELECT now.kind, now.about, CASE
        WHEN found.row IS NULL THEN 'it is missing'
        WHEN found.word <> now.word THEN 'word'
        WHEN found.minor IS NOT now.minor THEN 'minor'
        WHEN found.currency <> now.currency THEN 'currency'
        WHEN found.cashier <> now.cashier THEN 'cashier'
        WHEN found.needs <> now.needs THEN 'needs'
        WHEN found.row NOT BETWEEN now.began AND now.began + 999999999 THEN 'row'
    END AS why
FROM $view AS now LEFT JOIN found
    ON found.about = now.about AND found.kind = now.kind AND found.inbox = now.inbox
WHERE why IS NOT NULL AND $which
""")
_OF_COUNTER: Final = ("card_to_find", "order_to_find")
_NAMED: Final = "now.about IN (SELECT value FROM json_each(?1))"
_COLUMNS: Final = "kind, inbox, about, word, minor, currency, cashier, needs"
_PUT_RIGHT: Final = Template("""
UPDATE found SET (word, minor, currency, cashier, needs) = (now.word, now.minor, now.currency, now.cashier, now.needs)
FROM $view AS now WHERE found.about = now.about AND found.kind = now.kind AND now.about = ?1;
INSERT INTO found (row, $columns) SELECT
    CASE WHEN EXISTS (SELECT 1 FROM found WHERE row = began)
    THEN (SELECT max(row) + 1 FROM found WHERE row BETWEEN began AND began + 999999999) ELSE began END, $columns
FROM $view AS now WHERE now.about = ?1
    AND NOT EXISTS (SELECT 1 FROM found AS known WHERE known.about = now.about AND known.kind = now.kind);
""")
# Money that several notices tell of is found by one of them.
_BY_ANOTHER: Final = """now.kind <> 'notice' AND EXISTS (
    SELECT 1 FROM judgement AS one JOIN judgement AS other ON lower(trim(other.reference)) = lower(trim(one.reference))
        AND (other.inbox, other.item) <> (one.inbox, one.item) AND one.reference <> ''
    WHERE one.inbox = now.inbox AND one.item = now.about AND other.standing = 'verified' AND (
        other.is_ours OR other.kind = 'card'
        OR EXISTS (SELECT 1 FROM found AS it WHERE it.about = other.item AND it.inbox = other.inbox)
    )
)"""
_OF_MONEY: Final = f"NOT ({_BY_ANOTHER} AND why = 'it is missing')"
_VIEWS: Final = {"card_to_find": "true", "order_to_find": "true", "notice_to_find": _OF_MONEY}
# Nobody knows whether the totals were changed with a row: those of its day and of the days around it are made anew.
_TOTALS_ANEW: Final = Template("""
CREATE TEMP TABLE stretch AS SELECT row / $length AS number FROM found WHERE about = ?1 AND kind = ?2;
DELETE FROM found_total WHERE days = $days AND number = (SELECT number FROM temp.stretch);
INSERT INTO found_total
SELECT $days, number, kind, word, cashier, currency, count(*), sum(COALESCE(minor, 0))
FROM temp.stretch JOIN found ON row BETWEEN number * $length AND (number + 1) * $length - 1
WHERE kind <> 'notice' GROUP BY kind, word, cashier, currency;
DROP TABLE temp.stretch;
""")
_LENGTHS: Final = {1: 86400000000000, 32: 2764800000000000}

_MADE_UP: Final = """
SELECT kind, about, 'no row is behind it' FROM found WHERE NOT CASE kind
    WHEN 'card' THEN EXISTS (SELECT 1 FROM card_to_find AS now WHERE now.about = found.about)
    WHEN 'tv' THEN EXISTS (SELECT 1 FROM order_to_find AS now WHERE now.about = found.about)
    ELSE EXISTS (
        SELECT 1 FROM notice_to_find AS now
        WHERE now.about = found.about AND now.inbox = found.inbox AND now.kind = found.kind
    ) END
LIMIT 1
"""

_TOTALS: Final = """
WITH counted AS (
    SELECT row, kind, word, cashier, currency, COALESCE(minor, 0) AS minor FROM found WHERE kind <> 'notice'
), told AS (
    SELECT days, number, kind, word, cashier, currency, things, minor FROM found_total
    UNION ALL SELECT 1, row / 86400000000000, kind, word, cashier, currency, -1, -minor FROM counted
    UNION ALL SELECT 32, row / 2764800000000000, kind, word, cashier, currency, -1, -minor FROM counted
)
SELECT kind, word, currency, sum(things), sum(minor) FROM told
GROUP BY days, number, kind, word, cashier, currency HAVING sum(things) <> 0 OR sum(minor) <> 0 LIMIT 1
"""

_WORDS: Final = """
SELECT found.row, CASE found.kind
    WHEN 'card' THEN (SELECT text FROM card_to_find WHERE about = found.about)
    WHEN 'tv' THEN (SELECT text FROM order_to_find WHERE about = found.about)
    ELSE (SELECT text FROM notice_to_find WHERE inbox = found.inbox AND about = found.about) END
FROM found WHERE kind <> 'notice' ORDER BY found.row
"""
_INDEX: Final = f"CREATE VIRTUAL TABLE found_text USING fts5(text, content = '', detail = none, {WORDS_ARE})"
_VOCABULARY: Final = "CREATE VIRTUAL TABLE temp.found_words USING fts5vocab(main, found_text, instance)"


def first_difference(connection: Connection) -> tuple[str, str] | None:
    """Name what History would show otherwise than the rows behind it, and why."""
    if not connection.execute(_IS_THERE).fetchall():
        return None  # an older version wrote it, and found nothing again
    rows = [f"{_DIFFERING.substitute(view=view, which=which)} LIMIT 1" for view, which in _VIEWS.items()]
    for query in (*rows, _MADE_UP):
        for kind, about, why in connection.execute(query).fetchall():
            return _called(kind, about), why
    for kind, word, currency, *_ in connection.execute(_TOTALS).fetchall():
        return f"a total of History, {kind} {word} {currency}", "what it counts"
    return _first_word(connection)


def differs(connection: Connection, names: Iterable[Value]) -> bool:
    """Tell whether History shows one of these payments and orders otherwise than its row stands."""
    return any(_differing(connection, names, view) for view in _OF_COUNTER)


def put_right(connection: Connection, names: Iterable[Value]) -> Iterator[tuple[str, str, str]]:
    """Have History show these payments and orders as their rows stand; yields which it did not, its name and why."""
    for view in _OF_COUNTER:
        for kind, about, why in _differing(connection, names, view):
            connection.execute(_PUT_RIGHT.substitute(view=view, columns=_COLUMNS), (about, about))
            for days, length in _LENGTHS.items():
                connection.execute(_TOTALS_ANEW.substitute(days=days, length=length), (about, kind))
            yield about, _called(kind, about), why


def _differing(connection: Connection, names: Iterable[Value], view: str) -> list[Row]:
    query = _DIFFERING.substitute(view=view, which=_NAMED)
    return connection.execute(query, (json.dumps(sorted(map(str, names))),)).fetchall()


def _first_word(connection: Connection) -> tuple[str, str] | None:
    """Make the index of words anew, in memory, and hold the two side by side.

    The index keeps no texts, only which word stands in which row: both name them in the same order.
    """
    with closing(cast("Connection", apsw.Connection(":memory:"))) as anew:
        anew.execute(_INDEX)
        with anew:
            for row in connection.execute(_WORDS):
                anew.execute("INSERT INTO found_text (rowid, text) VALUES (?, ?)", row)
        for here, there in zip_longest(_instances(connection), _instances(anew)):
            if here != there:
                row = min(each for each in (here, there) if each)[1]
                named = connection.execute("SELECT kind, about FROM found WHERE row = ?", (row,)).fetchall()
                kind, about = named[0] if named else ("", row)
                return _called(kind, about), "what it is found by"
    return None


def _called(kind: str, about: object) -> str:
    return f"{_CALLED.get(kind, 'notice {}').format(about)} in History"


def _instances(connection: Connection) -> Iterator[Row]:
    connection.execute(_VOCABULARY)
    try:
        yield from connection.execute("SELECT term, doc FROM temp.found_words")
    finally:
        connection.execute("DROP TABLE temp.found_words")
