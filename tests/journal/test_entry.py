"""Facts: what may be written, and that it is read as it was written."""

import asyncio
from datetime import UTC, datetime, timedelta, timezone
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.journal import line_views
from pos_app.journal.entry import Entry, Fact, NotAFactError, as_text, from_text, stamp
from pos_app.journal.store import Journal
from tests.journal.notebook import Clock

LARGEST = 2**63 - 1
ANY_TEXT = st.text(st.characters(exclude_categories=()))  # lone surrogates and NUL included
FACTS = st.dictionaries(ANY_TEXT, st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | ANY_TEXT, max_size=8)


@given(FACTS)
def test_facts_are_read_as_they_were_written(facts: dict[str, Fact]) -> None:
    read = from_text(as_text(facts))
    assert read == facts
    assert {name: type(value) for name, value in read.items()} == {name: type(value) for name, value in facts.items()}


@given(FACTS)
def test_the_same_facts_have_one_text_whatever_their_order(facts: dict[str, Fact]) -> None:
    turned = dict(reversed(facts.items()))
    assert as_text(turned) == as_text(facts)
    assert as_text(facts).isascii()


def test_any_facts_survive_the_file_and_the_chain_still_holds(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        journal = runner.run(Journal.open(tmp_path / "sandbox.journal", environment=Environment.SANDBOX, now=Clock()))

        @settings(max_examples=50, deadline=None)
        @given(st.lists(FACTS, min_size=1, max_size=4))
        def survive(several: list[dict[str, Fact]]) -> None:
            entries = [Entry("kind", "subject", facts, Topic.TILL) for facts in several]
            ink = runner.run(journal.record(*entries))
            lines = runner.run(journal.read(line_views.entries, after=ink.line - len(several), limit=10))
            assert [line.facts for line in lines] == several

        survive()
        assert runner.run(journal.verify()).holds
        runner.run(journal.close())


@pytest.mark.parametrize("value", [1.5, float("nan"), b"bytes", ["list"], {"a": 1}, datetime.now(UTC), 1j])
def test_what_is_no_fact_is_refused_before_it_is_written(value: object) -> None:
    facts: Any = {"amount": value}
    with pytest.raises(NotAFactError, match="'amount'"):
        Entry("sale", "s", facts, Topic.TILL)


@pytest.mark.parametrize("value", [LARGEST + 1, -LARGEST - 1, 10**30])
def test_a_number_that_a_database_would_round_is_refused(value: int) -> None:
    with pytest.raises(NotAFactError, match="too large"):
        Entry("sale", "s", {"amount": value}, Topic.TILL)


def test_a_name_that_is_no_text_is_refused() -> None:
    names: Any = {1: "one"}
    with pytest.raises(NotAFactError):
        Entry("sale", "s", names, Topic.TILL)


@pytest.mark.parametrize("kind", ["", "Sale", "sale opened", "sale-opened", "1sale", "säle"])
def test_a_kind_is_a_plain_word(kind: str) -> None:
    with pytest.raises(NotAFactError):
        Entry(kind, "s", {}, Topic.TILL)


@pytest.mark.parametrize("subject", ["half\ud800", "\udfffhalf", "cut\x00off"])
def test_a_subject_that_no_database_can_find_again_is_refused(subject: str) -> None:
    with pytest.raises(NotAFactError):
        Entry("sale", subject, {}, Topic.TILL)


def test_words_of_ours_are_written_as_their_text() -> None:
    class Colour(StrEnum):
        RED = "red"

    class Step(IntEnum):
        FIRST = 1

    assert as_text({"colour": Colour.RED, "step": Step.FIRST}) == '{"colour":"red","step":1}'


def test_facts_that_change_after_the_entry_was_made_change_nothing() -> None:
    facts: dict[str, Fact] = {"amount": 1}
    entry = Entry("sale", "s", facts, Topic.TILL)
    facts["amount"] = 2
    assert entry.facts == {"amount": 1}


def test_a_moment_is_written_in_one_length_and_sorts_as_time_does() -> None:
    lagos = timezone(timedelta(hours=1))
    assert stamp(datetime(2025, 1, 2, 0, 30, tzinfo=lagos)) == "2025-01-01T23:30:00.000000+00:00"
    assert stamp(datetime(2025, 1, 2, 0, 30, 0, 7, tzinfo=UTC)) == "2025-01-02T00:30:00.000007+00:00"


def test_a_moment_without_a_zone_is_refused() -> None:
    with pytest.raises(NotAFactError):
        stamp(datetime(2025, 1, 2))  # noqa: DTZ001  # the very thing that is refused
