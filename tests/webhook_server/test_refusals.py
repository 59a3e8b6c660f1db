"""What was refused: counted in the log, at once and then together, never quoted."""

import pytest

from pos_app.webhook_server.refusals import Refusals


class Clock:
    """Seconds that go on when they are told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_the_first_is_written_down_at_once_and_the_rest_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    clock = Clock()
    refusals = Refusals(clock)
    for status in (401, 401, 413, 401):
        refusals.count(status)
    assert caplog.messages == ["Notices refused: 1 with a bad signature"]
    clock.seconds = 61
    refusals.count(404)
    assert refusals.total == 5
    assert caplog.messages[1:] == ["Notices refused: 2 with a bad signature, 1 at a wrong path, 1 too large"]


def test_what_is_left_is_written_down_at_the_end_and_nothing_is_not(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    refusals = Refusals(Clock())
    refusals.close()
    for status in (503, 405, 405):
        refusals.count(status)
    refusals.close()
    refusals.close()
    assert caplog.messages == [
        "Notices refused: 1 that could not be stored",
        "Notices refused: 2 by a wrong method",
    ]
