"""Judgements in the journal: only the service verifies, nothing is taken back, and the database holds that itself."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.history import HistoryFilter
from pos_app.domain.money import Currency, Money
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.domain.webhook_view import Doubt, NoticeKind, NoticeStanding
from pos_app.journal import (
    history_search,
    payments,
    webhook_judgements,
    webhook_matching,
    webhook_resends,
    webhook_views,
)
from pos_app.journal.store import Journal
from pos_app.journal.webhook_judgements import Worth
from pos_app.journal.webhook_matching import NoSuchNoticeError
from pos_app.journal.webhook_resends import Outcome
from tests.journal.notebook import NOON, in_a_journal, raw
from tests.journal.test_payments import intent as card_intent

V, R, X = NoticeStanding.VERIFIED, NoticeStanding.REPORTED, NoticeStanding.SUSPICIOUS
HERE = "an inbox"
EVERYTHING = HistoryFilter()


def worth(
    item: str,
    standing: NoticeStanding = R,
    doubt: Doubt = Doubt.NOT_ASKED_YET,
    heard: NoticeReport = NoticeReport.NOTHING,
    *,
    is_over: bool = False,
) -> Worth:
    kind = NoticeKind.CREDIT
    return Worth(item, kind, f"va-{item}", NOON, "digest", standing, doubt, heard, is_over=is_over)


VERIFIED = worth("1", V, Doubt.NONE, NoticeReport.PAID, is_over=True)
SUSPICIOUS = worth("1", X, Doubt.CONTRADICTS)
REPORTED = worth("1")


async def standing(journal: Journal, item: str = "1") -> tuple[NoticeStanding, Doubt]:
    found = await journal.read(webhook_views.judgement_of, HERE, item)
    assert found is not None
    return found.standing, found.doubt


@pytest.mark.parametrize(
    "later", [VERIFIED, SUSPICIOUS, REPORTED, worth("1", R, Doubt.NOT_PAID, NoticeReport.NOT_PAID)]
)
@pytest.mark.parametrize("first", [VERIFIED, SUSPICIOUS])
def test_what_is_verified_or_suspicious_stays_so(tmp_path: Path, first: Worth, later: Worth) -> None:
    async def act(journal: Journal) -> None:
        await webhook_judgements.judge(journal, HERE, [first])
        await webhook_judgements.judge(journal, HERE, [later])
        assert await standing(journal) == (first.standing, first.doubt)

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("later", [VERIFIED, SUSPICIOUS])
def test_what_is_reported_may_become_anything(tmp_path: Path, later: Worth) -> None:
    async def act(journal: Journal) -> None:
        await webhook_judgements.judge(journal, HERE, [REPORTED])
        await webhook_judgements.judge(journal, HERE, [later])
        assert await standing(journal) == (later.standing, later.doubt)

    in_a_journal(tmp_path, act)


def test_a_ruling_that_changes_nothing_writes_no_line_and_rings_no_bell(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        heard: list[Changed] = []
        journal.listen(heard.append)
        for _ in range(3):
            await webhook_judgements.judge(journal, HERE, [REPORTED])
        assert heard == [Changed(Topic.NOTICE, "1")]

    in_a_journal(tmp_path, act)


def test_the_same_name_in_another_inbox_is_another_notice(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await webhook_judgements.judge(journal, "an older inbox", [SUSPICIOUS])
        await webhook_judgements.judge(journal, HERE, [VERIFIED])
        assert await standing(journal) == (V, Doubt.NONE)
        assert [line.facts["inbox"] for line in await journal.read(webhook_views.story, HERE, "1")] == [HERE]

    in_a_journal(tmp_path, act)


def test_rulings_and_how_far_they_go_are_one_transaction(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        refused = worth("2", V, Doubt.NONE, NoticeReport.NOTHING)
        with pytest.raises(apsw.ConstraintError, match="verified by the service"):
            await webhook_judgements.judge(journal, HERE, [REPORTED, refused], up_to=(7, 3))
        assert await journal.read(webhook_views.judged_up_to, HERE) == (0, 0)
        assert await journal.read(webhook_views.judgement_of, HERE, "1") is None
        await webhook_judgements.judge(journal, HERE, [REPORTED], up_to=(7, 3))
        await webhook_judgements.judge(journal, HERE, [], up_to=(6, 4))
        assert await journal.read(webhook_views.judged_up_to, HERE) == (7, 4)

    in_a_journal(tmp_path, act)


def test_only_what_is_not_over_is_asked_about_newest_first(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await webhook_judgements.judge(journal, HERE, [REPORTED, worth("2", is_over=True), worth("3")])
        found = await journal.read(webhook_views.unanswered, HERE, 10)
        assert {each.item for each in found} == {"1", "3"}

    in_a_journal(tmp_path, act)


def test_nothing_is_noted_on_a_notice_that_is_not_there_or_not_believed(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await webhook_judgements.judge(journal, HERE, [SUSPICIOUS])
        with pytest.raises(KnownError, match="suspicious"):
            await webhook_matching.note(journal, HERE, "1", note="for Ada")
        with pytest.raises(NoSuchNoticeError):
            await webhook_matching.note(journal, HERE, "2", note="for Ada")

    in_a_journal(tmp_path, act)


@pytest.mark.parametrize("later", [REPORTED, SUSPICIOUS])
def test_a_match_that_was_never_confirmed_is_taken_back_and_a_verified_one_stays(tmp_path: Path, later: Worth) -> None:
    async def act(journal: Journal) -> None:
        await payments.open_attempt(journal, card_intent("card1"))
        await webhook_judgements.judge(journal, HERE, [REPORTED])
        await webhook_matching.match(journal, HERE, "1", sale=1)
        await webhook_judgements.judge(journal, HERE, [later])
        for _ in range(2):
            await webhook_matching.unmatch(journal, HERE, "1")
        told = [line.kind for line in await journal.read(webhook_views.story, HERE, "1")]
        assert told.count("notice_unmatched") == 1
        await webhook_judgements.judge(journal, HERE, [worth("2", V, Doubt.NONE, NoticeReport.PAID, is_over=True)])
        await webhook_matching.match(journal, HERE, "2", sale=1)
        with pytest.raises(KnownError, match="stays with its sale"):
            await webhook_matching.unmatch(journal, HERE, "2")
        with pytest.raises(NoSuchNoticeError):
            await webhook_matching.unmatch(journal, HERE, "3")

    in_a_journal(tmp_path, act)


def test_money_that_an_older_inbox_told_of_is_matched_once_all_the_same(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        await payments.open_attempt(journal, card_intent("card1"))
        for inbox in ("an older inbox", HERE):
            await webhook_judgements.judge(journal, inbox, [VERIFIED])
        await webhook_matching.match(journal, "an older inbox", "1", sale=1)
        with pytest.raises(KnownError, match="matched to a sale already"):
            await webhook_matching.match(journal, HERE, "1", sale=1)

    in_a_journal(tmp_path, act)


def test_one_credit_is_found_and_added_up_once_in_whatever_inbox_its_notices_lie(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        money = Money(1250000, Currency.NGN)
        for inbox in ("an older inbox", HERE):
            await webhook_judgements.judge(journal, inbox, [replace(VERIFIED, money=money)])
        (found,) = await journal.read(history_search.page, EVERYTHING)
        assert found.inbox == "an older inbox"
        totals = await journal.read(history_search.totals, EVERYTHING)
        assert [(each.amount, each.things) for each in totals.paid] == [(money, 1)]

    in_a_journal(tmp_path, act)


def test_a_resend_is_linked_once_and_only_with_what_came_soon_after_it(tmp_path: Path) -> None:
    async def act(journal: Journal) -> None:
        ink = await webhook_resends.ask(journal, "va-1")
        await webhook_resends.answered(journal, ink, Outcome.SENT, said="Sent")
        for at in (NOON - timedelta(seconds=1), NOON + timedelta(minutes=11)):
            await webhook_resends.came_back(journal, HERE, "1", reference="va-1", at=at)
            assert (await journal.read(webhook_resends.resends_of, "va-1"))[0].came == ""
        for item in ("1", "2"):
            await webhook_resends.came_back(journal, HERE, item, reference="va-1", at=NOON + timedelta(seconds=2))
        assert (await journal.read(webhook_resends.resends_of, "va-1"))[0].came == "1"

    in_a_journal(tmp_path, act)


BORN = "INSERT INTO judgement (inbox, item, kind, reference, arrived_at, is_signed, standing, doubt, heard{}) VALUES {}"
SUSPECT = "UPDATE judgement SET standing = 'suspicious', doubt = 'contradicts'"
MATCHED = "UPDATE judgement SET sale = 1 WHERE inbox = 'an inbox'"
OTHER = "UPDATE judgement SET sale = 1 WHERE inbox = 'y'"
RELEASED = "UPDATE judgement SET sale = NULL"
FENCES = {
    "a verdict from nowhere": ("UPDATE judgement SET standing = 'verified', doubt = 'none'", "verified by the service"),
    "a verdict with a doubt": ("UPDATE judgement SET standing = 'verified', heard = 'paid'", "CHECK"),
    "a payout": (
        BORN.format("", "('x', '9', 'payout', 'r', '', 1, 'verified', 'none', 'paid')"),
        "CHECK",
    ),
    "a forger believed": (
        BORN.format("", "('x', '9', 'credit', 'r', '', 0, 'reported', 'not_paid', 'paid')"),
        "CHECK",
    ),
    "a suspicion taken back": (
        "SUSPECTED; UPDATE judgement SET standing = 'verified', doubt = 'none', heard = 'paid'",
        "stays so",
    ),
    "another notice": ("UPDATE judgement SET item = '2'", "keeps its notice"),
    "another reference": ("UPDATE judgement SET reference = 'x'", "keeps its notice"),
    "another service": ("UPDATE judgement SET service = 'https://api.example'", "keeps the service"),
    "other keys": ("UPDATE judgement SET keys = 'live'", "keeps the service"),
    "a judgement gone": ("DELETE FROM judgement", "never deleted"),
    "unseen again": ("UPDATE judgement SET seen_at = 'now'; UPDATE judgement SET seen_at = NULL", "stays so"),
    "seen at birth": (
        BORN.format(", seen_at", "('x', '9', 'credit', 'r', '', 1, 'reported', 'not_paid', 'nothing', 'now')"),
        "nobody has looked",
    ),
    "a paid sale": ("UPDATE sale SET state = 'paid'; UPDATE judgement SET sale = 1", "only an open sale"),
    "no such sale": ("UPDATE judgement SET sale = 77", "only an open sale"),
    "suspicious money": (
        "SUSPECTED; UPDATE judgement SET sale = 1",
        "matched to nothing",
    ),
    "one payment for two sales": (
        BORN.format("", "('y', '8', 'credit', 'va-1', '', 1, 'reported', 'not_paid', 'nothing')") + ";MATCHED;OTHER",
        "one payment pays one sale",
    ),
    "a card payment of ours": (
        BORN.format("", "('y', '8', 'credit', 'card1', '', 1, 'reported', 'not_paid', 'nothing')") + ";OTHER",
        "one payment pays one sale",
    ),
    "verified money let go": (
        "MATCHED; UPDATE judgement SET standing = 'verified', doubt = 'none', heard = 'paid'; RELEASED",
        "stays with its sale",
    ),
    "money let go as it is verified": (
        "MATCHED; UPDATE judgement SET standing = 'verified', doubt = 'none', heard = 'paid', sale = NULL",
        "stays with its sale",
    ),
    "judging backwards": ("UPDATE judged_up_to SET bodies = 1", "what was judged"),
    "judging anew": ("DELETE FROM judged_up_to", "what was judged"),
    "two resends": (
        "INSERT INTO resend (line, reference, at) SELECT 1, reference, at FROM resend",
        "a minute lies between",
    ),
    "an answer at birth": (
        "INSERT INTO resend (line, reference, at, outcome) VALUES (1, 'x', '2025-01-02', 'sent')",
        "begins unanswered",
    ),
    "another answer": ("UPDATE resend SET outcome = 'sent'; UPDATE resend SET outcome = 'refused'", "answered once"),
    "another return": ("UPDATE resend SET came = '1'; UPDATE resend SET came = '2'", "one notice comes"),
    "another time": ("UPDATE resend SET at = ''", "stays so"),
    "a resend gone": ("DELETE FROM resend", "stays so"),
}


@pytest.mark.parametrize("name", FENCES)
def test_the_database_holds_the_hard_rules_itself(tmp_path: Path, name: str) -> None:
    statement, why = FENCES[name]

    async def act(journal: Journal) -> None:
        await payments.open_attempt(journal, card_intent("card1"))
        await webhook_judgements.judge(journal, HERE, [REPORTED], up_to=(7, 3))
        await webhook_resends.ask(journal, "va-1")

    in_a_journal(tmp_path, act)
    connection = raw(tmp_path / "sandbox.journal")
    with pytest.raises(apsw.ConstraintError, match=why):
        connection.execute(
            statement.replace("SUSPECTED", SUSPECT)
            .replace("MATCHED", MATCHED)
            .replace("OTHER", OTHER)
            .replace("RELEASED", RELEASED)
        )
    connection.close()
