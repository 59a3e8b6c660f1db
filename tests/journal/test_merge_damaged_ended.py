"""What had ended in a journal that was set aside goes on from there, and needs whoever it would have needed."""

from pathlib import Path

import pytest

from pos_app.domain.payment import PaymentState
from pos_app.journal import payments
from tests.journal.notebook import Clock, opened, run, with_triggers_off
from tests.journal.test_merge_damaged import copied, name_of, set_aside, take_up
from tests.journal.test_payments import DAY, attempt, lead

S = PaymentState


@pytest.mark.parametrize("is_its_line_lost", [False, True])
def test_a_payment_whose_start_was_refused_after_the_copy_is_asked_about_on(
    tmp_path: Path, *, is_its_line_lost: bool
) -> None:
    """It is Not charged, and was asked about all the same: the service may yet say that it took the money."""
    clock, path, refused = Clock(), tmp_path / "sandbox.journal", name_of("refused")

    async def go() -> None:
        async with opened(path, clock=clock) as journal:
            copy = await copied(path, clock)
            await lead(journal, refused, S.INIT_SENT)
            for seen in (payments.Observation.START_REFUSED, payments.Observation.SAYS_UNKNOWN):
                await payments.observe(journal, refused, seen, {"why": "currency_not_enabled"}, day=DAY)
            assert (await attempt(journal, refused)).state is S.NEVER_SENT
            assert [each.reference for each in await payments.take_up(journal, day=DAY)] == [refused]
        if is_its_line_lost:
            with_triggers_off(path, "UPDATE entry SET facts = '{}' WHERE kind = 'payment_seen_start_refused'")
        kept = await set_aside(path, copy)
        async with opened(path, clock=clock) as journal:
            assert await take_up(journal, kept) == 1
            left = await payments.take_up(journal, day=DAY)
            assert [(each.reference, each.state) for each in left] == [(refused, S.UNKNOWN)]

    run(go())
