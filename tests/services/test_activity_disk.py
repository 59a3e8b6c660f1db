"""The journal cannot be written: notices are kept, nothing is asked unless it is written first, and all is found."""

from dataclasses import replace
from pathlib import Path

import apsw
import pytest

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhook_view import Doubt, NoticeStanding
from pos_app.domain.webhooks import TakenNotice
from pos_app.journal import webhook_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.errors import JournalBroken
from tests.journal.disks import Step, disk
from tests.services.feed import STILL, Feed, at_a_feed, sample

pytestmark = pytest.mark.may_log(
    "was not written",
    "was not folded back",
    "what was judged before",
    "was not closed cleanly",
    "notices are not judged",
    "is not written",
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


@pytest.mark.parametrize("fault", [JournalBroken(Sentence("The journal cannot be read.")), ZeroDivisionError()])
def test_a_journal_that_cannot_be_read_as_the_till_starts_is_read_a_moment_later(
    tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, faults = webhook_views.ours_unsettled, [fault, fault]

    def read_at_last(sheet: Connection, mark: str) -> tuple[str, ...]:
        if faults:
            raise faults.pop()
        return read(sheet, mark)

    async def act(here: Feed) -> None:
        await here.counter.desk.arm(5, "drop_before", times=1)
        await here.send("transfer_in")
        await here.row_when(lambda row: row.doubt is Doubt.NO_ANSWER)
        monkeypatch.setattr(webhook_views, "ours_unsettled", read_at_last)
        await here.start_again()
        await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)

    at_a_feed(tmp_path, act, intervals=replace(STILL, unwritten=0.03, seldom=0.03))
