"""The journal cannot be written: notices are kept, nothing is asked unless it is written first, and all is found."""

from pathlib import Path

import apsw
import pytest

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.webhook_view import NoticeStanding
from pos_app.domain.webhooks import TakenNotice
from tests.journal.disks import Step, disk
from tests.services.feed import Feed, at_a_feed, sample

pytestmark = pytest.mark.may_log(
    "was not written", "was not folded back", "was not closed cleanly", "notices are not judged", "is not written"
)


def test_what_comes_while_the_journal_is_full_is_kept_and_judged_later(tmp_path: Path) -> None:
    full: list[bool] = []

    def see(_: Step) -> None:
        if full:
            raise apsw.FullError("the disk is full")

    async def act(here: Feed) -> None:
        known = await here.send("transfer_in")
        await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)
        full.append(True)
        late = await here.send("transfer_in")
        assert await here.arrive(sample("payout")) is TakenNotice.KEPT
        for act_on in (here.activity.resend(known), here.activity.mark_seen()):
            with pytest.raises(KnownError, match="The disk is full"):
                await act_on
        with pytest.raises(KnownError, match="The disk is full"):
            await here.activity.show_personal((await here.activity.rows())[0].row)
        assert len(await here.activity.rows()) == 1
        assert await here.asked(late) == 0
        assert await here.counter.desk.received(known, Operation.RESEND_NOTICE) == 0
        full.clear()
        await here.row_when(lambda row: row.reference == late and row.standing is NoticeStanding.VERIFIED)
        assert len(await here.activity.rows()) == 3

    with disk("activity", see) as vfs:
        at_a_feed(tmp_path, act, vfs=vfs)
