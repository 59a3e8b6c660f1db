"""What is personal is hidden until somebody asks for it, and deleted in time; what vouched for it still holds."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.people import Right
from pos_app.domain.sentence import Sentence
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import NoticeKind
from pos_app.journal import inbox_arrivals, line_views, webhook_views
from pos_app.journal.database.connection import Connection
from pos_app.journal.errors import JournalBroken
from tests.services.feed import QUICK, Feed, at_a_feed, sample

SECRET = "Adaeze Okafor, 12 Marina"
MONTH = 31 * 86_400.0


async def one_bvn(here: Feed) -> str:
    """Have a BVN result come that says something personal, and return its row."""
    await here.arrive(sample("bvn", ResultText=SECRET))
    (row,) = await here.rows_when(lambda rows: len(rows) == 1)
    return row.row


def everything_on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


def test_personal_fields_are_left_out_until_they_are_asked_for(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        row = await one_bvn(here)
        view = await here.activity.view(row)
        assert view.is_personal_hidden
        assert [name for name, _ in view.fields] == ["notify", "notifyType", "status", "reference", "ResultCode"]
        assert SECRET not in view.raw
        assert view.head.matches == (4, 6)

    at_a_feed(tmp_path, act)


def test_who_saw_them_is_written_down_and_the_next_one_has_to_ask_again(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        row = await one_bvn(here)
        view = await here.activity.show_personal(row)
        assert not view.is_personal_hidden
        assert dict(view.fields)["ResultText"] == SECRET
        assert SECRET in view.raw
        line = await here.counter.journal.read(line_views.last_of, "personal_shown")
        assert line is not None
        assert (line.subject, line.facts["who"]) == (row, "Ngozi Eze")
        again = await here.activity.view(row)
        assert again.is_personal_hidden
        assert (again.story[-1].what, again.story[-1].said) == (NoticeEvent.PERSONAL_SHOWN, "Ngozi Eze")
        here.name = " "
        with pytest.raises(KnownError):
            await here.activity.show_personal(row)

    at_a_feed(tmp_path, act)


def test_after_the_set_days_nothing_personal_is_left_and_the_journal_still_holds(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        row = await one_bvn(here)
        await here.send("transfer_in")
        assert await here.tasks.purge() == 0
        here.counter.clock.ahead += MONTH
        assert await here.tasks.purge() == 1
        assert await here.tasks.purge() == 0
        view = await here.activity.view(row)
        assert (view.is_purged, view.is_personal_hidden, view.fields, view.raw) == (True, False, (), "")
        assert (view.head.kind, view.head.matches, view.head.reference) == (NoticeKind.BVN, None, "bvn-22c9w0")
        assert view.story[-1].what == NoticeEvent.PURGED
        others = [await here.activity.view(each.row) for each in await here.activity.rows() if each.row != row]
        assert [each.is_purged for each in others] == [False]
        letter = (await here.inbox.read(inbox_arrivals.letters, [row]))[row]
        mark = await here.inbox.read(inbox_arrivals.mark)
        first = (await here.counter.journal.read(webhook_views.story, mark, row))[0]
        assert letter.digest == ""
        assert len(str(first.facts["body"])) == 64  # the chain keeps its digest, and nobody has the salt any more

    at_a_feed(tmp_path, act)
    assert SECRET.encode() not in everything_on_disk(tmp_path)


@pytest.mark.parametrize("fault", [JournalBroken(Sentence("The inbox cannot be read.")), ZeroDivisionError()])
@pytest.mark.may_log("not purged", "purging old notices met a bug")
def test_whatever_one_look_for_what_is_too_old_comes_to_there_is_another(
    tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, faults = inbox_arrivals.has_personal, [fault]

    def look_at_last(sheet: Connection, before: datetime) -> bool:
        if faults:
            raise faults.pop()
        return look(sheet, before)

    async def act(here: Feed) -> None:
        row = await one_bvn(here)
        here.counter.clock.ahead += MONTH
        monkeypatch.setattr(inbox_arrivals, "has_personal", look_at_last)
        await here.start_again()

        async def is_purged() -> bool:
            return (await here.activity.view(row)).is_purged

        await here.counter.until(is_purged)

    at_a_feed(tmp_path, act, intervals=replace(QUICK, purged=0.03))


def test_what_was_purged_is_not_judged_again_and_may_come_once_more(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        row = await one_bvn(here)
        here.counter.clock.ahead += MONTH
        await here.tasks.purge()
        await here.arrive(sample("bvn", ResultText=SECRET))
        (again,) = await here.rows_when(lambda rows: len(rows) == 1 and rows[0].times == 2)
        assert again.row == row
        await here.start_again()
        assert len(await here.activity.rows()) == 1

    at_a_feed(tmp_path, act)


def test_what_nobody_could_read_but_speaks_of_it_is_personal_too(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        raw = f'{{"notify":"bvn","ResultText":"{SECRET}",'.encode()
        await here.arrive(raw)
        await here.arrive(raw, signature="0" * 128)
        for row in await here.rows_when(lambda rows: len(rows) == 2):
            view = await here.activity.view(row.row)
            assert (view.is_personal_hidden, view.raw) == (True, "")
        here.counter.clock.ahead += MONTH
        assert await here.tasks.purge() == 2

    at_a_feed(tmp_path, act)
    assert SECRET.encode() not in everything_on_disk(tmp_path)


def test_who_only_looks_sees_no_names_reads_no_notice_and_leaves_it_unread(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        await here.arrive(sample("mobile_money"))
        (row,) = await here.rows_when(lambda rows: len(rows) == 1)
        here.rights = frozenset({Right.SEE_HISTORY})  # somebody else comes
        (masked,) = await here.activity.rows()
        assert masked.who != row.who
        assert "•••" in masked.who
        view = await here.activity.view(row.row)
        assert (view.fields, view.raw, view.offers, view.may_resend_at) == ((), "", (), None)
        await here.activity.mark_seen(row.row)
        assert (await here.activity.rows())[0].is_new

    at_a_feed(tmp_path, act)
