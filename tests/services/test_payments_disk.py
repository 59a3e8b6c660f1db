"""The journal cannot be written: nothing is sent that was not written down first, and nothing is called paid."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import apsw
import pytest

from pos_app.domain.errors import Operation
from pos_app.domain.payment import PaymentState, Word
from pos_app.journal.errors import JournalBroken
from tests.journal.disks import Step, disk
from tests.journeys.never import broken_promises
from tests.services.counter import PAID, QUICK, Counter, at_a_counter, card_of

pytestmark = pytest.mark.may_log("was not written", "was not folded back", "was not closed cleanly")

S, O = PaymentState, Operation  # noqa: E741  # as short as the table they stand in
LOOKED_AT_MEANWHILE = 1500  # ms that an answer takes: a busy machine has to look, and to fill the disk, before it comes
SENTENCE = "The disk is full: sales stopped. Make room on it."


class Switch:
    """A disk that is full while the switch is on."""

    def __init__(self) -> None:
        self.is_full = False

    def see(self, _: Step) -> None:
        if self.is_full:
            raise apsw.FullError("the disk is full")


def on_a_disk(folder: Path, act: Callable[[Counter, Switch], Awaitable[None]]) -> None:
    switch = Switch()
    with disk("payments", switch.see) as vfs:

        async def go(counter: Counter) -> None:
            await act(counter, switch)
            switch.is_full = False
            assert await broken_promises(counter.journal, await counter.desk.ledger()) == []

        at_a_counter(folder, go, vfs=vfs)


def test_pay_is_refused_with_one_sentence_and_nothing_leaves(tmp_path: Path) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        switch.is_full = True
        card = card_of()
        with pytest.raises(JournalBroken, match=SENTENCE):
            await counter.payments.pay(counter.order(), card)
        assert await counter.comes_true(lambda: card.is_wiped)
        assert (await counter.desk.ledger())["received"] == {}
        switch.is_full = False
        assert (await counter.end_of(await counter.pay())).word is Word.PAID

    on_a_disk(tmp_path, act)


def test_without_the_line_about_operation_2_it_is_not_sent(tmp_path: Path) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        await counter.desk.arm(O.ENCRYPT, "slow", delay_ms=LOOKED_AT_MEANWHILE)
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        switch.is_full = True
        view = await counter.view_when(reference, lambda view: str(view.problem) == SENTENCE)
        assert view.state is S.INTENT
        assert await counter.comes_true(lambda: card.is_wiped)
        assert await counter.desk.received(reference, O.INITIALIZE) == 0
        switch.is_full = False
        assert (await counter.end_of(reference)).word is Word.NOT_CHARGED

    on_a_disk(tmp_path, act)


def test_without_the_line_about_operation_4_it_is_not_sent(tmp_path: Path) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        counter.guest.at_device = asyncio.Event()
        reference = await counter.pay()
        await counter.view_when(reference, lambda view: view.state is S.DEVICE_CHECK)
        switch.is_full = True
        counter.guest.at_device.set()
        view = await counter.view_when(reference, lambda view: str(view.problem) == SENTENCE)
        assert view.state is S.DEVICE_CHECK
        switch.is_full = False
        view = await counter.view_when(reference, lambda view: view.may_try_again)
        assert view.state is S.VERIFYING
        assert await counter.desk.received(reference, O.ENROLL) == 0

    on_a_disk(tmp_path, act)


@pytest.mark.parametrize(("operation", "state"), [(O.INITIALIZE, S.INIT_SENT), (O.ENROLL, S.ENROLL_SENT)])
def test_a_reply_that_cannot_be_written_down_is_found_by_asking(
    tmp_path: Path, operation: Operation, state: PaymentState
) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        await counter.desk.vary(charge_at_initialize=True)
        await counter.desk.arm(operation, "slow", delay_ms=LOOKED_AT_MEANWHILE)
        reference = await counter.pay()
        await counter.view_when(reference, lambda view: view.state is state)
        switch.is_full = True
        view = await counter.view_when(reference, lambda view: str(view.problem) == SENTENCE)
        assert (view.state, view.word) == (state, Word.WAITING)
        switch.is_full = False
        assert (await counter.end_of(reference)).word is Word.PAID

    on_a_disk(tmp_path, act)


def test_paid_is_not_said_before_it_is_written(tmp_path: Path) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        await counter.desk.arm(O.VERIFY, "slow", delay_ms=LOOKED_AT_MEANWHILE)
        reference = await counter.pay(PAID)
        await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
        switch.is_full = True
        view = await counter.view_when(reference, lambda view: str(view.problem) == SENTENCE)
        assert view.word is Word.WAITING
        switch.is_full = False
        view = await counter.end_of(reference)
        assert (view.word, str(view.problem)) == (Word.PAID, "")

    on_a_disk(tmp_path, act)


def test_a_cancel_that_cannot_be_written_down_still_sends_nothing_more(tmp_path: Path) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        await counter.desk.arm(O.INITIALIZE, "slow", delay_ms=LOOKED_AT_MEANWHILE)
        reference = await counter.pay()
        await counter.view_when(reference, lambda view: view.state is S.INIT_SENT)
        switch.is_full = True
        with pytest.raises(JournalBroken):
            await counter.payments.ask_to_cancel(reference)
        switch.is_full = False
        view = await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
        assert view.is_cancel_asked
        assert await counter.desk.received(reference, O.ENROLL) == 0

    on_a_disk(tmp_path, act)


def test_a_cancel_at_the_device_check_that_cannot_be_written_down_keeps_operation_4_from_going(tmp_path: Path) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        counter.guest.at_device = asyncio.Event()
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        await counter.view_when(reference, lambda view: view.state is S.DEVICE_CHECK)
        switch.is_full = True
        with pytest.raises(JournalBroken):
            await counter.payments.ask_to_cancel(reference)
        assert card.is_wiped
        switch.is_full = False
        counter.guest.at_device.set()
        view = await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
        assert (view.is_cancel_asked, view.device) == (True, "")
        assert await counter.desk.received(reference, O.ENROLL) == 0

    on_a_disk(tmp_path, act)


def test_a_cancel_before_operation_2_that_cannot_be_written_down_is_not_charged(tmp_path: Path) -> None:
    async def act(counter: Counter, switch: Switch) -> None:
        await counter.desk.arm(O.ENCRYPT, "slow", delay_ms=LOOKED_AT_MEANWHILE)
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        switch.is_full = True
        with pytest.raises(JournalBroken):
            await counter.payments.ask_to_cancel(reference)
        assert card.is_wiped
        switch.is_full = False
        assert (await counter.end_of(reference)).word is Word.NOT_CHARGED
        assert await counter.desk.received(reference, O.INITIALIZE) == 0

    on_a_disk(tmp_path, act)


def test_a_card_whose_time_is_over_on_a_full_disk_ends_in_asking(tmp_path: Path) -> None:
    switch = Switch()
    with disk("payments", switch.see) as vfs:

        async def act(counter: Counter) -> None:
            counter.guest.at_device = asyncio.Event()
            reference = await counter.pay()
            await counter.view_when(reference, lambda view: view.state is S.DEVICE_CHECK)
            switch.is_full = True
            await counter.view_when(reference, lambda view: str(view.problem) == SENTENCE)
            switch.is_full = False
            view = await counter.view_when(reference, lambda view: view.state is S.VERIFYING)
            assert view.is_cancel_asked
            assert await counter.desk.received(reference, O.ENROLL) == 0

        at_a_counter(tmp_path, act, vfs=vfs, intervals=replace(QUICK, card_lives=3.0))
