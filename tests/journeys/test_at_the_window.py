"""Journeys at the counter, through the real window, the real browser and the played service."""

from datetime import timedelta
from pathlib import Path

import apsw
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from pos_app.app import process, services_setup
from pos_app.app.process import now
from pos_app.domain.environment import Environment
from pos_app.domain.errors import Operation
from pos_app.domain.payment import Observation, Word
from pos_app.journal import payment_views
from pos_app.journal.store import Journal
from pos_app.self_test.card_payment import Card, end_as, fill_in, pay
from pos_app.self_test.opening import opened
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.frame.application import TillApp
from pos_app.ui.web.shown_approval import OwnWindow, ShownApproval
from tests.journal.disks import Step, disk
from tests.journeys.never import broken_promises
from tests.journeys.shop import Shop, ground_on, in_a_shop, played, run
from tests.ui.finding import the

PAID, CHALLENGED, CODE = Card.of("4000000000002701"), Card.of("4000000000002503"), "123456"
LEFT = f"{payment_views.SEEN}{Observation.APPROVAL_LEFT.value}"

pytestmark = pytest.mark.usefixtures("qt_loop")


async def come_to_the_bank(shop: Shop) -> str:
    """Pay with a card that its bank wants to ask about."""
    reference = await pay(shop.hands, CHALLENGED)
    await shop.hands.see_bank_ask()
    return reference


async def just_asked(shop: Shop, reference: str) -> None:
    """Wait until the till has asked by itself: for some seconds nothing but a notice makes it ask again."""
    before = (await shop.hands.room.payments.view(reference)).asked

    async def is_asked() -> bool:
        return (await shop.hands.room.payments.view(reference)).asked > before

    await shop.hands.see_later("it was asked by itself", is_asked)


def takes_presses(shop: Shop) -> bool:
    """Whether it is long enough ago that something else stood there."""
    screen = the(PaymentScreen, shop.hands.window)
    return not any(timer.isActive() for timer in screen.findChildren(QTimer) if timer.isSingleShot())


class FullDisk:
    """A disk that is full while the switch is on."""

    def __init__(self) -> None:
        self.is_full = False

    def see(self, step: Step) -> None:
        if self.is_full and step.file.startswith("sandbox.journal"):
            raise apsw.FullError("the disk is full")


def bank_page(shop: Shop) -> ShownApproval:
    found = shop.hands.window.findChildren(ShownApproval)
    assert len(found) == 1
    return found[0]


def test_an_impatient_cashier_charges_once(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        await fill_in(hands, PAID)
        pay_button = next(
            button
            for button in hands.window.findChildren(QAbstractButton)
            if button.isVisible() and button.accessibleName().startswith("Pay")
        )
        for _ in range(2):
            hands.press_key(Qt.Key.Key_F9)
            QTest.mouseDClick(pay_button, Qt.MouseButton.LeftButton)
            hands.press_key(Qt.Key.Key_Return)
        view = await end_as(hands, Word.PAID)
        assert [payment["reference"] for payment in shop.ledger()["payments"]] == [view.reference]
        assert shop.received(view.reference, Operation.ENROLL) == 1

    in_a_shop(qapp, tmp_path, act)


def test_a_notice_settles_an_open_payment_at_once(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        reference = await come_to_the_bank(shop)
        shop.notify_at_once()
        await just_asked(shop, reference)
        shop.approve_elsewhere(reference)
        await end_as(shop.hands, Word.PAID)
        assert not shop.hands.has_bank_page()
        assert [line.facts["event"] for line in await shop.lines(reference) if line.kind == LEFT] == ["notice"]

    in_a_shop(qapp, tmp_path, act)


def test_a_notice_that_comes_early_and_twice_is_asked_about_and_the_customer_goes_on(
    qapp: TillApp, tmp_path: Path
) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        reference = await come_to_the_bank(shop)
        asked = shop.received(reference, Operation.VERIFY)
        for _ in range(2):
            assert shop.notify("card_result", reference) == [200]
        await hands.see("the service is asked", lambda: shop.received(reference, Operation.VERIFY) > asked)
        assert (await hands.room.payments.view(reference)).word is Word.WAITING
        await hands.type_code(CODE)
        await end_as(hands, Word.PAID)
        assert {line.facts["event"] for line in await shop.lines(reference) if line.kind == LEFT} == {"notice"}

    in_a_shop(qapp, tmp_path, act)


def test_esc_and_another_screen_stop_no_money(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        reference = await come_to_the_bank(shop)
        hands.press_key(Qt.Key.Key_Escape)
        hands.press_key(Qt.Key.Key_F7)
        await hands.see("the other screen", lambda: hands.reads("Next payment will"))
        assert not hands.has_bank_page()
        hands.press_key(Qt.Key.Key_F1)
        await hands.see_bank_ask()
        assert (await hands.room.payments.view(reference)).word is Word.WAITING
        hands.press_key(Qt.Key.Key_F7)
        shop.approve_elsewhere(reference)

        async def is_paid() -> bool:
            return (await hands.room.payments.view(reference)).word is Word.PAID

        await hands.see_later("it is paid while nobody looks", is_paid)
        assert shop.received(reference, Operation.ENROLL) == 1

    in_a_shop(qapp, tmp_path, act)


def test_a_page_of_the_bank_that_dies_is_loaded_again(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        shop.choose("challenge_crashes")
        reference = await pay(hands, CHALLENGED)
        await hands.see("the page has stopped", lambda: hands.reads("The bank’s page has stopped."))

        async def is_asked() -> bool:
            return (await hands.room.payments.view(reference)).asked > 0

        await hands.see_later("the service is asked what became of it", is_asked)
        await hands.see("presses are taken", lambda: takes_presses(shop))
        await hands.click("Reload page")
        await hands.see_bank_ask()
        await hands.type_code(CODE)
        await end_as(hands, Word.PAID)

    in_a_shop(qapp, tmp_path, act)


def test_a_customer_window_that_is_closed_has_the_service_asked_and_the_page_comes_back(
    qapp: TillApp, tmp_path: Path
) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        reference = await come_to_the_bank(shop)
        approval = bank_page(shop)
        approval.move_to_own_window()
        own = next(window for window in qapp.topLevelWidgets() if isinstance(window, OwnWindow))
        await hands.see("the page in its window", lambda: hands.reads("The bank’s page is in its own window"))
        own.close()
        await hands.see("the page on the stage", lambda: not approval.is_in_own_window and approval.view.isVisible())

        async def is_written() -> bool:
            return [line.facts["event"] for line in await shop.lines(reference) if line.kind == LEFT] == ["closed"]

        await hands.see_later("the book says that it was closed", is_written)
        assert (await hands.room.payments.view(reference)).word is Word.WAITING
        shop.approve_elsewhere(reference)
        await end_as(hands, Word.PAID)

    in_a_shop(qapp, tmp_path, act)


def test_a_network_that_is_lost_in_the_middle_is_found_again(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        reference = await come_to_the_bank(shop)
        shop.arm(0, "refused", times=None)
        before = (await hands.room.payments.view(reference)).asked
        hands.press_key(Qt.Key.Key_F8)

        async def is_asked_in_vain() -> bool:
            view = await hands.room.payments.view(reference)
            return view.asked > before

        await hands.see_later("the service is asked in vain", is_asked_in_vain)
        assert (await hands.room.payments.view(reference)).word is Word.WAITING
        shop.mend()
        await hands.type_code(CODE)
        view = await end_as(hands, Word.PAID)
        assert view.reference == reference
        assert [shop.received(reference, operation) for operation in (Operation.INITIALIZE, Operation.ENROLL)] == [1, 1]

    in_a_shop(qapp, tmp_path, act)


def test_a_network_that_is_lost_before_anything_was_sent_charges_nothing(qapp: TillApp, tmp_path: Path) -> None:
    async def act(shop: Shop) -> None:
        hands = shop.hands
        shop.choose("network_loss")
        lost = await pay(hands, PAID)
        view = await end_as(hands, Word.NOT_CHARGED)
        assert view.reference == lost
        assert shop.received(lost, Operation.INITIALIZE) == 0
        shop.choose("approve")
        shop.mend()
        assert await pay(hands, PAID) != lost
        await end_as(hands, Word.PAID)

    in_a_shop(qapp, tmp_path, act)


@pytest.mark.may_log("was not written", "was not folded back", "was not closed cleanly")
def test_a_full_disk_sells_nothing_and_says_so(qapp: TillApp, tmp_path: Path) -> None:
    full_disk = FullDisk()

    async def act(shop: Shop) -> None:
        hands = shop.hands
        await fill_in(hands, PAID)
        full_disk.is_full = True
        hands.press_key(Qt.Key.Key_F9)
        await hands.see("sales stopped", lambda: hands.reads("The disk is full: sales stopped. Make room on it."))
        assert shop.ledger()["received"] == {}
        full_disk.is_full = False
        await pay(hands, PAID)
        await end_as(hands, Word.PAID)

    with disk("shop", full_disk.see, is_default=True):
        in_a_shop(qapp, tmp_path, act)


def test_a_clock_of_another_day_sells_nothing_until_it_is_set(
    qapp: TillApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_back = timedelta(days=400)
    for module in (process, services_setup):
        monkeypatch.setattr(module, "now", lambda: now() - set_back)

    async def begin_the_book() -> None:
        journal = await Journal.open(tmp_path / "sandbox.journal", environment=Environment.SANDBOX, now=now)
        await journal.close()

    async def set_the_clock(shop: Shop) -> None:
        nonlocal set_back
        hands, offer = shop.hands, "the book was last written on"
        await hands.see("the clock is wrong", lambda: hands.reads(offer) and hands.reads("Card payments are closed."))
        hands.press_key(Qt.Key.Key_F2)
        await hands.see("for cable TV too", lambda: hands.reads(offer) and hands.reads("TV payments are closed."))
        hands.press_key(Qt.Key.Key_F1)
        set_back = timedelta(0)
        await hands.see("the form is open", lambda: not hands.reads("Card payments are closed."))
        await pay(hands, PAID)
        await end_as(hands, Word.PAID)

    run(begin_the_book())
    in_a_shop(qapp, tmp_path, set_the_clock)


def test_the_bank_page_of_a_till_that_was_closed_is_shown_once_more_and_approved(qapp: TillApp, tmp_path: Path) -> None:
    async def live() -> None:
        with played() as (address, control):
            with ground_on(tmp_path, Environment.SANDBOX) as process:
                async with opened(qapp, process, address) as hands:
                    await hands.see("Service online", lambda: hands.reads("Service online"))
                    reference = await come_to_the_bank(Shop(hands, process, address, control))
            with ground_on(tmp_path, Environment.SANDBOX) as process:
                async with opened(qapp, process, address) as hands:
                    shop = Shop(hands, process, address, control)
                    await hands.see("what was left", lambda: hands.reads("1 payment is still open"))
                    await hands.click("Show")
                    await hands.see("the payment", lambda: hands.reads("The till was closed"))
                    await hands.see("whom to press", lambda: hands.can_press("Show page again") and takes_presses(shop))
                    assert not hands.has_bank_page()
                    await hands.click("Show page again")
                    await hands.see_bank_ask()
                    await hands.type_code(CODE)
                    assert (await end_as(hands, Word.PAID)).reference == reference
                    assert not hands.has_bank_page()
                    sent = [shop.received(reference, each) for each in (Operation.INITIALIZE, Operation.ENROLL)]
                    assert sent == [1, 1]
                    assert await broken_promises(hands.room.journal, shop.ledger()) == []

    run(live())


def test_training_money_never_mixes(qapp: TillApp, tmp_path: Path) -> None:
    """A till that has practised opens for the real service with an empty book, and leaves the practice book alone."""

    async def practise() -> None:
        with played() as (address, _), ground_on(tmp_path, Environment.SANDBOX) as process:
            async with opened(qapp, process, address) as hands:
                await hands.see("Service online", lambda: hands.reads("Service online"))
                assert hands.reads("SANDBOX")
                await pay(hands, CHALLENGED)
                await hands.see_bank_ask()

    async def open_for_the_real_service() -> None:
        with ground_on(tmp_path, Environment.TEST) as process:
            async with opened(qapp, process) as hands:
                await hands.see("the owner’s page", lambda: hands.window.is_locked)  # nobody works at a real till yet
                assert not hands.reads("SANDBOX")
                assert not hands.reads("1 payment is still open")
                assert await hands.room.payments.open_attempts() == ()
                assert await hands.room.journal.read(payment_views.sales, limit=10) == ()

    run(practise())
    book = (tmp_path / "sandbox.journal").read_bytes()
    run(open_for_the_real_service())
    assert (tmp_path / "sandbox.journal").read_bytes() == book
    assert (tmp_path / "test.journal").exists()
