"""The screen of the history over a real journal: keys, pages, what rings, what is offered, and a table taken out."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.domain.history import HistoryKind, ReportedRefund
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Observation, PaymentState, Word
from pos_app.domain.people import RIGHTS, Right, Role
from pos_app.domain.sale import SaleOrder
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import history_notes, payments, shifts, webhook_judgements
from pos_app.journal.store import Journal
from pos_app.journal.webhook_judgements import Worth
from pos_app.services.history import History
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.history.desk import PAGE, HistoryDesk
from pos_app.ui.history.dialogs import ExportDialog, HistoryNoteDialog, read_day
from pos_app.ui.history.filter_bar import When, span_of
from pos_app.ui.history.screen import HistoryScreen
from pos_app.ui.history.words import beside_of
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.fact_rows import FactRow
from tests.journal.notebook import Clock
from tests.journal.test_history_search import money_came, order
from tests.journal.test_payments import LEADS, intent
from tests.services import openers
from tests.ui.finding import button, words
from tests.ui.hands import Key, press, write

ITEM: Final = RailItem("history", "History", "receipt", "F4")
NOON: Final = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
WIDE, NARROW = QSize(1366, 768), QSize(1024, 768)


def is_a_desk(history: History) -> HistoryDesk:
    """The real one fits: pyright holds this."""
    return history


@dataclass
class Asked:
    """Whoever is asked for a notice, or for the result of a payment."""

    resends: list[str] = field(default_factory=list[str])
    checks: list[str] = field(default_factory=list[str])

    async def resend(self, reference: str) -> str:
        self.resends.append(reference)
        return "Sent"

    def may_resend_at(self, reference: str) -> datetime | None:
        return NOON if reference not in self.resends else NOON + timedelta(seconds=59)

    async def check(self, reference: str) -> None:
        self.checks.append(reference)


@dataclass
class Shop:
    """A journal, a clock, and the screen on a window."""

    journal: Journal
    clock: Clock
    window: TillWindow
    screen: HistoryScreen
    asked: Asked
    role: list[Role]
    folder: Path

    async def sell(self, reference: str, state: PaymentState = PaymentState.SUCCESS, *, note: str = "") -> None:
        self.clock.go_on(1)
        made = intent(reference, slip=f"slip of {reference}")
        order = SaleOrder(made.order.slip, Money(1_250_000, Currency.NGN), "ada@example.com", note)
        await payments.open_attempt(
            self.journal, payments.Intent(order, reference, "Visa", "2503", "Ngozi Eze", "till2")
        )
        for seen in LEADS[state]:
            await payments.observe(self.journal, reference, seen, day="2026-11-20")

    async def opened(self) -> None:
        """Go to the screen, and wait until it has read."""
        self.screen.enter()
        await until(lambda: self.screen.reader.now is not None and not self.is_reading)

    @property
    def is_reading(self) -> bool:
        return self.screen.reader.is_reading

    def shown(self) -> list[str]:
        rows = self.screen.list.rows
        return [rows.found(place).reference for place in range(rows.rowCount())]


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await sleep_precisely(5)


@asynccontextmanager
async def shop(window: TillWindow, theme: Theme, folder: Path) -> AsyncGenerator[Shop]:
    clock, asked, role = Clock(NOON), Asked(), [Role.MANAGER]
    journal = await Journal.open(folder / "sandbox.journal", environment=Environment.SANDBOX, now=clock)
    history = openers.history(journal, asked, check_payment=asked.check, may=lambda right: right in RIGHTS[role[0]])
    screen = HistoryScreen(theme, history, dialogs=window.dialogs, now=clock)
    window.add_screen(ITEM, screen)
    stop = journal.listen(screen.hear)
    one = Shop(journal, clock, window, screen, asked, role, folder)
    try:
        await one.opened()
        yield one
        await until(lambda: not one.is_reading)
    finally:
        stop()
        await history.close()
        await journal.close()


def at_a_shop(
    qtbot: QtBot, window: TillWindow, theme: Theme, folder: Path, act: Callable[[Shop], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with shop(window, theme, folder) as here:
            await act(here)

    task = asyncio.get_running_loop().create_task(run())
    qtbot.waitUntil(task.done, timeout=180_000)
    task.result()


def test_keys_search_go_down_open_and_close(qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path) -> None:
    window.resize(NARROW)

    async def act(here: Shop) -> None:
        for number in range(5):
            await here.sell(f"ref-{number}", note=f"Order 118{number}")
        await until(lambda: len(here.shown()) == 5)
        screen = here.screen
        assert screen.first_focus() is screen.list.search
        screen.list.table.setFocus(Qt.FocusReason.TabFocusReason)
        press(window, Key.Key_F, modifiers=Qt.KeyboardModifier.ControlModifier)
        assert screen.list.search.hasFocus()
        write(window, "1183")
        await until(lambda: here.shown() == ["ref-3"])
        press(window, Key.Key_Escape)
        await until(lambda: len(here.shown()) == 5)
        press(window, Key.Key_Down)
        assert screen.list.table.hasFocus()
        press(window, Key.Key_End)
        assert screen.list.current is not None
        assert screen.list.current.reference == "ref-0"
        press(window, Key.Key_Home, Key.Key_Down)
        assert screen.list.current.reference == "ref-3"
        assert screen.detail.isHidden()  # where it would lie over the table it waits until somebody opens it
        press(window, Key.Key_Return)
        await until(lambda: screen.detail.view is not None and screen.detail.view.head.reference == "ref-3")
        assert screen.detail.isVisible()
        press(window, Key.Key_Escape)
        assert screen.detail.isHidden()
        assert screen.list.table.hasFocus()

    at_a_shop(qtbot, window, theme, tmp_path, act)


async def finds(here: Shop, typed: str, wanted: str) -> None:
    search(here, typed)
    await until(lambda: here.screen.reader.chosen.text == typed.strip() and not here.is_reading)
    await until(lambda: here.shown() == [wanted])


def test_each_thing_is_found_by_whatever_is_said_of_it(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        await here.sell("till2-card", note="Order 1184")
        await order(here.journal, "till2-tv", number="7023456789")
        mobile = money_came("7", "mm-1", amount=Money(24_000, Currency.GHS), who="Samuel Mensah")
        mobile = replace(mobile, kind=NoticeKind.MOBILE_MONEY, phone="233241234567", arrived_at=NOON)
        await webhook_judgements.judge(here.journal, "an inbox", [mobile])
        await here.opened()
        here.screen.list.filters.when.chosen.emit("all")
        await until(lambda: len(here.shown()) == 3 and not here.is_reading)
        card = next(here.screen.list.rows.found(place) for place in range(3) if "till2-card" in here.shown()[place])
        await history_notes.note(here.journal, card, who="Bola", note="Umbrella left behind")
        for typed, wanted in {
            "till2-card": "till2-card",
            "2503": "till2-card",
            "12500": "till2-card",
            "GHS 240": "mm-1",
            "mensah": "mm-1",
            "ada@example": "till2-card",
            "024 123 4567": "mm-1",  # as it is dialled at home, while it was sent with its country
            "+233 24 123 4567": "mm-1",
            "0241234567": "mm-1",
            "4567": "mm-1",
            "7023456789": "till2-tv",
            "6789": "till2-tv",
            "order 1184": "till2-card",
            "umbrella": "till2-card",
        }.items():
            await finds(here, typed, wanted)
        found = here.screen.list.rows.found(0)
        assert beside_of(found) == "Order 1184 · Umbrella left behind"  # what it was found by can be read in its row
        here.role[0] = Role.SUPPORT
        search(here, "0241234567")
        await until(lambda: here.shown() == ["mm-1"] and here.screen.list.rows.found(0).who == "S••• M•••")
        assert here.screen.list.rows.found(0).phone == "•••• 4567"

    at_a_shop(qtbot, window, theme, tmp_path, act)


def search(here: Shop, text: str) -> None:
    here.screen.list.search.setFocus()
    here.screen.list.search.selectAll()
    write(here.window, text)


def test_what_is_shown_whole_is_one_of_those_that_were_looked_for(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        for number in range(3):
            await here.sell(f"ref-{number}", note=f"Order 118{number}")
        detail = here.screen.detail

        async def shows(reference: str) -> None:
            await until(lambda: detail.view is not None and detail.view.head.reference == reference)

        await until(lambda: len(here.shown()) == 3 and detail.view is not None)
        for number in (0, 2):
            press(window, Key.Key_F, modifiers=Qt.KeyboardModifier.ControlModifier)
            write(window, f"118{number}")
            await shows(f"ref-{number}")  # or a slip of something else would be printed
            press(window, Key.Key_Escape)
            await until(lambda: len(here.shown()) == 3)
        write(window, "nothing is like this")
        await until(lambda: here.shown() == [])
        assert detail.view is None

    at_a_shop(qtbot, window, theme, tmp_path, act)


def test_pages_are_read_as_somebody_scrolls_and_each_thing_once(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        wanted = [f"ref-{number:03d}" for number in range(PAGE * 2 + 30)]
        await asyncio.gather(*(here.sell(each, PaymentState.NEVER_SENT) for each in wanted))
        today = NOON.astimezone().date()
        here.screen.list.filters.choose_days(today - timedelta(days=1), today)
        await until(lambda: len(here.shown()) == PAGE)
        while len(here.shown()) < len(wanted):
            held = len(here.shown())
            press_end(here)
            await until(lambda held=held: len(here.shown()) > held)
        assert here.shown() == sorted(wanted, reverse=True)
        press_end(here)
        await until(lambda: not here.is_reading)
        assert len(here.shown()) == len(wanted)

    at_a_shop(qtbot, window, theme, tmp_path, act)


def _note(printed: list[tuple[str, str, bool]], kind: str, reference: str, is_for_shop: bool) -> None:
    printed.append((kind, reference, is_for_shop))


def press_end(here: Shop) -> None:
    here.screen.list.table.setFocus(Qt.FocusReason.TabFocusReason)
    press(here.window, Key.Key_End)


def test_what_rings_changes_what_is_seen_and_moves_nothing(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        for number in range(30):
            await here.sell(f"ref-{number:02d}", PaymentState.UNKNOWN if number == 9 else PaymentState.SUCCESS)
        await until(lambda: len(here.shown()) == 30)
        table, rows = here.screen.list.table, here.screen.list.rows
        place = here.shown().index("ref-09")
        table.setCurrentIndex(rows.index(place, 0))
        here.screen.list.chosen.emit(rows.found(place))
        table.verticalScrollBar().setValue(table.verticalScrollBar().maximum() // 2)
        before = table.rowViewportPosition(place)
        await here.sell("new")
        await payments.observe(here.journal, "ref-09", Observation.SAYS_SUCCESS, day="2026-11-20")
        await until(lambda: here.shown()[0] == "new" and rows.found(place + 1).word is Word.PAID)
        assert here.screen.list.current is not None
        assert here.screen.list.current.reference == "ref-09"
        assert table.rowViewportPosition(place + 1) == before
        await until(lambda: here.screen.detail.view is not None and here.screen.detail.view.head.word is Word.PAID)
        here.screen.list.filters.result.chosen.emit(Word.PAID.value)
        await until(lambda: len(here.shown()) == 31)
        await here.sell("unsure", PaymentState.UNKNOWN)
        await until(lambda: not here.is_reading)
        assert "unsure" not in here.shown()

    at_a_shop(qtbot, window, theme, tmp_path, act)


def test_what_needs_attention_is_counted_listed_alone_and_asked_about(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        counted: list[int] = []
        opened: list[str] = []
        printed: list[tuple[str, str, bool]] = []
        here.screen.counted.connect(counted.append)
        here.screen.payment_asked.connect(opened.append)
        here.screen.print_asked.connect(partial(_note, printed))
        for number, state in enumerate((PaymentState.SUCCESS, PaymentState.UNKNOWN, PaymentState.LATE_SUCCESS)):
            await here.sell(f"ref-{number}", state)
        await until(lambda: counted[-1:] == [2])
        button(here.screen, "2 need attention").click()
        await until(lambda: here.shown() == ["ref-2", "ref-1"])
        here.screen.list.chosen.emit(here.screen.list.rows.found(1))
        await until(lambda: "Do not charge this again" in words(here.screen))
        press(window, Key.Key_F8)
        await until(lambda: here.asked.checks == ["ref-1"])
        press(window, Key.Key_P, modifiers=Qt.KeyboardModifier.ControlModifier)
        button(here.screen, "Open ticket").click()
        assert (printed, opened) == ([(HistoryKind.CARD.value, "ref-1", False)], ["ref-1"])
        button(here.screen, "Resend").click()
        await until(lambda: here.asked.resends == ["ref-1"] and "In 1:00" not in words(here.screen))
        assert not here.screen.detail.acts.shop_copy.isVisible()  # of what was not paid there is no receipt
        here.screen.list.chosen.emit(here.screen.list.rows.found(0))
        await until(here.screen.detail.acts.settle.isVisible)
        button(here.screen, "Merchant copy").click()
        assert printed[1:] == [(HistoryKind.CARD.value, "ref-2", True)]
        button(here.screen, "Dealt with").click()
        await until(lambda: isinstance(window.dialogs.top, HistoryNoteDialog))
        write(window, "Refunded in cash")
        press(window, Key.Key_F9)
        await until(lambda: here.shown() == ["ref-1"] and counted[-1] == 1)

    at_a_shop(qtbot, window, theme, tmp_path, act)


def test_who_only_looks_is_offered_nothing_and_sees_no_names(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        await here.sell("ref-1", PaymentState.UNKNOWN)
        here.role[0] = Role.SUPPORT
        here.screen.show_person()
        await until(lambda: here.screen.detail.view is not None and here.screen.detail.view.is_masked)
        assert not here.screen.list.export.isVisible()
        assert not here.screen.detail.acts.are_any
        head = here.screen.detail.view
        assert head is not None
        assert head.head.who == "a•••@example.com"

    at_a_shop(qtbot, window, theme, tmp_path, act)


def test_a_table_is_taken_out_with_what_is_filtered_now(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        for number in range(3):
            await here.sell(f"ref-{number}", PaymentState.FAILED if number else PaymentState.SUCCESS)
        await until(lambda: len(here.shown()) == 3)
        here.screen.list.filters.result.chosen.emit(Word.DECLINED.value)
        await until(lambda: len(here.shown()) == 2)
        button(here.screen, "Export").click()
        await until(lambda: isinstance(window.dialogs.top, ExportDialog))
        dialog = window.dialogs.top
        assert isinstance(dialog, ExportDialog)
        assert "2 lines, as they are filtered now." in words(dialog)
        dialog.begin.click()
        (choice,) = dialog.findChildren(QFileDialog)
        (here.folder / "stick").mkdir()
        path = here.folder / "stick" / Path(choice.selectedFiles()[0]).name
        assert path.name.startswith("kaunta-history-")
        choice.fileSelected.emit(str(path))
        choice.reject()
        await until(lambda: "2 lines were written." in words(dialog))
        assert str(path) in words(dialog)
        assert [line.split(",")[3] for line in path.read_text("utf-8-sig").splitlines()[1:]] == ["Declined"] * 2
        dialog.leave.click()
        await until(lambda: window.dialogs.top is None)
        assert Right.EXPORT in RIGHTS[here.role[0]]

    at_a_shop(qtbot, window, theme, tmp_path, act)


def test_what_nobody_looks_at_is_only_counted_and_read_again_by_who_comes_back(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        counted: list[int] = []
        here.screen.counted.connect(counted.append)
        here.screen.hide()
        await here.sell("ref-1", PaymentState.UNKNOWN)
        await until(lambda: counted == [1])
        assert here.shown() == []
        here.screen.show()
        await here.opened()
        await until(lambda: here.shown() == ["ref-1"])

    at_a_shop(qtbot, window, theme, tmp_path, act)


def test_named_days_are_those_of_the_shop_and_days_are_read_as_people_write_them() -> None:
    now = datetime(2026, 11, 20, 14, 32).astimezone()  # a Friday
    today = now.replace(hour=0, minute=0)
    assert span_of(When.TODAY, now) == (today, None)
    assert span_of(When.YESTERDAY, now) == (today - timedelta(days=1), today)
    assert span_of(When.WEEK, now) == (today - timedelta(days=4), None)
    assert span_of(When.ALL, now) == (None, None)
    texts = ("20.11.2026", "20/11/2026", " 20 11 2026", "2026-11-20", "31.02.2026", "yesterday")
    assert [read_day(text) for text in texts] == [date(2026, 11, 20)] * 4 + [None] * 2


def facts(here: Shop) -> list[str]:
    rows = here.screen.detail.findChildren(FactRow)
    return [row.text() for row in rows if row.isVisible()]


def test_a_refund_notice_of_a_sale_that_is_looked_at_comes_onto_the_screen(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    async def act(here: Shop) -> None:
        await here.sell("ref-1")
        await until(lambda: here.shown() == ["ref-1"])
        press(window, Key.Key_Down)
        await until(lambda: here.screen.detail.view is not None)
        assert not any("Refund" in each for each in facts(here))
        back = ReportedRefund(here.clock(), "₦500.00", "RF-000077", "pending")
        worth = Worth(
            "7", NoticeKind.REFUND, " REF-1", here.clock(), "digest", NoticeStanding.REPORTED, Doubt.CANNOT_BE_ASKED,
            NoticeReport.NOTHING, is_over=True, refund=back,
        )  # fmt: skip
        await webhook_judgements.judge(here.journal, "an inbox", [worth])
        await until(lambda: {"Refund reported ₦500.00 pending", "Refund ref. RF-000077"} <= set(facts(here)))
        (sentence,) = (each for each in here.screen.detail.timeline.sentences() if "Refund" in each)
        assert sentence.startswith("Refund reported: ₦500.00 · RF-000077 · pending")

    at_a_shop(qtbot, window, theme, tmp_path, act)


def test_money_that_was_verified_and_is_denied_now_says_where_it_stands_until_somebody_dealt_with_it(
    qtbot: QtBot, window: TillWindow, theme: Theme, tmp_path: Path
) -> None:
    window.resize(WIDE)
    amount = Money(1_250_000, Currency.NGN)
    came = money_came("1", "va-1", amount=amount, who="Chinedu Obi")

    async def act(here: Shop) -> None:
        await shifts.open_shift(here.journal, float_=Money(0, Currency.NGN), who="Ada")
        for heard in (NoticeReport.PAID, NoticeReport.NOT_PAID):
            await webhook_judgements.judge(here.journal, "inbox", [replace(came, heard=heard, arrived_at=NOON)])
        await until(lambda: here.shown() == ["va-1"])
        press(window, Key.Key_Down)
        said = "Verified, and the service denies it now. ₦12,500.00 stands in the takings of shift 1."
        await until(lambda: said in words(here.screen))
        found = here.screen.list.current
        assert found is not None
        await history_notes.note(here.journal, found, who="Bola", note="Written off", settles=found.alarm)
        await until(lambda: said not in words(here.screen))

    at_a_shop(qtbot, window, theme, tmp_path, act)
