"""The shift at the counter: real journal, real service, real widgets."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from pos_app.domain.payment import PaymentState, Word
from pos_app.domain.people import Member, Right, Role, SignedApproval
from pos_app.domain.shift import ShiftReport
from pos_app.domain.slip import Paper, Slip, SlipKind
from pos_app.domain.tv import OrderState
from pos_app.journal.store import Journal
from pos_app.ui.documents.z_slip import slip_of
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from pos_app.ui.shift.bars import Bars, hours_from, scale_for
from pos_app.ui.shift.cash_dialog import CashDialog
from pos_app.ui.shift.close_dialog import CloseShiftDialog
from pos_app.ui.shift.donut import slices_of
from pos_app.ui.shift.report_dialog import ReportDialog
from pos_app.ui.shift.screen import ShiftScreen
from tests.journal.notebook import NOON, opened
from tests.journal.test_payments import PRICE
from tests.journal.test_payments import lead as lead_payment
from tests.journal.test_tv_orders import PRICE as TV_PRICE
from tests.journal.test_tv_orders import lead as lead_order
from tests.pictures.samples_progress import SLIP
from tests.pictures.samples_shift import OPEN_SHIFT, StillShift
from tests.services import openers
from tests.ui.finding import button, the, words
from tests.ui.hands import Key, keyboard, press, write

SHIFT = RailItem("shift", "Shift", "bars", "F5")


@dataclass
class Counter:
    """The screen, what stands behind it, and what it asked of others."""

    journal: Journal
    window: TillWindow
    screen: ShiftScreen
    printed: list[Slip] = field(default_factory=list[Slip])
    signed: list[str] = field(default_factory=list[str])
    left: list[bool] = field(default_factory=list[bool])

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not holds():
                await sleep_precisely(5)

    async def dialog_open(self) -> None:
        await self.until(lambda: self.window.dialogs.top is not None)

    async def says(self, sentence: str) -> None:
        await self.until(lambda: sentence in words(self.window))


@asynccontextmanager
async def counter(
    folder: Path, window: TillWindow, theme: Theme, *, manager: str, is_blind: bool
) -> AsyncGenerator[Counter]:
    async with opened(folder / "sandbox.journal") as journal:
        desk = openers.shift(journal, is_blind=lambda: is_blind)
        signed: list[str] = []

        async def sign(act: str) -> SignedApproval | None:
            signed.append(act)
            return SignedApproval(Member("m", manager, Role.MANAGER), Right.APPROVE, act) if manager else None

        screen = ShiftScreen(theme, desk, dialogs=window.dialogs, slip_head=SLIP, sign=sign, now=lambda: NOON)
        here = Counter(journal, window, screen, signed=signed)
        screen.print_asked.connect(here.printed.append)
        screen.told.connect(window.toast)
        screen.closed.connect(lambda: here.left.append(True))
        end = journal.listen(screen.hear)
        window.add_screen(SHIFT, screen)
        try:
            yield here
        finally:
            end()


@pytest.fixture
def at_the_counter(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> Callable[..., None]:
    def go(act: Callable[[Counter], Awaitable[None]], *, manager: str = "", is_blind: bool = False) -> None:
        async def run() -> None:
            async with counter(tmp_path, window, theme, manager=manager, is_blind=is_blind) as here:
                await act(here)

        task = asyncio.get_running_loop().create_task(run())
        qtbot.waitUntil(task.done, timeout=180_000)
        task.result()

    return go


async def open_a_shift(here: Counter) -> None:
    await here.says("No shift is open")
    write(here.window, "2000000")
    press(here.window, Key.Key_F9)
    await here.says("Shift 1 is open")


def test_a_day_by_keyboard_open_sell_take_cash_out_and_close_with_a_z(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await open_a_shift(here)
        await lead_payment(here.journal, "a", PaymentState.SUCCESS)
        await lead_order(here.journal, "tv", OrderState.DELIVERED)
        await here.until(lambda: PRICE.shown() in here.screen.overview.totals.text())
        button(here.screen, "Cash in / out").click()
        await here.dialog_open()
        write(here.window, "50000")
        press(here.window, Key.Key_Return)
        write(here.window, "Water")
        press(here.window, Key.Key_F9)
        await here.says("₦500.00 taken out")
        await here.until(lambda: here.window.dialogs.top is None)
        press(here.window, Key.Key_F9)
        await here.dialog_open()
        write(here.window, str(2000000 + TV_PRICE.minor - 50000))
        assert "Exactly what should be there" in words(here.window)
        press(here.window, Key.Key_F9)
        await here.says("No shift is open")
        await here.until(lambda: bool(here.printed))  # the journal rings before whoever closed it goes on
        (z,) = here.printed
        assert (z.paper, z.about) == (Paper.Z_REPORT, "1")
        rows = {line.left: line.right for line in z.lines}
        assert rows["DIFFERENCE"] == "0.00"
        assert rows["Out: Water"] == "-500.00"
        await here.says("Shift 1 is closed")
        dialog = here.window.dialogs.top
        assert dialog is not None
        assert dialog.isAncestorOf(keyboard(here.window))  # and not the field that came up behind it
        assert (here.signed, here.left) == ([], [])
        press(here.window, Key.Key_Escape)
        await here.until(lambda: here.left == [True])
        assert len(here.printed) == 1

    at_the_counter(act)


def test_a_difference_is_said_needs_a_reason_and_a_managers_name(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await open_a_shift(here)
        press(here.window, Key.Key_F9)
        await here.dialog_open()
        write(here.window, "1980000")
        assert "Short by ₦200.00 of ₦20,000.00" in words(here.window)
        press(here.window, Key.Key_F9)
        assert "Write why it differs." in words(here.window)
        write(here.window, "Wrong change given")
        press(here.window, Key.Key_F9)
        await here.says("No shift is open")
        await here.until(lambda: bool(here.printed))
        assert here.signed == ["close shift 1 with a difference"]
        assert ("Manager", "Tunde Bakare") in {(line.left, line.right) for line in here.printed[0].lines}

    at_the_counter(act, manager="Tunde Bakare")


def test_without_a_managers_name_the_shift_stays_open(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await open_a_shift(here)
        press(here.window, Key.Key_F9)
        await here.dialog_open()
        write(here.window, "1")
        press(here.window, Key.Key_Return)
        write(here.window, "Lost")
        press(here.window, Key.Key_F9)
        await here.until(lambda: bool(here.signed))
        await here.says("Shift 1 is open")
        assert (here.printed, here.left) == ([], [])

    at_the_counter(act)


def test_a_blind_close_tells_nobody_what_should_be_there_before_the_z(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await open_a_shift(here)
        press(here.window, Key.Key_F9)
        await here.dialog_open()
        write(here.window, "1980000")
        dialog = here.window.dialogs.top
        assert isinstance(dialog, CloseShiftDialog)
        said = " ".join(words(dialog)) + dialog.slip.text()
        assert not any(word in said for word in ("20,000.00", "200.00", "DIFFERENCE", "expected"))
        press(here.window, Key.Key_F9)
        await here.says("No shift is open")
        await here.until(lambda: bool(here.printed))
        assert ("DIFFERENCE", "-200.00") in {(line.left, line.right) for line in here.printed[0].lines}

    at_the_counter(act, is_blind=True)


def test_nothing_counted_is_not_nothing_in_the_drawer(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await open_a_shift(here)
        press(here.window, Key.Key_F9)
        await here.dialog_open()
        press(here.window, Key.Key_F9)
        assert "Count the cash, and type it." in words(here.window)
        press(here.window, Key.Key_Escape)
        await here.until(lambda: here.window.dialogs.top is None)

    at_the_counter(act)


def test_cash_without_an_amount_or_a_reason_is_not_written_down(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await open_a_shift(here)
        button(here.screen, "Cash in / out").click()
        await here.dialog_open()
        press(here.window, Key.Key_F9)
        assert "Type an amount." in words(here.window)
        write(here.window, "500")
        press(here.window, Key.Key_F9)
        assert "Write what the cash is for." in words(here.window)
        assert isinstance(here.window.dialogs.top, CashDialog)
        press(here.window, Key.Key_Escape)
        await here.until(lambda: here.window.dialogs.top is None)

    at_the_counter(act)


def test_what_is_still_open_is_carried_forward_and_can_be_looked_at(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        asked: list[bool] = []
        here.screen.open_payments_asked.connect(lambda: asked.append(True))
        await open_a_shift(here)
        await lead_payment(here.journal, "a", PaymentState.UNKNOWN)
        await here.until(here.screen.overview.by_result.see.isVisible)
        assert here.screen.overview.by_result.see.text() == "See 1 open payment"
        press(here.window, Key.Key_F9)
        await here.says("1 payment is Not sure")
        button(here.window, "See").click()
        assert asked == [True]
        await here.until(lambda: here.window.dialogs.top is None)

    at_the_counter(act)


def test_an_x_and_a_z_are_saved_as_a_pdf_and_printed_by_one_press_only(
    at_the_counter: Callable[..., None], tmp_path: Path
) -> None:
    (tmp_path / "stick").mkdir()

    async def save(here: Counter, name: str) -> str:
        sheet = here.window.dialogs.top
        assert isinstance(sheet, ReportDialog)
        sheet.pdf.click()
        (choice,) = sheet.findChildren(QFileDialog)
        assert Path(choice.selectedFiles()[0]).name == name
        choice.fileSelected.emit(str(tmp_path / "stick" / name))
        choice.reject()
        await here.until(lambda: not sheet.pdf.is_busy)  # what is told in passing may be of the one before
        await here.says("PDF saved")
        here.window.activateWindow()  # as the system does when a sheet of its own has closed
        await here.until(here.window.isActiveWindow)
        document = QPdfDocument()
        assert document.load(str(tmp_path / "stick" / name)) is QPdfDocument.Error.None_
        return "".join(document.getAllText(0).text().split())

    async def act(here: Counter) -> None:
        await open_a_shift(here)
        button(here.screen, "X report").click()
        await here.dialog_open()
        assert "XREPORT1" in await save(here, "x-report-1.pdf")
        sheet = here.window.dialogs.top
        assert sheet is not None
        printing = button(sheet, "Print")
        for _ in range(2):
            printing.click()
        await here.until(lambda: here.window.dialogs.top is None and bool(here.printed))
        assert [slip.paper for slip in here.printed] == [Paper.X_REPORT]
        press(here.window, Key.Key_F9)
        await here.dialog_open()
        write(here.window, "2000000")
        press(here.window, Key.Key_F9)
        await here.says("Shift 1 is closed")
        just_closed = await save(here, "z-report-1.pdf")
        assert "ZREPORT1" in just_closed
        press(here.window, Key.Key_Escape)
        await here.until(lambda: bool(here.left))
        await here.until(here.screen.opening.reports.isVisible)
        button(here.screen, "Earlier Z reports").click()
        await here.dialog_open()
        (tmp_path / "stick" / "z-report-1.pdf").unlink()
        assert await save(here, "z-report-1.pdf") == just_closed
        press(here.window, Key.Key_Escape)
        await here.until(lambda: here.window.dialogs.top is None)
        assert [slip.paper for slip in here.printed] == [Paper.X_REPORT, Paper.Z_REPORT]

    at_the_counter(act)


def test_both_charts_say_the_same_as_tables(at_the_counter: Callable[..., None]) -> None:
    async def act(here: Counter) -> None:
        await open_a_shift(here)
        await lead_payment(here.journal, "a", PaymentState.SUCCESS)
        await here.until(lambda: "Payments 1" in here.screen.overview.results.table.text())
        for link in [each for each in here.screen.findChildren(QPushButton) if each.text() == "Show as table"]:
            link.click()
        assert here.screen.overview.results.table.isVisible()
        assert here.screen.overview.results.table.text() == "Result Paid, Payments 1"
        assert here.screen.overview.hours.table.text() == "Hour 12, Payments 1"
        assert here.screen.overview.totals.accessibleDescription().startswith("NGN, Card ₦12,500.00")

    at_the_counter(act)


def test_who_may_not_keep_shifts_cannot_press_it(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    async def nobody(_: str) -> None:
        return None

    screen = ShiftScreen(
        theme, StillShift(), dialogs=window.dialogs, slip_head=SLIP, sign=nobody, now=lambda: NOON,
        may=lambda right: right is not Right.SHIFT,
    )  # fmt: skip
    window.add_screen(SHIFT, screen)
    qtbot.waitUntil(lambda: "Shift 214 is open" in words(screen))
    assert not screen.overview.head.close_shift.isEnabled()
    assert screen.overview.head.x_report.isEnabled()


def test_whoever_may_is_let_open_a_shift_after_somebody_who_may_not(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    rights: set[Right] = set()

    async def nobody(_: str) -> None:
        return None

    screen = ShiftScreen(
        theme, StillShift(None), dialogs=window.dialogs, slip_head=SLIP, sign=nobody, now=lambda: NOON,
        may=rights.__contains__,
    )  # fmt: skip
    window.add_screen(SHIFT, screen)
    qtbot.waitUntil(lambda: "Whoever is at the till may not open a shift." in words(screen))
    assert not screen.opening.open.isEnabled()
    rights.add(Right.SHIFT)
    screen.enter()
    qtbot.waitUntil(screen.opening.open.isEnabled)
    assert "Whoever is at the till may not open a shift." not in words(screen)


def test_no_currency_is_ever_added_to_another_on_paper() -> None:
    slip = slip_of(OPEN_SHIFT, SLIP, now=NOON)
    totals = [(line.left, line.right) for line in slip.lines if line.kind is SlipKind.TOTAL]
    assert totals == [
        ("NGN TOTAL (72)", "1,095,250.00"),
        ("USD TOTAL (1)", "415.00"),
        ("GHS TOTAL (2)", "1,260.00"),
        ("KES TOTAL (1)", "18,400.00"),
    ]
    assert "₦" not in "".join(line.left + line.right for line in slip.lines)


def test_a_shift_that_went_on_under_another_number_says_on_paper_which_z_may_count_the_same_money() -> None:
    def rows(report: ShiftReport) -> list[tuple[str, str]]:
        return [(line.left, line.right) for line in slip_of(report, SLIP, now=NOON).lines]

    assert ("Goes on from shift", "1") in rows(replace(OPEN_SHIFT, goes_on_from=1))
    assert not any(left == "Goes on from shift" for left, _ in rows(OPEN_SHIFT))


def test_a_result_that_is_rare_can_still_be_seen() -> None:
    slices = dict(slices_of({Word.PAID: 9_999, Word.NOT_SURE: 1, Word.DECLINED: 0}))
    assert slices[Word.NOT_SURE] >= 3
    assert sum(slices.values()) == pytest.approx(360)
    assert slices_of({}) == ()


def test_what_was_taken_before_the_shift_stands_before_it_and_the_time_to_a_result_is_said(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    async def nobody(_: str) -> None:
        return None

    early = replace(OPEN_SHIFT.settled[0], at=OPEN_SHIFT.opened_at - timedelta(hours=2))
    report = replace(OPEN_SHIFT, settled=(early, *OPEN_SHIFT.settled))
    desk = StillShift(report)
    screen = ShiftScreen(theme, desk, dialogs=window.dialogs, slip_head=SLIP, sign=nobody, now=lambda: NOON)
    window.add_screen(SHIFT, screen)
    qtbot.waitUntil(lambda: the(Bars, screen).hours[0] == early.at.hour)
    times = report.seconds_to_result
    assert times is not None
    assert f" · Time to result {times[0]:.0f} s / {times[1]:.0f} s" in " ".join(words(screen))


def test_hours_go_over_midnight_and_the_scale_is_read_at_a_glance() -> None:
    assert hours_from(8, {8: 1, 9: 2}, 9) == tuple(range(8, 19))
    assert hours_from(18, {23: 1, 1: 4}, 5)[-1] == 5
    assert [scale_for(most) for most in (0, 3, 4, 21, 25, 100, 1000)] == [3, 3, 6, 24, 30, 120, 1200]
