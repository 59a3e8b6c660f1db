"""In whatever order notices come and however often, a reference ends where it would have ended anyway."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.verification import ServicePlace
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import NoticeStanding
from pos_app.domain.webhooks import key_of
from pos_app.gateway.json_text import read_object
from pos_app.journal import inbox_arrivals, webhook_views
from pos_app.journal.inbox import ArrivedNotice, Inbox
from pos_app.journal.store import Journal
from pos_app.services.webhook_judging import ServiceAnswer, WebhookJudging
from tests.journal.notebook import opened, opened_inbox, raw
from tests.services.feed import sample

V, R, X = NoticeStanding.VERIFIED, NoticeStanding.REPORTED, NoticeStanding.SUSPICIOUS
REFERENCE = "va-0000000001"
MORE = {"amount": "249999.80", "requested_amount": "250000.00"}
SAME = {
    "the end": json.dumps(sample("dedicated_account")).encode(),
    "with other white space": json.dumps(sample("dedicated_account"), indent=1).encode(),
    "the beginning, late": json.dumps(sample("dedicated_account", status="pending")).encode(),
    "another spelling of the amount": json.dumps(sample("dedicated_account", requested_amount="25000.0")).encode(),
}
OTHER = {
    "ten times as much": json.dumps(sample("dedicated_account", **MORE)).encode(),
    "as much, still pending": json.dumps(sample("dedicated_account", **MORE, status="pending")).encode(),
}
FORGED = "a forgery"
HERE = ServicePlace("https://api.example", "test")
NAMED = ServiceAnswer(
    REFERENCE, Verification(VerifiedStatus.SUCCESS, "success", "", None, "25000.00", "NGN"), is_over=True
)
SILENT = ServiceAnswer(REFERENCE, Verification(VerifiedStatus.SUCCESS, "success", "", None, None, None), is_over=True)
UNHEARD = ServiceAnswer(REFERENCE, None, NoticeReport.UNKNOWN)
PENDING = ServiceAnswer(REFERENCE, Verification(VerifiedStatus.PENDING, "pending", "", None, None, None))
NO_ANSWER = ServiceAnswer(REFERENCE, None)
ASKED = "the service is asked"
NOTHING = "it is asked, and says nothing yet"

_numbers = count()


def expected(story: Sequence[str], truth: ServiceAnswer) -> NoticeStanding:
    """Say where it ends: what was said, not when."""
    is_same, is_other = any(each in SAME for each in story), any(each in OTHER for each in story)
    if is_same and is_other:
        return X
    if truth is UNHEARD:
        return R
    return X if truth is NAMED and is_other else V


async def arrive(inbox: Inbox, what: str) -> None:
    raw = (SAME | OTHER).get(what)
    if raw is None:
        await inbox.suspect(SAME["the end"])
    else:
        await inbox.keep(ArrivedNotice(key_of(read_object(raw)), raw))


async def catch_up(judging: WebhookJudging) -> None:
    while await judging.next_ones() is not None:
        pass


async def standings(journal: Journal, inbox: Inbox) -> set[NoticeStanding]:
    mark = await inbox.read(inbox_arrivals.mark)
    return {each.standing for each in await journal.read(webhook_views.about, mark, REFERENCE)}


async def play(folder: Path, story: Sequence[str], truth: ServiceAnswer) -> NoticeStanding:
    """Let it all come, judge after each, and return where the reference ends."""
    async with opened(folder / "sandbox.journal") as journal, opened_inbox(folder / "sandbox.inbox") as inbox:
        judging = WebhookJudging(journal, inbox, offset=lambda: timedelta(hours=1), place=lambda: HERE)
        was_verified = False
        for what in story:
            if what == ASKED:
                await judging.hear(truth)
            elif what == NOTHING:
                await judging.hear(NO_ANSWER if was_verified else PENDING)
            else:
                await arrive(inbox, what)
                await catch_up(judging)
            found = await standings(journal, inbox)
            assert V in found or not was_verified, "what was verified is not so any more"
            was_verified = V in found
        await judging.hear(truth)  # every notice that comes has the till ask
        assert (await journal.verify()).holds
        found = await standings(journal, inbox)
    return next(each for each in (X, V, R) if each in found)


def test_the_number_of_a_payer_is_kept_and_looked_for_where_an_older_till_did_not(tmp_path: Path) -> None:
    body = sample("mobile_money")
    body["data"]["customer"]["phone"] = "+233 24 123 4567"

    async def numbers(journal: Journal) -> list[object]:
        rows = await journal.read(lambda sheet: sheet.execute("SELECT phone FROM judgement").fetchall())
        return [row[0] for row in rows]

    async def go() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal, opened_inbox(tmp_path / "sandbox.inbox") as inbox:
            judging = WebhookJudging(journal, inbox, offset=lambda: timedelta(hours=1), place=lambda: HERE)
            raw_body = json.dumps(body).encode()
            await inbox.keep(ArrivedNotice(key_of(read_object(raw_body)), raw_body))
            await catch_up(judging)
            assert await numbers(journal) == ["233241234567"]
            book = raw(tmp_path / "sandbox.journal")
            book.execute("UPDATE judgement SET phone = NULL")  # as the migration leaves it
            book.close()
            await judging.look_for_phones()
            assert await numbers(journal) == ["233241234567"]
            assert (await journal.verify()).holds

    asyncio.run(go())


def check(folder: Path, story: Sequence[str], truth: ServiceAnswer) -> None:
    place = folder / str(next(_numbers))
    place.mkdir()
    assert asyncio.run(play(place, story, truth)) is expected(story, truth)


_SIGNED = st.sampled_from([*SAME, *OTHER])
_HAPPENS = st.sampled_from([*SAME, *OTHER, FORGED, ASKED, NOTHING])
_STORIES = st.tuples(st.lists(_HAPPENS, max_size=4), _SIGNED, st.lists(_HAPPENS, max_size=4)).map(
    lambda parts: [*parts[0], parts[1], *parts[2]]
)
_TRUTHS = st.sampled_from([NAMED, SILENT, UNHEARD])
_ANYWHERE = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@given(story=_STORIES, truth=_TRUTHS)
@settings(max_examples=30, deadline=None, suppress_health_check=_ANYWHERE)
def test_order_and_repetition_change_nothing_but_contradictions_do(
    tmp_path: Path, story: list[str], truth: ServiceAnswer
) -> None:
    check(tmp_path, story, truth)


@pytest.mark.soak
@given(story=_STORIES, truth=_TRUTHS)
@settings(max_examples=600, deadline=None, suppress_health_check=_ANYWHERE)
def test_order_and_repetition_change_nothing_in_many_stories(
    tmp_path: Path, story: list[str], truth: ServiceAnswer
) -> None:
    check(tmp_path, story, truth)


@pytest.mark.parametrize("story", [["the end", "ten times as much"], ["ten times as much", "the end"]])
@pytest.mark.parametrize("truth", [NAMED, SILENT, UNHEARD])
def test_a_contradiction_is_one_in_either_order(tmp_path: Path, story: list[str], truth: ServiceAnswer) -> None:
    check(tmp_path, story, truth)


def test_a_forgery_neither_helps_nor_harms_the_reference_it_names(tmp_path: Path) -> None:
    check(tmp_path, [FORGED, "the end", ASKED, FORGED], NAMED)


def test_an_answer_about_a_reference_nobody_wrote_about_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "sandbox.journal") as journal, opened_inbox(tmp_path / "sandbox.inbox") as inbox:
            judging = WebhookJudging(journal, inbox, offset=lambda: timedelta(hours=1), place=lambda: HERE)
            await arrive(inbox, "the end")
            await catch_up(judging)
            await judging.hear(replace(NAMED, reference="va-0000000002"))
            assert await standings(journal, inbox) == {R}

    asyncio.run(run())
