"""Printing by itself: what was paid just now, once, and nothing that happened before."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta

from pytestqt.qtbot import QtBot

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.printing import PrintOutcome, PrintResult, PrintTrouble
from pos_app.domain.slip import Paper
from pos_app.domain.tv_view import OrderView, PaidHow
from pos_app.ui.documents.automatic_printing import AutomaticChoice, AutomaticPrinting
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from tests.pictures import samples_progress as cards
from tests.pictures import samples_tv as tv
from tests.ui.desk import Gate
from tests.ui.documents.fake_printer import Paperwork

ENDED = cards.after(43.5)
PAID = replace(cards.PAID, ended_at=ENDED)
CASH = replace(tv.DELIVERED, paid_how=PaidHow.CASH, ended_at=ENDED)


@dataclass
class Payments:
    views: dict[str, PaymentView]
    gate: Gate = field(default_factory=Gate)

    async def view(self, reference: str) -> PaymentView:
        found = self.views[reference]
        await self.gate.pass_through()
        return found


@dataclass
class Orders:
    views: dict[str, OrderView]

    async def view(self, reference: str) -> OrderView:
        return self.views[reference]


@dataclass
class Counter:
    desk: Paperwork
    payments: Payments
    by_itself: AutomaticPrinting
    said: list[ToastView]

    def ring(self, topic: Topic, key: str) -> None:
        self.by_itself.hear(Changed(topic, key))


def a_counter(
    theme: Theme,
    *,
    prints: bool = True,
    for_shop: bool = False,
    slips: bool = False,
    seconds: float = 1.0,
    desk: Paperwork | None = None,
) -> Counter:
    desk = desk or Paperwork()
    payments, orders = Payments({PAID.reference: PAID}), Orders({CASH.reference: CASH})
    by_itself = AutomaticPrinting(
        desk,
        payments,
        orders,
        choice=lambda: AutomaticChoice(prints, for_shop, slips, cards.SLIP),
        now=lambda: ENDED + timedelta(seconds=seconds),
        parent=theme,
    )
    said: list[ToastView] = []
    by_itself.told.connect(said.append)
    return Counter(desk, payments, by_itself, said)


def done(counter: Counter, qtbot: QtBot) -> None:
    """Wait until nothing is looked at any more."""
    qtbot.waitUntil(lambda: counter.by_itself.is_idle)
    counter.by_itself.deleteLater()


def waits(condition: Callable[[], bool], qtbot: QtBot) -> None:
    qtbot.waitUntil(condition)


def test_what_is_paid_is_printed_once_however_often_it_rings(qtbot: QtBot, theme: Theme) -> None:
    counter = a_counter(theme)
    for _ in range(5):
        counter.ring(Topic.PAYMENT, PAID.reference)
    waits(lambda: bool(counter.desk.printed), qtbot)
    counter.ring(Topic.PAYMENT, PAID.reference)
    done(counter, qtbot)
    (slip,) = counter.desk.printed
    assert (slip.paper, slip.about, slip.qr) == (Paper.PAYMENT, PAID.reference, PAID.reference)


def test_news_that_comes_while_somebody_looks_is_looked_at(qtbot: QtBot, theme: Theme) -> None:
    counter = a_counter(theme)
    counter.payments.views[PAID.reference] = replace(cards.DECIDING, reference=PAID.reference)
    counter.payments.gate.is_shut = True
    counter.ring(Topic.PAYMENT, PAID.reference)
    waits(lambda: counter.payments.gate.has_callers, qtbot)
    counter.ring(Topic.PAYMENT, PAID.reference)
    counter.payments.views[PAID.reference] = PAID
    counter.payments.gate.open()
    waits(lambda: bool(counter.desk.printed), qtbot)
    done(counter, qtbot)


def test_nothing_is_printed_that_was_paid_before(qtbot: QtBot, theme: Theme) -> None:
    counter = a_counter(theme, seconds=61.0)
    counter.ring(Topic.PAYMENT, PAID.reference)
    counter.ring(Topic.ORDER, CASH.reference)
    done(counter, qtbot)
    assert (counter.desk.printed, counter.desk.drawers) == ([], [])


def test_nothing_is_printed_that_was_printed_or_is_not_paid(qtbot: QtBot, theme: Theme) -> None:
    counter = a_counter(theme, desk=Paperwork(counted={(Paper.PAYMENT, PAID.reference): 1}))
    counter.payments.views["declined"] = replace(cards.DECLINED, reference="declined")
    for reference in (PAID.reference, "declined"):
        counter.ring(Topic.PAYMENT, reference)
    counter.ring(Topic.SALE, PAID.reference)
    done(counter, qtbot)
    assert counter.desk.printed == []


def test_cash_opens_the_drawer_whether_it_is_printed_or_not(qtbot: QtBot, theme: Theme) -> None:
    printing = a_counter(theme)
    printing.ring(Topic.ORDER, CASH.reference)
    done(printing, qtbot)
    assert [slip.opens_drawer for slip in printing.desk.printed] == [True]
    silent = a_counter(theme, prints=False)
    silent.ring(Topic.ORDER, CASH.reference)
    silent.ring(Topic.PAYMENT, PAID.reference)
    qtbot.waitUntil(lambda: silent.by_itself.is_idle)
    silent.ring(Topic.ORDER, CASH.reference)
    done(silent, qtbot)
    assert (silent.desk.printed, silent.desk.drawers) == ([], [CASH.reference])


def test_a_dead_printer_is_said(qtbot: QtBot, theme: Theme) -> None:
    desk = Paperwork(PrintOutcome(PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER, is_kept=True))
    counter = a_counter(theme, desk=desk)
    counter.ring(Topic.PAYMENT, PAID.reference)
    done(counter, qtbot)
    assert [view.title for view in counter.said] == ["Printer does not answer"]


def test_the_shop_gets_a_copy_of_its_own_after_the_customer(qtbot: QtBot, theme: Theme) -> None:
    both = a_counter(theme, for_shop=True)
    both.ring(Topic.PAYMENT, PAID.reference)
    both.ring(Topic.ORDER, CASH.reference)
    done(both, qtbot)
    card = [slip for slip in both.desk.printed if slip.about == PAID.reference]
    assert [slip.paper for slip in card] == [Paper.PAYMENT, Paper.MERCHANT]
    assert [slip.opens_drawer for slip in both.desk.printed if slip.about == CASH.reference] == [True, False]
    alone = a_counter(theme, prints=False, for_shop=True)
    alone.ring(Topic.ORDER, CASH.reference)
    done(alone, qtbot)
    assert [slip.paper for slip in alone.desk.printed] == [Paper.MERCHANT]
    assert alone.desk.drawers == [CASH.reference]


def test_a_printer_that_is_not_there_is_not_waited_for_twice(qtbot: QtBot, theme: Theme) -> None:
    dead = Paperwork(PrintOutcome(PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER, is_kept=True))
    silent = Paperwork(PrintOutcome(PrintResult.UNCLEAR, PrintTrouble.SILENT))
    for desk, papers in ((dead, [Paper.PAYMENT]), (silent, [Paper.PAYMENT, Paper.MERCHANT])):
        counter = a_counter(theme, for_shop=True, desk=desk)
        counter.ring(Topic.PAYMENT, PAID.reference)
        done(counter, qtbot)
        assert [slip.paper for slip in desk.printed] == papers
        assert len(counter.said) == 1


def test_slips_of_what_was_declined_and_of_what_nobody_is_sure_of_come_out_where_they_are_wanted(
    qtbot: QtBot, theme: Theme
) -> None:
    declined = replace(cards.DECLINED, reference="declined", ended_at=ENDED)
    for slips in (True, False):
        counter = a_counter(theme, slips=slips)
        counter.payments.views = {"declined": declined, "unsure": replace(cards.NOT_SURE, reference="unsure")}
        for reference in ("declined", "unsure", "declined", "unsure"):
            counter.ring(Topic.PAYMENT, reference)
            qtbot.waitUntil(lambda seen=counter: seen.by_itself.is_idle)
        done(counter, qtbot)
        wanted = [(Paper.REFUSAL, "declined"), (Paper.UNCONFIRMED, "unsure")] if slips else []
        assert [(slip.paper, slip.about) for slip in counter.desk.printed] == wanted


def test_what_nobody_is_sure_of_since_yesterday_is_no_news_but_what_waited_here_is(qtbot: QtBot, theme: Theme) -> None:
    old = cards.NOT_SURE
    for was_waiting in (False, True):
        counter = a_counter(theme, slips=True, seconds=3600.0)
        if was_waiting:
            counter.payments.views[old.reference] = replace(cards.DECIDING, reference=old.reference)
            counter.ring(Topic.PAYMENT, old.reference)
            qtbot.waitUntil(lambda seen=counter: seen.by_itself.is_idle)
        counter.payments.views[old.reference] = old
        counter.ring(Topic.PAYMENT, old.reference)
        done(counter, qtbot)
        assert [slip.paper for slip in counter.desk.printed] == ([Paper.UNCONFIRMED] if was_waiting else [])


def test_a_receipt_is_no_copy_of_the_slip_that_was_not_sure(qtbot: QtBot, theme: Theme) -> None:
    counter = a_counter(theme, slips=True)
    counter.payments.views[PAID.reference] = replace(cards.NOT_SURE, reference=PAID.reference)
    counter.ring(Topic.PAYMENT, PAID.reference)
    qtbot.waitUntil(lambda: counter.by_itself.is_idle)
    counter.payments.views[PAID.reference] = PAID
    counter.ring(Topic.PAYMENT, PAID.reference)
    done(counter, qtbot)
    assert [slip.paper for slip in counter.desk.printed] == [Paper.UNCONFIRMED, Paper.PAYMENT]
