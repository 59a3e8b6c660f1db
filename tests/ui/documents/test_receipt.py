"""What a receipt says of a payment that the service has denied since."""

from dataclasses import replace

import pytest

from pos_app.domain.payment import Alarm
from pos_app.domain.sale import AnyAlarm, SaleAlarm
from pos_app.domain.slip import Paper, SlipKind
from pos_app.ui.documents.receipt import paper_of
from tests.pictures import samples_progress as samples


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("alarm", "paper", "verdict"),
    [
        (None, Paper.PAYMENT, "PAID"),
        (SaleAlarm.PAID_TWICE, Paper.PAYMENT, "PAID"),
        (Alarm.PAID_BUT_NOW_DENIED, Paper.UNCONFIRMED, "NOT CONFIRMED"),
        (Alarm.OTHER_MONEY, Paper.UNCONFIRMED, "NOT CONFIRMED"),
    ],
)
def test_no_paper_says_paid_of_what_the_service_has_denied_since(
    alarm: AnyAlarm | None, paper: Paper, verdict: str
) -> None:
    slip = paper_of(replace(samples.PAID, alarm=alarm), samples.SLIP)
    assert slip.paper is paper
    assert [line.left for line in slip.lines if line.kind is SlipKind.VERDICT] == [verdict]
