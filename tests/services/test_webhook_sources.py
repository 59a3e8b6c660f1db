"""Where a notice came from is at most a warning: an address changes, and is no proof either way."""

from pathlib import Path

import pytest

from pos_app.domain.webhook_view import NoticeStanding
from tests.services.feed import Feed, at_a_feed, sample


@pytest.mark.parametrize(
    ("expected", "is_from_elsewhere"),
    [
        ((), False),
        (("203.0.113.0/24",), False),
        (("192.0.2.0/24", "2001:db8::1/128"), True),
    ],
)
def test_a_notice_from_elsewhere_is_kept_judged_and_pointed_out(
    tmp_path: Path, expected: tuple[str, ...], *, is_from_elsewhere: bool
) -> None:
    async def act(here: Feed) -> None:
        here.counter.line.use(here.counter.client_of(webhook_sources=expected))
        await here.arrive(sample("payout", reference="po-1"))
        row = await here.row_when(lambda row: row.reference == "po-1")
        view = await here.activity.view(row.row)
        assert (row.standing, view.from_address) == (NoticeStanding.REPORTED, "203.0.113.12")
        assert view.is_from_elsewhere is is_from_elsewhere

    at_a_feed(tmp_path, act)
