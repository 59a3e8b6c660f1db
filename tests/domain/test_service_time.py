"""The four ways in which the service writes a time."""

from datetime import UTC, datetime, timedelta

import pytest

from pos_app.domain.service_time import read_time

LAGOS = timedelta(hours=1)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2025-01-01T13:32:06.000000Z", datetime(2025, 1, 1, 13, 32, 6, tzinfo=UTC)),
        ("2025-01-01T13:32:06.123456789Z", datetime(2025, 1, 1, 13, 32, 6, 123456, tzinfo=UTC)),
        ("2025-01-01 14:32:08", datetime(2025, 1, 1, 13, 32, 8, tzinfo=UTC)),
        ("02/01/2025 00:32:08", datetime(2025, 1, 1, 23, 32, 8, tzinfo=UTC)),
        ("2025-01-01T14:32:06", datetime(2025, 1, 1, 13, 32, 6, tzinfo=UTC)),
        ("2025-01-01T14:32:06+03:00", datetime(2025, 1, 1, 11, 32, 6, tzinfo=UTC)),
    ],
)
def test_every_format_is_read_and_no_zone_means_the_services_own(text: str, meant: datetime) -> None:
    assert read_time(text, offset=LAGOS).at == meant


@pytest.mark.parametrize(
    "text", ["", "yesterday", "2025-13-01 14:32:08", "32/01/2025 14:32:08", "1735738326", "٢٠٢٥-٠١-٠١ ١٤:٣٢:٠٨"]
)
def test_what_is_no_time_keeps_its_text(text: str) -> None:
    read = read_time(text, offset=LAGOS)
    assert (read.text, read.at) == (text, None)


def test_the_text_is_kept_beside_the_time() -> None:
    assert read_time("01/01/2025 14:32:08", offset=LAGOS).text == "01/01/2025 14:32:08"


def test_another_offset_moves_the_times_without_a_zone_only() -> None:
    assert read_time("2025-01-01 14:32:08", offset=timedelta(0)).at == datetime(2025, 1, 1, 14, 32, 8, tzinfo=UTC)
    assert read_time("2025-01-01T14:32:08Z", offset=LAGOS).at == datetime(2025, 1, 1, 14, 32, 8, tzinfo=UTC)


@pytest.mark.parametrize(
    "text",
    [
        "01/01/0001 00:00:00", "0001-01-01 00:00:00", "31/12/9999 23:59:59", "9999-12-31T23:59:59-12:00",
        "1999-12-31T23:59:59Z", "2100-01-01T00:00:00Z",
    ],
)  # fmt: skip
def test_a_time_that_cannot_be_meant_is_not_given(text: str) -> None:
    assert read_time(text, offset=LAGOS).at is None
