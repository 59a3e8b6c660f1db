"""Clearing practice data forgets payments that have ended, and none that a customer still waits for."""

from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.payment import Word
from tests.services.counter import PAID, Counter, at_a_counter


def test_a_payment_that_waits_is_not_forgotten(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.choose("stay_waiting")
        reference = await counter.pay(PAID)
        with pytest.raises(KnownError, match="still waiting"):
            await counter.payments.forget()
        assert (await counter.payments.view(reference)).word is Word.WAITING

    at_a_counter(tmp_path, act)


def test_after_forgetting_the_next_payment_goes_as_any_other(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        await counter.end_of(await counter.pay(PAID))
        await counter.payments.forget()
        assert (await counter.end_of(await counter.pay(PAID))).word is Word.PAID

    at_a_counter(tmp_path, act)
