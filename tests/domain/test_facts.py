"""Errors and environments: what is known of a failed call may be shown, and no more."""

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, KnownError, MaybeReceived, NotSent, Operation, Refused, TooBusy, Trace
from pos_app.domain.sentence import Sentence


def test_a_failed_call_is_a_known_error_with_a_sentence() -> None:
    failed = NotSent(Trace(Operation.INITIALIZE, "connect_refused"), Sentence("The service cannot be reached."))
    assert isinstance(failed, KnownError)
    assert str(failed.sentence) == "The service cannot be reached."
    assert str(failed) == "operation 2: connect_refused (no status)"


def test_a_refusal_keeps_the_services_own_words_apart_from_ours() -> None:
    refused = Refused(
        Trace(Operation.TV_PAY, "refused", 400), Sentence("The provider refused."), said="Invalid Signature"
    )
    assert refused.said == "Invalid Signature"
    assert "Invalid Signature" not in str(refused)


def test_a_busy_service_says_when_to_come_back() -> None:
    assert TooBusy(Trace(Operation.ENCRYPT, "busy", 429), Sentence("Busy."), retry_after=5).retry_after == 5


@pytest.mark.parametrize("kind", [NotSent, MaybeReceived])
def test_sent_and_not_sent_are_never_the_same_class(kind: type[CallFailed]) -> None:
    other = MaybeReceived if kind is NotSent else NotSent
    assert not issubclass(kind, other)


def test_only_live_moves_money() -> None:
    assert [environment for environment in Environment if environment.is_real_money] == [Environment.LIVE]
