"""What the journal itself refuses to let anybody do to shifts, and that what ended is counted once."""

from pathlib import Path

import apsw
import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState
from pos_app.domain.shift import CashMove
from pos_app.domain.tv import OrderState
from pos_app.journal import shift_views, shifts
from pos_app.journal.database.connection import Connection
from pos_app.journal.database.hash_chain import append
from pos_app.journal.entry import Entry, Fact
from pos_app.journal.receipt_numbers import LEFT_OUT
from pos_app.journal.store import Journal, Written
from tests.journal.notebook import in_a_journal, raw
from tests.journal.test_payments import lead as lead_payment
from tests.journal.test_shifts import FLOAT, NOTHING, closed, transfer
from tests.journal.test_tv_orders import lead as lead_order

NGN = Currency.NGN


async def written(journal: Journal, kind: str, subject: str, **facts: Fact) -> None:
    line = Entry(kind, subject, facts, Topic.SHIFT)

    def write(connection: Connection, at: str) -> Written[None]:
        append(connection, at, [line])
        return Written(None, (line,))

    await journal.write(write)


async def settled(journal: Journal) -> list[str]:
    rows = await journal.read(lambda connection: connection.execute("SELECT about FROM settled ORDER BY 1").fetchall())
    return [str(about) for (about,) in rows]


def refused(path: Path, cheat: str) -> bool:
    with raw(path / "sandbox.journal") as connection:
        try:
            connection.execute(cheat)
        except apsw.ConstraintError:
            return True
        return False


def test_a_payment_an_order_and_a_transfer_end_once_however_often_they_move(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await lead_payment(journal, "waits", PaymentState.UNKNOWN, slip="w")
        await lead_payment(journal, "card", PaymentState.SUCCESS, slip="c")
        await lead_order(journal, "tv", OrderState.DELIVERED)
        await transfer(journal, "1", None)
        await transfer(journal, "2", Money(500, NGN), is_verified=False)
        await transfer(journal, "3", Money(500, NGN))
        assert await settled(journal) == ["card", "t-3", "tv"]

    in_a_journal(tmp_path, act)


def test_shifts_are_numbered_one_after_the_other_and_each_counts_from_where_the_last_one_ended(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for number in (1, 2, 3, 4):
            report = await shifts.open_shift(journal, float_=NOTHING, who="N")
            assert report.number == number
            await lead_payment(journal, f"card-{number}", PaymentState.SUCCESS, slip=str(number))
            z = await closed(journal, number)
            assert [each.about for each in z.settled] == [f"card-{number}"]
        assert await journal.read(shift_views.numbers, 3) == (4, 3, 2)

    in_a_journal(tmp_path, act)


def test_the_next_shift_follows_the_highest_number_that_was_left_out(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        for highest in (4, 9, 6):
            await written(journal, LEFT_OUT, "numbers", shift=highest, sale=0, receipt=0)
        assert (await shifts.open_shift(journal, float_=NOTHING, who="N")).number == 10

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize(
    "cheat",
    [
        "INSERT INTO shift (number, opened_at, opened_by, currency, float, after) VALUES (2, '', '', 'NGN', 0, 0)",
        "INSERT INTO drawer_move VALUES (9, 1, '', 'in', 0, 'x', 'y')",
        "INSERT INTO drawer_move VALUES (9, 1, '', 'in', 5, '', 'y')",
        "INSERT INTO drawer_move VALUES (9, 1, '', 'sideways', 5, 'x', 'y')",
        "INSERT INTO drawer_move VALUES (9, 2, '', 'in', 5, 'x', 'y')",
        "INSERT INTO carried VALUES (2, 'card', 'x', 'Waiting', 1, 'NGN', '')",
        "INSERT INTO carried VALUES (1, 'card', 'x', 'Paid', 1, 'NGN', '')",
        "UPDATE drawer_move SET minor = 1",
        "UPDATE drawer_move SET shift = 2",
        "DELETE FROM drawer_move",
        "UPDATE shift SET float = 1",
        "UPDATE shift SET after = 1",
        "UPDATE shift SET number = 2",
        "UPDATE shift SET counted = 1",
        "UPDATE shift SET up_to = 1",
        "UPDATE shift SET closed_at = ''",
    ],
)
def test_an_open_shift_keeps_its_number_its_beginning_and_its_cash(tmp_path: Path, cheat: str) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="N")
        await shifts.move_cash(journal, CashMove.IN, Money(500, NGN), reason="Change", who="N")

    in_a_journal(tmp_path, act)
    assert refused(tmp_path, cheat)


@pytest.mark.parametrize(
    ("move", "table"),
    [("UPDATE shift SET number = 6", "shift"), ("UPDATE drawer_move SET shift = 6", "drawer_move")],
)
@pytest.mark.parametrize(
    ("kind", "subject", "number", "is_allowed"),
    [
        (shifts.RENUMBERED, "1", 6, True),
        (shifts.RENUMBERED, "1", 7, False),
        (shifts.RENUMBERED, "2", 6, False),
        (shifts.MOVED, "1", 6, False),
    ],
)
def test_a_shift_goes_on_under_the_number_that_the_line_before_gives_it_and_under_no_other(
    tmp_path: Path, move: str, table: str, kind: str, subject: str, *, number: int, is_allowed: bool
) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=FLOAT, who="N")
        await shifts.move_cash(journal, CashMove.IN, Money(500, NGN), reason="Change", who="N")
        await written(journal, kind, subject, number=number)

    in_a_journal(tmp_path, act)
    assert refused(tmp_path, move) is not is_allowed
    assert refused(tmp_path, f"{move}, {'float' if table == 'shift' else 'minor'} = 1")


def test_a_z_keeps_the_cash_and_what_it_carried_while_the_next_shift_is_open(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        await closed(journal, 1)
        await shifts.open_shift(journal, float_=NOTHING, who="N")

    in_a_journal(tmp_path, act)
    assert refused(tmp_path, "INSERT INTO drawer_move VALUES (1, 1, '', 'in', 5, 'x', 'y')")
    assert refused(tmp_path, "INSERT INTO carried VALUES (1, 'card', 'x', 'Waiting', 1, 'NGN', '')")
    assert not refused(tmp_path, "INSERT INTO drawer_move VALUES (1, 2, '', 'in', 5, 'x', 'y')")


def test_cash_of_another_currency_never_moves_in_a_drawer_and_none_moves_without_a_shift(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        dollars = Money(500, Currency.USD)
        with pytest.raises(KnownError, match="No shift is open"):
            await shifts.move_cash(journal, CashMove.IN, Money(500, NGN), reason="Change", who="N")
        await shifts.open_shift(journal, float_=FLOAT, who="N")
        with pytest.raises(KnownError, match="another currency"):
            await shifts.move_cash(journal, CashMove.OUT, dollars, reason="Change", who="N")
        report = await journal.read(shift_views.report_of, 1)
        assert report is not None
        assert (report.moves, report.drawer.expected_minor) == ((), FLOAT.minor)

    in_a_journal(tmp_path, act)


def test_a_shift_that_never_was_has_no_report_and_no_number_is_open(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        assert await journal.read(shift_views.report_of, 1) is None
        assert await journal.read(shift_views.open_number) is None
        assert await journal.read(shift_views.last_float) is None
        assert await journal.read(shift_views.newest_settled) == 0
        await shifts.open_shift(journal, float_=FLOAT, who="N")
        assert await journal.read(shift_views.open_number) == 1
        assert await journal.read(shift_views.numbers, 9) == ()
        assert await journal.read(shift_views.last_float) == FLOAT
        await closed(journal, 1)
        await shifts.open_shift(journal, float_=NOTHING, who="N")
        assert await journal.read(shift_views.last_float) == NOTHING

    in_a_journal(tmp_path, act)
