"""A notice is sent once more when somebody asks for it, and never by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pos_app.domain.errors import KnownError, Operation
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import NoticeStanding, NoticeView
from pos_app.journal import line_views, webhook_resends
from pos_app.journal.webhook_resends import Outcome
from tests.services.feed import Feed, at_a_feed


async def verified(here: Feed) -> str:
    """Have a transfer come, and return its reference."""
    reference = await here.send("transfer_in")
    await here.row_when(lambda row: row.standing is NoticeStanding.VERIFIED)
    return reference


async def view_when(here: Feed, holds: Callable[[NoticeView], bool]) -> NoticeView:
    """Return the view of the newest notice as soon as it is as asked."""
    found: list[NoticeView] = []

    async def look() -> bool:
        found.append(await here.activity.view((await here.activity.rows())[0].row))
        return holds(found[-1])

    await here.counter.until(look)
    return found[-1]


async def times_asked(here: Feed, reference: str) -> int:
    return await here.counter.desk.received(reference, Operation.RESEND_NOTICE)


def test_what_comes_back_is_linked_with_what_was_asked_for(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        assert await here.activity.resend(reference) == "Webhook resent successfully"
        view = await view_when(here, lambda view: any(moment.what == NoticeEvent.CAME_BACK for moment in view.story))
        assert view.head.times == 2
        assert view.resent == "Webhook resent successfully"
        told = [moment.what for moment in view.story]
        assert told.index(NoticeEvent.RESEND_ASKED) < told.index(NoticeEvent.RESEND_ANSWERED)
        (one,) = await here.counter.journal.read(webhook_resends.resends_of, reference)
        assert (one.outcome, one.came) == (Outcome.SENT, view.head.row)

    at_a_feed(tmp_path, act)


def test_a_minute_lies_between_two_and_a_new_start_does_not_shorten_it(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        first = here.activity.may_resend_at(reference)
        assert first is not None
        assert first <= here.counter.clock.now()
        await here.activity.resend(reference)
        for _ in range(2):
            again = here.activity.may_resend_at(reference)
            assert again is not None
            assert again > here.counter.clock.now()
            with pytest.raises(KnownError, match="less than a minute ago"):
                await here.activity.resend(reference)
            await here.start_again()
        assert await times_asked(here, reference) == 1
        here.counter.clock.ahead += 60
        await here.activity.resend(reference)
        assert await times_asked(here, reference) == 2

    at_a_feed(tmp_path, act)


def test_two_at_once_are_one(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        both = await asyncio.gather(*(here.activity.resend(reference) for _ in range(2)), return_exceptions=True)
        assert [type(each) for each in both].count(str) == 1
        assert await times_asked(here, reference) == 1

    at_a_feed(tmp_path, act)


def test_a_clock_that_was_set_back_does_not_hold_a_resend_up(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        await here.activity.resend(reference)
        here.counter.clock.set_wrong_by = -3600.0
        await here.activity.resend(reference)
        assert await times_asked(here, reference) == 2

    at_a_feed(tmp_path, act)


def test_a_refusal_is_said_in_the_words_of_the_service(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        with pytest.raises(KnownError, match="Transaction not found"):
            await here.activity.resend("va-nobodyknows")
        (one,) = await here.counter.journal.read(webhook_resends.resends_of, "va-nobodyknows")
        assert one.outcome is Outcome.REFUSED

    at_a_feed(tmp_path, act)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (
            "unauthorized_401",
            "The service does not accept the keys. No notice was sent. Tell the manager. {} Authentication failed",
        ),
        ("busy_429", "It is not known whether the notice was sent again. {} Too many requests"),
    ],
)
def test_what_the_service_says_of_no_answer_stands_behind_our_sentence(tmp_path: Path, fault: str, words: str) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        await here.counter.desk.arm(10, fault, times=1)
        with pytest.raises(KnownError) as failed:
            await here.activity.resend(reference)
        first, _, last = words.partition(" {} ")
        assert str(failed.value.sentence).startswith(first)
        assert str(failed.value.sentence).endswith(f"The service says: {last}")
        view = await here.activity.view((await here.activity.rows())[0].row)
        assert view.resent == str(failed.value)  # and it is there for whoever comes later

    at_a_feed(tmp_path, act)


def test_a_lost_answer_is_said_and_never_repeated(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        await here.counter.desk.arm(10, "lost_answer", times=1)
        with pytest.raises(KnownError, match="not known whether the notice was sent again"):
            await here.activity.resend(reference)
        (one,) = await here.counter.journal.read(webhook_resends.resends_of, reference)
        assert one.outcome is Outcome.UNCLEAR
        await view_when(here, lambda view: view.head.times == 2)
        assert await times_asked(here, reference) == 1

    at_a_feed(tmp_path, act)


def test_the_line_is_written_before_the_service_hears_of_it(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        await here.counter.journal.close()
        with pytest.raises(KnownError):
            await here.activity.resend(reference)
        assert await times_asked(here, reference) == 0

    def run() -> None:
        at_a_feed(tmp_path, act)

    with pytest.raises(KnownError):  # the closed journal cannot be verified at the end
        run()


def test_a_screen_that_is_left_does_not_end_a_resend(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        task = asyncio.create_task(here.activity.resend(reference))
        await asyncio.sleep(0)
        task.cancel()

        async def is_answered() -> bool:
            found = await here.counter.journal.read(webhook_resends.resends_of, reference)
            return bool(found) and found[0].outcome is Outcome.SENT

        await here.counter.until(is_answered)

    at_a_feed(tmp_path, act)


def test_nothing_is_sent_again_by_itself(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await verified(here)
        await here.activity.view((await here.activity.rows())[0].row)
        await here.start_again()
        assert await times_asked(here, reference) == 0
        assert await here.counter.journal.read(line_views.last_of, "resend_about_to_ask") is None

    at_a_feed(tmp_path, act)


async def without_a_line(here: Feed) -> None:
    here.counter.line.use(None)


async def with_an_odd_reference(here: Feed) -> None:
    assert here.activity.may_resend_at("../x") is None


@pytest.mark.parametrize(
    ("before", "reference"), [(without_a_line, "va-1"), (with_an_odd_reference, "../x")], ids=["no line", "odd"]
)
def test_what_cannot_be_asked_for_is_refused(
    tmp_path: Path, before: Callable[[Feed], Awaitable[None]], reference: str
) -> None:
    async def act(here: Feed) -> None:
        await before(here)
        assert here.activity.may_resend_at(reference) is None
        with pytest.raises(KnownError):
            await here.activity.resend(reference)

    at_a_feed(tmp_path, act)


def test_a_payment_tells_what_was_heard_of_it_and_what_came_of_asking_again(tmp_path: Path) -> None:
    async def act(here: Feed) -> None:
        reference = await here.counter.pay()
        await here.counter.end_of(reference)
        await here.row_when(lambda row: row.reference == reference and row.standing is NoticeStanding.VERIFIED)
        heard = await here.activity.heard_of(reference)
        assert (heard.reference, heard.standing, heard.resent) == (reference, NoticeStanding.VERIFIED, "")
        assert heard.may_resend_at is not None
        assert heard.may_resend_at <= here.counter.clock.now()
        said = await here.activity.resend(reference)
        again = await here.activity.heard_of(reference)
        assert again.resent == said
        assert again.may_resend_at is not None
        assert again.may_resend_at > here.counter.clock.now()
        assert (await here.activity.heard_of("till2-nobody")).came_at is None

    at_a_feed(tmp_path, act)
