"""What can be found in the journal: pages, newest first, and what they come to. Functions given to `Journal.read`.

Whatever is looked for, an index leads to it: nothing is walked through row by row but the rows of a page.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from pos_app.domain.history import OF_MONEY, HistoryFilter, HistoryKind, HistoryRow, Paid, Totals
from pos_app.domain.history_search import HistoryQuery, search_of
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.phones import TAIL, is_whole
from pos_app.journal.database.connection import Connection, Value
from pos_app.journal.history_rows import rows_of

PAGE: Final = 50
MOST_COUNTED: Final = 1000  # of what a search finds
_DAY: Final = 86_400_000_000_000
_LONG: Final = 32  # days that are added up together
_LAST: Final = 2**63 - 1
_RARE: Final = frozenset({Word.WAITING, Word.NOT_SURE})  # few things stand so: these are tried one by one
_LONGEST_PREFIX: Final = 6  # what the index knows of words that are still being typed
_ENOUGH: Final = 200

_ROW: Final = "SELECT row FROM found"
_WORD: Final = "SELECT rowid AS row FROM found_text"
_WORD_AND_ROW: Final = "SELECT found.row AS row FROM found_text CROSS JOIN found ON found.row = found_text.rowid"
_BY_DAY: Final = "SELECT word, currency, sum(things), sum(minor) FROM found_total"
_BY_ROW: Final = "SELECT word, currency, count(*), COALESCE(sum(minor), 0) FROM found"
_ALL_OF: Final = "SELECT row FROM"
_ANY_WORD: Final = "EXISTS (SELECT 1 FROM found_text WHERE found_text MATCH ? AND rowid = found.row)"

_Query = tuple[str, list[Value]]


def page(
    connection: Connection, chosen: HistoryFilter, before: int | None = None, most: int = PAGE
) -> tuple[HistoryRow, ...]:
    """Read what the filter finds, newest first; the next page is before the last row of this one."""
    query, values = _query(connection, chosen, before, most)
    return rows_of(connection, [row for (row,) in connection.execute(query, values).fetchall()])


def named(connection: Connection, thing: HistoryKind, about: str, inbox: str = "") -> HistoryRow | None:
    """Read one thing by its name."""
    query = "SELECT row FROM found WHERE about = ? AND kind = ? AND inbox = ?"
    found = rows_of(connection, [row for (row,) in connection.execute(query, (about, thing, inbox)).fetchall()])
    return found[0] if found else None


def again(connection: Connection, rows: tuple[int, ...]) -> tuple[HistoryRow, ...]:
    """Read these rows as they are now; what is not there any more is left out."""
    return rows_of(connection, rows)


def totals(connection: Connection, chosen: HistoryFilter) -> Totals:
    """Count what the filter finds, and add up what of it was paid."""
    if chosen.needs_attention:
        return Totals(needing(connection))
    if chosen.text.strip():
        return _totals_of_search(connection, chosen)
    which, values = _equal(chosen)
    things: dict[tuple[str, str], list[int]] = {}
    blocks, edges = _cover(*_bounds(chosen, None))
    for days, first, last in blocks:
        query = f"{_BY_DAY} WHERE days = ? AND number >= ? AND number < ?{which} GROUP BY word, currency"
        _add(things, connection.execute(query, (days, first, last, *values)).fetchall())
    for edge in edges:
        query = f"{_BY_ROW} NOT INDEXED WHERE row BETWEEN ? AND ? AND kind <> 'notice'{which} GROUP BY word, currency"
        _add(things, connection.execute(query, (*edge, *values)).fetchall())
    return _told(things)


def needing(connection: Connection) -> int:
    """Count what somebody has to look at."""
    return int(connection.execute("SELECT count(*) FROM found WHERE needs").fetchall()[0][0])


def cashiers(connection: Connection) -> tuple[str, ...]:
    """Read who has taken payments here, by a step from one name to the next."""
    rows = connection.execute(
        "WITH RECURSIVE who (name) AS (SELECT min(cashier) FROM found WHERE cashier > '' UNION ALL"
        " SELECT (SELECT min(cashier) FROM found WHERE cashier > name) FROM who WHERE name IS NOT NULL)"
        " SELECT name FROM who WHERE name IS NOT NULL"
    ).fetchall()
    return tuple(name for (name,) in rows)


def _cover(first: int, last: int) -> tuple[list[tuple[int, int, int]], list[tuple[int, int]]]:
    """Cut a stretch of rows into what is added up already, long stretches first, and the rows left at its ends."""
    days = (-(-first // _DAY), (last + 1) // _DAY)
    if days[0] >= days[1]:
        return [], [(first, last)]
    edges = [(first, days[0] * _DAY - 1), (days[1] * _DAY, last)]
    long = (-(-days[0] // _LONG), days[1] // _LONG)
    if long[0] >= long[1]:
        return [(1, *days)], edges
    return [(_LONG, *long), (1, days[0], long[0] * _LONG), (1, long[1] * _LONG, days[1])], edges


def _query(connection: Connection, chosen: HistoryFilter, before: int | None, most: int) -> _Query:
    if chosen.needs_attention:
        return f"{_ROW} INDEXED BY found_needing WHERE needs AND row < ? ORDER BY row DESC LIMIT ?", [
            before or _LAST,
            most,
        ]
    span = _bounds(chosen, before)
    if not chosen.text.strip():
        return _listed(chosen, span, most)
    search = search_of(chosen.text)
    if search.is_nothing:
        return "SELECT row FROM found WHERE 0", []
    sides: list[_Query] = []
    if search.minor is not None:
        sides.append(_by_amount(chosen, search, span, most))
    if search.words:
        sides.append(_by_words(chosen, _match(connection, chosen, search), span, most))
    return _joined(sides, most)


def _listed(chosen: HistoryFilter, span: tuple[int, int], most: int) -> _Query:
    """Read along the indexes of kind and result, one stretch for each pair that is asked for."""
    if chosen.word is None and chosen.thing is None and chosen.cashier is None:
        query = "SELECT row FROM found WHERE row BETWEEN ? AND ? AND kind <> 'notice' ORDER BY row DESC LIMIT ?"
        return query, [*span, most]
    kinds = (chosen.thing,) if chosen.thing is not None else OF_MONEY
    words = (chosen.word,) if chosen.word is not None else tuple(Word)
    whose, who = ("cashier = ? AND ", [chosen.cashier]) if chosen.cashier is not None else ("", [])
    query = f"{_ROW} WHERE {whose}kind = ? AND word = ? AND row BETWEEN ? AND ? ORDER BY row DESC LIMIT ?"
    return _joined([(query, [*who, kind, word, *span, most]) for kind in kinds for word in words], most)


def _by_amount(chosen: HistoryFilter, search: HistoryQuery, span: tuple[int, int], most: int) -> _Query:
    which, values = _equal(chosen)
    if search.currency is not None:
        which, values = f"{which} AND currency = ?", [*values, search.currency]
    query = f"{_ROW} INDEXED BY found_amount WHERE minor = ? AND row BETWEEN ? AND ?{which} ORDER BY row DESC LIMIT ?"
    return query, [search.minor, *span, *values, most]


def _by_words(chosen: HistoryFilter, match: str, span: tuple[int, int], most: int) -> _Query:
    """Kind and cashier are words of the index; of the results those that few things have are tried one by one."""
    if chosen.word is None:
        query = f"{_WORD} WHERE found_text MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid DESC LIMIT ?"
        return query, [match, *span, most]
    if chosen.word in _RARE:
        kinds = ", ".join("?" * len(OF_MONEY))
        query = (
            f"{_ROW} WHERE kind IN ({kinds}) AND word = ? AND row BETWEEN ? AND ? AND {_ANY_WORD}"
            " ORDER BY row DESC LIMIT ?"
        )
        return query, [*OF_MONEY, chosen.word, *span, match, most]
    query = (
        f"{_WORD_AND_ROW} WHERE found_text MATCH ? AND found_text.rowid BETWEEN ? AND ? AND word = ?"
        " ORDER BY found_text.rowid DESC LIMIT ?"
    )
    return query, [match, *span, chosen.word, most]


def _match(connection: Connection, chosen: HistoryFilter, search: HistoryQuery) -> str:
    """Write the words as the index is asked for them; every one stands in quotes, so that none is an operator."""
    marks: list[str] = []
    if chosen.thing is not None:
        marks.append(f'"\ue000{chosen.thing}"')
    if chosen.cashier is not None:
        marks.append(f'"\ue001{chosen.cashier.encode().hex()}"')
    ways = [_way(connection, search.words, marks, is_whole=search.is_last_whole)]
    if search.phone and len(search.words) > 1:
        ways.append(_way(connection, (search.phone,), marks, is_whole=is_whole(search.phone)))
    if is_whole(search.phone):
        ways.append(_way(connection, (search.phone[-TAIL:],), marks, is_whole=True))
    return " OR ".join(ways)  # words that merely follow one another bind more tightly


def _way(connection: Connection, typed: tuple[str, ...], marks: list[str], *, is_whole: bool) -> str:
    """Write one way in which what was typed may be meant: all of these words, the last one perhaps not to its end."""
    words = [*(f'"{word}"' for word in typed), *marks]
    if is_whole:
        return " ".join(words)
    place, last = len(typed) - 1, typed[-1]
    if len(last) > _LONGEST_PREFIX:
        # The beginning of a long word that very many have is read whole before the first is told. Where so many have
        # the very word, those are what is looked for.
        whole = "SELECT count(*) FROM (SELECT 1 FROM found_text WHERE found_text MATCH ? LIMIT ?)"
        if connection.execute(whole, (" ".join(words), _ENOUGH)).fetchall()[0][0] >= _ENOUGH:
            return " ".join(words)
    words[place] = f"{words[place]}*"
    return " ".join(words)


def _joined(sides: list[_Query], most: int) -> _Query:
    """Put the newest of several stretches into one, each thing once."""
    if len(sides) == 1:
        return sides[0]
    query = " UNION ".join(f"{_ALL_OF} ({side})" for side, _ in sides)
    return f"{query} ORDER BY row DESC LIMIT ?", [value for _, values in sides for value in values] + [most]


def _equal(chosen: HistoryFilter) -> _Query:
    pairs = {"word": chosen.word, "kind": chosen.thing, "cashier": chosen.cashier}
    asked = {name: value for name, value in pairs.items() if value is not None}
    return "".join(f" AND {name} = ?" for name in asked), list(asked.values())


def _bounds(chosen: HistoryFilter, before: int | None) -> tuple[int, int]:
    first = _row_at(chosen.begins) if chosen.begins is not None else 0
    last = _row_at(chosen.ends) - 1 if chosen.ends is not None else _LAST
    return first, min(last, before - 1) if before is not None else last


def _row_at(moment: datetime) -> int:
    since = moment.astimezone(UTC) - datetime(1970, 1, 1, tzinfo=UTC)
    return since // timedelta(microseconds=1) * 1000


def _totals_of_search(connection: Connection, chosen: HistoryFilter) -> Totals:
    query, values = _query(connection, chosen, None, MOST_COUNTED + 1)
    rows = connection.execute(
        f"{_BY_ROW} JOIN ({query}) AS hit ON found.row = hit.row GROUP BY word, currency", values
    ).fetchall()
    things: dict[tuple[str, str], list[int]] = {}
    _add(things, rows)
    told = _told(things)
    return Totals(MOST_COUNTED, is_more=True) if told.things > MOST_COUNTED else told


def _add(things: dict[tuple[str, str], list[int]], rows: list[tuple[str, str, int, int]]) -> None:
    for word, currency, count, minor in rows:
        sums = things.setdefault((word, currency), [0, 0])
        sums[0] += count
        sums[1] += minor


def _told(things: dict[tuple[str, str], list[int]]) -> Totals:
    paid = tuple(
        Paid(count, Money(minor, Currency(currency)))
        for (word, currency), (count, minor) in sorted(things.items(), key=lambda one: one[0][1])
        if word == Word.PAID and currency and count
    )
    return Totals(sum(count for count, _ in things.values()), paid)
